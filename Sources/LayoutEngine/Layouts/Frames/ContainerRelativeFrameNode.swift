// SPDX-License-Identifier: GPL-3.0-or-later

/// containerRelativeFrame: a fixed frame of a length taken from the nearest container (S10).
public final class ContainerRelativeFrameNode: AlignedFrameNode, @unchecked Sendable {
    /// How a length follows from the container's.
    public enum Measure {
        /// The container's whole length (S10.6).
        case whole
        /// `span` of `count` columns with `spacing` between them (S10.4).
        case columns(count: Int, span: Int, spacing: Double)
        /// A function of the container's length (S10.5).
        case custom((Double, Axis, ViewSite) -> Double)

        func length(_ container: Double, _ axis: Axis, _ site: @autoclosure () -> ViewSite) -> Double {
            switch self {
            case .whole: return container
            case .columns(let count, let span, let spacing):
                return Self.column(of: container, count: count, spacing: spacing) * Double(span) + spacing * Double(max(span, 1) - 1)
            case .custom(let body): return body(container, axis, site())
            }
        }

        /// One of the columns into which a container's length is divided; fewer than one count as one (S10.4).
        package static func column(of container: Double, count: Int, spacing: Double) -> Double {
            let columns = Double(max(count, 1))
            return (container - spacing * (columns - 1)) / columns
        }
    }

    package let axes: Axis.Set
    package let measure: Measure

    /// A view that is measured by the container around it: the nearest scroll view, column or window (S10.1).
    public init(_ content: Node, axes: Axis.Set, alignment: Alignment = .center, measure: Measure, tag: ViewTag? = nil) {
        self.axes = axes
        self.measure = measure
        super.init(content, alignment: alignment, tag: tag)
    }

    /// The size of the container as it stands, for what explains a frame.
    package func container(_ view: LayoutSubview) -> CGSize { view.environment[EnvironmentKeys.containerSize].size }

    private func fixed(_ axis: Axis, _ view: LayoutSubview) -> Double? {
        guard axes.contains(axis: axis) else { return nil }
        let container = view.environment[EnvironmentKeys.containerSize].length(axis)
        return max(0, measure.length(container, axis, view.element.site(view.pass)).nanAsZero)
    }

    override var hasVolatileSize: Bool { true }
    override func independence(_ view: LayoutSubview) -> Independence { .none }

    override func contentProposal(_ proposal: ProposedViewSize, in size: CGSize, _ view: LayoutSubview) -> ProposedViewSize {
        ProposedViewSize { fixed($0, view) ?? proposal[$0] }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let fixed = ProposedViewSize { self.fixed($0, view) }
        return fixed.completed(by: view.child.sizeThatFits(ProposedViewSize { fixed[$0] ?? proposal[$0] }))
    }

    override var decidedAxes: Axis.Set { axes }
}
