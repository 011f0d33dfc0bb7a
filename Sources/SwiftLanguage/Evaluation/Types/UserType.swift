// SPDX-License-Identifier: GPL-3.0-or-later

/// A type that the user declared, with the members of its extensions.
package final class UserType: Sendable {
    package let name: String
    /// `Outer.Inner`.
    package let qualifiedName: String
    package let kind: NominalKind
    package let span: SourceSpan?
    /// The names after the colon, of extensions too, as written without generic arguments.
    package let conformances: [String]
    package let storedProperties: [StoredProperty]
    /// Where the properties are kept that are found by their name: not those that a class computes which a class above stores.
    package let storedIndex: StoredIndex
    package let enumCases: [EnumCaseInfo]
    let genericNames: [String]
    let members: MemberTable
    let outer: LexicalContext
    /// What its generic parameters are where that is known, as of `Box<Int>`; a declaration has none, and neither has a value's type.
    let arguments: [StaticType]
    private let declared: UserType?

    init(
        declaration: TypeDeclaration, attributes: [Declaration.Attribute], modifiers: [String], span: SourceSpan?, qualifiedName: String,
        conformances: [String],
        members: MemberTable, outer: LexicalContext
    ) {
        name = declaration.name.withoutFile
        kind = declaration.kind
        genericNames = declaration.parameterNames
        self.qualifiedName = qualifiedName
        self.span = declaration.nameSpan ?? span
        self.conformances = conformances
        self.members = members
        self.outer = outer
        self.attributes = attributes
        isFinal = modifiers.contains("final")
        storedProperties = members.stored
        storedIndex = StoredIndex(members.stored)
        enumCases = members.cases
        hasLazyProperties = members.stored.contains { $0.isLazy }
        arguments = []
        declared = nil
    }

    init(_ declared: UserType, of arguments: [StaticType]) {
        name = declared.name
        kind = declared.kind
        genericNames = declared.genericNames
        qualifiedName = declared.qualifiedName
        span = declared.span
        conformances = declared.conformances
        members = declared.members
        outer = declared.outer
        attributes = declared.attributes
        isFinal = declared.isFinal
        storedProperties = declared.storedProperties
        storedIndex = declared.storedIndex
        enumCases = declared.enumCases
        hasLazyProperties = declared.hasLazyProperties
        self.arguments = arguments
        self.declared = declared
    }

    /// The type as it is declared.
    var withoutArguments: UserType { declared ?? self }

    let hasLazyProperties: Bool

    /// Has it generic parameters, or has a type around it?
    var isGeneric: Bool { !genericNames.isEmpty || !outer.genericNames.isEmpty }

    /// The name with those of the types around it; what a function declares for itself has no other name than its own.
    var reflectedName: String {
        guard let local = qualifiedName.lastIndex(of: ")") else { return qualifiedName.withoutFile }
        return String(qualifiedName[local...].dropFirst(2)).withoutFile
    }

    package let attributes: [Declaration.Attribute]
    /// No class may inherit from it.
    let isFinal: Bool

    func enumCase(named name: String) -> EnumCaseInfo? { enumCases.first { $0.name == name } }
}

/// Where the properties of a type are kept.
package struct StoredIndex: Sendable {
    private let indices: [String: Int]

    fileprivate init(_ stored: [StoredProperty]) {
        indices = Dictionary(stored.enumerated().filter { !$1.isComputedBelow }.map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    }

    /// No stored property is a file's own (`FilePrivateMember`).
    package subscript(_ name: String) -> Int? { indices[name] ?? name.withoutItsFile.flatMap { indices[$0] } }
}

/// A stored property of a user's type.
package struct StoredProperty: Sendable {
    package let name: String
    package internal(set) var type: TypeSyntax?
    package let initializer: Expression?
    package let isLet: Bool
    /// `lazy var`: made of `self` when it is first read.
    let isLazy: Bool
    /// `State`, `Binding`, `Environment`, `ScaledMetric`…; nil without a property wrapper.
    package let wrapper: Declaration.Attribute?
    package var isViewBuilder: Bool { builder == .views }
    /// The wrappers inside of that one, from the outside in.
    var innerWrappers: [Declaration.Attribute] = []
    let builder: ResultBuilder?
    let accessors: AccessorSet?
    /// The observers of the classes above, of a property that a class overrides to observe it; the topmost first, which may have none.
    var inheritedAccessors: [AccessorSet] = []
    /// A class below overrides it with a getter: only that class and those above it reach what is kept.
    var isComputedBelow = false
    /// `weak` or `unowned`: its instance is not kept alive.
    var isWeak = false
    /// `@Relationship(deleteRule: .cascade)`: what it holds is deleted with its owner.
    var deletesWithOwner = false
    /// Of an `@Observable` class: `withObservationTracking` hears of its changes.
    var isObserved = false
    /// Those of the declaration, `final` and `private` among them.
    var modifiers: [String] = []
    package let span: SourceSpan?

    /// The name that it is coded under where the type has no keys of its own, and the case of those that it has: an `@Observable` class
    /// keeps `name` in `_name`.
    var codedName: String { isObserved ? "_" + name : name }

    /// The name of what is kept: that of the wrapper, where a user-defined wrapper is around it.
    var keptName: String { wrapper == nil || wrapper?.known != nil ? name : "_" + name }

    /// The property of a class below that observes this one too: it is one property, with the value that this one has first.
    func overridden(by new: StoredProperty) -> StoredProperty {
        StoredProperty(
            name: name, type: type ?? new.type, initializer: initializer, isLet: isLet, isLazy: isLazy, wrapper: wrapper, builder: builder,
            accessors: new.accessors, inheritedAccessors: inheritedAccessors + [accessors ?? AccessorSet()], isWeak: isWeak,
            isObserved: isObserved, modifiers: new.modifiers, span: new.span)
    }

    /// Its observers, those of the class that declares it first. What these write into the property is not observed; one of a class that
    /// overrides it calls its setter again.
    var observers: [(set: AccessorSet, isOverriding: Bool)] {
        (inheritedAccessors + [accessors].compactMap { $0 }).enumerated().map { ($1, $0 > 0) }
    }

    /// Its value lives in the state under its component: `@State` and the like.
    package var isOwnState: Bool { wrapper?.known?.keepsState ?? false }

    /// Its first value is made when its view is there (`@StateObject`), where its declaration says what it is.
    var isMadeWhenInstalled: Bool { initializer != nil && wrapper?.known?.isMadeLate == true }

    /// Its value depends on where its component stands: `@Environment`, `@ScaledMetric`.
    var readsSurroundings: Bool {
        guard let wrapper else { return false }
        return !isOwnState && wrapper.known?.isField != true
    }
}

/// A case of an enum of the user's; `index` is its place among the cases as they are declared.
package struct EnumCaseInfo: Sendable {
    package let name: String
    package let payload: [ParameterSyntax]
    let rawValue: Expression?
    package let index: Int
    package let span: SourceSpan?
}
