// SPDX-License-Identifier: GPL-3.0-or-later

/// What a person can ask about the standard library: the signatures that the static phase reads, as they are written there.
package enum LibrarySignatures {
    /// The types, and what each is: `struct`, `protocol`. Functions and members can be asked for, too, but are no subjects of their own.
    package static var types: [(name: String, kind: String)] {
        Library.names.types.map { (name: $0.key, kind: $0.value.kind.rawValue) }
    }

    /// The lines about `Array`, `Sequence.reduce`, `map` or `zip`; nil where the library declares no such name.
    package static func lines(about word: String) -> [String]? {
        let names = Library.names
        if let type = names.types[word] { return lines(of: type) }
        if let dot = word.lastIndex(of: "."), let type = names.types[String(word[..<dot])] {
            let found = members(of: type).filter { $0.name == word[word.index(after: dot)...] }
            return found.isEmpty ? nil : found.map { line($0, in: type) }
        }
        let functions = (names.functions[word] ?? []).map(text)
        let found = names.types.values.sorted { $0.name < $1.name }.flatMap { type in
            members(of: type).filter { $0.name == word && word != "init" && word != "subscript" }.map { line($0, in: type) }
        }
        return functions.isEmpty && found.isEmpty ? nil : functions + found
    }

    private static func lines(of type: TypeInfo) -> [String] {
        var header = "\(type.kind.rawValue) \(type.name)"
        if !type.generics.isEmpty { header += "<" + type.generics.joined(separator: ", ") + ">" }
        let inherited = type.inherited.filter(\.constraints.isEmpty).map(\.name)
        if !inherited.isEmpty { header += ": " + inherited.joined(separator: ", ") }
        let conditional = type.inherited.filter { !$0.constraints.isEmpty }.map {
            "  extension \(type.name): \($0.name)" + clause($0.constraints)
        }
        return [header] + conditional + members(of: type).map { "  " + text($0) + clause($0.constraints) }
    }

    private static func line(_ member: Member, in type: TypeInfo) -> String { "\(type.name): " + text(member) + clause(member.constraints) }

    /// In the order in which they are declared.
    private static func members(of type: TypeInfo) -> [Member] {
        let all = type.initializers + type.members.values.flatMap { $0 } + type.statics.values.flatMap { $0 }
        return all.sorted { ($0.span?.start ?? 0, $0.name) < ($1.span?.start ?? 0, $1.name) }
    }

    /// A declaration without its empty body.
    private static func text(_ member: Member) -> String {
        guard let span = member.span else { return member.name }
        var text = String(span.source.text(in: span.start..<span.end))
        if text.hasSuffix("{}") { text.removeLast(2) }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(" get {} set {} ", with: " get set ")
    }

    private static func clause(_ constraints: [GenericConstraint]) -> String {
        if constraints.isEmpty { return "" }
        let parts = constraints.map { constraint in
            switch constraint.relation {
            case .conforms(let name): "\(constraint.subject): \(name)"
            case .same(let other): "\(constraint.subject) == \(other)"
            }
        }
        return " where " + parts.joined(separator: ", ").replacing("Self.", with: "")
    }
}
