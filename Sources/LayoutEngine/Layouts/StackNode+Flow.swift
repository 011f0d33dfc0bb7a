// SPDX-License-Identifier: GPL-3.0-or-later

/// A stack of plain and flowing views flows (see `FlowMemo`): the same algorithm (L8), asking nodes instead of elements, and keeping account
/// of how far the proposal may go until another answer is due.
extension StackNode {
    // MARK: sizes

    func solveFlowStack(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        if children.count == 1 { return children[0].flowAnswer(proposal, flow) }
        let memo = memo(flow)
        if let known = memo.answer(to: proposal) {
            flow.pass.counters.hits += 1
            return known
        }
        guard flow.pass.mayWork() else { return FlowAnswer(.zero, only: proposal) }
        flow.pass.counters.solves += 1
        let answer = withFlowShares(along: proposal[axis], across: proposal[axis.other], flow) { shares in
            shares.answer(to: proposal, alignment)
        }
        // What was found out after the budget was spent is no answer.
        if flow.pass.stop == nil { memo.remember(answer) }
        return answer
    }

    private func memo(_ flow: Flow) -> FlowMemo {
        guard let memo = flowMemo else {
            let made = FlowMemo(flow.setting)
            flowMemo = made
            return made
        }
        memo.prepare(for: flow.setting)
        return memo
    }

    /// Works out what each child is offered along the axis, and what it answers.
    private func withFlowShares<Result>(along: Double?, across: Double?, _ flow: Flow, _ body: (inout FlowShares) -> Result) -> Result {
        let nodes = NodeView(children)
        return withUnsafeTemporaryAllocation(of: CGSize.self, capacity: nodes.count) { sizes in
            withUnsafeTemporaryAllocation(of: Double?.self, capacity: nodes.count) { offers in
                sizes.initialize(repeating: .zero)
                offers.initialize(repeating: nil)
                var shares = FlowShares(axis: axis, nodes: nodes, flow: flow, gaps: gaps(flow), sizes: sizes, offers: offers)
                shares.run(along: along, across: across)
                return body(&shares)
            }
        }
    }

    /// The widths that do not depend on the height.
    func flowStackWidths(_ flow: Flow) -> FlowWidths {
        if children.count == 1 { return children[0].flowWidths(flow) }
        let memo = memo(flow)
        if !memo.facts.hasWidths {
            memo.facts.widths = solvedFlowWidths(flow)
            memo.facts.hasWidths = true
        }
        return memo.facts.widths
    }

    private func solvedFlowWidths(_ flow: Flow) -> FlowWidths {
        var bands = (minimum: FlowBand(alignment), ideal: FlowBand(alignment), maximum: FlowBand(alignment))
        var totals = FlowWidths(minimum: 0, ideal: 0, maximum: 0)
        let nodes = NodeView(children)
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
        let gaps = gaps(flow)
        func width(_ total: Double, _ band: FlowBand) -> Double {
            total.isNaN ? .nan : axis == .horizontal ? total + gaps : band.length
        }
        let hasTurns = axis == .horizontal && (gaps < 0 || hasPriorities)
        return FlowWidths(
            minimum: hasTurns ? .nan : width(totals.minimum, bands.minimum), ideal: width(totals.ideal, bands.ideal),
            maximum: width(totals.maximum, bands.maximum))
    }

    private var hasPriorities: Bool { children.contains { $0.priority != 0 } }

    /// The height for a height of 0 and for this or any larger width.
    func leastFlowStackHeight(_ width: Double?, _ flow: Flow) -> Double {
        if children.count == 1 { return children[0].leastFlowHeight(width, flow) }
        // What is left of a width for the children of a row may be nothing.
        guard axis == .vertical else { return .nan }
        let memo = memo(flow)
        if memo.facts.hasLeast, memo.facts.leastWidth <= width ?? .infinity { return memo.facts.leastHeight }
        let height = solvedLeastHeight(width, flow)
        memo.facts.hasLeast = true
        memo.facts.leastWidth = width ?? .infinity
        memo.facts.leastHeight = height
        return height
    }

    private func solvedLeastHeight(_ width: Double?, _ flow: Flow) -> Double {
        let gaps = gaps(flow)
        guard gaps >= 0 else { return .nan }
        var total = 0.0
        let nodes = NodeView(children)
        for index in nodes.indices {
            let height = nodes.ask(index) { $0.priority == 0 ? $0.leastFlowHeight(width, flow) : .nan }
            guard height >= 0 else { return .nan }
            total += height
        }
        return total + gaps
    }

    // MARK: gaps

    private func gaps(_ flow: Flow) -> Double {
        if let spacing { return spacing * Double(max(0, children.count - 1)) }
        let memo = memo(flow)
        if !memo.facts.gaps.isNaN { return memo.facts.gaps }
        var total = 0.0
        for index in children.indices.dropFirst() { total += gap(before: index, flow) }
        memo.facts.gaps = total
        return total
    }

    private func gap(before index: Int, _ flow: Flow) -> Double {
        spacing ?? children[index - 1].flowSpacing(flow).distance(to: children[index].flowSpacing(flow), along: axis)
    }

    func flowStackSpacing(_ flow: Flow) -> ViewSpacing {
        children.count == 1 ? children[0].flowSpacing(flow) : spacing(of: children.map { $0.flowSpacing(flow) })
    }

    // MARK: places

    /// Every child with its place (L8.4: nil across becomes the stack's own length).
    func visitFlowStack(_ size: CGSize, _ proposal: ProposedViewSize, _ flow: Flow, _ body: (Node, CGRect) -> Bool) {
        let nodes = NodeView(children)
        if nodes.count == 1 { return children[0].visitFlow(CGRect(origin: .zero, size: size), proposal, flow, body) }
        let across = proposal[axis.other] ?? size[axis.other]
        withFlowShares(along: proposal[axis], across: across, flow) { shares in
            let band = shares.band(alignment)
            var position = 0.0
            for index in nodes.indices {
                let childSize = shares.sizes[index]
                if index > 0 {
                    let next = position + gap(before: index, flow)
                    if !next.isNaN { position = next }
                }
                let offset = -alignment.defaultValue(in: childSize) - band.low
                let origin = CGSize(axis, along: position, across: offset)
                let inner = ProposedViewSize(axis, along: shares.offers[index], across: across)
                let place = PlainPlace(origin: CGPoint(x: origin.width, y: origin.height), size: childSize, proposal: inner)
                nodes.ask(index) { $0.visitFlow(place.frame, inner, flow, body) }
                let end = position + childSize[axis]
                if !end.isNaN { position = end }
            }
        }
    }
}
