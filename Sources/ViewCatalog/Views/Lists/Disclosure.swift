// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// A label with an arrow, and content that is there only while the group is expanded.
struct Disclosure {
    let tag: ViewTag
    let label: Node
    /// Whether it is expanded; nil: it remembers that itself.
    let isExpanded: BindingValue?
    let content: Node

    /// One view with the content below the label; in a list the label and each view of the content are rows (L3.12).
    var node: Node {
        DeferredNode { site in
            let isRows = site.isInListRows
            let body = DeferredNode { views(isRows: isRows, at: $0) }
            return isRows ? body : ZStackNode(body, tag: tag)
        }
    }

    private func views(isRows: Bool, at site: ViewSite) -> Node {
        let binding = isExpanded ?? OwnState.binding("isExpanded", of: site.owner.appending(tag.name), initial: .bool(false))
        if case .structure(let style) = site.environment[CatalogKeys.disclosureGroupStyle] {
            let parts = StyleConfiguration("DisclosureGroupStyle", ["label": label, "content": content], bindings: ["isExpanded": binding])
            let made = UserStyle.made(style, CatalogKeys.disclosureGroupStyle, parts, tag.name, at: site)
            return isRows ? LayerNode(made, tag: tag) : made
        }
        let isOpen = ControlMaker.value(of: binding, at: site).flatMap(Bool.decode) ?? false
        let metrics = site.environment.traits.controls.disclosure
        let row = AttachmentNode(labelRow(isOpen: isOpen, metrics), ToggleAttachment(isOn: binding))
        guard isRows else { return isOpen ? opened(row, metrics) : row }
        // How far the content of a group in a list is indented was not measured: it is not.
        return GroupNode([LayerNode(row, tag: tag)] + (isOpen ? [content] : []))
    }

    /// The arrow before the label in a row as wide as it may be, or after it. It points down while the content is shown.
    private func labelRow(isOpen: Bool, _ metrics: ControlMetrics.Disclosure?) -> Node {
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
    private func opened(_ row: Node, _ metrics: ControlMetrics.Disclosure?) -> Node {
        guard metrics != nil else { return GroupMaker.column(row, [content]) }
        let below = StackNode(content, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
        return StackNode(GroupNode([row, below]), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
    }
}
