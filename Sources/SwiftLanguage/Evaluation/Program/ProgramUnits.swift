// SPDX-License-Identifier: GPL-3.0-or-later

/// The declarations of a program by what they declare: a type with its extensions, the functions of a name, a variable.
///
/// What code means depends on the declarations that it can come to know: those that it mentions, those that their interfaces mention, and
/// so on. Bodies are passed over: what a function does says nothing about its calls.
struct ProgramUnits {
    /// By the name of what they declare, in order.
    private let declarations: [String: [Declaration]]
    private let mentions: [ObjectIdentifier: DeclarationMentions]
    /// What is declared as a type, or as another name of one, and not only extended.
    private let types: Set<String>
    private let aliases: Set<String>

    init(_ program: Program) {
        var units: [String: [Declaration]] = [:]
        var (types, aliases): (Set<String>, Set<String>) = ([], [])
        for declaration in program.declarations {
            for name in declaration.unitNames { units[name, default: []].append(declaration) }
            switch declaration.kind {
            case .type(let type): types.insert(type.name)
            case .typeAlias(let name, _, _): aliases.insert(name)
            default: break
            }
        }
        declarations = units
        (self.types, self.aliases) = (types, aliases)
        mentions = program.mentions
    }

    /// The units whose code means what it meant in an earlier program.
    /// - Parameter isKnown: is there a type of that name where the program declares none? Declarations outside of the program mention it.
    func unchanged(since earlier: ProgramUnits, isKnown: (String) -> Bool) -> Set<String> {
        let changed = Set(declarations.keys).union(earlier.declarations.keys).filter { !isSame($0, as: earlier) }
        for name in changed where isFarReaching(name, isKnown) || earlier.isFarReaching(name, isKnown) { return [] }
        let reached = reached(from: changed, as: earlier)
        return Set(
            declarations.keys.filter { name in
                guard !changed.contains(name), let words = words(of: name, \.all) else { return changed.isEmpty }
                return words.allSatisfy { !reached.contains($0) }
            })
    }

    private func isSame(_ name: String, as earlier: ProgramUnits) -> Bool {
        guard let own = declarations[name], let other = earlier.declarations[name], own.count == other.count else { return false }
        return zip(own, other).allSatisfy { $0 === $1 }
    }

    /// The words of a unit; nil where part of it is not as its text says.
    private func words(of name: String, _ words: (DeclarationMentions) -> [Int]) -> [Int]? {
        var result: [Int] = []
        for declaration in declarations[name] ?? [] {
            guard let mentions = mentions[ObjectIdentifier(declaration)] else { return nil }
            result += words(mentions)
        }
        return result
    }

    /// The words by which code comes to know something that has changed.
    private func reached(from changed: Set<String>, as earlier: ProgramUnits) -> Set<Int> {
        // Most words name nothing of the program.
        let names = Set(declarations.keys.flatMap(wordsFor) + changed.flatMap(earlier.wordsFor))
        var dependents: [Int: [String]] = [:]
        var pending = Array(changed)
        for name in declarations.keys where !changed.contains(name) {
            guard let words = words(of: name, \.interface) else {
                if !changed.isEmpty { pending.append(name) }
                continue
            }
            for word in words where names.contains(word) { dependents[word, default: []].append(name) }
        }
        var seen = Set(pending)
        var reached: Set<Int> = []
        while let name = pending.popLast() {
            for word in wordsFor(name) + earlier.wordsFor(name) where reached.insert(word).inserted {
                for dependent in dependents[word] ?? [] where seen.insert(dependent).inserted { pending.append(dependent) }
            }
        }
        return reached
    }

    /// The words by which code can come to know a unit.
    private func wordsFor(_ name: String) -> [Int] {
        var words: [String] = []
        for declaration in declarations[name] ?? [] {
            words += declaration.signs
            switch declaration.kind {
            case .extension(let added) where !types.contains(name):
                // Of a type that everybody knows, only what is new: all code mentions View.
                words += added.members.flatMap(\.memberNames)
                if added.members.contains(where: \.isInitializer) { words += [name, "init"] }
                if Library.names.types[name]?.kind == .protocol { words.append(name) }
            case .type(let type): words += [name] + type.members.flatMap(\.namesForAttributes)
            case .extension(let added): words += [name] + added.members.flatMap(\.namesForAttributes)
            default: words.append(name)
            }
        }
        // The text of a file has its private names as they are written.
        return words.map { MentionedWord.number($0.withoutFile) }
    }

    /// May it mean something for code that does not mention it?
    private func isFarReaching(_ name: String, _ isKnown: (String) -> Bool) -> Bool {
        if types.contains(name) || aliases.contains(name), isKnown(name) { return true }
        return (declarations[name] ?? []).contains { declaration in
            if declaration.signs.contains(where: \.isFarReachingSign) { return true }
            switch declaration.kind {
            case .operator, .precedenceGroup, .conditionalCompilation: return true
            case .extension(let added) where !types.contains(name):
                return !added.inherited.isEmpty || added.members.contains(where: \.isUsedWithoutItsName)
            default: return false
            }
        }
    }
}

