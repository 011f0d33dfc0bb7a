// SPDX-License-Identifier: GPL-3.0-or-later

/// Spacer: takes what is left along its stack, at least its minimum, and nothing across (L3.6, L3.7).
public final class SpacerNode: Node, @unchecked Sendable {
    /// The least length along its stack.
    package let minLength: Double
    /// The axis of the stack that it was given to; nil: its place says (L3.6).
    private let stackAxis: Axis?

    /// Room that a stack fills. `minLength` is in points; nil: 8, the default distance.
    public convenience init(minLength: Double? = nil, tag: ViewTag? = nil) { self.init(minLength: minLength ?? 8, in: nil, tag: tag) }

    private init(minLength: Double, in axis: Axis?, tag: ViewTag?) {
        self.minLength = minLength
        stackAxis = axis
        super.init(tag: tag)
    }

    /// The same in a stack along an axis: that one depends on nothing else.
    override func given(to axis: Axis) -> Node { SpacerNode(minLength: minLength, in: axis, tag: tag) }

    override var isSelfContainedKind: Bool { stackAxis != nil }
    override func rigidAxes(around content: Axis.Set) -> Axis.Set { stackAxis.map { Axis.Set($0.other) } ?? [] }

    override func independence(_ view: LayoutSubview) -> Independence { .full }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        if let stackAxis = stackAxis ?? view.stackAxis, stackAxis != axis { return 0 }
        return max(proposal ?? -.infinity, minLength)
    }

    /// Every other child of the stack is sized first (L3.7).
    override func layoutPriority(_ view: LayoutSubview) -> Double { -.infinity }

    override func spacing(_ view: LayoutSubview) -> ViewSpacing { .spacer(stackAxis ?? view.stackAxis) }
}

/// Divider: a line across the enclosing stack (L3.8).
public final class DividerNode: Node, @unchecked Sendable {
    /// The axis of the stack that it was given to; nil: its place says.
    private let stackAxis: Axis?

    public convenience override init(tag: ViewTag? = nil) { self.init(in: nil, tag: tag) }

    private init(in axis: Axis?, tag: ViewTag?) {
        stackAxis = axis
        super.init(tag: tag)
    }

    /// The same in a stack along an axis: that one depends on nothing but the device, as texts do.
    override func given(to axis: Axis) -> Node { DividerNode(in: axis, tag: tag) }

    override var isSelfContainedKind: Bool { stackAxis != nil }
    override var readsTextSetting: Bool { true }

    override func independence(_ view: LayoutSubview) -> Independence { .full }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        guard axis == (stackAxis ?? view.stackAxis ?? .vertical) else { return proposal ?? 10 }
        return Self.thickness(view.traits.fontContext)
    }

    /// On macOS it has no wish beside texts, so that it stands as far from them as from others (L3.8).
    override func spacing(_ view: LayoutSubview) -> ViewSpacing { view.traits.fontContext.platform == .macOS ? .empty : .plain }

    /// A pixel; 1 point on macOS and at accessibility sizes (L3.8).
    private static func thickness(_ context: FontContext) -> Double {
        context.platform == .macOS || context.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / context.displayScale
    }
}
