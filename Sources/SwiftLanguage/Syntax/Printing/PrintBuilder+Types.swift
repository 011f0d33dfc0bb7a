// SPDX-License-Identifier: GPL-3.0-or-later

extension PrintBuilder {
    /// `isOperand`: something follows the type directly (`?`, `.Type`), so loose ones get parentheses.
    func document(_ type: TypeSyntax, isOperand: Bool = false) -> PrintDocument {
        let text = plain(type)
        return isOperand && !type.isOneWord ? "(" + text + ")" : text
    }

    private func plain(_ type: TypeSyntax) -> PrintDocument {
        switch type {
        case .named(let name, let arguments): return .text(SwiftNames.spelled(name)) + genericArguments(arguments)
        case .member(let base, let name, let arguments): return document(base, isOperand: true) + ".\(name)" + genericArguments(arguments)
        case .array(let element): return "[" + document(element) + "]"
        case .dictionary(let key, let value): return "[" + document(key) + ": " + document(value) + "]"
        case .optional(let wrapped): return document(wrapped, isOperand: true) + "?"
        case .tuple(let elements):
            return "(" + elements.map { tupleElement($0) }.joined(", ") + ")"
        case .function(let parameters, let result): return function(parameters, effects: [], result)
        case .some(let inner): return "some " + constraint(inner)
        case .any(let inner): return "any " + constraint(inner)
        case .composition(let parts): return parts.map { document($0, isOperand: true) }.joined(" & ")
        case .metatype(let base): return document(base, isOperand: true) + ".Type"
        case .attributed(let words, let base): return attributed(words, base)
        }
    }

    private func tupleElement(_ element: TypeSyntax.TupleElement) -> PrintDocument {
        let type = document(element.type)
        return element.label.map { "\($0): " + type } ?? type
    }

    /// `some P & Q` needs no parentheses.
    private func constraint(_ type: TypeSyntax) -> PrintDocument {
        if case .composition = type { return document(type) }
        return document(type, isOperand: true)
    }

    private func function(_ parameters: [TypeSyntax], effects: [String], _ result: TypeSyntax) -> PrintDocument {
        let effects = effects.map { " " + $0 }.joined()
        return .sequence(["(", parameters.map { document($0) }.joined(", "), ")\(effects) -> ", document(result)])
    }

    private func attributed(_ words: [String], _ base: TypeSyntax) -> PrintDocument {
        if words == ["~"] { return "~" + document(base) }
        if words == ["..."], case .array(let element) = base { return document(element) + "..." }
        let isEffect: (String) -> Bool = { $0 == "async" || $0.isThrowing }
        let isPlain: (String) -> Bool = { SwiftNames.typeSpecifiers.contains($0) || $0.hasSuffix(":") }
        let front = self.words(words.filter { !isEffect($0) }.map { isPlain($0) ? $0 : "@" + $0 })
        if case .function(let parameters, let result) = base {
            return front + function(parameters, effects: words.filter(isEffect), result)
        }
        return front + document(base)
    }

    func genericArguments(_ arguments: [TypeSyntax]) -> PrintDocument {
        arguments.isEmpty ? .empty : "<" + arguments.map { document($0) }.joined(", ") + ">"
    }
}
