// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// Walks code in source order and gathers the views in view position, by owner.
struct ViewCollector {
    struct Found: Sendable {
        let id: ExpressionID
        /// `VStack`, `badge`: as it is written.
        let kind: String
    }

    /// The views of each owner; the first is the one at which the walk began.
    private(set) var owners: [[Found]] = [[]]
    private var owner = 0

    // MARK: view position

    mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .if(let choice): visit(choice)
        case .switch(let selection): visit(selection)
        case .ternary(_, let yes, let no):
            visit(yes)
            visit(no)
        default:
            let base = ViewNaming.base(of: expression)
            if let kind = ViewNaming.kind(of: base, hasModifiers: base !== expression) {
                owners[owner].append(Found(id: base.id, kind: kind))
            }
            visitChain(expression)
        }
    }

    /// The contents of a view and of its modifiers, the innermost first.
    private mutating func visitChain(_ expression: Expression) {
        switch expression.kind {
        case .call(let call):
            if case .member(let receiver, _, _) = call.callee.kind { visitChain(receiver) }
            visitArguments(of: call)
        case .parenthesized(let inner), .effect(_, let inner): visitChain(inner)
        case .ternary(_, let yes, let no):
            visit(yes)
            visit(no)
        case .binary(let left, "+", _): visitChain(left)
        case .conditionalChain(let base, let clauses):
            visitChain(base)
            for clause in clauses { if let chain = clause.chain { visitChain(chain) } }
        default: break
        }
    }

    private mutating func visitArguments(of call: Expression.Call) {
        // No word is a view that gets a name, whatever is called: most calls are done with that.
        if call.trailingClosures.isEmpty, call.arguments.allSatisfy(\.value.isWord) { return }
        let shape = BuilderShape(call)
        for argument in shape.builders(in: call) {
            guard case .closure(let closure) = argument.kind else {
                visit(argument)
                continue
            }
            if shape.ownsNames {
                let outer = owner
                owners.append([])
                owner = owners.count - 1
                visit(closure.body)
                owner = outer
            } else {
                visit(closure.body)
            }
        }
    }

    // MARK: statements

    mutating func visit(_ statements: [Statement]) {
        for statement in statements { visit(statement) }
    }

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let expression), .return(let expression?): visit(expression)
        case .if(let choice): visit(choice)
        case .switch(let selection): visit(selection)
        case .declaration(let declaration): visit(member: declaration)
        case .conditionalCompilation(let branches): for branch in branches { visit(branch.body) }
        default: break
        }
    }

    private mutating func visit(_ choice: IfStatement) {
        visit(choice.body)
        visit(choice.elseBody ?? [])
    }

    private mutating func visit(_ selection: SwitchStatement) {
        for choice in selection.cases { visit(choice.body) }
    }

    // MARK: declarations

    /// Code of a member that gives views: a computed property, a function, the initial value of a variable.
    mutating func visit(member: Declaration) {
        switch member.kind {
        case .function(let function): visit(function.body ?? [])
        case .variable(let variable):
            for binding in variable.bindings {
                if let getter = binding.accessors?.getter { visit(getter) }
                if let value = binding.initializer, Self.looksLikeView(value) { visit(value) }
            }
        case .macro(_, _, let body?): visitMacroBody(body)
        case .conditionalCompilation(let branches): for branch in branches { for inner in branch.members { visit(member: inner) } }
        default: break
        }
    }

    private mutating func visitMacroBody(_ body: Expression) {
        if case .closure(let closure) = body.kind { visit(closure.body) } else { visit(body) }
    }

    /// Does an expression make a view of the catalogue? Only then does a variable's value count.
    static func looksLikeView(_ expression: Expression) -> Bool {
        guard case .call(let call) = ViewNaming.base(of: expression).kind, case .identifier(let name, _) = call.callee.kind else {
            return false
        }
        return Catalog.views[name] != nil
    }
}
