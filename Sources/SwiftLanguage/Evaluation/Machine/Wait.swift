// SPDX-License-Identifier: GPL-3.0-or-later

/// What a task or other code waits for.
struct Wait {
    /// nil: until it is resumed.
    var until: Double?
    /// What wakes it.
    var event: SharedReference?
    /// Does cancelling the task end the wait?
    var isInterruptible = false
}
