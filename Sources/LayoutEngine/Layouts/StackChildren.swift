// SPDX-License-Identifier: GPL-3.0-or-later

/// The children of a stack as its shares ask them: elements through `LayoutSubview`, or plain nodes directly.
protocol StackChildren {
    var count: Int { get }
    func priority(_ index: Int) -> Double
    func length(_ index: Int, _ axis: Axis, along: Double?, across: Double?) -> Double
    /// The length for the offer that counts, when as many children share the rest.
    func length(_ index: Int, _ axis: Axis, offered: Double, of sharers: Double, across: Double?) -> Double
}

extension StackChildren {
    @inline(__always)
    func length(_ index: Int, _ axis: Axis, offered: Double, of sharers: Double, across: Double?) -> Double {
        length(index, axis, along: offered, across: across)
    }
}

extension LayoutSubviews: StackChildren {
    func priority(_ index: Int) -> Double { self[index].priority }

    func length(_ index: Int, _ axis: Axis, along: Double?, across: Double?) -> Double {
        self[index].length(axis, along: along, across: across)
    }
}
