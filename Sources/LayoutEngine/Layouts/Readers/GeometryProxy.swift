// SPDX-License-Identifier: GPL-3.0-or-later

/// What a GeometryReader, a visual effect or onGeometryChange sees of a view: size, insets, frames (L5.2).
public final class GeometryProxy {
    /// The size that the view was placed with.
    public let size: CGSize
    /// How far safe area reaches into the view, in its own edges (L11.2).
    public let safeAreaInsets: EdgeInsets
    private let context: PlacementContext
    /// Was a frame read? Then what was made depends on the place as well as on the size.
    private var didReadFrame = false

    package init(size: CGSize, view: LayoutSubview, context: PlacementContext) {
        self.size = size
        self.context = context
        safeAreaInsets = view.safeAreaInsets(context)
    }

    /// The view's frame in a space: global is the window; unknown names act as global (S12.1).
    public func frame(in space: CoordinateSpace) -> CGRect {
        didReadFrame = true
        return space.frame(of: context.frame, context)
    }

    /// The rectangle of a named space or of a scroll view around, in the view's own coordinates; nil where there is none (L5.2, S7.19).
    public func bounds(of space: CoordinateSpace) -> CGRect? {
        didReadFrame = true
        return space.around(context).map { local($0.frame, drawnBy: context.effects(inside: $0.effect)) }
    }

    /// A rectangle in another view's place, given in window coordinates, in the view's own coordinates: an anchor's.
    package func frame(of rect: CGRect, in other: PlacementContext) -> CGRect {
        didReadFrame = true
        return local(CoordinateSpace.global.frame(of: rect, other), drawnBy: context.effects(inside: nil))
    }

    private func local(_ rect: CGRect, drawnBy effects: [PlacedEffect]) -> CGRect {
        let undrawn = effects.first?.attachment.undrawn(rect, by: effects, turned: true) ?? rect
        return undrawn.offsetBy(x: -context.frame.minX, y: -context.frame.minY)
    }

    /// Would content that was made with this proxy be the same with the other?
    func seesTheSame(as other: GeometryProxy) -> Bool {
        size == other.size && safeAreaInsets == other.safeAreaInsets
            && (!didReadFrame
                || (context.frame == other.context.frame && context.scroll?.container == other.context.scroll?.container
                    && context.space?.frame == other.context.space?.frame
                    && context.effects(inside: nil).map(\.outside.frame) == other.context.effects(inside: nil).map(\.outside.frame)))
    }
}

/// A space in which frames are told.
public enum CoordinateSpace: Hashable, Sendable {
    /// The view's own: the origin is its corner.
    case local
    /// The window's.
    case global
    /// That of the nearest `CoordinateSpaceNode` around with this name; without one the window's.
    case named(ViewID)
    /// The innermost scroll view, or the innermost that scrolls along an axis; its origin is the inset edge (S12.2, S12.3).
    case scrollView(Axis?)

    /// A window frame as told in this space by a view with a context.
    package func frame(of frame: CGRect, _ context: PlacementContext) -> CGRect {
        if self == .local { return frame.offsetBy(x: -context.frame.minX, y: -context.frame.minY) }
        let around = around(context)
        let effects = context.effects(inside: around?.effect)
        let drawn = effects.first?.attachment.drawn(frame, by: effects) ?? frame
        return drawn.offsetBy(x: -(around?.frame.minX ?? 0), y: -(around?.frame.minY ?? 0))
    }

    /// Whose space it is: its rectangle in the window, and the innermost effect around it; nil for others and where there is none.
    fileprivate func around(_ context: PlacementContext) -> (frame: CGRect, effect: PlacedEffect?)? {
        switch self {
        case .local, .global: nil
        case .named(let name): context.space?.find(name).map { ($0.frame, $0.effect) }
        case .scrollView(let axis): context.scroll(along: axis).map { ($0.container, $0.effect) }
        }
    }
}

/// coordinateSpace(name:): names the space of the view it goes around.
public final class CoordinateSpaceNode: UnaryNode, @unchecked Sendable {
    /// By which the space is found from inside.
    public let name: ViewID

    /// Names the space of a view.
    public init(_ content: Node, name: ViewID, tag: ViewTag? = nil) {
        self.name = name
        super.init(content, tag: tag)
    }

    override var changesContext: Bool { true }

    override func contextForChild(_ index: Int, _ context: PlacementContext, _ view: LayoutSubview) -> PlacementContext {
        var inner = context
        inner.space = NamedSpace(name: name, context)
        return inner
    }
}
