// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What stands in the menus and context menus of the views that are shown, and behind their rows: made only when somebody taps it, as it has
/// no place in the layout before a gesture brings it out.
struct HiddenItems {
    let index: ViewIndex

    /// So many menus are opened one out of the other.
    private static let deepest = 6

    /// What is behind the views of some layouts; nil where nothing is.
    private init?(behind indices: [ViewIndex], _ context: CommandContext) {
        let items = indices.flatMap { index in
            index.layers.dropFirst(index.cover ?? 0).compactMap { layer -> Node? in
                guard let items: HiddenItemsAttachment = SceneBuilder.attachment(of: layer.placed.node) else { return nil }
                return Self.node(items, layer.placed)
            }
        }
        guard !items.isEmpty, let result = try? context.layOut(GroupNode(items)) else { return nil }
        index = ViewIndex(result, of: context.scene)
    }

    private static func node(_ items: HiddenItemsAttachment, _ placed: PlacedLayer) -> Node {
        let environment = placed.environment
        return EnvironmentNode(items.content.node(ownedBy: placed.owner)) { _, _ in environment }
    }

    /// The first answer of what is behind the views that are shown, or of what is behind that, as if one menu after the other were opened.
    static func first<Answer>(
        _ context: CommandContext, _ answer: (ViewIndex) throws(Diagnostic) -> Answer?
    ) throws(Diagnostic) -> Answer? {
        var indices = [context.index] + (ToolbarItems(context).map { [$0.index] } ?? [])
        for _ in 0..<deepest {
            guard let items = HiddenItems(behind: indices, context) else { return nil }
            if let found = try answer(items.index) { return found }
            indices = [items.index]
        }
        return nil
    }

    /// What a tap on a menu or a picker brings out, in words; nil for what is neither.
    static func note(on layer: Int, of index: ViewIndex, _ context: CommandContext) -> Output? {
        let around = (0...layer).reversed().filter { index.subtree(of: $0).contains(layer) }
        let menus = (around + index.subtree(of: layer)).lazy.compactMap { opened(by: index.layers[$0].placed) }
        guard let menu = menus.first, let result = try? context.layOut(GroupNode([menu])) else { return nil }
        let titles = ViewIndex(result, of: context.scene).texts.map { $0.text.string.debugDescription }
        guard !titles.isEmpty else { return nil }
        return Output(
            json: .object(["menu": .array(titles.map { .string($0) })]),
            lines: [StyledText("opens a menu: " + titles.joined(separator: ", ")), StyledText("'tap' chooses one of them", .faint)])
    }

    /// The items of a menu, the options of a picker of which only the chosen one is shown; nil for what a tap does not open.
    private static func opened(by placed: PlacedLayer) -> Node? {
        if let items: HiddenItemsAttachment = SceneBuilder.attachment(of: placed.node) {
            return items.opensByTap ? node(items, placed) : nil
        }
        guard let choice: SelectionAttachment = SceneBuilder.attachment(of: placed.node), choice.opensMenu, let options = choice.options
        else { return nil }
        let environment = placed.environment
        return EnvironmentNode(OwnerNode(options, owner: placed.owner)) { _, _ in environment }
    }
}
