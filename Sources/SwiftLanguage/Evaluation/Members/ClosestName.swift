// SPDX-License-Identifier: GPL-3.0-or-later

/// The known name within an edit distance of a third of the letters (at most three), for “did you mean”.
func closestName(to name: String, in names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    let limit = min(3, max(1, wanted.count / 3))
    var best: (distance: Int, name: String)?
    for candidate in names where candidate != name {
        let letters = Array(candidate.lowercased().utf8)
        guard abs(letters.count - wanted.count) <= limit else { continue }
        let distance = editDistance(wanted, letters)
        guard distance <= limit else { continue }
        if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
        best = (distance, candidate)
    }
    return best?.name
}

private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var previous = Array(0...b.count)
    var beforePrevious = previous
    for i in 0..<a.count {
        var row = [i + 1]
        row.reserveCapacity(b.count + 1)
        for j in 0..<b.count {
            var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
            row.append(cost)
        }
        beforePrevious = previous
        previous = row
    }
    return previous[b.count]
}
