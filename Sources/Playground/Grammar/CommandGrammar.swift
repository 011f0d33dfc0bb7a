// SPDX-License-Identifier: GPL-3.0-or-later

/// The forms of a command as data. They are written as help shows them, and read here once: parser's suggestions, usage lines, completion
/// and tests follow the same.
///
/// A word in small letters stands for itself, one in capitals for what `ArgumentMeaning` says, `a/b` is one of them, `[…]` may be left out,
/// `anchor:` is a label whose colon may be left out. `X…` repeats X; `, …` repeats with commas the value before it, with the optional parts
/// around that.
struct CommandGrammar: Sendable {
    /// A step of the automaton: what it takes, and where it leads.
    enum Edge: Sendable {
        case nothing(Int)
        case word(String, Int)
        /// A comma, a colon or an equals sign.
        case sign(Character, Int)
        /// The name in the form with its meaning.
        case value(String, ArgumentMeaning, Int)
    }

    /// The edges out of each state; the first state is where the words of the command end.
    private(set) var states: [[Edge]] = [[]]
    private(set) var ends: Set<Int> = []

    /// - Parameter meanings: of words in capitals that mean something else than usual here.
    init(_ forms: [String], meanings: [String: ArgumentMeaning]) {
        for form in forms {
            var builder = FormBuilder(grammar: self, meanings: meanings)
            builder.add(Self.tokens(form))
            self = builder.grammar
            ends.insert(builder.state)
        }
    }

    mutating func addState() -> Int {
        states.append([])
        return states.count - 1
    }

    mutating func add(_ edge: Edge, from state: Int) { states[state].append(edge) }

    /// The signs and words of a form, without the command's own.
    private static func tokens(_ form: String) -> [String] {
        var result: [String] = []
        for piece in form.split(separator: " ").dropFirst() {
            var text = piece[...]
            var closing = 0
            while text.first == "[" {
                result.append("[")
                text = text.dropFirst()
            }
            var tail: [String] = []
            while let last = text.last, text.count > 1 || "],:".contains(last) {
                if last == "]" {
                    closing += 1
                    tail.insert("]", at: 0)
                } else if last == "," || last == ":" {
                    tail.insert(String(last), at: 0)
                } else if last == "…", text.last != text.first {
                    tail.insert("…", at: 0)
                } else {
                    break
                }
                text = text.dropLast()
            }
            if !text.isEmpty { result.append(String(text)) }
            result += tail
        }
        return result
    }
}

/// Puts one form after the first state.
private struct FormBuilder {
    var grammar: CommandGrammar
    let meanings: [String: ArgumentMeaning]
    /// Where the form has come to.
    var state = 0
    /// Where `…` goes back to, and where `, …` does.
    private var lastElement = 0
    private var lastUnit = 0
    /// Where the optional part that stands before the next element begins.
    private var leadingGroup: Int?

    init(grammar: CommandGrammar, meanings: [String: ArgumentMeaning]) {
        self.grammar = grammar
        self.meanings = meanings
    }

    mutating func add(_ tokens: [String]) {
        var groups: [(opening: Int, unit: Int, leading: Int?)] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            switch token {
            case "[":
                groups.append((begin(), lastUnit, leadingGroup))
                leadingGroup = nil
            case "]":
                guard let group = groups.popLast() else { break }
                connect(group.opening, .nothing(begin()))
                lastUnit = group.unit
                leadingGroup = group.leading ?? group.opening
            case ",":
                // `, …` goes round again.
                if index + 1 < tokens.count, tokens[index + 1] == "…" {
                    connect(state, .sign(",", lastUnit))
                    index += 1
                }
            case "…": connect(state, .nothing(lastElement))
            case ":", "=": addSign(token)
            default: addElement(token)
            }
            index += 1
        }
    }

    private mutating func connect(_ state: Int, _ edge: CommandGrammar.Edge) { grammar.add(edge, from: state) }

    /// A state of its own, so that going back to it takes nothing else along.
    private mutating func begin() -> Int {
        let next = grammar.addState()
        connect(state, .nothing(next))
        state = next
        return next
    }

    private mutating func addSign(_ token: String) {
        guard let sign = token.first else { return }
        let next = grammar.addState()
        connect(state, .sign(sign, next))
        // A label's colon may be left out.
        if sign == ":" { connect(state, .nothing(next)) }
        state = next
    }

    private mutating func addElement(_ token: String) {
        lastElement = begin()
        lastUnit = leadingGroup ?? lastElement
        leadingGroup = nil
        let next = grammar.addState()
        for part in isWhole(token) ? [token] : token.split(separator: "/").map({ String($0) }) {
            if let meaning = meaning(part) {
                connect(state, .value(part, meaning, next))
            } else {
                connect(state, .word(part, next))
            }
        }
        state = next
    }

    private func isWhole(_ token: String) -> Bool { meaning(token) != nil }

    private func meaning(_ token: String) -> ArgumentMeaning? {
        if let found = meanings[token] ?? ArgumentMeaning.standard[token] { return found }
        if token.hasPrefix("FILE.") { return .file([String(token.dropFirst(5))]) }
        return nil
    }
}
