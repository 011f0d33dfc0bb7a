// SPDX-License-Identifier: GPL-3.0-or-later

/// Color, Rectangle, gradients and every other view without a layout of its own: takes its proposal, 10 for nil (L1.3, L3.1).
public final class FillNode: Node, @unchecked Sendable {
    override var isSelfContainedKind: Bool { true }

    override func independence(_ view: LayoutSubview) -> Independence { .full }
}
