// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let defaultScrollAnchor = ModifierDeclaration(
        "defaultScrollAnchor", .scroll, summary: "Where scroll views inside begin, and what keeps its place when sizes change (S6).",
        examples: [
            "ScrollView { Color.red }.defaultScrollAnchor(.bottom)",
            "ScrollView { Color.red }.defaultScrollAnchor(.center, for: .alignment)",
        ],
        overloads: [

            Overload(.unlabeled("anchor", UnitPoint?.self)) { maker, anchor in
                EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
                    var anchors = environment[EnvironmentKeys.scrollAnchors]
                    anchors.all = anchor
                    return environment.setting(EnvironmentKeys.scrollAnchors, to: anchors, by: origin)
                }
            },
            Overload(.unlabeled("anchor", UnitPoint?.self), .required("for", ScrollAnchorRole.self)) { maker, anchor, role in
                EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
                    var anchors = environment[EnvironmentKeys.scrollAnchors]
                    anchors.roles[role] = anchor
                    return environment.setting(EnvironmentKeys.scrollAnchors, to: anchors, by: origin)
                }
            },
        ])
}
