// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads JSON text (RFC 8259), strictly. What it refuses it refuses with a place.
struct JSONReader {
    struct Failure: Error {
        let message: String
        let line: Int
        /// In bytes, from 1.
        let column: Int
    }

    /// Deeper texts would exhaust the stack.
    private static let depthLimit = 512
    /// More values than a file of frames has for the largest tree: each takes some fifty times as much memory as its text.
    static let mostValues = 5_000_000

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private var count = 0

    private init(_ text: String) { bytes = Array(text.utf8) }

    static func read(_ text: String) throws(Failure) -> JSON {
        var reader = JSONReader(text)
        let value = try reader.value()
        reader.skipBlanks()
        guard reader.position == reader.bytes.count else { throw reader.failure("unexpected text after the value") }
        return value
    }

    private func failure(_ message: String) -> Failure {
        let before = bytes[..<min(position, bytes.count)]
        let line = before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Failure(message: message, line: line, column: before.count - start + 1)
    }

    // MARK: values

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private mutating func take(_ byte: Character) -> Bool {
        skipBlanks()
        guard let wanted = byte.asciiValue, next == wanted else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(Failure) -> JSON {
        skipBlanks()
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else { throw failure("it is nested too deeply") }
        count += 1
        guard count <= Self.mostValues else { throw failure("it has more than \(Self.mostValues) values") }
        switch next {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw failure("it ends where a value is expected")
        default: return try number()
        }
    }

    private mutating func word(_ text: String, _ value: JSON) throws(Failure) -> JSON {
        guard bytes[position...].starts(with: text.utf8) else { throw failure("a value is expected") }
        position += text.utf8.count
        return value
    }

    private mutating func object() throws(Failure) -> JSON {
        position += 1
        var fields: [JSON.Field] = []
        if take("}") { return .object(fields) }
        repeat {
            skipBlanks()
            guard next == UInt8(ascii: "\"") else { throw failure("a key in quotes is expected") }
            let key = try string()
            guard take(":") else { throw failure("':' is expected") }
            fields.append(JSON.Field(key, try value()))
        } while take(",")
        guard take("}") else { throw failure("',' or '}' is expected") }
        return .object(fields)
    }

    private mutating func array() throws(Failure) -> JSON {
        position += 1
        var values: [JSON] = []
        if take("]") { return .array(values) }
        repeat { values.append(try value()) } while take(",")
        guard take("]") else { throw failure("',' or ']' is expected") }
        return .array(values)
    }

    /// Whole numbers without fraction or exponent are integers, as `JSON.text` writes them.
    private mutating func number() throws(Failure) -> JSON {
        let start = position
        while let byte = next, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let digits = text.drop { $0 == "-" }
        let isPlain =
            digits.first?.isNumber == true && !(digits.count > 1 && digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true)
        if isPlain, let last = text.last, last != "." {
            if let whole = Int(text) { return .int(whole) }
            if let number = Double(text), number.isFinite { return .number(number) }
        }
        position = start
        throw failure("a value is expected")
    }

    // MARK: strings

    private mutating func string() throws(Failure) -> String {
        position += 1
        var units: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: units, as: UTF8.self)
            case UInt8(ascii: "\\"):
                position += 1
                units += try escape().utf8
            case 0..<0x20: throw failure("a string contains a line break or control character")
            default:
                units.append(byte)
                position += 1
            }
        }
        throw failure("unterminated string")
    }

    private mutating func escape() throws(Failure) -> String {
        guard let byte = next else { throw failure("unterminated string") }
        position += 1
        switch Character(UnicodeScalar(byte)) {
        case "\"": return "\""
        case "\\": return "\\"
        case "/": return "/"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": return try unicode()
        default:
            position -= 1
            throw failure("unknown escape")
        }
    }

    /// `\uXXXX`, in pairs beyond the basic plane; half a pair is the replacement character.
    private mutating func unicode() throws(Failure) -> String {
        var units = [try hexadecimal()]
        if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: "\\u".utf8) {
            position += 2
            units.append(try hexadecimal())
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func hexadecimal() throws(Failure) -> UInt16 {
        let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
        guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let value = UInt16(digits, radix: 16) else {
            throw failure("four hexadecimal digits are expected")
        }
        position += 4
        return value
    }
}
