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
                style: ColorValue.secondaryGround.encode(), place: .behind,
                outline: ShapePayload(kind: "RoundedRectangle", cornerRadii: [8])))
    }

    static func column(_ label: Node?, _ content: [Node]) -> Node {
        StackNode(
            GroupNode((label.map { [$0] } ?? []) + content), axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)
    }

    /// The label with an arrow at the end, and the content below where it is open.
    static func disclosure(_ maker: Maker, label: Node, _ isExpanded: BindingValue?, _ content: Node) -> Node {
        disclosure(maker.tag, label: label, isExpanded, content)
    }

    static func disclosure(_ tag: ViewTag, label: Node, _ isExpanded: BindingValue?, _ content: Node) -> Node {
        let name = tag.name
        let body = DeferredNode { site in
            let binding = isExpanded ?? OwnState.binding("isExpanded", of: site.owner.appending(name), initial: .bool(false))
            if case .structure(let style) = site.environment[CatalogKeys.disclosureGroupStyle] {
                let parts = StyleConfiguration(
                    "DisclosureGroupStyle", ["label": label, "content": content], bindings: ["isExpanded": binding])
                return UserStyle.made(style, CatalogKeys.disclosureGroupStyle, parts, name, at: site)
            }
            let isOpen = ControlMaker.value(of: binding, at: site).flatMap(Bool.decode) ?? false
            let metrics = site.environment.traits.controls.disclosure
            let row = AttachmentNode(disclosureRow(label, isOpen: isOpen, metrics), ToggleAttachment(isOn: binding))
            return isOpen ? opened(row, content, metrics) : row
        }
        return ZStackNode(body, tag: tag)
    }

    /// The arrow before the label in a row as wide as it may be, or after it. It points down while the content is shown.
    private static func disclosureRow(_ label: Node, isOpen: Bool, _ metrics: ControlMetrics.Disclosure?) -> Node {
        func turned(_ arrow: Node) -> Node {
            let faint = ControlMaker.faint(arrow)
            return isOpen ? AttachmentNode(faint, DrawingAttachment(.rotation(Angle(radians: .pi / 2), anchor: .center))) : faint
        }
        guard let metrics else { return ControlMaker.ends(label, turned(SymbolMaker.node("chevron.right"))) }
        let arrow = turned(FixedContentNode(face: ControlFace.symbol("chevron.right")) { _ in metrics.arrowSize })
        let parts = StackNode(
            GroupNode([arrow, label]), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: metrics.spacing)
        return FlexibleFrameNode(
            PaddingNode(parts, insets: EdgeInsets(.vertical, metrics.inset)), horizontal: .init(min: nil, ideal: nil, max: .infinity),
            vertical: .init(min: nil, ideal: nil, max: nil), alignment: .leading)
    }

    /// Where the arrow stands before the label, the content is right below it, in the middle.
    private static func opened(_ row: Node, _ content: Node, _ metrics: ControlMetrics.Disclosure?) -> Node {
        guard metrics != nil else { return GroupMaker.column(row, [content]) }
        let below = StackNode(content, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
        return StackNode(GroupNode([row, below]), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
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
