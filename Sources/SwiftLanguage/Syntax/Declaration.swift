// SPDX-License-Identifier: GPL-3.0-or-later

/// A declaration of the Swift that is understood (language.md §3).
package final class Declaration: Sendable {
    package let kind: Kind
    package let span: SourceSpan?
    /// `@MainActor`, `@available(iOS 17, *)`, `@State`, `@Environment(\.x)`: in the order written.
    package let attributes: [Attribute]
    /// `private`, `public`, `static`, `mutating`, `private(set)`, `nonisolated`, `final`…
    package let modifiers: [String]

    package init(_ kind: Kind, attributes: [Attribute] = [], modifiers: [String] = [], span: SourceSpan? = nil) {
        self.kind = kind
        self.attributes = attributes
        self.modifiers = modifiers
        self.span = span
    }

    package struct Attribute: Sendable {
        package var name: String
        /// nil without parentheses. Key paths stay expressions; anything else (`iOS 17`, `*`) is an identifier with the text as written.
        package var arguments: [Expression.Argument]?
        package var span: SourceSpan?

        package init(name: String, arguments: [Expression.Argument]? = nil, span: SourceSpan? = nil) {
            self.name = name
            self.arguments = arguments
            self.span = span
        }
    }

    package indirect enum Kind: Sendable {
        case type(TypeDeclaration)
        case `extension`(ExtensionDeclaration)
        case function(FunctionDeclaration)
        case initializer(FunctionDeclaration, isFailable: Bool)
        case `subscript`(SubscriptDeclaration)
        case variable(VariableDeclaration)
        case typeAlias(name: String, genericParameters: [GenericParameter], type: TypeSyntax)
        /// `type` is what it is where nothing else tells.
        case associatedType(name: String, inherited: [TypeSyntax], type: TypeSyntax?, requirements: [GenericRequirement])
        case enumCases([EnumCase])
        case `import`(String)
        /// `#Preview("Title") { }` and other freestanding macros with a closure.
        case macro(name: String, arguments: [Expression.Argument], body: Expression?)
        /// What is nothing here, as written: what other code has, a macro of a compiler's plugin or a function without a body that
        /// `@_silgen_name` names, and what the compiler is to say, `#warning("later")`.
        case elsewhere(String)
        case conditionalCompilation([(condition: Expression?, members: [Declaration])])
        case deinitializer([Statement])
        case `operator`(OperatorDeclaration)
        case precedenceGroup(PrecedenceGroup)
    }
}

/// The keyword that declares a type; as text, what the source writes.
package enum NominalKind: String, Sendable { case `struct`, `enum`, `class`, `protocol`, actor }

/// A struct, an enum, a class, a protocol or an actor.
package struct TypeDeclaration: Sendable {
    package var kind: NominalKind
    package var name: String
    package var nameSpan: SourceSpan?
    package var genericParameters: [GenericParameter]
    package var inherited: [TypeSyntax]
    package var requirements: [GenericRequirement]
    package var members: [Declaration]

    package init(
        kind: NominalKind, name: String, nameSpan: SourceSpan? = nil, genericParameters: [GenericParameter] = [],
        inherited: [TypeSyntax] = [], requirements: [GenericRequirement] = [], members: [Declaration] = []
    ) {
        self.kind = kind
        self.name = name
        self.nameSpan = nameSpan
        self.genericParameters = genericParameters
        self.inherited = inherited
        self.requirements = requirements
        self.members = members
    }

    /// The names of its generic parameters: the primary associated types of a protocol are not parameters of it.
    var parameterNames: [String] { kind == .protocol ? [] : genericParameters.map(\.name) }
}

/// An `extension`, with the protocols that it adds and what it asks for in its `where` clause.
package struct ExtensionDeclaration: Sendable {
    package var extended: TypeSyntax
    package var inherited: [TypeSyntax]
    package var requirements: [GenericRequirement]
    package var members: [Declaration]

    package init(extended: TypeSyntax, inherited: [TypeSyntax] = [], requirements: [GenericRequirement] = [], members: [Declaration] = []) {
        self.extended = extended
        self.inherited = inherited
        self.requirements = requirements
        self.members = members
    }

    /// What it adds to, by the name without its module: `Font` of `extension SwiftUI.Font`.
    var typeName: String { (extended.withoutModule ?? extended).baseName }

    /// The one type that it is for: `Compact` of `extension Style where Self == Compact`.
    var selfName: String? { requirements.first { $0.subject.baseName == "Self" && $0.relation == .same }.map(\.object.baseName) }
}

