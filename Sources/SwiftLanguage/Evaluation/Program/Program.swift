// SPDX-License-Identifier: GPL-3.0-or-later

/// All declarations of a scene: a persistent value. Declaring a name again replaces what it meant.
package struct Program: Sendable {
    /// In the order in which they were given, replaced ones left out: for printing back.
    package private(set) var declarations: [Declaration] = []
    /// The part of the prelude that only some programs have, without what the user's declarations replace.
    var onDemand: [Declaration] = []
    /// Does it have that part because something outside of its declarations names it?
    var isAskedForMore = false
    package internal(set) var types: [String: UserType] = [:]
    /// A user-defined type conforms to Sequence or a protocol that refines it.
    var hasOwnSequences = false
    /// A user-defined type declares `&&`, `||` or `!`.
    var hasOwnJunctions = false
    /// Does the user declare `..<` or `...` for types of their own?
    var hasOwnRanges = false
    /// The comparisons of which the user declares one that gives something else than a truth value.
    var comparisonsOfOther: Set<String> = []
    /// The operators of which declarations of the user's have to be told apart by type arguments, which values need not carry.
    var operatorsByType: Set<String> = []
    /// A class has a `deinit`.
    var hasDeinitializers = false
    /// A user-defined type has a getter that changes its value.
    var hasMutatingGetters = false
    /// The names of the functions and methods of the user's whose result is `Never`.
    var neverReturning: Set<String> = []
    /// The names of the user's methods that change their receiver.
    var mutatingNames: Set<String> = []
    /// Top-level functions by name.
    package internal(set) var functions: [String: [UserFunction]] = [:]
    package internal(set) var variables: [String: GlobalVariable] = [:]
    /// Operators that change an operand or evaluate it late (`inout`, `@autoclosure`): they are called with expressions, not with values.
    var operatorsOnExpressions: [String: [UserFunction]] = [:]
    /// Members that extensions add to native types and protocols.
    var nativeExtensions: [String: MemberTable] = [:]
    var aliases: [String: TypeSyntax] = [:]
    /// The types marked `@resultBuilder` and `@propertyWrapper`, by their short and full names.
    var resultBuilders: [String: String] = [:]
    /// Of protocols: the builders that their requirements carry.
    var requirementBuilders: [String: [String: ResultBuilder]] = [:]
    var propertyWrappers: [String: String] = [:]
    /// `#Preview` bodies and other macros with a closure.
    package internal(set) var previews: [Declaration] = []
    /// Tells caches of one program from those of another.
    package internal(set) var version = 0
    /// The program that this one only adds declarations to, and how many that had.
    var extended: (version: Int, count: Int)?
    /// What declarations of files mention.
    var mentions: [ObjectIdentifier: DeclarationMentions] = [:]
    /// The units (`ProgramUnits`) whose code has been checked.
    var checked: Set<String> = []
    /// The versions of earlier programs whose code was taken over: what was found of it then still holds.
    var earlierVersions: Set<Int> = []
    /// Was it checked with unknown modules in sight?
    var importsForeignModules = false
    /// The platform whose branches of `#if` count.
    package internal(set) var platform = "iOS"

    package init() {}

    package func type(named name: String) -> UserType? { types[name] }

    /// The class that a class names as the one above it; nil where it names none of the user's.
    func superclass(of type: UserType) -> UserType? {
        type.conformances.lazy.compactMap { types[$0] }.first { $0.kind == .class }
    }

    /// Are the types of another program all still what they were? Code that stands still in the other may then go on in this one.
    func keepsTypes(of other: Program) -> Bool {
        version == other.version
            || other.types.allSatisfy { name, type in types[name].map { $0 === type || $0.span == type.span } ?? false }
    }

    /// Does what was found of a function for a version of a program hold for this one?
    func holds(_ version: Int) -> Bool { version == self.version || earlierVersions.contains(version) }

    /// Is a key of the state a constant of the source: a `let` outside of types or a `static let`, or the `defaultValue` of an
    /// `EnvironmentKey` and the like, which people write as a `var` that nothing changes? So is what the library declares.
    package func isConstant(_ key: StateKey) -> Bool {
        if key.owner == .scene { return variables[key.name]?.isLet == true }
        guard let type = key.owner.typeOfStatics.flatMap(type(named:)) else { return false }
        let stored = type.members.staticStored[key.name]
        return stored?.isLet == true || stored?.initializer?.span?.isOfLibrary == true
            || RequirementCheck(program: self).asksForDefault(type, key.name)
    }

    /// Where a static variable lives, whether or not it was read yet; nil where a type has none of that name.
    package func staticVariable(_ name: String, of typeName: String) -> StateKey? {
        guard let type = type(named: typeName), type.members.staticStored[name]?.isLet == false else { return nil }
        return StateKey(owner: .statics(of: type.qualifiedName), name: name)
    }

    /// The environment keys that extensions of `EnvironmentValues` declare.
    package var environmentKeys: [String] {
        guard let table = nativeExtensions["EnvironmentValues"] else { return [] }
        return (Array(table.computed.keys) + table.stored.map(\.name)).sorted()
    }

    /// Those of the user's: the library's are of programs that use them, and say nothing of other scenes.
    package var ownEnvironmentKeys: [String] {
        guard let table = nativeExtensions["EnvironmentValues"] else { return [] }
        let stored = table.stored.filter { $0.initializer?.span?.isOfLibrary != true }
        return (Array(table.computed.keys) + stored.map(\.name)).sorted()
    }

    /// The declared type of a key of the user's in an extension of `EnvironmentValues` and its like; nil where none was written.
    package func type(ofKey key: String, in owner: String) -> TypeSyntax? {
        guard let table = nativeExtensions[owner] else { return nil }
        return table.computed[key]?.type ?? table.stored.first { $0.name == key }?.type
    }

    /// What a text needs to know to be read beside this program.
    package private(set) var operators = CustomOperators()

    /// What this program has more than another one, nil where more than that is different.
    package func additions(to other: Program) -> ArraySlice<Declaration>? {
        if other.version == version { return [] }
        return extended.flatMap { $0.version == other.version ? declarations[$0.count...] : nil }
    }

    /// What this program has in place of what another one has.
    package func changes(since other: Program) -> (removed: [Declaration], added: [Declaration]) {
        let (own, others) = (Set(declarations.map(ObjectIdentifier.init)), Set(other.declarations.map(ObjectIdentifier.init)))
        return (
            other.declarations.filter { !own.contains(ObjectIdentifier($0)) },
            declarations.filter { !others.contains(ObjectIdentifier($0)) }
        )
    }

    /// Those that no declaration of some files adds.
    package func operators(without files: Set<String>) -> CustomOperators {
        if operators.isEmpty { return operators }
        return Self.operators(of: declarations.filter { !$0.stands(in: files) })
    }

    mutating func setDeclarations(_ new: [Declaration]) {
        declarations = new
        operators = Self.operators(of: new)
    }

    mutating func addDeclarations(_ new: [Declaration]) {
        declarations += new
        operators = Self.operators(of: new, beside: operators)
    }

    private static func operators(of declarations: [Declaration], beside known: CustomOperators = CustomOperators()) -> CustomOperators {
        var operators = known
        for declaration in declarations {
            switch declaration.kind {
            case .operator(let value): operators.add(value)
            case .precedenceGroup(let group): operators.add(group)
            default: break
            }
        }
        return operators
    }
}

/// A `let` or `var` at the top level; `@State` too. Each version of a program has all of them: they share one object.
package final class GlobalVariable: Sendable {
    package let name: String
    package let isLet: Bool
    /// `State` and the like; nil without a wrapper.
    package let wrapper: Declaration.Attribute?
    package let type: TypeSyntax?
    package let initializer: Expression?
    /// `let (a, b) = f()`: the place within the pattern.
    let pattern: Pattern?
    let computed: ComputedProperty?
    let accessors: AccessorSet?
    package let span: SourceSpan?

    init(
        name: String, isLet: Bool, wrapper: Declaration.Attribute?, type: TypeSyntax?, initializer: Expression?, pattern: Pattern?,
        computed: ComputedProperty?, accessors: AccessorSet?, span: SourceSpan?
    ) {
        self.name = name
        self.isLet = isLet
        self.wrapper = wrapper
        self.type = type
        self.initializer = initializer
        self.pattern = pattern
        self.computed = computed
        self.accessors = accessors
        self.span = span
    }
}
