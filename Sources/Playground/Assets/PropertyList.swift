// SPDX-License-Identifier: GPL-3.0-or-later

/// A property list in the old form with braces, as `project.pbxproj` is written.
enum PropertyList {
    case text(String)
    case list([PropertyList])
    case dictionary([String: PropertyList])

    /// nil where the text is something else.
    init?(_ text: String) {
        var reader = Reader(bytes: Array(text.utf8))
        guard let value = reader.value(0), reader.isAtEnd else { return nil }
        self = value
    }

    subscript(key: String) -> PropertyList? { if case .dictionary(let entries) = self { entries[key] } else { nil } }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// Those elements of a list that are texts.
    var texts: [String] { if case .list(let elements) = self { elements.compactMap(\.text) } else { [] } }

    private struct Reader {
        let bytes: [UInt8]
        var next = 0

        /// Projects nest four deep.
        private static let deepest = 64

        private var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

        var isAtEnd: Bool {
            mutating get {
                skipBlanks()
                return byte == nil
            }
        }

        mutating func value(_ depth: Int) -> PropertyList? {
            skipBlanks()
            guard depth < Self.deepest, let byte else { return nil }
            switch byte {
            case UInt8(ascii: "{"): return dictionary(depth)
            case UInt8(ascii: "("): return list(depth)
            default: return word().map { .text($0) }
            }
        }

        private mutating func dictionary(_ depth: Int) -> PropertyList? {
            next += 1
            var entries: [String: PropertyList] = [:]
            while !takes("}") {
                guard let key = word(), takes("="), let value = value(depth + 1), takes(";") else { return nil }
                entries[key] = value
            }
            return .dictionary(entries)
        }

        private mutating func list(_ depth: Int) -> PropertyList? {
            next += 1
            var elements: [PropertyList] = []
            while !takes(")") {
                guard let value = value(depth + 1) else { return nil }
                elements.append(value)
                _ = takes(",")
            }
            return .list(elements)
        }

        private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
            skipBlanks()
            guard byte == UInt8(ascii: sign) else { return false }
            next += 1
            return true
        }

        /// One in quotes, or a run of what needs none.
        private mutating func word() -> String? {
            skipBlanks()
            guard byte == UInt8(ascii: "\"") else {
                let start = next
                while let byte, Self.isPlain(byte) { next += 1 }
                return start == next ? nil : String(decoding: bytes[start..<next], as: UTF8.self)
            }
            next += 1
            var text: [UInt8] = []
            while let byte, byte != UInt8(ascii: "\"") {
                next += 1
                guard byte == UInt8(ascii: "\\"), let escaped = self.byte else {
                    text.append(byte)
                    continue
                }
                text.append(escaped == UInt8(ascii: "n") ? 10 : escaped)
                next += 1
            }
            guard byte != nil else { return nil }
            next += 1
            return String(decoding: text, as: UTF8.self)
        }

        private static func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "_.$/:-".utf8.contains(byte)
            }
        }

        private mutating func skipBlanks() {
            while let byte {
                if byte <= 32 {
                    next += 1
                } else if starts(with: "/*") {
                    next += 2
                    while next < bytes.count, !starts(with: "*/") { next += 1 }
                    next += 2
                } else if starts(with: "//") {
                    while let byte = self.byte, byte != 10 { next += 1 }
                } else {
                    return
                }
            }
        }

        private func starts(with sign: StaticString) -> Bool {
            sign.withUTF8Buffer { next + $0.count <= bytes.count && bytes[next..<(next + $0.count)].elementsEqual($0) }
        }
    }
}
