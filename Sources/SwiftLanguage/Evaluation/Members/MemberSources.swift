// SPDX-License-Identifier: GPL-3.0-or-later

/// One place where members of a type are declared: the user's own declarations, or a native type.
final class MemberSource: Sendable {
    let table: MemberTable?
    let native: NativeType?
    /// The class that declares them: what it stores for itself, the classes below it share.
    let owningClass: String?

    init(table: MemberTable, owningClass: String? = nil) {
        self.table = table
        self.owningClass = owningClass
        native = nil
    }

    init(native: NativeType) {
        table = nil
        owningClass = nil
        self.native = native
    }
}

/// What a name means as a member of an instance.
final class MemberEntry {
    var computed: ComputedProperty?
    var native: NativeProperty?
    var candidates: [Candidate] = []
    /// Do several extensions have the computed property, each for some arguments of the type?
    var isForSome = false

    var isEmpty: Bool { computed == nil && native == nil && candidates.isEmpty }
}

/// What a name means as a static member.
final class StaticEntry {
    var stored: StoredProperty?
    /// The type that declares the stored property or that the case belongs to.
    var owner = ""
    var computed: ComputedProperty?
    var native: NativeStatic?
    var enumCase: EnumCaseInfo?
    var nested: String?
    var candidates: [Candidate] = []

    /// It can be read as a value, and perhaps written.
    var isProperty: Bool { stored != nil || computed != nil || native?.value != nil }

    var isEmpty: Bool {
        stored == nil && computed == nil && native == nil && enumCase == nil && nested == nil && candidates.isEmpty
    }
}

extension Machine {
    /// The declarations that give an instance of a type its members: its own first, then protocols' defaults.
    func instanceSources(of typeName: String) -> [MemberSource] {
        if let known = caches.instanceSources[typeName] { return known }
        var sources: [MemberSource] = []
        var seen: Set<String> = []
        gather(typeName, into: &sources, &seen)
        caches.instanceSources[typeName] = sources
        return sources
    }

    private func gather(_ name: String, into sources: inout [MemberSource], _ seen: inout Set<String>) {
        guard seen.insert(name).inserted else { return }
        if let type = program.types[name] {
            sources.append(MemberSource(table: type.members, owningClass: type.kind == .class ? name : nil))
        }
        if let table = program.nativeExtensions[name] { sources.append(MemberSource(table: table)) }
        if let native = nativeType(named: name) {
            for alias in native.aliases { if let table = program.nativeExtensions[alias] { sources.append(MemberSource(table: table)) } }
            sources.append(MemberSource(native: native))
        }
        for conformance in declaredConformances(of: name) { gather(conformance, into: &sources, &seen) }
    }

    /// The initializers that extensions of a type of the library's have, and those of its protocols.
    func addedInitializers(of typeName: String) -> [Candidate] {
        if let known = caches.addedInitializers[typeName] { return known }
        let found = instanceSources(of: typeName).flatMap { $0.table?.initializers ?? [] }.filter { $0.declaration.body != nil }
        let candidates = found.map { Candidate.user($0) }
        caches.addedInitializers[typeName] = candidates
        return candidates
    }

    func memberEntry(_ name: String, of typeName: String) -> MemberEntry {
        if let known = caches.instanceMembers[typeName]?[name] { return known }
        let entry = MemberEntry()
        // The host has nothing of one file alone.
        let open = name.withoutItsFile ?? name
        for source in instanceSources(of: typeName) {
            if let table = source.table {
                if entry.computed == nil, entry.native == nil { entry.computed = table.computed(named: name) }
                let methods = inOrder(table.methods(named: name), named: name, for: typeName)
                entry.candidates += methods.filter { $0.declaration.body != nil }.map { .user($0) }
            }
            if let native = source.native {
                if entry.computed == nil, entry.native == nil { entry.native = native.properties[open] }
                entry.candidates += (native.methods[open] ?? []).map { .native($0) }
            }
        }
        if entry.computed != nil, let meant = constrainedProperty(name, of: typeName) { entry.computed = meant }
        entry.isForSome = entry.computed != nil && index.isDeclaredForSome(name, in: typeName)
        if entry.isEmpty, let function = nativeType(named: typeName)?.anyFunction?(open) { entry.candidates = [.native(function)] }
        if entry.isEmpty, nativeType(named: typeName)?.elements != nil || isOwnSequence(typeName) {
            caches.instanceMembers[typeName, default: [:]][name] = memberEntry(name, of: "Array")
        } else {
            if isOwnSequence(typeName) { entry.candidates += overloads(of: name, beside: entry.candidates) }
            caches.instanceMembers[typeName, default: [:]][name] = entry
        }
        return caches.instanceMembers[typeName]?[name] ?? entry
    }

