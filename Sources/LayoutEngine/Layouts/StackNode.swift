// SPDX-License-Identifier: GPL-3.0-or-later

/// HStack and VStack (L8): children are offered shares along the axis, by priority and flexibility, and aligned across it.
public final class StackNode: ContainerNode, @unchecked Sendable {
    public let axis: Axis
    /// Of a plain stack that is not rigid: whose turn it is, and whether `StackNotes` know lengths of children.
    @exclusivity(unchecked) var turns = StackTurns.asWritten
    @exclusivity(unchecked) var notesLengths = false
    let hasSpacers: Bool
    /// The guide on the other axis that lines the children up.
    public let alignment: AlignmentKey
    private let fixedSpacing: OptionalLength

    public convenience init(_ content: Node, axis: Axis, alignment: AlignmentKey, spacing: Double?, tag: ViewTag? = nil) {
        let group = (content as? GroupNode).flatMap { $0.isDynamic ? nil : $0 }
        self.init(children: group?.children ?? [content], axis: axis, alignment: alignment, spacing: spacing, tag: tag)
    }

    /// - Parameter children: the views in order, without a node of their own that lists them.
    public init(children given: [Node], axis: Axis, alignment: AlignmentKey, spacing: Double?, tag: ViewTag? = nil) {
        self.axis = axis
        self.alignment = alignment
        fixedSpacing = OptionalLength(spacing)
        // Most stacks hold plain views alone: one look tells that there is nothing to open and nobody to tell the axis.
        let nodes = NodeView(given)
        let arePlain = nodes.indices.allSatisfy { index in nodes.ask(index) { $0.isPlain && $0.priority == 0 } }
        let children = arePlain ? given : Self.opened(given)
        let waiting = arePlain ? (spacers: false, dividers: false) : Self.waiting(children)
        hasSpacers = waiting.spacers
        super.init(opened: waiting.spacers || waiting.dividers ? children.map { $0.given(to: axis) } : children, tag: tag)
    }

    /// Are there Spacers and Dividers? They learn the axis at once, so that they need not be elements to know it.
    private static func waiting(_ children: [Node]) -> (spacers: Bool, dividers: Bool) {
        let nodes = NodeView(children)
        var result = (spacers: false, dividers: false)
        for index in nodes.indices {
            nodes.ask(index) { node in
                if node.isPlain, node.priority == 0 { return }
                if node is SpacerNode { result.spacers = true }
                if node is DividerNode { result.dividers = true }
            }
        }
        return result
    }

    /// nil: the distance that each pair prefers (L7).
    public var spacing: Double? { fixedSpacing.length }

    /// An infinite distance makes sums that are no lengths.
    override var isPlainContainer: Bool { alignment.isBuiltIn && (spacing ?? 0).isFinite }
    /// A Spacer at an end is 0 from what is beside the stack (L3.7, L7.6).
    override var hasOwnSpacing: Bool { hasSpacers && (children.first is SpacerNode || children.last is SpacerNode) }
    /// Texts have baselines of their own, functions of both lengths.
    override var flowsAroundTexts: Bool { alignment.isOfFrame || children.count == 1 }
    override func settlePlain(_ rigidAxes: Axis.Set) { settlePlainStack(rigidAxes) }
    override func fetchPlain() -> Bool { fetchPlainStack() }
    override func solveContent(_ axis: Axis, _ proposal: Double?) -> Double { solvePlainStack(axis, proposal) }
    override func solveContentSize(_ offer: CGSize) -> CGSize { solvePlainStack(offer) }

    override func visitPlainContent(_ size: CGSize, _ proposal: ProposedViewSize, _ body: (Node, CGRect) -> Bool) {
        visitPlainStack(size, proposal, body)
    }

    /// What a flowing stack remembers.
    var flowMemo: FlowMemo {
        @inline(__always) get { FlowMemo(memory) }
        @inline(__always)
        _modify {
            var memo = FlowMemo(memory)
            defer { memory = memo.memory }
            yield &memo
        }
    }

    override func solveFlow(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer { solveFlowStack(proposal, flow) }
    override func solveFlowWidths(_ flow: Flow) -> FlowWidths { flowStackWidths(flow) }
    override func solveLeastHeight(_ width: Double?, _ flow: Flow) -> Double { leastFlowStackHeight(width, flow) }
    override func solveLeastHeights(_ flow: Flow) -> FlowBounds { leastFlowStackHeights(flow) }
    override func flowingSpacing(_ flow: Flow) -> ViewSpacing { flowStackSpacing(flow) }

    override func visitFlowContent(_ size: CGSize, _ proposal: ProposedViewSize, _ flow: Flow, _ body: (Node, CGRect) -> Bool) {
        visitFlowStack(size, proposal, flow, body)
    }

    public override func stackAxis(inherited: Axis?) -> Axis? { axis }

    public override func isIndependent(_ view: LayoutSubview) -> Bool {
        let subviews = view.subviews
        guard subviews.allSatisfy(\.isIndependent) else { return false }
        // An explicit guide is a function of both lengths, so the cross length would depend on the proposal along the axis.
        return subviews.count <= 1 || (alignment.isOfFrame && !subviews.contains { $0.mayHaveExplicitGuides })
    }

    // MARK: sizes

    public override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        let subviews = view.subviews
        if let child = onlyChild(view) { return child.length(axis, proposal) }
        guard axis == self.axis else {
            return subviews.reduce(0) { Swift.max($0, $1.length(axis, proposal)) }
        }
        return withShares(subviews, along: proposal, across: nil) { lengths, _, gaps in lengths.reduce(0, +) + gaps }
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        if let child = onlyChild(view) { return child.sizeThatFits(proposal) }
        let across = proposal[axis.other]
        let subviews = view.subviews
        return withShares(subviews, along: proposal[axis], across: across) { lengths, offers, gaps in
            var band = CrossBand()
            for index in lengths.indices {
                band.add(subviews[index], ProposedViewSize(axis, along: offers[index], across: across), alignment)
            }
            return CGSize(axis, along: lengths.reduce(0, +) + gaps, across: band.length)
        }
    }

