// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The option of a Picker, the page of a TabView, the row of a List that a tap means.
struct ChoiceTarget {
    let index: ViewIndex

    /// What a tap on a layer chooses; nil where nothing around it is a choice.
    func choice(at layer: Int) -> ChoiceTap? {
        guard let around = selection(around: layer) else { return nil }
        return value(at: layer, inside: around.layer).map { ChoiceTap(around.attachment, $0, in: index.layers[layer].placed.environment) }
    }

    /// The choice in which a layer stands, the innermost.
    func selection(around layer: Int) -> (layer: Int, attachment: SelectionAttachment)? {
        for outer in (0...layer).reversed() where index.subtree(of: outer).contains(layer) {
            if let mark: SelectionAttachment = SceneBuilder.attachment(of: index.layers[outer].placed.node) { return (outer, mark) }
        }
        return nil
    }

    /// The tag nearest around a layer, else the id of its row.
    func value(at layer: Int, inside outer: Int) -> Value? {
        for place in stride(from: layer, to: outer, by: -1) where index.subtree(of: place).contains(layer) {
            if let tag: TagAttachment = SceneBuilder.attachment(of: index.layers[place].placed.node) { return tag.value }
        }
        var path: ViewPath? = index.layers[layer].owner
        let end = outer < 0 ? nil : index.layers[outer].owner
        while let current = path, current != end {
            if let id = current.element { return CatalogIDs.value(of: id) }
            path = current.parent
        }
        return nil
    }
}

extension CommandContext {
    /// The option of that path among those that no layout shows: a segment, an item of a menu, the page of another tab.
    func hiddenChoice(_ text: String) throws(Diagnostic) -> ChoiceTap? {
        try hiddenChoice(ofPages: true) { all in all.viewsByText[text].map { all.outermost($0) } }
    }

    /// The option of a picker that shows some words, of which no layout has a view of its own: `tap "High"`.
    func hiddenChoice(showing syntax: TargetSyntax) throws(Diagnostic) -> ChoiceTap? {
        guard case .id(let expression) = syntax.form, case .string(let words) = try evaluate(expression) else { return nil }
        return try hiddenChoice(ofPages: false) { all in all.texts.first { $0.text.string == words }?.layer }
    }

    private func hiddenChoice(ofPages: Bool, _ find: (ViewIndex) -> Int?) throws(Diagnostic) -> ChoiceTap? {
        for layer in index.layers.dropFirst(index.cover ?? 0) {
            guard let mark: SelectionAttachment = SceneBuilder.attachment(of: layer.placed.node), let options = mark.options,
                ofPages || !mark.arePages
            else { continue }
            let all = ViewIndex(try layOut(ZStackNode(asPlaced(options, layer))), of: scene)
            guard let found = find(all), let value = ChoiceTarget(index: all).value(at: found, inside: -1) else { continue }
            return ChoiceTap(mark, value)
        }
        return nil
    }

    /// What a layer did not lay out, with its owner and in its environment.
    private func asPlaced(_ node: Node, _ layer: ViewIndex.Layer) -> Node {
        let environment = layer.placed.environment
        return EnvironmentNode(OwnerNode(node, owner: layer.placed.owner)) { _, _ in environment }
    }

    /// The page of a tab view by the words that stand for it in the bar.
    func page(titled syntax: TargetSyntax) throws(Diagnostic) -> ChoiceTap? {
        guard case .id(let expression) = syntax.form, case .string(let words) = try evaluate(expression) else { return nil }
        for layer in index.layers.dropFirst(index.cover ?? 0) {
            guard let mark: SelectionAttachment = SceneBuilder.attachment(of: layer.placed.node) else { continue }
            for page in mark.options?.listed ?? [] {
                guard let label = page.tabItem.label, let tag = page.tabItem.tag else { continue }
                let shown = ViewIndex(try layOut(ZStackNode(asPlaced(label, layer))), of: scene)
                if shown.texts.map(\.text.string).joined() == words { return ChoiceTap(mark, tag) }
            }
        }
        return nil
    }
}
