// SPDX-License-Identifier: GPL-3.0-or-later

/// What the static phase knows of a named type: of the user's, the library's or the host's, with the members of all its extensions.
// Unchecked: an index writes it while it reads declarations; it is not written afterwards.
final class TypeInfo: @unchecked Sendable {
    let name: String
    let kind: NominalKind
    /// Its own generic parameters, in order.
    let generics: [String]
    /// The type that it is nested in, with its parameters for themselves, where that is generic.
    let outerType: StaticType?
    /// Is everything known that the type has? Of a type of the host only what the catalogue declares is.
    let isComplete: Bool
    /// Several files declare it, and which of the declarations is meant is not known.
    var isRedeclared = false
    var inherited: [Inheritance] = []
    var members: [String: [Member]] = [:]
    var statics: [String: [Member]] = [:]
    var initializers: [Member] = []
    /// In the order of their declaration, for the memberwise initializer.
    var stored: [Member] = []
    var cases: [Member] = []
    var aliases: [String: TypeAlias] = [:]
    var associatedTypes: [String] = []
    /// What they are in a type that does not tell.
    var associatedDefaults: [String: TypeAlias] = [:]
    /// What a protocol asks for, in order.
    var requirements: [Member] = []
    var constraints: [GenericConstraint] = []
    let context: DeclarationContext
    let declaration: Declaration?
    var attributes: [Declaration.Attribute] { declaration?.attributes ?? [] }

    init(
        name: String, kind: NominalKind, generics: [String], outerType: StaticType? = nil, isComplete: Bool, context: DeclarationContext,
        declaration: Declaration? = nil
    ) {
        self.name = name
        self.kind = kind
        self.generics = generics
        self.outerType = outerType
        self.isComplete = isComplete
        self.context = context
        self.declaration = declaration
    }

    /// The type with its parameters for themselves, as code inside of it sees it.
    var selfType: StaticType {
        kind == .protocol ? .parameter("Self") : .nominal(name, generics.map { .parameter($0) } + (outerType.map { [$0] } ?? []))
    }

    /// Is one of its generic parameters a pack? What its arguments are it does not tell then.
    var hasPack: Bool {
        if case .type(let type)? = declaration?.kind { type.genericParameters.contains(where: \.isPack) } else { false }
    }

    /// Is it declared in the library's own text?
    var isOfLibrary: Bool { declaration?.span?.isOfLibrary ?? false }

    /// Has it no generic parameters, and asks nothing of any?
    var isClosed: Bool { generics.isEmpty && outerType == nil && constraints.isEmpty }

    struct Inheritance: Sendable {
        let name: String
        /// Of a conditional conformance.
        let constraints: [GenericConstraint]
    }

    struct TypeAlias: Sendable {
        let generics: [String]
        let type: TypeSyntax
        let context: DeclarationContext
    }
}

/// What the names of types mean where a declaration stands.
struct DeclarationContext: Sendable {
    /// The type around, or the one that is extended; nil at the top level.
    var typeName: String?
    /// Generic parameters in sight.
    var generics: Set<String> = []
    /// The scope of a function that declares types for itself.
    var localScope: String?
    /// What `Self` is in an extension `where Self == X`.
    var selfName: String?

    /// Is it in a type around the one of a full name, so that the parameters of that type are in sight?
    func isInside(typesAround name: String) -> Bool { EnclosingTypes(of: typeName).contains { name.hasPrefix($0 + ".") } }

    func adding(_ names: [String]) -> DeclarationContext {
        var copy = self
        copy.generics.formUnion(names)
        return copy
    }
}

/// What is asked of a generic parameter, or of what it has.
struct GenericConstraint: Hashable, Sendable {
    enum Relation: Hashable, Sendable {
        case conforms(String)
        case same(StaticType)
    }
    var subject: StaticType
    var relation: Relation

    /// Does it say what a type is?
    func isSame(_ type: StaticType) -> Bool { if case .same = relation { subject == type } else { false } }

    /// Does it say that a type is the same as another, on whichever side?
    func relates(_ type: StaticType) -> Bool { if case .same(let other) = relation { subject == type || other == type } else { false } }

    /// `where T == Int`
    var tellsType: Bool { if case .same = relation { true } else { false } }
}

/// One member of a type, or a function or variable of the top level.
final class Member: Sendable {
    enum Kind: Sendable {
        case property(VariableDeclaration.Binding)
        case function(FunctionDeclaration)
        case initializer(FunctionDeclaration, isFailable: Bool)
        case `subscript`(SubscriptDeclaration)
        case enumCase(EnumCase)
        case native(NativeFunction)
        case nativeProperty(TypeSyntax?, isSettable: Bool)
        /// The initializer that a struct has by its stored properties.
        case memberwise
    }

    let name: String
    let kind: Kind
    let declaration: Declaration?
    /// The type that declares or extends; nil at the top level.
    let owner: String?
    let context: DeclarationContext
    /// Those of the extension that it stands in.
    let constraints: [GenericConstraint]
    let isStatic: Bool
    let isRequirement: Bool
    /// Declared by the library or by the host, whose words are not checked.
    let isLibrary: Bool
    let isInExtension: Bool

