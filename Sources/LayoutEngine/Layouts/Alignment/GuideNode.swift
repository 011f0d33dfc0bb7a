// SPDX-License-Identifier: GPL-3.0-or-later

/// alignmentGuide(_:computeValue:): an explicit value for one key (L4.10).
public final class GuideNode: UnaryNode, @unchecked Sendable {
    let key: AlignmentKey
    /// From the dimensions of the content: its size, and its own value of any key.
    private let value: (ViewDimensions, ViewSite) -> Double

    /// A view with an explicit value of a guide. `value` is the guide in points from the content's start; asked anew for every size.
    public init(_ content: Node, key: AlignmentKey, tag: ViewTag? = nil, value: @escaping (ViewDimensions, ViewSite) -> Double) {
        self.key = key
        self.value = value
        super.init(content, tag: tag)
    }

    override func guideAxes(_ view: LayoutSubview) -> Axis.Set { view.child.guideAxes.union(Axis.Set(key.axis)) }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        guard key == self.key else { return view.child.explicitGuide(key, in: size, proposal: proposal) }
        let (pass, before) = (view.pass, view.pass.heightReads)
        // Where a view stands in height makes nothing wider.
        defer { if key.axis == .vertical { pass.heightReads = before } }
        return value(ViewDimensions(view: view.child, size: size, proposal: proposal), view.element.site(view.pass))
    }
}

/// The size of a view and the values of its guides (L6.5).
public struct ViewDimensions {
    private let view: LayoutSubview
    /// A person may hold on to the dimensions longer than the layout lasts.
    private let keep: AnyObject
    private let whole: CGSize
    private let proposal: ProposedViewSize

    init(view: LayoutSubview, size: CGSize, proposal: ProposedViewSize) {
        (self.view, keep, whole, self.proposal) = (view, view.kept, size, proposal)
    }

    /// The size that the guides are asked for, in points.
    public var size: CGSize { CGSize(length) }

    /// The length of an axis, in points.
    package func length(_ axis: Axis) -> Double {
        if axis == .vertical { view.pass.heightReads += 1 }
        return whole[axis]
    }

    /// The guide's value: explicit, else the default.
    public subscript(key: AlignmentKey) -> Double { self[explicit: key] ?? key.defaultValue(in: whole) }

    package subscript(explicit key: AlignmentKey) -> Double? {
        if key.axis == .vertical || !key.isOfFrame { view.pass.heightReads += 1 }
        return view.explicitGuide(key, in: whole, proposal: proposal)
    }
}

/// layoutPriority(_:): how early a stack sizes the view (L4.11).
public final class PriorityNode: UnaryNode, @unchecked Sendable {
    let value: Double

    /// A view with a priority: other views have 0, and what is larger is sized earlier. NaN counts as 0.
    public init(_ content: Node, _ value: Double, tag: ViewTag? = nil) {
        self.value = value.nanAsZero
        super.init(content, tag: tag)
    }

    override var isSelfContainedKind: Bool { true }

    override func layoutPriority(_ view: LayoutSubview) -> Double { value }
}
