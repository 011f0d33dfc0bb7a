// SPDX-License-Identifier: GPL-3.0-or-later

/// Text: hugs its lines, wraps within the proposed width, truncates to the proposed height (L12).
public final class TextNode: Node, @unchecked Sendable {
    public let runs: [TextRun]

    public init(_ runs: [TextRun], tag: ViewTag? = nil) {
        self.runs = runs
        super.init(tag: tag)
    }

    public convenience init(_ string: String, tag: ViewTag? = nil) {
        self.init([TextRun(string)], tag: tag)
    }

    /// The text as its place sets it; made once an element, because place and environment do not change for it.
    public func layout(_ view: LayoutSubview) -> TextLayout { layout(of: view.element) }

    public func layout(of element: Element) -> TextLayout {
        if let known = element.storage as? TextLayout { return known }
        let traits = element.environment.traits
        var attributes = traits.text
        if attributes.font == nil { attributes.font = traits.font }
        let made = TextLayout(runs: runs, attributes: attributes, context: traits.fontContext)
        element.storage = made
        return made
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let measured = layout(view).measure(width: proposal.width, height: proposal.height)
        return CGSize(width: measured.width, height: measured.height)
    }

    public override func spacing(_ view: LayoutSubview) -> ViewSpacing { .text(layout(view).spacing) }

    public override func mayHaveExplicitGuides(_ view: LayoutSubview) -> Bool { true }

    public override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview) -> Double? {
        switch key.kind {
        case .firstTextBaseline: layout(view).measure(width: proposal.width, height: proposal.height).firstBaseline
        case .lastTextBaseline: layout(view).measure(width: proposal.width, height: proposal.height).lastBaseline
        default: nil
        }
    }
}