    /// What a user-defined sequence has of the library under the name of a method of its own, by other labels: it declares `index(after:)`
    /// and is asked for `index(_:offsetBy:)`.
    private func overloads(of name: String, beside own: [Candidate]) -> [Candidate] {
        let taken = own.compactMap { if case .user(let function) = $0 { function.declaration.parameters.map(\.label) } else { nil } }
        guard !taken.isEmpty, taken.count == own.count else { return [] }
        return memberEntry(name, of: "Array").candidates.filter { candidate in
            guard case .native(let function) = candidate else { return false }
            return !taken.contains(function.parameters.map(\.label))
        }
    }

    /// What a user-defined sequence has of the library, where the static phase means that and not a method of its own, which may be
    /// declared with the same labels: it has a `map` of two parameters and is asked for the `map` of all sequences.
    func sequenceMethods(_ name: String, of typeName: String) -> [Candidate] {
        let known = memberEntry(name, of: typeName).candidates.filter { candidate in
            if case .user(let function) = candidate { function.span?.isOfLibrary ?? false } else { true }
        }
        let taken = known.map(\.labels)
        return known + memberEntry(name, of: "Array").candidates.filter { !taken.contains($0.labels) }
    }

    func staticEntry(_ name: String, of typeName: String) -> StaticEntry {
        if let known = caches.staticMembers[typeName]?[name] { return known }
        let entry = StaticEntry()
        let open = name.withoutItsFile ?? name
        for source in instanceSources(of: typeName) {
            if let table = source.table { add(table, name, source.owningClass ?? typeName, to: entry) }
            if let native = source.native, let member = native.staticMembers[open] {
                if entry.native == nil { entry.native = member }
                entry.candidates += member.functions.map { .native($0) }
            }
        }
        if entry.isEmpty, let function = nativeType(named: typeName)?.anyFunction?(open) { entry.candidates = [.native(function)] }
        caches.staticMembers[typeName, default: [:]][name] = entry
        return entry
    }

    private func add(_ table: MemberTable, _ name: String, _ typeName: String, to entry: StaticEntry) {
        if entry.stored == nil, entry.computed == nil {
            entry.stored = table.staticStored(named: name)
            entry.computed = table.staticComputed(named: name, of: typeName)
            entry.owner = typeName
        }
        if entry.enumCase == nil { entry.enumCase = table.cases.first { $0.name == name.withoutItsFile ?? name } }
        if entry.nested == nil { entry.nested = table.nested[name.withoutItsFile ?? name] }
        entry.candidates += table.staticMethods(named: name, of: typeName).filter { $0.declaration.body != nil }.map { .user($0) }
    }

    func hasStatic(_ name: String, of typeName: String) -> Bool { !staticEntry(name, of: typeName).isEmpty }

    /// Is that a case of the host's that holds something, which no value of the host's does?
    func hasOnlyFunctions(_ name: String, of typeName: String) -> Bool {
        let entry = staticEntry(name, of: typeName)
        guard let native = entry.native else { return false }
        return native.value == nil && entry.stored == nil && entry.computed == nil && entry.enumCase == nil
    }

    /// Every member's name, for suggestions.
    func memberNames(of typeName: String) -> [String] {
        var names: [String] = []
        for source in instanceSources(of: typeName) {
            if let table = source.table { names += table.stored.map(\.name) + Array(table.computed.keys) + Array(table.methods.keys) }
            if let native = source.native { names += Array(native.properties.keys) + Array(native.methods.keys) }
        }
        return names
    }

    func staticNames(of typeName: String) -> [String] {
        var names: [String] = []
        for source in instanceSources(of: typeName) {
            if let table = source.table {
                names += Array(table.staticStored.keys) + Array(table.staticComputed.keys) + Array(table.staticMethods.keys)
                names += table.cases.map(\.name)
            }
            if let native = source.native { names += Array(native.staticMembers.keys) }
        }
        return names
    }
}
