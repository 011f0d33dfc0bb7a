// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads a pattern that Swift's own reader has already taken: what is wrong with one is said in Swift's words.
struct RegexReader {
    /// What is not matched here, in words.
    struct Unsupported: Error {
        let construct: String
        var isLimit = false
    }

    static let mostOperators = 100

    /// How deep groups may lie in one another.
    static let deepestGroup = 128

    private var rest: Substring
    private var flags: String
    private var depth = 0
    /// `&&`, `--` and `~~` between classes: for each, Swift's engine keeps all that stands before it again.
    private var operators = 0
    /// The names of the groups, by number; the first is the whole.
    private(set) var names: [String?] = [nil]

    private let readsGroupsOnly: Bool

    /// - Parameters:
    ///   - flags: what `(?…)` at the start would say.
    ///   - readsGroupsOnly: what single characters have to be is left out, as asking Swift's engine takes long.
    init(_ pattern: String, flags: String, readsGroupsOnly: Bool = false) {
        rest = pattern[...]
        self.flags = flags
        self.readsGroupsOnly = readsGroupsOnly
    }

    mutating func read() throws(Unsupported) -> RegexNode { try alternation() }

    private var isExtended: Bool { flags.contains("x") }

    private mutating func take(_ prefix: String) -> Bool {
        guard rest.hasPrefix(prefix) else { return false }
        rest.removeFirst(prefix.count)
        return true
    }

    /// The text before a delimiter, which is taken too.
    private mutating func taken(until end: String) -> Substring {
        let start = rest.startIndex
        while !rest.isEmpty {
            let part = rest.base[start..<rest.startIndex]
            if take(end) { return part }
            rest.removeFirst()
        }
        return rest.base[start..<rest.startIndex]
    }

    /// Up to the `)` of the group around it, or the end. Options that are set within end with it.
    private mutating func alternation() throws(Unsupported) -> RegexNode {
        let outside = flags
        depth += 1
        defer { (flags, depth) = (outside, depth - 1) }
        guard depth <= Self.deepestGroup else {
            throw Unsupported(construct: "more than \(Self.deepestGroup) nested groups", isLimit: true)
        }
        var branches: [RegexNode] = []
        repeat { branches.append(try sequence()) } while take("|")
        return branches.count == 1 ? branches[0] : .alternation(branches)
    }

