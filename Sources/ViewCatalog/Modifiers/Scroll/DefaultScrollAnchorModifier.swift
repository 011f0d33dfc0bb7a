// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let defaultScrollAnchor = ModifierDeclaration(
        "defaultScrollAnchor", .scroll, summary: "Where scroll views inside begin, and what keeps its place when sizes change.",
        examples: [
            "ScrollView { Color.red }.defaultScrollAnchor(.bottom)",
            "ScrollView { Color.red }.defaultScrollAnchor(.center, for: .alignment)",
        ],
        overloads: [

            Overload(.unlabeled("anchor", UnitPoint?.self)) { maker, anchor in
                ScrollAnchorMaker.node(maker) { if let anchor { $0.all = anchor } }
            },
            Overload(.unlabeled("anchor", UnitPoint?.self), .required("for", ScrollAnchorRole.self)) { maker, anchor, role in
                ScrollAnchorMaker.node(maker) { if let anchor { $0.roles[role] = anchor } }
            },
        ])
}

private enum ScrollAnchorMaker {
    /// An anchor of nil leaves what is inherited (S6.1).
    static func node(_ maker: Maker, _ change: @escaping @Sendable (inout ScrollAnchors) -> Void) -> Node {
        EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
            var anchors = environment[EnvironmentKeys.scrollAnchors]
            change(&anchors)
            return environment.setting(EnvironmentKeys.scrollAnchors, to: anchors, by: origin)
        }
    }
}
