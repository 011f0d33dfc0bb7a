// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let contentMargins = ModifierDeclaration(
        "contentMargins", .scroll, summary: "Insets the content or the indicators of scroll views inside, beyond the safe area.",
        examples: [
            "ScrollView { Color.red }.contentMargins(.horizontal, 20, for: .scrollContent)", "ScrollView { Color.red }.contentMargins(10)",
        ],
        overloads: [

            Overload(
                .unlabeledDefault("edges", Edge.Set.all), .unlabeled("length", Double?.self),
                .defaulted("for", ContentMarginPlacement.automatic)
            ) { maker, edges, length, placement in
                ContentMarginsMaker.node(maker) { $0.set(edges, length, for: placement) }
            },
            Overload(
                .unlabeledDefault("edges", Edge.Set.all), .unlabeled("insets", EdgeInsets.self),
                .defaulted("for", ContentMarginPlacement.automatic)
            ) { maker, edges, insets, placement in
                ContentMarginsMaker.node(maker) { margins in
                    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                        margins.set(Edge.Set(edge), insets[edge], for: placement)
                    }
                }
            },
            Overload(.unlabeled("insets", EdgeInsets.self), .defaulted("for", ContentMarginPlacement.automatic)) {
                maker, insets, placement in
                ContentMarginsMaker.node(maker) { margins in
                    for edge in Edge.allCases { margins.set(Edge.Set(edge), insets[edge], for: placement) }
                }
            },
            Overload(.unlabeled("length", Double.self), .defaulted("for", ContentMarginPlacement.automatic)) { maker, length, placement in
                ContentMarginsMaker.node(maker) { $0.set(.all, length, for: placement) }
            },
        ])
}

/// What all overloads of `contentMargins` make: the margins around the content, with one change.
enum ContentMarginsMaker {
    static func node(_ maker: Maker, _ change: @escaping (inout ContentMargins) -> Void) -> Node {
        EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
            var margins = environment[EnvironmentKeys.contentMargins]
            change(&margins)
            return environment.setting(EnvironmentKeys.contentMargins, to: margins, by: origin)
        }
    }
}
