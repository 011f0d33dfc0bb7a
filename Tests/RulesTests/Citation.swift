// SPDX-License-Identifier: GPL-3.0-or-later

/// A number of a rule in a text: `L8.4`, `S5.16b`, `G12`, `S13b`; of `S5.1–S5.6` both ends.
enum Citation {
    static func numbers(in text: some StringProtocol) -> [String] {
        let bytes = Array(text.utf8)
        var found: [String] = []
        var index = 0
        while index < bytes.count {
            if let end = end(of: bytes, from: index) {
                found.append(String(decoding: bytes[index..<end], as: UTF8.self))
                index = end
            }
            index += 1
        }
        return found
    }

    /// Where the number that begins at an index ends; nil if none does.
    private static func end(of bytes: [UInt8], from start: Int) -> Int? {
        func at(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }
        guard isLetter(at(start)), !isWord(at(start - 1)) else { return nil }
        var end = digits(bytes, start + 1)
        guard end > start + 1 else { return nil }
        if at(end) == UInt8(ascii: "."), digits(bytes, end + 1) > end + 1 { end = digits(bytes, end + 1) }
        if at(end) == UInt8(ascii: "b"), !isWord(at(end + 1)) { end += 1 }
        return isWord(at(end)) ? nil : end
    }

    /// The first index behind the digits.
    private static func digits(_ bytes: [UInt8], _ start: Int) -> Int {
        var end = start
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        return end
    }

    private static func isLetter(_ byte: UInt8) -> Bool { "LSGP".utf8.contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func isWord(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return isDigit(byte) || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
    }
}
