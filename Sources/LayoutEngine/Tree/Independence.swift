// SPDX-License-Identifier: GPL-3.0-or-later

/// For which proposals the answer of a view on an axis depends on the proposal of that axis alone. Those answers are lengths: they are
/// asked for and remembered by themselves, whatever is proposed on the other axis.
package enum Independence: Comparable, Sendable {
    /// For none that is known.
    case none
    /// As `widths`, where the guides of user code that line children up from side to side read no height: that shows when they are asked.
    case guided
    /// A width of 0, nil or infinity: no height changes how wide a paragraph is in no room or in all that it wants.
    case widths
    /// All.
    case full

    /// Is the length for a proposal on an axis the view's own?
    @inline(__always)
    func covers(_ axis: Axis, _ proposal: Double?) -> Bool {
        switch self {
        case .full: true
        case .none, .guided: false
        case .widths: axis == .horizontal && (proposal == nil || proposal == 0 || proposal == .infinity)
        }
    }
}

extension LayoutSubviews {
    /// What holds for all of them.
    var independence: Independence {
        var least = Independence.full
        for index in indices { least = Swift.min(least, self[index].independence) }
        return least
    }
}
