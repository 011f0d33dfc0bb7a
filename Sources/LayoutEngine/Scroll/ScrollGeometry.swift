// SPDX-License-Identifier: GPL-3.0-or-later

/// What a scroll view tells of itself (S3.1). All x values are logical: they count from the leading end (S1.16).
public struct ScrollGeometry: Hashable, Sendable {
    /// The platform's offset: −insets at rest at the start, growing towards the end (S3.2).
    public var contentOffset: CGPoint
    /// The content without insets (S3.8).
    public var contentSize: CGSize
    /// Safe area and content margins on all four edges (S3.8).
    public var contentInsets: EdgeInsets
    /// The bounds less the insets (S3.3).
    public var containerSize: CGSize
    /// What can be seen: the offset and the whole bounds (S3.4).
    public var visibleRect: CGRect
    /// How much of a bar's large title is gone: the start of the content rests so much lower than the insets say (S2.23).
    package var collapsed = 0.0

    /// Of a scroll view that was never laid out.
    package static let zero = ScrollGeometry(contentOffset: .zero, contentSize: .zero, contentInsets: .zero, containerSize: .zero)

    /// The public initializer makes the visible rectangle of the offset and the container's size (S3.6).
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
        visibleRect = CGRect(origin: contentOffset, size: containerSize)
    }

    /// The offset and the container's size (S3.5).
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The legal offsets of an axis (S3.9).
    package func range(_ axis: Axis) -> ClosedRange<Double> {
        let low = -contentInsets.start(axis) - (axis == .vertical ? collapsed : 0)
        return .span(low, contentSize[axis] + contentInsets.end(axis) - visibleRect.size[axis])
    }

    /// The position counted from rest: 0 at the start (“p” of the rules).
    public var position: CGPoint { CGPoint(x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top + collapsed) }
}
