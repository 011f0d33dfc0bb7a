// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// Controls of a label and a part of a fixed size (L3.9, ControlMetrics).
enum ControlMaker {
    /// The label at the start, the control at the end of the proposed width.
    static func ends(_ label: Node, _ control: Node, tag: ViewTag? = nil) -> Node {
        row([label, SpacerNode(), control], tag: tag)
    }

    /// A label and its control as the platform has them: at the two ends of the proposed width, as in every grouped form, or side by side. Where
    /// labels are hidden the control is alone.
    static func labelledEnds(_ label: Node, _ control: Node, tag: ViewTag? = nil) -> Node {
        let label = ControlLabel.titled(label)
        return DeferredNode { site in
            let control = inRow(control, site.environment)
            if site.environment[CatalogKeys.labelsHidden] { return tag.map { LayerNode(control, tag: $0) } ?? control }
            if site.environment[CatalogKeys.isInFormColumns] { return FormColumnsLayout.row(label, control, tag: tag) }
            let areApart = site.environment.traits.controls.spreadsLabels || site.environment[CatalogKeys.listKind] == .grouped
            return areApart ? ends(label, control, tag: tag) : beside(label, control, tag: tag)
        }
    }

    /// A control in a row of a list, which its own height does not make higher.
    private static func inRow(_ control: Node, _ environment: EnvironmentValues) -> Node {
        guard let height = rowHeight(environment) else { return control }
        let free = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: nil)
        return FlexibleFrameNode(control, horizontal: free, vertical: .init(min: nil, ideal: nil, max: height))
    }

    /// How high a control counts at most where it stands; nil: as it is.
    private static func rowHeight(_ environment: EnvironmentValues) -> Double? {
        environment[CatalogKeys.listKind] == .none ? nil : environment.traits.controls.list.controlHeight
    }

    /// In the colour of a lower level than that of words: arrows, what was chosen.
    static func faint(_ content: Node, level: Int = 2) -> Node {
        let style = StyleValue(kind: "HierarchicalShapeStyle", name: StyleValue.levelNames[level])
        return AttachmentNode(content, DrawingAttachment(.foreground([.native(style)])))
    }

    /// As wide as the two need.
    static func beside(_ label: Node, _ control: Node, tag: ViewTag? = nil) -> Node { row([label, control], tag: tag) }

    private static func row(_ parts: [Node], tag: ViewTag? = nil) -> Node {
        StackNode(GroupNode(parts), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil, tag: tag)
    }

    static func labelled(
        _ maker: Maker, label: Node, face: ControlFace, _ size: @escaping @Sendable (ControlMetrics) -> CGSize
    ) -> Node {
        labelledEnds(label, FixedContentNode(face: face) { size($0.controls) }, tag: maker.tag)
    }

    static func toggle(_ maker: Maker, label: Node, _ binding: BindingValue) -> Node {
        let standard = AttachmentNode(
            DeferredNode { $0.environment[CatalogKeys.toggleStyle].tintedByStyle(ToggleStyles.node(label, binding, at: $0)) },
            ToggleAttachment(isOn: binding), tag: maker.tag)
        let parts = StyleConfiguration("ToggleStyle", ["label": label], values: ["isMixed": .bool(false)], bindings: ["isOn": binding])
        return UserStyle.control(maker, CatalogKeys.toggleStyle, parts, otherwise: standard)
    }

    /// A value on a line, between the labels of its ends where there are some, after its own where the platform shows it.
    static func slider(
        _ maker: Maker, _ value: BindingValue, in range: Value, label: Node? = nil, from least: Node? = nil, to most: Node? = nil
    ) -> Node {
        guard label != nil || least != nil || most != nil else { return sliderLine(value, in: range, tag: maker.tag) }
        return DeferredNode { site in
            let metrics = site.environment.traits.controls.slider
            let shown = metrics.showsLabel && !site.environment[CatalogKeys.labelsHidden] ? label : nil
            let ends = [least, most].map { end in end.map { styled($0, metrics.endStyle) } }
            let line = [ends[0], sliderLine(value, in: range, tag: nil), ends[1]].compactMap(\.self)
            if let shown, site.environment[CatalogKeys.isInFormColumns] {
                return FormColumnsLayout.row(shown, row(line), tag: maker.tag)
            }
            let parts = (shown.map { [$0] } ?? []) + line
            guard parts.count > 1 else { return sliderLine(value, in: range, tag: maker.tag) }
            return row(parts, tag: maker.tag)
        }
    }

    /// In a text style, where one is given.
    static func styled(_ content: Node, _ style: Font.TextStyle?) -> Node {
        guard let style else { return content }
        return EnvironmentNode(content) { $0.setting(EnvironmentKeys.font, to: .style(style), by: $1) }
    }

    /// Its width is the proposed one, but no less than the platform's least.
    private static func sliderLine(_ value: BindingValue, in range: Value, tag: ViewTag?) -> Node {
        DeferredNode { site in
            let metrics = site.environment.traits.controls.slider
            let line = FrameNode(PaintNode(ControlFace.slider(value, range: range)), width: nil, height: metrics.height)
            let widths = FlexibleFrameNode.Bounds(min: metrics.leastWidth, ideal: metrics.idealWidth, max: .infinity)
            let height = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: rowHeight(site.environment))
            return FlexibleFrameNode(line, horizontal: widths, vertical: height, tag: tag)
        }
    }

    static func spinner(_ maker: Maker, label: Node?) -> Node {
        let sign = FixedContentNode(face: ControlFace.spinner) { traits in
            let side = traits.controls.circularProgressSide[traits.controlSize]
            return CGSize(width: side, height: side)
        }
        let parts = [sign] + (label.map { [$0] } ?? [])
        return StackNode(GroupNode(parts), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, tag: maker.tag)
    }

    /// The label above the line, the current value below.
    static func bar(_ maker: Maker, _ completed: Double?, label: Node?, below: Node? = nil) -> Node {
        let line = FixedContentNode(face: ControlFace.progress(completed)) {
            CGSize(width: .infinity, height: $0.controls.linearProgress.height)
        }
        return DeferredNode { site in
            let metrics = site.environment.traits.controls.linearProgress
            let parts = [label, line, below.map { styled(faint($0, level: 1), metrics.valueStyle) }].compactMap(\.self)
            return StackNode(
                GroupNode(parts), axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: metrics.spacing, tag: maker.tag)
        }
    }
}

/// A toggle's state: a tap changes it.
package struct ToggleAttachment: Sendable {
    package let isOn: BindingValue
}

extension Parameter where T == LateCall? {
    /// What sliders, steppers and fields call when a person begins and ends to edit.
    static var editingChanged: Parameter<LateCall?> { .optionalClosure("onEditingChanged", [.named("Bool")]) }
}

extension Parameter where T == Double {
    /// By how much a slider or a stepper changes its value.
    static var step: Parameter<Double> { .defaulted("step", 1.0) }
}
