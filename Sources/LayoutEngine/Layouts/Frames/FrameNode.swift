// SPDX-License-Identifier: GPL-3.0-or-later

/// frame(width:height:alignment:): a fixed length where one is given, the content's elsewhere (L4.2).
public final class FrameNode: AlignedFrameNode, @unchecked Sendable {
    private let fixedWidth: OptionalLength
    private let fixedHeight: OptionalLength

    /// A negative length counts as 0, a non-finite one as none, each axis by itself (L4.2).
    public init(_ content: Node, width: Double?, height: Double?, alignment: Alignment = .center, tag: ViewTag? = nil) {
        fixedWidth = OptionalLength(Self.valid(width))
        fixedHeight = OptionalLength(Self.valid(height))
        super.init(content, alignment: alignment, tag: tag)
    }

    private static func valid(_ length: Double?) -> Double? {
        guard let length, length.isFinite else { return nil }
        return max(length, 0)
    }

    package var width: Double? { fixedWidth.length }
    package var height: Double? { fixedHeight.length }

    package func fixed(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override var isSelfContainedKind: Bool { alignment.isBuiltIn }

    override func rigidAxes(around content: Axis.Set) -> Axis.Set { content.union(decidedAxes) }

    override func independence(_ view: LayoutSubview) -> Independence {
        if width != nil, height != nil { return .full }
        return width != nil ? max(.widths, view.child.independence) : view.child.independence
    }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        fixed(axis) ?? view.child.length(axis, proposal)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        ProposedViewSize(width: width, height: height).completed(by: view.child.sizeThatFits(inner(proposal)))
    }

    override func contentProposal(_ proposal: ProposedViewSize, in size: CGSize, _ view: LayoutSubview) -> ProposedViewSize {
        inner(proposal)
    }

    override var decidedAxes: Axis.Set { Axis.Set { fixed($0) != nil } }
}
