// SPDX-License-Identifier: GPL-3.0-or-later

/// Everything that the language does not know: views, their types, the environment.
package protocol LanguageHost: Sendable {
    /// `Text`, `Color`, `View` (a protocol: its methods are modifiers), `Edge.Set` (nested, by the full name).
    func nativeType(named name: String) -> NativeType?
    func globalFunctions(named name: String) -> [NativeFunction]
    /// For suggestions.
    var typeNames: [String] { get }
    func conforms(native value: any NativeValue, to protocolName: String) -> Bool
    /// Is it a name that exists, but that is left out here on purpose? Then using it is `unsupported`, not unknown.
    func isUnsupported(_ name: String) -> Bool
    /// How a modifier is written here that other toolkits call by that name: `.padding(16)` for `margin`; nil where none is meant.
    func modifier(calledElsewhere name: String) -> String?
    /// The type of the view that other toolkits call by that name: `Text` for `UILabel`.
    func viewType(calledElsewhere name: String) -> String?

    /// The type whose initializer a literal of the editor calls: `#colorLiteral(red:green:blue:alpha:)`; nil where there is none.
    func literalType(ofMacro name: String) -> String?
    /// Is it a class that is used for its effects outside of a layout? Its values are kept, and nothing happens.
    func isEffectOnly(_ name: String) -> Bool
    /// A member of such a value, known by the name of the class, was set.
    func didSet(_ member: String, ofUnknown name: String, to value: Value, in context: EvaluationContext)
    /// A static member that Xcode would have generated from files that were not loaded; nil where none can be meant.
    func generatedMember(_ name: String, of typeName: String) -> Value?
    /// Does Xcode generate static members of the type from the files of an app, as `UIColor.brand` from an asset catalogue?
    func generatesMembers(of typeName: String) -> Bool

    /// Built-in keys; keys of the user's own `EnvironmentValues` extensions are the evaluator's.
    func isEnvironmentKey(_ name: String) -> Bool
    /// The type of a built-in key, as it is read; nil for other keys.
    func environmentType(_ key: String) -> TypeSyntax?
    /// A type whose values tell of the place where they are read, as an environment key does (`UIScreen`).
    func readsEnvironment(_ typeName: String) -> Bool
    /// nil: not set there.
    func environmentValue(_ key: String, at site: (any Sendable)?) throws(Diagnostic) -> Value?
    /// What `.environment(\.userKey, value)` set; nil: the `EnvironmentKey.defaultValue` holds.
    func customEnvironmentValue(_ key: String, at site: (any Sendable)?) -> Value?
    /// What `.environmentObject(_:)` or `.environment(_:)` gave for a class; nil: nothing.
    func environmentObject(_ typeName: String, at site: (any Sendable)?) -> Value?

    /// A view made when its environment is known.
    func deferred(
        _ expression: Expression, reading keys: Set<String>, _ body: @escaping @Sendable (EvaluationContext) throws(Diagnostic) -> Value
    ) -> Value
    /// What a builder closure gives: several views, or none.
    func block(_ items: [Value], in context: EvaluationContext) throws(Diagnostic) -> Value
    /// What `if`, `switch` or an optional in a builder gives; the branch is part of the identity.
    func dynamicBlock(_ items: [Value], branch: BuilderBranch, in context: EvaluationContext) throws(Diagnostic) -> Value
    /// A view as a statement of a builder shows it; the statement is part of the identity.
    func item(_ view: Value, of statement: Expression?, in context: EvaluationContext) throws(Diagnostic) -> Value
    /// A user's View struct used as a view.
    func component(_ value: StructValue, in context: EvaluationContext) throws(Diagnostic) -> Value
    /// Does it know that wrapper, beside those that the language knows?
    func isPropertyWrapper(_ name: String) -> Bool
    /// The value of a property wrapper that the language does not know (`ScaledMetric`).
    func wrapped(
        _ wrapper: String, arguments: [(label: String?, value: Value)], initial: Value?, in context: EvaluationContext
    ) throws(Diagnostic) -> Value

    /// - Parameter endsLine: false where what is printed next goes on in the same line.
    func didPrint(_ text: String, endsLine: Bool, in context: EvaluationContext)
    /// Something in code that marks what is unknown was left out.
    func didLeaveOut(_ unknown: Unknown, in context: EvaluationContext)
    /// A task that waited does not go on.
    func didGiveUpTask(in context: EvaluationContext)
    /// Around the body of `withAnimation`.
    func withAnimation(
        _ animation: Value?, in context: EvaluationContext, _ body: () throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Value
    /// What `withAnimation(…) { … } completion: { … }` runs when the animation has ended; a nil animation is the default one.
    func afterAnimation(_ animation: Value?, waitsForRest: Bool, _ action: FunctionValue, in context: EvaluationContext)
    func isAvailable(platform: String, version: String) -> Bool
    func isOS(_ name: String) -> Bool
    /// A number as its reader writes it; nil where that is American English.
    func numberText(_ value: Value) -> String?
}

extension LanguageHost {
    package func isUnsupported(_ name: String) -> Bool { false }

    package func modifier(calledElsewhere name: String) -> String? { nil }
    package func viewType(calledElsewhere name: String) -> String? { nil }

    package func isEffectOnly(_ name: String) -> Bool { false }

    package func didSet(_ member: String, ofUnknown name: String, to value: Value, in context: EvaluationContext) {}

    package func numberText(_ value: Value) -> String? { nil }

    package func generatedMember(_ name: String, of typeName: String) -> Value? { nil }

    package func generatesMembers(of typeName: String) -> Bool { false }

    package func literalType(ofMacro name: String) -> String? { nil }

    package func environmentType(_ key: String) -> TypeSyntax? { nil }

    package func isPropertyWrapper(_ name: String) -> Bool { false }

    package func didLeaveOut(_ unknown: Unknown, in context: EvaluationContext) {}

    package func didGiveUpTask(in context: EvaluationContext) {}

    package func readsEnvironment(_ typeName: String) -> Bool { false }

    package func environmentObject(_ typeName: String, at site: (any Sendable)?) -> Value? { nil }

    package func withAnimation(
        _ animation: Value?, in context: EvaluationContext, _ body: () throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Value { try body() }

    /// Without animations it has ended at once.
    package func afterAnimation(_ animation: Value?, waitsForRest: Bool, _ action: FunctionValue, in context: EvaluationContext) {
        context.machine.enqueue(action)
    }
}

/// Which branch of which condition of a builder holds.
package struct BuilderBranch: Hashable, Sendable {
    /// The number of an expression of the condition; 0 where it has none.
    package let condition: Int
    package let index: Int
}

/// Names that only this input knows: views by name in an expression at the prompt.
/// Asked after the scene's variables, before environment keys.
package protocol NameResolver: Sendable {
    func value(named name: String, in context: EvaluationContext) throws(Diagnostic) -> Value?
    func functions(named name: String) -> [NativeFunction]
    var names: [String] { get }
    /// What is said of the name of a view that does not exist; nil of a name that no view could have.
    func unknownView(_ name: String, at span: SourceSpan?) -> Diagnostic?
    /// What is probably meant by a name that does not exist; nil where only its spelling suggests it.
    func meant(by name: String) -> String?
}
