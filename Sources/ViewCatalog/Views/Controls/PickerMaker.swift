// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// Pickers as their style shows them: segments, a wheel, a list, or the chosen option as a button that opens a menu (L3.9).
enum PickerMaker {
    /// - Parameter current: what a menu shows of the choice; nil for the chosen option itself.
    static func node(_ maker: Maker, label: Node, _ selection: BindingValue, _ content: Node, current: Node? = nil) -> Node {
        let body = DeferredNode { site in
            let metrics = site.environment.traits.controls.picker
            switch Form(site) {
            case .segments: return segments(label, selection, content, metrics)
            case .wheel: return wheel(content, metrics.wheelSize)
            case .inline: return inline(label, content, metrics, site)
            case .menu: return menu(label, selection, content, current, metrics, site)
            }
        }
        return DeferredNode { site in
            let attachment = SelectionAttachment(selection, options: content, opensMenu: Form(site) == .menu)
            // Options below each other in a list are rows of it, and so is the label.
            guard isInline(site), site.environment[CatalogKeys.listKind] != .none else {
                return GroupMaker.layer(AttachmentNode(body, attachment), maker)
            }
            return LayerNode(AttachmentNode(rows(label, selection, content, site), attachment), tag: maker.tag)
        }
    }

    /// What a style makes of it.
    private enum Form {
        case segments, wheel, inline, menu

        init(_ site: ViewSite) {
            self =
                switch site.environment[CatalogKeys.pickerStyle].styleName {
                case "segmented"?, "palette"?: .segments
                case "wheel"?: .wheel
                case "inline"?, "radioGroup"?: .inline
                default: .menu
                }
        }
    }

    private static func isInline(_ site: ViewSite) -> Bool { site.environment[CatalogKeys.pickerStyle].styleName == "inline" }

    /// The label, which is not as dark as the options, and the options with a mark at the chosen one (recalled).
    private static func rows(_ label: Node, _ selection: BindingValue, _ content: Node, _ site: ViewSite) -> Node {
        let mark = ButtonStyles.colored(SymbolMaker.node("checkmark"), role: nil)
        let options = OptionRowsNode(content, mark: mark) { ControlMaker.isSelected($0, by: selection, at: $1) }
        let heading = ControlMaker.faint(label, level: 1)
        return GroupNode(site.environment[CatalogKeys.labelsHidden] ? [options] : [heading, options])
    }

    /// As wide as is proposed, so that several share a row.
    private static func wheel(_ content: Node, _ size: CGSize) -> Node {
        let face = FixedContentNode(face: ControlFace.wheel(content)) { _ in CGSize(width: .infinity, height: size.height) }
        return FlexibleFrameNode(
            face, horizontal: .init(min: 0, ideal: size.width, max: .infinity), vertical: .init(min: nil, ideal: nil, max: nil))
    }

    /// Of the proposed width, or each as wide as the widest label with room at its sides.
    private static func segments(_ label: Node, _ selection: BindingValue, _ content: Node, _ metrics: ControlMetrics.Pickers) -> Node {
        guard let padding = metrics.segmentPadding else {
            return FixedContentNode(face: ControlFace.segments(content, selection: selection)) { _ in
                CGSize(width: .infinity, height: metrics.segmentHeight)
            }
        }
        let padded = PaddingNode(content, insets: EdgeInsets(top: 0, leading: padding, bottom: 0, trailing: padding))
        let ground = FixedContentNode(face: ControlFace.segmentGround(content, selection: selection)) { _ in
            CGSize(width: .infinity, height: .infinity)
        }
        let row = SecondaryNode(
            EqualWidthsLayout.around(FrameNode(padded, width: nil, height: metrics.segmentHeight)), secondary: ground, isBehind: true)
        return metrics.showsLabel ? ControlMaker.labelledEnds(label, row) : row
    }

    /// A choice in segments that stands in no picker.
    static func segments(_ content: Node, _ selection: BindingValue, tag: ViewTag) -> Node {
        let body = DeferredNode { site in
            let metrics = site.environment.traits.controls.picker
            return segments(GroupNode.empty, selection, content, metrics)
        }
        return AttachmentNode(body, SelectionAttachment(selection, options: content), tag: tag)
    }

    /// The options below each other, under the label; or as radio buttons after it.
    private static func inline(_ label: Node, _ content: Node, _ metrics: ControlMetrics.Pickers, _ site: ViewSite) -> Node {
        guard let spacing = metrics.radioSpacing, let box = site.environment.traits.controls.toggle.checkbox else {
            return GroupMaker.column(site.environment[CatalogKeys.labelsHidden] ? nil : label, [content])
        }
        let option = PaddingNode(content, insets: EdgeInsets(top: 0, leading: box.size.width + box.spacing, bottom: 0, trailing: 0))
        let rows = FlexibleFrameNode(
            option, horizontal: .init(min: nil, ideal: nil, max: nil), vertical: .init(min: box.size.height, ideal: nil, max: nil))
        let column = StackNode(rows, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: spacing)
        return ControlMaker.labelledEnds(label, column)
    }

    /// Label and choice in a list and where a label is shown; elsewhere the choice alone, a button without a border but with its room.
    private static func menu(
        _ label: Node, _ selection: BindingValue, _ content: Node, _ current: Node?, _ metrics: ControlMetrics.Pickers, _ site: ViewSite
    ) -> Node {
        if let insets = metrics.popUpInsets {
            let widest = WidestOptionNode(content) { ControlMaker.isSelected($0, by: selection, at: $1) }
            return ControlMaker.labelledEnds(label, popUp(ButtonStyles.oneLine(widest, at: site), insets: insets))
        }
        // One that leads to a list of its options has the sign of a link.
        let leadsOn = site.environment[CatalogKeys.pickerStyle].styleName == "navigationLink"
        let sign = SymbolMaker.node(leadsOn ? "chevron.forward" : "chevron.up.chevron.down")
        let parts = GroupNode([current ?? ControlMaker.selected(content, by: selection), sign])
        let choice = StackNode(parts, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
        if site.environment[CatalogKeys.listKind] != .none { return ControlMaker.labelledEnds(label, ControlMaker.faint(choice, level: 1)) }
        return PaddingNode(ButtonStyles.colored(choice, role: nil), insets: site.environment.traits.controls.button.insets.regular)
    }

    /// On the ground of a button, with its sign in the room at its end.
    static func popUp(_ choice: Node, insets: EdgeInsets, tag: ViewTag? = nil) -> Node {
        let sign = EnvironmentNode(SymbolMaker.node("chevron.up.chevron.down")) {
            $0.setting(EnvironmentKeys.font, to: .style(.caption), by: $1)
        }
        let inRoom = FrameNode(sign, width: insets.trailing, height: nil)
        let padded = PaddingNode(choice, insets: insets, tag: tag)
        return ButtonStyles.grounded(SecondaryNode(padded, secondary: inRoom, alignment: .trailing, isBehind: false))
    }
}
