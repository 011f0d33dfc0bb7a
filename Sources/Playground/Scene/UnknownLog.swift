// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What was left out of loaded code so far because nothing in sight declares it, each place once, in the order in which it was met.
struct UnknownLog: Sendable {
    private(set) var unknowns: [Unknown] = []
    private var places: Set<Unknown> = []
    /// How many were ever noted, forgotten ones too: what is told of a file that is read again is new.
    private(set) var noted = 0

    /// How many of them the last load has told, its layout included. Later inputs meet more in the same files.
    private var told = 0
    /// Has a load begun whose input has not ended?
    private(set) var isLoading = false

    /// More than anyone reads; what is beyond is the same again.
    private static let limit = 10_000

    mutating func note(_ unknown: Unknown) {
        guard unknowns.count < Self.limit, places.insert(unknown).inserted, !isTold(unknown) else { return }
        unknowns.append(unknown)
        noted += 1
    }

    /// Was it told before its code ran, in other words?
    private func isTold(_ new: Unknown) -> Bool {
        unknowns.contains { known in
            let (earlier, later) = (known.span, new.span)
            let isWithin = later.start <= earlier.start && earlier.end <= later.end
            return earlier.source === later.source && known.name == new.name
                && (earlier.start == later.start || earlier.end == later.end || known.id == .unknownType && isWithin)
        }
    }

    /// At the end of an input, with what was left out in it.
    mutating func append(_ later: UnknownLog) {
        let earlier = unknowns.count
        for unknown in later.unknowns { note(unknown) }
        guard isLoading else { return }
        // Files that did not change are looked at in another order when they are loaded again.
        unknowns[earlier...].sort { $0.isBefore($1) }
        (told, isLoading) = (unknowns.count, false)
    }

    /// For a load that begins: forgets what stood in the files that are read again, and what inputs since the last load have met in others.
    mutating func forget(_ replaced: Set<String>) {
        unknowns = unknowns.enumerated().filter { place, unknown in
            guard let name = unknown.span.source.name else { return true }
            return !replaced.contains(name) && (place < told || !unknown.span.source.isFile)
        }.map(\.element)
        places = Set(unknowns)
        (told, isLoading) = (unknowns.count, true)
    }

    var isEmpty: Bool { unknowns.isEmpty }
    var count: Int { unknowns.count }
}

extension Unknown {
    /// By files in the order of their names, and there by places.
    fileprivate func isBefore(_ other: Unknown) -> Bool {
        (span.source.name ?? "", span.start) < (other.span.source.name ?? "", other.span.start)
    }
}
