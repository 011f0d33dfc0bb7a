// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// `.padding(8).background(.red)` as written after `modify TARGET`: a chain whose base is still to come.
struct ModifierSuffix {
    private let expression: Expression

    init(_ expression: Expression) throws(Diagnostic) {
        self.expression = expression
        guard expression.rebased(on: Expression(.nil)) != nil else {
            throw Diagnostic(
                .syntax, "a modifier is expected, such as .padding(8)", at: expression.span, suggestion: Self.withDot(expression))
        }
    }

    /// `bold` and `font(.title)` for `.bold()` and `.font(.title)`.
    private static func withDot(_ expression: Expression) -> String? {
        let called = if case .call(let call) = expression.kind { call.callee } else { expression }
        guard case .identifier(let name, _) = called.kind, let span = expression.span, !Catalog.modifiers(named: name).isEmpty else {
            return nil
        }
        let text = span.source.text(in: span.start..<span.end)
        return text.contains("\n") ? nil : "." + text + (text == name ? "()" : "")
    }

    func applied(to view: Expression) -> Expression { expression.rebased(on: view) ?? view }
}
