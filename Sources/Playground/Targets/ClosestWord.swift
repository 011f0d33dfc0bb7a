// SPDX-License-Identifier: GPL-3.0-or-later

/// The one known word that was probably meant: within an edit distance of a third of its letters, three at most.
enum ClosestWord {
    static func of(_ word: String, in words: some Sequence<String>) -> String? {
        let wanted = Array(word.lowercased().utf8)
        guard wanted.count < 100 else { return nil }
        let limit = min(3, max(1, wanted.count / 3))
        var best: (distance: Int, word: String)?
        for candidate in words where candidate != word {
            let letters = Array(candidate.lowercased().utf8)
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, letters)
            guard distance <= limit else { continue }
            if let best, (best.distance, best.word) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.word
    }

    /// Insertions, deletions, replacements and exchanged neighbours.
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var before: [Int] = []
        var previous = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
                row.append(cost)
            }
            (before, previous) = (previous, row)
        }
        return previous[b.count]
    }
}
