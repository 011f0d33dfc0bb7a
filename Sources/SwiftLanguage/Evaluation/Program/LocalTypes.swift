// SPDX-License-Identifier: GPL-3.0-or-later

extension [Statement] {
    /// The types and type names that the statements of a function declare, in inner blocks and closures too.
    var localTypes: [Declaration] {
        guard mayDeclareTypes else { return [] }
        var result: [Declaration] = []
        for statement in self { statement.addLocalTypes(to: &result) }
        return result
    }

    /// Does their text hold one of the words by which types are declared? Nearly no code has any, and reading it is soon done.
    private var mayDeclareTypes: Bool {
        guard let first = first?.span, let last = last?.span, first.source === last.source else { return !isEmpty }
        return first.joined(to: last).withBytes { $0.contain(LocalTypeKeywords.all, LocalTypeKeywords.lengths) }
    }
}

private enum LocalTypeKeywords {
    static let all: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    static let lengths = all.lengths
}

extension Statement {
    fileprivate func addLocalTypes(to result: inout [Declaration]) {
        switch kind {
        case .declaration(let declaration):
            switch declaration.kind {
            case .type, .typeAlias: result.append(declaration)
            case .function(let function): result += function.body?.localTypes ?? []
            case .variable(let variable):
                for value in variable.bindings.compactMap(\.initializer) { value.addLocalTypes(to: &result) }
            default: break
            }
        case .if(let choice): choice.addLocalTypes(to: &result)
        case .switch(let choice): for item in choice.cases { result += item.body.localTypes }
        case .expression(let expression), .throw(let expression), .return(let expression?): expression.addLocalTypes(to: &result)
        case .guard(_, let body), .while(_, let body, _), .repeatWhile(let body, _, _), .defer(let body): result += body.localTypes
        case .forIn(let loop): result += loop.body.localTypes
        case .labeled(_, let inner): inner.addLocalTypes(to: &result)
        case .do(let block):
            result += block.body.localTypes
            for item in block.catches { result += item.body.localTypes }
        case .conditionalCompilation(let branches): for branch in branches { result += branch.body.localTypes }
        case .return(nil), .break, .continue, .fallthrough: break
        }
    }
}

extension Expression {
    fileprivate func addLocalTypes(to result: inout [Declaration]) {
        walk { node in
            switch node.kind {
            case .if(let choice): choice.addLocalTypes(to: &result)
            case .switch(let choice): for item in choice.cases { result += item.body.localTypes }
            case .closure(let closure): result += closure.body.localTypes
            default: return true
            }
            return false
        }
    }
}

extension IfStatement {
    fileprivate func addLocalTypes(to result: inout [Declaration]) { result += body.localTypes + (elseBody ?? []).localTypes }
}
