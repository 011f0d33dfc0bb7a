// SPDX-License-Identifier: GPL-3.0-or-later

/// What the static phase made of an expression.
struct TypedExpression {
    let source: Expression
    let typed: Expression
    let type: StaticType
    /// What is wrong with it: it stays so as long as the expression does.
    let diagnostics: [Diagnostic]

    /// Is nothing more told of its type by what is done with it?
    var isWhole: Bool {
        switch type {
        case .unknown, .existential, .opaque: true
        default: false
        }
    }

    func checked() throws(Diagnostic) -> Expression {
        try Machine.check(diagnostics)
        return typed
    }
}
