// SPDX-License-Identifier: GPL-3.0-or-later

@testable import SwiftLanguage

extension Program {
    /// The program with what a text declares, which must hold nothing else.
    func adding(_ items: [TopLevelItem]) throws(Diagnostic) -> Program {
        var declarations: [Declaration] = []
        for item in items {
            switch item {
            case .declaration(let declaration): declarations.append(declaration)
            case .expression(let expression):
                throw Diagnostic(.unsupported, "only declarations are allowed here", at: expression.span)
            case .statement(let statement): throw Diagnostic(.unsupported, "only declarations are allowed here", at: statement.span)
            }
        }
        return try adding(declarations)
    }
}
