// SPDX-License-Identifier: GPL-3.0-or-later

/// Running the user's functions and accessors.
extension Activation {
    func run(_ function: UserFunction, receiver: Value?, arguments: [Value]) throws(Diagnostic) -> Outcome {
        try run(function, receiver: receiver, optionalArguments: arguments.map { Optional($0) }, captures: nil, at: nil)
    }

    func run(
        _ function: UserFunction, receiver: Value?, optionalArguments: [Value?], captures: Captures?,
        typeArguments: [String: ResolvedType] = [:], lent: LentArgument? = nil, at span: SourceSpan?
    ) throws(Diagnostic) -> Outcome {
        let receiver = constrained(receiver.map { held($0, by: function) } ?? typeOfOperands(function, optionalArguments), function)
        let box = receiver.map { Scope("self", $0, isLet: !function.isMutating, parent: nil) }
        return try run(
            function, in: box, optionalArguments: optionalArguments, captures: captures, typeArguments: typeArguments, lent: lent, at: span)
    }

    /// What an extension adds to optionals it adds to them as they are, not as an `Any` holds them; one of a protocol adds it to whatever
    /// conforms, which may be an optional.
    private func held(_ receiver: Value, by function: UserFunction) -> Value {
        guard let erased = receiver.erasedValue else { return receiver }
        let owner = function.lexical.typeName.flatMap { machine.program.types[$0] }
        return owner?.kind == .protocol && erased.type.wrapped != nil && !function.isMutating ? receiver : erased.value
    }

    /// - Parameter box: the receiver, which nothing else needs to hold while the function changes it.
    /// - Parameter lent: what one of the parameters takes over for the time of the call.
    func run(
        _ function: UserFunction, in box: Scope?, optionalArguments: [Value?], captures: Captures?,
        typeArguments: [String: ResolvedType], lent: LentArgument? = nil, at span: SourceSpan?
    ) throws(Diagnostic) -> Outcome {
        try enterCall(at: span ?? function.span)
        defer { budget.callDepth &-= 1 }
        guard let body = machine.body(of: function) else {
            throw Diagnostic(.missingRequirement, "'\(function.name)' has no body", at: span ?? function.span)
        }
        let shape = try shape(of: function)
        let activation = activation(of: function, in: box, optionalArguments, captures)
        activation.resultType = shape.result
        if !typeArguments.isEmpty { activation.typeArguments.merge(typeArguments) { $1 } }
        if !function.declaration.genericParameters.isEmpty { activation.bindGenerics(of: function.declaration, by: optionalArguments) }
        let boxes = try activation.bind(shape.parameters, optionalArguments, at: span)
        if let lent { lent.give(to: boxes[lent.index]) }
        defer { if let lent { lent.take(from: boxes[lent.index]) } }
        do throws(Diagnostic) {
            let result: Value
            switch function.builder {
            case .views: result = try activation.buildBody(body)
            case .user(let builder): result = try activation.buildResult(body, by: builder)
            case nil: result = try activation.runBody(body, result: activation.result(of: function, shape.result))
            }
            let given = function.declaration.result?.isOpaque == true ? result.withoutLaziness : result
            return Outcome(given, receiver: box?.value ?? .void, arguments: boxes.map(\.value))
        } catch {
            return Outcome(throwing: error.seen(from: span), receiver: box?.value ?? .void, arguments: boxes.map(\.value))
        }
    }

    /// Where the body of a function runs, with what the type of its receiver says of generic parameters.
    private func activation(of function: UserFunction, in box: Scope?, _ arguments: [Value?], _ captures: Captures?) -> Activation {
        let lexical = (captures?.lexical ?? function.lexical).adding(function.declaration.genericParameters)
        let activation = Activation(
            context: calleeContext(box?.value), lexical: lexical, scope: captures?.scope, receiver: box ?? captures?.receiver)
        activation.typeArguments = captures?.typeArguments ?? [:]
        if let box {
            activation.takeTypeArguments(of: box.value)
        } else if function.isStatic, let known = operandTypes(function, arguments) {
            activation.typeArguments = known.types
        }
        return activation
    }

    /// What a function gives: `Self` in the extension of a protocol is the number that it is called on, as which its literals are read.
    private func result(of function: UserFunction, _ declared: ResolvedType) -> ResolvedType {
        guard let written = function.declaration.result else { return .void }
        guard declared.isAny, written.isSelf, case let own = currentSelfType else { return declared }
        switch own {
        case .double, .float: return own
        default: return declared
        }
    }

