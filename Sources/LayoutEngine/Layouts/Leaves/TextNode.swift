// SPDX-License-Identifier: GPL-3.0-or-later

/// Text: hugs its lines, wraps within the proposed width, truncates to the proposed height (L12).
public final class TextNode: RememberingNode, @unchecked Sendable {
    package let runs: [TextRun]
    /// The text as the place where it was last asked sets it: kept over trees, as most texts stand in one place.
    @exclusivity(unchecked) private var prepared: TextLayout?
    /// The number of its setting; 0 without one.
    @exclusivity(unchecked) private var preparedSetting: UInt32 = 0

    /// A text of pieces that may differ in font.
    public init(_ runs: [TextRun], tag: ViewTag? = nil) {
        self.runs = runs
        super.init(tag: tag)
    }

    /// A text in the font of its place.
    public convenience init(_ string: String, tag: ViewTag? = nil) { self.init([TextRun(string)], tag: tag) }

    override var isSelfContainedKind: Bool { true }
    override var readsTextSetting: Bool { true }
    override func huggingAxes(around content: Axis.Set) -> Axis.Set { .both }

    // MARK: layout

    /// The text as its place sets it.
    func layout(_ view: LayoutSubview) -> TextLayout {
        if let prepared, preparedSetting == view.textSettingNumber { return prepared }
        return layout(in: view.environment)
    }

    /// The text as an environment sets it.
    package func layout(in environment: EnvironmentValues) -> TextLayout {
        let setting = environment.textSetting
        if let prepared, preparedSetting == setting.number { return prepared }
        let made = TextLayout(runs: runs, setting: setting)
        (prepared, preparedSetting) = (made, setting.number)
        return made
    }

    /// Without line breaks of its own a text is as wide as all of it, or as nothing, whatever the height.
    override func independence(_ view: LayoutSubview) -> Independence {
        runs.allSatisfy { $0.string.unicodeScalars.allSatisfy { LineBreakClass.of($0) != .mandatory } } ? .widths : .none
    }

    /// Of the width for a width of 0, nil or infinity, which no height changes: for the height that is the least work.
    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        measure(ProposedViewSize(width: proposal, height: proposal), view).width
    }

    private func measure(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> TextMeasurement {
        let layout = layout(view)
        guard view.pass.mayWork(layout.string.utf8.count / Self.charactersOfWork) else { return .zero }
        return layout.measure(width: proposal.width, height: proposal.height)
    }

    /// How many characters of a long text are set in the time that a measurement takes.
    private static let charactersOfWork = 64

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        // All lines have room more often than not, and where one stack has it the others around it have it too.
        if let height = proposal.height, height > 0 {
            let whole = view.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
            if whole.height <= height { return whole }
        }
        let measured = measure(proposal, view)
        return CGSize(width: measured.width, height: measured.height)
    }

    override func spacing(_ view: LayoutSubview) -> ViewSpacing { .text(layout(view).spacing) }

    override func guideAxes(_ view: LayoutSubview) -> Axis.Set { .vertical }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        switch key.kind {
        case .firstTextBaseline: measure(proposal, view).firstBaseline
        case .lastTextBaseline: measure(proposal, view).lastBaseline
        default: nil
        }
    }
}
