// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether a function lets go of what it only borrows: a closure that is given for as long as the call lasts, an `inout` parameter, and the
/// value that it changes where it is `mutating`. They may be used in the function and passed on, but not stored, returned, or captured by a closure that may run later.
struct EscapeCheck {
    let program: Program
    /// The parameters in sight that hold a function which is not `@escaping`.
    private var functions: Set<String> = []
    private var inouts: Set<String> = []
    /// What stands for the value that a `mutating` method changes: `self`, and the names of its members.
    private var members: Set<String> = []
    private let returnsFunction: Bool
    /// The type whose methods are called by their bare names.
    private var owner: UserType?

    /// - Parameter owner: the type whose method it is.
    /// - Parameter type: the value type that a `mutating` method changes.
    static func check(
        _ body: [Statement], of function: FunctionDeclaration, in owner: String?, changing type: String?, _ program: Program
    ) throws(Diagnostic) {
        var check = EscapeCheck(function, program)
        check.owner = owner.flatMap { program.types[$0] }
        if let type = type.flatMap({ program.types[$0] }), type.kind == .struct || type.kind == .enum {
            check.members = Set(type.storedProperties.map(\.name)).union(["self"])
            for parameter in function.parameters { check.members.remove(parameter.name) }
        }
        if check.functions.isEmpty, check.inouts.isEmpty, check.members.isEmpty { return }
        if body.count == 1, case .expression(let only) = body[0].kind, check.returnsFunction { try check.stored(only, "using") }
        try check.visit(body)
    }

    private init(_ function: FunctionDeclaration, _ program: Program) {
        self.program = program
        for parameter in function.parameters {
            if case .function = parameter.type, parameter.attributes.isEmpty, !parameter.isVariadic { functions.insert(parameter.name) }
            if parameter.type.isInout { inouts.insert(parameter.name) }
        }
        returnsFunction = if case .function? = function.result { true } else { false }
    }

    // MARK: Statements

    private mutating func visit(_ statements: [Statement]) throws(Diagnostic) {
        try scope { (inner) throws(Diagnostic) in
            for statement in statements { try inner.visit(statement) }
        }
    }

    private mutating func visit(_ statement: Statement) throws(Diagnostic) {
        switch statement.kind {
        case .expression(let value): try visit(value)
        case .return(let value?):
            if returnsFunction { try stored(value, "using") }
            try visit(value)
        case .declaration(let declaration): try visit(declaration)
        case .if(let choice): try visit(choice)
        case .switch(let choice): try visit(choice)
        case .guard(let conditions, let body):
            try visit(body)
            try visit(conditions)
        case .forIn(let loop):
            try visit(loop.sequence)
            try scope(binding: loop.pattern.boundNames) { (inner) throws(Diagnostic) in
                if let condition = loop.condition { try inner.visit(condition) }
                try inner.visit(loop.body)
            }
        case .while(let conditions, let body, _):
            try scope { (inner) throws(Diagnostic) in
                try inner.visit(conditions)
                try inner.visit(body)
            }
        case .repeatWhile(let body, let condition, _):
            try visit(body)
            try visit(condition)
        case .defer(let body): try visit(body)
        case .do(let block):
            try visit(block.body)
            for item in block.catches { try visit(item) }
        case .labeled(_, let inner): try visit(inner)
        case .throw, .return, .break, .continue, .fallthrough, .conditionalCompilation: break
        }
    }

    private mutating func visit(_ choice: IfStatement) throws(Diagnostic) {
        try scope { (inner) throws(Diagnostic) in
            try inner.visit(choice.conditions)
            try inner.visit(choice.body)
        }
        try visit(choice.elseBody ?? [])
    }

    private mutating func visit(_ choice: SwitchStatement) throws(Diagnostic) {
        try visit(choice.subject)
        for item in choice.cases {
            try scope(binding: item.patterns.flatMap(\.pattern.boundNames)) { (inner) throws(Diagnostic) in
                for condition in item.patterns.compactMap(\.condition) { try inner.visit(condition) }
                try inner.visit(item.body)
            }
        }
    }

    private mutating func visit(_ clause: DoStatement.Catch) throws(Diagnostic) {
        let names = clause.patterns.isEmpty ? ["error"] : clause.patterns.flatMap(\.pattern.boundNames)
        try scope(binding: names) { (inner) throws(Diagnostic) in
            for condition in clause.patterns.compactMap(\.condition) { try inner.visit(condition) }
            try inner.visit(clause.body)
        }
    }

    /// The names that a condition binds hide others in what follows.
    private mutating func visit(_ conditions: [Condition]) throws(Diagnostic) {
        for condition in conditions {
            switch condition {
            case .expression(let value), .optionalBinding(_, _, _, let value?), .case(_, let value): try visit(value)
            case .optionalBinding, .availability: break
            }
            for name in condition.boundNames { hide(name) }
        }
    }

    /// Names that are bound in code hide others there alone.
    private mutating func scope(
        binding names: [String] = [], _ body: (inout EscapeCheck) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        let outer = (functions, inouts, members)
        defer { (functions, inouts, members) = outer }
        for name in names { hide(name) }
        try body(&self)
    }

