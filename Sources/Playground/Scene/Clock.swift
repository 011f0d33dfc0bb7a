// SPDX-License-Identifier: GPL-3.0-or-later

/// The virtual clock: nothing reads a real one.
struct Clock: Sendable, Hashable {
    /// `clock auto` runs motion to rest after each input.
    var isManual = false
    /// Seconds since the scene began.
    var time = 0.0

    /// One frame (S15.10).
    static let frame = 1.0 / 120

    /// Frames come at whole numbers of them since the scene began, whatever inputs let time go by.
    private var frames: Double { time / Self.frame }
    private static let noise = 1e-6

    var isOnFrame: Bool { abs(frames - frames.rounded()) < Self.noise }
    /// The time of the frame that comes next.
    var nextFrame: Double { ((frames + Self.noise).rounded(.down) + 1) * Self.frame }
}
