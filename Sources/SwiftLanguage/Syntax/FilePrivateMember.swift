// SPDX-License-Identifier: GPL-3.0-or-later

/// A member that extensions of one file declare privately, where another file has one of the same name for the same type.
///
/// Which type a member's base has is not known when a file is read. So every use of the name in its file is read with the file's name behind
/// it, and who looks for `card·Feed` finds what is declared as that, and beside it what is declared as `card` (`withoutItsFile`).
struct FilePrivateMember: Equatable {
    let inProgram: String
    /// The types that are extended by it.
    let declaring: Set<String>
    /// The types whose code means it where no base is written.
    let users: Set<String>

    /// The members of each file that are to be told apart from those of others: the extended types by the names of the members.
    static func clashing(in files: [String: [TopLevelItem]]) -> [String: [String: Set<String>]] {
        let declared = files.mapValues { $0.compactMap(\.declaration).flatMap(\.privateMembers) }
        var places: [ExtensionMember: Set<String>] = [:]
        for (file, members) in declared { for member in members { places[member, default: []].insert(file) } }
        return declared.mapValues { members in
            members.reduce(into: [:]) { result, member in
                if places[member, default: []].count > 1 { result[member.name, default: []].insert(member.type) }
            }
        }
    }
}

/// A member of an extension with what tells it from others.
private struct ExtensionMember: Hashable {
    let type: String
    let name: String
    /// Functions of one name live side by side where their parameters differ.
    let key: String
    let isStatic: Bool
}

extension Declaration {
    var isFilePrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    /// Of an extension that adds no conformance: what meets a requirement has the requirement's name.
    fileprivate var privateMembers: [ExtensionMember] {
        switch kind {
        case .conditionalCompilation(let clauses): return clauses.flatMap { $0.members.flatMap(\.privateMembers) }
        case .extension(let added) where added.inherited.isEmpty:
            let type = added.extended.extendedName.withoutFile
            return added.members.flatMap { $0.members(of: type, arePrivate: isFilePrivate) }
        default: return []
        }
    }

    private func members(of type: String, arePrivate: Bool) -> [ExtensionMember] {
        if case .conditionalCompilation(let clauses) = kind {
            return clauses.flatMap { $0.members.flatMap { $0.members(of: type, arePrivate: arePrivate) } }
        }
        guard arePrivate || isFilePrivate else { return [] }
        let isStatic = modifiers.contains("static") || modifiers.contains("class")
        switch kind {
        case .function(let function) where !function.name.isOperatorName:
            return [
                ExtensionMember(
                    type: type, name: function.name.withoutFile, key: (replacementKey ?? "").withoutFile, isStatic: isStatic)
            ]
        case .variable(let variable) where isStatic || variable.bindings.allSatisfy { $0.accessors != nil }:
            return declaredNames.map(\.withoutFile).map { ExtensionMember(type: type, name: $0, key: $0, isStatic: isStatic) }
        default: return []
        }
    }
}