    /// The children's extent across the axis, around the line of the guide. The line itself is always inside (L8.7).
    struct CrossBand {
        var low = 0.0
        var high = 0.0
        var length: Double { high - low }

        mutating func add(_ subview: LayoutSubview, _ proposal: ProposedViewSize, _ key: AlignmentKey) {
            let size = subview.sizeThatFits(proposal)
            add(start: -subview.guide(key, in: size, proposal: proposal), length: size[key.axis])
        }

        @inline(__always)
        mutating func add(start: Double, length: Double) {
            guard !start.isNaN else { return }
            low = Swift.min(low, start)
            high = Swift.max(high, start + length)
        }
    }

    // MARK: shares

    /// Works out what each child is offered along the axis, and what it answers.
    func withShares<Result>(
        _ subviews: LayoutSubviews, along: Double?, across: Double?,
        _ body: (UnsafeMutableBufferPointer<Double>, UnsafeMutableBufferPointer<Double?>, Double) -> Result
    ) -> Result {
        let count = subviews.count
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { lengths in
            withUnsafeTemporaryAllocation(of: Double?.self, capacity: count) { offers in
                lengths.initialize(repeating: 0)
                offers.initialize(repeating: nil)
                let gaps = totalGaps(subviews)
                if let along {
                    share(along - gaps, subviews, across, lengths, offers)
                } else {
                    for index in 0..<count { lengths[index] = subviews.length(index, axis, along: nil, across: across) }
                }
                return body(lengths, offers, gaps)
            }
        }
    }

    private func share(
        _ length: Double, _ subviews: LayoutSubviews, _ across: Double?,
        _ lengths: UnsafeMutableBufferPointer<Double>, _ offers: UnsafeMutableBufferPointer<Double?>
    ) {
        var shares = StackShares(axis: axis, across: across, available: length, subviews: subviews)
        shares.run(lengths, offers)
    }

    // MARK: gaps

    private func totalGaps(_ subviews: LayoutSubviews) -> Double {
        if let spacing { return spacing * Double(Swift.max(0, subviews.count - 1)) }
        var total = 0.0
        if subviews.count > 1 { for index in 1..<subviews.count { total += gap(before: index, subviews) } }
        return total
    }

    /// The distance that a child and the one before it prefer.
    private func gap(before index: Int, _ subviews: LayoutSubviews) -> Double {
        subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }

    // MARK: place

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        if let child = onlyChild(view) { return child.place(at: .zero, size: size, proposal: proposal) }
        let subviews = view.subviews
        eachPlace(in: size, proposal: proposal, subviews) { index, origin, childSize, inner in
            subviews[index].place(at: origin, size: childSize, proposal: inner)
        }
    }

    /// Every child with its place in a stack of a size (L8.4: nil across becomes the stack's own length).
    private func eachPlace(
        in size: CGSize, proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ body: (Int, CGPoint, CGSize, ProposedViewSize) -> Void
    ) {
        let across = proposal[axis.other] ?? size[axis.other]
        withShares(subviews, along: proposal[axis], across: across) { _, offers, _ in
            var band = CrossBand()
            for index in offers.indices {
                band.add(subviews[index], ProposedViewSize(axis, along: offers[index], across: across), alignment)
            }
            var position = 0.0
            for index in offers.indices {
                let inner = ProposedViewSize(axis, along: offers[index], across: across)
                let childSize = subviews[index].sizeThatFits(inner)
                if index > 0 {
                    let next = position + (spacing ?? gap(before: index, subviews))
                    if !next.isNaN { position = next }
                }
                let offset = -subviews[index].guide(alignment, in: childSize, proposal: inner) - band.low
                let origin = CGSize(axis, along: position, across: offset)
                body(index, CGPoint(x: origin.width, y: origin.height), childSize, inner)
                let end = position + childSize[axis]
                if !end.isNaN { position = end }
            }
        }
    }

    // MARK: what the parent asks

    /// The outer edges of the first and last child along the axis, of all across (L7.6).
    public override func spacing(_ view: LayoutSubview) -> ViewSpacing {
        if let child = onlyChild(view) { return child.spacing }
        return spacing(of: view.subviews.map(\.spacing))
    }

    func spacing(of children: [ViewSpacing]) -> ViewSpacing {
        guard let first = children.first, let last = children.last else { return .zero }
        let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var result = ViewSpacing.empty
        for child in children { result = result.union(child, sides) }
        result = result.union(first, axis == .horizontal ? .leading : .top)
        return result.union(last, axis == .horizontal ? .trailing : .bottom)
    }

    public override func mayHaveExplicitGuides(_ view: LayoutSubview) -> Bool { view.subviews.contains { $0.mayHaveExplicitGuides } }

    public override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        if let child = onlyChild(view) { return child.explicitGuide(key, in: size, proposal: proposal) }
        guard key.propagatesThroughContainers else { return nil }
        var combined = GuideCombination(key)
        let subviews = view.subviews
        eachPlace(in: size, proposal: proposal, subviews) { index, origin, childSize, inner in
            combined.add(subviews[index].explicitGuide(key, in: childSize, proposal: inner), origin: origin)
        }
        return combined.value
    }
}

extension AlignmentKey {
    /// leading, center, trailing and their like: a value of the length alone.
    var isOfFrame: Bool { !propagatesThroughContainers }
}