/// A parameter in angle brackets: `T`, `T: View`, `each T`.
package struct GenericParameter: Sendable {
    package var name: String
    package var constraint: TypeSyntax?

    package init(name: String, constraint: TypeSyntax? = nil) {
        self.name = name
        self.constraint = constraint
    }

    /// The name of a parameter that stands for any number of types.
    static func pack(_ name: String) -> String { "each " + name }

    var isPack: Bool { name.hasPrefix("each ") }
}

/// A requirement of a `where` clause: `T: View`, `T.Element == Int`.
package struct GenericRequirement: Sendable {
    package enum Relation: String, Sendable { case conforms = ":", same = "==" }
    package var subject: TypeSyntax
    package var relation: Relation
    package var object: TypeSyntax

    package init(subject: TypeSyntax, relation: Relation, object: TypeSyntax) {
        self.subject = subject
        self.relation = relation
        self.object = object
    }
}

/// A parameter of a function, an initializer, a subscript or an enum case, as it is written.
package struct ParameterSyntax: Sendable {
    /// `_` is nil.
    package var label: String?
    package var name: String
    package var type: TypeSyntax
    package var defaultValue: Expression?
    package var isVariadic: Bool
    /// `@ViewBuilder` in front of the parameter.
    package var attributes: [Declaration.Attribute]
    /// Its type is written `T!`.
    var isImplicitlyUnwrapped = false
    /// Of a subscript: how many names are written. One alone is no label there.
    var subscriptNames: SubscriptNames?

    enum SubscriptNames: Sendable {
        /// `x: Int`
        case one
        /// `_ x: Int`, `x x: Int`
        case two
    }

    package init(
        label: String?, name: String, type: TypeSyntax, defaultValue: Expression? = nil, isVariadic: Bool = false,
        attributes: [Declaration.Attribute] = []
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.isVariadic = isVariadic
        self.attributes = attributes
    }
}

/// A function, an operator or an initializer.
package struct FunctionDeclaration: Sendable {
    /// `init` for initializers; operators by their sign.
    package var name: String
    package var genericParameters: [GenericParameter]
    package var parameters: [ParameterSyntax]
    package var result: TypeSyntax?
    /// Is the result written as `T!`, or the initializer as `init!`?
    var isResultImplicitlyUnwrapped = false
    package var requirements: [GenericRequirement]
    /// nil in a protocol.
    package var body: [Statement]?
    /// The words behind the parameters: `async`, `throws`, `throws(Failure)`, `rethrows`.
    package var effects: [String]

    var isAsync: Bool { effects.contains("async") }
    var mayThrow: Bool { effects.contains(where: \.isThrowing) }
    var neverReturns: Bool { result?.isNever ?? false }

    package init(
        name: String, genericParameters: [GenericParameter] = [], parameters: [ParameterSyntax] = [], result: TypeSyntax? = nil,
        requirements: [GenericRequirement] = [], body: [Statement]?, effects: [String] = []
    ) {
        self.name = name
        self.genericParameters = genericParameters
        self.parameters = parameters
        self.result = result
        self.requirements = requirements
        self.body = body
        self.effects = effects
    }
}

