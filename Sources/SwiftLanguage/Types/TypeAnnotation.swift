// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The type of an expression, for the evaluator, which knows types in its own form.
package final class TypeAnnotation: Sendable {
    let type: StaticType
    /// The computed property that is read, where its own declaration decides and not the value.
    let property: DeclaredMember?
    /// How many optionals are put around a value of the type, where the place wants more of them than the value has.
    let layers: Int
    /// It goes into an `Any`: the optionals that its type has would be forgotten there.
    let isErased: Bool
    /// It is a collection that becomes one of `Any`s.
    let erasesElements: Bool
    /// Of a key path the properties of extensions that it leads through, one for each part; nil where the name of a part tells it.
    let pathMembers: [DeclaredMember?]
    /// Of a key path that gives an `Any` the type of what it leads to: the optionals that this has would be forgotten there.
    let pathValue: StaticType?
    /// What runs in its place, where its types tell all about it.
    let operation: Operation?
    private let cache = Mutex<(version: Int, type: ResolvedType)?>(nil)
    /// Does it depend on what the generic parameters of the running function are?
    let isGeneric: Bool

    init(
        _ type: StaticType, property: DeclaredMember? = nil, layers: Int = 0, isErased: Bool = false, erasesElements: Bool = false,
        pathMembers: [DeclaredMember?] = [], pathValue: StaticType? = nil, operation: Operation? = nil
    ) {
        self.type = type
        self.isErased = isErased
        self.erasesElements = erasesElements
        self.pathMembers = pathMembers
        self.pathValue = pathValue
        self.operation = operation
        self.layers = layers
        self.property = property
        isGeneric = type.dependsOnParameters
    }

    func resolved(in activation: Activation) throws(Diagnostic) -> ResolvedType {
        let version = activation.program.version
        if !isGeneric, let known = cache.withLock({ $0 }), known.version == version { return known.type }
        let made = activation.resolved(type)
        if !isGeneric { cache.withLock { $0 = (version, made) } }
        return made
    }
}

extension Expression {
    /// The type that the static phase found.
    var annotatedType: StaticType { if case .typed(_, let annotation) = kind { annotation.type } else { .unknown } }
}

/// What is said of many expressions alike is said by one object.
struct SharedFindings {
    private var annotations: [String: TypeAnnotation] = [:]
    private var resolutions: [ObjectIdentifier: CallResolution] = [:]

    mutating func annotation(_ type: StaticType) -> TypeAnnotation {
        // Types with arguments may be equal and yet differ in the labels of tuples.
        guard case .nominal(let name, let arguments) = type, arguments.isEmpty else { return TypeAnnotation(type) }
        if let known = annotations[name] { return known }
        let made = TypeAnnotation(type)
        annotations[name] = made
        return made
    }

    /// A call of a function of the host's. The resolution holds the function, whose identity no other takes over.
    mutating func resolution(_ function: NativeFunction) -> CallResolution {
        if let known = resolutions[ObjectIdentifier(function)] { return known }
        let made = CallResolution(native: function)
        resolutions[ObjectIdentifier(function)] = made
        return made
    }
}

/// What the static phase found a call to mean.
final class CallResolution: Sendable {
    /// Where the overload is declared that is meant; nil where there is only one.
    let declaration: SourceSpan?
    /// The overloads of a class that are not meant, and what overrides them: the instance tells only what overrides the one that is.
    let others: Set<SourceSpan>
    /// The host's function that is meant; nil where there is only one.
    let native: NativeFunction?
    /// It is a member of the optional itself, not of what that holds.
    let isOfOptional: Bool
    /// It is what the library declares, though the user adds functions of that name that take the same labels.
    let isOfLibrary: Bool
    /// Is it the overload that waits, of one that may be overridden? Nil where that does not tell.
    let waits: Bool?
    /// What the collection holds that a member of the library is called on.
    let element: TypeAnnotation?
    /// The function of an extension, where its declaration decides and not the value that it is called on.
    let method: DeclaredMember?
    /// What the generic parameters are of what is called.
    let typeArguments: [String: StaticType]
    /// The protocol whose requirement is called, where a class may have a method of that name that does not fulfil it.
    let requirement: String?
    /// The method of a class whose defaults the call takes, where a class below overrides it.
    let defaults: DeclaredMember?

    init(
        declaration: SourceSpan? = nil, others: Set<SourceSpan> = [], native: NativeFunction? = nil, isOfOptional: Bool = false,
        isOfLibrary: Bool = false, waits: Bool? = nil, element: StaticType? = nil, method: DeclaredMember? = nil,
        typeArguments: [String: StaticType] = [:], requirement: String? = nil, defaults: DeclaredMember? = nil
    ) {
        self.requirement = requirement
        self.defaults = defaults
        self.element = element.map { TypeAnnotation($0) }
        self.declaration = declaration
        self.others = others
        self.native = native
        self.isOfOptional = isOfOptional
        self.isOfLibrary = isOfLibrary
        self.waits = waits
        self.method = method
        self.typeArguments = typeArguments
    }

