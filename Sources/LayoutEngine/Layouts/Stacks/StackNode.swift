// SPDX-License-Identifier: GPL-3.0-or-later

/// HStack and VStack (L8): children are offered shares along the axis, by priority and flexibility, and aligned across it.
public final class StackNode: ContainerNode, @unchecked Sendable {
    package let axis: Axis
    /// The guide on the other axis that lines the children up.
    package let alignment: AlignmentKey
    private let fixedSpacing: OptionalLength
    /// What a self-contained stack found out about its children; that of others belongs to their element.
    @exclusivity(unchecked) private var memory: StackMemory?

    /// A stack of the views that the content lists.
    /// `spacing` is what lies between neighbours, in points; nil: what each pair prefers (L7.2).
    public convenience init(_ content: Node, axis: Axis, alignment: AlignmentKey, spacing: Double?, tag: ViewTag? = nil) {
        self.init(children: content.listed, axis: axis, alignment: alignment, spacing: spacing, tag: tag)
    }

    /// A stack of the views that the content lists. `children` are the views in order, without a node of their own that lists them.
    public init(children: [Node], axis: Axis, alignment: AlignmentKey, spacing: Double?, tag: ViewTag? = nil) {
        self.axis = axis
        self.alignment = alignment
        fixedSpacing = OptionalLength(spacing)
        super.init(opened: Self.given(Self.opened(children), to: axis), tag: tag)
    }

    /// Spacers and Dividers learn the axis at once, so that they need not be elements to know it.
    private static func given(_ children: [Node], to axis: Axis) -> [Node] {
        let haveAxis = children.allSatisfy { $0.facts.isSelfContained || !($0 is SpacerNode || $0 is DividerNode) }
        return haveAxis ? children : children.map { $0.given(to: axis) }
    }

    /// nil: the distance that each pair prefers (L7).
    package var spacing: Double? { fixedSpacing.length }

    /// An infinite distance makes sums that are not lengths; a stack without children of its own has those that a view list gave it.
    override var isSelfContainedKind: Bool { !children.isEmpty && alignment.isBuiltIn && (spacing ?? 0).isFinite }

    override func stackAxis(inherited: Axis?) -> Axis? { axis }

    override func independence(_ view: LayoutSubview) -> Independence {
        let subviews = view.subviews
        let children = subviews.independence
        // One child from a list that may change is aligned, too (L2.4): its guide widens the stack (L8.7).
        if subviews.isEmpty || children == .none || onlyChild(subviews, of: view) != nil { return children }
        // An explicit guide is a function of both lengths, so the cross length would depend on the proposal along the axis.
        let isOfFrames = alignment.isOfFrame && !subviews.contains { $0.maySetGuide(alignment) }
        if children == .full, isOfFrames { return .full }
        // A width of 0, nil or infinity reaches the children as it is, and what they make of it is the stack's, whatever the height.
        if axis == .horizontal { return (spacing ?? 0) < 0 ? .none : min(children, .widths) }
        return isOfFrames ? min(children, .widths) : alignment.isOfFrame ? .guided : .none
    }

