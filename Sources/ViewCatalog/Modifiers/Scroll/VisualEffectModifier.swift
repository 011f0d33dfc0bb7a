// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let visualEffect = ModifierDeclaration(
        "visualEffect", .scroll, observes: .placement,
        summary: "Effects that depend on the geometry of the view and do not change the layout.",
        examples: ["Color.red.visualEffect { content, proxy in content.offset(x: proxy.size.width) }"],
        overloads: [
            Overload(.closure(nil, name: "effect", [.named("VisualEffect"), .named("GeometryProxy")], result: .named("VisualEffect"))) {
                maker, effect in maker.attaching(VisualEffectAttachment(effect: effect))
            }
        ])
}
