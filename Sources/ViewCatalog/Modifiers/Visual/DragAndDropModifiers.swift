// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What can be dragged and dropped. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let dragRows: [ModifierDeclaration] = [
        row(
            "draggable", "Lets the view be dragged; no effect here.", "Text(\"a\").draggable(\"x\")",
            .visual(.unlabeled("payload", Value.self)),
            .visual(.unlabeled("payload", Value.self), .late("preview"))),
        row(
            "dropDestination", "Accepts values that are dropped on the view; no effect here.",
            "Text(\"a\").dropDestination(for: String.self) { items, place in true }",
            .visual(
                .required("for", Value.self), .closure("action", [.named("Any"), .named("CGPoint")], result: .named("Bool")),
                .optionalClosure("isTargeted", [.named("Bool")]))),
        row(
            "itemProvider", "Provides what is dragged; no effect here.", "Text(\"a\").itemProvider { 1 }",
            .visual(.optionalClosure("action", result: .named("Any")))),
        row(
            "onDrag", "Provides data when the view is dragged; no effect here.", "Text(\"a\").onDrag { 1 }",
            .visual(.closure("data", result: .named("Any"))),
            .visual(.closure("data", result: .named("Any")), .late("preview"))),
        row(
            "onDrop", "Runs an action when something is dropped on the view; no effect here.",
            "Text(\"a\").onDrop(of: [], isTargeted: nil) { providers in true }",
            .visual(
                .any("of", name: "of", of: .array(.named("UTType"))), .required("isTargeted", Value.self),
                .closure("perform", [.named("Any")], result: .named("Bool"))),
            .visual(
                .any("of", name: "of", of: .array(.named("UTType"))), .required("isTargeted", Value.self),
                .closure("perform", [.named("Any"), .named("CGPoint")], result: .named("Bool"))),
            .visual(.any("of", name: "of", of: .array(.named("UTType"))), .required("delegate", Value.self))),
        row(
            "springLoadingBehavior", "Whether hovering with a dragged item opens the view.", "Text(\"a\").springLoadingBehavior(.enabled)",
            .visual(.any(nil, name: "value", type: "SpringLoadingBehavior"))),
    ]
}