    /// May it mean a candidate?
    func allows(_ candidate: Candidate) -> Bool {
        if let declaration { return candidate.span == declaration }
        if !others.isEmpty, let span = candidate.span, others.contains(span) { return false }
        if let waits, case .user(let function) = candidate, function.declaration.isAsync != waits { return false }
        if isOfLibrary, case .user(let function) = candidate { return function.span?.isOfLibrary ?? false }
        guard let native else { return true }
        if case .native(let function) = candidate { return function === native }
        return false
    }
}

extension Activation {
    /// A type of the static phase in the evaluator's form.
    func resolved(_ type: StaticType) -> ResolvedType {
        let found = made(of: type)
        guard type.dependsOnParameters else { return found }
        // `(T, T)` of a T that was made so before: what doubles with each call would fill the memory.
        var parts = TypeParts()
        return found.fits(within: &parts) ? found : .any
    }

    private func made(of type: StaticType) -> ResolvedType {
        switch type {
        case .unknown, .variable, .existential([]): return .any
        // `Element` in an extension of a protocol.
        case .member(.parameter("Self"), let name): return ownAssociatedType(name)
        case .member(let base, let name): return associatedType(name, of: made(of: base))
        case .nominal(let name, let arguments): return named(name, arguments)
        case .tuple(let parts):
            return parts.isEmpty ? .void : .tuple(parts.map { ($0.label, made(of: $0.type)) })
        case .function(let function):
            return .function(
                FunctionSignature(
                    parameters: function.parameters.map { made(of: $0) }, result: made(of: function.result),
                    inoutParameters: function.inoutParameters))
        case .metatype(let type): return .metatype(made(of: type))
        case .existential(let names), .opaque(let names):
            return (try? names.first.map { (name) throws(Diagnostic) in try resolve(.named(name), at: nil) }) ?? .any
        case .parameter("Self"): return typeArguments["Self"] ?? ownType
        case .parameter(let name): return typeArguments[name] ?? .any
        }
    }

    private func named(_ name: String, _ arguments: [StaticType]) -> ResolvedType {
        if let type = program.types[name] { return .user(specialized(type, arguments)) }
        let syntax = TypeSyntax.named(name, genericArguments: [])
        let known = arguments.map { made(of: $0) }
        switch name {
        case "Array": return .array(known.first ?? .any)
        case "Set": return .set(known.first ?? .any)
        case "Optional": return .optional(known.first ?? .any)
        case "Dictionary" where known.count == 2: return .dictionary(known[0], known[1])
        case "Range", "ClosedRange": return .range(known.first ?? .any, isClosed: name == "ClosedRange")
        case "Binding": return .binding(known.first ?? .any)
        default: return (try? Activation(context: context, lexical: .file).resolve(syntax, at: nil)) ?? .any
        }
    }
}

extension ResolvedType {
    /// Has it no more parts than are left?
    func fits(within parts: inout TypeParts) -> Bool {
        guard parts.take() else { return false }
        switch self {
        case .array(let inner), .slice(let inner), .set(let inner), .optional(let inner), .binding(let inner), .metatype(let inner),
            .range(let inner, _):
            return inner.fits(within: &parts)
        case .dictionary(let key, let value): return key.fits(within: &parts) && value.fits(within: &parts)
        case .tuple(let elements):
            for element in elements where !element.type.fits(within: &parts) { return false }
            return true
        case .function(let signature):
            for parameter in signature.parameters where !parameter.fits(within: &parts) { return false }
            return signature.result.fits(within: &parts)
        default: return true
        }
    }

    /// The type in the form of the static phase, as far as it tells.
    var staticType: StaticType {
        switch self {
        case .any, .element, .result, .keyPath: .unknown
        case .void: .void
        case .array(let element): .array(element.staticType)
        case .slice(let element): .nominal("ArraySlice", [element.staticType])
        case .set(let element): .nominal("Set", [element.staticType])
        case .dictionary(let key, let value): .dictionary(key.staticType, value.staticType)
        case .optional(let wrapped): .optional(wrapped.staticType)
        case .range: .unknown
        case .tuple(let elements): .tuple(elements.map { .init(label: $0.label, type: $0.type.staticType) })
        case .function(let signature):
            .function(
                .init(
                    parameters: signature.parameters.map(\.staticType), result: signature.result.staticType,
                    inoutParameters: signature.inoutParameters))
        case .binding(let wrapped): .nominal("Binding", [wrapped.staticType])
        case .metatype(let type): .metatype(type.staticType)
        case .user(let type):
            type.kind == .protocol
                ? .existential([type.qualifiedName])
                : type.genericNames.isEmpty || !type.arguments.isEmpty ? .nominal(type.qualifiedName, type.arguments) : .unknown
        default: .nominal(description)
        }
    }
}
