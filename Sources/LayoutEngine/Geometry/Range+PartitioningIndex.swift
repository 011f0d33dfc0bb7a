// SPDX-License-Identifier: GPL-3.0-or-later

extension Range<Int> {
    /// The first number for which a condition holds that, once it holds, holds for all that follow; the upper bound where it never does.
    @inline(__always)
    package func partitioningIndex(where belongsInSecondPartition: (Int) -> Bool) -> Int {
        var low = lowerBound
        var high = upperBound
        while low < high {
            let middle = (low + high) / 2
            if belongsInSecondPartition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
