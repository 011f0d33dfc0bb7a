// SPDX-License-Identifier: GPL-3.0-or-later

/// What a flowing container answered, with the proposals for which that holds.
///
/// A node *flows* when its answers depend on both lengths of the proposal and on how texts are set, and on nothing else: texts, and frames,
/// padding and stacks around them. As with plain views (`PlainFacts`) the answers then belong to the node, are found without elements, and
/// survive in every tree that the node is in. A text's answer is a step function, so an answer comes with the ranges of proposals for which
/// it holds (`FlowAnswer`), and so does a stack's. Without them every level would ask for some more heights than the one above it.
///
/// The memo changes during layout though nodes are immutable: it is a memory of a pure function, and one thread lays out a tree.
final class FlowMemo {
    @exclusivity(unchecked) private var setting: TextSetting
    @exclusivity(unchecked) var facts = Facts()
    @exclusivity(unchecked) private var first = FlowSlot.empty
    @exclusivity(unchecked) private var second = FlowSlot.empty
    /// The few that need more: those under widths that depend on what was cut.
    @exclusivity(unchecked) private var others: [FlowSlot] = []
    @exclusivity(unchecked) private var next: UInt8 = 0

    private static let otherCount = 6

    /// What is true of every proposal. NaN: not known, or not the same for all.
    struct Facts {
        /// The distances between all children.
        var gaps = Double.nan
        var widths = FlowWidths()
        var hasWidths = false
        /// The height answered to a height of 0 for this width and all larger ones.
        var hasLeast = false
        var leastWidth = Double.nan
        var leastHeight = Double.nan
    }

    init(_ setting: TextSetting) { self.setting = setting }

    /// Forgets everything that was found out for another setting of texts.
    @inline(__always)
    func prepare(for setting: TextSetting) {
        if self.setting !== setting { change(to: setting) }
    }

    private func change(to setting: TextSetting) {
        let isAlike = self.setting.sets(like: setting)
        self.setting = setting
        if isAlike { return }
        facts = Facts()
        first = .empty
        second = .empty
        others.removeAll()
        next = 0
    }

    @inline(__always)
    func answer(to proposal: ProposedViewSize) -> FlowAnswer? {
        if first.holds(for: proposal) { return first.answer }
        if second.holds(for: proposal) { return second.answer }
        return others.first { $0.holds(for: proposal) }?.answer
    }

    /// An answer takes the place of one that it makes needless.
    func remember(_ answer: FlowAnswer) {
        let slot = FlowSlot(answer)
        if first.isIn(answer) {
            first = slot
        } else if second.isIn(answer) {
            second = slot
        } else if let index = others.firstIndex(where: { $0.isIn(answer) }) {
            others[index] = slot
        } else if others.count < Self.otherCount {
            others.append(slot)
        } else {
            others[Int(next)] = slot
            next = (next + 1) % UInt8(Self.otherCount)
        }
    }
}
