// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Controls of a label and a part of a fixed size (L3.9, ControlMetrics).
enum ControlMaker {
    static func metrics(_ site: ViewSite) -> ControlMetrics {
        ControlMetrics(platform: site.environment.traits.platform, os: site.environment.traits.os)
    }

    /// The label at the start, the control at the end of the proposed width.
    static func ends(_ label: Node, _ control: Node, tag: ViewTag? = nil) -> Node {
        StackNode(
            GroupNode([label, SpacerNode(), control]), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil, tag: tag)
    }

    /// The same, or the control alone where labels are hidden.
    static func labelledEnds(_ label: Node, _ control: Node, tag: ViewTag? = nil) -> Node {
        let both = ends(label, control, tag: tag)
        let alone = tag.map { LayerNode(control, tag: $0) } ?? control
        return DeferredNode { site in site.environment[CatalogKeys.labelsHidden] ? alone : both }
    }

    static func labelled(_ maker: Maker, label: Node, _ size: @escaping @Sendable (ControlMetrics) -> CGSize) -> Node {
        let control = FixedContentNode { size(ControlMetrics(platform: $0.platform, os: $0.os)) }
        return labelledEnds(label, control, tag: maker.tag)
    }

    static func toggle(_ maker: Maker, label: Node, _ binding: BindingValue) -> Node {
        let standard = AttachmentNode(
            labelledEnds(label, FixedContentNode { ControlMetrics(platform: $0.platform, os: $0.os).switchSize }),
            ToggleAttachment(isOn: binding),
            tag: maker.tag)
        let parts = StyleConfiguration("ToggleStyle", ["label": label], values: ["isMixed": .bool(false)], bindings: ["isOn": binding])
        return UserStyle.control(maker, CatalogKeys.toggleStyle, parts, otherwise: standard)
    }

    static func textField(_ maker: Maker) -> Node {
        DeferredNode { site in
            let isBordered = ["roundedBorder", "squareBorder"].contains(site.environment[CatalogKeys.textFieldStyle].styleName ?? "")
            let height = metrics(site).textFieldHeight(bordered: isBordered)
            return FixedContentNode(tag: maker.tag) { _ in CGSize(width: .infinity, height: height) }
        }
    }

    static func spinner(_ maker: Maker, label: Node?) -> Node {
        let sign = DeferredNode { site in
            let side = metrics(site).circularProgressSide(site.environment[CatalogKeys.controlSize])
            return FixedContentNode { _ in CGSize(width: side, height: side) }
        }
        let parts = [sign] + (label.map { [$0] } ?? [])
        return StackNode(GroupNode(parts), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, tag: maker.tag)
    }

    /// The label above the line, the current value below.
    static func bar(_ maker: Maker, label: Node?, below: Node? = nil) -> Node {
        let line = FixedContentNode {
            CGSize(width: .infinity, height: ControlMetrics(platform: $0.platform, os: $0.os).linearProgressHeight)
        }
        let caption = below.map { value in EnvironmentNode(value) { $0.setting(EnvironmentKeys.font, to: .style(.caption), by: $1) } }
        let parts = [label, line, caption].compactMap(\.self)
        return StackNode(GroupNode(parts), axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil, tag: maker.tag)
    }
}

/// A toggle's state: a tap changes it.
package struct ToggleAttachment: Sendable {
    package let isOn: BindingValue
}
