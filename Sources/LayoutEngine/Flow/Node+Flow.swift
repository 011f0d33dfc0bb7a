// SPDX-License-Identifier: GPL-3.0-or-later

/// What flowing views are asked on behalf of: how texts are set at their place, and the pass with its budget.
/// Whoever makes one holds both: nothing is counted where questions come by millions of times.
struct Flow {
    let setting: Unmanaged<TextSetting>
    private let pass: Unmanaged<LayoutPass>

    init(setting: TextSetting, pass: LayoutPass) {
        self.setting = .passUnretained(setting)
        self.pass = .passUnretained(pass)
    }

    /// The number of the setting, by which memos know it.
    var number: UInt32 {
        @inline(__always) get { setting._withUnsafeGuaranteedRef { $0.number } }
    }

    /// Asks how texts are set.
    @inline(__always)
    func steps<Answer>(_ question: (borrowing TextSteps) -> Answer) -> Answer { setting._withUnsafeGuaranteedRef { question($0.steps) } }

    /// Counts an answer that was remembered.
    @inline(__always)
    func countHit() { pass._withUnsafeGuaranteedRef { $0.counters.hits += 1 } }

    /// Counts an answer that has to be worked out; false when the budget is spent.
    @inline(__always)
    func maySolve() -> Bool {
        pass._withUnsafeGuaranteedRef {
            guard $0.mayWork() else { return false }
            $0.counters.solves += 1
            return true
        }
    }

    /// Has the budget been spent?
    var isStopped: Bool {
        @inline(__always) get { pass._withUnsafeGuaranteedRef { $0.isStopped } }
    }
}

extension Node {
    /// The answer of a plain or flowing view.
    @inline(__always)
    final func flowAnswer(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        if plain.flows { return solvedFlow(proposal, flow) }
        return FlowAnswer(
            plainSize(proposal), widths: plainRange(.horizontal, proposal.width), heights: plainRange(.vertical, proposal.height))
    }

    private func plainRange(_ axis: Axis, _ proposal: Double?) -> FlowRange {
        isRigid(axis) ? .all : FlowRange(only: proposal)
    }

    @inline(__always)
    private func solvedFlow(_ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        var answer = solveFlow(proposal, flow)
        answer.size = CGSize(width: sanitized(answer.size.width), height: sanitized(answer.size.height))
        return answer
    }

    /// The widths of a plain or flowing view that do not depend on the height.
    @inline(__always)
    final func flowWidths(_ flow: Flow) -> FlowWidths {
        if plain.flows { return solveFlowWidths(flow) }
        return FlowWidths(
            minimum: plainLength(.horizontal, 0), ideal: plainLength(.horizontal, nil), maximum: plainLength(.horizontal, .infinity))
    }

    /// The height of a plain or flowing view for a height of 0 and for this or any larger width; NaN where widths differ.
    @inline(__always)
    final func leastFlowHeight(_ width: Double?, _ flow: Flow) -> Double {
        plain.flows ? solveLeastHeight(width, flow) : plainLength(.vertical, 0)
    }

    /// Between what heights a plain or flowing view's answers to a height of 0 lie, whatever the width; NaN where that is not known.
    @inline(__always)
    final func leastFlowHeights(_ flow: Flow) -> FlowBounds {
        plain.flows ? solveLeastHeights(flow) : FlowBounds(only: plainLength(.vertical, 0))
    }

    /// As `visitPlain`.
    final func visitFlow(_ frame: CGRect, _ proposal: ProposedViewSize, _ flow: Flow, _ body: (Node, CGRect) -> Bool) {
        guard plain.flows else { return visitPlain(frame, proposal, body) }
        if body(self, frame) { visitFlowContent(frame.size, proposal, flow, body) }
    }

    /// The wishes of a plain or flowing view for its distances.
    final func flowSpacing(_ flow: Flow) -> ViewSpacing { plain.flows ? flowingSpacing(flow) : plainSpacing }
}
