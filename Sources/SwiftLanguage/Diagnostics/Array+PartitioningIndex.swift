// SPDX-License-Identifier: GPL-3.0-or-later

extension Array {
    /// The index of the first element for which a condition holds that, once it holds, holds for all that follow; the end where it never
    /// does.
    func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongsInSecondPartition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
