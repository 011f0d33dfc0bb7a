// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What an app keeps, opens and continues. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let appRows: [ModifierDeclaration] = [
        row(
            "defaultAppStorage", "Where the values of @AppStorage are stored.", "Text(\"a\").defaultAppStorage(.standard)",
            .visual(.any(nil, name: "store", type: "UserDefaults"))),
        row(
            "equatable", "Updates the view only when it compares unequal; does not affect layout.", "Text(\"a\").equatable()", .visual()),
        row(
            "handlesExternalEvents", "Which external events open this window.",
            "Text(\"a\").handlesExternalEvents(preferring: [], allowing: [])",
            .visual(.required("preferring", Value.self), .required("allowing", Value.self))),
        row(
            "interactionActivityTrackingTag", "A tag that performance tools use for interaction tracking.",
            "Text(\"a\").interactionActivityTrackingTag(\"x\")",
            .visual(.unlabeled("tag", String.self))),
        row(
            "onContinueUserActivity", "Runs an action when a user activity continues; no effect here.",
            "Text(\"a\").onContinueUserActivity(\"x\") { activity in }",
            .visual(.unlabeled("activityType", String.self), .closure("perform", [.named("Any")]))),
        row(
            "onInteractiveResizeChange", "Runs an action while the window is resized; no effect here.",
            "Text(\"a\").onInteractiveResizeChange { _ in }",
            .visual(.closure(nil, name: "action", [.named("Bool")]))),
        row(
            "onOpenURL", "Runs an action when a URL is opened; no effect here.", "Text(\"a\").onOpenURL { url in }",
            .visual(.closure("perform", [.named("URL")]))),
        row(
            "privacySensitive", "Marks private content, which is hidden while the device is locked.", "Text(\"a\").privacySensitive()",
            .visual(.unlabeledDefault("sensitive", true))),
        row(
            "userActivity", "Advertises a user activity; no effect here.", "Text(\"a\").userActivity(\"x\") { activity in }",
            .visual(.unlabeled("activityType", String.self), .defaulted("isActive", true), .closure("update", [.named("Any")]))),
    ]
}
