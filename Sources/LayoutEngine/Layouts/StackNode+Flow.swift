// SPDX-License-Identifier: GPL-3.0-or-later

/// A stack of plain and flowing views flows (see `FlowMemo`): the same algorithm (L8), asking nodes instead of elements, and keeping account
/// of how far the proposal may go until another answer is due.
extension StackNode {
    // MARK: sizes

    func solveFlowStack(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        let nodes = NodeView(children)
        if nodes.count == 1 { return nodes.flowAnswer(0, proposal, flow) }
        prepareMemo(flow)
        if let known = flowMemo.answer(to: proposal) {
            flow.countHit()
            return known
        }
        return solveFlowStack(nodes, proposal, flow)
    }

    private func solveFlowStack(_ nodes: NodeView, _ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        guard flow.maySolve() else { return FlowAnswer(.zero, only: proposal) }
        let answer = withFlowShares(nodes, along: proposal[axis], across: proposal[axis.other], flow) { shares in
            shares.answer(to: proposal, alignment.frameGuide)
        }
        // What was found out after the budget was spent is no answer.
        if !flow.isStopped { flowMemo.remember(answer) }
        return answer
    }

    @inline(__always)
    private func prepareMemo(_ flow: Flow) {
        if !flowMemo.isPrepared(for: flow.number) { flowMemo.start(for: flow.number, flowFacts(flow)) }
    }

