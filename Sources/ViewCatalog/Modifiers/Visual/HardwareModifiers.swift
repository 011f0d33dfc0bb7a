// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The Apple Pencil, the Digital Crown, remotes and haptics. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let hardwareRows: [ModifierDeclaration] = [
        row(
            "digitalCrownRotation", "Binds the Digital Crown of a watch; kept.", "Text(\"a\").digitalCrownRotation($amount)",
            .visual(.unlabeled("binding", BindingValue.self)),
            .visual(
                .unlabeled("binding", BindingValue.self), .any("from", name: "from", type: "Any", defaultText: "nil"),
                .any("through", name: "through", type: "Any", defaultText: "nil"), .any("by", name: "by", type: "Any", defaultText: "nil"),
                .any("sensitivity", name: "sensitivity", type: "DigitalCrownRotationalSensitivity", defaultText: ".high"),
                .any("isContinuous", name: "isContinuous", type: "Any", defaultText: "false"),
                .any("isHapticFeedbackEnabled", name: "isHapticFeedbackEnabled", type: "Any", defaultText: "true"))),
        row(
            "handGestureShortcut", "A hand gesture that taps it.", "Text(\"a\").handGestureShortcut(.primaryAction)",
            .visual(
                .any(nil, name: "value", type: "HandGestureShortcut"),
                .any("isEnabled", name: "isEnabled", type: "Any", defaultText: "true"))),
        row(
            "onPencilDoubleTap", "Runs on a double tap of the Apple Pencil; kept.", "Text(\"a\").onPencilDoubleTap { _ in }",
            .visual(.closure("perform", [.named("Any")]))),
        row(
            "onPencilSqueeze", "Runs when the Apple Pencil is squeezed; kept.", "Text(\"a\").onPencilSqueeze { _ in }",
            .visual(.closure("perform", [.named("Any")]))),
        row(
            "onPlayPauseCommand", "Runs on the play button of a remote; kept.", "Text(\"a\").onPlayPauseCommand { }",
            .visual(.optionalClosure("perform"))),
        row(
            "sensoryFeedback", "Haptic feedback.", "Text(\"a\").sensoryFeedback(.success, trigger: 1)",
            .visual(
                .any(nil, name: "value", type: "SensoryFeedback"), .required("trigger", Value.self),
                .optionalClosure("condition", [.named("Any"), .named("Any")], result: .named("Bool"))),
            .visual(
                .required("trigger", Value.self), .closure(nil, name: "feedback", [.named("Any"), .named("Any")], result: .named("Any")))),
    ]
}
