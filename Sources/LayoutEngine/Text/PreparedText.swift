// SPDX-License-Identifier: GPL-3.0-or-later

/// A text with runs of its own, and as it was last set: kept over trees, as most texts stand in one place.
final class PreparedText {
    let runs: [TextRun]
    /// Is it set otherwise than its place says?
    let isOwn: Bool
    @exclusivity(unchecked) private var layout: TextLayout?
    /// The latest answer for which it was set.
    @exclusivity(unchecked) private var known = FlowAnswer.none

    init(_ runs: [TextRun]) {
        self.runs = runs
        isOwn = runs.count != 1 || !runs[0].isWithoutWishes
    }

    /// The text as a place sets it.
    func layout(_ setting: TextSetting) -> TextLayout {
        if let layout, layout.setting === setting { return layout }
        let made = TextLayout(runs: runs, setting: setting)
        known = .none
        layout = made
        return made
    }

    func layout(_ flow: Flow) -> TextLayout { flow.setting._withUnsafeGuaranteedRef { layout($0) } }

    func flowAnswer(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        let layout = layout(flow)
        if known.holds(for: proposal) { return known }
        let answer = layout.flowAnswer(proposal)
        // The heights above which all is shown are those that come again.
        if answer.hasNilHeight { known = answer }
        return answer
    }
}
