// SPDX-License-Identifier: GPL-3.0-or-later

/// padding: offers less by the insets and adds them to the answer (L4.1). Negative insets offer more and shrink the answer.
public class PaddingNode: UnaryNode, @unchecked Sendable {
    private let stored: Insets

    /// Most paddings are the same on all edges: those are kept as one number.
    private enum Insets {
        case all(Double)
        indirect case each(EdgeInsets)
    }

    /// A view with room around it; a negative inset lets the content reach outwards.
    public init(_ content: Node, insets: EdgeInsets, tag: ViewTag? = nil) {
        stored = insets == EdgeInsets(.all, insets.top) ? .all(insets.top) : .each(insets)
        super.init(content, tag: tag)
    }

    package var insets: EdgeInsets {
        switch stored {
        case .all(let length): EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        case .each(let insets): insets
        }
    }

    /// The insets where the view stands.
    func insets(_ view: LayoutSubview) -> EdgeInsets { insets }

    /// The padding of an edge without a length (L4.1), on every platform.
    package static let defaultLength = 16.0

    override var isSelfContainedKind: Bool { true }

    /// Endless insets leave nothing of an endless offer.
    override func huggingAxes(around content: Axis.Set) -> Axis.Set {
        insets.horizontal.isFinite && insets.vertical.isFinite ? content : []
    }

    /// Negative insets make a length of 0.
    override func independence(_ view: LayoutSubview) -> Independence {
        let content = view.child.independence
        let insets = insets(view)
        return content != .full && !(insets.horizontal >= 0 && insets.horizontal.isFinite) ? .none : content
    }

    override func length(_ axis: Axis, _ proposal: Double?, _ view: LayoutSubview) -> Double {
        let insets = insets(view)
        return max(0, view.child.length(axis, insets.inside(proposal, axis)) + insets.total(axis))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let insets = insets(view)
        return insets.around(view.child.sizeThatFits(insets.inside(proposal)))
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        let insets = insets(view)
        view.child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: insets.inside(proposal))
    }

    override func layoutPriority(_ view: LayoutSubview) -> Double { 0 }

    /// Padded edges become plain edges (L7.5).
    override func spacing(_ view: LayoutSubview) -> ViewSpacing {
        let insets = insets(view)
        return view.child.spacing.reset(Edge.allCases.reduce(Edge.Set()) { insets[$1] == 0 ? $0 : $0.union(Edge.Set($1)) })
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        let insets = insets(view)
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
