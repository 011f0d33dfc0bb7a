// SPDX-License-Identifier: GPL-3.0-or-later

/// The virtual clock: nothing reads a real one.
struct Clock: Sendable, Hashable {
    /// `clock auto` runs motion to rest after each input.
    var isManual = false
    /// Seconds since the scene began.
    var time = 0.0

    /// One frame (S15.10).
    static let frame = 1.0 / 120
}
