// SPDX-License-Identifier: GPL-3.0-or-later

/// Several views laid out together: what HStack, VStack and ZStack have in common.
open class ContainerNode: Node, @unchecked Sendable {
    /// The views, and what lists views (a ForEach, a condition…), in order.
    public final let children: [Node]

    /// The answer to nil of a plain container.
    @exclusivity(unchecked) final var ideal = CGSize.zero
    /// What a plain container remembers (`PlainMemo`), nil where it is rigid on both axes; or what a flowing stack does (`FlowMemo`).
    /// A piece of memory without an object, that nobody counts references of.
    @exclusivity(unchecked) final var memory: UnsafeMutableRawPointer?
    /// How many answers a plain container has worked out that its memo did not know. Stops at the largest number.
    @exclusivity(unchecked) private final var solves: UInt16 = 0

    /// - Parameter children: as `opened` gives them.
    init(opened children: [Node], tag: ViewTag?) {
        self.children = children
        super.init(tag: tag)
    }

    deinit {
        guard let memory else { return }
        if plain.flows { FlowMemo(memory).end() } else { memory.deallocate() }
    }

    /// What static groups list, without the groups: they are only a way to write it (L2.1).
    static func opened(_ content: Node) -> [Node] {
        guard let group = content as? GroupNode, !group.isDynamic else { return [content] }
        return opened(group.children)
    }

    static func opened(_ children: [Node]) -> [Node] {
        // Shared, not copied: nearly every stack.
        let nodes = NodeView(children)
        let hasGroup = nodes.indices.contains { index in nodes.ask(index) { !$0.isPlain && ($0 as? GroupNode)?.isDynamic == false } }
        return hasGroup ? children.flatMap { opened($0) } : children
    }

    open override var hasGivenChildren: Bool { children.isEmpty }

    open override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var list = ViewList()
        for child in children { child.collect(into: &list, site: site) }
        return list
    }

    /// The one static child of a container is the container, for layout (L2.4).
    final func onlyChild(_ view: LayoutSubview) -> LayoutSubview? {
        let subviews = view.subviews
        return subviews.count == 1 && !view.element.hasDynamicChildren ? subviews[0] : nil
    }

    open override func layoutPriority(_ view: LayoutSubview) -> Double {
        if let child = onlyChild(view) { return child.priority }
        return view.subviews.isEmpty ? -.infinity : 0
    }

    // MARK: as a plain view

    /// Is the container plain around plain children? A subclass that says so says how in the two functions below.
    var isPlainContainer: Bool { false }

    /// Does a plain container flow if one of its children does?
    var flowsAroundTexts: Bool { false }

    /// Are its wishes for distances other than a plain view's? Then it is measured as if it flowed, where wishes are known.
    var hasOwnSpacing: Bool { false }

    /// Works out what a plain container answers to nil, 0 and infinity; to nil alone on rigid axes.
    func settlePlain(_ rigidAxes: Axis.Set) {
        func size(_ proposal: Double?) -> CGSize {
            func length(_ axis: Axis) -> Double { solveContent(axis, rigidAxes.contains(axis: axis) ? nil : proposal) }
            return CGSize(width: length(.horizontal), height: length(.vertical)).sanitized
        }
        ideal = size(nil)
        if rigidAxes != .both { memory = PlainMemo(minimum: size(0), maximum: size(.infinity), room: 0).memory }
    }

    /// The answer on one axis, where the memo does not know it.
    func solveContent(_ axis: Axis, _ proposal: Double?) -> Double { 0 }

    /// The answer to offers on both axes, where the memo knows neither.
    func solveContentSize(_ offer: CGSize) -> CGSize {
        CGSize(width: solveContent(.horizontal, offer.width), height: solveContent(.vertical, offer.height))
    }

    final override func plainFacts() -> PlainFacts {
        // An empty container has wishes for its distances (L2.7).
        let nodes = NodeView(children)
        guard nodes.count > 0, isPlainContainer else { return .none }
        var views: Int32 = 0
        var rigidAxes = Axis.Set.both
        var flows = false
        var isIdentified = false
        for index in nodes.indices {
            let child = nodes.ask(index) { $0.plain }
            guard child.views >= 0 else { return .none }
            flows = flows || child.flows
            isIdentified = isIdentified || child.traits.contains(.identified)
            views = min(views + 1 + child.views, PlainFacts.manyViews)
            rigidAxes.formIntersection(child.rigidAxes)
        }
        if flows || hasOwnSpacing {
            guard flowsAroundTexts else { return .none }
            return PlainFacts(views: views, priority: plainPriority, flows: true).identified(if: isIdentified)
        }
        settlePlain(rigidAxes)
        return PlainFacts(views: views, rigidAxes: rigidAxes, priority: plainPriority).identified(if: isIdentified)
    }

    final override var plainPriority: Double { children.count == 1 ? children[0].priority : 0 }

    /// What a plain container remembers.
    @inline(__always)
    final var memo: PlainMemo? { memory.map { PlainMemo($0) } }

    @inline(__always)
    private func known(_ axis: Axis, _ proposal: Double?, _ memo: PlainMemo) -> Double {
        guard let proposal, !isRigid(axis) else { return ideal[axis] }
        return memo[axis].answer(to: proposal)
    }

    final override func plainAnswers() -> PlainAnswers {
        guard let memo else { return PlainAnswers(ideal: ideal, minimum: ideal, maximum: ideal) }
        return PlainAnswers(ideal: ideal, minimum: memo.minimum, maximum: memo.maximum)
    }

    final override func solvePlain(_ axis: Axis, _ proposal: Double?) -> Double {
        guard let memo else { return ideal[axis] }
        let known = known(axis, proposal, memo)
        guard known.isNaN, let proposal else { return known }
        let answer = sanitized(solveContent(axis, proposal))
        memo[axis].remember(answer, to: proposal)
        countSolve()
        return answer
    }

    final override func solvePlainSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let memo else { return ideal }
        if let last = memo.lastSize(for: proposal) { return last }
        let width = known(.horizontal, proposal.width, memo)
        let height = known(.vertical, proposal.height, memo)
        guard width.isNaN, height.isNaN, let offeredWidth = proposal.width, let offeredHeight = proposal.height else {
            return CGSize(
                width: width.isNaN ? solvePlain(.horizontal, proposal.width) : width,
                height: height.isNaN ? solvePlain(.vertical, proposal.height) : height)
        }
        let answer = solveContentSize(CGSize(width: offeredWidth, height: offeredHeight)).sanitized
        memo[.horizontal].remember(answer.width, to: offeredWidth)
        memo[.vertical].remember(answer.height, to: offeredHeight)
        countSolve()
        countSolve()
        return answer
    }

    private func countSolve() {
        if solves < .max { solves += 1 }
    }

    public final override var plainSolves: Int { Int(solves) }
}
