// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Candidates within Swift.
extension Completer {
    /// Views, variables, live names; after a dot, members; in a call's parentheses its labels.
    /// - Parameter isView: a new view is to be written there.
    func expressionWords(_ word: String, _ before: String, isView: Bool = false) -> [Completion.Candidate] {
        // Nothing is known of what a string says, but which ids there are.
        if let call = OpenCall(before), call.name == "view", call.receiver == nil, call.argument.isEmpty { return ids(in: nil) }
        if word.first == "\"" { return [] }
        if word.first == "@" { return KnownWrapper.names.map { .init(text: "@" + $0, summary: "a property wrapper") } }
        // What follows an operand is a member of it, though a blank or a line end may stand between.
        if word.first == ".", before.trimmingBlanks.endsInOperand {
            return properties(ofView: word, after: before) ?? members(of: word, after: before) ?? membersOfLocals(word, after: before)
                ?? modifiers(after: word)
        }
        if before.last == "\\" { return keyPaths(word, String(before.dropLast())) }
        if word.contains(".") {
            if let found = implicitMembers(word, before) ?? members(of: word, after: before) ?? membersOfLocals(word, after: before) {
                return found
            }
            let own = dotted(word)
            // A view of the scene and a type have members; modifiers follow a view that is being written.
            // `$0` is hardly ever a view.
            return arguments(before: before) + own + (own.isEmpty && word.first != "$" || word.first == "." ? modifiers(after: word) : [])
        }
        if before.hasSuffix(")") || before.hasSuffix("}") { return modifiers(after: word) }
        let place = KeywordPlace(before)
        if place.wantsNewName { return [] }
        if Self.inherits(before) { return protocols + types }
        if Self.declaresType(before) { return types + protocols }
        // What the open call takes there comes first. Of values in general a person looks for those that there are: the hundreds of types
        // come with the first letter.
        if let labels = onlyLabels(before: before) { return labels }
        var found = arguments(before: before)
        if word.isEmpty, !isView, !before.endsInOpenBrace {
            let live = found + liveNames
            if !live.isEmpty { return live }
        }
        if !word.isEmpty { found += wordsOfSwift(place) }
        found += laidOut.catalog.viewNames.map {
            .init(text: $0, summary: Catalog.views[$0]?.summary ?? "a view of the scene", append: "")
        }
        found += liveNames
        if !place.isInDeclaration {
            found += SceneBuilder.environmentKeys(laidOut.scene.program).map { .init(text: $0, summary: "an environment key", append: "") }
        }
        return found + types
    }

    /// Views and variables of the scene.
    private var liveNames: [Completion.Candidate] {
        laidOut.targets.names.map { .init(text: $0, summary: kind($0), append: "") }
            + variables.map { .init(text: $0.text, summary: $0.summary, append: "") }
    }

    private var types: [Completion.Candidate] {
        let own = laidOut.scene.program.types.values.filter { $0.kind != .protocol && !$0.conformances.contains("View") }.map(\.name)
        return own.sorted().map { .init(text: $0, summary: "a type of the scene", append: "") }
            + Catalog.valueTypes.keys.sorted().map { .init(text: $0, summary: Catalog.valueTypes[$0]?.summary ?? "", append: "") }
            + LibrarySignatures.types.filter { $0.kind != "protocol" }.map(\.name).sorted().map {
                .init(text: $0, summary: "a type of Swift", append: "")
            }
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

    /// `@State var x: `, `let all: [`, `func f(a: `, `-> `, `some `.
    private static func declaresType(_ before: String) -> Bool {
        if before.contains(#/\bcase\s+(?:let|var)\s+\w+\s*:\s*$/#) { return false }
        return before.contains(
            #/(?:\b(?:let|var)\s+\w+\s*:|(?:\bfunc\s+\w+(?:<[^>]*>)?|\bsubscript|(?:^|[^.\w])init)\([^()]*:|->|\b(?:some|any|as[?!]?|is)\s)[\s\[(]*(?:\w+\s*:\s*)?$/#
        )
    }

    /// `\.colorScheme`, behind its backslash, where a key of the environment is wanted; of other paths the root is not known.
    private func keyPaths(_ word: String, _ before: String) -> [Completion.Candidate] {
        guard word.hasPrefix(".") else { return word.isEmpty || word.contains(".") ? [] : types }
        guard let call = OpenCall(before), takesEnvironmentKey(call.name) else { return [.init(text: ".self", append: "")] }
        return keys.map { .init(text: "." + $0.text, summary: $0.summary, append: "") }
    }

    /// `@Environment(`, `.environment(`, `.transformEnvironment(`
    private func takesEnvironmentKey(_ name: String) -> Bool {
        KnownWrapper[name]?.readsEnvironment == true
            || Catalog.modifiers(named: name).contains { $0.overloads.contains(where: \.isOfOneKey) }
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
    private func arguments(of call: OpenCall, _ overloads: [[ParameterInfo]]) -> [Completion.Candidate] {
        guard call.argument.isEmpty else { return [] }
        guard let label = call.label else { return overloads.joined().compactMap(Self.candidate) }
        return overloads.joined().filter { $0.label == label }.flatMap { members(of: $0.type.text) }
    }

    private func arguments(before: String) -> [Completion.Candidate] {
        OpenCall(before).map { arguments(of: $0, parameters(of: $0)) } ?? []
    }

    /// The labels of a call that takes nothing without one there; nil where other things may stand.
    private func onlyLabels(before: String) -> [Completion.Candidate]? {
        guard let call = OpenCall(before), call.label == nil, call.argument.isEmpty else { return nil }
        let overloads = parameters(of: call)
        let takesMore = overloads.contains { $0.dropFirst(call.position).contains { $0.label == nil } || $0.last?.isVariadic == true }
        return takesMore || overloads.isEmpty ? nil : arguments(of: call, overloads)
    }

    private static func candidate(_ parameter: ParameterInfo) -> Completion.Candidate? {
        parameter.label.map { .init(text: $0 + ":", summary: parameter.type.text) }
    }

    /// The labels that a view takes.
    func labels(of kind: String) -> [Completion.Candidate] { laidOut.catalog.overloads(of: kind).joined().compactMap(Self.candidate) }

    /// What an argument of a view may be.
    func members(of label: String, in kind: String) -> [Completion.Candidate] {
        laidOut.catalog.overloads(of: kind).joined().filter { $0.label == label }.flatMap { members(of: $0.type.text) }
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
