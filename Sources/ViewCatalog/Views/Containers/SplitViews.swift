// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The panes of a Mac window with thin dividers between them. The widths that a person drags them to are not kept:
/// as at first, what the panes leave open is shared out evenly; a pane is never less than its minimum (recalled).
extension ViewDeclaration {
    static let hSplitView = ViewDeclaration(
        "HSplitView", summary: "Panes side by side that share the width evenly, with a divider of one point between them.",
        examples: ["HSplitView { Color.red; Text(\"a\") }"],
        overloads: [Overload(.builder()) { maker, content in SplitMaker.node(maker, content, .horizontal, VerticalAlignment.center.key) }])

    static let vSplitView = ViewDeclaration(
        "VSplitView", summary: "Panes one above another that share the height evenly, with a divider of one point between them.",
        examples: ["VSplitView { Color.red; Text(\"a\") }"],
        overloads: [Overload(.builder()) { maker, content in SplitMaker.node(maker, content, .vertical, HorizontalAlignment.center.key) }])
}

private enum SplitMaker {
    static func node(_ maker: Maker, _ content: Node, _ axis: Axis, _ alignment: AlignmentKey) -> Node {
        let all = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: .infinity)
        let panes = FlexibleFrameNode(content, horizontal: all, vertical: all)
        return StackNode(panes, axis: axis, alignment: alignment, spacing: 1, tag: maker.tag)
    }
}
