// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let groupBox = ViewDeclaration(
        "GroupBox", summary: "A label and views on a background of their own, with standard padding.",
        examples: ["GroupBox(\"Head\") { Text(\"a\") }", "GroupBox { Text(\"a\") } label: { Text(\"b\") }"],
        overloads: [
            Overload(.builder(), .optionalBuilder("label")) { maker, content, label in GroupMaker.box(maker, label: label, content) },
            Overload(.configuration("GroupBoxStyle")) { maker, given in
                GroupMaker.box(maker, label: given.parts["label"], given.parts["content"] ?? GroupNode.empty)
            },
            Overload(.view("label", name: "label"), .builder(), isDeprecated: true) { maker, label, content in
                GroupMaker.box(maker, label: label, content)
            },
            Overload(.title, .builder()) { maker, title, content in
                GroupMaker.box(maker, label: title.node, content)
            },
        ])
}

/// Views with a label above them.
enum GroupMaker {
    static func box(_ maker: Maker, label: Node?, _ content: Node) -> Node {
        let standard = DeferredNode { site in
            site.environment.traits.controls.groupBox.map { labelled(maker, label, content, $0) } ?? headed(maker, label, content)
        }
        let parts = StyleConfiguration("GroupBoxStyle", ["label": label ?? GroupNode.empty, "content": content])
        return UserStyle.control(maker, CatalogKeys.groupBoxStyle, parts, otherwise: standard)
    }

    /// The label on the ground, a headline (recalled).
    private static func headed(_ maker: Maker, _ label: Node?, _ content: Node) -> Node {
        grounded(column(label.map { ControlMaker.styled($0, .headline) }, [content]), inset: PaddingNode.defaultLength, tag: maker.tag)
    }

    /// The label above the ground.
    private static func labelled(_ maker: Maker, _ label: Node?, _ content: Node, _ metrics: ControlMetrics.GroupBox) -> Node {
        let ground = grounded(column(nil, [content]), inset: metrics.inset, tag: label == nil ? maker.tag : nil)
        guard let label else { return ground }
        let head = PaddingNode(ControlMaker.styled(label, metrics.labelStyle), insets: EdgeInsets(.leading, metrics.labelInset))
        return StackNode(
            GroupNode([head, ground]), axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: metrics.spacing, tag: maker.tag
        )
    }

    private static func grounded(_ content: Node, inset: Double, tag: ViewTag?) -> Node {
        AttachmentNode(
            PaddingNode(content, insets: EdgeInsets(.all, inset), tag: tag),
            PaintAttachment(
                style: .native(StyleValue(kind: "BoxBackgroundStyle")), place: .behind,
                outline: ShapePayload(kind: "RoundedRectangle", cornerRadii: [8])))
    }

    static func column(_ label: Node?, _ content: [Node]) -> Node {
        StackNode(
            GroupNode((label.map { [$0] } ?? []) + content), axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)
    }

    /// One view, as a layer with the maker's tag.
    static func layer(_ node: Node, _ maker: Maker) -> Node { ZStackNode(node, tag: maker.tag) }
}

extension ControlMaker {
    /// What a binding holds while layout runs; nil when it cannot be read.
    static func value(of binding: BindingValue, at site: ViewSite) -> Value? {
        site.reporting(nil, at: nil) { () throws(Diagnostic) in
            guard let context = site.machineContext else { return nil }
            return try binding.get(in: context)
        }
    }

    /// The view among several whose tag is what the binding holds, else the first.
    static func selected(_ content: Node, by binding: BindingValue?, tag: ViewTag? = nil) -> Node {
        SelectionNode(content, tag: tag) { isSelected($0, by: binding, at: $1) }
    }

    /// Has a view the tag that a binding holds?
    static func isSelected(_ element: Element, by binding: BindingValue?, at site: ViewSite) -> Bool {
        guard let binding, let own = tag(of: element, at: site) else { return false }
        return value(of: binding, at: site) == own
    }

    /// The tag of a view: its own, else the id of the element that a ForEach made it of.
    private static func tag(of element: Element, at site: ViewSite) -> Value? {
        if let own = element.mark(TagAttachment.self)?.value { return own }
        return element.owner == site.owner ? nil : element.owner.element?.value
    }
}
