// SPDX-License-Identifier: GPL-3.0-or-later

extension Expression {
    /// As the compiler says of an optional where what it holds is wanted.
    ///
    /// - Parameter sign: how a truth value is tested that a chain gives.
    /// - Parameter isOperand: is such a chain said to be what has to be unwrapped?
    func messageOfOptional(
        _ given: StaticType, _ wrapped: StaticType, testing sign: String = "!=", isOperand: Bool = false
    ) -> String {
        if isTriedOptionally { return "value of optional type '\(given)' not unwrapped; did you mean to use 'try!' or chain with '?'?" }
        if wrapped == .bool, given.wrapped == wrapped, lastOfChain != nil, !isOperand {
            return "optional type '\(given)' cannot be used as a boolean; test for '\(sign) nil' instead"
        }
        return "value of optional type '\(given)' must be unwrapped to a value of type '\(wrapped)'"
    }

    /// What `name?.isEmpty` ends with; nil of what is no chain.
    fileprivate var lastOfChain: Expression? {
        switch kind {
        case .optionalChain(let chain): chain
        case .parenthesized(let inner): inner.lastOfChain
        default: nil
        }
    }

    private var isTriedOptionally: Bool {
        switch kind {
        case .effect("try?", _): true
        case .parenthesized(let inner): inner.isTriedOptionally
        default: false
        }
    }
}

/// Whether a value is what its place expects.
extension Typer {
    /// Where a value is given to something of a declared type, for the message.
    enum Use {
        case assignment, argument, returned, initializer, element, key, value, closureResult, declaredClosureResult

        fileprivate func messageOfNil(_ to: StaticType) -> String {
            switch self {
            case .assignment: "'nil' cannot be assigned to type '\(to)'"
            case .returned, .closureResult, .declaredClosureResult: "'nil' is incompatible with return type '\(to)'"
            case .initializer: "'nil' cannot initialize specified type '\(to)'"
            case .element: "'nil' is not compatible with expected element type '\(to)'"
            case .key: "'nil' is not compatible with expected dictionary key type '\(to)'"
            case .value: "'nil' is not compatible with expected dictionary value type '\(to)'"
            default: "'nil' is not compatible with expected argument type '\(to)'"
            }
        }

        func message(_ from: StaticType, _ to: StaticType) -> String {
            switch self {
            case .assignment: "cannot assign value of type '\(from)' to type '\(to)'"
            case .argument: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
            case .returned: "cannot convert return expression of type '\(from)' to return type '\(to)'"
            case .initializer where from.nominalName?.hasSuffix("KeyPath") == true: "cannot assign value of type '\(from)' to type '\(to)'"
            case .initializer: "cannot convert value of type '\(from)' to specified type '\(to)'"
            case .closureResult: "cannot convert value of type '\(from)' to closure result type '\(to == .void ? "Void" : to.description)'"
            case .declaredClosureResult: "declared closure result '\(to)' is incompatible with return type '\(from)'"
            case .element: "cannot convert value of type '\(from)' to expected element type '\(to)'"
            case .key: "cannot convert value of type '\(from)' to expected dictionary key type '\(to)'"
            case .value: "cannot convert value of type '\(from)' to expected dictionary value type '\(to)'"
            }
        }
    }

    /// Converts, and says what is wrong where that can't be and nothing about the two types is unknown.
    @discardableResult
    func expect(_ from: StaticType, toBe to: StaticType, _ value: Expression, _ use: Use, at span: SourceSpan? = nil) -> Bool {
        let span = span ?? value.place
        if case .nil = value.kind { return expectNil(for: solver.defaulted(to), value, use) }
        let (given, wanted) = (solver.defaulted(from), solver.defaulted(to))
        func refuse(_ message: String? = nil, hint: String? = nil) -> Bool {
            report(Diagnostic(.typeMismatch, message ?? use.message(given, wanted), at: span, hint: hint))
            return false
        }
        let isOtherView = isMadeView(given, value) && given.nominalName != wanted.nominalName && index.isView(wanted)
        // The host's own properties may be `T!`, as those of formatters are.
        if isOtherView || isValueOfHost(given, value) && wanted.isScalarValue && !isHostValue(wanted) { return refuse() }
        if use != .assignment, checkOptionalOfHost(given, wanted, value, at: span) { return false }
        if isOtherValue(given, than: wanted, value) { return refuse() }
        if let words = messageOfView(value, wanted, use) ?? messageOfErased(given, wanted, value, use) { return refuse(words) }
        if isOtherFunction(given, than: wanted, value) {
            return refuse(use.message(given, wanted).replacing("'\(wanted)'", with: "'\(wanted.written)'"))
        }
        if attempt({ convert(from, to: to) }) != nil { return !checkEffects(of: value, given, wanted, use) }
        if let message = usualSlip(given, wanted, value, use) { return refuse(message) }
        if isNoValue(given, for: wanted) { return refuse() }
        // No method is written to: behind one of that name a type in another file may have a property.
        if use != .assignment, isNoFunction(given, for: wanted) {
            let function = wanted.unwrapped
            let words = use.message(given, function).replacing("'\(function)'", with: "'\(function.written)'")
            return refuse(words, hint: given == .void ? Diagnostic.wayToBeAction : nil)
        }
        if checkErased(given, wanted, value, use) || checkConformance(given, wanted, value, use) { return false }
        if isOther(given, than: wanted) || isOfCaller(given, where: wanted) { return refuse() }
        let isOfParameter = given.wrapped == wanted && isPlainParameter(wanted)
        guard given.isKnown, wanted.isKnown, isOfParameter || isCertain(given) && isCertain(wanted) else { return false }
        if let wrapped = given.wrapped, trying({ convert(wrapped, to: to) }) != nil {
            if isImplicitlyUnwrapped(value, in: wrapped) { return true }
            let message = value.messageOfOptional(given, wrapped, isOperand: use == .argument && tellsValue(value))
            return refuse(message, hint: "give a default with '??', or unwrap it with 'if let'")
        }
        if given == .optional(.unknown) { return false }
        return refuse(unproduced.flatMap { $0.call == value.id ? $0.words : nil })
    }

