// SPDX-License-Identifier: GPL-3.0-or-later

/// Words and signs inside of a span: what the compiler points to is often less than the whole.
extension SourceSpan {
    /// The first place of a word or a sign at or behind an offset, outside of comments; nil where there is none.
    func place(of word: String, from offset: Int? = nil) -> SourceSpan? {
        let wanted = Array(word.utf8)
        guard let first = wanted.first else { return nil }
        let isWord = first.isPartOfName
        let found = source.withBytes { bytes -> Int? in
            var place = Swift.max(offset ?? start, start)
            let end = Swift.min(self.end, bytes.count)
            while place + wanted.count <= end {
                let behind = place + wanted.count
                if let next = bytes.endOfComment(at: place) {
                    place = next
                } else if bytes[place] == first, bytes[place..<behind].elementsEqual(wanted),
                    !isWord || !(place > 0 && bytes[place - 1].isPartOfName) && !(behind < bytes.count && bytes[behind].isPartOfName)
                {
                    return place
                } else {
                    place += 1
                }
            }
            return nil
        }
        return found.map { SourceSpan(source: source, start: $0, end: $0 + wanted.count) }
    }

    /// The nearest of some words before it on its line.
    func lastPlaceBefore(ofOneOf words: [String]) -> SourceSpan? {
        var places: [SourceSpan] = []
        let around = SourceSpan(source: source, start: source.lineStart(at: start), end: start)
        for word in words {
            var next = around.place(of: word)
            while let found = next {
                places.append(found)
                next = around.place(of: word, from: found.end)
            }
        }
        return places.max { $0.start < $1.start }
    }

    /// The last sign alone: the `}` of a body, the `)` of a call.
    var lastSign: SourceSpan { SourceSpan(source: source, start: Swift.max(start, end - 1), end: end) }
}

extension UInt8 {
    /// A letter, a digit, `_`, `$`, or a part of a letter that is not ASCII.
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where a comment ends that begins at an offset; nil where none begins.
    fileprivate func endOfComment(at start: Int) -> Int? {
        guard start + 1 < count, self[start] == UInt8(ascii: "/") else { return nil }
        var place = start + 2
        switch self[start + 1] {
        case UInt8(ascii: "/"):
            while place < count, self[place] != UInt8(ascii: "\n") { place += 1 }
            return place
        case UInt8(ascii: "*"):
            while place + 1 < count, self[place] != UInt8(ascii: "*") || self[place + 1] != UInt8(ascii: "/") { place += 1 }
            return Swift.min(place + 2, count)
        default: return nil
        }
    }
}
