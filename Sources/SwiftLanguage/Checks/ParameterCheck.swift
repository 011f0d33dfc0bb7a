// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether the words before the types of a function's parameters go with these types, and with their default values.
struct ParameterCheck {
    let program: Program
    let declaration: Declaration

    func run(_ function: FunctionDeclaration) throws(Diagnostic) {
        for parameter in function.parameters {
            try checkDefault(parameter)
            guard case .attributed(let words, let type) = parameter.type else { continue }
            if words.contains("inout") { try checkInout(parameter) }
            for word in words where word == "escaping" || word == "autoclosure" { try check(word, of: type, parameter) }
        }
    }

    private func checkDefault(_ parameter: ParameterSyntax) throws(Diagnostic) {
        guard parameter.isVariadic, parameter.defaultValue != nil else { return }
        throw Diagnostic(.syntax, "variadic parameter cannot have a default value", at: place(of: parameter))
    }

    private func checkInout(_ parameter: ParameterSyntax) throws(Diagnostic) {
        if parameter.isVariadic {
            throw Diagnostic(.syntax, "'inout' must not be used on variadic parameters", at: place(of: "inout", parameter))
        }
        guard let value = parameter.defaultValue else { return }
        throw Diagnostic(.syntax, "cannot provide default value to inout parameter '\(parameter.name)'", at: value.span)
    }

    /// `@escaping` and `@autoclosure` say something of functions alone.
    private func check(_ word: String, of type: TypeSyntax, _ parameter: ParameterSyntax) throws(Diagnostic) {
        if word == "escaping", type.isOptionalFunction {
            throw Diagnostic(
                .syntax, "closure is already escaping in optional type argument", at: place(of: word, parameter), hint: "remove '@escaping'"
            )
        }
        if word == "autoclosure", case .function(let taken, _) = type, !taken.isEmpty {
            throw Diagnostic(.syntax, "argument type of '@autoclosure' parameter must be '()'", at: place(of: word, parameter))
        }
        guard isNoFunction(type) else { return }
        let sign = word == "escaping" ? "@" : word
        throw Diagnostic(.syntax, "'@\(word)' only applies to function types", at: place(of: sign, parameter), hint: "remove '@\(word)'")
    }

    private func isNoFunction(_ type: TypeSyntax) -> Bool {
        switch type {
        case .array, .dictionary, .some, .any: true
        case .named(let name, _):
            program.aliases[name] == nil && (program.types[name] != nil || Library.names.types[name] != nil)
        default: false
        }
    }

    private func place(of parameter: ParameterSyntax) -> SourceSpan? {
        declaration.span?.place(of: parameter.name, from: declaration.namePlace?.end) ?? declaration.namePlace
    }

    private func place(of word: String, _ parameter: ParameterSyntax) -> SourceSpan? {
        declaration.span?.place(of: word, from: place(of: parameter)?.end) ?? place(of: parameter)
    }
}

extension TypeSyntax {
    fileprivate var isOptionalFunction: Bool {
        guard case .optional(let wrapped) = self else { return false }
        switch wrapped {
        case .function: return true
        case .tuple(let elements): return elements.count == 1 && elements[0].type.isFunction
        default: return false
        }
    }
}
