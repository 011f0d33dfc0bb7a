// SPDX-License-Identifier: GPL-3.0-or-later

/// How far a text has come in the forms of a command: what may stand next.
struct GrammarMatch {
    /// One way through the forms.
    private struct Way {
        var state: Int
        /// The value that goes on, when more chunks may belong to it.
        var open: ArgumentMeaning?
        /// The texts of the values so far, by their names in the form.
        var values: [String: String] = [:]
    }

    /// What may stand next.
    struct Continuation {
        var words: [String] = []
        var values: [(meaning: ArgumentMeaning, known: [String: String])] = []
    }

    private let grammar: CommandGrammar
    private let chunks: [ArgumentChunks.Chunk]
    private var ways: [Way]
    /// Where an input within the input begins, as after `repeat 3`: the UTF-8 offset of its text.
    private(set) var innerInput: Int?

    /// - Parameter end: the UTF-8 offset at which what follows the chunks would begin.
    init(_ grammar: CommandGrammar, _ chunks: [ArgumentChunks.Chunk], end: Int) {
        self.grammar = grammar
        self.chunks = chunks
        ways = [Way(state: 0)]
        for (index, chunk) in chunks.enumerated() {
            close()
            if takesInput, chunk.text != ":" { innerInput = chunk.start }
            if innerInput != nil { return }
            take(chunk.text, index)
            if ways.isEmpty { return }
        }
        close()
        if takesInput { innerInput = end }
    }

    /// Does nothing that was typed contradict the forms?
    var isPossible: Bool { !ways.isEmpty }
    /// May the input end here?
    var isComplete: Bool { innerInput != nil || ways.contains { grammar.ends.contains($0.state) } }

    /// The last value goes on: a bracket is open, an operator wants an operand.
    var openValues: [(meaning: ArgumentMeaning, known: [String: String])] { ways.compactMap { way in way.open.map { ($0, way.values) } } }

    /// What may follow the last chunk.
    var next: Continuation {
        var result = Continuation()
        for way in ways {
            for edge in grammar.states[way.state] {
                switch edge {
                case .word(let word, _): if !result.words.contains(needsColon(word)) { result.words.append(needsColon(word)) }
                case .value(_, let meaning, _):
                    if !result.values.contains(where: { $0.meaning == meaning && $0.known == way.values }) {
                        result.values.append((meaning, way.values))
                    }
                case .sign("=", _): result.words.append("=")
                case .sign, .nothing: break
                }
            }
        }
        return result
    }

    /// `anchor` is offered as `anchor:`.
    private func needsColon(_ word: String) -> String {
        let isLabel = grammar.states.contains { edges in
            edges.contains { edge in
                guard case .word(word, let next) = edge else { return false }
                return grammar.states[next].contains { if case .sign(":", _) = $0 { true } else { false } }
            }
        }
        return isLabel ? word + ":" : word
    }

    private var takesInput: Bool {
        ways.contains { way in
            grammar.states[way.state].contains { if case .value(_, .command, _) = $0 { true } else { false } }
        }
    }

    /// Follows the edges that take nothing.
    private mutating func close() {
        var result = ways
        var seen = Set(ways.filter { $0.open == nil }.map(\.state))
        var index = 0
        while index < result.count {
            let way = result[index]
            for case .nothing(let next) in grammar.states[way.state] where seen.insert(next).inserted {
                result.append(Way(state: next, open: nil, values: way.values))
            }
            index += 1
        }
        ways = result
    }

    /// A word of the form comes before a value that could be the same; a value that begins comes beside one that goes on.
    private mutating func take(_ chunk: String, _ index: Int) {
        var words: [Way] = []
        var values: [Way] = []
        for way in ways {
            for edge in grammar.states[way.state] {
                switch edge {
                case .word(let word, let next) where word == chunk: words.append(Way(state: next, values: way.values))
                case .sign(let sign, let next) where chunk == String(sign): words.append(Way(state: next, values: way.values))
                case .value(let name, let meaning, let next) where meaning.accepts(chunk):
                    var known = way.values
                    known[name] = chunk
                    values.append(Way(state: next, open: meaning.takesSeveralChunks ? meaning : nil, values: known))
                default: break
                }
            }
            if let open = way.open, open.accepts(chunk) { values.append(Way(state: way.state, open: open, values: way.values)) }
        }
        // An operator or a colon within an expression goes on with it, whatever the form says of such a sign.
        let goesOn = index > 0 && chunks[index - 1].endsInOperator
        if goesOn, !values.filter({ $0.open != nil }).isEmpty { words = [] }
        ways = Self.unique(words.isEmpty ? values : words)
    }

    private static func unique(_ ways: [Way]) -> [Way] {
        var result: [Way] = []
        for way in ways where !result.contains(where: { $0.state == way.state && $0.open == way.open }) { result.append(way) }
        return result
    }
}

extension ArgumentChunks.Chunk {
    /// Does an operand have to follow it in Swift?
    var endsInOperator: Bool {
        guard let last = text.last else { return false }
        return "+-*/%<>=!&|?.".contains(last) && text != "." && !text.hasSuffix("...")
    }
}
