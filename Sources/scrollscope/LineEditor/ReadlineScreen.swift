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
            resize()
            return
        }
        if ownScrolling == nil { ownScrolling = rl_variable_value("horizontal-scroll-mode").map { String(cString: $0) } ?? "off" }
        // A terminal breaks lines at its edge only: beside a pane a long line moves sideways.
        rl_variable_bind("horizontal-scroll-mode", layout.side == .right ? "on" : ownScrolling ?? "off")
        rl_set_screen_size(Int32(layout.text.rows), Int32(layout.text.columns))
    }

    /// Readline 8.2 divides by what a row holds of a wide character: no window is told to it as smaller than this.
    private static let least = (rows: Int32(2), columns: Int32(8))

    /// Takes up the size of the window; false where readline is told a larger one.
    @discardableResult
    static func measure() -> Bool {
        rl_reset_screen_size()
        var (rows, columns): (Int32, Int32) = (0, 0)
        rl_get_screen_size(&rows, &columns)
        guard rows < least.rows || columns < least.columns else { return true }
        rl_set_screen_size(max(rows, least.rows), max(columns, least.columns))
        return false
    }

    /// Takes up the size of the window and moves the line that is edited to its place there.
    static func resize() {
        if measure() { return LaterLines.leftToReadline { rl_resize_terminal() } }
        rl_on_new_line()
        rl_forced_update_display()
    }
}
