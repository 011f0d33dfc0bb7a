// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A tap on the status bar: the one vertical scroll view that can be seen goes to its top (S9.13), as the system animates by itself.
/// With several, or none, nothing happens (UIKit's convention).
struct StatusBarTap {
    static let name = "statusBar"

    let laidOut: LaidOutScene

    func tapped() -> SceneUpdate {
        var update = SceneUpdate(laidOut.scene)
        if let scroll = eligible.only { update.scene.layout.scrolls[scroll.path]?.ask(.edge(.top), curve: .system) }
        return update
    }

    private var eligible: [ViewIndex.Scroll] {
        let window = CGRect(origin: .zero, size: laidOut.snapshot.window)
        return laidOut.index.scrolls.filter { scroll in
            guard let subject = ScrollSubject(laidOut, scroll.path), subject.axes.contains(.vertical), subject.metrics.isEnabled else {
                return false
            }
            let seen = laidOut.index.layers[scroll.layer].frame.intersection(window)
            return seen.width > 0 && seen.height > 0
        }
    }
}
