// SPDX-License-Identifier: GPL-3.0-or-later

/// A function as a value: a closure, a bound method, an initializer, an operator.
package final class FunctionValue: Sendable {
    enum Code: Sendable {
        case closure(Expression.Closure, Captures)
        case function(UserFunction, Captures)
        case native([NativeFunction], receiver: Value?)
        case host(@Sendable ([Value], EvaluationContext) throws(Diagnostic) -> Value)
        case keyPath(KeyPathValue)
        case `operator`(String)
        case construct(TypeReference)
        case enumCase(UserType, String)
    }

    let code: Code
    /// Its statements are views: a call gathers them with the host's `block`.
    package var isBuilder: Bool { builder == .views }
    let builder: ResultBuilder?
    /// The closure or the reference that made it; nil when a host did.
    package let expression: Expression?
    /// What its parameters and its result are coerced to, where the context told.
    let signature: FunctionSignature?
    /// Of `Rect.init(center:)`, which initializer is meant; nil where no labels are written.
    let labels: [String?]?

    init(
        _ code: Code, builder: ResultBuilder? = nil, expression: Expression? = nil, signature: FunctionSignature? = nil,
        labels: [String?]? = nil
    ) {
        self.code = code
        self.builder = builder
        self.expression = expression
        self.signature = signature
        self.labels = labels
    }

    /// A function that the host gives to the user's code.
    package convenience init(_ body: @escaping @Sendable ([Value], EvaluationContext) throws(Diagnostic) -> Value) {
        self.init(.host(body))
    }

    func asBuilder(_ builder: ResultBuilder) -> FunctionValue {
        self.builder == builder ? self : FunctionValue(code, builder: builder, expression: expression, signature: signature)
    }
}

/// What a closure sees of the place where it was written.
struct Captures: Sendable {
    let scope: Scope?
    let receiver: Scope?
    let lexical: LexicalContext
    let site: (any Sendable)?
    var typeArguments: [String: ResolvedType] = [:]

    func replacing(scope: Scope?) -> Captures {
        Captures(scope: scope, receiver: receiver, lexical: lexical, site: site, typeArguments: typeArguments)
    }

    func replacing(receiver: Scope?) -> Captures {
        Captures(scope: scope, receiver: receiver, lexical: lexical, site: site, typeArguments: typeArguments)
    }

    /// With the instance that `[weak self]` captured, or nil for `self` where it is gone.
    var strengthened: Captures {
        guard let receiver, case .native(let native) = receiver.value, native is WeakReferenceValue else { return self }
        return replacing(receiver: Scope("self", receiver.value.strengthened, isLet: receiver.isLet, parent: nil))
    }
}

extension FunctionValue {
    /// How many parameters a function of the user's declares; nil of a closure and of what is native.
    package var declaredParameterCount: Int? { if case .function(let user, _) = code { user.declaration.parameters.count } else { nil } }

    /// Has it several parameters, for which one tuple may be given?
    var mayTakeApart: Bool {
        switch code {
        case .function(let user, _): user.declaration.parameters.count > 1
        case .construct(let reference): labels.map { $0.count > 1 } ?? reference.userType.map { !$0.isMade(of: 1) } ?? false
        default: false
        }
    }

    /// `zip(a, b).map(+)`: a function of several parameters that is given one tuple is given its parts (SE-0110).
    func takesApart(_ arguments: [Value]) -> [Value] {
        guard arguments.count == 1, case .tuple(let parts) = arguments[0], parts.count > 1 else { return arguments }
        let count = parts.count
        let takesParts =
            switch code {
            case .operator(let sign): count == 2 && sign != "!"
            case .function(let user, _): user.declaration.parameters.count == count
            case .native(let natives, _): natives.allSatisfy { $0.parameters.count == count || $0.parameters.first?.isVariadic == true }
            case .construct(let reference): labels.map { $0.count == count } ?? reference.userType?.isMade(of: count) ?? false
            case .enumCase(let type, let name): type.enumCase(named: name)?.payload.count == count
            case .closure, .host, .keyPath: false
            }
        return takesParts ? parts.map(\.value) : arguments
    }
}

extension UserType {
    fileprivate func isMade(of count: Int) -> Bool {
        if members.initializers.contains(where: { $0.declaration.parameters.count == 1 }) { return false }
        return members.initializers.contains { $0.declaration.parameters.count == count }
            || !hasOwnInitializer && storedProperties.filter(\.isMemberwiseParameter).count == count
    }
}
