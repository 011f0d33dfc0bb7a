// SPDX-License-Identifier: GPL-3.0-or-later

/// Records what was asked and answered, in order, at the one place where parents reach children.
public final class LayoutTrace {
    public struct Step {
        public let element: Element
        public let proposal: ProposedViewSize
        public let size: CGSize
    }

    public private(set) var steps: [Step] = []
    private let limit: Int

    public init(limit: Int = 100_000) { self.limit = limit }

    func record(_ element: Element, _ proposal: ProposedViewSize, _ size: CGSize) {
        if steps.count < limit { steps.append(Step(element: element, proposal: proposal, size: size)) }
    }
}
