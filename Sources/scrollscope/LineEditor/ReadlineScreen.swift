// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

/// The part of the window in which readline may write.
@MainActor
enum ReadlineScreen {
    /// What the person has chosen for long lines, while a pane has it otherwise.
    private static var ownScrolling: String?

    static func fit(to layout: PaneLayout?) {
        guard let layout else {
            guard let scrolling = ownScrolling else { return }
            rl_variable_bind("horizontal-scroll-mode", scrolling)
            ownScrolling = nil
            LaterLines.leftToReadline { rl_resize_terminal() }
            return
        }
        if ownScrolling == nil { ownScrolling = rl_variable_value("horizontal-scroll-mode").map { String(cString: $0) } ?? "off" }
        // A terminal breaks lines at its edge only: beside a pane a long line moves sideways.
        rl_variable_bind("horizontal-scroll-mode", layout.side == .right ? "on" : ownScrolling ?? "off")
        rl_set_screen_size(Int32(layout.text.rows), Int32(layout.text.columns))
    }
}
