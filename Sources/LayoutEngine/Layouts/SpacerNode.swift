// SPDX-License-Identifier: GPL-3.0-or-later

/// Spacer: takes what is left along its stack, at least its minimum, and nothing across (L3.6, L3.7).
public final class SpacerNode: Node, @unchecked Sendable {
    public let minLength: Double?
    /// The axis of the stack that it was given to; nil: its place says (L3.6).
    private let stackAxis: Axis?

    public convenience init(minLength: Double? = nil, tag: ViewTag? = nil) { self.init(minLength: minLength, in: nil, tag: tag) }

    private init(minLength: Double?, in axis: Axis?, tag: ViewTag?) {
        self.minLength = minLength
        stackAxis = axis
        super.init(tag: tag)
    }

    /// The same in a stack along an axis: that one depends on nothing else, so it is plain.
    override func given(to axis: Axis) -> Node { SpacerNode(minLength: minLength, in: axis, tag: tag) }

    public override func isIndependent(_ view: LayoutSubview) -> Bool { true }

    public override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        length(axis, proposal, in: stackAxis ?? view.element.stackAxis)
    }

    private func length(_ axis: Axis, _ proposal: Double?, in stackAxis: Axis?) -> Double {
        if let stackAxis, stackAxis != axis { return 0 }
        return max(proposal ?? -.infinity, minLength ?? 8)
    }

    override func plainFacts() -> PlainFacts {
        guard let stackAxis else { return .none }
        return PlainFacts(views: 0, rigidAxes: Axis.Set(stackAxis.other), priority: plainPriority)
    }

    override var plainPriority: Double { -.infinity }
    override var plainSpacing: ViewSpacing { .spacer(stackAxis) }
    override func solvePlain(_ axis: Axis, _ proposal: Double?) -> Double { length(axis, proposal, in: stackAxis) }

    /// Every other child of the stack is sized first (L3.7).
    public override func layoutPriority(_ view: LayoutSubview) -> Double { -.infinity }

    public override func spacing(_ view: LayoutSubview) -> ViewSpacing { .spacer(stackAxis ?? view.element.stackAxis) }
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

    public override func isIndependent(_ view: LayoutSubview) -> Bool { true }

    public override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        length(axis, proposal, in: stackAxis ?? view.element.stackAxis, Self.thickness(view.traits.fontContext))
    }

    private func length(_ axis: Axis, _ proposal: Double?, in stackAxis: Axis?, _ thickness: Double) -> Double {
        Self.isThickness(axis, in: stackAxis) ? thickness : proposal ?? 10
    }

    private static func isThickness(_ axis: Axis, in stackAxis: Axis?) -> Bool { axis == (stackAxis ?? .vertical) }

    /// A pixel; 1 point on macOS and at accessibility sizes (L3.8).
    private static func thickness(_ context: FontContext) -> Double {
        context.platform == .macOS || context.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / context.displayScale
    }

    // MARK: as a flowing view (see `FlowMemo`)

    override func plainFacts() -> PlainFacts { stackAxis == nil ? .none : .flowingLeaf }

    private func thickness(_ flow: Flow) -> Double { flow.setting._withUnsafeGuaranteedRef { Self.thickness($0.context) } }

    override func solveFlow(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        let thickness = thickness(flow)
        func length(_ axis: Axis) -> Double { self.length(axis, proposal[axis], in: stackAxis, thickness) }
        func range(_ axis: Axis) -> FlowRange { Self.isThickness(axis, in: stackAxis) ? .all : FlowRange(only: proposal[axis]) }
        return FlowAnswer(
            CGSize(width: length(.horizontal), height: length(.vertical)), widths: range(.horizontal), heights: range(.vertical))
    }

    override func solveFlowWidths(_ flow: Flow) -> FlowWidths {
        func width(_ proposal: Double?) -> Double { length(.horizontal, proposal, in: stackAxis, thickness(flow)) }
        return FlowWidths(minimum: width(0), ideal: width(nil), maximum: width(.infinity))
    }

    override func solveLeastHeight(_ width: Double?, _ flow: Flow) -> Double { length(.vertical, 0, in: stackAxis, thickness(flow)) }
}
