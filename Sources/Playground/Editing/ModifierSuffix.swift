// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// `.padding(8).background(.red)` as written after `modify TARGET`: a chain whose base is still to come.
struct ModifierSuffix {
    private let expression: Expression

    init(_ expression: Expression) throws(Diagnostic) {
        self.expression = expression
        guard expression.rebased(on: Expression(.nil)) != nil else {
            throw Diagnostic(.syntax, "a modifier is expected, such as .padding(8)", at: expression.span)
        }
    }

    func applied(to view: Expression) -> Expression { expression.rebased(on: view) ?? view }
}
