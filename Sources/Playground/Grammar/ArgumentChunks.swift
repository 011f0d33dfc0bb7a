// SPDX-License-Identifier: GPL-3.0-or-later

/// A text cut at the blanks outside of brackets and quotes: as far as a form of a command looks at it. Commas, and colons and equals signs
/// that follow a name, are chunks of their own.
struct ArgumentChunks {
    struct Chunk {
        let text: String
        /// UTF-8 offsets.
        let start: Int
        let end: Int
    }

    private(set) var chunks: [Chunk] = []
    /// Is a bracket or a quote open at the end?
    private(set) var isOpen = false
    /// Does the last chunk reach the end, so that more letters would belong to it?
    private(set) var isUnfinished = false

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var (start, depth, isQuoted, index): (Int?, Int, Bool, Int) = (nil, 0, false, 0)
        func close(_ end: Int, _ chunks: inout [Chunk]) {
            guard let from = start, from < end else { return }
            chunks.append(Chunk(text: String(decoding: bytes[from..<end], as: UTF8.self), start: from, end: end))
            start = nil
        }
        while index < bytes.count {
            let byte = bytes[index]
            if isQuoted {
                if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") { isQuoted = false }
            } else if depth == 0, Self.isBlank(byte) {
                close(index, &chunks)
            } else if depth == 0, byte == UInt8(ascii: ",") || Self.isSign(at: index, in: bytes, after: start) {
                close(index, &chunks)
                start = index
                close(index + 1, &chunks)
            } else {
                start = start ?? index
                switch byte {
                case UInt8(ascii: "\""): isQuoted = true
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
                default: break
                }
            }
            index += 1
        }
        isOpen = depth > 0 || isQuoted
        isUnfinished = start != nil
        close(bytes.count, &chunks)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// The colon of `anchor:`, the sign of `name=`; not those of `a == b` and `x ? y : z`.
    private static func isSign(at index: Int, in bytes: [UInt8], after start: Int?) -> Bool {
        let byte = bytes[index]
        let previous = index > 0 ? bytes[index - 1] : 0x20
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
        func isName(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte >= 0x80
        }
        if byte == UInt8(ascii: ":") { return start != nil && isName(previous) }
        return byte == UInt8(ascii: "=") && (isBlank(previous) || isName(previous)) && next != UInt8(ascii: "=")
    }
}
