// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// What a gesture does to the keyboard on the screen (S9.10): it goes, and with it the focus of the field that it was for.
///
/// `.automatic`, also where nothing is said, is that of a scroll view: any drag by the user ends it. A TextEditor, which would follow the
/// finger, does not scroll here.
///
/// **Provisional**: a finger has no place here, so `.interactively` takes every pull down, towards the start, for one that reaches the
/// keyboard.
struct KeyboardDismissal {
    let subject: ScrollSubject

    /// - Parameter delta: the way, or the velocity, of the gesture, counted as the offset counts.
    func follow(_ delta: CGPoint, _ scene: inout Scene) {
        guard scene.stage.keyboard != nil else { return }
        let goes =
            switch subject.environment[CatalogKeys.scrollDismissesKeyboardMode] {
            case .never: false
            case .automatic, .immediately: subject.metrics.scrollAxes.contains { delta[$0] != 0 }
            case .interactively: subject.axes.contains(.vertical) && delta.y < 0
            }
        guard goes else { return }
        scene.stage.keyboard = nil
        scene.observed.field?.isLeaving = true
    }
}
