// SPDX-License-Identifier: GPL-3.0-or-later

/// Text: hugs its lines, wraps within the proposed width, truncates to the proposed height (L12).
public final class TextNode: Node, @unchecked Sendable {
    /// Of a text of one run that is set as its place says: nearly every one.
    private let string: String
    /// What only other texts need, and who asks for more than sizes.
    @exclusivity(unchecked) private var prepared: PreparedText?
    /// The common text in the setting where it was last asked.
    @exclusivity(unchecked) private var paragraph = ParagraphMemo()

    public init(_ runs: [TextRun], tag: ViewTag? = nil) {
        let isCommon = runs.count == 1 && runs[0].isWithoutWishes
        string = isCommon ? runs[0].string : ""
        prepared = isCommon ? nil : PreparedText(runs)
        super.init(tag: tag)
    }

    public init(_ string: String, tag: ViewTag? = nil) {
        self.string = string
        super.init(tag: tag)
    }

    public var runs: [TextRun] { prepared?.runs ?? [TextRun(string)] }

    private var preparation: PreparedText {
        if let prepared { return prepared }
        let made = PreparedText([TextRun(string)])
        prepared = made
        return made
    }

    // MARK: as a flowing view (see `FlowMemo`)

    override func plainFacts() -> PlainFacts { .flowingLeaf }

    /// The text as a paragraph, if it is one, ready to be asked.
    @inline(__always)
    private func isParagraph(_ flow: Flow) -> Bool {
        if paragraph.setting != flow.number { paragraph = ParagraphMemo(string, isCommon: prepared?.isOwn != true, flow) }
        return paragraph.exists
    }

    override func solveFlow(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        guard isParagraph(flow) else { return preparation.flowAnswer(proposal, flow) }
        return paragraph.answer(string, proposal, flow)
    }

    override func solveFlowWidths(_ flow: Flow) -> FlowWidths {
        guard isParagraph(flow) else { return preparation.layout(flow).flowWidths }
        let natural = flow.steps { $0.grid.up(paragraph.natural(string, $0)) }
        return FlowWidths(minimum: 0, ideal: natural, maximum: natural)
    }

    override func solveLeastHeight(_ width: Double?, _ flow: Flow) -> Double {
        guard (width ?? 1) > 0 else { return .nan }
        return isParagraph(flow) ? flow.steps { $0.leastHeight } : preparation.layout(flow).leastHeight
    }

    /// Nothing in no room at all, else a line.
    override func solveLeastHeights(_ flow: Flow) -> FlowBounds {
        let height = isParagraph(flow) ? flow.steps { $0.leastHeight } : preparation.layout(flow).leastHeight
        return FlowBounds(low: height.isNaN ? .nan : 0, high: height)
    }

    override func flowingSpacing(_ flow: Flow) -> ViewSpacing {
        isParagraph(flow) ? flow.setting._withUnsafeGuaranteedRef { $0.spacing } : .text(preparation.layout(flow).spacing)
    }

    // MARK: in general

    public func layout(_ view: LayoutSubview) -> TextLayout { layout(of: view.element) }

    /// The text as its place sets it.
    public func layout(of element: Element) -> TextLayout { preparation.layout(element.textSetting) }

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let measured = layout(view).measure(width: proposal.width, height: proposal.height)
        return CGSize(width: measured.width, height: measured.height)
    }

    public override func spacing(_ view: LayoutSubview) -> ViewSpacing { .text(layout(view).spacing) }

    public override func mayHaveExplicitGuides(_ view: LayoutSubview) -> Bool { true }

    public override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        switch key.kind {
        case .firstTextBaseline: layout(view).measure(width: proposal.width, height: proposal.height).firstBaseline
        case .lastTextBaseline: layout(view).measure(width: proposal.width, height: proposal.height).lastBaseline
        default: nil
        }
    }
}
