// SPDX-FileCopyrightText: The Cardquake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/catalog/embedded.h"

#include <array>

namespace cardquake {

/// The kinds of a small invented game: every word of a schema that the validator explains stands in them once.
inline constexpr std::array<EmbeddedFile, 5> weatherKinds{{
    {"kinds/weather/card.json", R"({
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "weather/card",
  "title": "Rainstorm card",
  "description": "Rain falls on cells.",
  "type": "object",
  "x-order": 2, "x-plural": "Rainstorm cards", "x-total": 3, "x-copies": "copies",
  "properties": {
    "id": {"type": "string", "pattern": "^[a-z0-9-]+$", "maxLength": 40, "examples": ["r-07"]},
    "name": {"title": "Name", "type": "string", "minLength": 1, "maxLength": 12},
    "copies": {"title": "Copies", "type": "integer", "minimum": 0, "maximum": 8, "default": 1},
    "type": {"title": "Type", "enum": ["urban", "landmark", "terrain", "high-ground"]},
    "format": {"title": "Format", "const": 1},
    "depth": {"title": "Depth", "type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 10},
    "step": {"title": "Step", "type": "integer", "multipleOf": 5},
    "floor": {"title": "Floor", "type": "integer", "minimum": 2},
    "cells": {"title": "Cells", "type": "array", "minItems": 1, "maxItems": 4, "uniqueItems": true,
      "items": {"type": "string", "pattern": "^[A-F][1-6]$", "maxLength": 2, "examples": ["A1", "F6"]}},
    "code": {"title": "Code", "type": "string", "pattern": "^(a|b)*$", "description": "Only a and b."},
    "notes": {"title": "Notes", "type": "array", "items": {"type": "string"}},
    "offset": {"title": "Offset", "type": "array", "items": [{"type": "integer"}, {"type": "integer"}],
      "additionalItems": false, "minItems": 2},
    "cost": {"$ref": "shared/effects.json#/definitions/cost", "title": "Cost"},
    "tip": {"$ref": "shared/money.json#/definitions/tip", "title": "Tip"},
    "count": {"title": "Count", "anyOf": [{"type": "integer", "minimum": 1}, {"enum": ["all", "half"]}]},
    "shape": {"title": "Shape", "anyOf": [{"const": "none"},
      {"type": "object", "required": ["size"], "properties": {"size": {"title": "Size", "type": "integer"}}}]},
    "never": {"title": "Never", "not": {"const": 13}, "description": "Any number but 13."},
    "wind": {"title": "Wind", "type": "object", "minProperties": 1, "maxProperties": 2},
    "flags": {"title": "Flags", "type": ["boolean", "null"]},
    "effects": {"$ref": "shared/effects.json#/definitions/effects", "title": "Effects"}
  },
  "required": ["id", "cells"],
  "allOf": [{"if": {"required": ["type"], "properties": {"type": {"const": "landmark"}}},
             "then": {"required": ["name"], "properties": {"copies": {"maximum": 1}, "wind": false,
                      "floor": {"title": "Cellar", "maximum": 5},
                      "lamp": {"title": "Lamp", "type": "boolean"}}}}]
})"},
    {"kinds/weather/tile.json", R"({
  "title": "Map tile", "type": "object", "x-order": 1, "x-rows": 2,
  "properties": {"name": {"type": "string", "maxLength": 60}, "id": {"type": "string"}},
  "required": ["id"]
})"},
    {"kinds/weather/trip.json", R"({
  "title": "Trip", "type": "object", "x-order": 3, "x-plural": "Trips",
  "properties": {
    "id": {"type": "string"},
    "home": {"title": "Home", "type": "string", "x-ref": "tile"},
    "stops": {"title": "Stops", "type": "array", "items": {"type": "string"}, "x-ref": ["tile", "card"],
      "x-ref-also": ["sea"]},
    "grid": {"title": "Grid", "type": "array", "x-ref": "tile"},
    "roads": {"title": "Roads", "type": "object", "additionalProperties": {"type": "string", "x-ref": "tile"}},
    "tolls": {"title": "Tolls", "type": "object", "x-ref": "tile", "x-ref-keys": true},
    "swaps": {"title": "Swaps", "type": "object", "x-ref": "card", "x-ref-keys": "tile"},
    "effects": {"$ref": "shared/effects.json#/definitions/effects", "title": "Effects"}
  },
  "required": ["id"]
})"},
    {"kinds/weather/shared/effects.json", R"({
  "definitions": {
    "cost": {"type": "object", "propertyNames": {"$ref": "#/definitions/resource"},
      "additionalProperties": {"type": "integer", "minimum": 0}},
    "resource": {"enum": ["wood", "stone"]},
    "effects": {"type": "array", "maxItems": 5, "items": {"$ref": "#/definitions/effect"}},
    "effect": {"type": "object", "required": ["do"],
      "properties": {"do": {"enum": ["destroy", "move", "choose"]}},
      "allOf": [
        {"if": {"properties": {"do": {"const": "destroy"}}, "required": ["do"]},
         "then": {"required": ["tile"], "additionalProperties": false,
                  "properties": {"do": true, "tile": {"title": "Tile", "type": "string", "x-ref": "tile"}}}},
        {"if": {"properties": {"do": {"const": "move"}}, "required": ["do"]},
         "then": {"properties": {"steps": {"title": "Steps", "type": "integer", "maximum": 3}}}},
        {"if": {"properties": {"do": {"const": "choose"}}, "required": ["do"]},
         "then": {"required": ["options"], "properties": {"options": {"$ref": "#/definitions/effects"}}}}
      ]}
  }
})"},
    // A definition may have the same name as one in another file.
    {"kinds/weather/shared/money.json", R"({
  "definitions": {
    "tip": {"type": "array", "items": {"$ref": "#/definitions/resource"}},
    "resource": {"enum": ["gold", "silver"]}
  }
})"},
}};

} // namespace cardquake
