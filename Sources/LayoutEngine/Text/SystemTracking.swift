// SPDX-License-Identifier: GPL-3.0-or-later

/// The tracking of the system font by size: what it adds to the advance of every character.
enum SystemTracking {
    /// Points for a size in points. Between two sizes of the table it is interpolated; below 6 it shrinks with the size; above 96 it is 0.
    static func points(forSize size: Double) -> Double {
        if size < 6 { return size * 0.041 }
        if size <= 54 { return interpolated(wholeSizes, at: size - 6) }
        if size <= 72 { return interpolated(evenSizes, at: (size - 54) / 2) }
        if size < 96 { return interpolated(displaySizes, at: (size - 72) / 4) }
        return 0
    }

    private static func interpolated(_ table: [Int8], at position: Double) -> Double {
        let index = Int(position)
        let first = Double(table[index])
        let fraction = position - Double(index)
        guard fraction > 0, index + 1 < table.count else { return first / 100 }
        return (first + (Double(table[index + 1]) - first) * fraction) / 100
    }

    /// Hundredths of a point for 6, 7 … 54 points.
    private static let wholeSizes: [Int8] = [
        24, 23, 21, 17, 12, 6, 0, -8, -15, -23, -31, -43, -44, -45, -45, -36, -26, -10, 7, 15, 22, 29, 38, 40, 40, 39, 41, 40, 40, 38,
        37, 36, 37, 38, 37, 36, 37, 38, 37, 35, 36, 37, 35, 33, 34, 35, 33, 31, 32,
    ]

    /// For 54, 56 … 72 points.
    private static let evenSizes: [Int8] = [32, 30, 28, 26, 24, 22, 19, 17, 14, 14]

    /// For 72, 76 … 96 points.
    private static let displaySizes: [Int8] = [14, 7, 0, 0, 0, 0, 0]
}
