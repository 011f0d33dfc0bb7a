// SPDX-License-Identifier: GPL-3.0-or-later

/// Expressions: calls that may throw, and operands whose written types do not go together.
extension CodeCheck {
    mutating func visit(_ expression: Expression) throws(Diagnostic) {
        switch expression.kind {
        case .if(let choice): try visit(choice)
        case .switch(let choice): try visit(choice, at: expression.span)
        case .closure(let closure): try visit(closure)
        case .effect(let word, let inner): try tried(word, inner)
        case .call(let call):
            try checkTry(call, expression)
            try checkArguments(call)
            try visitChildren(of: expression)
        case .binary(let left, let sign, let right):
            try visit(left)
            try visit(right)
            try checkOperands(left, sign, right)
        case .forceUnwrap(let inner):
            if let type = scalar(inner) {
                throw Diagnostic(
                    .typeMismatch, "cannot force unwrap value of non-optional type '\(type)'",
                    at: expression.span)
            }
            try visit(inner)
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

    /// A call of a function of the program that throws needs a `try` before it.
    private func checkTry(_ call: Expression.Call, _ expression: Expression) throws(Diagnostic) {
        guard !place.isTried, let name = call.callee.bareName, !isDeclared(name) else { return }
        let own = typeName.flatMap { program.types[$0]?.members }
        if let own,
            own.methods[name] != nil || own.staticMethods[name] != nil
                || own.stored.contains(where: { $0.name == name })
        {
            return
        }
        guard let functions = program.functions[name],
            functions.allSatisfy({ $0.declaration.effects.contains { $0.hasPrefix("throws") } })
        else { return }
        throw Diagnostic(
            .unsupported, "call can throw, but it is not marked with 'try' and the error is not handled",
            at: expression.span,
            hint: "write 'try' before it")
    }

    // MARK: Written types

    private static let scalars: Set<String> = ["Int", "Double", "CGFloat", "Float", "String", "Bool"]

    /// The scalar type that a variable was given in writing, by its type or by a literal; nil of anything else.
    private func scalar(_ expression: Expression) -> String? {
        guard let name = expression.bareName, case .named(let type, _)? = type(of: name),
            Self.scalars.contains(type)
        else { return nil }
        return type
    }

    /// The scalar under the `?` that a variable was declared with.
    private func optionalScalar(_ expression: Expression) -> String? {
        guard let name = expression.bareName, case .optional(.named(let type, _))? = type(of: name),
            Self.scalars.contains(type)
        else {
            return nil
        }
        return type
    }

    private func checkOperands(_ left: Expression, _ sign: String, _ right: Expression)
        throws(Diagnostic)
    {
        guard ["+", "-", "*", "/", "%"].contains(sign), program.functions[sign] == nil else { return }
        for operand in [left, right] {
            guard let type = optionalScalar(operand) else { continue }
            throw Diagnostic(
                .typeMismatch,
                "value of optional type '\(type)?' must be unwrapped to a value of type '\(type)'",
                at: operand.span,
                hint: "give a value with '??', or write '!' where it cannot be nil")
        }
        guard let a = scalar(left), let b = scalar(right), Self.kind(a) != Self.kind(b),
            !program.extends(a, sign), !program.extends(b, sign)
        else { return }
        throw Diagnostic(
            .typeMismatch,
            "binary operator '\(sign)' cannot be applied to operands of type '\(a)' and '\(b)'",
            at: right.span,
            hint: "convert one of them, as in '\(a)(…)'")
    }

    /// `CGFloat` and `Double` convert to each other.
    private static func kind(_ name: String) -> String { name == "CGFloat" ? "Double" : name }

    func checkBinding(of value: Expression) throws(Diagnostic) {
        guard let type = scalar(value) else { return }
        throw Diagnostic(
            .typeMismatch, "initializer for conditional binding must have Optional type, not '\(type)'",
            at: value.span)
    }

    /// What is passed to the only function of a name.
    private func checkArguments(_ call: Expression.Call) throws(Diagnostic) {
        guard let name = call.callee.bareName, !isDeclared(name), typeName == nil,
            let functions = program.functions[name],
            functions.count == 1, call.trailingClosures.isEmpty
        else { return }
        let parameters = functions[0].declaration.parameters
        guard parameters.count == call.arguments.count else { return }
        for (argument, parameter) in zip(call.arguments, parameters) {
            guard let type = optionalScalar(argument.value), case .named(type, _) = parameter.type else {
                continue
            }
            throw Diagnostic(
                .typeMismatch,
                "value of optional type '\(type)?' must be unwrapped to a value of type '\(type)'",
                at: argument.value.span)
        }
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

extension Program {
    /// Does an extension of the user's give a type an operator?
    fileprivate func extends(_ typeName: String, _ sign: String) -> Bool {
        nativeExtensions[typeName]?.staticMethods[sign] != nil
    }
}
