#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes Sources/LayoutEngine/Text/Glyphs/GlyphData*.swift from a JSON file of glyph advances.

Usage: generate-glyph-tables.py METRICS.json OUTPUT_FOLDER

The JSON has `unitsPerEm` and `weights`: for each weight `advances` (hex code point -> font units) and `kern_ascii` (two characters ->
font units). `sf_model.char_extra_milli_em` (hex code point -> thousandths of an em) is what measured widths of the system font differ by
from these advances, character by character; it goes into the tables. What depends on size and weight is in SystemTracking.swift.

A table becomes one string literal: numbers of two base-91 digits, which GlyphDecoder reads the first time a weight is used.
"""
import json
import sys

BASE = 91
LINE = 124


def digits(number):
    """Two base-91 digits. The alphabet is printable ASCII without space, quote and backslash."""
    assert 0 <= number < BASE * BASE, number
    return "".join(chr(35 + d if d < 57 else 36 + d) for d in (number // BASE, number % BASE))


def kerning(pairs):
    """Pair indices ascend; each is stored as the distance to the one before, then its value + 1000."""
    previous, text = 0, ""
    for index, value in sorted(((ord(p[0]) - 32) * 95 + ord(p[1]) - 32, v) for p, v in pairs.items()):
        text += digits(index - previous) + digits(value + 1000)
        previous = index
    return text


def literal(text):
    return "\n".join("        " + text[i:i + LINE] for i in range(0, len(text), LINE))


def ranges(points):
    found = []
    for point in points:
        if found and found[-1][1] + 1 == point:
            found[-1][1] = point
        else:
            found.append([point, point])
    return found


HEADER = """// SPDX-License-Identifier: GPL-3.0-or-later
// Written by Scripts/generate-glyph-tables.py: edit that, not this.
"""

metrics, folder = json.load(open(sys.argv[1])), sys.argv[2]
points = sorted(int(p, 16) for p in metrics["weights"]["regular"]["advances"])
extra = metrics["sf_model"]["char_extra_milli_em"]


def advance(table, point):
    code = "%04X" % point
    return table["advances"][code] + round(extra.get(code, 0) * metrics["unitsPerEm"] / 1000)


for weight, table in metrics["weights"].items():
    assert points == sorted(int(p, 16) for p in table["advances"])
    advances = "".join(digits(advance(table, p)) for p in points)
    name = weight.capitalize()
    with open(f"{folder}/GlyphData+{name}.swift", "w") as out:
        out.write(f"""{HEADER}
extension GlyphData {{
    /// Advances and kerning of the {weight} weight.
    static var {weight}: GlyphData {{ GlyphData(advances: {weight}Advances, kerning: {weight}Kerning) }}

    private static let {weight}Advances = \"\"\"
{literal(advances)}
        \"\"\"

    private static let {weight}Kerning = \"\"\"
{literal(kerning(table["kern_ascii"]))}
        \"\"\"
}}
""")

rows = [f"0x{a:04X}, 0x{b:04X}" for a, b in ranges(points)]
with open(f"{folder}/GlyphRanges.swift", "w") as out:
    body = ",\n".join("        " + ", ".join(rows[i:i + 7]) for i in range(0, len(rows), 7))
    out.write(f"""{HEADER}
/// The code points that have an advance, as ascending ranges: first and last of each, in the order of the numbers in `GlyphData`.
enum GlyphRanges {{
    static let bounds: ContiguousArray<UInt16> = [
{body},
    ]
}}
""")
