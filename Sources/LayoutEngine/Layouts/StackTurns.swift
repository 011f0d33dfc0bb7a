// SPDX-License-Identifier: GPL-3.0-or-later

/// Who is asked first: the order of turns, where it does not depend on the offer.
enum StackTurns {
    case asWritten
    case reversed
    case listed([Int32])
    /// Priorities differ: what the lower ones need is kept back, in turns of their own.
    case byPriority

    var isByPriority: Bool {
        if case .byPriority = self { true } else { false }
    }

    @inline(__always)
    func index(_ turn: Int, of count: Int) -> Int {
        switch self {
        case .asWritten, .byPriority: turn
        case .reversed: count - 1 - turn
        case .listed(let order): Int(order[turn])
        }
    }
}

/// Plain nodes for `StackShares`: their answers depend on one axis.
struct PlainChildren: StackChildren {
    let nodes: [Node]

    var count: Int { nodes.count }
    func priority(_ index: Int) -> Double { nodes[index].priority }
    func length(_ index: Int, _ axis: Axis, along: Double?, across: Double?) -> Double { nodes[index].plainLength(axis, along) }
}
