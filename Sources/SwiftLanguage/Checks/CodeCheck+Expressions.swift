// SPDX-License-Identifier: GPL-3.0-or-later

/// Expressions: `await` where nothing may wait, and literals that do not fit their type.
extension CodeCheck {
    mutating func visit(_ expression: Expression) throws(Diagnostic) {
        switch expression.kind {
        case .if(let choice): try visit(choice)
        case .switch(let choice): try visit(choice)
        case .closure(let closure): try visit(closure)
        case .effect(let word, let inner): try tried(word, inner)
        case .call(let call): try visit(call)
        case .identifier(let name, _):
            guard !place.isInClosure, name.first == "$", name.dropFirst().allSatisfy(\.isNumber), name.count > 1 else { return }
            throw Diagnostic(.syntax, "anonymous closure argument not contained in a closure", at: expression.span)
        case .inout:
            throw Diagnostic(.syntax, "'&' may only be used to pass an argument to inout parameter", at: expression.span)
        default: try visitChildren(of: expression)
        }
    }

    private mutating func visit(_ call: Expression.Call) throws(Diagnostic) {
        try visit(call.callee)
        for argument in call.arguments + call.trailingClosures {
            if case .inout(let place) = argument.value.kind { try visit(place) } else { try visit(argument.value) }
        }
    }

    private mutating func visitChildren(of expression: Expression) throws(Diagnostic) {
        for child in expression.children { try visit(child) }
    }

    private mutating func tried(_ word: String, _ inner: Expression) throws(Diagnostic) {
        if word == "await", !place.isAsync {
            throw Diagnostic(
                .unsupported, "'async' call in a function that does not support concurrency", at: inner.span,
                hint: "mark the function 'async', or call it in a Task")
        }
        try visit(inner)
    }

    private mutating func visit(_ closure: Expression.Closure) throws(Diagnostic) {
        let outer = place
        defer { place = outer }
        // Where the errors of a closure go its type decides.
        place = CodePosition()
        place.isInClosure = true
        try scope { (inner) throws(Diagnostic) in
            for parameter in closure.parameters ?? [] { inner.declare(parameter.name) }
            for capture in closure.captures {
                if let name = capture.label?.split(separator: " ").last { inner.declare(String(name)) }
            }
            try inner.visit(closure.body)
        }
    }

    /// `let b: UInt8 = 300`
    func checkLiteral(_ value: Expression, fits type: TypeSyntax) throws(Diagnostic) {
        guard case .named(let name, _) = type.withoutOptional, let integer = IntegerType(rawValue: name), let number = value.literalNumber,
            let message = integer.overflow(of: number)
        else { return }
        throw Diagnostic(.overflow, message, at: value.span)
    }
}

extension TypeSyntax {
    fileprivate var withoutOptional: TypeSyntax {
        if case .optional(let wrapped) = self { return wrapped.withoutOptional }
        return self
    }
}
