// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// What `#function` is in the declarations of one text, which are noted as the text is read.
final class DeclarationNames: Sendable {
    private struct Entry {
        let range: Range<Int>
        let name: String
    }

    /// By their beginnings: what is inside of another comes after it.
    private let entries = Mutex<[Entry]>([])

    /// A text that is read again tells the same again.
    func note(_ name: String, in range: Range<Int>) {
        entries.withLock { entries in
            let place = Self.firstIndex(in: entries, from: range.lowerBound)
            if place < entries.count, entries[place].range.lowerBound == range.lowerBound {
                entries[place] = Entry(range: range, name: name)
            } else {
                entries.insert(Entry(range: range, name: name), at: place)
            }
        }
    }

    /// The name of the innermost declaration around an offset; nil at the top level.
    func name(at offset: Int) -> String? {
        entries.withLock { entries in
            entries[..<Self.firstIndex(in: entries, from: offset + 1)].last { $0.range.upperBound > offset }?.name
        }
    }

    private static func firstIndex(in entries: [Entry], from start: Int) -> Int {
        entries.partitioningIndex { $0.range.lowerBound >= start }
    }
}
