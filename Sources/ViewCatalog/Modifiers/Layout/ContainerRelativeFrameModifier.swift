// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let containerRelativeFrame = ModifierDeclaration(
        "containerRelativeFrame", .layout, geometry: .bounds,
        summary: "A length taken from the nearest container: all of it, columns of it, or a function of it.",
        examples: [
            "ScrollView { Color.red.containerRelativeFrame(.horizontal) }",
            "ScrollView { Color.red.containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 8) }",
            "ScrollView { Color.red.containerRelativeFrame(.vertical) { length, axis in length / 2 } }",
        ],
        overloads: [
            Overload(.unlabeled("axes", Axis.Set.self), .defaulted("alignment", Alignment.center)) { maker, axes, alignment in
                ContainerRelativeFrameNode(maker.content, axes: axes, alignment: alignment, measure: .whole, tag: maker.tag)
            },
            Overload(
                .unlabeled("axes", Axis.Set.self), .required("count", Int.self), .defaulted("span", 1), .required("spacing", Double.self),
                .defaulted("alignment", Alignment.center)
            ) { maker, axes, count, span, spacing, alignment in
                ContainerRelativeFrameNode(
                    maker.content, axes: axes, alignment: alignment, measure: .columns(count: count, span: span, spacing: spacing),
                    tag: maker.tag)
            },
            Overload(
                .unlabeled("axes", Axis.Set.self), .defaulted("alignment", Alignment.center),
                .closure(nil, name: "length", [.named("CGFloat"), .named("Axis")], result: .named("CGFloat"))
            ) { maker, axes, alignment, length in
                let measure = ContainerRelativeFrameNode.Measure.custom { container, axis, site in
                    length.value([.double(container), axis.encode()], at: site, fallback: container)
                }
                return ContainerRelativeFrameNode(maker.content, axes: axes, alignment: alignment, measure: measure, tag: maker.tag)
            },
        ])
}