extension Program {
    /// Notes what of this program means the same as in an earlier one, where it was checked. It is taken over.
    mutating func takeOver(from earlier: Program?, on host: (any LanguageHost)?) {
        var mentions: [ObjectIdentifier: DeclarationMentions] = [:]
        for declaration in declarations {
            // What was typed may have been changed since; files are as they were read.
            guard let span = declaration.span, span.source.isFile else { continue }
            let id = ObjectIdentifier(declaration)
            mentions[id] = earlier?.mentions[id] ?? DeclarationMentions(declaration, in: span)
        }
        self.mentions = mentions
        guard let earlier, !earlier.checked.isEmpty, earlier.platform == platform, earlier.onDemand.isEmpty == onDemand.isEmpty,
            earlier.importsForeignModules == importsForeignModules
        else { return }
        let unchanged = ProgramUnits(self).unchanged(since: ProgramUnits(earlier)) { Self.knowsType($0, on: host) }
        checked = unchanged.intersection(earlier.checked)
        if !checked.isEmpty { earlierVersions = earlier.earlierVersions.union([earlier.version]) }
    }

    /// Is there a type of that name where the program declares none?
    private static func knowsType(_ name: String, on host: (any LanguageHost)?) -> Bool {
        Library.names.types[name] != nil || Library.names.aliases[name] != nil || Prelude.names.contains(name)
            || StandardLibrary.type(named: name) != nil || host?.nativeType(named: name) != nil
    }

    /// Is it a property wrapper of the platform's libraries that is written in the language itself?
    package static func declaresWrapper(_ name: String) -> Bool {
        Prelude.names.contains(name)
            && Prelude.onDemand.contains { $0.declaredNames.contains(name) && $0.attributes.contains { $0.name == "propertyWrapper" } }
    }

    /// Does a name of the top level mean something where the program does not declare it?
    package static func knows(_ name: String, on host: (any LanguageHost)?) -> Bool {
        knowsType(name, on: host) || Library.names.functions[name] != nil || StandardLibrary.functions[name] != nil
            || host?.globalFunctions(named: name).isEmpty == false
    }

    /// Is it taken over from an earlier program, in which its code was checked?
    func isChecked(_ declaration: Declaration) -> Bool {
        let names = declaration.unitNames
        return !names.isEmpty && names.allSatisfy(checked.contains)
    }

    /// The program once all code of some of its declarations has been checked.
    package func checking(_ declarations: [Declaration]) -> Program {
        var copy = self
        copy.checked.formUnion(declarations.flatMap(\.unitNames))
        return copy
    }

    /// The unit that a type belongs to, by its full name: `Card` of `Card.Style` and of what the function `Card.make()` declares for itself.
    static func unitName(of fullName: String) -> String { String(fullName.prefix { $0 != "." && $0 != "(" }) }
}

extension Declaration {
    /// The names of the units that it belongs to; empty for what no code can name.
    fileprivate var unitNames: [String] {
        switch kind {
        case .extension(let added): [Program.unitName(of: added.extended.extendedName)]
        case .conditionalCompilation(let branches): branches.flatMap { $0.members.flatMap(\.unitNames) }
        case .operator(let value): ["operator " + value.sign]
        case .precedenceGroup(let group): ["precedencegroup " + group.name]
        default: declaredNames
        }
    }

    /// The operators that it declares, in types and extensions too.
    fileprivate var signs: [String] {
        switch kind {
        case .function(let function): function.name.isOperatorName ? [function.name] : []
        case .type(let type): type.members.flatMap(\.signs)
        case .extension(let added): added.members.flatMap(\.signs)
        default: []
        }
    }

    /// What a member of an extension is called.
    fileprivate var memberNames: [String] {
        if case .enumCases(let cases) = kind { return cases.map(\.name) }
        return declaredNames
    }

    fileprivate var isInitializer: Bool { if case .initializer = kind { true } else { false } }

    /// Of builders and wrappers, which attributes name without the types around them, the name; those of types inside too.
    fileprivate var namesForAttributes: [String] {
        guard case .type(let type) = kind else { return [] }
        let isNamed = attributes.contains { ["resultBuilder", "propertyWrapper", "globalActor"].contains($0.name) }
        return (isNamed ? [type.name] : []) + type.members.flatMap(\.namesForAttributes)
    }

    /// Does Swift use a member of that kind or name where code does not say it?
    fileprivate var isUsedWithoutItsName: Bool {
        switch kind {
        case .subscript, .conditionalCompilation, .associatedType: true
        default: memberNames.contains { $0.hasPrefix("build") || Self.namesOfTheCompiler.contains($0) }
        }
    }

    private static let namesOfTheCompiler = KnownProtocol.names.union([
        "callAsFunction", "dynamicallyCall", "wrappedValue", "projectedValue", "appendInterpolation", "appendLiteral", "makeIterator",
        "makeAsyncIterator", "next", "hash", "encode", "description", "debugDescription", "allCases", "rawValue", "animatableData",
    ])
}

extension String {
    /// Is it an operator that code uses without writing it, or that is not found as a word?
    fileprivate var isFarReachingSign: Bool {
        ["~=", "&&", "||", "!"].contains(self) || utf8.count > MentionedWord.longestSign || !utf8.allSatisfy(\.isSign)
    }
}