    private func bind(_ parameters: [ParameterShape], _ given: [Value?], at span: SourceSpan?) throws(Diagnostic) -> [Scope] {
        var boxes: [Scope] = []
        boxes.reserveCapacity(parameters.count)
        for (index, parameter) in parameters.enumerated() {
            let given = index < given.count ? given[index] : nil
            if let name = parameter.genericName, parameter.isConstrained, let given { open(name, parameter.type, holding: given) }
            boxes.append(try bind(parameter, given ?? parameter.defaultValue?.sourceLiteral?.value(at: span)))
        }
        return boxes
    }

    /// What the generic parameters of a receiver's type stand for.
    private func takeTypeArguments(of receiver: Value) {
        switch receiver {
        case .structure(let structure): if let known = structure.typeArguments { typeArguments = known.types }
        case .object(let object):
            if !lexical.genericNames.isEmpty, let known = machine.typeArguments(of: object) { typeArguments.merge(known) { $1 } }
        case .type(let reference): typeArguments.merge(generics(of: reference)) { $1 }
        default: break
        }
    }

    /// A generic parameter that has to conform to a protocol is never `any P` itself: what is in it is meant (SE-0352).
    private func open(_ name: String, _ asked: ResolvedType, holding value: Value) {
        guard typeArguments[name].map({ $0.isAny || $0.isProtocol }) ?? asked.isProtocol else { return }
        let held = dynamicType(of: value)
        if !held.isAny { typeArguments[name] = held }
    }

    /// In an extension of a protocol `where Self == X`, static code runs for X, whatever type it was looked up in.
    private func constrained(_ receiver: Value?, _ function: UserFunction) -> Value? {
        guard let own = function.lexical.selfName, case .type? = receiver, let type = try? resolve(.named(own), at: nil),
            let reference = reference(to: type)
        else { return receiver }
        return .type(reference)
    }

    /// What the generic parameters of a type are for its static members: `Box<Int>.name`, `[Int].name`.
    private func generics(of reference: TypeReference) -> [String: ResolvedType] {
        switch reference.resolved {
        case .optional(let wrapped) where !wrapped.isAny: return ["Wrapped": wrapped]
        case .array(let element) where !element.isAny, .slice(let element) where !element.isAny, .set(let element) where !element.isAny:
            return ["Element": element]
        case .dictionary(let key, let value) where !key.isAny && !value.isAny: return ["Key": key, "Value": value]
        default: break
        }
        guard let type = reference.userType, case .nominal(_, let arguments) = reference.known else { return [:] }
        return machine.bindings(of: type, arguments).mapValues { resolved($0) }
    }

    /// `Self` in an operator that a protocol's extension declares: the type of its operands.
    private func typeOfOperands(_ function: UserFunction, _ operands: [Value?]) -> Value? {
        guard function.isStatic, function.name.isOperatorName, let owner = function.lexical.typeName,
            (program.types[owner]?.kind ?? Library.names.types[owner]?.kind) == .protocol,
            let place = function.declaration.parameters.firstIndex(where: { $0.type.isSelf }), operands.indices.contains(place)
        else { return nil }
        return operands[place].map { machine.type(of: $0) }
    }

    /// What the generic parameters of its type are for an operator: its operands tell.
    private func operandTypes(_ function: UserFunction, _ operands: [Value?]) -> TypeArguments? {
        guard function.name.isOperatorName else { return nil }
        for case .structure(let operand)? in operands where operand.type.qualifiedName == function.lexical.typeName {
            if let known = operand.typeArguments { return known }
        }
        guard function.lexical.typeName == "Optional",
            let place = function.declaration.parameters.firstIndex(where: { $0.type.isSelf || $0.type == .optional(.named("Wrapped")) }),
            operands.indices.contains(place), let held = operands[place].map({ machine.resolvedType(of: $0, or: .any) }), !held.isAny
        else { return nil }
        return TypeArguments(["Wrapped": held.unwrapped])
    }

    /// Where defaults of parameters are evaluated: they see the static members of their type, which the body does not.
    private var defaultScope: Activation {
        guard lexical.typeName != nil, !lexical.isStatic else { return self }
        let result = Activation(context: context, lexical: lexical.asStatic, scope: scope, receiver: receiver)
        result.typeArguments = typeArguments
        return result
    }