    private mutating func visit(_ declaration: Declaration) throws(Diagnostic) {
        guard case .variable(let variable) = declaration.kind else { return }
        for binding in variable.bindings {
            if let value = binding.initializer {
                // A variable may hold such a function itself; a closure around it is another.
                if case .closure = value.kind { try stored(value, "using") }
                try visit(value)
            }
            for name in binding.pattern.boundNames { hide(name) }
        }
    }

    private mutating func hide(_ name: String) {
        functions.remove(name)
        inouts.remove(name)
        members.remove(name)
    }

    // MARK: Expressions

    private mutating func visit(_ expression: Expression) throws(Diagnostic) {
        switch expression.kind {
        case .assignment(let target, "=", let value):
            if case .discard = target.kind { break }
            try stored(value, "assigning")
        case .array(let elements): for element in elements { try stored(element, "using") }
        case .call(let call): try visit(call)
        case .closure(let closure):
            for parameter in closure.parameters ?? [] { hide(parameter.name) }
            return try visit(closure.body)
        case .if(let choice): return try visit(choice)
        case .switch(let choice): return try visit(choice)
        default: break
        }
        let outer = (functions, inouts, members)
        for child in expression.children {
            try visit(child)
            (functions, inouts, members) = outer
        }
    }

    /// What is passed to a parameter that keeps it.
    private func visit(_ call: Expression.Call) throws(Diagnostic) {
        let arguments = call.arguments + call.trailingClosures
        if case .member(_, "append", _) = call.callee.kind, arguments.count == 1, let name = arguments[0].value.bareName,
            arguments[0].label == nil, functions.contains(name), !program.declaresMethod(named: "append")
        {
            throw Diagnostic(
                .typeMismatch, "converting non-escaping parameter '\(name)' to generic parameter 'Element' may allow it to escape",
                at: arguments[0].value.span, hint: "declare the parameter '@escaping'")
        }
        if call.callee.bareName == "Task" || call.callee.isDispatch {
            for argument in arguments { if case .closure = argument.value.kind { try stored(argument.value, "passing") } }
            return
        }
        guard let candidates = candidates(of: call), candidates.count == 1,
            case let parameters = candidates[0].declaration.parameters, parameters.count == arguments.count,
            !parameters.contains(where: \.isVariadic)
        else { return }
        for (parameter, argument) in zip(parameters, arguments) where parameter.type.isEscaping { try stored(argument.value, "passing") }
    }

    /// The functions that a bare name means, or methods of the value that is changed here.
    private func candidates(of call: Expression.Call) -> [UserFunction]? {
        if case .member(let base, let name, _) = call.callee.kind, base.bareName == "self" { return owner?.members.methods[name] }
        guard let name = call.callee.bareName else { return nil }
        return owner?.members.methods[name] ?? program.functions[name]
    }

    /// What outlives the call.
    private func stored(_ value: Expression, _ how: String, at span: SourceSpan? = nil) throws(Diagnostic) {
        switch value.kind {
        case .parenthesized(let inner): try stored(inner, how, at: span)
        case .identifier(let name, _) where functions.contains(name):
            let place = how == "assigning" ? "to an" : how == "passing" ? "to function expecting an" : "in a context expecting an"
            throw Diagnostic(
                .typeMismatch, "\(how) non-escaping parameter '\(name)' \(place) '@escaping' closure", at: span ?? value.span,
                hint: "declare the parameter '@escaping'")
        case .closure(let closure):
            let taken = value.freeIdentifiers.subtracting(closure.captures.map { $0.label ?? $0.value.bareName ?? "" })
            if let name = taken.intersection(functions).min() {
                throw Diagnostic(
                    .typeMismatch, "escaping closure captures non-escaping parameter '\(name)'", at: value.span,
                    hint: "declare the parameter '@escaping'")
            }
            let capturesSelf = closure.captures.contains { $0.label == "self" || $0.value.bareName == "self" }
            if !capturesSelf, !taken.isDisjoint(with: members) {
                throw Diagnostic(
                    .typeMismatch, "escaping closure captures mutating 'self' parameter", at: value.span,
                    hint: "copy what it needs into a variable of the method, and capture that")
            }
            if let name = taken.intersection(inouts).min() {
                throw Diagnostic(
                    .typeMismatch, "escaping closure captures 'inout' parameter '\(name)'", at: value.span,
                    hint: "copy it into a variable of the function, and capture that")
            }
        default: break
        }
    }
}

extension Program {
    fileprivate func declaresMethod(named name: String) -> Bool {
        types.values.contains { $0.members.methods[name] != nil } || nativeExtensions.values.contains { $0.methods[name] != nil }
    }
}

extension TypeSyntax {
    /// `@escaping () -> Void`, and a function in an optional, which is kept as well.
    fileprivate var isEscaping: Bool {
        switch self {
        case .attributed(let words, .function): words.contains("escaping")
        case .optional(let wrapped): wrapped.isFunction
        default: false
        }
    }
}

extension Expression {
    /// `DispatchQueue.main.async`
    fileprivate var isDispatch: Bool {
        guard case .member(let base, let name, _) = kind, name == "async" || name == "asyncAfter",
            case .member(let queue, "main", _) = base.kind
        else { return false }
        return queue.bareName == "DispatchQueue"
    }
}
