// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Candidates within Swift.
extension Completer {
    /// Views, variables, live names; after a dot, members; in a call's parentheses its labels.
    /// - Parameter isView: a new view is to be written there.
    func expressionWords(_ word: String, _ before: String, isView: Bool = false) -> [Completion.Candidate] {
        if word.first == "@" { return KnownWrapper.names.map { .init(text: "@" + $0, summary: "a property wrapper") } }
        // What follows an operand is a member of it, though a blank or a line end may stand between.
        if word.first == ".", before.trimmingBlanks.endsInOperand {
            return properties(ofView: word, after: before) ?? members(of: word, after: before) ?? modifiers(after: word)
        }
        if word.contains(".") {
            if let found = implicitMembers(word, before) ?? members(of: word, after: before) { return found }
            let own = dotted(word)
            // A view of the scene and a type have members; modifiers follow a view that is being written.
            // `$0` is hardly ever a view.
            return openCall(before) + own + (own.isEmpty && word.first != "$" || word.first == "." ? modifiers(after: word) : [])
        }
        if before.hasSuffix(")") || before.hasSuffix("}") { return modifiers(after: word) }
        if Self.inherits(before) { return protocols + types }
        // What the open call takes there comes first. Of values in general a person looks for those that there are: the hundreds of types
        // come with the first letter.
        var found = openCall(before)
        if word.isEmpty, !isView, !before.endsInOpenBrace {
            if Self.declaresType(before) { return types }
            let live = found + liveNames
            if !live.isEmpty { return live }
        }
        found += laidOut.catalog.viewNames.map {
            .init(text: $0, summary: Catalog.views[$0]?.summary ?? "a view of the scene", append: "")
        }
        found += liveNames
        found += SceneBuilder.environmentKeys(laidOut.scene.program).map { .init(text: $0, summary: "an environment key", append: "") }
        return found + types
    }

    /// Views and variables of the scene.
    private var liveNames: [Completion.Candidate] {
        laidOut.targets.names.map { .init(text: $0, summary: kind($0), append: "") }
            + variables.map { .init(text: $0.text, summary: $0.summary, append: "") }
    }

    private var types: [Completion.Candidate] {
        Catalog.valueTypes.keys.sorted().map { .init(text: $0, summary: Catalog.valueTypes[$0]?.summary ?? "", append: "") }
    }

    private var protocols: [Completion.Candidate] {
        let own = laidOut.scene.program.types.values.filter { $0.kind == .protocol }.map(\.name)
        return (Program.protocols.map { ($0, $1) } + own.map { ($0, "a protocol of the scene") }).sorted { $0.0 < $1.0 }
            .map { .init(text: $0.0, summary: $0.1, append: "") }
    }

    /// `struct Card: `, `extension Card: Equatable, `.
    private static func inherits(_ before: String) -> Bool {
        before.contains(#/\b(?:struct|class|enum|actor|protocol|extension)\s+[\w.]+(?:<[^>]*>)?\s*:(?:\s*[\w.]+\s*,)*\s*$/#)
    }

    /// `@State var x: `.
    private static func declaresType(_ before: String) -> Bool {
        openCall(before) == nil && before.trimmingBlanks.hasSuffix(":")
    }

    /// `.padding` after a view.
    func modifiers(after word: String) -> [Completion.Candidate] {
        let dot = word.lastIndex(of: ".")
        let start = dot.map { String(word[...$0]) } ?? "."
        return Catalog.modifierNames.sorted().map { name in
            .init(text: start + name, summary: Catalog.modifiers(named: name).first?.summary ?? "", append: "")
        }
    }

    /// `feed.contentOffset`: properties of a view; `.leading`: members that some type has.
    func dotted(_ word: String) -> [Completion.Candidate] {
        guard let dot = word.lastIndex(of: ".") else { return [] }
        let head = String(word[..<dot])
        if head.isEmpty {
            let names = Set(Catalog.valueTypes.values.flatMap { $0.type.staticMembers.keys })
            return names.sorted().map { .init(text: "." + $0, append: "") }
        }
        if let type = Catalog.valueTypes[head]?.type {
            return type.staticMembers.keys.sorted().map { .init(text: head + "." + $0, append: "") }
        }
        return properties(ofView: word, after: "") ?? []
    }

    // MARK: calls

    /// `alignment:` in an open call; after it, the members of its type.
    private func openCall(_ before: String) -> [Completion.Candidate] {
        guard let (name, argument) = Self.openCall(before) else { return [] }
        let parameters = parameters(of: name)
        guard let label = Self.label(of: argument) else {
            return argument.allSatisfy(\.isWhitespace) ? parameters.compactMap(Self.candidate) : []
        }
        return parameters.filter { $0.label == label }.flatMap { members(of: $0.type.text) }
    }

    /// The name of the call whose parenthesis is open, and its argument so far.
    private static func openCall(_ before: String) -> (name: String, argument: Substring)? {
        var depth = 0
        var argument = before.endIndex
        for index in before.indices.reversed() {
            switch before[index] {
            case ")", "]", "}": depth += 1
            case "{", "[":
                if depth == 0 { return nil }
                depth -= 1
            case ",": if depth == 0, argument == before.endIndex { argument = before.index(after: index) }
            case "(":
                if depth > 0 {
                    depth -= 1
                    continue
                }
                if argument == before.endIndex { argument = before.index(after: index) }
                let name = String(before[..<index].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
                return name.isEmpty ? nil : (name, before[argument...])
            default: break
            }
        }
        return nil
    }

    /// `alignment` of ` alignment: `.
    private static func label(of argument: Substring) -> String? {
        guard let colon = argument.firstIndex(of: ":"), argument[argument.index(after: colon)...].allSatisfy(\.isWhitespace) else {
            return nil
        }
        return String(argument[..<colon]).trimmingBlanks
    }

    private func parameters(of name: String) -> [ParameterInfo] {
        (laidOut.catalog.overloads(of: name) + Catalog.modifiers(named: name).flatMap { $0.overloads.map(\.parameters) }).flatMap { $0 }
    }

    private static func candidate(_ parameter: ParameterInfo) -> Completion.Candidate? {
        parameter.label.map { .init(text: $0 + ":", summary: parameter.type.text) }
    }

    /// The labels that a view or a modifier takes.
    func labels(of name: String) -> [Completion.Candidate] { parameters(of: name).compactMap(Self.candidate) }

    /// What an argument of a view may be.
    func members(of label: String, in kind: String) -> [Completion.Candidate] {
        parameters(of: kind).filter { $0.label == label }.flatMap { members(of: $0.type.text) }
    }

    /// `.leading` of `HorizontalAlignment?`, `true` of `Bool`.
    func members(of type: String) -> [Completion.Candidate] {
        let base = String(type.prefix { $0 != "?" })
        if base == "Bool" { return ["true", "false"].map { .init(text: $0) } }
        return (Catalog.valueTypes[base]?.type.staticMembers.keys.sorted() ?? []).map { .init(text: "." + $0, summary: base, append: "") }
    }
}

extension String {
    fileprivate var endsInOperand: Bool {
        guard let last else { return false }
        if "!?".contains(last) { return dropLast().last.map { $0.isLetter || $0.isNumber || ")]}!?".contains($0) } ?? false }
        return ")]}\"".contains(last)
    }

    /// Is the innermost open bracket a brace, in which views are written?
    fileprivate var endsInOpenBrace: Bool {
        var depth = 0
        for character in reversed() {
            if ")]}".contains(character) { depth += 1 }
            guard "([{".contains(character) else { continue }
            if depth == 0 { return character == "{" }
            depth -= 1
        }
        return false
    }
}
