// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

/// An image: of its own size, which may depend on the font and scale of its place, or resizable (L3.4).
final class ImageNode: Node, @unchecked Sendable {
    private let isResizable: Bool
    private let capInsets: EdgeInsets
    private let measure: @Sendable (EnvironmentValues) -> CGSize

    init(
        isResizable: Bool = false, capInsets: EdgeInsets = .zero, tag: ViewTag?, measure: @escaping @Sendable (EnvironmentValues) -> CGSize
    ) {
        self.isResizable = isResizable
        self.capInsets = capInsets
        self.measure = measure
        super.init(tag: tag)
    }

    override func isIndependent(_ view: LayoutSubview) -> Bool { true }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        guard isResizable, let proposal else { return measure(view.environment)[axis] }
        return max(proposal, capInsets.total(axis))
    }
}