    /// `let address: URL = URL(string: text)`
    private func checkOptionalOfHost(_ given: StaticType, _ wanted: StaticType, _ value: Expression, at span: SourceSpan?) -> Bool {
        guard given.wrapped == wanted, isHostValue(wanted), !value.hidesDeclarations, !isImplicitlyUnwrapped(value) else {
            return false
        }
        report(
            Diagnostic(
                .typeMismatch, value.messageOfOptional(given, wanted), at: span,
                hint: "give a default with '??', or unwrap it with 'if let'"))
        return true
    }

    /// A value that the host has made, as `UUID()` is: no number of the library's and no text.
    private func isValueOfHost(_ given: StaticType, _ value: Expression) -> Bool {
        guard isHostValue(given), !value.hidesDeclarations else { return false }
        switch value.kind {
        case .identifier(let name, _): return if case .variable? = scope.local(name) { true } else { false }
        case .call(let call): return call.callee.bareName.map(Expression.isTypeName) ?? false
        default: return false
        }
    }

    /// A function, or a type, where a value of a type is wanted.
    private func isNoValue(_ given: StaticType, for wanted: StaticType) -> Bool {
        guard given.isKnown, isCertain(wanted) else { return false }
        switch (given, wanted) {
        case (.function, .nominal(let name, _)): return wanted.unwrapped == wanted && !name.hasSuffix("KeyPath")
        case (.metatype(.nominal), _): return wanted.unwrapped.nominalName != nil && isCertain(given.instance)
        default: return false
        }
    }

    /// A value of a type that is no function, where one is wanted: `action: save()`. A key path stands for one.
    private func isNoFunction(_ given: StaticType, for wanted: StaticType) -> Bool {
        guard case .function(let function) = wanted.unwrapped, !function.isAutoclosure, wanted.isKnown, given.isKnown, isCertain(given)
        else { return false }
        if given == .void { return true }
        guard case .nominal(let name, _) = given.unwrapped else { return false }
        return !name.hasSuffix("KeyPath") && name != "Binding"
    }

    /// A generic parameter, by its name, that nothing binds to a type.
    func isPlainParameter(_ type: StaticType) -> Bool {
        guard case .parameter(let name) = type else { return false }
        return type.isOwnParameter && !name.hasPrefix("some#") && !name.hasPrefix("each ")
            && !scope.constraints.contains(where: { $0.isSame(type) })
    }

    /// A number or a text, and a generic parameter, of which whoever calls decides what it is.
    private func isOther(_ value: StaticType, than parameter: StaticType) -> Bool {
        value.isScalarValue && isUnbound(parameter)
    }

    /// A value of a generic parameter in sight where a number, a text or another parameter is wanted. In an extension of one of the library's
    /// types that is left to run time.
    private func isOfCaller(_ given: StaticType, where wanted: StaticType) -> Bool {
        guard case .parameter(let name) = given, scope.context.generics.contains(name), isUnbound(given), given != wanted,
            scope.context.typeName.map({ index.types[$0]?.isOfLibrary == false && index.types[$0]?.declaration != nil }) ?? true
        else { return false }
        if case .parameter(let other) = wanted { return scope.context.generics.contains(other) && isUnbound(wanted) }
        return wanted.isScalarValue
    }

    private func isUnbound(_ type: StaticType) -> Bool {
        guard isPlainParameter(type) else { return false }
        return solver.conformances.asked(of: type).allSatisfy { index.type(named: $0)?.isComplete ?? false }
    }

