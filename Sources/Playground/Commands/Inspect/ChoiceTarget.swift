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
        for layer in index.layers.dropFirst(index.cover ?? 0) {
            guard let mark: SelectionAttachment = SceneBuilder.attachment(of: layer.placed.node), let options = mark.options else {
                continue
            }
            let shown = OwnerNode(options, owner: layer.placed.owner)
            let all = ViewIndex(try layOut(ZStackNode(shown)), of: scene)
            guard let view = all.viewsByText[text] else { continue }
            return ChoiceTarget(index: all).value(at: all.outermost(view), inside: -1).map { ChoiceTap(mark, $0) }
        }
        return nil
    }

    /// The page of a tab view by the words that stand for it in the bar.
    func page(titled syntax: TargetSyntax) throws(Diagnostic) -> ChoiceTap? {
        guard case .id(let expression) = syntax.form, case .string(let words) = try evaluate(expression) else { return nil }
        for layer in index.layers.dropFirst(index.cover ?? 0) {
            guard let mark: SelectionAttachment = SceneBuilder.attachment(of: layer.placed.node) else { continue }
            for page in mark.options?.listed ?? [] {
                guard let label = page.tabItem.label, let tag = page.tabItem.tag else { continue }
                let shown = ViewIndex(try layOut(ZStackNode(OwnerNode(label, owner: layer.placed.owner))), of: scene)
                if shown.texts.map(\.text.string).joined() == words { return ChoiceTap(mark, tag) }
            }
        }
        return nil
    }
}
