// SPDX-License-Identifier: GPL-3.0-or-later

extension [Statement] {
    /// The free names of a builder's own statements: conditions and local constants, but not its views.
    var ownNames: Set<String> {
        var names = FreeIdentifiers()
        names.visit(withoutViews)
        return names.free
    }

    fileprivate var withoutViews: [Statement] {
        compactMap { statement in
            switch statement.kind {
            case .expression(let expression):
                switch expression.kind {
                case .if(let choice): Statement(.if(choice.withoutViews), span: statement.span)
                case .switch(let choice): Statement(.switch(choice.withoutViews), span: statement.span)
                default: nil
                }
            case .if(let choice): Statement(.if(choice.withoutViews), span: statement.span)
            case .switch(let choice): Statement(.switch(choice.withoutViews), span: statement.span)
            case .conditionalCompilation(let branches):
                Statement(.conditionalCompilation(branches.map { (nil, $0.body.withoutViews) }), span: statement.span)
            default: statement
            }
        }
    }
}

extension IfStatement {
    fileprivate var withoutViews: IfStatement {
        var copy = self
        copy.body = body.withoutViews
        copy.elseBody = elseBody?.withoutViews
        return copy
    }
}

extension SwitchStatement {
    fileprivate var withoutViews: SwitchStatement {
        var copy = self
        for index in copy.cases.indices { copy.cases[index].body = copy.cases[index].body.withoutViews }
        return copy
    }
}