    /// Works out what each child is offered along the axis, and what it answers.
    @inline(__always)
    private func withFlowShares<Result>(
        _ nodes: NodeView, along: Double?, across: Double?, _ flow: Flow, _ body: (inout FlowShares) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: FlowShare.self, capacity: nodes.count) { buffer in
            var shares = FlowShares(axis, nodes, flowMemo.facts, flow, buffer)
            shares.run(along: along, across: across)
            return body(&shares)
        }
    }

    // MARK: facts

    private func flowFacts(_ flow: Flow) -> FlowMemo.Facts {
        var facts = FlowMemo.Facts()
        let nodes = NodeView(children)
        for index in nodes.indices where nodes.ask(index, { $0.priority != 0 }) { facts.hasPriorities = true }
        facts.gaps = (spacing ?? 0) * Double(max(0, nodes.count - 1))
        if spacing == nil { for index in nodes.indices.dropFirst() { facts.gaps += gap(before: index, flow) } }
        return facts
    }

    private func gap(before index: Int, _ flow: Flow) -> Double {
        spacing ?? children[index - 1].flowSpacing(flow).distance(to: children[index].flowSpacing(flow), along: axis)
    }

    func flowStackSpacing(_ flow: Flow) -> ViewSpacing {
        children.count == 1 ? children[0].flowSpacing(flow) : spacing(of: children.map { $0.flowSpacing(flow) })
    }

    /// The widths that do not depend on the height.
    func flowStackWidths(_ flow: Flow) -> FlowWidths {
        let nodes = NodeView(children)
        if nodes.count == 1 { return nodes.ask(0) { $0.flowWidths(flow) } }
        prepareMemo(flow)
        if !flowMemo.facts.hasWidths {
            let widths = solvedFlowWidths(nodes, flowMemo.facts, flow)
            flowMemo.facts.widths = widths
            flowMemo.facts.hasWidths = true
        }
        return flowMemo.facts.widths
    }

    private func solvedFlowWidths(_ nodes: NodeView, _ facts: FlowMemo.Facts, _ flow: Flow) -> FlowWidths {
        let guide = alignment.frameGuide
        var bands = (minimum: FlowBand(guide), ideal: FlowBand(guide), maximum: FlowBand(guide))
        var totals = FlowWidths(minimum: 0, ideal: 0, maximum: 0)
        for index in nodes.indices {
            let widths = nodes.ask(index) { $0.flowWidths(flow) }
            // Who answers less than nothing leaves the others more than nothing. A sum with NaN is NaN.
            totals.minimum += widths.minimum < 0 ? .nan : widths.minimum
            totals.ideal += widths.ideal
            totals.maximum += widths.maximum
            bands.minimum.add(widths.minimum)
            bands.ideal.add(widths.ideal)
            bands.maximum.add(widths.maximum)
        }
        func width(_ total: Double, _ band: FlowBand) -> Double {
            total.isNaN ? .nan : axis == .horizontal ? total + facts.gaps : band.length
        }
        let hasTurns = axis == .horizontal && (facts.gaps < 0 || facts.hasPriorities)
        return FlowWidths(
            minimum: hasTurns ? .nan : width(totals.minimum, bands.minimum), ideal: width(totals.ideal, bands.ideal),
            maximum: width(totals.maximum, bands.maximum))
    }

    /// The height for a height of 0 and for this or any larger width.
    func leastFlowStackHeight(_ width: Double?, _ flow: Flow) -> Double {
        let nodes = NodeView(children)
        if nodes.count == 1 { return nodes.ask(0) { $0.leastFlowHeight(width, flow) } }
        // What is left of a width for the children of a row may be nothing.
        guard axis == .vertical else { return .nan }
        prepareMemo(flow)
        if flowMemo.facts.hasLeast, flowMemo.facts.leastWidth <= width ?? .infinity { return flowMemo.facts.leastHeight }
        let height = solvedLeastHeight(nodes, flowMemo.facts, width, flow)
        flowMemo.facts.hasLeast = true
        flowMemo.facts.leastWidth = width ?? .infinity
        flowMemo.facts.leastHeight = height
        return height
    }

    private func solvedLeastHeight(_ nodes: NodeView, _ facts: FlowMemo.Facts, _ width: Double?, _ flow: Flow) -> Double {
        guard facts.gaps >= 0, !facts.hasPriorities else { return .nan }
        var total = 0.0
        for index in nodes.indices {
            let height = nodes.ask(index) { $0.leastFlowHeight(width, flow) }
            guard height >= 0 else { return .nan }
            total += height
        }
        return total + facts.gaps
    }

    /// Between what heights those for a height of 0 lie. In a column they add up, in a row the highest counts.
    func leastFlowStackHeights(_ flow: Flow) -> FlowBounds {
        let nodes = NodeView(children)
        if nodes.count == 1 { return nodes.ask(0) { $0.leastFlowHeights(flow) } }
        prepareMemo(flow)
        if !flowMemo.facts.hasLeasts {
            let leasts = solvedLeastHeights(nodes, flowMemo.facts, flow)
            flowMemo.facts.leasts = leasts
            flowMemo.facts.hasLeasts = true
        }
        return flowMemo.facts.leasts
    }

    private func solvedLeastHeights(_ nodes: NodeView, _ facts: FlowMemo.Facts, _ flow: Flow) -> FlowBounds {
        let isColumn = axis == .vertical
        guard !isColumn || (facts.gaps >= 0 && !facts.hasPriorities) else { return .unknown }
        var result = FlowBounds(only: 0)
        for index in nodes.indices {
            let child = nodes.ask(index) { $0.leastFlowHeights(flow) }
            guard child.low >= 0 else { return .unknown }
            result.low = isColumn ? result.low + child.low : max(result.low, child.low)
            result.high = isColumn ? result.high + child.high : max(result.high, child.high)
        }
        return isColumn ? FlowBounds(low: result.low + facts.gaps, high: result.high + facts.gaps) : result
    }

    // MARK: places

    /// Every child with its place (L8.4: nil across becomes the stack's own length).
    func visitFlowStack(_ size: CGSize, _ proposal: ProposedViewSize, _ flow: Flow, _ body: (Node, CGRect) -> Bool) {
        let nodes = NodeView(children)
        if nodes.count == 1 { return nodes.ask(0) { $0.visitFlow(CGRect(origin: .zero, size: size), proposal, flow, body) } }
        prepareMemo(flow)
        let across = proposal[axis.other] ?? size[axis.other]
        withFlowShares(nodes, along: proposal[axis], across: across, flow) { shares in
            let guide = alignment.frameGuide
            let start = shares.band(guide).low
            var position = 0.0
            for index in nodes.indices {
                let share = shares.shares[index]
                if index > 0 {
                    let next = position + gap(before: index, flow)
                    if !next.isNaN { position = next }
                }
                let offset = -guide.value(in: share.size[axis.other]) - start
                let origin = axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
                let inner = ProposedViewSize(axis, along: proposal[axis] == nil ? nil : share.offer, across: across)
                let place = PlainPlace(origin: origin, size: share.size, proposal: inner)
                nodes.ask(index) { $0.visitFlow(place.frame, inner, flow, body) }
                let end = position + share.size[axis]
                if !end.isNaN { position = end }
            }
        }
    }
}
