// SPDX-License-Identifier: GPL-3.0-or-later

/// Expressions: calls that may throw, and literals that do not fit their type.
extension CodeCheck {
    mutating func visit(_ expression: Expression) throws(Diagnostic) {
        switch expression.kind {
        case .if(let choice): try visit(choice)
        case .switch(let choice): try visit(choice, at: expression.span)
        case .closure(let closure): try visit(closure)
        case .effect(let word, let inner): try tried(word, inner)
        case .call(let call):
            try checkTry(call, expression)
            try checkAwait(call, expression)
            try visitChildren(of: expression)
        default: try visitChildren(of: expression)
        }
    }

    private mutating func visitChildren(of expression: Expression) throws(Diagnostic) {
        for child in expression.children { try visit(child) }
    }

    private mutating func tried(_ word: String, _ inner: Expression) throws(Diagnostic) {
        let outer = place
        defer { place = outer }
        if word.hasPrefix("try") { place.isTried = true }
        if word == "await" {
            guard place.isAsync else {
                throw Diagnostic(
                    .unsupported, "'async' call in a function that does not support concurrency", at: inner.span,
                    hint: "mark the function 'async', or call it in a Task")
            }
            place.isAwaited = true
        }
        try visit(inner)
    }

    private mutating func visit(_ closure: Expression.Closure) throws(Diagnostic) {
        let outer = place
        defer { place = outer }
        // Where the errors of a closure go its type decides.
        place = CodePosition()
        try scope { (inner) throws(Diagnostic) in
            for parameter in closure.parameters ?? [] { inner.declare(parameter.name, parameter.type) }
            for capture in closure.captures {
                if let name = capture.label?.split(separator: " ").last { inner.declare(String(name), nil) }
            }
            try inner.visit(closure.body)
        }
    }

    /// The functions of the program that a call means; none where its name may be something else.
    private func functions(calledBy call: Expression.Call) -> [UserFunction] {
        guard let name = call.callee.bareName, !isDeclared(name) else { return [] }
        let own = typeName.flatMap { program.types[$0]?.members }
        if let own,
            own.methods[name] != nil || own.staticMethods[name] != nil
                || own.stored.contains(where: { $0.name == name })
        {
            return []
        }
        return program.functions[name] ?? []
    }

    /// A call of a function of the program that is `async` needs an `await` before it.
    private func checkAwait(_ call: Expression.Call, _ expression: Expression) throws(Diagnostic) {
        let functions = functions(calledBy: call)
        guard !place.isAwaited, !functions.isEmpty, functions.allSatisfy({ $0.declaration.effects.contains("async") }) else { return }
        throw Diagnostic(
            .unsupported, "expression is 'async' but is not marked with 'await'", at: expression.span, hint: "write 'await' before it")
    }

    /// A call of a function of the program that throws needs a `try` before it.
    private func checkTry(_ call: Expression.Call, _ expression: Expression) throws(Diagnostic) {
        let functions = functions(calledBy: call)
        guard !place.isTried, !functions.isEmpty,
            functions.allSatisfy({ $0.declaration.effects.contains { $0.hasPrefix("throws") } })
        else { return }
        throw Diagnostic(
            .unsupported, "call can throw, but it is not marked with 'try' and the error is not handled",
            at: expression.span,
            hint: "write 'try' before it")
    }

    /// The type of a variable that has only a literal.
    func literalType(_ expression: Expression) -> TypeSyntax? {
        switch expression.kind {
        case .integer: .named("Int")
        case .float: .named("Double")
        case .string: .named("String")
        case .bool: .named("Bool")
        case .prefix("-", let inner): literalType(inner)
        case .member(let base, let name, _):
            base.bareName.flatMap { program.types[$0] }.flatMap { type in
                type.enumCase(named: name).map { _ in TypeSyntax.named(type.qualifiedName) }
            }
        case .call(let call): callType(call)
        case .tuple(let elements):
            elements.count > 1
                ? Self.all(elements.map { literalType($0.value) }).map {
                    .tuple($0.map { .init(label: nil, type: $0) })
                } : nil
        default: nil
        }
    }

    /// `Kind.card(1)` is a Kind.
    private func callType(_ call: Expression.Call) -> TypeSyntax? {
        guard case .member(let base, let name, _) = call.callee.kind,
            let type = base.bareName.flatMap({ program.types[$0] }),
            type.enumCase(named: name) != nil
        else { return nil }
        return .named(type.qualifiedName)
    }

    private static func all(_ types: [TypeSyntax?]) -> [TypeSyntax]? {
        let known = types.compactMap { $0 }
        return known.count == types.count ? known : nil
    }

    /// `let b: UInt8 = 300`
    func checkLiteral(_ value: Expression, fits type: TypeSyntax) throws(Diagnostic) {
        guard case .named(let name, _) = type.withoutOptional, let range = Self.ranges[name] else {
            return
        }
        var number: Int
        switch value.kind {
        case .integer(let written): number = written
        case .prefix("-", let inner):
            guard case .integer(let written) = inner.kind else { return }
            number = 0 &- written
        default: return
        }
        guard !range.contains(number) else { return }
        let message =
            number < 0 && range.lowerBound == 0
            ? "negative integer '\(number)' overflows when stored into unsigned type '\(name)'"
            : "integer literal '\(number)' overflows when stored into '\(name)'"
        throw Diagnostic(.overflow, message, at: value.span)
    }

    private static let ranges: [String: ClosedRange<Int>] = [
        "Int8": -128...127, "UInt8": 0...255, "Int16": -32768...32767, "UInt16": 0...65535,
        "Int32": -2_147_483_648...2_147_483_647, "UInt32": 0...4_294_967_295, "UInt": 0...Int.max,
        "UInt64": 0...Int.max,
    ]
}

extension TypeSyntax {
    fileprivate var withoutOptional: TypeSyntax {
        if case .optional(let wrapped) = self { return wrapped.withoutOptional }
        return self
    }
}
