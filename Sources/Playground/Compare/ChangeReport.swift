// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Why a view is another than before an input: what that input changed of the screen, the environment, the state and the source, and how
/// that came down to the view, offer by offer.
struct ChangeReport {
    let old: LaidOutScene
    let new: LaidOutScene
    /// As a person writes it.
    let view: String
    let context: CommandContext

    /// Something that is another than before.
    struct Change {
        enum Kind: String { case screen, environment, state, source, offer, answer, beside, inside }

        let kind: Kind
        let subject: String
        let before: String
        let after: String
        var note = ""

        var json: JSON {
            .object([
                "kind": .string(kind.rawValue), "subject": .string(subject), "before": .string(before), "after": .string(after),
                "note": .string(note),
            ])
        }

        var row: [Table.Cell] {
            [
                .text(kind.words.isEmpty ? subject : "\(subject) \(kind.words)"), .text(Self.cut(before)), .text(Self.cut(after)),
                .text(note),
            ]
        }

        /// Source can be long.
        private static func cut(_ text: String) -> String { TextFitting.cut(text, to: 40) }
    }

    // MARK: what changed

    func changes() -> [Change] { screen + environment + state + source + chain }

    private var screen: [Change] {
        ScreenDifference(old: old.scene.stage, new: new.scene.stage).room.map {
            Change(kind: .screen, subject: $0.subject, before: $0.before, after: $0.after)
        }
    }

    /// What the view receives, with who set it.
    private var environment: [Change] {
        let (a, b) = (placed(in: old)?.environment ?? old.environment, placed(in: new)?.environment ?? new.environment)
        return SceneBuilder.environmentKeys(new.scene.program).compactMap { key in
            guard let before = value(of: key, in: a), let after = value(of: key, in: b), before != after else { return nil }
            let origin = SceneBuilder.link(of: key, in: b)?.origin ?? .standard
            return Change(kind: .environment, subject: key, before: before, after: after, note: origin.words)
        }
    }

    private func value(of key: String, in environment: EnvironmentValues) -> String? {
        let value = try? SceneBuilder.environmentValue(key, of: environment, context.evaluator.context)
        return value.map { ValueJSON.text($0) }
    }

    private var state: [Change] {
        let keys = new.scene.state.keys.filter { !OwnState.holds($0) && !new.scene.program.isConstant($0) }
        return keys.compactMap { key in
            guard let before = old.scene.state[key], let after = new.scene.state[key], before != after else { return nil }
            return Change(kind: .state, subject: context.written(key), before: ValueJSON.text(before), after: ValueJSON.text(after))
        }
    }

    /// How the views around it, and it itself, are written.
    private var source: [Change] {
        guard old.scene.root !== new.scene.root else { return [] }
        let before = written(old)
        return written(new).sorted { $0.key < $1.key }.compactMap { name, text in
            guard let earlier = before[name], earlier != text else { return nil }
            return Change(kind: .source, subject: name, before: earlier, after: text)
        }
    }

