// SPDX-License-Identifier: GPL-3.0-or-later

/// An image: of its own size, which may depend on the font and scale of its place, or resizable (L3.4).
package final class ImageNode: Node, @unchecked Sendable {
    private let isResizable: Bool
    private let capInsets: EdgeInsets
    private let measure: @Sendable (EnvironmentValues) -> CGSize
    /// From the bottom up to the baseline, of a symbol that is not resizable (L6.6); nil for other images.
    private let baselineOffset: (@Sendable (EnvironmentValues) -> Double)?
    /// Does it stand on the line of a text, as a symbol that is not resizable does?
    package var isSymbol: Bool { baselineOffset != nil }
    /// What is drawn in it: its maker's, never looked at here.
    package let face: (any Sendable)?

    package init(
        isResizable: Bool = false, capInsets: EdgeInsets = .zero, tag: ViewTag?, face: (any Sendable)? = nil,
        baselineOffset: (@Sendable (EnvironmentValues) -> Double)? = nil, measure: @escaping @Sendable (EnvironmentValues) -> CGSize
    ) {
        self.baselineOffset = isResizable ? nil : baselineOffset
        self.face = face
        self.isResizable = isResizable
        self.capInsets = capInsets
        self.measure = measure
        super.init(tag: tag)
    }

    override func independence(_ view: LayoutSubview) -> Independence { .full }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        guard isResizable, let proposal else { return measure(view.environment)[axis] }
        return max(proposal, capInsets.total(axis))
    }

    // MARK: on the line of texts

    override func spacing(_ view: LayoutSubview) -> ViewSpacing {
        baselineOffset.map { .symbol(baselineOffset: $0(view.environment)) } ?? .plain
    }

    override func guideAxes(_ view: LayoutSubview) -> Axis.Set { baselineOffset == nil ? [] : .vertical }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        switch key.kind {
        case .firstTextBaseline, .lastTextBaseline: baselineOffset.map { size.height - $0(view.environment) }
        default: nil
        }
    }
}
