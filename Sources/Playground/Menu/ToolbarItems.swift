// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What stands in the toolbars of the views that are shown: made only for a tap, because bars have no place in the layout.
struct ToolbarItems {
    let index: ViewIndex

    /// - Returns: nil where no view has a toolbar.
    init?(_ context: CommandContext) {
        let items = context.index.layers.dropFirst(context.index.cover ?? 0).compactMap { layer -> Node? in
            guard let attachment: ToolbarAttachment = SceneBuilder.attachment(of: layer.placed.node) else { return nil }
            let environment = layer.placed.environment
            return EnvironmentNode(attachment.content.node(ownedBy: layer.placed.owner)) { _, _ in environment }
        }
        guard !items.isEmpty else { return nil }
        // What cannot be laid out, such as user-defined ToolbarContent, cannot be the item that is meant.
        guard let result = try? context.layOut(GroupNode(items)) else { return nil }
        index = ViewIndex(result, of: context.scene)
    }
}

extension ViewIndex {
    /// The view that a target of 'tap' means by its name, by the words that it shows, or by the name of its symbol; nil where none does.
    func layer(meantBy syntax: TargetSyntax, evaluate: (Expression) throws(Diagnostic) -> Value) throws(Diagnostic) -> Int? {
        if let view = viewsByText[syntax.text] { return outermost(view) }
        guard case .id(let expression) = syntax.form, case .string(let words) = try evaluate(expression) else { return nil }
        return texts.first { $0.text.string == words }?.layer ?? layers(spokenAs: words).first ?? symbols(named: words).first
    }
}
