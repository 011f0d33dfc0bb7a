// SPDX-License-Identifier: GPL-3.0-or-later

/// A type after its names were looked up; what an expression is evaluated for, and what values are coerced to.
indirect enum ResolvedType: Sendable {
    /// Generic parameters and whatever is not checked.
    case any
    case void, bool, int, double, float, string, substring, character
    /// Any integer type but Int.
    case integer(IntegerType)
    case array(ResolvedType)
    /// `ArraySlice`
    case slice(ResolvedType)
    case dictionary(ResolvedType, ResolvedType)
    case set(ResolvedType)
    case optional(ResolvedType)
    /// `Range` and `ClosedRange`, of this type of bounds.
    case range(ResolvedType, isClosed: Bool)
    case tuple([(label: String?, type: ResolvedType)])
    case function(FunctionSignature)
    case binding(ResolvedType)
    case metatype(ResolvedType)
    case keyPath
    case user(UserType)
    case native(NativeType)
    /// `Element` in a member of a collection: known once the receiver is.
    case element
    /// `CallResult` in a member that makes what is made of it (`reduce`): what the call's context expects, else an element.
    case result
}

extension ResolvedType {
    /// The element type of a collection: what the closure of a `map` returns that is expected to give `[Message]`.
    var ofOne: ResolvedType {
        switch self {
        case .array(let element), .slice(let element), .set(let element): element
        case .optional(let wrapped): wrapped.ofOne
        case .user: self
        default: .any
        }
    }
}

extension ResolvedType {
    /// What a variable of the type holds before it has a value: the elements of a tuple may be set one by one.
    var unset: Value {
        guard case .tuple(let elements) = self else { return .void }
        return .tuple(elements.map { TupleElement(label: $0.label, value: $0.type.unset) })
    }
}

/// What a function takes and gives, where one is wanted as a value.
struct FunctionSignature: Sendable {
    var parameters: [ResolvedType]
    var result: ResolvedType
    var builder: ResultBuilder?
    var isAutoclosure = false
    /// The positions of `inout` parameters: a closure may change those though it does not say so itself.
    var inoutParameters: Set<Int> = []

    /// What may be assigned to an `inout` parameter, so that `{ $0 = .title }` knows what is meant; nil where nothing was told.
    func inoutType(_ index: Int) -> ResolvedType? {
        guard inoutParameters.contains(index), parameters.indices.contains(index), !parameters[index].isElement else { return nil }
        return parameters[index]
    }
}

extension ResolvedType {
    /// Is it a user-defined protocol: `any P`?
    var isProtocol: Bool { if case .user(let type) = self { type.kind == .protocol } else { false } }
}
