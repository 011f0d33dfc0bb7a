// SPDX-License-Identifier: GPL-3.0-or-later

/// Data that draws its view elsewhere than layout puts it (L4.15); what it does to a point is its maker's.
package protocol MovingAttachment: Sendable {
    /// The smallest upright rectangle around what effects, the first of which is this one, draw of a rectangle: from inside out.
    func drawn(_ rect: CGRect, by effects: [PlacedEffect]) -> CGRect
    /// The smallest upright rectangle around what they draw as a rectangle; nil where there is none.
    /// - Parameter turned: if false, the answer is also nil where the edges of the two are not parallel.
    func undrawn(_ rect: CGRect, by effects: [PlacedEffect], turned: Bool) -> CGRect?
}

/// scaleEffect, rotationEffect, transformEffect…: a layer whose content is drawn elsewhere, which is what geometry sees inside of it.
package final class EffectNode: AttachmentNode, @unchecked Sendable {
    private let effect: any MovingAttachment

    package init(_ content: Node, _ effect: any MovingAttachment, tag: ViewTag? = nil) {
        self.effect = effect
        super.init(content, effect, tag: tag)
    }

    override var isSelfContainedKind: Bool { false }
    override var changesContext: Bool { true }

    override func contextForChild(_ index: Int, _ context: PlacementContext, _ view: LayoutSubview) -> PlacementContext {
        inside(context, view.element)
    }

    func inside(_ context: PlacementContext, _ element: Element) -> PlacementContext {
        var inner = context
        inner.effect = PlacedEffect(effect, outside: context, element.environment.traits.layoutDirection)
        return inner
    }
}

/// An effect at its place.
package final class PlacedEffect {
    package let attachment: any MovingAttachment
    package let direction: LayoutDirection
    /// What is around it; the frame in it is that of its view.
    package let outside: PlacementContext

    init(_ attachment: any MovingAttachment, outside: PlacementContext, _ direction: LayoutDirection) {
        (self.attachment, self.outside, self.direction) = (attachment, outside, direction)
    }
}
