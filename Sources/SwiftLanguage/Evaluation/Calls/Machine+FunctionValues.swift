// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls of function values: closures, functions, operators, initializers and cases that were passed on.
extension Machine {
    func invoke(_ function: FunctionValue, _ arguments: [Value], in context: EvaluationContext, asBuilder: Bool) throws(Diagnostic) -> Value
    {
        try invokeWithArguments(function, arguments, in: context, asBuilder: asBuilder).result
    }

    /// The result, and the arguments as they are afterwards (`inout`).
    func invokeWithArguments(
        _ function: FunctionValue, _ arguments: [Value], in context: EvaluationContext, asBuilder: Bool
    ) throws(Diagnostic) -> Outcome {
        let activation = Activation(context: context, lexical: .file)
        let arguments = function.takesApart(arguments)
        switch function.code {
        case .closure(let closure, let captures):
            return try invoke(closure, captures, function, arguments, in: context, asBuilder: asBuilder || function.isBuilder)
        case .function(let user, let captures):
            let outcome = try activation.run(
                user, receiver: user.isLocal ? nil : captures.receiver?.value, optionalArguments: arguments.map { Optional($0) },
                captures: user.isLocal ? captures : nil, at: function.expression?.span
            )
            if user.isMutating { captures.receiver?.value = outcome.changedReceiver }
            return outcome
        case .host(let body): return Outcome(try body(arguments, context), arguments: arguments)
        case .keyPath(let path):
            let value = try activation.value(at: path, of: arguments.first ?? .void, span: function.expression?.span)
            return Outcome(value, arguments: arguments)
        case .operator(let sign):
            try budget.spend(Price.operatorFunction, at: function.expression?.span)
            return Outcome(try activation.callOperator(sign, arguments, at: function.expression?.span), arguments: arguments)
        case .native(let natives, let receiver):
            var invocation = Invocation(
                candidates: natives.map { .native($0) }, actuals: arguments.map { Actual(value: $0, span: nil) },
                name: natives.first?.name ?? "function", receiver: receiver, expression: nil, span: function.expression?.span
            )
            invocation.ignoresLabels = true
            return Outcome(try activation.call(invocation).result, arguments: arguments)
        case .construct(let reference):
            return Outcome(try activation.construct(reference, arguments, for: function), arguments: arguments)
        case .enumCase(let type, let name):
            guard let info = type.enumCase(named: name) else { return Outcome(.void, arguments: arguments) }
            let payload = zip(info.payload, arguments).map { TupleElement(label: $0.label, value: $1) }
            return Outcome(.enumeration(EnumValue(type: type, name: name, payload: payload)), arguments: arguments)
        }
    }

    private func invoke(
        _ closure: Expression.Closure, _ captures: Captures, _ function: FunctionValue, _ arguments: [Value], in context: EvaluationContext,
        asBuilder: Bool
    ) throws(Diagnostic) -> Outcome {
        var changed = context
        if !asBuilder, let site = captures.site { changed.site = site }
        let (inner, resolver) = (changed, changed.resolver)
        let activation = Activation(context: inner, captures: captures.strengthened)
        try activation.enterCall(at: function.expression?.span)
        defer { budget.callDepth &-= 1 }
        try activation.budget.step(at: function.expression?.span)
        try activation.budget.spend(Price.closure, at: function.expression?.span)
        let boxes = try activation.bind(closure, arguments, function.signature, at: function.expression?.span)
        if asBuilder {
            let bound = activation.captures
            if let deferred = activation.deferredBlock(
                function, closure,
                { (place) throws(Diagnostic) in
                    try Activation(context: place.resolving(resolver), captures: bound).buildBody(closure.body)
                })
            {
                return Outcome(deferred, arguments: arguments)
            }
            return Outcome(try activation.buildBody(closure.body), arguments: arguments)
        }
        if case .user(let builder)? = function.builder {
            return Outcome(try activation.buildResult(closure.body, by: builder), arguments: arguments)
        }
        var result = function.signature?.result ?? .any
        if let written = closure.result { result = try activation.resolve(written, at: function.expression?.span) }
        do throws(Diagnostic) {
            return Outcome(try activation.runBody(closure.body, result: result), arguments: boxes.map(\.value))
        } catch {
            return Outcome(throwing: error, arguments: boxes.map(\.value))
        }
    }
}

