// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether control can come to the end of statements.
extension [Statement] {
    func mayComplete(in program: Program) -> Bool { allSatisfy { $0.mayComplete(in: program) } }

    /// `nil` alone, which a failable initializer gives without `return`.
    var isNilResult: Bool {
        if count == 1, case .expression(let value) = self[0].kind, case .nil = value.kind { true } else { false }
    }

    /// One expression, or one choice of expressions: the body's value without `return`.
    var isImplicitResult: Bool {
        guard count == 1 else { return false }
        switch self[0].kind {
        case .expression(let value):
            switch value.kind {
            case .if(let choice): return choice.isExpression && !containsReturn && choice.givesValues
            case .switch(let choice): return !containsReturn && choice.givesValues
            default: return true
            }
        case .if(let choice): return choice.isExpression && !containsReturn && choice.givesValues
        case .switch(let choice): return !containsReturn && choice.givesValues
        case .conditionalCompilation(let branches):
            return branches.allSatisfy { $0.body.isImplicitResult }
        default: return false
        }
    }

    /// Are they a branch of a choice that gives a value? Of several statements the last leaves it: what is called there may never return.
    fileprivate var isValueOfBranch: Bool {
        guard count > 1, case .expression(let value)? = last?.kind else { return true }
        switch value.kind {
        case .identifier, .integer, .float, .bool, .string, .nil, .binary, .member, .array, .dictionary: return false
        default: return true
        }
    }

    /// Does a `break` in them leave the loop or switch around them?
    func breaks(_ label: String?) -> Bool { contains { $0.breaks(label, isNested: false) } }
}

extension Statement {
    fileprivate func mayComplete(in program: Program) -> Bool {
        switch kind {
        case .return, .throw, .break, .continue, .fallthrough: return false
        case .expression(let value): return value.mayComplete(in: program)
        case .if(let choice): return choice.mayComplete(in: program)
        case .switch(let choice): return choice.mayComplete(in: program)
        case .guard(let conditions, _): return !conditions.neverHold
        case .while(let conditions, let body, let label): return !conditions.alwaysHold || body.breaks(label)
        case .repeatWhile(let body, let condition, let label): return condition.constantTruth != true || body.breaks(label)
        case .do(let block): return block.body.mayComplete(in: program) || block.catches.contains { $0.body.mayComplete(in: program) }
        case .labeled(let label, let inner): return inner.mayComplete(in: program) || [inner].breaks(label)
        case .conditionalCompilation(let branches):
            return branches.isEmpty || branches.contains { $0.body.mayComplete(in: program) }
                || branches.last?.condition != nil
        default: return true
        }
    }

    /// - Parameter isNested: in a loop or switch within, where a `break` without a label means that one.
    fileprivate func breaks(_ label: String?, isNested: Bool) -> Bool {
        func any(_ body: [Statement], _ isNested: Bool) -> Bool {
            body.contains { $0.breaks(label, isNested: isNested) }
        }
        switch kind {
        case .break(let name): return name == nil ? !isNested : name == label
        case .if(let choice): return any(choice.body, isNested) || any(choice.elseBody ?? [], isNested)
        case .switch(let choice): return choice.cases.contains { any($0.body, true) }
        case .expression(let value):
            switch value.kind {
            case .if(let choice):
                return any(choice.body, isNested) || any(choice.elseBody ?? [], isNested)
            case .switch(let choice): return choice.cases.contains { any($0.body, true) }
            default: return false
            }
        case .guard(_, let body): return any(body, isNested)
        case .forIn(let loop): return any(loop.body, true)
        case .while(_, let body, _), .repeatWhile(let body, _, _): return any(body, true)
        case .do(let block): return any(block.body, isNested) || block.catches.contains { any($0.body, isNested) }
        case .labeled(_, let inner): return inner.breaks(label, isNested: isNested)
        case .conditionalCompilation(let branches): return branches.contains { any($0.body, isNested) }
        default: return false
        }
    }
}

extension Expression {
    fileprivate func mayComplete(in program: Program) -> Bool {
        switch kind {
        case .if(let choice): choice.mayComplete(in: program)
        case .switch(let choice): choice.mayComplete(in: program)
        case .call(let call): !program.neverReturns(call.callee)
        case .effect(_, let inner), .parenthesized(let inner): inner.mayComplete(in: program)
        default: true
        }
    }
}

extension IfStatement {
    /// Has it a value whichever way it goes?
    fileprivate var isExpression: Bool {
        guard let elseBody else { return false }
        guard elseBody.count == 1 else { return true }
        switch elseBody[0].kind {
        case .if(let next): return next.isExpression
        case .expression(let value): if case .if(let next) = value.kind { return next.isExpression } else { return true }
        default: return true
        }
    }

    fileprivate func mayComplete(in program: Program) -> Bool {
        let goesOn = (body: !conditions.neverHold && body.mayComplete(in: program), others: !conditions.alwaysHold)
        guard let elseBody, goesOn.others else { return goesOn.body || goesOn.others }
        return goesOn.body || elseBody.mayComplete(in: program)
    }
}

extension SwitchStatement {
    fileprivate func mayComplete(in program: Program) -> Bool {
        cases.contains { $0.body.mayComplete(in: program) || $0.body.breaks(nil) }
    }
}

extension Program {
    /// Is the result of a called function `Never`? Of a method its name decides: the type that it belongs to is not known here.
    fileprivate func neverReturns(_ callee: Expression) -> Bool {
        if case .member(let base, let name, _) = callee.kind {
            return base.moduleName == nil ? neverReturning.contains(name) : Library.names.neverReturns(name)
        }
        guard let name = callee.bareName else { return false }
        return neverReturning.contains(name) || functions[name] == nil && Library.names.neverReturns(name)
    }
}

extension IfStatement {
    fileprivate var givesValues: Bool { body.isValueOfBranch && (elseBody?.isValueOfBranch ?? true) && (nextChoice?.givesValues ?? true) }

    /// That of `else if`.
    private var nextChoice: IfStatement? {
        guard let elseBody, elseBody.count == 1 else { return nil }
        switch elseBody[0].kind {
        case .if(let next): return next
        case .expression(let value): if case .if(let next) = value.kind { return next } else { return nil }
        default: return nil
        }
    }
}

extension SwitchStatement {
    fileprivate var givesValues: Bool { cases.allSatisfy(\.body.isValueOfBranch) }
}
