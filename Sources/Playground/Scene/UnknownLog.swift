// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What was left out of loaded code so far because nothing in sight declares it, each place once, in the order in which it was met.
struct UnknownLog: Sendable {
    private(set) var unknowns: [Unknown] = []
    private var places: Set<Unknown> = []
    /// How many were ever noted, forgotten ones too: what is told of a file that is read again is new.
    private(set) var noted = 0

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

    mutating func append(_ later: UnknownLog) { for unknown in later.unknowns { note(unknown) } }

    /// Forgets what stood in some files, which are read again.
    mutating func forget(_ files: Set<String>) {
        unknowns.removeAll { $0.span.source.name.map { files.contains($0) } ?? false }
        places = Set(unknowns)
    }

    var isEmpty: Bool { unknowns.isEmpty }
    var count: Int { unknowns.count }
}
