// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Synchronization

/// Ctrl-C: set from a signal handler, polled by evaluation and layout, cleared before each input.
package final class Interrupt: Sendable {
    private let flag = Atomic<Bool>(false)
    /// The flags of the machines that run now. They are kept alive for good, so that a signal never meets a freed one.
    private let machines = Mutex<[InterruptFlag]>([])

    package init() {}

    package var isSet: Bool { flag.load(ordering: .relaxed) }

    package func set() {
        flag.store(true, ordering: .relaxed)
        _ = machines.withLockIfAvailable { flags in flags.forEach { $0.set() } }
    }

    func clear() {
        flag.store(false, ordering: .relaxed)
        machines.withLock { flags in flags.forEach { $0.clear() } }
    }

    func watch(_ machine: InterruptFlag) {
        machines.withLock { flags in if !flags.contains(where: { $0 === machine }) { flags.append(machine) } }
    }
}