    init(
        _ name: String, _ kind: Kind, declaration: Declaration?, owner: String?, context: DeclarationContext,
        constraints: [GenericConstraint] = [], isStatic: Bool = false, isRequirement: Bool = false, isLibrary: Bool = false,
        isInExtension: Bool = false
    ) {
        self.isInExtension = isInExtension
        self.name = name
        self.kind = kind
        self.declaration = declaration
        self.owner = owner
        self.context = context
        self.constraints = constraints
        self.isStatic = isStatic
        self.isRequirement = isRequirement
        self.isLibrary = isLibrary
    }

    /// Is it there for some arguments of a generic type alone? Another extension may declare its name for others.
    var isForSomeArguments: Bool { isInExtension && !constraints.isEmpty }

    var isProperty: Bool {
        switch kind {
        case .property, .nativeProperty: true
        default: false
        }
    }

    /// What `extension Style where Self == Compact` says of the type that has it.
    var selfByExtension: StaticType? {
        constraints.lazy.compactMap { constraint in
            if case (.parameter("Self"), .same(let type)) = (constraint.subject, constraint.relation) { type } else { nil }
        }.first
    }

    var isDisfavored: Bool { declaration?.attributes.contains { $0.name == "_disfavoredOverload" } ?? false }

    /// Is it declared in the user's code?
    var isOwn: Bool { !isLibrary && !isNative }

    var isNative: Bool {
        switch kind {
        case .native, .nativeProperty: true
        default: false
        }
    }

    var span: SourceSpan? { declaration?.span }

    var isConvenience: Bool { declaration?.modifiers.contains("convenience") ?? false }

    /// Is it a method `-> Self`?
    var givesSelf: Bool {
        guard case .function(let function) = kind else { return false }
        return function.result == .named("Self") || function.result == .optional(.named("Self"))
    }

    /// As the compiler names it in a message.
    var descriptiveKind: String {
        switch kind {
        case .initializer, .memberwise: "initializer"
        case .enumCase: "enum case"
        case .function: owner == nil ? "global function" : isStatic ? "static method" : "instance method"
        default: "member"
        }
    }
}

/// A function as a call sees it.
struct Signature {
    struct Parameter {
        var label: String?
        var name: String
        var type: StaticType
        var hasDefault = false
        var isVariadic = false
        var isInout = false
        var isAutoclosure = false
        var builder: String?
        /// A title of the host's: what is no literal there may be of any type of texts.
        var isTitle = false

        /// May a closure after the parentheses go here?
        var takesClosure: Bool {
            if builder != nil { return true }
            switch type.unwrapped {
            case .function: return true
            case .unknown, .parameter, .variable, .existential([]): return true
            default: return false
            }
        }
    }

    var generics: [String] = []
    var constraints: [GenericConstraint] = []
    var parameters: [Parameter] = []
    var result: StaticType = .unknown
    /// Are its types the same wherever it is called? Then nothing has to be put in for generic parameters.
    private(set) var isClosed = false

    /// The signature once all of it is known.
    func finished() -> Signature {
        var copy = self
        copy.isClosed =
            generics.isEmpty && constraints.isEmpty && !result.dependsOnParameters
            && parameters.allSatisfy { !$0.type.dependsOnParameters }
        return copy
    }
}

extension Member {
    /// What the evaluator knows an overload by.
    var overloadSpan: SourceSpan? {
        guard case .memberwise = kind, case .type(let type)? = declaration?.kind else { return span }
        return type.nameSpan ?? span
    }

    /// Does its declaration decide, and not the value that it is used on? So it is in an extension of a protocol beside its requirements,
    /// and in one of a type of the library's, where several extensions with different constraints may have the name.
    func isStaticallyDispatched(on receiver: StaticType, _ index: StaticIndex) -> Bool {
        guard isInExtension, !isLibrary, let owner, let info = index.types[owner] else { return false }
        if info.kind == .protocol {
            switch receiver {
            case .existential, .parameter, .opaque, .member: return true
            // Several extensions may have it, each for other arguments of the type: which one holds is known before it runs. What a class
            // below a class declares is another member.
            case .nominal(let name, _): return !constraints.isEmpty || index.types[name]?.kind == .class
            default: return false
            }
        }
        return !constraints.isEmpty || info.isOfLibrary
    }
}

extension Member {
    var isPrivate: Bool {
        // The initializer that a private struct has by its properties is seen where the struct is.
        if case .memberwise = kind { return false }
        return declaration?.modifiers.contains("private") ?? false
    }

    /// Does a type of the standard library have it by its own declaration?
    var isOfStandardLibrary: Bool { isLibrary && owner.map(Library.names.isDeclared) ?? false }

    var hasPrivateSetter: Bool { declaration?.modifiers.contains { $0 == "private(set)" } ?? false }
}

extension Member {
    /// As messages name it: `top`, `add(_:to:)` where labels tell it from others.
    func shownName(_ signature: Signature) -> String {
        let labels = signature.parameters.map { ($0.label ?? "_") + ":" }
        let areTold = labels.contains { $0 != "_:" } || name == "init" || labels.isEmpty && owner != nil
        return !areTold ? name : name + "(" + labels.joined() + ")"
    }
}
