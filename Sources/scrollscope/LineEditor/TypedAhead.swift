// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Keys that were typed while the terminal was asked something: the line editor gets them first.
enum TypedAhead {
    private static let keys = Mutex<[UInt8]>([])

    static func keep(_ more: [UInt8]) { keys.withLock { $0 += more } }

    /// The rest of what is given key by key.
    static func putBack(_ rest: ArraySlice<UInt8>) { keys.withLock { $0 = rest + $0 } }

    static var isEmpty: Bool { keys.withLock { $0.isEmpty } }

    static func next() -> UInt8? { keys.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

    /// As the terminal itself drops what is typed before a Ctrl-C.
    static func drop() { keys.withLock { $0 = [] } }
}

/// Whether answers to a question may still come when nothing waits for them any more: then they are not keys.
enum LateAnswers {
    private static let isExpected = Atomic<Bool>(false)

    static var areExpected: Bool { isExpected.load(ordering: .acquiring) }

    static func mayCome() { isExpected.store(true, ordering: .releasing) }
}
