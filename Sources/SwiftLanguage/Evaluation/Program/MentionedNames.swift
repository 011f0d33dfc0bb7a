// SPDX-License-Identifier: GPL-3.0-or-later

extension [Declaration] {
    /// Does any of them contain one of these names as a word of its text? It reads the text once and builds nothing.
    func name(anyOf names: Set<String>) -> Bool {
        let lengths = names.lengths
        return contains { declaration in
            guard let span = declaration.span else { return false }
            return span.source.text.utf8.dropFirst(span.start).prefix(span.end - span.start).contain(names, lengths)
        }
    }
}

extension StringProtocol {
    /// Does it contain one of these names as a word?
    func names(anyOf names: Set<String>) -> Bool { Substring(self).utf8.contain(names, names.lengths) }
}

extension Set<String> {
    /// Most words are ruled out by their length alone.
    fileprivate var lengths: Set<Int> { Set<Int>(map(\.utf8.count)) }
}

extension Substring.UTF8View {
    fileprivate func contain(_ names: Set<String>, _ lengths: Set<Int>) -> Bool {
        var word = startIndex
        var length = 0
        var index = startIndex
        func isMeant() -> Bool { lengths.contains(length) && names.contains(String(Substring(self[word..<index]))) }
        while index < endIndex {
            let byte = self[index]
            if byte.isWord {
                if length == 0 { word = index }
                length += 1
            } else {
                if length > 0, isMeant() { return true }
                length = 0
            }
            index = self.index(after: index)
        }
        return length > 0 && isMeant()
    }
}

extension UInt8 {
    fileprivate var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: self >= 0x80
        }
    }
}
