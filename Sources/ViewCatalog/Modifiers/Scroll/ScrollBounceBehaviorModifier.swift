// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let scrollBounceBehavior = ModifierDeclaration(
        "scrollBounceBehavior", .scroll, summary: "Whether scroll views inside can be pulled past their edges.",
        examples: ["ScrollView { Text(\"a\") }.scrollBounceBehavior(.basedOnSize)"],
        overloads: [
            Overload(.unlabeled("behavior", ScrollBounceBehavior.self), .defaulted("axes", Axis.Set.vertical)) { maker, behavior, axes in
                EnvironmentNode(maker.content, tag: maker.tag) { environment, origin in
                    var environment = environment
                    for axis in Axis.allCases where axes.contains(axis: axis) {
                        environment = environment.setting(EnvironmentKeys.scrollBounceBehavior[axis], to: behavior, by: origin)
                    }
                    return environment
                }
            }
        ])
}

extension ScrollBounceBehavior: CatalogEnum {
    package static var typeName: String { "ScrollBounceBehavior" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "When a scroll view can be pulled past its edges.",
        examples: ["ScrollBounceBehavior.basedOnSize"])
}
