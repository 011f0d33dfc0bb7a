// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Gestures, and the area that takes them. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let gestureRows: [ModifierDeclaration] = [
        row(
            "allowsHitTesting", "Whether the view takes taps.", "Text(\"a\").allowsHitTesting(false)",
            Overload(.unlabeled("enabled", Bool.self)) { maker, enabled in
                enabled ? LayerNode(maker.content, tag: maker.tag) : maker.attaching(HitAttachment.takesNone)
            }),
        row(
            "contentShape", "The area of the view that takes taps.", "Text(\"a\").contentShape(Rectangle())",
            Overload(.shape(nil, name: "shape"), .defaulted("eoFill", false)) { maker, shape, _ in
                maker.attaching(HitAttachment.shape(shape))
            },
            .visual(.any(nil, name: "value", type: "ContentShapeKinds"), .shape(nil, name: "shape"), .defaulted("eoFill", false))),
        gestureRow("gesture", "A gesture; no effect here."),
        gestureRow("highPriorityGesture", "A gesture that is recognized before others; no effect here."),
        row(
            "onLongPressGesture", "Runs an action on a long press; no effect here.", "Text(\"a\").onLongPressGesture { }",
            .visual(
                .defaulted("minimumDuration", 0.5), .defaulted("maximumDistance", 10.0), .closure("perform"),
                .optionalClosure("onPressingChanged", [.named("Bool")])),
            .visual(
                .defaulted("minimumDuration", 0.5), .defaulted("maximumDistance", 10.0), .optionalClosure("pressing", [.named("Bool")]),
                .closure("perform"))),
        gestureRow("simultaneousGesture", "A gesture that is recognized together with others; no effect here."),
    ]

    private static func gestureRow(_ name: String, _ summary: String) -> ModifierDeclaration {
        row(
            name, summary, "Text(\"a\").\(name)(TapGesture())",
            .visual(
                .any(nil, name: "value", type: "Gesture"), .any("including", name: "including", type: "GestureMask", defaultText: ".all"),
                .defaulted("isEnabled", true)),
            .visual(
                .any(nil, name: "value", type: "Gesture"), .any("name", name: "name", of: .optional(.named("String"))),
                .defaulted("isEnabled", true)))
    }
}
