// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// What a gesture does to the keyboard on the screen (S9.10): it goes, as with `keyboard hide`.
///
/// `.automatic`, also where nothing is said, is that of a scroll view: any drag of the user's ends it. A TextEditor, which would follow the
/// finger, does not scroll here.
///
/// **Provisional**: a finger has no place here, so `.interactively` takes every pull down, towards the start, for one that reaches the
/// keyboard.
struct KeyboardDismissal {
    let subject: ScrollSubject

    private enum Mode: String {
        case automatic, immediately, interactively, never
    }

    private var mode: Mode {
        let argument = subject.visual("scrollDismissesKeyboard")?.arguments.first ?? nil
        return argument.flatMap { Mode(rawValue: $0.swiftDescription(rounded: false)) } ?? .automatic
    }

    /// - Parameter delta: the way, or the velocity, of the gesture, counted as the offset counts.
    func follow(_ delta: CGPoint, _ scene: inout Scene) {
        guard scene.stage.keyboard != nil else { return }
        let goes =
            switch mode {
            case .never: false
            case .automatic, .immediately: subject.scrollAxes.contains { delta[$0] != 0 }
            case .interactively: subject.axes.contains(.vertical) && delta.y < 0
            }
        if goes { scene.stage.keyboard = nil }
    }
}
