// SPDX-License-Identifier: GPL-3.0-or-later

/// What closures say of their result as they are written, before any type is known.
extension Expression {
    /// Is it a closure that gives `nil` somewhere, so that its result is an optional?
    var givesNil: Bool {
        guard case .closure(let closure) = kind else { return false }
        if closure.body.count == 1, case .expression(let only) = closure.body[0].kind { return only.mayBeNil }
        return closure.body.contains(where: \.returnsNil)
    }

    fileprivate var mayBeNil: Bool {
        switch kind {
        case .nil: true
        case .parenthesized(let inner): inner.mayBeNil
        case .ternary(_, let yes, let no): yes.mayBeNil || no.mayBeNil
        default: false
        }
    }
}

extension Statement {
    fileprivate var returnsNil: Bool {
        switch kind {
        case .return(let value): value?.mayBeNil ?? false
        case .if(let choice): choice.returnsNil
        case .switch(let choice): choice.cases.contains { $0.body.contains(where: \.returnsNil) }
        case .guard(_, let body), .while(_, let body, _), .repeatWhile(let body, _, _): body.contains(where: \.returnsNil)
        case .forIn(let loop): loop.body.contains(where: \.returnsNil)
        case .do(let block):
            block.body.contains(where: \.returnsNil) || block.catches.contains { $0.body.contains(where: \.returnsNil) }
        case .labeled(_, let inner): inner.returnsNil
        case .expression(let expression):
            switch expression.kind {
            case .if(let choice): choice.returnsNil
            case .switch(let choice): choice.cases.contains { $0.body.contains(where: \.returnsNil) }
            default: false
            }
        default: false
        }
    }
}

extension IfStatement {
    fileprivate var returnsNil: Bool {
        body.contains(where: \.returnsNil) || elseBody?.contains(where: \.returnsNil) == true
    }
}