extension Activation {
    /// What an initializer that is used as a function gives: `map(Row.init(title:))`.
    fileprivate func construct(_ reference: TypeReference, _ arguments: [Value], for function: FunctionValue) throws(Diagnostic) -> Value {
        let labels = function.labels.flatMap { $0.count == arguments.count ? $0 : nil }
        let actuals = arguments.enumerated().map { index, value in
            Actual(label: labels.flatMap { $0[index] }, value: value, span: function.expression?.span)
        }
        return try construct(reference, actuals, nil, name: reference.name, ignoresLabels: labels == nil)
    }

    /// Binds a closure's parameters; a tuple argument is taken apart when there are several parameters (`map { index, item in }`).
    fileprivate func bind(
        _ closure: Expression.Closure, _ arguments: [Value], _ signature: FunctionSignature?, at span: SourceSpan?
    ) throws(Diagnostic) -> [Scope] {
        var values = arguments
        let wanted = closure.parameters?.count ?? 0
        if wanted > 1, values.count == 1, case .tuple(let elements) = values[0], elements.count == wanted { values = elements.map(\.value) }
        guard let parameters = closure.parameters else {
            return bindNumbered(closure, values, signature)
        }
        guard parameters.count <= values.count else {
            throw Diagnostic(
                .typeMismatch, "the closure has \(parameters.count) parameters but is given \(values.count)", at: span
            )
        }
        var boxes: [Scope] = []
        for (index, parameter) in parameters.enumerated() {
            var value = values[index]
            var type = ResolvedType.any
            var isInout = signature?.inoutParameters.contains(index) == true
            if let syntax = parameter.type {
                isInout = syntax.isInout
                type = try resolve(syntax, at: span)
                value = try coerced(value, to: type, at: span)
            }
            if type.isAny { type = signature?.inoutType(index) ?? .any }
            let isProjected = parameter.name.first == "$"
            let name = isProjected ? String(parameter.name.dropFirst()) : parameter.name
            if isProjected, let wrapper = program.types[value.typeKey], wrapper.attributes.contains(where: { $0.name == "propertyWrapper" })
            {
                declare(name, holding: value, of: wrapper, type: .any)
            } else {
                declare(name, value, type: type, isLet: !isInout && signature != nil)
            }
            guard let box = scope else { continue }
            if isProjected, case .binding = value { box.isProjected = true }
            boxes.append(box)
        }
        return boxes
    }

    private func bindNumbered(_ closure: Expression.Closure, _ values: [Value], _ signature: FunctionSignature?) -> [Scope] {
        var values = values
        // `{ $0 + $1 }` on a sequence of pairs.
        if values.count == 1, case .tuple(let elements) = values[0], closure.numberedParameters > 1 { values = elements.map(\.value) }
        var boxes: [Scope] = []
        for (index, value) in values.enumerated() {
            declare(Self.numbered(index), value, type: signature?.inoutType(index) ?? .any, isLet: false)
            if let scope { boxes.append(scope) }
        }
        return boxes
    }

    private static func numbered(_ index: Int) -> String {
        switch index {
        case 0: "$0"
        case 1: "$1"
        case 2: "$2"
        default: "$\(index)"
        }
    }

    func callOperator(_ sign: String, _ arguments: [Value], at span: SourceSpan?) throws(Diagnostic) -> Value {
        if arguments.count == 2 { return try apply(sign, arguments[0], arguments[1], at: span) }
        if sign == "!", case .bool(let isTrue)? = arguments.first { return .bool(!isTrue) }
        guard arguments.count == 1 else { throw Diagnostic(.typeMismatch, "operator '\(sign)' takes two values", at: span) }
        return try apply(sign, .int(0), arguments[0], at: span)
    }
}
