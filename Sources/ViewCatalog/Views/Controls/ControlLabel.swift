// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

/// The one view that the label of a control is, whatever views it holds (L3.16).
enum ControlLabel {
    /// Of a button, a link or a menu: several views stand side by side.
    static func row(_ label: Node) -> Node {
        guard mayBeSeveral(label) else { return label }
        return StackNode(label, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    }

    /// Of a control that shows a value: the first view is the title, those below it are subtitles.
    static func titled(_ label: Node) -> Node {
        let parts = label.listed
        guard parts.count > 1 else { return row(label) }
        return StackNode(
            children: [parts[0]] + parts.dropFirst().map(subtitle), axis: .vertical, alignment: HorizontalAlignment.leading.key,
            spacing: nil)
    }

    private static func subtitle(_ content: Node) -> Node {
        EnvironmentNode(ControlMaker.faint(content, level: 1)) { $0.setting(EnvironmentKeys.font, to: .style(.subheadline), by: $1) }
    }

    /// May the node list more than one view, or none?
    private static func mayBeSeveral(_ node: Node) -> Bool {
        switch node {
        case let group as GroupNode: group.children.count != 1 || mayBeSeveral(group.children[0])
        case let unary as UnaryNode: mayBeSeveral(unary.content)
        default: node is ForEachNode || node is DeferredNode
        }
    }
}
