// SPDX-License-Identifier: GPL-3.0-or-later

/// Bytes to text: drops a byte order mark, makes every line break a `\n`, and finds what is not UTF-8.
struct ScriptDecoder {
    struct Problem {
        let message: String
        /// Stands in the source line for the bytes that can't be shown.
        let replacement: String
        let hint: String?
    }

    private var pending: [UInt8] = []
    private var text = ""
    private var isAtStart = true
    private var endedInReturn = false

    mutating func add(_ bytes: ArraySlice<UInt8>) -> Problem? {
        pending += bytes
        // A character may be cut at the end of a chunk: wait for the rest of it.
        return decode(upTo: pending.count - Self.lengthOfCutCharacter(pending))
    }

    mutating func finish() -> Problem? {
        decode(upTo: pending.count)
    }

    /// What was decoded since the last call.
    mutating func takeText() -> String {
        defer { text = "" }
        return text
    }

    private mutating func decode(upTo end: Int) -> Problem? {
        if isAtStart {
            if pending.count < 3, end < pending.count { return nil }
            isAtStart = false
            if pending.starts(with: [0xFF, 0xFE]) || pending.starts(with: [0xFE, 0xFF]) {
                return Problem(message: "the file is UTF-16, not UTF-8", replacement: "\u{FFFD}", hint: "save the file as UTF-8")
            }
            if pending.starts(with: [0xEF, 0xBB, 0xBF]) { return decode(pending[3..<max(3, end)]) }
        }
        return decode(pending[..<end])
    }

    private mutating func decode(_ bytes: ArraySlice<UInt8>) -> Problem? {
        defer { pending.removeFirst(bytes.endIndex) }
        if let null = bytes.firstIndex(of: 0), validText(bytes[..<null]) {
            return Problem(message: "a NUL byte: this is not a text file", replacement: "\u{FFFD}", hint: nil)
        }
        if validText(bytes) { return nil }
        let bad = Self.firstInvalid(in: bytes)
        _ = validText(bytes[..<bad])
        let byte = String(bytes[bad], radix: 16, uppercase: true)
        return Problem(message: "the byte 0x\(byte) is not UTF-8", replacement: "\u{FFFD}", hint: "save the file as UTF-8")
    }

    /// Appends the bytes if they are UTF-8.
    private mutating func validText(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let valid = String(validating: bytes, as: UTF8.self) else { return false }
        guard endedInReturn || bytes.contains(UInt8(ascii: "\r")) else {
            text += valid
            return true
        }
        var unified: [UInt8] = []
        unified.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte == UInt8(ascii: "\r") {
                unified.append(UInt8(ascii: "\n"))
            } else if byte != UInt8(ascii: "\n") || !endedInReturn {
                unified.append(byte)
            }
            endedInReturn = byte == UInt8(ascii: "\r")
        }
        text += String(decoding: unified, as: UTF8.self)
        return true
    }

    private static func firstInvalid(in bytes: ArraySlice<UInt8>) -> Int {
        var decoder = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = bytes.startIndex
        while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { offset += scalar.count }
        return min(offset, bytes.endIndex - 1)
    }

    /// Bytes at the end that begin a character without ending it.
    private static func lengthOfCutCharacter(_ bytes: [UInt8]) -> Int {
        for length in 1...3 where length <= bytes.count {
            let byte = bytes[bytes.count - length]
            if byte & 0xC0 == 0x80 { continue }
            let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return needed > length ? length : 0
        }
        return 0
    }
}
