// SPDX-License-Identifier: GPL-3.0-or-later

/// Stands for a view whose layout is not known: as large as it is offered, at most 100 points either way.
package final class PlaceholderNode: Node, @unchecked Sendable {
    /// The largest length, and the one for no offer; in points.
    package static let length = 100.0

    override var isSelfContainedKind: Bool { true }

    override func independence(_ view: LayoutSubview) -> Independence { .full }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double { min(proposal ?? Self.length, Self.length) }
}