    private mutating func sequence() throws(Unsupported) -> RegexNode {
        var parts: [RegexNode] = []
        while let next = rest.first, next != "|", next != ")" {
            if isExtended, skipsSpace() { continue }
            if take("(?#") {
                _ = taken(until: ")")
            } else if take("\\Q") {
                try quote(into: &parts)
            } else if let part = try part() {
                parts.append(part)
            }
            try quantifyLast(of: &parts)
        }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func skipsSpace() -> Bool {
        if take("#") {
            while let next = rest.popFirst(), !next.isNewline {}
            return true
        }
        guard rest.first?.isWhitespace == true else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func quote(into parts: inout [RegexNode]) throws(Unsupported) {
        for character in taken(until: "\\E") { parts.append(.atom(try literal(character))) }
    }

    private func literal(_ character: Character) throws(Unsupported) -> RegexAtom {
        guard flags.contains("i") else { return RegexAtom(character) }
        let isPlain = character.isLetter || character.isNumber || !character.isASCII
        return try atom(isPlain ? String(character) : "\\" + String(character))
    }

    private func atom(_ source: some StringProtocol, isClass: Bool = false) throws(Unsupported) -> RegexAtom {
        if readsGroupsOnly { return RegexAtom(" ") }
        // An extended pattern would skip a space.
        let flags = flags.filter { $0 != "n" && $0 != "U" && (isClass || $0 != "x") }
        guard let atom = RegexAtom(String(source), flags: flags) else {
            throw Unsupported(construct: "“\(source)”")
        }
        return atom
    }

    // MARK: Parts

    /// Nil for what only sets options.
    private mutating func part() throws(Unsupported) -> RegexNode? {
        let start = rest.startIndex
        switch rest.removeFirst() {
        case "^": return .anchor(flags.contains("m") ? .lineStart : .start)
        case "$": return .anchor(flags.contains("m") ? .lineEnd : .end)
        case ".": return .atom(try atom("."))
        case "(": return try group()
        case "[":
            try skipClass()
            return .atom(try atom(rest.base[start..<rest.startIndex], isClass: true))
        case "\\": return try escape(from: start)
        case let character: return .atom(try literal(character))
        }
    }

    /// To the end of a class, whose `[` is taken.
    private mutating func skipClass() throws(Unsupported) {
        var open = 1
        while open > 0, let next = rest.popFirst() {
            switch next {
            case "\\":
                if rest.popFirst() == "Q" { _ = taken(until: "\\E") }
            case "[": open += 1
            case "]": open -= 1
            case "&", "-", "~": if rest.first == next { operators += 1 }
            default: break
            }
        }
        guard operators <= Self.mostOperators else {
            throw Unsupported(construct: "more than \(Self.mostOperators) operators between classes", isLimit: true)
        }
    }

    private mutating func escape(from start: String.Index) throws(Unsupported) -> RegexNode {
        guard let kind = rest.popFirst() else { throw Unsupported(construct: "“\\”") }
        switch kind {
        case "A": return .anchor(.start)
        case "z": return .anchor(.end)
        case "Z": return .anchor(.endOrLastNewline)
        case "G": return .anchor(.searchStart)
        case "b", "B": return .anchor(.wordBoundary(flags: flags.filter { "DSWP".contains($0) }, isInverted: kind == "B"))
        case "k": return try reference(String(taken(until: closing(of: rest.popFirst()))))
        case "g":
            guard let open = rest.first, open == "{" || open == "<" else { return try reference(digits()) }
            rest.removeFirst()
            return try reference(String(taken(until: closing(of: open))))
        case "1"..."9": return try reference(String(kind) + digits())
        case "y", "Y", "K", "C": throw Unsupported(construct: "“\\\(kind)”")
        case "p", "P", "x", "u", "o", "N":
            guard rest.first == "{" else {
                skipHexadecimal(kind)
                break
            }
            let inside = taken(until: "}")
            // Several characters at once, which a quantifier takes together.
            if kind == "u", inside.contains(" ") { throw Unsupported(construct: "“\\u\(inside)}”") }
        case "U": rest = rest.dropFirst(8)
        case "0": rest = rest.drop { $0.isASCII && $0.isWholeNumber }
        default: if !(kind.isLetter && kind.isASCII) { return .atom(try literal(kind)) }
        }
        return .atom(try atom(rest.base[start..<rest.startIndex]))
    }

    /// `\x4f`, `\u00e9` and `\pL`.
    private mutating func skipHexadecimal(_ kind: Character) {
        let most = kind == "u" ? 4 : kind == "x" ? 2 : kind == "p" || kind == "P" ? 1 : 0
        rest = rest.dropFirst(kind == "x" ? rest.prefix(2).prefix { $0.isHexDigit }.count : most)
    }

    private func closing(of open: Character?) -> String { open == "<" ? ">" : open == "{" ? "}" : String(open ?? ">") }

    private mutating func digits() -> String {
        let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
        rest = rest.dropFirst(digits.count)
        return String(digits)
    }

    /// A group by its name or number.
    private func reference(_ text: String) throws(Unsupported) -> RegexNode {
        guard let number = names.firstIndex(of: text) ?? Int(text), names.indices.contains(number), number > 0 else {
            throw Unsupported(construct: "a reference to the group “\(text)”, which does not come before it,")
        }
        return .backreference(number)
    }

    // MARK: Groups

    private mutating func group() throws(Unsupported) -> RegexNode? {
        guard take("?") else {
            if rest.hasPrefix("*") { throw Unsupported(construct: "“(*…)”") }
            return flags.contains("n") ? try closed() : try captured(nil)
        }
        if take(":") { return try closed() }
        if take(">") { return .atomic(try closed()) }
        if take("=") { return .look(try closed(), isInverted: false) }
        if take("!") { return .look(try closed(), isInverted: true) }
        if take("P=") { return try reference(String(taken(until: ")"))) }
        if rest.hasPrefix("<=") || rest.hasPrefix("<!") { throw Unsupported(construct: "looking behind") }
        if take("P<") || take("<") { return try captured(String(taken(until: ">"))) }
        if take("'") { return try captured(String(taken(until: "'"))) }
        return try options()
    }

    private mutating func closed() throws(Unsupported) -> RegexNode {
        let inside = try alternation()
        _ = take(")")
        return inside
    }

    private mutating func captured(_ name: String?) throws(Unsupported) -> RegexNode {
        names.append(name)
        let number = names.count - 1
        return .capture(number, try closed())
    }

    /// `(?i)`, which holds to the end of the group around it, or `(?i-s:…)`.
    private mutating func options() throws(Unsupported) -> RegexNode? {
        let outside = flags
        if take("^") { flags = "" }
        var isSet = true
        while let option = rest.popFirst(), option != ")" {
            switch option {
            case ":":
                defer { flags = outside }
                return try closed()
            case "-": isSet = false
            case "i", "m", "s", "n", "x", "U", "D", "S", "W", "P": set(option, isSet)
            default: throw Unsupported(construct: "the option “\(option)”")
            }
        }
        return nil
    }

    private mutating func set(_ option: Character, _ isSet: Bool) {
        // `xx` is more than `x`.
        if option != "x" || !isSet { flags.removeAll { $0 == option } }
        if isSet { flags.append(option) }
    }

    // MARK: Quantifiers

    private mutating func quantifyLast(of parts: inout [RegexNode]) throws(Unsupported) {
        if isExtended { while skipsSpace() {} }
        guard let last = parts.last, let (least, most) = bounds() else { return }
        var greed: RegexNode.Greed = flags.contains("U") ? .lazy : .greedy
        if take("+") { greed = .possessive } else if take("?") { greed = greed == .lazy ? .greedy : .lazy }
        parts[parts.count - 1] = .quantified(last, least: least, most: most, greed)
    }

    /// How often what was read last occurs; nil where nothing says so.
    private mutating func bounds() -> (Int, Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
        let inside = rest[rest.index(after: rest.startIndex)..<end].filter { !$0.isWhitespace }
        let numbers = inside.split(separator: ",", omittingEmptySubsequences: false).map { $0.isEmpty ? nil : Int($0) }
        guard numbers.count <= 2, numbers.contains(where: { $0 != nil }), inside.allSatisfy({ $0 == "," || $0.isWholeNumber }) else {
            return nil
        }
        rest = rest[rest.index(after: end)...]
        return numbers.count == 1 ? (numbers[0] ?? 0, numbers[0] ?? 0) : (numbers[0] ?? 0, numbers[1])
    }
}
