// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onTapGesture = ModifierDeclaration(
        "onTapGesture", .action, summary: "Runs an action when the view is tapped.",
        examples: ["Text(\"a\").onTapGesture { print(1) }"],
        otherNames: [
            "onClick": ".onTapGesture { }",
            "onPress": ".onTapGesture { }",
            "onTap": ".onTapGesture { }",
        ],
        overloads: [
            Overload(
                .defaulted("count", 1),
                .any("coordinateSpace", name: "coordinateSpace", type: "CoordinateSpaceProtocol", defaultText: ".local"),
                .closure("perform")
            ) { maker, _, _, action in maker.attaching(ActionAttachment(kind: .tap, action: action)) }
        ])
}
