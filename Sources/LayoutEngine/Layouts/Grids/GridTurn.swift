// SPDX-License-Identifier: GPL-3.0-or-later

/// When a cell of a grid is asked: by level, and in its level by group (G9, G11).
struct GridTurn: Sendable {
    /// Its index in the table.
    let cell: Int
    /// The level: the higher one goes first.
    let priority: Double
    /// Unsized on an axis: it is asked in the second half of its group (G11).
    let isUnsized: Bool
    /// The group: the less flexible goes first.
    var flexibility = GridFlexibility(infiniteAxes: 0, range: 0)

    /// Source order inside of a level.
    static func isOfEarlierLevel(_ a: GridTurn, _ b: GridTurn) -> Bool {
        a.priority != b.priority ? a.priority > b.priority : a.cell < b.cell
    }

    /// Source order inside of a group.
    static func isOfEarlierGroup(_ a: GridTurn, _ b: GridTurn) -> Bool {
        a.flexibility != b.flexibility ? a.flexibility < b.flexibility : a.cell < b.cell
    }
}

/// How far a cell can grow on the axes that have a proposal (G9).
struct GridFlexibility: Hashable, Comparable, Sendable {
    /// On how many it is infinite when it may be.
    let infiniteAxes: Int
    /// On the others: its answers to infinity less those to 0, together, in points.
    let range: Double

    /// A less flexible cell is sized earlier.
    static func < (a: GridFlexibility, b: GridFlexibility) -> Bool {
        a.infiniteAxes != b.infiniteAxes ? a.infiniteAxes < b.infiniteAxes : a.range < b.range
    }
}

extension GridFlexibility {
    /// A cell asked for its limits on some axes.
    init(_ subview: LayoutSubview, on axes: [Axis]) {
        let (least, most) = (subview.sizeThatFits(.zero), subview.sizeThatFits(.infinity))
        let finite = axes.filter { most[$0].isFinite }
        self.init(infiniteAxes: axes.count - finite.count, range: finite.reduce(0) { $0 + most[$1] - least[$1] }.nanAsZero)
    }
}