    /// A function that is not called, `1` for `true`, an array literal for a dictionary: the compiler has words of its own for these.
    private func usualSlip(_ given: StaticType, _ wanted: StaticType, _ value: Expression, _ use: Use) -> String? {
        switch (given, value.kind) {
        case (.function(let function), .identifier), (.function(let function), .member):
            guard function.parameters.isEmpty, given.isKnown, wanted.isKnown, isCertain(function.result), function.result != .void,
                trying({ convert(function.result, to: wanted) }) != nil
            else { return nil }
            return "function produces expected type '\(function.result)'; did you mean to call it with '()'?"
        case (.int, .integer(let number)) where wanted == .bool && (number == 0 || number == 1):
            return "integer literal value '\(number)' cannot be used as a boolean; did you mean '\(number == 1)'?"
        case (_, .array(let elements)):
            guard case .nominal("Dictionary", _) = wanted.unwrapped, wanted.isKnown,
                index.conformances(of: "Dictionary")["ExpressibleByArrayLiteral"] == nil
            else { return nil }
            if elements.isEmpty { return "use [:] to get an empty dictionary literal" }
            return "dictionary of type '\(wanted)' cannot be \(use == .initializer ? "initialized" : "used") with array literal"
        case (_, .dictionary(let entries)):
            guard entries.isEmpty, let name = wanted.unwrapped.nominalName, ["Array", "Set"].contains(name), wanted.isKnown,
                index.conformances(of: name)["ExpressibleByDictionaryLiteral"] == nil
            else { return nil }
            return use.message(.dictionary(.nominal("AnyHashable"), .any), wanted)
        default: return nil
        }
    }

    /// A variable of type `Any` where another type is wanted.
    private func checkErased(_ given: StaticType, _ wanted: StaticType, _ value: Expression, _ use: Use) -> Bool {
        guard given == .any, wanted.isKnown, isCertain(wanted), let name = value.bareName, case .variable? = scope.local(name) else {
            return false
        }
        report(
            Diagnostic(.typeMismatch, use.message(given, wanted), at: value.place, hint: "write 'as! \(wanted)', or 'as? \(wanted)'"))
        return true
    }

    /// A user-defined value where a user-defined protocol is wanted that it does not conform to.
    private func checkConformance(_ given: StaticType, _ wanted: StaticType, _ value: Expression, _ use: Use) -> Bool {
        guard case .existential(let names) = wanted, given.isKnown, isCertain(given), case .nominal(let own, _) = given,
            index.types[own]?.isComplete == true, !Library.names.isDeclared(own) || given.isScalarValue,
            let name = names.first(where: {
                index.types[$0]?.isComplete == true && (!Library.names.isDeclared($0) || $0 == "Error")
                    && solver.conformances.conforms(given, to: $0) == false
            })
        else { return false }
        let message =
            switch use {
            case .argument: "argument type '\(given)' does not conform to expected type '\(name)'"
            case .returned, .closureResult, .declaredClosureResult: "return expression of type '\(given)' does not conform to '\(name)'"
            default: "value of type '\(given)' does not conform to specified type '\(name)'"
            }
        report(Diagnostic(.typeMismatch, message, at: value.place, hint: "declare it, as in 'extension \(given): \(name)'"))
        return true
    }

    /// `nil` is for optionals, and for what says that it takes it.
    private func expectNil(for wanted: StaticType, _ value: Expression, _ use: Use) -> Bool {
        guard refusesNil(wanted) else { return true }
        report(
            Diagnostic(.typeMismatch, use.messageOfNil(wanted), at: value.place, hint: "use the optional type '\(wanted)?'"))
        return false
    }

    /// Does a type that is wholly known not say that `nil` is one of its values?
    func refusesNil(_ type: StaticType) -> Bool {
        guard type.isKnown, isCertain(type), case .nominal(let name, _) = type, type.wrapped == nil else { return false }
        return index.conformances(of: name)["ExpressibleByNilLiteral"] == nil
    }

    /// Of a chain that is an operand, an argument or a condition of `? :` the compiler says that its value has to be unwrapped, unless the
    /// library declares what it ends with more than once, as `isEmpty` and `first`.
    func tellsValue(_ chain: Expression) -> Bool {
        guard let last = chain.lastOfChain else { return false }
        switch last.kind {
        case .call, .subscript: return true
        case .member(let base, let name, _):
            let found = lookup.members(name, of: triedType(of: base).unwrapped).found
            return !found.isEmpty && found.allSatisfy { !$0.member.isLibrary }
        default: return false
        }
    }

    /// Whether all of a type is declared where we can see it.
    func isCertain(_ type: StaticType) -> Bool {
        !type.contains {
            switch $0 {
            // Of a key path its root and value tell, and of a binding its value.
            case .nominal(let name, let arguments) where name.hasSuffix("KeyPath") || name == "Binding" && arguments.count == 1: false
            case .nominal(let name, _): index.type(named: name).map { !$0.isComplete || $0.kind == .protocol } ?? true
            case .opaque, .existential, .parameter, .function, .metatype: true
            default: false
            }
        }
    }
}
