// SPDX-License-Identifier: GPL-3.0-or-later

extension PrintBuilder {
    /// `bindsInside`: names get their own `let`; not behind the `let` of a declaration or in `for`.
    func document(_ pattern: Pattern, bindsInside: Bool = true) -> PrintDocument {
        switch pattern {
        case .wildcard: return .text("_")
        case .expression(let expression): return document(expression)
        case .binding(let name, let isVar, let type):
            let word = isVar ? "var " : bindsInside ? "let " : ""
            return .text(word + SwiftNames.declared(name)) + (type.map { ": " + document($0) } ?? .empty)
        case .tuple(let elements): return tuple(elements, bindsInside)
        case .enumCase(let type, let name, _, let payload):
            let head = (type.map { document($0) } ?? .empty) + ".\(name)"
            return payload.map { head + tuple($0, bindsInside) } ?? head
        case .optional(let inner): return document(inner, bindsInside: bindsInside) + "?"
        case .isType(let type): return "is " + document(type)
        case .asType(let inner, let type): return document(inner, bindsInside: bindsInside) + " as " + document(type)
        }
    }

    private func tuple(_ elements: [(label: String?, pattern: Pattern)], _ bindsInside: Bool) -> PrintDocument {
        let parts = elements.map { element in
            let inner = document(element.pattern, bindsInside: bindsInside)
            return element.label.map { "\($0): " + inner } ?? inner
        }
        return list("(", parts, ")")
    }
}

extension Pattern {
    /// Whether `for` takes it without `case`.
    var isPlainBinding: Bool {
        switch self {
        case .wildcard, .binding: true
        case .tuple(let elements): elements.allSatisfy(\.pattern.isPlainBinding)
        default: false
        }
    }
}
