// SPDX-License-Identifier: GPL-3.0-or-later

/// What a type, or all extensions of a native type, declare.
struct MemberTable: Sendable {
    var stored: [StoredProperty] = []
    var computed: [String: ComputedProperty] = [:]
    /// Those of one name in extensions with different constraints too.
    var allComputed: [ComputedProperty] = []
    var methods: [String: [UserFunction]] = [:]
    var initializers: [UserFunction] = []
    /// What `deinit` runs; nil: there is none.
    var deinitializer: [Statement]?
    var subscripts: [SubscriptMember] = []
    var cases: [EnumCaseInfo] = []
    var staticStored: [String: StoredProperty] = [:]
    var staticComputed: [String: ComputedProperty] = [:]
    /// Those that extensions of a protocol declare for one type each (`where Self == Paddle`), by that type.
    var staticComputedBySelf: [String: [String: ComputedProperty]] = [:]
    var staticMethods: [String: [UserFunction]] = [:]
    var staticSubscripts: [SubscriptMember] = []
    /// Nested types by their short name.
    var nested: [String: String] = [:]
    var aliases: [String: TypeSyntax] = [:]
    var conformances: [String] = []
    /// A protocol's requirements: the member's name and how to say it.
    var requirements: [(name: String, text: String)] = []
}

/// What a name means: beside what a file has for itself (`FilePrivateMember`) what all files have.
extension MemberTable {
    func methods(named name: String) -> [UserFunction] { Self.functions(methods, name) }
    func staticMethods(named name: String) -> [UserFunction] { Self.functions(staticMethods, name) }
    func computed(named name: String) -> ComputedProperty? { computed[name] ?? name.withoutItsFile.flatMap { computed[$0] } }
    func staticComputed(named name: String) -> ComputedProperty? {
        staticComputed[name] ?? name.withoutItsFile.flatMap { staticComputed[$0] }
    }

    /// Of a type: what is declared for it alone is meant before what is declared for another one.
    func staticComputed(named name: String, of typeName: String) -> ComputedProperty? {
        for own in [typeName, typeName.lastName] { if let found = staticComputedBySelf[own]?[name] { return found } }
        return staticComputed(named: name)
    }

    func staticMethods(named name: String, of typeName: String) -> [UserFunction] {
        let all = staticMethods(named: name)
        let names = all.map(\.lexical.selfName)
        guard let own = [typeName, typeName.lastName].first(where: { names.contains($0) }) else { return all }
        return all.filter { $0.lexical.selfName == nil || $0.lexical.selfName == own }
    }

    func staticStored(named name: String) -> StoredProperty? { staticStored[name] ?? name.withoutItsFile.flatMap { staticStored[$0] } }

    private static func functions(_ all: [String: [UserFunction]], _ name: String) -> [UserFunction] {
        (all[name] ?? []) + (name.withoutItsFile.flatMap { all[$0] } ?? [])
    }
}

/// A function, method or initializer of the user.
package final class UserFunction: Sendable {
    package let declaration: FunctionDeclaration
    package let name: String
    let lexical: LexicalContext
    let isStatic: Bool
    let isMutating: Bool
    let builder: ResultBuilder?
    let isFailable: Bool
    /// An initializer of a class that calls another of the same class.
    let isConvenience: Bool
    let isFromExtension: Bool
    /// Declared in a function, whose variables it sees.
    let isLocal: Bool
    /// Those of the declaration, `final` and `private` among them.
    let modifiers: [String]
    package let span: SourceSpan?
    let types = SignatureCache()
    let typed = TypedBody()

    init(
        _ declaration: FunctionDeclaration, lexical: LexicalContext, isStatic: Bool = false, isMutating: Bool = false,
        builder: ResultBuilder? = nil,
        isFailable: Bool = false, isConvenience: Bool = false, isFromExtension: Bool = false, isLocal: Bool = false,
        modifiers: [String] = [], span: SourceSpan? = nil
    ) {
        self.declaration = declaration
        name = declaration.name
        self.lexical = lexical
        self.isStatic = isStatic
        self.isMutating = isMutating
        self.builder = builder
        self.isFailable = isFailable
        self.isConvenience = isConvenience
        self.isFromExtension = isFromExtension
        self.isLocal = isLocal
        self.modifiers = modifiers
        self.span = span
    }
}

/// A property that code computes; one without a setter can only be read.
struct ComputedProperty: Sendable {
    let name: String
    let type: TypeSyntax?
    let getter: UserFunction
    let setter: UserFunction?
}

/// A subscript that code declares; one without a setter can only be read.
struct SubscriptMember: Sendable {
    let getter: UserFunction
    let setter: UserFunction?
}

/// Where code was written: decides which names it sees.
final class LexicalContext: Sendable {
    /// The qualified name of the enclosing type, or of the native type that is extended; nil at the top level.
    let typeName: String?
    /// Names that stand for any type here.
    let genericNames: [String]
    /// Code of the scene: environment keys may be read by their bare name.
    let isScene: Bool
    let isStatic: Bool
    /// What `Self` is in an extension `where Self == X`.
    let selfName: String?
    /// Where the types are found that the function around declares for itself.
    let localScope: String?
    /// Code of the platform, in which a name means a type of the platform, though the program may declare one of that name.
    let isOfPlatform: Bool

    init(
        typeName: String? = nil, genericNames: [String] = [], isScene: Bool = false, isStatic: Bool = false, selfName: String? = nil,
        localScope: String? = nil, isOfPlatform: Bool = false
    ) {
        self.localScope = localScope
        self.selfName = selfName
        self.typeName = typeName
        self.genericNames = genericNames
        self.isScene = isScene
        self.isStatic = isStatic
        self.isOfPlatform = isOfPlatform
    }

    /// Inside of a generic function.
    func adding(_ generics: [GenericParameter]) -> LexicalContext {
        if generics.isEmpty { return self }
        return LexicalContext(
            typeName: typeName, genericNames: generics.map(\.name) + genericNames, isScene: isScene, isStatic: isStatic,
            selfName: selfName, localScope: localScope)
    }

    /// The same place as static code sees it.
    var asStatic: LexicalContext {
        LexicalContext(
            typeName: typeName, genericNames: genericNames, isScene: isScene, isStatic: true, selfName: selfName, localScope: localScope)
    }

    /// `Card.body()`: no type has such a name.
    static func localScope(of function: String, in type: String?) -> String { (type.map { $0 + "." } ?? "") + function + "()" }

    static let scene = LexicalContext(isScene: true)
    static let file = LexicalContext()
    static let platform = LexicalContext(isOfPlatform: true)
}

extension UserType {
    /// How its members' code sees names.
    var inner: LexicalContext { LexicalContext(typeName: qualifiedName, genericNames: genericNames + outer.genericNames) }
}

extension String {
    /// `Inner` of `Outer.Inner`.
    fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
