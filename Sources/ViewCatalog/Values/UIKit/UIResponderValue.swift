// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `UIResponder`, as far as code asks it for the keyboard: the names of its notifications, and the keys of what they carry.
enum UIResponderValue {
    private static let notifications = ["Will", "Did"].flatMap { time in
        ["Show", "Hide", "ChangeFrame"].map { "keyboard\(time)\($0)Notification" }
    }

    private static let keys = [
        "keyboardFrameBeginUserInfoKey", "keyboardFrameEndUserInfoKey", "keyboardAnimationDurationUserInfoKey",
        "keyboardAnimationCurveUserInfoKey", "keyboardIsLocalUserInfoKey",
    ]

    /// Those of every responder: an app, a window, a view controller have them too.
    static let statics = Dictionary(
        uniqueKeysWithValues: notifications.map { ($0, NotificationName.member($0, prefix: "UI")) }
            + keys.map { ($0, NativeStatic.of($0)) })

    static let declaration = ValueTypeDeclaration(
        NativeType("UIResponder", staticMembers: statics),
        summary: "The source of keyboard notifications.", examples: ["UIResponder.keyboardWillShowNotification"])
}
