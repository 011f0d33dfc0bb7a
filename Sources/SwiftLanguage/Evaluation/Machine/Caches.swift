// SPDX-License-Identifier: GPL-3.0-or-later

/// What was worked out once for a place of the code or a type, kept for one version of the program on one platform, from machine to machine.
/// Nothing in it depends on state: what a machine that failed has left here is as good as any.
// Unchecked: only the interpreter's thread touches it; it is handed from one machine to the next on that thread.
package final class Caches: @unchecked Sendable {
    var plans: [Int: CallPlan] = [:]
    var madeViews = MadeViews()
    var instanceMembers: [String: [String: MemberEntry]] = [:]
    var staticMembers: [String: [String: StaticEntry]] = [:]
    var instanceSources: [String: [MemberSource]] = [:]
    /// The initializers that extensions add to types of the library's.
    var addedInitializers: [String: [Candidate]] = [:]
    var nativeTypes: [String: NativeType?] = [:]
    /// The types that the scene's own source names: nothing else is in reach there, so a name is the same type wherever it stands.
    var sceneTypes: [String: TypeReference] = [:]
    var environmentNames: [Int: EnvironmentNames] = [:]
    var builderNames: [Int: [String]] = [:]
    var rebased: [Int: Expression] = [:]
    /// What properties without a written type hold, by the expression of their first value.
    var propertyTypes: [Int: ResolvedType] = [:]
    /// The written types of properties, by the type that has them.
    var declaredTypes: [ObjectIdentifier: DeclaredTypes] = [:]
    var conformances: [String: Bool] = [:]
    /// Types of the user's with their arguments.
    var specialized: [StaticType: UserType] = [:]
    /// What associated types are, by `Base.Name`.
    var associatedTypes: [StaticType: ResolvedType] = [:]
    var statics: [String: Value] = [:]
    var regexes = KnownRegexes()
    /// What the static phase knows, and what it made of code that stands in no function.
    var index: StaticIndex?
    /// What the static phase knew of an earlier program, or of this one on another host.
    var earlier: IndexTables?
    var typed = TypedExpressions()
    /// By the place of their first statement.
    var typedBodies: [SourceSpan: [Statement]] = [:]

    private(set) var freeNames: [Int: Set<String>] = [:]

    package init() {}

    /// The names that a closure takes from outside.
    func freeNames(of closure: Expression.Closure, _ id: ExpressionID) -> Set<String> {
        if let known = freeNames[id.number] { return known }
        var names = FreeIdentifiers()
        names.visit(closure.body)
        for capture in closure.captures { names.visit(capture.value) }
        // `$name` and `_name` are forms of the variable.
        let found = names.free.union(names.free.lazy.filter { $0.first == "$" || $0.first == "_" }.map { String($0.dropFirst()) })
        freeNames[id.number] = found
        return found
    }

    /// Lets go of views and values, which may hold a machine that has these caches.
    package func forget() {
        (plans, madeViews, statics) = ([:], MadeViews(), [:])
    }

    /// For a machine of the same program beside the one that these serve: what is known of the declarations is the same there.
    package func beside() -> Caches {
        let other = Caches()
        other.index = index
        other.earlier = earlier
        return other
    }

    /// For a machine of a program that adds to the one that these serve.
    package func after() -> Caches {
        let other = Caches()
        other.earlier = index?.tables ?? earlier
        return other
    }
}

/// The types that the properties of a type were written with.
struct DeclaredTypes {
    /// Kept, so that no other type takes over its identity.
    let owner: UserType
    private var found: [String: (place: SourceSpan?, type: ResolvedType)] = [:]

    init(_ owner: UserType) { self.owner = owner }

    /// A stored property and a static one may have the same name: their places differ.
    subscript(property: StoredProperty) -> ResolvedType? {
        get { found[property.name].flatMap { $0.place == property.span ? $0.type : nil } }
        set { found[property.name] = newValue.map { (property.span, $0) } }
    }
}

/// The environment keys that an expression reads by bare name, where nothing else has that name.
final class EnvironmentNames {
    let expression: Expression
    let names: [String]

    init(_ expression: Expression, _ names: [String]) {
        self.expression = expression
        self.names = names
    }
}
