// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// A parameter as calls are matched against it.
struct ParameterShape: Sendable {
    var label: String?
    var name: String
    var type: ResolvedType
    var hasDefault: Bool
    var isVariadic = false
    /// `repeat each T`: the values that it takes are a tuple.
    var isPack = false
    var builder: ResultBuilder?
    var isInout = false
    /// `consuming`: the function may change what it was given.
    var isConsumed = false
    /// The type whose key stands before it and tells its type, as what is bound does; nil: its type is its own.
    var keyOwner: String?
    var defaultValue: Expression?
    /// `T` where its whole type is a generic parameter: its default is of the type that this is in a call.
    var genericName: String?
    /// Is a protocol asked of that generic parameter?
    var isConstrained = false
    /// `@Clamped value: Int`: the user's wrapper around what is given.
    var wrapper: Declaration.Attribute?

    var isBuilder: Bool { builder == .views }

    /// Whether a trailing closure may go here.
    var takesClosure: Bool {
        if isBuilder { return true }
        switch type {
        case .function: return true
        case .optional(.function): return true
        case .any, .element: return true
        default: return false
        }
    }
}

/// What a call is matched with: the parameters of a declaration and its result, their types resolved.
struct CallShape: Sendable {
    var parameters: [ParameterShape]
    var result: ResolvedType
}

/// The resolved parameters of a function, kept for one version of the program.
/// Native functions are shared by all machines of the process, so the cache is locked.
final class SignatureCache: Sendable {
    private let stored = Mutex<(version: Int, shape: CallShape)>((-1, CallShape(parameters: [], result: .any)))

    func shape(version: Int, _ make: () throws(Diagnostic) -> CallShape) throws(Diagnostic) -> CallShape {
        let known = stored.withLock { $0 }
        if known.version == version { return known.shape }
        // Made outside of the lock: resolving a type may ask for other shapes.
        let made = try make()
        stored.withLock { $0 = (version, made) }
        return made
    }
}
