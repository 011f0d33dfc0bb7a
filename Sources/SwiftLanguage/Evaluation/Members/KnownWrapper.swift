// SPDX-License-Identifier: GPL-3.0-or-later

/// One of SwiftUI's property wrappers: everything in which they differ. Evaluation, the static phase, initializers and the samples of
/// arguments read it. User-defined wrappers are types (`Machine.userWrapper`); all others are the host's.
package struct KnownWrapper: Sendable {
    /// Where the value of a property is.
    enum Storage {
        /// Kept for the component, as long as it is there.
        case state
        /// Kept under a key that the app shares.
        case shared
        /// In the field, as if there were no wrapper.
        case plain
        /// In the field, which holds an object: `$x` is made of it.
        case object
        /// Where the binding in the field leads.
        case binding
        /// In the environment, under a key or by its class.
        case environment, environmentObject
        /// The app's: made once, of the class that the wrapper is given or that is written.
        case delegate
        /// The component's identity is the value.
        case identity
        /// The host makes it of the field.
        case host
    }

    /// How the initializer that a struct has by its properties takes it.
    enum Parameter {
        case none, value, binding
        /// As a value whose type is not checked.
        case unchecked
    }

    /// What it holds where no first value is written.
    enum Standard { case none, `nil`, `false` }

    let name: String
    let storage: Storage
    let parameter: Parameter
    var standard = Standard.none
    /// Without a written type the property has that of its first value.
    var hasTypeOfValue = false
    /// The protocol that the type of its value has: a number is of a type that conforms.
    var asks: String?
    /// Is `$x` a `Binding` of the property's type?
    var projectsBinding = false
    /// Is its value made where it is declared, so that samples of arguments leave it out?
    package var isInstalled = false
    /// Is its value an object, whose properties `$x` gives bindings to?
    var holdsObject = false
    /// The protocol that the class of the object has.
    var holds: String?
    /// May it stand on a variable in code?
    var mayBeLocal = false

    /// The protocols that wrappers ask for: all that a class gets with them is `objectWillChange`.
    static let protocols = Set(all.compactMap(\.holds))

    package static subscript(name: String?) -> KnownWrapper? { name.flatMap { byName[$0] } }

    package static let names = all.map(\.name)

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private static let all = [
        KnownWrapper(
            name: "State", storage: .state, parameter: .value, hasTypeOfValue: true, projectsBinding: true),
        KnownWrapper(
            name: "StateObject", storage: .state, parameter: .unchecked, hasTypeOfValue: true, holdsObject: true, holds: "ObservableObject"),
        KnownWrapper(name: "FocusState", storage: .state, parameter: .none, standard: .false, isInstalled: true),
        KnownWrapper(name: "AccessibilityFocusState", storage: .state, parameter: .none, standard: .false, isInstalled: true),
        KnownWrapper(
            name: "GestureState", storage: .state, parameter: .none, standard: .nil, hasTypeOfValue: true, isInstalled: true),
        KnownWrapper(
            name: "AppStorage", storage: .shared, parameter: .unchecked, standard: .nil, hasTypeOfValue: true, projectsBinding: true,
            isInstalled: true),
        KnownWrapper(
            name: "SceneStorage", storage: .shared, parameter: .unchecked, standard: .nil, hasTypeOfValue: true, projectsBinding: true,
            isInstalled: true),
        KnownWrapper(name: "Binding", storage: .binding, parameter: .binding, projectsBinding: true),
        KnownWrapper(name: "FocusState.Binding", storage: .binding, parameter: .binding, projectsBinding: true),
        KnownWrapper(name: "AccessibilityFocusState.Binding", storage: .binding, parameter: .binding, projectsBinding: true),
        KnownWrapper(name: "Published", storage: .plain, parameter: .value, hasTypeOfValue: true),
        KnownWrapper(
            name: "ObservedObject", storage: .object, parameter: .unchecked, hasTypeOfValue: true, holdsObject: true,
            holds: "ObservableObject"),
        KnownWrapper(
            name: "Bindable", storage: .object, parameter: .unchecked, hasTypeOfValue: true, holdsObject: true, mayBeLocal: true),
        // Nothing is in focus that would give one.
        KnownWrapper(name: "FocusedValue", storage: .plain, parameter: .none, standard: .nil, isInstalled: true),
        KnownWrapper(name: "FocusedBinding", storage: .plain, parameter: .none, standard: .nil, isInstalled: true),
        KnownWrapper(name: "FocusedObject", storage: .plain, parameter: .none, standard: .nil, isInstalled: true),
        KnownWrapper(name: "Environment", storage: .environment, parameter: .none, isInstalled: true),
        KnownWrapper(
            name: "EnvironmentObject", storage: .environmentObject, parameter: .none, isInstalled: true, holds: "ObservableObject"),
        KnownWrapper(name: "UIApplicationDelegateAdaptor", storage: .delegate, parameter: .none, isInstalled: true),
        KnownWrapper(name: "NSApplicationDelegateAdaptor", storage: .delegate, parameter: .none, isInstalled: true),
        KnownWrapper(name: "WKApplicationDelegateAdaptor", storage: .delegate, parameter: .none, isInstalled: true),
        KnownWrapper(name: "Namespace", storage: .identity, parameter: .none, isInstalled: true),
        KnownWrapper(
            name: "ScaledMetric", storage: .host, parameter: .unchecked, hasTypeOfValue: true, asks: "BinaryFloatingPoint",
            isInstalled: true),
    ]
}

extension KnownWrapper {
    /// Is its first value made when its view is there, not by each evaluation of the view's initializer?
    var isMadeLate: Bool { storage == .state && holdsObject }

    /// Is its value what the environment holds under a key?
    package var readsEnvironment: Bool { storage == .environment }

    /// May a variable that belongs to no view have it, as those of the scene do?
    package var mayStandAlone: Bool { keepsState || storage == .identity }

    /// Is the value kept from one evaluation to the next?
    var keepsState: Bool { storage == .state || storage == .shared }

    /// What a property of a type holds where no first value is written; nil where it needs one.
    func standardValue(_ type: ResolvedType) -> Value? {
        switch standard {
        case .none: return nil
        case .nil: return .nil
        case .false: if case .optional = type { return .nil } else { return .bool(false) }
        }
    }

    /// Is the field all there is?
    var isField: Bool {
        switch storage {
        case .plain, .object, .binding, .identity: true
        default: false
        }
    }
}

extension Declaration.Attribute {
    var known: KnownWrapper? { KnownWrapper[name] }
}
