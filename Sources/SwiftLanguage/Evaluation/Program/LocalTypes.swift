// SPDX-License-Identifier: GPL-3.0-or-later

extension [Statement] {
    /// The types and type names that the statements of a function declare, in inner blocks too; those of closures are not found.
    var localTypes: [Declaration] {
        var result: [Declaration] = []
        for statement in self { statement.addLocalTypes(to: &result) }
        return result
    }
}

extension Statement {
    fileprivate func addLocalTypes(to result: inout [Declaration]) {
        switch kind {
        case .declaration(let declaration):
            switch declaration.kind {
            case .type, .typeAlias: result.append(declaration)
            case .function(let function): result += function.body?.localTypes ?? []
            default: break
            }
        case .if(let choice): choice.addLocalTypes(to: &result)
        case .switch(let choice): for item in choice.cases { result += item.body.localTypes }
        case .expression(let expression):
            if case .if(let choice) = expression.kind { choice.addLocalTypes(to: &result) }
            if case .switch(let choice) = expression.kind { for item in choice.cases { result += item.body.localTypes } }
        case .guard(_, let body), .while(_, let body, _), .repeatWhile(let body, _, _), .defer(let body): result += body.localTypes
        case .forIn(let loop): result += loop.body.localTypes
        case .labeled(_, let inner): inner.addLocalTypes(to: &result)
        case .do(let block):
            result += block.body.localTypes
            for item in block.catches { result += item.body.localTypes }
        case .conditionalCompilation(let branches): for branch in branches { result += branch.body.localTypes }
        case .return, .break, .continue, .fallthrough, .throw: break
        }
    }
}

extension IfStatement {
    fileprivate func addLocalTypes(to result: inout [Declaration]) { result += body.localTypes + (elseBody ?? []).localTypes }
}
