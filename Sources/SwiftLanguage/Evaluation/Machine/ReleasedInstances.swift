// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The instances that nothing refers to any more, in the order in which their last references went. All copies of a store share it, and each
/// knows how far it has read: sweeping takes as long as there are instances to sweep, however many live.
final class ReleasedInstances: Sendable, Equatable {
    private struct Log {
        var ids: [Int] = []
        /// How many were forgotten before the first.
        var forgotten = 0

        var end: Int { forgotten + ids.count }
    }

    private let log = Mutex(Log())

    /// Copies that have not read as far as this one look at all that they hold.
    private static let capacity = 100_000

    func add(_ id: Int) {
        log.withLock { log in
            if log.ids.count >= Self.capacity {
                log.ids.removeFirst(Self.capacity / 2)
                log.forgotten += Self.capacity / 2
            }
            log.ids.append(id)
        }
    }

    /// The one at a place, or nil at the end. It does not say whether those before it are remembered.
    subscript(place: Int) -> Int? {
        log.withLock { log in place >= log.forgotten && place < log.end ? log.ids[place - log.forgotten] : nil }
    }

    var end: Int { log.withLock { $0.end } }
    /// Are all that were added since a place remembered?
    func remembers(from place: Int) -> Bool { log.withLock { place >= $0.forgotten } }

    static func == (a: ReleasedInstances, b: ReleasedInstances) -> Bool { true }
}
