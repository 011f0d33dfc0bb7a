// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Candidates by kind.
extension Completer {
    // MARK: targets

    /// Names of views that every scene has.
    static let standingViews = ["root", "focus"]

    func targets(_ word: String) -> [Completion.Candidate] {
        var found = laidOut.targets.names.map { Completion.Candidate(text: $0, summary: kind($0)) }
        found += Self.standingViews.map { .init(text: $0) }
        if word.hasPrefix("\"") {
            for layer in laidOut.index.layers {
                if case .string(let id)? = layer.id { found.append(.init(text: "\"\(id)\"", summary: "an id")) }
            }
        } else if word.contains("[") || word.contains(".") {
            found += laidOut.index.views.prefix(2_000).map { .init(text: $0.text) }
        }
        return found
    }

    func kind(_ name: String) -> String {
        laidOut.targets.outlineView(named: name).map { laidOut.outline.views[$0].kind } ?? ""
    }

    func devices(_ word: String) -> [Completion.Candidate] {
        Device.all.flatMap { device in
            word.hasPrefix("\"")
                ? [Completion.Candidate(text: "\"\(device.name)\"", summary: device.id)] : [.init(text: device.id, summary: device.name)]
        }
    }

    /// A name with blanks needs no quotes: what begins as the chunks before the cursor do goes on as the name does.
    func devices(after chunks: [ArgumentChunks.Chunk]) -> [Completion.Candidate] {
        chunks.indices.flatMap { index -> [Completion.Candidate] in
            let lead = chunks[index...].map(\.text).joined(separator: " ").lowercased() + " "
            return Device.all.filter { $0.name.lowercased().hasPrefix(lead) }.map {
                .init(text: String($0.name.dropFirst(lead.count)), summary: $0.id, shown: $0.name)
            }
        }
    }

    /// The words in quotes by which something can be tapped: the titles of buttons, links and rows.
    func titles() -> [Completion.Candidate] {
        let index = laidOut.index
        return index.texts.prefix(500).compactMap { shown in
            let target = Target(text: shown.text.string, span: nil, place: .layer(shown.layer, view: shown.view), source: nil)
            guard let tap = try? TapTarget(index: index, target: target).tap(at: shown.layer) else { return nil }
            return .init(text: shown.text.string.debugDescription, summary: tap.name)
        }
    }

    /// The scroll views, Lists and Forms among them; any view that lies in one may stand for it, so those come after.
    func scrolls(_ word: String) -> [Completion.Candidate] {
        let own = laidOut.index.scrolls.compactMap { laidOut.index.text(of: $0) }
        return own.map { .init(text: $0, summary: kind($0)) } + (word.isEmpty ? [] : targets(word) + dotted(word))
    }

    /// The ids that `scroll to` may go to: those in a scroll view, or all.
    func ids(in scroll: String?) -> [Completion.Candidate] {
        let index = laidOut.index
        let layer = scroll.flatMap { index.viewsByText[$0] }.map { index.outermost($0) }
        let range = layer.map { index.subtree(of: $0) } ?? 0..<index.layers.count
        var seen = Set<ViewID>()
        var found: [Completion.Candidate] = []
        for position in range where found.count < 200 {
            guard let id = index.layers[position].id ?? index.layers[position].owner.element, seen.insert(id).inserted else { continue }
            found.append(.init(text: id.literal, summary: "an id"))
        }
        return found
    }

    var keys: [Completion.Candidate] {
        SceneBuilder.environmentKeys(laidOut.scene.program).map {
            .init(text: $0, summary: Catalog.environmentKeys[$0]?.summary ?? "")
        }
    }

    var variables: [Completion.Candidate] {
        laidOut.scene.program.variables.values.filter { $0.span?.isOfLibrary != true }.map(\.name).sorted().map {
            .init(text: $0, summary: "a variable")
        }
    }

    /// What 'state' can set: variables of the scene, and those of components.
    var states: [Completion.Candidate] {
        let (state, program) = (laidOut.scene.state, laidOut.scene.program)
        return state.keys.filter { !program.isConstant($0) && !OwnState.holds($0) }.map { laidOut.index.written($0) }.sorted()
            .map { .init(text: $0, summary: "a variable") }
    }

    /// Files with the endings and folders; where none begins as typed, any file, as that may be meant.
    func fileNames(_ word: String, _ endings: [String]) -> [Completion.Candidate] {
        let isQuoted = word.hasPrefix("\"")
        let name = isQuoted ? String(word.dropFirst()) : word
        let inner = String(name.prefix(upTo: name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex))
        let typed = isQuoted ? String(name.dropFirst(inner.count)).withEscapesResolved : String(name.dropFirst(inner.count))
        // Hidden files are for who begins to name one, and a name that is not UTF-8 cannot be written.
        let entries = entries(in: isQuoted ? inner.withEscapesResolved : inner).filter { entry in
            (typed.hasPrefix(".") || !entry.name.hasPrefix(".")) && !entry.name.contains("\u{FFFD}")
        }
        let wanted = entries.filter { entry in entry.isFolder || endings.contains { entry.name.hasSuffix("." + $0) } }
        let offered = wanted.contains { $0.name.hasPrefix(typed) } ? wanted : entries
        return offered.map { entry in
            let isInQuotes = isQuoted || !Self.canStandBare(entry.name)
            let end = entry.isFolder ? "/" : ""
            guard isInQuotes else { return .init(text: inner + entry.name + end, append: entry.isFolder ? "" : " ") }
            let folder = isQuoted ? inner : inner.withEscapes
            // A quote is closed where the name ends.
            return .init(
                text: "\"" + folder + sanitized(entry.name.withEscapes) + (entry.isFolder ? end : "\""), append: entry.isFolder ? "" : " ",
                typed: isQuoted ? nil : inner + entry.name)
        }
    }

    /// Not what acts on a terminal, nor what ends a word, an input or the beginning of a comment.
    private static func canStandBare(_ name: String) -> Bool {
        sanitized(name) == name && !name.hasPrefix("*") && !name.contains { $0.isWhitespace || "\"`;()[]{}".contains($0) }
    }

    private func entries(in inner: String) -> [(name: String, isFolder: Bool)] {
        let inner = inner.hasPrefix("~/") ? (files.home ?? "~") + inner.dropFirst() : inner
        let place = inner.hasPrefix("/") || folder.isEmpty ? (inner.isEmpty ? "." : inner) : folder + "/" + inner
        let start = place.hasSuffix("/") ? place : place + "/"
        return files.list(place).map { ($0, files.isDirectory(start + $0)) }
    }
}

extension String {
    /// As it stands between quotes.
    fileprivate var withEscapes: String { String(debugDescription.dropFirst().dropLast()).replacing("\\'", with: "'") }
}