    /// A parameter as the body sees it: what was given, else its default.
    func bind(_ parameter: ParameterShape, _ given: Value?) throws(Diagnostic) -> Scope {
        var value: Value
        if let given {
            value = given
        } else if let text = parameter.defaultValue {
            let wanted = parameter.genericName.flatMap { typeArguments[$0] } ?? parameter.type.withoutBuilder
            value = try defaultScope.evaluate(Actual(Expression.Argument(text)), wanted)
        } else {
            value = parameter.isVariadic ? .array([]) : .nil
        }
        if parameter.isPack, case .array(let values) = value { value = .tuple(values.map { TupleElement(label: nil, value: $0) }) }
        // A default is written as it is: nothing builds it.
        if given != nil, let builder = parameter.builder, case .function(let function) = value {
            value = .function(function.asBuilder(builder))
        }
        if let attribute = parameter.wrapper, let wrapper = machine.userWrapper(attribute),
            let storage = isInstance(value, of: wrapper) ? value : try wrapped(value, by: wrapper, attribute)
        {
            declare(parameter.name, holding: storage, of: wrapper, type: parameter.type)
            if let box = scope { return box }
        }
        let type: ResolvedType = parameter.isVariadic && !parameter.isPack ? .array(parameter.type) : parameter.type
        let box = Scope(parameter.name, value, type: type, isLet: !parameter.isInout && !parameter.isConsumed, parent: scope)
        scope = box
        return box
    }

    /// A method of a component runs at the component's place.
    private func calleeContext(_ receiver: Value?) -> EvaluationContext {
        guard case .structure(let structure)? = receiver, let installation = structure.installation else { return context }
        var inner = context
        if inner.site == nil { inner.site = installation.site }
        inner.stateOwner = installation.owner
        return inner
    }

    /// Runs an observer, or the setter of a local variable, with the value that it is given.
    func runAccessor(_ body: [Statement], _ parameter: String, _ value: Value) throws(Diagnostic) {
        try enterCall(at: body.first?.span)
        defer { budget.callDepth &-= 1 }
        // `\(oldValue)` of a `Value` that is an Int? says so.
        if typeArguments.isEmpty, let receiver { takeTypeArguments(of: receiver.value) }
        declare(parameter, value)
        _ = try run(body)
    }

    func enterCall(at span: SourceSpan?) throws(Diagnostic) {
        try budget.spend(Price.function, at: span)
        budget.callDepth &+= 1
        guard budget.callDepth <= budget.limits.callDepth else {
            budget.callDepth &-= 1
            throw Diagnostic(
                .limitExceeded, "more than \(budget.limits.callDepth) calls are nested", at: span,
                hint: "look for endless recursion"
            )
        }
    }

    /// A function's statements; a single expression is its result.
    func runBody(_ body: [Statement], result: ResolvedType) throws(Diagnostic) -> Value {
        resultType = result
        if let only = try implicitResult(body), !isVoid(result) {
            let value = try evaluate(only, result)
            return try coerced(value, to: result, at: only.span)
        }
        switch try run(body) {
        case .returned(let value): return value
        default: return .void
        }
    }

    /// The one expression of a body; `if` and `switch` count when they hold no `return`.
    private func implicitResult(_ body: [Statement]) throws(Diagnostic) -> Expression? {
        guard body.count == 1 else { return nil }
        switch body[0].kind {
        case .expression(let expression):
            switch expression.kind {
            case .if, .switch: return body.containsReturn ? nil : expression
            default: return expression
            }
        case .if(let choice) where !body.containsReturn && choice.elseBody != nil: return Expression(.if(choice), span: body[0].span)
        case .switch(let choice) where !body.containsReturn: return Expression(.switch(choice), span: body[0].span)
        case .conditionalCompilation(let branches):
            return try activeBranch(branches).map { (body) throws(Diagnostic) in try implicitResult(body) } ?? nil
        default: return nil
        }
    }

    private func isVoid(_ type: ResolvedType) -> Bool {
        if case .void = type { return true }
        return false
    }
}

extension TypeSyntax {
    /// `Self`, `inout Self`
    fileprivate var isSelf: Bool {
        switch self {
        case .named("Self", _): true
        case .attributed(_, let inner): inner.isSelf
        default: false
        }
    }
}

extension ResolvedType {
    /// As a default of it is written: nothing builds that.
    fileprivate var withoutBuilder: ResolvedType {
        guard case .function(var signature) = self, signature.builder != nil else { return self }
        signature.builder = nil
        return .function(signature)
    }
}
