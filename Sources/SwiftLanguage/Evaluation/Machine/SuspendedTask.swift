// SPDX-License-Identifier: GPL-3.0-or-later

/// A task that waits, as the state knows it.
struct SuspendedTask: Sendable, Equatable {
    let task: TaskStack
    let stop: Int
    /// Who has waited longer has a lower one, and is woken first.
    let order: Int
    /// Of what waits for a time: the number of its scheduled work.
    let timer: Int?
    /// What it waits for.
    let event: SharedReference?
    /// Does cancelling it end the wait?
    let isInterruptible: Bool

    static func == (a: SuspendedTask, b: SuspendedTask) -> Bool { a.task === b.task && a.stop == b.stop }
}
