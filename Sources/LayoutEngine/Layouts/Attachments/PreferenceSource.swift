// SPDX-License-Identifier: GPL-3.0-or-later

/// What an attachment is to a preference key.
package enum PreferenceRole: Sendable {
    case none
    /// It gives a value, which stands for whatever is inside.
    case value
    /// It changes what the views inside give.
    case change
}

/// A preference where it was given, and the way to it: its frame is known when the views are placed.
// Unchecked: its place is asked for by the thread that laid out the tree.
package struct PreferenceSource: @unchecked Sendable {
    package let attachment: any Sendable
    private let place: () -> CGRect
    /// The preferences inside of one that changes them.
    package let inside: [PreferenceSource]

    /// - Parameter frame: in the window; asked when it is wanted.
    package init(attachment: any Sendable, frame: @escaping @autoclosure () -> CGRect, inside: [PreferenceSource]) {
        self.attachment = attachment
        place = frame
        self.inside = inside
    }

    /// An element and those around it, up to the reader.
    final class Chain {
        let element: Element
        let outer: Chain?

        init(_ element: Element, _ outer: Chain?) {
            self.element = element
            self.outer = outer
        }

        package var frame: CGRect {
            guard let outer else { return (element.storage as? ReaderPlace)?.frame ?? .zero }
            let around = outer.frame
            return outer.element.frame(ofChild: CGRect(origin: element.origin, size: element.size), in: around)
        }
    }

    /// Where the reader stands in the window, and what its second view was made of.
    final class ReaderPlace {
        var frame = CGRect.zero
        var memo: AnyObject?
    }

    /// The frame in the window, as far as it is placed.
    package var frame: CGRect { place() }
}
