// SPDX-License-Identifier: GPL-3.0-or-later

extension PrintBuilder {
    func document(_ expression: Expression) -> PrintDocument {
        switch expression.kind {
        case .integer(let value): .text("\(value)")
        case .float(let value, let text): .text(text.isEmpty ? "\(value)" : text)
        case .bool(let value): .text(value ? "true" : "false")
        case .string(let segments): string(segments)
        case .nil: .text("nil")
        case .identifier(let name, let arguments): .text(SwiftNames.spelled(name)) + genericArguments(arguments)
        case .implicitMember(let name): .text("." + name)
        case .member, .call, .subscript, .optionalChaining, .forceUnwrap, .postfix, .conditionalChain: chain(expression)
        case .closure(let closure): self.closure(closure)
        case .prefix(let sign, let operand): .text(sign) + enclosed(operand, ifBelow: .chain)
        case .binary: binary(expression)
        case .assignment(let target, let sign, let value):
            enclosed(target, ifBelow: .ternary) + " \(sign) " + self.value(value)
        case .ternary(let condition, let first, let second): ternary(condition, first, second)
        case .array(let elements): list("[", elements.map { document($0) }, "]")
        case .dictionary(let pairs): dictionary(pairs)
        case .tuple(let elements): list("(", elements.map { document($0) }, ")")
        case .parenthesized(let inner): list("(", [document(inner)], ")")
        case .typed(let inner, _): document(inner)
        case .keyPath(let root, let components): keyPath(root, components)
        case .as(let value, let kind, let type): enclosed(value, ifBelow: .cast) + " \(kind.rawValue) " + document(type)
        case .is(let value, let type): enclosed(value, ifBelow: .cast) + " is " + document(type)
        case .optionalChain(let inner): document(inner)
        case .inout(let inner): "&" + enclosed(inner, ifBelow: .chain)
        case .type(let type): document(type)
        case .if(let branch): document(branch)
        case .switch(let branch): document(branch)
        case .effect(let word, let inner): "\(word) " + document(inner)
        case .macro(let name, let arguments): "#\(name)" + (arguments.isEmpty ? .empty : self.arguments(arguments))
        case .discard: .text("_")
        }
    }

    func document(_ argument: Expression.Argument) -> PrintDocument {
        var value = document(argument.value)
        if argument.value.endsWithDirective { value = .sequence([value, .line(flat: "", .forced)]) }
        return argument.label.map { "\($0): " + value } ?? value
    }

    func arguments(_ arguments: [Expression.Argument]) -> PrintDocument { list("(", arguments.map { document($0) }, ")") }

    private func dictionary(_ pairs: [(key: Expression, value: Expression)]) -> PrintDocument {
        if pairs.isEmpty { return .text("[:]") }
        return list("[", pairs.map { document($0.key) + ": " + document($0.value) }, "]")
    }

    private func ternary(_ condition: Expression, _ first: Expression, _ second: Expression) -> PrintDocument {
        let branches: [PrintDocument] = [
            .line(flat: " ", .soft), .text("? "), document(first), .line(flat: " ", .soft), .text(": "), tail(second, ifBelow: .ternary),
        ]
        return .group(enclosed(condition, ifBelow: .binary(.default)).joined(with: [.indented(.sequence(branches))]))
    }

    /// The last operand of an assignment or a ternary, where `try` may stand without parentheses.
    private func tail(_ expression: Expression, ifBelow level: PrintLevel) -> PrintDocument {
        if case .effect = expression.kind { return document(expression) }
        return enclosed(expression, ifBelow: level)
    }

    private func value(_ expression: Expression) -> PrintDocument {
        switch expression.kind {
        case .if, .switch: document(expression)
        default: tail(expression, ifBelow: .assignment)
        }
    }

    /// The left spine is walked in a loop: `a + b + c …` nests there without bound.
    private func binary(_ expression: Expression) -> PrintDocument {
        var tail: [PrintDocument] = []
        var current = expression
        var first = PrintDocument.empty
        while case .binary(let left, let sign, let right) = current.kind {
            guard let precedence = OperatorPrecedence.standard(infix: sign) else {
                // How tightly one of the user's binds stands in a declaration that is not in sight here.
                tail.append(infix(sign, .default, enclosed(right, ifBelow: .prefix), before: right))
                first = enclosed(left, ifBelow: .prefix)
                break
            }
            let operand = enclosed(right, ifBelow: .binary(precedence), orEqual: precedence.associativity != .right)
            tail.append(infix(sign, precedence, operand, before: right))
            let isLoose = PrintLevel(left) < .binary(precedence)
            if isLoose || (PrintLevel(left) == .binary(precedence) && precedence.associativity != .left) {
                first = list("(", [document(left)], ")")
                break
            }
            current = left
            if case .binary = left.kind { continue }
            first = document(left)
        }
        return .group(.sequence([first, .indented(.sequence(tail.reversed()))]))
    }

    /// `a + b`, but `0..<n` without blanks, unless the sign and the operand would run together.
    private func infix(
        _ sign: String, _ precedence: OperatorPrecedence, _ operand: PrintDocument, before right: Expression
    ) -> PrintDocument {
        if precedence == .range { return right.beginsWithSign ? " \(sign) " + operand : .text(sign) + operand }
        return .sequence([.line(flat: " ", .soft), .text(sign + " "), operand])
    }
}
