// SPDX-License-Identifier: GPL-3.0-or-later

/// The markdown of a title: emphasis, code, strikethrough and links within a line, as CommonMark reads them; blocks are plain text, and
/// white space stays (`AttributedString`'s `inlineOnlyPreservingWhitespace`).
struct InlineMarkdown {
    /// A character of the source, or the place of a value, by its number, that counts as a letter.
    enum Unit: Equatable {
        case character(Character)
        case value(Int)
    }

    struct Style: OptionSet, Hashable {
        let rawValue: Int
        static let emphasized = Style(rawValue: 1)
        static let strong = Style(rawValue: 2)
        static let code = Style(rawValue: 4)
        static let strikethrough = Style(rawValue: 8)
        static let link = Style(rawValue: 16)
    }

    struct Span: Equatable {
        var units: [Unit]
        var style: Style
        /// Where a link leads.
        var address: String?
    }

    /// Longer texts are taken as they are: finding the ends of addresses takes the square of the time in the worst case.
    static let limit = 10_000

    private let source: [Unit]
    private var position = 0
    private var spans: [Item] = []
    /// Where brackets stand that a link may begin with.
    private var brackets: [Int] = []

    /// A piece of the text, or marks that may turn out to be text.
    private struct Item {
        var units: [Unit]
        var style: Style = []
        var address: String?
        var marks: Marks?
    }

    private struct Marks {
        enum Kind: Equatable { case star, underscore, tilde, bracket }
        let kind: Kind
        let length: Int
        let mayOpen: Bool
        let mayClose: Bool
    }

    static func spans(of source: [Unit]) -> [Span] {
        guard source.count <= limit else { return [Span(units: source, style: [])] }
        var reader = InlineMarkdown(source: source)
        return reader.read()
    }

    private init(source: [Unit]) { self.source = source }

    private mutating func read() -> [Span] {
        while position < source.count { step() }
        matchMarks(from: 0)
        var result: [Span] = []
        for item in spans where !item.units.isEmpty {
            if result.last?.style == item.style, result.last?.address == item.address {
                result[result.count - 1].units += item.units
            } else {
                result.append(Span(units: item.units, style: item.style, address: item.address))
            }
        }
        return result
    }

    private func character(at index: Int) -> Character? {
        guard source.indices.contains(index), case .character(let character) = source[index] else { return nil }
        return character
    }

    private mutating func add(_ unit: Unit) {
        if spans.last?.marks == nil, spans.last?.style == [] {
            spans[spans.count - 1].units.append(unit)
        } else {
            spans.append(Item(units: [unit]))
        }
    }

    private mutating func step() {
        switch character(at: position) {
        case "\\":
            if let next = character(at: position + 1), next.isASCII, next.isPunctuation || next.isSymbol {
                add(.character(next))
                position += 2
                return
            }
        case "`": if readCode() { return }
        case "<": if readAddress() { return }
        case "*", "_", "~":
            readMarks()
            return
        case "[":
            brackets.append(spans.count)
            spans.append(Item(units: [source[position]], marks: Marks(kind: .bracket, length: 1, mayOpen: true, mayClose: false)))
            position += 1
            return
        case "]": if readLink() { return }
        default: break
        }
        add(source[position])
        position += 1
    }

    // MARK: code

    /// `code`, between as many backticks as began it.
    private mutating func readCode() -> Bool {
        let length = run(of: "`", at: position)
        var end = position + length
        while end < source.count {
            let closing = run(of: "`", at: end)
            if closing == length {
                spans.append(Item(units: Array(source[(position + length)..<end]), style: .code))
                position = end + length
                return true
            }
            end += max(closing, 1)
        }
        for _ in 0..<length { add(.character("`")) }
        position += length
        return true
    }

    private func run(of mark: Character, at start: Int) -> Int {
        var end = start
        while character(at: end) == mark { end += 1 }
        return end - start
    }

    // MARK: links

