// SPDX-License-Identifier: GPL-3.0-or-later

/// What an attachment is to a preference key.
package enum PreferenceRole: Sendable {
    case none
    /// It gives a value, which stands for whatever is inside.
    case value
    /// It changes what the views inside give.
    case change
}

/// A preference where it was given, and the way to it: its place is known when the views are placed.
// Unchecked: its place is asked for by the thread that laid out the tree.
package struct PreferenceSource: @unchecked Sendable {
    package let attachment: any Sendable
    private let place: () -> PlacementContext
    /// The preferences inside of one that changes them.
    package let inside: [PreferenceSource]

    /// - Parameter place: with its frame in the window; asked when it is wanted.
    package init(attachment: any Sendable, place: @escaping @autoclosure () -> PlacementContext, inside: [PreferenceSource]) {
        self.attachment = attachment
        self.place = place
        self.inside = inside
    }

    /// An element and those around it, up to the reader.
    final class Chain {
        let element: Element
        let outer: Chain?

        init(_ element: Element, _ outer: Chain?) {
            (self.element, self.outer) = (element, outer)
        }

        package var place: PlacementContext {
            guard let outer else { return (element.storage as? ReaderPlace)?.context ?? PlacementContext(window: .zero) }
            let around = outer.place
            var place = (outer.element.node as? EffectNode)?.inside(around, outer.element) ?? around
            place.frame = outer.element.frame(ofChild: CGRect(origin: element.origin, size: element.size), in: around.frame)
            return place
        }
    }

    /// Where the reader stands in the window, and what its second view was made of.
    final class ReaderPlace {
        var context = PlacementContext(window: .zero)
        var memo: AnyObject?
    }

    /// What is around it, with its frame in the window, as far as it is placed.
    package var context: PlacementContext { place() }
}
