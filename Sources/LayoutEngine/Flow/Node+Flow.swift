// SPDX-License-Identifier: GPL-3.0-or-later

/// What flowing views are asked on behalf of: how texts are set at their place, and the pass with its budget.
/// Whoever makes one holds both: nothing is counted where questions come by millions of times.
struct Flow {
    unowned(unsafe) let setting: TextSetting
    unowned(unsafe) let pass: LayoutPass
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

    /// As `visitPlain`.
    final func visitFlow(_ frame: CGRect, _ proposal: ProposedViewSize, _ flow: Flow, _ body: (Node, CGRect) -> Bool) {
        guard plain.flows else { return visitPlain(frame, proposal, body) }
        if body(self, frame) { visitFlowContent(frame.size, proposal, flow, body) }
    }

    /// The wishes of a plain or flowing view for its distances.
    final func flowSpacing(_ flow: Flow) -> ViewSpacing { plain.flows ? flowingSpacing(flow) : .plain }
}