    // MARK: sizes

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        let subviews = view.subviews
        if let child = onlyChild(subviews, of: view) { return child.length(axis, proposal) }
        guard axis == self.axis else { return subviews.indices.reduce(0) { Swift.max($0, subviews[$1].length(axis, proposal)) } }
        let inner = ProposedViewSize(axis, along: proposal, across: nil)
        return withShares(subviews, of: view, inner, wantsSizes: false) { $0.length(axis) + $1.total }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let subviews = view.subviews
        if let child = onlyChild(subviews, of: view) { return child.sizeThatFits(proposal) }
        return withShares(subviews, of: view, proposal) { shares, gaps in
            let band = align(shares, subviews, across: proposal[axis.other])
            return CGSize(axis, along: shares.length(axis) + gaps.total, across: band.length)
        }
    }

    /// The children's extent across the axis, around the line of the guide. The line itself is always inside (L8.7).
    private struct CrossBand {
        private(set) var low = 0.0
        private var high = 0.0
        var length: Double { high - low }

        @inline(__always)
        mutating func add(start: Double, length: Double) {
            guard !start.isNaN else { return }
            low = Swift.min(low, start)
            high = Swift.max(high, start + length)
        }
    }

    /// Works out every child's guide, and the band that they fill.
    private func align(_ shares: StackShares.Buffer, _ subviews: LayoutSubviews, across: Double?) -> CrossBand {
        var band = CrossBand()
        for index in shares.indices {
            let size = shares[index].size
            let proposal = ProposedViewSize(axis, along: shares[index].offer, across: across)
            let guide = subviews[index].guide(alignment, in: size, proposal: proposal)
            shares[index].guide = guide
            band.add(start: -guide, length: size[axis.other])
        }
        return band
    }

    // MARK: shares

    /// Works out what each child is offered along the axis, and what it answers.
    /// - Parameters:
    ///   - wantsSizes: are the children's lengths across wanted too?
    ///   - account: is told what is decided; then every child is asked, whatever the stack remembers.
    private func withShares<Result>(
        _ subviews: LayoutSubviews, of view: LayoutSubview, _ proposal: ProposedViewSize, wantsSizes: Bool = true,
        account: UnsafeMutablePointer<StackAccount>? = nil, _ body: (StackShares.Buffer, StackGaps) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: StackShare.self, capacity: subviews.count) { buffer in
            buffer.initialize(repeating: StackShare())
            var memory = account == nil ? memory(of: view) : nil
            let gaps = gaps(subviews, &memory)
            var shares = StackShares(
                axis: axis, across: proposal[axis.other], subviews: subviews, wantsSizes: wantsSizes, account: account)
            shares.run(buffer, along: proposal[axis].map { $0 - gaps.total }, &memory)
            if let memory, memory.isNew { remember(memory, of: view) }
            return body(buffer, gaps)
        }
    }

    /// nil where nothing may be remembered.
    private func memory(of view: LayoutSubview) -> StackMemory? {
        guard let key = view.memoryKey else { return nil }
        let known = facts.isSelfContained ? memory : (view.element.storage as? Element.Kept<StackMemory>)?.value
        return known?.key == key ? known : StackMemory(key: key)
    }

    private func remember(_ found: StackMemory, of view: LayoutSubview) {
        var found = found
        found.isNew = false
        if facts.isSelfContained { memory = found } else { view.element.storage = Element.Kept(found) }
    }

    private func gaps(_ subviews: LayoutSubviews, _ memory: inout StackMemory?) -> StackGaps {
        if let spacing { return StackGaps(spacing, count: subviews.count) }
        if let known = memory?.distances { return StackGaps(known) }
        let distances = StackGaps.distances(of: subviews, along: axis)
        memory?.distances = distances
        return StackGaps(distances)
    }

    // MARK: place

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let subviews = view.subviews
        if let child = onlyChild(subviews, of: view) { return child.place(at: .zero, size: size, proposal: proposal) }
        eachPlace(of: subviews, in: size, proposal: proposal, view) { $0.place(at: $1, size: $2, proposal: $3) }
    }

    /// Every child with its place in a stack of a size (L8.4: nil across becomes the stack's own length).
    private func eachPlace(
        of subviews: LayoutSubviews, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview,
        _ body: GuideCombination.EachPlace
    ) {
        let across = proposal[axis.other] ?? size[axis.other]
        withShares(subviews, of: view, ProposedViewSize(axis, along: proposal[axis], across: across)) { shares, gaps in
            let band = align(shares, subviews, across: across)
            var position = 0.0
            // A step of no length leaves the position.
            func advance(by length: Double) {
                let end = position + length
                if !end.isNaN { position = end }
            }
            for index in shares.indices {
                let share = shares[index]
                if index > 0 { advance(by: gaps[before: index]) }
                let origin = CGPoint(axis, along: position, across: -share.guide - band.low)
                let inner = ProposedViewSize(axis, along: share.offer, across: across)
                body(subviews[index], origin, share.size, inner)
                advance(by: share.size[axis])
            }
        }
    }

    // MARK: what the parent asks

    /// The outer edges of the first and last child along the axis, of all across (L7.6).
    override func spacing(_ view: LayoutSubview) -> ViewSpacing {
        if let child = onlyChild(view) { return child.spacing }
        let children = view.subviews.map(\.spacing)
        guard let first = children.first, let last = children.last else { return .zero }
        let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var result = ViewSpacing.empty
        for child in children { result = result.union(child, sides) }
        result = result.union(first, axis == .horizontal ? .leading : .top)
        return result.union(last, axis == .horizontal ? .trailing : .bottom)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        if let child = onlyChild(view) { return child.explicitGuide(key, in: size, proposal: proposal) }
        return GuideCombination.value(of: key) { eachPlace(of: view.subviews, in: size, proposal: proposal, view, $0) }
    }

    // MARK: account

    /// What the stack decided for a proposal, as `sizeThatFits` and `placeSubviews` decide it.
    /// - Parameter size: its own, where it is placed; nil where it is only measured.
    package func account(_ proposal: ProposedViewSize, placedIn size: CGSize?, _ view: LayoutSubview) -> StackAccount {
        let across = proposal[axis.other] ?? size?[axis.other]
        var account = StackAccount(axis: axis, across: across, proposal: proposal[axis])
        account.gaps = withUnsafeMutablePointer(to: &account) { account in
            let inner = ProposedViewSize(axis, along: proposal[axis], across: across)
            return withShares(view.subviews, of: view, inner, account: account) { $1.lengths }
        }
        return account
    }
}

/// What a stack found out about its children and need not ask again.
struct StackMemory {
    /// What it holds for, as the answers of `SizeMemo` do.
    let key: UInt32
    /// Is there something that the stack does not remember yet?
    var isNew = false
    /// What each pair of neighbours prefers, where the stack has no spacing of its own.
    var distances: [Double]? { didSet { isNew = true } }
    /// The order in which children are offered a length, where it does not depend on what is offered.
    var order: StackOrder? { didSet { isNew = true } }
}

/// The distances between a stack's children (L7).
struct StackGaps {
    /// That of all, or one before each child but the first.
    private let fixed: Double
    private let each: [Double]
    let total: Double
    private let count: Int

    init(_ spacing: Double, count: Int) {
        fixed = spacing
        each = []
        self.count = Swift.max(0, count - 1)
        total = spacing * Double(self.count)
    }

    init(_ distances: [Double]) {
        each = distances
        fixed = 0
        count = each.count
        total = each.reduce(0, +)
    }

    /// The distance that each pair prefers (L7.2).
    static func distances(of subviews: LayoutSubviews, along axis: Axis) -> [Double] {
        let spacings = subviews.map(\.spacing)
        return spacings.indices.dropFirst().map { spacings[$0 - 1].distance(to: spacings[$0], along: axis) }
    }

    @inline(__always)
    subscript(before index: Int) -> Double { each.isEmpty ? fixed : each[index - 1] }

    var lengths: [Double] { (0..<count).map { self[before: $0 + 1] } }
}

extension AlignmentKey {
    /// leading, center, trailing and their like: a value of the length alone.
    var isOfFrame: Bool { !propagatesThroughContainers }
}

extension Alignment {
    var isBuiltIn: Bool { horizontal.key.isBuiltIn && vertical.key.isBuiltIn }
}
