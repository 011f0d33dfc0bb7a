// SPDX-License-Identifier: GPL-3.0-or-later

/// How many terminal columns a text takes: 2 for East Asian wide characters and emoji, 0 for combining marks and controls.
///
/// A grapheme cluster counts as one glyph of at most two columns, as terminals draw families, flags and conjuncts.
package func displayWidth(_ text: String) -> Int {
    if let ascii = plainASCIIWidth(text) { return ascii }
    var width = 0
    for character in text { width += displayWidth(character) }
    return width
}

/// The columns of one grapheme cluster: 0, 1 or 2.
package func displayWidth(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    var width = 0
    for scalar in character.unicodeScalars {
        // The emoji variation selector makes a narrow sign (a heart, a keycap's digit) a wide one.
        if scalar.value == 0xFE0F && width > 0 { return 2 }
        width += ScalarWidth.columns(scalar)
        if width >= 2 { return 2 }
    }
    return width
}

/// The length of a text of printable ASCII, by far the commonest; nil for any other text.
private func plainASCIIWidth(_ text: String) -> Int? {
    var count = 0
    for byte in text.utf8 {
        guard byte >= 0x20 && byte < 0x7F else { return nil }
        count += 1
    }
    return count
}
