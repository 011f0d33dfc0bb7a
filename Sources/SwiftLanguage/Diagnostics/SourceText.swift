// SPDX-License-Identifier: GPL-3.0-or-later

/// A named piece of text that was typed, pasted or read: what a span points into.
package final class SourceText: Sendable {
    /// The file's path as the person gave it, or nil for what was typed at the prompt or given by `-c`.
    package let name: String?
    package let text: String
    /// The number of the text's first line: inputs of a file or a `-c` list keep the line they stand on.
    package let firstLine: Int
    /// UTF-8 offsets at which lines start; the first is 0.
    private let lineStarts: [Int]

    /// All of it.
    var whole: SourceSpan { SourceSpan(source: self, start: 0, end: text.utf8.count) }

    /// What its declarations are called.
    let declarationNames = DeclarationNames()

    /// Its tokens, while it runs as an input.
    package let knownTokens = KnownTokens()

    /// Is what is unknown in it left out and told, instead of an error?
    package let marksUnknowns: Bool

    /// Do the settings of its project give what it declares to the main actor?
    package let isOfMainActor: Bool

    /// The signs of the user's that were declared before this text.
    let operators: CustomOperators

    /// What the program calls the declarations that a file keeps to itself.
    let privateNames: FilePrivateNames

    package init(
        _ text: String, name: String? = nil, firstLine: Int = 1, operators: CustomOperators = CustomOperators(),
        marksUnknowns: Bool = false, isOfMainActor: Bool = false
    ) {
        privateNames = .none
        self.operators = operators
        self.marksUnknowns = marksUnknowns
        self.isOfMainActor = isOfMainActor
        self.text = text
        self.name = name
        self.firstLine = firstLine
        var starts = [0]
        var offset = 0
        for byte in text.utf8 {
            offset += 1
            if byte == UInt8(ascii: "\n") { starts.append(offset) }
        }
        lineStarts = starts
    }

    /// The same text, read beside a program that declares operators, and beside other files.
    package init(
        _ source: SourceText, operators: CustomOperators, privateNames: FilePrivateNames = .none, marksUnknowns: Bool? = nil
    ) {
        self.privateNames = privateNames
        text = source.text
        name = source.name
        firstLine = source.firstLine
        lineStarts = source.lineStarts
        self.marksUnknowns = marksUnknowns ?? source.marksUnknowns
        isOfMainActor = source.isOfMainActor
        self.operators = operators
    }

    /// Is it what it would be beside these operators?
    package func isRead(beside operators: CustomOperators) -> Bool { self.operators == operators }

    /// Is it what it would be with these names for what it keeps to itself?
    package func isRead(with names: FilePrivateNames) -> Bool { privateNames == names }

    /// Is it a file of Swift, not what was typed or a session?
    package var isFile: Bool { name?.hasSuffix(".swift") ?? false }

    /// Is it code that a compiler has accepted where it comes from, rather than what is typed?
    var isOfAnApp: Bool { marksUnknowns || isFile }

    /// Line and column (both from 1, the column in characters) of a UTF-8 offset; offsets outside are clamped.
    package func position(at offset: Int) -> (line: Int, column: Int) {
        let index = lineIndex(at: offset)
        let bytes = text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: lineStarts[index])
        let end = bytes.index(start, offsetBy: max(0, offset - lineStarts[index]), limitedBy: bytes.endIndex) ?? bytes.endIndex
        return (firstLine + index, text[start..<end].count + 1)
    }

    /// The line alone: without counting the characters before the offset.
    package func lineNumber(at offset: Int) -> Int { firstLine + lineIndex(at: offset) }

    /// The text of the line that holds a UTF-8 offset, without its line break.
    package func line(at offset: Int) -> String {
        let index = lineIndex(at: offset)
        let start = lineStarts[index]
        let end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : text.utf8.count
        return text(in: start..<max(start, end))
    }

    /// The words of a range of UTF-8 offsets; for the whole text itself, not a copy of it.
    package func text(in range: Range<Int>) -> String {
        withBytes { bytes in
            let range = range.clamped(to: bytes.indices)
            return range == bytes.indices ? text : String(decoding: bytes[range], as: UTF8.self)
        }
    }

    /// The words of a range of UTF-8 offsets in the text itself: however long it is, nothing is copied.
    package func slice(_ range: Range<Int>) -> Substring {
        let bytes = text.utf8
        let range = range.clamped(to: 0..<bytes.count)
        let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        return text[start..<bytes.index(start, offsetBy: range.count)]
    }

    /// The text's UTF-8 bytes, for readers that would otherwise walk the string.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var copy = text
        return copy.withUTF8(body)
    }

    /// The offset at which the line of another begins.
    func lineStart(at offset: Int) -> Int { lineStarts[lineIndex(at: offset)] }

    /// The offset at which the next line begins; in the last line its end.
    func lineStart(behind offset: Int) -> Int {
        let next = lineIndex(at: offset) + 1
        return next < lineStarts.count ? lineStarts[next] : text.utf8.count
    }

    private func lineIndex(at offset: Int) -> Int { max(lineStarts.partitioningIndex { $0 > offset } - 1, 0) }
}

/// A range of UTF-8 offsets in a source text.
package struct SourceSpan: Sendable, Hashable {
    package let source: SourceText
    // Every piece of source has one; no text is so long that it needs 64 bits.
    private let first: UInt32
    private let last: UInt32

    package init(source: SourceText, start: Int, end: Int) {
        self.source = source
        first = UInt32(clamping: start)
        last = UInt32(clamping: max(start, end))
    }

    package var start: Int { Int(first) }
    /// Is it a piece of the library's text, and not of anything that a person wrote?
    package var isOfLibrary: Bool { source.name == Library.sourceName }
    package var end: Int { Int(last) }

    package func joined(to other: SourceSpan) -> SourceSpan {
        other.source === source ? SourceSpan(source: source, start: min(start, other.start), end: max(end, other.end)) : self
    }

    /// Where a label stands before this piece, with nothing but a colon and blanks between them.
    func label(_ label: String) -> SourceSpan? {
        source.withBytes { bytes in
            func withoutBlanks(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
                let end = words.lastIndex { !" \t\r\n".utf8.contains($0) }.map { $0 + 1 } ?? words.startIndex
                return words[..<end]
            }
            let before = withoutBlanks(bytes.prefix(start))
            guard before.last == UInt8(ascii: ":") else { return nil }
            let word = withoutBlanks(before.dropLast()).suffix(label.utf8.count)
            guard word.elementsEqual(label.utf8) else { return nil }
            return SourceSpan(source: source, start: word.startIndex, end: word.endIndex)
        }
    }

    package static func == (a: SourceSpan, b: SourceSpan) -> Bool { a.source === b.source && a.first == b.first && a.last == b.last }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(source))
        hasher.combine(first)
        hasher.combine(last)
    }
}
