// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// A TARGET as written (language.md §1), before it is looked up.
struct TargetSyntax: Sendable {
    indirect enum Form: Sendable {
        case root
        case focus
        case name(String)
        /// `list[42].text1`: names and the ids of elements.
        case path([Step])
        /// `view(ID)`, `"row-42"`, `10`.
        case id(Expression)
    }

    enum Step: Sendable {
        case name(String)
        case element(Expression)
    }

    let form: Form
    let text: String
    let span: SourceSpan?

    init(_ expression: Expression, text: String, span: SourceSpan?) throws(Diagnostic) {
        self.text = text
        self.span = span
        guard let form = Self.form(expression) else {
            throw Diagnostic(
                .syntax, "'\(text)' does not name a view", at: span,
                hint: Self.spaced(expression, text)
                    ?? "a target is a name, a path such as list[42].text1, view(ID), a quoted id, a number, root or focus")
        }
        self.form = form
    }

    /// A path as `tree` shows it.
    init(shown path: ArgumentCursor.Word) { (form, text, span) = (.path([.name(path.text)]), path.text, path.span) }

    /// `text1 .padding()` for `text1.padding()`: what is modified stands apart from its modifiers.
    private static func spaced(_ expression: Expression, _ text: String) -> String? {
        var (base, calls) = (expression, 0)
        while case .call(let call) = base.kind, case .member(let inner, let name, _) = call.callee.kind,
            !Catalog.modifiers(named: name).isEmpty
        {
            (base, calls) = (inner, calls + 1)
        }
        guard calls > 0, form(base) != nil, let span = base.span else { return nil }
        let name = span.source.text(in: span.start..<span.end)
        return text.hasPrefix(name) ? "write a space before the modifier: \(name) \(text.dropFirst(name.count))" : nil
    }

    private static func form(_ expression: Expression) -> Form? {
        switch expression.kind {
        case .identifier("root", _): return .root
        case .identifier("focus", _): return .focus
        case .identifier(let name, _): return .name(name)
        case .integer, .string, .float: return .id(expression)
        case .prefix("-", let operand):
            if case .integer = operand.kind { return .id(expression) }
            return nil
        case .parenthesized(let inner): return form(inner)
        case .call(let call):
            guard case .identifier("view", _) = call.callee.kind, call.arguments.count == 1, call.trailingClosures.isEmpty else {
                return nil
            }
            return .id(call.arguments[0].value)
        default: return steps(expression).map { .path($0) }
        }
    }

    private static func steps(_ expression: Expression) -> [Step]? {
        switch expression.kind {
        case .identifier(let name, _): return [.name(name)]
        case .member(let base, let name, _): return steps(base).map { $0 + [.name(name)] }
        case .subscript(let base, let arguments):
            guard arguments.count == 1 else { return nil }
            return steps(base).map { $0 + [.element(arguments[0].value)] }
        default: return nil
        }
    }
}
