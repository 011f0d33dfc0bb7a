// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The instances that nothing refers to any more, until they are swept. All copies of a store share it.
final class ReleasedInstances: Sendable, Equatable {
    private let ids = Mutex<[Int]>([])

    func add(_ id: Int) { ids.withLock { $0.append(id) } }
    func removeAll() { ids.withLock { $0.removeAll() } }
    func removeLast() -> Int? { ids.withLock { $0.popLast() } }

    static func == (a: ReleasedInstances, b: ReleasedInstances) -> Bool { true }
}
