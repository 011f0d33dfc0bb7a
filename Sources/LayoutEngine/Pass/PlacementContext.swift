// SPDX-License-Identifier: GPL-3.0-or-later

/// What a view finds around it when it is placed. Coordinates are physical: the window's, x to the right whatever the direction.
package struct PlacementContext {
    /// The view's own frame in the window.
    package var frame: CGRect
    /// The innermost effect that draws the view elsewhere.
    var effect: PlacedEffect?
    /// The innermost source of safe area.
    var safeArea: SafeAreaSource?
    /// The innermost scroll view.
    package var scroll: ScrollContext?
    /// The size that containerRelativeFrame divides (S10.1).
    var container: CGSize
    /// The innermost named coordinate space.
    package var space: NamedSpace?
    /// The edge of a lazy container that keeps its place when lengths in it turn out different, where it lies beside the line that keeps
    /// its place in the lazy container around it; nil where its own lines decide (S11.5).
    var heldEdge: Edge?
    /// Is anything here new since the last pass, so that even unchanged views must be placed?
    var isForced = false

    init(window: CGSize) {
        frame = CGRect(origin: .zero, size: window)
        container = window
    }

    /// The innermost scroll view, or the innermost that scrolls along an axis (S12.2).
    func scroll(along axis: Axis?) -> ScrollContext? { axis.map { scroll?.scrolling($0) } ?? scroll }

    /// The effects between the view and what stands inside an outer one, from inside out; all of them for nil.
    func effects(inside outer: PlacedEffect?) -> [PlacedEffect] {
        effect.map { Array(sequence(first: $0, next: \.outside.effect).prefix { $0 !== outer }) } ?? []
    }
}

/// A coordinate space that a view gave a name, with its frame in the window.
package final class NamedSpace {
    package let name: ViewID
    package let frame: CGRect
    /// The innermost effect around it.
    let effect: PlacedEffect?
    package let outer: NamedSpace?

    init(name: ViewID, _ context: PlacementContext) {
        self.name = name
        (frame, effect, outer) = (context.frame, context.effect, context.space)
    }

    /// The nearest space of a name, from here outwards.
    package func find(_ name: ViewID) -> NamedSpace? { sequence(first: self, next: \.outer).first { $0.name == name } }
}

/// A scroll view as its content sees it.
package final class ScrollContext {
    package let path: ViewPath
    package let axes: Axis.Set
    /// The whole bounds in the window: what may be seen (S3.4, S11.22).
    package let bounds: CGRect
    /// The region inside the insets: origin and size of the .scrollView space (S12.3).
    package let container: CGRect
    let notes: LazyContentNotes
    /// The innermost effect around it.
    let effect: PlacedEffect?
    package let outer: ScrollContext?

    init(path: ViewPath, axes: Axis.Set, bounds: CGRect, container: CGRect, notes: LazyContentNotes, _ context: PlacementContext) {
        (self.path, self.axes) = (path, axes)
        (self.bounds, self.container, self.notes) = (bounds, container, notes)
        (effect, outer) = (context.effect, context.scroll)
    }

    /// The innermost scroll view that scrolls along an axis (S12.2, S7.20).
    package func scrolling(_ axis: Axis) -> ScrollContext? {
        sequence(first: self, next: \.outer).first { $0.axes.contains(axis: axis) }
    }
}

/// What lazy containers tell the scroll views around them when they are placed.
final class LazyContentNotes {
    /// Is there any? Then a motion goes no further at once than it measures.
    var hasLazyContent = false
    /// Did a lazy container turn out longer or shorter? Then what follows it is not yet where it belongs.
    var isUnsettled = false
}
