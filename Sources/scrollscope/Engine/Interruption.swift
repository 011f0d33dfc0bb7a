// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// What a piece of work heard of Ctrl-C and its like.
///
/// In a batch the first asks the running input to stop; asking twice, or while nothing runs, means leaving.
final class Interruption: Sendable {
    enum Answer {
        case wait, leave
    }

    private let seen = Atomic<UInt64>(0)
    private let waitsForInput = Atomic<Bool>(false)

    var signals: SignalSet { SignalSet(rawValue: seen.load(ordering: .sequentiallyConsistent)) }

    func note(_ signals: SignalSet) -> Answer {
        let before = SignalSet(rawValue: seen.bitwiseOr(signals.rawValue, ordering: .sequentiallyConsistent).oldValue)
        return before.endsWork || waitsForInput.load(ordering: .sequentiallyConsistent) ? .leave : .wait
    }

    /// Reads from a pipe, which may take for ever; nil if an interrupt came before.
    ///
    /// Either we see the signal here, or `note` sees that we wait: none falls between.
    func whileWaiting<Result>(_ read: () -> Result) -> Result? {
        waitsForInput.store(true, ordering: .sequentiallyConsistent)
        defer { waitsForInput.store(false, ordering: .sequentiallyConsistent) }
        return signals.endsWork ? nil : read()
    }
}
