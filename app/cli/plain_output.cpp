// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/plain_output.h"

namespace cardquake {
namespace {

constexpr unsigned char lead = 0xC2;

bool isControl(unsigned char byte)
{
    return (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F;
}

/// As JSON writes it, so that it means the same there: its writer lets U+007F to U+009F pass.
void show(std::ostream &target, unsigned char byte)
{
    constexpr std::string_view digits = "0123456789abcdef";
    target << "\\u00" << digits[byte >> 4U] << digits[byte & 15U];
}

} // namespace

PlainOutput::PlainOutput(std::ostream &target)
    : std::ostream(this)
    , m_target(target)
{
}

PlainOutput::~PlainOutput()
{
    if (m_holdsLead)
        m_target.put(static_cast<char>(lead));
}

int PlainOutput::overflow(int sign)
{
    using Traits = std::char_traits<char>;
    if (Traits::eq_int_type(sign, Traits::eof()))
        return Traits::not_eof(sign);
    return pass(Traits::to_char_type(sign)) ? sign : Traits::eof();
}

std::streamsize PlainOutput::xsputn(const char *text, std::streamsize size)
{
    std::streamsize passed = 0;
    while (passed < size && pass(text[passed]))
        ++passed;
    return passed;
}

int PlainOutput::sync()
{
    return m_target.flush() ? 0 : -1;
}

bool PlainOutput::pass(char sign)
{
    const auto byte = static_cast<unsigned char>(sign);
    if (m_holdsLead) {
        m_holdsLead = false;
        if (byte >= 0x80 && byte < 0xA0) {
            show(m_target, byte);
            return m_target.good();
        }
        m_target.put(static_cast<char>(lead));
    }
    if (byte == lead)
        m_holdsLead = true;
    else if (isControl(byte))
        show(m_target, byte);
    else
        m_target.put(sign);
    return m_target.good();
}

} // namespace cardquake