    /// Views by name, without what is inside of them.
    private func written(_ laidOut: LaidOutScene) -> [String: String] {
        Dictionary(
            laidOut.outline.views.filter { $0.template == nil }.map { view in
                let inner = view.base.mapChildren { child in
                    if case .closure = child.kind { Expression(.identifier("…", genericArguments: [])) } else { child }
                }
                return (view.name, SwiftPrinter.line(view.outer.replacing(id: view.base.id, with: inner)))
            }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: how it came down

    private func layer(in laidOut: LaidOutScene) -> Int? {
        if view == "root" { return laidOut.index.layers.isEmpty ? nil : 0 }
        return laidOut.index.viewsByText[view].map { laidOut.index.outermost($0) }
    }

    private func placed(in laidOut: LaidOutScene) -> PlacedLayer? {
        guard let outer = layer(in: laidOut) else { return nil }
        let inner = laidOut.index.layers[outer].view.flatMap { laidOut.index.layersFromInside($0).first }
        return laidOut.snapshot[inner ?? outer]
    }

    /// From the root inwards: offers and answers that are others, and views beside the way that take another room.
    private var chain: [Change] {
        guard let outer = layer(in: new), layer(in: old) != nil else { return [] }
        let tree = ExplainedTree(laidOut: new)
        let own = new.index.layers[outer].view.map { new.index.layersFromInside($0) } ?? [outer]
        let way = tree.ancestors(of: own.first ?? outer).reversed() + [own.first ?? outer]
        return way.flatMap { layer -> [Change] in
            guard let before = counterpart(of: layer) else { return [] }
            return offers(layer, before, tree) + neighbours(of: layer)
        } + contents(of: new.index.layers[outer].view)
    }

    /// The same layer of the same view before.
    private func counterpart(of layer: Int) -> Int? {
        let index = new.index
        if layer == 0 { return old.index.layers.isEmpty ? nil : 0 }
        guard let view = index.layers[layer].view, let tag = index.layers[layer].tag,
            let other = old.index.viewsByText[index.views[view].text]
        else { return nil }
        return old.index.views[other].layers.first { old.index.layers[$0].tag?.layer == tag.layer }
    }

    private func offers(_ layer: Int, _ before: Int, _ tree: ExplainedTree) -> [Change] {
        let (a, b) = (old.snapshot[before], new.snapshot[layer])
        let title = tree.title(layer)
        var result: [Change] = []
        if LengthText.of(a.proposal) != LengthText.of(b.proposal) {
            result.append(Change(kind: .offer, subject: title, before: LengthText.of(a.proposal), after: LengthText.of(b.proposal)))
        }
        if LengthText.of(a.size) != LengthText.of(b.size) {
            result.append(Change(kind: .answer, subject: title, before: LengthText.of(a.size), after: LengthText.of(b.size)))
        }
        return result
    }

    /// What stands beside a view of the way in the same container.
    private func neighbours(of layer: Int) -> [Change] {
        guard let view = new.index.layers[layer].view, layer == new.index.outermost(view), let parent = new.index.views[view].parent else {
            return []
        }
        return children(of: parent, .beside).filter { $0.subject != new.index.views[view].text }
    }

    private func contents(of view: Int?) -> [Change] { view.map { children(of: $0, .inside) } ?? [] }

    /// The views directly in one that came, went or take another room.
    private func children(of view: Int, _ kind: Change.Kind) -> [Change] {
        let after = sizes(in: new, of: view)
        let before = old.index.viewsByText[new.index.views[view].text].map { sizes(in: old, of: $0) } ?? []
        let known = Dictionary(before, uniquingKeysWith: { first, _ in first })
        let present = Set(after.map(\.name))
        let changed = after.filter { known[$0.name] != $0.size }.map {
            Change(kind: kind, subject: $0.name, before: known[$0.name] ?? "not there", after: $0.size)
        }
        let gone = before.filter { !present.contains($0.name) }.map {
            Change(kind: kind, subject: $0.name, before: $0.size, after: "not there")
        }
        return changed + gone
    }

    private func sizes(in laidOut: LaidOutScene, of view: Int) -> [(name: String, size: String)] {
        laidOut.index.views[view].children.map { child in
            (laidOut.index.views[child].text, LengthText.of(laidOut.index.layers[laidOut.index.outermost(child)].frame.size))
        }
    }

    // MARK: telling

    /// What became of the view itself.
    private var head: String {
        switch (layer(in: old), layer(in: new)) {
        case (nil, nil): return "\(view) did not exist before and does not exist now"
        case (nil, _?): return "\(view) is new"
        case (_?, nil): return "\(view) is gone"
        case (let a?, let b?):
            let (before, after) = (old.snapshot[a].frame, new.snapshot[b].frame)
            let numbers = [
                ("x", before.minX, after.minX), ("y", before.minY, after.minY), ("width", before.width, after.width),
                ("height", before.height, after.height),
            ]
            let words = numbers.map { (name: $0.0, before: NumberText.of($0.1), after: NumberText.of($0.2)) }.filter {
                $0.before != $0.after
            }
            .map { "\($0.name) \($0.before) → \($0.after)" }
            return words.isEmpty ? "\(view) has the same position and size as before" : "\(view): " + words.joined(separator: ", ")
        }
    }

    func output(after inputs: [String]) -> Output {
        let changes = changes()
        let json = JSON.object([
            "view": .string(view), "inputs": .array(inputs.map { .string($0) }), "text": .string(head),
            "changes": .array(changes.map(\.json)),
        ])
        let first = inputs.map { TextFitting.cut($0.split(separator: "\n").first.map(String.init) ?? "", to: 60) }
        var parts: [Output.Part] = [.row(StyledText(head, .strong))]
        parts += first.map { .row(StyledText("after  ", .faint) + StyledText($0)) }
        if !changes.isEmpty { parts.append(.table(Table("what", "before", "after", "", rows: changes.map(\.row)))) }
        return Output(json: json, parts: parts)
    }
}

extension ChangeReport.Change.Kind {
    /// What follows the subject.
    fileprivate var words: String {
        switch self {
        case .screen, .environment: ""
        case .state: "(state)"
        case .source: "(source)"
        case .offer: "was offered"
        case .answer: "took"
        case .beside: "beside it"
        case .inside: "in it"
        }
    }
}
