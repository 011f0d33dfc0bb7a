// SPDX-License-Identifier: GPL-3.0-or-later

/// The text as one line that cannot move the cursor, colour the screen or turn the reading direction: what is invisible or acts
/// becomes a Swift escape (`\n`, `\u{1B}`). Applying it twice changes nothing.
package func sanitized(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for character in text { append(character, to: &result) }
    return result
}

private func append(_ character: Character, to result: inout String) {
    let scalars = character.unicodeScalars
    // A mark without a base would sit on whatever was printed before: a quote, a border.
    if let first = scalars.first, isMark(first) && (result.isEmpty || result.last == " ") { result.append("◌") }
    let isFlag = scalars.first?.value == 0x1F3F4
    for scalar in scalars {
        if isHarmless(scalar) || (isFlag && isTag(scalar)) {
            result.unicodeScalars.append(scalar)
        } else {
            result.append(escape(of: scalar))
        }
    }
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
}

/// The letters of subdivision flags; anywhere else they are invisible text.
private func isTag(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0xE0020 && scalar.value <= 0xE007F }

private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    // Of the format characters only the joiners of scripts and emoji and the Arabic number signs belong to what is read.
    case .format: scalar.value == 0x200C || scalar.value == 0x200D || isArabicNumberSign(scalar.value)
    default: true
    }
}

private func isArabicNumberSign(_ value: UInt32) -> Bool {
    (0x0600...0x0605).contains(value) || value == 0x06DD || value == 0x070F || (0x0890...0x0891).contains(value) || value == 0x08E2
}

private func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\0": "\\0"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
}
