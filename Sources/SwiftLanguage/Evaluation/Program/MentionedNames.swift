// SPDX-License-Identifier: GPL-3.0-or-later

extension [Declaration] {
    /// Does any of them contain one of these names as a word of its text? It reads the text once and builds nothing.
    func name(anyOf names: Set<String>, wrappers: WrapperMention = .counts) -> Bool {
        let lengths = names.lengths
        return contains { declaration in
            guard let span = declaration.span else { return false }
            return span.withBytes { $0.contain(names, lengths, wrappers: wrappers) }
        }
    }
}

extension Sequence<Declaration> {
    /// Those that may say one of these names: of what stands in a file its text tells, of others nobody looked.
    package func mayName(anyOf names: Set<String>) -> [Declaration] {
        let lengths = names.lengths
        return filter { declaration in
            guard let span = declaration.span, span.source.isFile else { return true }
            return span.withBytes { $0.contain(names, lengths) }
        }
    }
}

extension StringProtocol {
    /// Does it contain one of these names as a word?
    func names(anyOf names: Set<String>, wrappers: WrapperMention = .counts) -> Bool {
        var text = String(self)
        return text.withUTF8 { $0.contain(names, names.lengths, wrappers: wrappers) }
    }
}

/// Whether the attribute of a wrapper that is known (`@State`) mentions its type.
enum WrapperMention { case counts, countsAsTypeAlone }

extension Set<String> {
    /// Most words are ruled out by their length alone.
    var lengths: WordLengths { WordLengths(map(\.utf8.count)) }
}

/// A set of lengths; those of 63 and more are one.
struct WordLengths {
    private var bits: UInt64 = 0

    init(_ lengths: [Int]) { for length in lengths { bits |= 1 << UInt64(Swift.min(length, 63)) } }

    func contains(_ length: Int) -> Bool { bits & (1 << UInt64(Swift.min(length, 63))) != 0 }
}

extension SourceSpan {
    /// The bytes of its text.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        source.withBytes { bytes in body(UnsafeBufferPointer(rebasing: bytes[min(start, bytes.count)..<min(end, bytes.count)])) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Are some of the names words of this text? Asked of all bodies of the prelude whenever a program gets its types.
    func contain(_ names: Set<String>, _ lengths: WordLengths, wrappers: WrapperMention = .counts) -> Bool {
        var word = startIndex
        var length = 0
        var index = startIndex
        func isMeant() -> Bool {
            guard lengths.contains(length) else { return false }
            let name = String(decoding: UnsafeBufferPointer(rebasing: self[word..<index]), as: UTF8.self)
            guard names.contains(name) else { return false }
            let isAttribute = word > startIndex && self[word - 1] == UInt8(ascii: "@")
            return wrappers == .counts || !isAttribute || KnownWrapper[name] == nil
        }
        while index < endIndex {
            let byte = self[index]
            if byte.isWord {
                if length == 0 { word = index }
                length += 1
            } else {
                if length > 0, isMeant() { return true }
                length = 0
            }
            index += 1
        }
        return length > 0 && isMeant()
    }
}

extension UInt8 {
    /// A character of a name.
    var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: self >= 0x80
        }
    }
}
