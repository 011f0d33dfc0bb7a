// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The known name nearest to one that is not known, for “did you mean”.
package enum ClosestName {
    package static func find(_ name: String, in names: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().utf8)
        let limit = min(3, max(1, wanted.count / 3))
        var best: (distance: Int, name: String)?
        for candidate in names where candidate != name {
            let letters = Array(candidate.lowercased().utf8)
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, letters)
            guard distance <= limit else { continue }
            if let best, (best.distance, best.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var previous = Array(0...b.count)
        for (row, letter) in a.enumerated() {
            var current = [row + 1]
            for (column, other) in b.enumerated() {
                current.append(min(previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1)))
            }
            previous = current
        }
        return previous[b.count]
    }
}