/// The accessors of a property or a subscript; nil for those that it does not have.
package struct AccessorSet: Sendable {
    package var getter: [Statement]?
    package var setter: [Statement]?
    /// The name in `set(value)`; `newValue` by default.
    var setterParameter: String
    package var willSet: [Statement]?
    package var didSet: [Statement]?
    /// `{ get }`, `{ get set }` in a protocol: the accessors there have empty bodies.
    var isRequirement: Bool
    /// The names in `willSet(new)` and `didSet(old)`.
    var willSetParameter: String
    var didSetParameter: String
    /// `async`, `throws` after `get`.
    var getterEffects: [String] = []
    /// `mutating` or `nonmutating` in front of an accessor, kept for printing.
    var getterModifier: String?
    var setterModifier: String?

    package init(
        getter: [Statement]? = nil, setter: [Statement]? = nil, setterParameter: String = "newValue", willSet: [Statement]? = nil,
        didSet: [Statement]? = nil, isRequirement: Bool = false, willSetParameter: String = "newValue",
        didSetParameter: String = "oldValue", getterModifier: String? = nil, setterModifier: String? = nil
    ) {
        self.getter = getter
        self.setter = setter
        self.setterParameter = setterParameter
        self.willSet = willSet
        self.didSet = didSet
        self.isRequirement = isRequirement
        self.willSetParameter = willSetParameter
        self.didSetParameter = didSetParameter
        self.getterModifier = getterModifier
        self.setterModifier = setterModifier
    }
}

/// A `subscript`.
package struct SubscriptDeclaration: Sendable {
    package var genericParameters: [GenericParameter]
    package var parameters: [ParameterSyntax]
    package var result: TypeSyntax
    /// `subscript(i: Int) -> Int!`
    package var isResultImplicitlyUnwrapped = false
    package var requirements: [GenericRequirement]
    package var accessors: AccessorSet

    package init(
        genericParameters: [GenericParameter] = [], parameters: [ParameterSyntax], result: TypeSyntax,
        requirements: [GenericRequirement] = [], accessors: AccessorSet
    ) {
        self.requirements = requirements
        self.genericParameters = genericParameters
        self.parameters = parameters
        self.result = result
        self.accessors = accessors
    }
}

/// One `let` or `var` line; `let (a, b) = f()` has one binding with a tuple pattern.
package struct VariableDeclaration: Sendable {
    package struct Binding: Sendable {
        package var pattern: Pattern
        package var type: TypeSyntax?
        package var initializer: Expression?
        package var accessors: AccessorSet?
        /// Is the type written `T!`, an optional that is unwrapped where it is used as a `T`?
        var isImplicitlyUnwrapped = false
        /// The type that the static phase found, where none is written.
        var inferred: TypeAnnotation?

        package init(pattern: Pattern, type: TypeSyntax? = nil, initializer: Expression? = nil, accessors: AccessorSet? = nil) {
            self.pattern = pattern
            self.type = type
            self.initializer = initializer
            self.accessors = accessors
        }
    }
    package var isLet: Bool
    package var bindings: [Binding]

    package init(isLet: Bool, bindings: [Binding]) {
        self.isLet = isLet
        self.bindings = bindings
    }

    /// The bindings as properties of a type: those of `var (width, height) = (1, 2)` are a property each.
    var properties: [Binding] { bindings.flatMap(\.parts) }
}

extension VariableDeclaration.Binding {
    /// A binding for each part of a tuple, where the value is written as a tuple too; else the binding itself.
    fileprivate var parts: [Self] {
        guard case .tuple(let patterns) = pattern, case .tuple(let values)? = initializer?.kind, patterns.count == values.count else {
            return [self]
        }
        var types: [TypeSyntax?] = patterns.map { _ in nil }
        if case .tuple(let elements)? = type, elements.count == patterns.count { types = elements.map(\.type) }
        return patterns.indices.flatMap { place in
            Self(pattern: patterns[place].pattern, type: types[place], initializer: values[place].value).parts
        }
    }
}

/// A case of an enum; its payload is nil where it has no parentheses, its raw value where none is written.
package struct EnumCase: Sendable {
    package var name: String
    package var payload: [ParameterSyntax]?
    package var rawValue: Expression?

    package init(name: String, payload: [ParameterSyntax]? = nil, rawValue: Expression? = nil) {
        self.name = name
        self.payload = payload
        self.rawValue = rawValue
    }
}

extension String {
    /// Does the word say that a function may throw: `throws`, `throws(Failure)`, `rethrows`?
    var isThrowing: Bool { hasPrefix("throws") || self == "rethrows" }

    /// Does the word say that a variable does not keep its object alive: `weak`, `unowned`, `unowned(unsafe)`?
    var isWeak: Bool { self == "weak" || hasPrefix("unowned") }
}
