// SPDX-License-Identifier: GPL-3.0-or-later

/// padding: offers less by the insets and adds them to the answer (L4.1). Negative insets offer more and shrink the answer.
public final class PaddingNode: UnaryNode, @unchecked Sendable {
    private let stored: Insets

    /// Most paddings are the same on all edges: those are kept as one number.
    private enum Insets {
        case all(Double)
        indirect case each(EdgeInsets)
    }

    public init(_ content: Node, insets: EdgeInsets, tag: ViewTag? = nil) {
        stored = insets == EdgeInsets(.all, insets.top) ? .all(insets.top) : .each(insets)
        super.init(content, tag: tag)
    }

    public var insets: EdgeInsets {
        switch stored {
        case .all(let length): EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        case .each(let insets): insets
        }
    }

    /// The padding of an edge without a length (L4.1), on every platform.
    public static let defaultLength = 16.0

    public override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        max(0, view.child.length(axis, insets.inside(proposal, axis)) + insets.total(axis))
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let insets = insets
        return insets.around(view.child.sizeThatFits(insets.inside(proposal)))
    }

    public override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        view.child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: insets.inside(proposal))
    }

    override var isPlainLayer: Bool { true }
    override var plainPriority: Double { PriorityForwarding.resetByLayout }

    override func solvePlain(_ axis: Axis, _ proposal: Double?) -> Double {
        max(0, content.plainLength(axis, insets.inside(proposal, axis)) + insets.total(axis))
    }

    override func solvePlainSize(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets
        return insets.around(content.plainSize(insets.inside(proposal)))
    }

    override func plainAnswers() -> PlainAnswers {
        let insets = insets
        // Nothing and everything are offered as they are, unless insets are negative.
        guard insets.horizontal >= 0, insets.vertical >= 0, insets.horizontal.isFinite, insets.vertical.isFinite else {
            return super.plainAnswers()
        }
        let answers = content.settledAnswers()
        return PlainAnswers(
            ideal: insets.around(answers.ideal), minimum: insets.around(answers.minimum), maximum: insets.around(answers.maximum))
    }

    override func plainPlace(in size: CGSize, _ proposal: ProposedViewSize) -> PlainPlace {
        let insets = insets
        let inner = insets.inside(proposal)
        return PlainPlace(origin: CGPoint(x: insets.leading, y: insets.top), size: content.plainSize(inner), proposal: inner)
    }

    override func solveFlow(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        let insets = insets
        let answer = content.flowAnswer(insets.inside(proposal), flow)
        return FlowAnswer(
            insets.around(answer.size),
            widths: answer.widths.around(insets: insets.horizontal, of: proposal.width),
            heights: answer.heights.around(insets: insets.vertical, of: proposal.height))
    }

    override func solveFlowWidths(_ flow: Flow) -> FlowWidths {
        var widths = content.flowWidths(flow).map { $0.isNaN ? .nan : max(0, $0 + insets.horizontal) }
        // Negative insets offer more than nothing.
        if insets.horizontal < 0 { widths.minimum = .nan }
        return widths
    }

    override func solveLeastHeight(_ width: Double?, _ flow: Flow) -> Double {
        guard insets.vertical >= 0 else { return .nan }
        return content.leastFlowHeight(insets.inside(width, .horizontal), flow) + insets.vertical
    }

    override func solveLeastHeights(_ flow: Flow) -> FlowBounds {
        guard insets.vertical >= 0 else { return .unknown }
        let inner = content.leastFlowHeights(flow)
        return FlowBounds(low: inner.low + insets.vertical, high: inner.high + insets.vertical)
    }

    override func flowPlace(in size: CGSize, _ proposal: ProposedViewSize, _ flow: Flow) -> PlainPlace {
        let inner = insets.inside(proposal)
        let childSize = content.flowAnswer(inner, flow).size
        return PlainPlace(origin: CGPoint(x: insets.leading, y: insets.top), size: childSize, proposal: inner)
    }

    override func flowingSpacing(_ flow: Flow) -> ViewSpacing { spacing(around: content.flowSpacing(flow)) }

    public override func layoutPriority(_ view: LayoutSubview) -> Double { PriorityForwarding.resetByLayout }

    /// Padded edges become plain edges (L7.5).
    public override func spacing(_ view: LayoutSubview) -> ViewSpacing { spacing(around: view.child.spacing) }

    private func spacing(around spacing: ViewSpacing) -> ViewSpacing {
        var edges: Edge.Set = []
        for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
        return spacing.reset(edges)
    }

    public override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        let inner = insets.inside(proposal)
        let value = view.child.explicitGuide(key, in: view.child.sizeThatFits(inner), proposal: inner)
        return value.map { $0 + insets.start(key.axis) }
    }
}

extension EdgeInsets {
    /// What is left of a proposal; nothing is offered less than 0.
    @inline(__always)
    fileprivate func inside(_ proposal: Double?, _ axis: Axis) -> Double? { proposal.map { max(0, $0 - total(axis)) } }

    @inline(__always)
    fileprivate func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: inside(proposal.width, .horizontal), height: inside(proposal.height, .vertical))
    }

    /// The answer with the insets around it.
    @inline(__always)
    fileprivate func around(_ size: CGSize) -> CGSize {
        CGSize(width: max(0, size.width + horizontal), height: max(0, size.height + vertical))
    }
}

/// Does layoutPriority pass through frames and padding? Sources disagree (L16.2); this is the one place that decides.
enum PriorityForwarding {
    static let resetByLayout = 0.0
}
