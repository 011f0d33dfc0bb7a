// SPDX-License-Identifier: GPL-3.0-or-later

/// ignoresSafeArea(_:edges:): the content grows under the safe area when it is placed; the size that siblings see stays (L11.3).
public final class IgnoresSafeAreaNode: UnaryNode, @unchecked Sendable {
    let regions: SafeAreaRegions
    let edges: Edge.Set

    /// A view that grows under the named regions of safe area, at the named edges.
    public init(_ content: Node, regions: SafeAreaRegions = .all, edges: Edge.Set = .all, tag: ViewTag? = nil) {
        self.regions = regions
        self.edges = edges
        super.init(content, tag: tag)
    }

    override var isVolatile: Bool { true }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let insets = view.safeAreaInsets(context, regions: regions).masked(edges)
        let inner = ProposedViewSize { axis in proposal[axis].map { $0 + insets.total(axis) } }
        view.child.place(at: CGPoint(x: -insets.leading, y: -insets.top), proposal: inner)
    }

    override func layoutPriority(_ view: LayoutSubview) -> Double { 0 }
}

extension LayoutSubview {
    /// The safe-area insets that reach the view's edges, in its own direction (L11.2).
    func safeAreaInsets(_ context: PlacementContext, regions: SafeAreaRegions = .all) -> EdgeInsets {
        growths(context, regions).reduce(.zero) { $0 + $1.insets }.flipped(traits.layoutDirection)
    }

    /// What each source adds to them, from inside out.
    package func safeAreaGrowths(_ context: PlacementContext) -> [SafeAreaSource.Growth] {
        growths(context, .all).map { ($0.source, $0.insets.flipped(traits.layoutDirection)) }
    }

    private func growths(_ context: PlacementContext, _ regions: SafeAreaRegions) -> [SafeAreaSource.Growth] {
        context.safeArea?.growths(context, regions, pixelLength: traits.pixelLength) ?? []
    }
}
