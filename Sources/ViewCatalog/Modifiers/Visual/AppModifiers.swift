// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What an app keeps, opens and continues. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let appRows: [ModifierDeclaration] = [
        row(
            "defaultAppStorage", "Where app storage is kept.", "Text(\"a\").defaultAppStorage(.standard)",
            .visual(.any(nil, name: "store", type: "UserDefaults"))),
        row(
            "equatable", "Compared before it is made again; layout does not see it.", "Text(\"a\").equatable()", .visual()),
        row(
            "handlesExternalEvents", "Which events open this window.", "Text(\"a\").handlesExternalEvents(preferring: [], allowing: [])",
            .visual(.required("preferring", Value.self), .required("allowing", Value.self))),
        row(
            "interactionActivityTrackingTag", "A name for measuring.", "Text(\"a\").interactionActivityTrackingTag(\"x\")",
            .visual(.unlabeled("tag", String.self))),
        row(
            "onContinueUserActivity", "Runs when an activity continues; kept.", "Text(\"a\").onContinueUserActivity(\"x\") { activity in }",
            .visual(.unlabeled("activityType", String.self), .closure("perform", [.named("Any")]))),
        row(
            "onInteractiveResizeChange", "Runs while a window is resized; kept.", "Text(\"a\").onInteractiveResizeChange { _ in }",
            .visual(.closure(nil, name: "action", [.named("Bool")]))),
        row(
            "onOpenURL", "Runs when an address is opened; kept.", "Text(\"a\").onOpenURL { url in }",
            .visual(.closure("perform", [.named("URL")]))),
        row("privacySensitive", "Hidden when locked.", "Text(\"a\").privacySensitive()", .visual(.unlabeledDefault("sensitive", true))),
        row(
            "userActivity", "What a person is doing; kept.", "Text(\"a\").userActivity(\"x\") { activity in }",
            .visual(.unlabeled("activityType", String.self), .defaulted("isActive", true), .closure("update", [.named("Any")]))),
    ]
}