    /// `<https://example.org>`
    private mutating func readAddress() -> Bool {
        var end = position + 1
        // No further than such an address may reach: of thousands of "<" each would look through all that follows.
        while let next = character(at: end), next != ">", next != "<", !next.isWhitespace { end += 1 }
        guard character(at: end) == ">" else { return false }
        let units = source[(position + 1)..<end]
        let text = units.compactMap { if case .character(let character) = $0 { character } else { nil } }
        guard let colon = text.firstIndex(of: ":"), colon >= 2, text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return false }
        spans.append(Item(units: Array(units), style: .link, address: String(text)))
        position = end + 1
        return true
    }

    /// The end of `[words](address)`.
    private mutating func readLink() -> Bool {
        guard let open = brackets.popLast() else { return false }
        guard character(at: position + 1) == "(", let end = endOfAddress(from: position + 2) else {
            spans[open].marks = nil
            return false
        }
        matchMarks(from: open + 1)
        let address = String((position + 2..<end).compactMap { character(at: $0) })
        for index in spans.indices where index > open {
            spans[index].style.insert(.link)
            spans[index].address = address
        }
        spans.remove(at: open)
        // A link holds no other.
        for index in brackets { spans[index].marks = nil }
        brackets = []
        position = end + 1
        return true
    }

    private func endOfAddress(from start: Int) -> Int? {
        var depth = 0
        for index in start..<max(start, source.count) {
            switch character(at: index) {
            case "(": depth += 1
            case ")" where depth == 0: return index
            case ")": depth -= 1
            case let other? where other.isNewline: return nil
            default: break
            }
        }
        return nil
    }

    // MARK: emphasis

    private mutating func readMarks() {
        guard let mark = character(at: position) else { return }
        let length = run(of: mark, at: position)
        let (before, after) = (
            position > 0 ? source[position - 1] : nil, position + length < source.count ? source[position + length] : nil
        )
        let opens = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
        let closes = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
        let isWord = mark == "_"
        let marks = Marks(
            kind: mark == "*" ? .star : mark == "_" ? .underscore : .tilde, length: length,
            mayOpen: opens && (!isWord || !closes || before.isPunctuation), mayClose: closes && (!isWord || !opens || after.isPunctuation))
        spans.append(Item(units: Array(source[position..<(position + length)]), marks: marks))
        position += length
    }

    /// Marks of one kind find the same openers.
    private struct Search: Hashable {
        let kind: Marks.Kind
        let mayOpen: Bool
        let length: Int

        init(for closer: Marks) {
            (kind, mayOpen) = (closer.kind, closer.mayOpen)
            length = closer.kind == .tilde ? closer.length : closer.length % 3
        }
    }

    /// Pairs the marks from a place on; what finds no other stays text.
    private mutating func matchMarks(from start: Int) {
        var index = start
        // Before these places no mark was found: later ones need not look there.
        var searched: [Search: Int] = [:]
        while index < spans.count {
            guard let closer = spans[index].marks, closer.mayClose, !spans[index].units.isEmpty else {
                index += 1
                continue
            }
            guard let open = opener(of: closer, before: index, from: searched[Search(for: closer)] ?? start),
                let opener = spans[open].marks
            else {
                searched[Search(for: closer)] = index
                index += 1
                continue
            }
            let isTilde = closer.kind == .tilde
            let used = isTilde ? closer.length : min(spans[open].units.count, spans[index].units.count, 2)
            let style: Style = isTilde ? .strikethrough : used == 2 ? .strong : .emphasized
            for inner in (open + 1)..<index {
                spans[inner].style.insert(style)
                spans[inner].marks = nil
            }
            spans[open].units.removeLast(used)
            spans[index].units.removeFirst(used)
            if spans[open].units.isEmpty { spans[open].marks = nil } else { spans[open].marks = opener }
            if spans[index].units.isEmpty { index += 1 }
        }
        for index in spans.indices where index >= start { spans[index].marks = nil }
    }

    private func opener(of closer: Marks, before index: Int, from start: Int) -> Int? {
        for place in (start..<max(start, index)).reversed() {
            guard let opener = spans[place].marks, opener.kind == closer.kind, opener.mayOpen, !spans[place].units.isEmpty else { continue }
            if closer.kind == .tilde {
                if opener.length == closer.length, closer.length <= 2 { return place }
                continue
            }
            // Marks that could do both pair up only where that leaves no doubt (CommonMark's rule of three).
            let isDoubtful = opener.mayClose || closer.mayOpen
            let isMultiple = opener.length % 3 == 0 && closer.length % 3 == 0
            if isDoubtful, (opener.length + closer.length) % 3 == 0, !isMultiple { continue }
            return place
        }
        return nil
    }
}

extension InlineMarkdown.Unit? {
    /// The ends of the text count as white space.
    fileprivate var isSpace: Bool {
        switch self {
        case nil: true
        case .character(let character)?: character.isWhitespace
        case .value?: false
        }
    }

    fileprivate var isPunctuation: Bool {
        if case .character(let character)? = self { character.isPunctuation || character.isSymbol } else { false }
    }
}
