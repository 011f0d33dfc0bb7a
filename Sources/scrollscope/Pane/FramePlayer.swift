// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Shows the frames of a motion when they are due: the virtual clock beside the real one. What comes late is left out, and a motion that
/// goes on for long is not waited for.
final class FramePlayer {
    private let pane: Pane
    private let style: OutputStyle
    private let isStopped: () -> Bool
    private var start: (virtual: Double, real: Double)?
    private var shown = -Double.infinity

    init(pane: Pane, style: OutputStyle, isStopped: @escaping () -> Bool) {
        self.pane = pane
        self.style = style
        self.isStopped = isStopped
    }

    /// Seconds between two frames, and those after which nothing more is played.
    private static let interval = 1.0 / 30
    private static let longest = 6.0

    func show(_ content: PaneContent) {
        let begin = start ?? (content.time, Self.now)
        start = begin
        let due = content.time - begin.virtual
        guard !isStopped(), due < Self.longest, due - shown >= Self.interval - 1e-6 else { return }
        let wait = due - (Self.now - begin.real)
        // Behind by more than a frame: the next one will do.
        if wait < -2 * Self.interval { return }
        if wait > 0 { usleep(useconds_t(min(wait, Self.longest) * 1_000_000)) }
        shown = due
        guard let room = pane.room else { return }
        var style = style
        style.width = room.columns
        pane.paint(content.lines(style, rows: room.rows))
    }

    private static var now: Double { Double(MonotonicTime.microseconds) / 1_000_000 }
}
