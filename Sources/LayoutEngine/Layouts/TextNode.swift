// SPDX-License-Identifier: GPL-3.0-or-later

/// Text: hugs its lines, wraps within the proposed width, truncates to the proposed height (L12).
public final class TextNode: Node, @unchecked Sendable {
    public let runs: [TextRun]

    public init(_ runs: [TextRun], tag: ViewTag? = nil) {
        self.runs = runs
        super.init(tag: tag)
    }

    public convenience init(_ string: String, tag: ViewTag? = nil) {
        self.init([TextRun(string)], tag: tag)
    }

    // MARK: as a flowing view (see `FlowMemo`)

    /// The text as it was last set, and the setting: kept over trees, as most texts stand in one place.
    @exclusivity(unchecked) private var layout: TextLayout?
    @exclusivity(unchecked) private var setting: TextSetting?
    /// What is asked again and again of the text in this setting: its widths, and the latest answer for which it was set.
    @exclusivity(unchecked) private var place: ObjectIdentifier?
    @exclusivity(unchecked) private var widths = FlowWidths()
    @exclusivity(unchecked) private var known = FlowSlot.empty

    /// The text as a place sets it.
    func layout(_ setting: TextSetting) -> TextLayout {
        if self.setting === setting, let layout { return layout }
        let kept = self.setting?.sets(like: setting) == true ? layout : nil
        let result = kept ?? TextLayout(runs: runs, setting: setting)
        if kept == nil {
            known = .empty
            widths = result.flowWidths
        }
        layout = result
        self.setting = setting
        place = ObjectIdentifier(setting)
        return result
    }

    /// Comparing names of objects counts no references; the setting is held, so its name is its own.
    @inline(__always)
    private func isSet(for flow: Flow) -> Bool { place == ObjectIdentifier(flow.setting) }

    override func plainFacts() -> PlainFacts { .flowingLeaf }

    override func solveFlow(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        if isSet(for: flow), known.holds(for: proposal) { return known.answer }
        let answer = layout(flow.setting).flowAnswer(proposal)
        // The heights above which all is shown are those that come again.
        if answer.heights.hasNil { known = FlowSlot(answer) }
        return answer
    }

    override func solveFlowWidths(_ flow: Flow) -> FlowWidths { isSet(for: flow) ? widths : layout(flow.setting).flowWidths }

    override func solveLeastHeight(_ width: Double?, _ flow: Flow) -> Double {
        (width ?? 1) > 0 ? layout(flow.setting).leastHeight : .nan
    }

    override func flowingSpacing(_ flow: Flow) -> ViewSpacing { .text(layout(flow.setting).spacing) }

    // MARK: in general

    public func layout(_ view: LayoutSubview) -> TextLayout { layout(of: view.element) }

    /// The text as its place sets it.
    public func layout(of element: Element) -> TextLayout { layout(element.textSetting) }

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
