# What every target of the house has in common.

add_library(cardquake_flags INTERFACE)
target_compile_options(cardquake_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    # Sets are words and their sizes are asked everywhere; every such processor since 2009 counts bits by itself.
    target_compile_options(cardquake_flags INTERFACE -march=x86-64-v2)
endif()
if(CARDQUAKE_WERROR)
    target_compile_options(cardquake_flags INTERFACE -Werror)
endif()
if(CARDQUAKE_SANITIZE)
    target_compile_options(cardquake_flags INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=undefined
                                                     -fno-omit-frame-pointer)
    target_link_options(cardquake_flags INTERFACE -fsanitize=address,undefined)
endif()

# cardquake_library(name SOURCES ... [PUBLIC libs...] [PRIVATE libs...])
# Includes are written from the root of the tree, so that a line says which layer it reaches into.
function(cardquake_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    # Several files at a time: a cold build takes a third of the time, and small functions are inlined across files.
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    target_include_directories(${name} PUBLIC ${CMAKE_SOURCE_DIR})
    target_link_libraries(${name} PUBLIC ${ARG_PUBLIC} PRIVATE cardquake_flags ${ARG_PRIVATE})
endfunction()

# cardquake_embed(target OUTPUT file ROOT dir [FUNCTION name] FILES ...)
# Compiles text files into the program; a function (see data/catalog/embedded.h) gives them back by their path below ROOT.
function(cardquake_embed target)
    cmake_parse_arguments(ARG "" "OUTPUT;ROOT;FUNCTION" "FILES" ${ARGN})
    if(NOT ARG_FUNCTION)
        set(ARG_FUNCTION embeddedFiles)
    endif()
    string(REPLACE ";" "\n" listing "${ARG_FILES}")
    set(list_file ${CMAKE_CURRENT_BINARY_DIR}/${target}_embedded.list)
    file(CONFIGURE OUTPUT ${list_file} CONTENT "${listing}\n")
    add_custom_command(
        OUTPUT ${ARG_OUTPUT}
        COMMAND ${CMAKE_COMMAND} -DLIST=${list_file} -DROOT=${ARG_ROOT} -DOUTPUT=${ARG_OUTPUT} -DFUNCTION=${ARG_FUNCTION}
                -P ${CMAKE_SOURCE_DIR}/cmake/EmbedFiles.cmake
        DEPENDS ${ARG_FILES} ${list_file} ${CMAKE_SOURCE_DIR}/cmake/EmbedFiles.cmake
        COMMENT "Embedding content into ${target}"
        VERBATIM)
    target_sources(${target} PRIVATE ${ARG_OUTPUT})
endfunction()

# cardquake_test(name SOURCES ... LIBRARIES ...): a Qt Test program, run by ctest without a display.
function(cardquake_test name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LIBRARIES" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_link_libraries(${name} PRIVATE cardquake_flags Qt6::Test ${ARG_LIBRARIES})
    target_compile_definitions(${name} PRIVATE CARDQUAKE_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen" TIMEOUT 600)
endfunction()
