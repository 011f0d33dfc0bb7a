// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let gauge = ViewDeclaration(
        "Gauge", summary: "A value within a range: a bar with its label, or a ring.",
        examples: ["Gauge(value: 0.5) { Text(\"a\") }", "Gauge(value: 5, in: 0...10) { Text(\"a\") } currentValueLabel: { Text(\"5\") }"],
        drawnAs: .control,
        overloads: [
            Overload(
                .floatingPoint("value"), .any("in", name: "in", type: "Range", defaultText: "0...1"), .builder("label"),
                .optionalBuilder("currentValueLabel"), .optionalBuilder("minimumValueLabel"), .optionalBuilder("maximumValueLabel")
            ) { maker, value, range, label, current, least, most in
                GaugeMaker.node(
                    maker, GaugeMaker.fraction(value, range), GaugeMaker.Labels(label: label, current: current, least: least, most: most))
            },
            // The marks between the ends are not drawn.
            Overload(
                .floatingPoint("value"), .any("in", name: "in", type: "Range", defaultText: "0...1"), .builder("label"),
                .optionalBuilder("currentValueLabel"), .optionalBuilder("minimumValueLabel"), .optionalBuilder("maximumValueLabel"),
                .late("markedValueLabels")
            ) { maker, value, range, label, current, least, most, _ in
                GaugeMaker.node(
                    maker, GaugeMaker.fraction(value, range), GaugeMaker.Labels(label: label, current: current, least: least, most: most))
            },
        ])
}

/// The bar of a progress view between its ends, the label above, the value below; accessory gauges are rings or bars. Sizes are recalled.
private enum GaugeMaker {
    struct Labels {
        let label: Node
        let current: Node?
        let least: Node?
        let most: Node?
    }

    /// Where a value lies between the ends of a range, from 0 to 1.
    static func fraction(_ value: Double, _ range: Value) -> Double {
        guard case .range(let range) = range, let low = range.lower.flatMap(Double.decode), let high = range.upper.flatMap(Double.decode),
            high > low
        else { return min(max(value, 0), 1) }
        return min(max((value - low) / (high - low), 0), 1)
    }

    static func node(_ maker: Maker, _ value: Double, _ labels: Labels) -> Node {
        let body = DeferredNode { site in
            let style = site.environment[CatalogKeys.gaugeStyle].styleName ?? "automatic"
            if style == "accessoryCircularCapacity" { return closedRing(value, labels) }
            if style.hasPrefix("accessoryCircular") { return openRing(value, labels) }
            if style == "accessoryLinear" { return bar(.markedLine(value), labels) { $0.accessoryHeight } }
            if style.hasPrefix("accessory") { return bar(.progress(value), labels) { $0.accessoryHeight } }
            return column([labels.label, bar(.progress(value), labels) { $0.lineHeight }, labels.current])
        }
        let parts = StyleConfiguration(
            "GaugeStyle",
            [
                "label": labels.label, "currentValueLabel": labels.current, "minimumValueLabel": labels.least,
                "maximumValueLabel": labels.most,
            ], values: ["value": .double(value)])
        return UserStyle.control(maker, CatalogKeys.gaugeStyle, parts, otherwise: GroupMaker.layer(body, maker))
    }

    /// The current value stands in the ring; the labels of the ends in its gap, or else its own.
    private static func openRing(_ value: Double, _ labels: Labels) -> Node {
        let ends = [labels.least, labels.most].compactMap { $0 }
        let row = StackNode(GroupNode(ends), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
        let ring = SecondaryNode(
            ring(value, isClosed: false), secondary: sized(ends.isEmpty ? labels.label : row, .caption2), alignment: .bottom,
            isBehind: false)
        return labels.current.map { SecondaryNode(ring, secondary: sized($0, .callout), isBehind: false) } ?? ring
    }

    /// The current value stands in the ring, or else the label: there is no gap for it.
    private static func closedRing(_ value: Double, _ labels: Labels) -> Node {
        SecondaryNode(ring(value, isClosed: true), secondary: sized(labels.current ?? labels.label, .callout), isBehind: false)
    }

    private static func ring(_ value: Double, isClosed: Bool) -> Node {
        FixedContentNode(face: ControlFace.ring(value, isClosed: isClosed)) { $0.controls.gauge.ringSize }
    }

    private static func sized(_ label: Node, _ style: Font.TextStyle) -> Node {
        EnvironmentNode(label) { $0.setting(EnvironmentKeys.font, to: .style(style), by: $1) }
    }

    private static func bar(
        _ face: ControlFace, _ labels: Labels, _ height: @escaping @Sendable (ControlMetrics.Gauges) -> Double
    ) -> Node {
        let line = FixedContentNode(face: face) { CGSize(width: .infinity, height: height($0.controls.gauge)) }
        let parts = [labels.least, line, labels.most].compactMap { $0 }
        return StackNode(GroupNode(parts), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    }

    private static func column(_ parts: [Node?]) -> Node {
        StackNode(
            GroupNode(parts.compactMap { $0 }), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    }
}
