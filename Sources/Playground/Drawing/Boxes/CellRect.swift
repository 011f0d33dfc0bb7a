// SPDX-License-Identifier: GPL-3.0-or-later

/// A box on the grid, its borders included, and which sides are open because something cuts the view there.
struct CellRect: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    var open: Sides = []

    struct Sides: OptionSet, Hashable {
        let rawValue: UInt8
        static let top = Sides(rawValue: 1)
        static let right = Sides(rawValue: 2)
        static let bottom = Sides(rawValue: 4)
        static let left = Sides(rawValue: 8)
    }

    var columns: Int { right - left + 1 }
    var rows: Int { bottom - top + 1 }
    /// Has it room for anything between its borders?
    var hasInterior: Bool { right - left >= 2 && bottom - top >= 2 }
    func isSamePlace(as other: CellRect) -> Bool {
        left == other.left && top == other.top && right == other.right && bottom == other.bottom
    }
    var isPoint: Bool { left == right && top == bottom }
    var isLine: Bool { (left == right) != (top == bottom) }
}
