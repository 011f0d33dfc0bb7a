// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Where a name of `state` leads: a variable of the scene, or a component's @State.
extension CommandContext {
    struct StatePlace {
        let owner: String?
        let name: String
        let span: SourceSpan
    }

    /// `NAME` or `OWNER.NAME` alone: those that are to be shown; nil where something is assigned.
    func shownState() throws(Diagnostic) -> [(name: String, value: Value)]? {
        let source = arguments.source
        let tokens = SwiftReader.tokens(source, range: arguments.position..<arguments.end)
        guard let first = tokens.first, !tokens.contains(where: { $0.kind == .equal && $0.depth == 0 }) else { return nil }
        let text = source.text(in: first.start..<arguments.end).trimmingBlanks
        let entries = stateEntries()
        let found = entries.filter { $0.name == text || $0.name.hasSuffix("." + text) }
        guard !found.isEmpty else {
            let span = SourceSpan(source: source, start: first.start, end: first.start + text.utf8.count)
            throw OtherProperty(text, in: self)?.diagnostic(at: span)
                ?? Diagnostic(
                    .unknownName, "there is no @State '\(text)'", at: span, suggestion: ClosestWord.of(text, in: entries.map(\.name)),
                    hint: "'state' lists them, 'state NAME = EXPR' sets one")
        }
        arguments.skip(to: arguments.end)
        return found
    }

    /// `NAME =` or `OWNER.NAME =`.
    func statePlace() throws(Diagnostic) -> StatePlace? {
        if let word = arguments.takeName() { return StatePlace(owner: nil, name: word.text, span: word.span) }
        let tokens = SwiftReader.tokens(arguments.source, range: arguments.position..<arguments.end)
        guard let equal = tokens.first(where: { $0.kind == .equal && $0.depth == 0 }), let first = tokens.first, first.start < equal.start
        else {
            if let word = arguments.word() { throw Diagnostic(.missingArgument, "'= EXPR' is missing", at: word.span) }
            return nil
        }
        let source = arguments.source
        let text = source.text(in: first.start..<equal.start).trimmingBlanks
        let span = SourceSpan(source: source, start: first.start, end: first.start + text.utf8.count)
        arguments.skip(to: equal.end)
        guard let dot = text.lastIndex(of: ".") else { throw Diagnostic(.syntax, "a name is expected", at: span) }
        return StatePlace(owner: String(text[..<dot]), name: String(text[text.index(after: dot)...]), span: span)
    }

    /// The live components that have an @State of a name.
    func stateKey(_ place: StatePlace) throws(Diagnostic) -> StateKey {
        let storage = StateOwner.storage.description
        if let owner = place.owner, owner == storage || owner.hasPrefix(storage + ".") {
            return StateKey(owner: .storage, name: (owner + "." + place.name).dropping(storage + "."))
        }
        if let owner = place.owner, let key = scene.program.staticVariable(place.name, of: owner) { return key }
        let found = liveStates().filter { $0.key.name == place.name && (place.owner == nil || text(of: $0.key.owner) == place.owner) }
        if let only = found.first, found.count == 1 { return only.key }
        if found.isEmpty {
            let names = Array(scene.program.variables.keys) + liveStates().map(\.key.name)
            let written = (place.owner.map { $0 + "." } ?? "") + place.name
            throw OtherProperty(written, in: self)?.diagnostic(at: place.span)
                ?? Diagnostic(
                    .unknownName, "there is no @State '\(written)'", at: place.span, suggestion: ClosestWord.of(place.name, in: names),
                    hint: "'state' lists them, '@State var \(place.name) = …' declares one")
        }
        throw Diagnostic(
            .ambiguousTarget, "\(found.count) components have an @State '\(place.name)'", at: place.span,
            hint: "name one: " + found.prefix(5).map { written($0.key) }.joined(separator: ", "))
    }

    func type(of key: StateKey) -> TypeSyntax? { liveStates().first { $0.key == key }?.type }

    /// The @State properties of the components that are in the layout.
    private func liveStates() -> [(key: StateKey, type: TypeSyntax?)] {
        var result: [(StateKey, TypeSyntax?)] = []
        for view in index.views.indices {
            guard let layer = index.layersFromInside(view).first, let kind = index.layers[layer].tag?.kind,
                let type = scene.program.type(named: kind)
            else {
                continue
            }
            for property in type.storedProperties where property.isOwnState {
                let declared = property.type.map { $0.qualified(in: type.qualifiedName, scene.program) }
                result.append((StateKey(owner: StateOwner(index.views[view].path), name: property.name), declared))
            }
        }
        return result + attachedStates()
    }

    /// What modifiers and styles of live views have stored: `text1.card1.x`, `button1.style.x`.
    private func attachedStates() -> [(key: StateKey, type: TypeSyntax?)] {
        scene.state.keys.filter { key in
            guard let view = key.owner.view as? ViewPath, !key.owner.isView, !OwnState.holds(key) else { return false }
            return index.view(at: view) != nil
        }.map { ($0, nil) }
    }

    /// Everything that has a value: what belongs to no view by name, then the state of components in tree order. Constants are left out.
    func stateEntries() -> [(name: String, value: Value)] {
        let keys = scene.state.keys.map { (key: $0, place: ($0.owner.view as? ViewPath).flatMap { index.view(at: $0) } ?? -1) }
        return keys.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.compactMap { item in
            let key = item.element.key
            guard let value = scene.state[key], !scene.program.isConstant(key), !OwnState.holds(key) else { return nil }
            return (key.owner == .scene ? key.name : text(of: key.owner) + "." + key.name, value)
        }
    }
}

extension CommandContext {
    /// As a person writes an owner of state: by the name that its view has in the layout.
    func text(of owner: StateOwner) -> String { index.text(of: owner) }

    /// As `state` names it: `count`, `counter1.count`, `Board.shared`.
    func written(_ key: StateKey) -> String { index.written(key) }
}

extension String {
    fileprivate func dropping(_ start: String) -> String { hasPrefix(start) ? String(dropFirst(start.count)) : self }

    var trimmingBlanks: String {
        let start = drop { $0.isWhitespace }
        var end = start.endIndex
        while end > start.startIndex, start[start.index(before: end)].isWhitespace { end = start.index(before: end) }
        return String(start[..<end])
    }
}

extension TypeSyntax {
    /// The type as it is written outside of another: `Field` within `Form` is `Form.Field`.
    fileprivate func qualified(in owner: String, _ program: Program) -> TypeSyntax {
        switch self {
        case .named(let name, let arguments):
            let inner = arguments.map { $0.qualified(in: owner, program) }
            guard program.type(named: owner + "." + name) != nil else { return .named(name, genericArguments: inner) }
            return .member(.named(owner, genericArguments: []), name, genericArguments: inner)
        case .optional(let wrapped): return .optional(wrapped.qualified(in: owner, program))
        case .array(let element): return .array(element.qualified(in: owner, program))
        case .dictionary(let key, let value): return .dictionary(key.qualified(in: owner, program), value.qualified(in: owner, program))
        default: return self
        }
    }
}
