// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Candidates by kind.
extension Completer {
    // MARK: targets

    func targets(_ word: String) -> [Completion.Candidate] {
        var found = laidOut.targets.names.map { Completion.Candidate(text: $0, summary: kind($0)) }
        found += ["root", "focus"].map { .init(text: $0) }
        if word.hasPrefix("\"") {
            for layer in laidOut.index.layers {
                if case .string(let id)? = layer.id { found.append(.init(text: "\"\(id)\"", summary: "an id")) }
            }
        } else if word.contains("[") || word.contains(".") {
            found += laidOut.index.views.prefix(2_000).map { .init(text: $0.text) }
        }
        return found
    }

    private func kind(_ name: String) -> String {
        laidOut.targets.outlineView(named: name).map { laidOut.outline.views[$0].kind } ?? ""
    }

    func devices(_ word: String) -> [Completion.Candidate] {
        Device.all.flatMap { device in
            word.hasPrefix("\"")
                ? [Completion.Candidate(text: "\"\(device.name)\"", summary: device.id)] : [.init(text: device.id, summary: device.name)]
        }
    }

    func fileNames(_ word: String, _ endings: [String]) -> [Completion.Candidate] {
        let name = word.hasPrefix("\"") ? String(word.dropFirst()) : word
        let slash = name.lastIndex(of: "/")
        let inner = slash.map { String(name[...$0]) } ?? ""
        let place = inner.hasPrefix("/") || folder.isEmpty ? (inner.isEmpty ? "." : inner) : folder + "/" + inner
        return files.list(place).compactMap { entry in
            let isFolder = files.isDirectory(place + (place.hasSuffix("/") ? "" : "/") + entry)
            guard isFolder || endings.contains(where: { entry.hasSuffix("." + $0) }) else { return nil }
            return Completion.Candidate(
                text: (word.hasPrefix("\"") ? "\"" : "") + inner + entry + (isFolder ? "/" : ""), append: isFolder ? "" : " ")
        }
    }

    // MARK: Swift

    /// Views, variables, live names; behind a dot members; in a call's parentheses its labels.
    func expressionWords(_ word: String, _ before: String) -> [Completion.Candidate] {
        if word.contains(".") {
            return implicitMembers(word, before) ?? members(of: word, after: before) ?? dotted(word) + modifiers(after: word)
        }
        if before.hasSuffix(")") || before.hasSuffix("}") { return modifiers(after: word) }
        var found: [Completion.Candidate] = laidOut.catalog.viewNames.map {
            .init(text: $0, summary: Catalog.views[$0]?.summary ?? "a view of the scene", append: "")
        }
        found += laidOut.targets.names.map { .init(text: $0, append: "") }
        found += laidOut.scene.program.variables.keys.sorted().map { .init(text: $0, summary: "a variable", append: "") }
        found += SceneBuilder.environmentKeys(laidOut.scene.program).map { .init(text: $0, summary: "an environment key", append: "") }
        found += Catalog.valueTypes.keys.sorted().map { .init(text: $0, summary: Catalog.valueTypes[$0]?.summary ?? "", append: "") }
        if let labels = openCallLabels(before) { found += labels }
        return found
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
        guard laidOut.targets.reference(path: head) != nil || laidOut.targets.reference(named: head) != nil || head == "root" else {
            return []
        }
        return (ViewReference.properties + ViewReference.motionProperties).map {
            .init(text: head + "." + $0.name, summary: $0.summary, append: "")
        }
    }

    /// The labels of the call whose parenthesis is open.
    private func openCallLabels(_ before: String) -> [Completion.Candidate]? {
        var depth = 0
        for index in before.indices.reversed() {
            if before[index] == ")" { depth += 1 }
            if before[index] == "(" {
                if depth == 0 {
                    let name = String(before[..<index].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
                    return labels(of: name)
                }
                depth -= 1
            }
        }
        if before.split(whereSeparator: \.isWhitespace).first == "set" { return setLabels(before) }
        return nil
    }

    private func labels(of name: String) -> [Completion.Candidate] {
        let overloads = laidOut.catalog.overloads(of: name) + Catalog.modifiers(named: name).flatMap { $0.overloads.map(\.parameters) }
        return overloads.flatMap { $0 }.compactMap { parameter in
            parameter.label.map { .init(text: $0 + ":", summary: parameter.type.text) }
        }
    }

    private func setLabels(_ before: String) -> [Completion.Candidate] {
        let words = before.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let view = laidOut.targets.outlineView(named: String(words[1])) else { return [] }
        return labels(of: laidOut.outline.views[view].kind)
    }
}
