// SPDX-License-Identifier: GPL-3.0-or-later

/// What a file of several calls its private declarations of the top level where their names mean something else outside of it.
///
/// Swift keeps such a name to its file. A program has one table of names, so that they are read with the file's name behind them:
/// `Row·Feed` for the `Row` of Feed.swift. The dot may stand in Swift names, so that what is printed is Swift again.
///
/// A type that has the name of one of the host's values hides it from the app's code, but not from the host's: `.animation(.easeIn)` takes a
/// SwiftUI Animation whatever the app calls by that name. So in all files it is read with the dot alone behind it: `Animation·`.
package struct FilePrivateNames: Sendable, Equatable {
    /// By the names as they are written.
    private let names: [String: Name]
    /// The private members of extensions, by the names as they are written.
    private let members: [String: FilePrivateMember]

    private struct Name: Equatable {
        let inProgram: String
        /// The types that have a member of that name, which their code means before the file's declaration.
        let owners: Set<String>
    }

    package static let none = FilePrivateNames(names: [:], members: [:])

    private init(names: [String: Name], members: [String: FilePrivateMember]) {
        self.names = names
        self.members = members
    }

    var isEmpty: Bool { names.isEmpty && members.isEmpty }

    /// A member that this file has for itself.
    subscript(member name: String) -> FilePrivateMember? { members[name] }

    /// What a name is known as in the program; nil where it is as it is written.
    subscript(_ name: String) -> String? { names[name]?.inProgram }

    /// Does the code of a type mean a member of it by that name?
    func isMember(_ name: String, of type: String) -> Bool { names[name]?.owners.contains(type) ?? false }

    /// The names of some files that are read together.
    /// - Parameters:
    ///   - files: all of the program, by their paths; those that were read before keep the names that they have.
    ///   - words: those that stand behind names, by the files: each keeps what it once has, and no two have the same.
    ///   - isKnown: does a name mean something where no file declares it?
    ///   - isValueOfHost: does the host take or give values of a type of that name?
    package static func names(
        in files: [String: [TopLevelItem]], readTogether: Set<String>, words: inout [String: String], isKnown: (String) -> Bool,
        isValueOfHost: (String) -> Bool
    ) -> [String: FilePrivateNames] {
        let declarations = files.mapValues { $0.compactMap(\.declaration).flatMap(\.named) }
        let hiding = Set(declarations.values.joined().filter { $0.isType && !$0.isPrivate && isValueOfHost($0.name) }.map(\.name))
        guard files.count > 1 || !hiding.isEmpty else { return [:] }
        var places: [String: Set<String>] = [:]
        for (file, declared) in declarations { for key in declared.map(\.key) { places[key, default: []].insert(file) } }
        lazy var members = TypeMembers(files.values.joined().compactMap(\.declaration))
        giveWords(to: readTogether, &words)
        let clashing = FilePrivateMember.clashing(in: files)
        var result: [String: FilePrivateNames] = [:]
        for file in readTogether {
            let declared = declarations[file] ?? []
            let open = Set(declared.filter { !$0.isPrivate }.map(\.name))
            var names: [String: Name] = [:]
            for name in hiding {
                names[name] = Name(inProgram: name + String.fileMark, owners: members.owners(of: name))
            }
            for item in declared where item.isPrivate && !open.contains(item.name) {
                guard places[item.key, default: []].count > 1 || !item.isFunction && isKnown(item.name) else { continue }
                names[item.name] = Name(
                    inProgram: item.name + String.fileMark + words[file, default: ""], owners: members.owners(of: item.name))
            }
            var own: [String: FilePrivateMember] = [:]
            for (name, types) in clashing[file] ?? [:] {
                own[name] = FilePrivateMember(
                    inProgram: name + String.fileMark + words[file, default: ""], declaring: types,
                    users: members.users(of: name, declaring: types))
            }
            if !names.isEmpty || !own.isEmpty { result[file] = FilePrivateNames(names: names, members: own) }
        }
        return result
    }

    /// A word of each file, the last part of its path, with the folder around it and a number where that is another's.
    private static func giveWords(to files: Set<String>, _ words: inout [String: String]) {
        func word(_ path: String, parts: Int) -> String {
            let name = path.hasSuffix(".swift") ? path.dropLast(".swift".count) : path[...]
            let words = name.split(separator: "/").suffix(parts).joined(separator: "_")
            return String(words.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }
        var taken = Set(words.values)
        for path in files.sorted() where words[path] == nil {
            var own = word(path, parts: 1)
            var number = 1
            while !taken.insert(own).inserted {
                number += 1
                own = word(path, parts: 2) + "_\(number)"
            }
            words[path] = own
        }
    }
}

extension String {
    /// Stands between a private declaration's name and its file's.
    static let fileMark = "·"

    /// The name as its file has it: `Row` of `Row·Feed`, `Feed.Row` as it is.
    package var withoutFile: String {
        guard utf8.contains(0xC2), let mark = range(of: Self.fileMark) else { return self }
        let rest = self[mark.upperBound...].drop { $0 != "." && $0 != "<" && $0 != ">" && $0 != "," && $0 != " " && $0 != "?" && $0 != "(" }
        return String(self[..<mark.lowerBound]) + String(rest).withoutFile
    }

    /// The name as all files have it; nil where it is not a file's own.
    var withoutItsFile: String? { utf8.contains(0xC2) && contains(Self.fileMark) ? withoutFile : nil }

    private func range(of mark: String) -> Range<String.Index>? { firstRange(of: mark) }
}

/// A name of the top level with what tells whether it is another's too.
private struct TopLevelName {
    let name: String
    /// Functions of one name live side by side where their parameters differ.
    let key: String
    let isPrivate: Bool
    let isFunction: Bool
    let isType: Bool
}

extension Declaration {
    /// The names that it declares for the files around, and those in the clauses of an `#if`.
    fileprivate var named: [TopLevelName] {
        if case .conditionalCompilation(let clauses) = kind { return clauses.flatMap { $0.members.flatMap(\.named) } }
        if case .function(let function) = kind {
            guard !function.name.isOperatorName else { return [] }
            return [
                TopLevelName(
                    name: function.name.withoutFile, key: (replacementKey ?? "").withoutFile, isPrivate: isFilePrivate, isFunction: true,
                    isType: false)
            ]
        }
        // A view is shown by its name, and taken for none of the host's values.
        let isType = if case .type(let type) = kind { !type.inherited.contains { $0.baseName == "View" } } else { false }
        return declaredNames.map(\.withoutFile).map {
            TopLevelName(name: $0, key: $0, isPrivate: isFilePrivate, isFunction: false, isType: isType)
        }
    }
}

/// The types of a program by the names of their members, those that they inherit from its other types among them.
private struct TypeMembers {
    private var own: [String: Set<String>] = [:]
    private var heirs: [String: Set<String>] = [:]

    init(_ declarations: [Declaration]) { for declaration in declarations { read(declaration, in: "") } }

    private mutating func read(_ declaration: Declaration, in outer: String) {
        switch declaration.kind {
        case .type(let type): read(type.members, of: outer + type.name.withoutFile, type.inherited)
        case .extension(let added): read(added.members, of: added.extended.extendedName.withoutFile, added.inherited)
        case .conditionalCompilation(let clauses): for member in clauses.flatMap(\.members) { read(member, in: outer) }
        default: break
        }
    }

    private mutating func read(_ members: [Declaration], of type: String, _ inherited: [TypeSyntax]) {
        for parent in inherited { heirs[parent.baseName.withoutFile, default: []].insert(type) }
        for member in members {
            for name in member.declaredNames { own[name.withoutFile, default: []].insert(type) }
            read(member, in: type + ".")
        }
    }

    /// The types whose code means a member by its bare name that some types have from a file: they and their heirs, but those that have
    /// another of that name.
    func users(of name: String, declaring types: Set<String>) -> Set<String> {
        heirs(of: types).subtracting((own[name] ?? []).subtracting(types))
    }

    func owners(of name: String) -> Set<String> { heirs(of: own[name] ?? []) }

    private func heirs(of types: Set<String>) -> Set<String> {
        var pending = Array(types)
        var found = types
        while let next = pending.popLast() { for heir in heirs[next] ?? [] where found.insert(heir).inserted { pending.append(heir) } }
        return found
    }
}
