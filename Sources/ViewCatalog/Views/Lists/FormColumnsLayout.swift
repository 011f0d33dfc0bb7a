// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The rows of a form that does not scroll: below each other, the labels of controls in a column that ends where the values begin (L3.18).
struct FormColumnsLayout: LayoutAlgorithm {
    /// Where the value of a row begins; what has no label is a value.
    private static let value = AlignmentKey(.horizontal, .custom("ColumnsFormStyle.value"))

    /// The style of forms on macOS; elsewhere it has to be asked for.
    static func isUsed(in environment: EnvironmentValues) -> Bool {
        switch environment[CatalogKeys.formStyle].styleName ?? "automatic" {
        case "columns": true
        case "automatic": environment.traits.platform == .macOS
        default: false
        }
    }

    static func around(_ rows: Node, tag: ViewTag?) -> Node {
        let marked = EnvironmentNode(rows) { $0.setting(CatalogKeys.isInFormColumns, to: true, by: $1) }
        return CustomLayoutNode(marked, algorithm: FormColumnsLayout(), tag: tag)
    }

    /// A control and its label in a row of such a form.
    static func row(_ label: Node, _ control: Node, tag: ViewTag? = nil) -> Node {
        ControlMaker.beside(label, GuideNode(control, key: value) { _, _ in 0 }, tag: tag)
    }

    var stackAxis: Axis? { .vertical }

    func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> CGSize {
        rows(proposal, view).reduce(.zero) { CGSize(width: max($0.width, $1.end.x), height: $1.end.y) }
    }

    func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> [LayoutPlace?] {
        rows(proposal, view).map { LayoutPlace(point: $0.origin, anchor: UnitPoint(x: 0, y: 0), proposal: $0.proposal) }
    }

    func spacing(_ view: LayoutSubview, _ cache: LayoutCache) -> ViewSpacing? { nil }

    private struct Row {
        let origin: CGPoint
        let size: CGSize
        let proposal: ProposedViewSize

        var end: CGPoint { CGPoint(x: origin.x + size.width, y: origin.y + size.height) }
    }

    private func rows(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> [Row] {
        let labels = view.subviews.map { Self.labelWidth($0, .unspecified) }
        let widest = labels.max() ?? 0
        let widths = labels.map { label in proposal.width.map { max($0 - widest + label, 0) } }
        let gaps = [0] + zip(view.subviews, view.subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .vertical) }
        let heights = Self.heights(of: view.subviews, widths, in: proposal.height.map { $0 - gaps.reduce(0, +) })
        var top = 0.0
        return view.subviews.indices.map { index in
            let offer = ProposedViewSize(width: widths[index], height: heights[index])
            let size = view.subviews[index].sizeThatFits(offer)
            let origin = CGPoint(x: widest - Self.labelWidth(view.subviews[index], offer), y: top + gaps[index])
            top = origin.y + size.height
            return Row(origin: origin, size: size, proposal: offer)
        }
    }

    private static func labelWidth(_ row: LayoutSubview, _ proposal: ProposedViewSize) -> Double {
        row.guide(value, in: row.sizeThatFits(proposal), proposal: proposal)
    }

    /// Rows that are as high as they may be share what the others, as high as they like, leave.
    private static func heights(of rows: LayoutSubviews, _ widths: [Double?], in height: Double?) -> [Double?] {
        guard let height else { return widths.map { _ in nil } }
        let ideals = zip(rows, widths).map { row, width in
            let isEndless = row.sizeThatFits(ProposedViewSize(width: width, height: .infinity)).height == .infinity
            return isEndless ? nil : row.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        let endless = ideals.count { $0 == nil }
        let share = max(height - ideals.reduce(0) { $0 + ($1 ?? 0) }, 0) / Double(max(endless, 1))
        return ideals.map { $0 == nil ? share : nil }
    }
}
