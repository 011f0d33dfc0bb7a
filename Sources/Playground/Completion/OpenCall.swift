// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The call whose parenthesis is open before the cursor, and the argument that is being typed.
struct OpenCall {
    let name: String
    /// What it is called on: `Text("a")` of `Text("a").frame(`, nothing of `.frame(`; nil for `max(`.
    let receiver: String?
    /// How many arguments come before it.
    let position: Int
    /// nil while none is typed.
    let label: String?
    /// The argument, behind its label.
    let argument: String

    init?(_ before: String) {
        let tokens = TypedTokens(before)
        guard let opening = tokens.innermostOpening, opening > 0, tokens.text(opening) == "(", tokens.list[opening - 1].kind == .identifier,
            !tokens.list[opening].followsBlank, opening < 2 || tokens.text(opening - 2) != "func"
        else { return nil }
        let inside = tokens.list.indices.suffix(from: opening + 1)
        let depth = tokens.list[opening].depth + 1
        let commas = inside.filter { tokens.list[$0].kind == .comma && tokens.list[$0].depth == depth }
        let argument = (commas.last ?? opening) + 1
        let isLabelled = tokens.list.indices.contains(argument + 1) && tokens.list[argument + 1].kind == .colon
        name = tokens.text(opening - 1)
        receiver = tokens.receiver(of: opening - 1)
        position = commas.count
        label = isLabelled ? tokens.text(argument) : nil
        self.argument = tokens.text(after: isLabelled ? argument + 1 : argument - 1)
    }

    /// What is called, as an expression.
    var callee: Expression? { try? SwiftReader.expression(SourceText((receiver.map { $0 + "." } ?? "") + name)) }

    /// The type of the parameter that the argument may be.
    func type(in parameters: [ParameterInfo]) -> TypeSyntax? {
        if let label { return parameters.first { $0.label == label }?.type }
        guard parameters.indices.contains(position), parameters[position].label == nil else { return nil }
        return parameters[position].type
    }
}

/// The tokens before the cursor, as Swift's lexer sees them.
struct TypedTokens {
    private let source: SourceText
    private let end: Int
    let list: [SourceToken]

    init(_ text: String) {
        source = SourceText(text)
        end = text.utf8.count
        list = SwiftReader.tokens(source)
    }

    func text(_ index: Int) -> String { source.text(in: list[index].start..<list[index].end) }

    /// What follows a token, without the blanks around it.
    func text(after index: Int) -> String { source.text(in: list[index].end..<end).trimmingBlanks }

    /// The bracket, or the quote, in which the text ends.
    var innermostOpening: Int? {
        guard let last = list.indices.last else { return nil }
        let depth = isOpening(last) ? list[last].depth + 1 : isClosing(last) ? list[last].depth - 1 : list[last].depth
        return list.lastIndex { $0.depth == depth - 1 }
    }

    /// The brackets and quotes that are open at the end, from the outermost.
    var openings: [Int] {
        list.indices.reduce(into: []) { open, index in
            if isClosing(index) { _ = open.popLast() } else if isOpening(index) { open.append(index) }
        }
    }

    /// What closes a bracket or a quote.
    func closing(_ index: Int) -> String { ["(": ")", "[": "]", "{": "}"][text(index)] ?? text(index) }

    /// The call, literal or subscript at the end of the text, with what it is called on: `[1, 2].map { $0 }`. A name is none: what follows
    /// it belongs to the same word.
    var trailingOperand: String {
        guard let last = list.indices.last, isClosing(last) || list[last].kind == .postfixOperator else { return "" }
        return source.text(in: list[operandStart(last)].start..<list[last].end)
    }

    /// What stands before the dot in front of a name; nil where there is no dot.
    func receiver(of index: Int) -> String? {
        guard index > 0, list[index - 1].kind == .period, !list[index].followsBlank else { return nil }
        let start = operandStart(index)
        return start < index - 1 ? source.text(in: list[start].start..<list[index - 1].start) : ""
    }

    /// Where the operand begins that ends with a token.
    private func operandStart(_ last: Int) -> Int {
        var start = opening(of: last)
        while start > 0, continues(start) { start = opening(of: start - 1) }
        return start
    }

    /// Does a token go on with the operand before it?
    private func continues(_ index: Int) -> Bool {
        let (token, before) = (list[index], list[index - 1])
        let follows = before.kind == .identifier || isClosing(index - 1) || before.kind == .postfixOperator
        switch token.kind {
        case .period: return follows || before.kind == .integer || before.kind == .float
        case .identifier, .integer: return before.kind == .period
        case .postfixOperator: return follows
        // A closure may have a blank before it.
        case .openBracket: return follows && (!token.followsBlank || text(index) == "{" && isPartOfCall(index - 1))
        default: return false
        }
    }

    /// May a closure follow? `map` of `[1].map`, `max(1, 2)`, a view; not the word of a command.
    private func isPartOfCall(_ index: Int) -> Bool {
        text(index) == ")" || index > 0 && list[index - 1].kind == .period || text(index).first?.isUppercase == true
    }

    /// The bracket or quote that a token closes, itself for all others.
    private func opening(of index: Int) -> Int {
        isClosing(index) ? list[..<index].lastIndex { $0.depth < list[index].depth } ?? index : index
    }

    private func isOpening(_ index: Int) -> Bool {
        list[index].kind == .openBracket || list[index].kind == .stringQuote && !isClosing(index)
    }

    /// A quote closes a string where what is open around it is a quote.
    private func isClosing(_ index: Int) -> Bool {
        switch list[index].kind {
        case .closeBracket: true
        case .stringQuote: list[..<index].last { $0.depth < list[index].depth }?.kind == .stringQuote
        default: false
        }
    }
}
