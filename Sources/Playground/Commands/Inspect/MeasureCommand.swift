// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let measure = Command(
        "measure", .inspect, syntax: ["measure TARGET W H"], parameters: [.target, .words(["nil", "inf", "0"])],
        summary: "Shows what a view answers to a proposal, and the frames of its children then.",
        examples: ["measure root 200 nil", "measure text1 100 inf"],
        details: "nil asks for the ideal size, 0 for the smallest, inf for the largest.",
        related: ["sizeThatFits", "proposal", "ideal size"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        let width = try context.arguments.proposal("a width")
        let height = try context.arguments.proposal("a height")
        try context.arguments.expectEnd()
        let layer = try context.layer(target)
        let measured = Measurement(context.laidOut, layer: layer, proposal: ProposedViewSize(width: width, height: height))
        if let issue = measured.result.issues.first { throw issue as? Diagnostic ?? Diagnostic(.internal, "\(issue)") }
        let json = JSON.object(["size": JSON(measured.size), "frames": .array(measured.rows.map(\.json))])
        let line = StyledText("\(NumberText.of(measured.size.width)) × \(NumberText.of(measured.size.height))", .strong)
        return .show(Output(json: json, parts: [.line(line), .table(FrameRow.table(measured.rows))]))
    }
}

/// A view laid out alone with a proposal of its own; the scene's layout stays as it is.
struct Measurement {
    let result: LayoutResult
    let size: CGSize
    let rows: [FrameRow]

    init(_ laidOut: LaidOutScene, layer: Int, proposal: ProposedViewSize) {
        let element = laidOut.index.layers[layer].placed.element
        let node = ProposalNode(element, proposal)
        var options = LayoutOptions()
        options.host = laidOut.machine
        let input = LayoutInput(root: node, environment: element.environment, window: .zero, safeArea: [], state: laidOut.scene.layout)
        result = LayoutEngine.layout(input, options: options)
        let index = ViewIndex(result, of: laidOut.scene)
        // The first layer is the proposing node itself.
        let inner = index.layers.dropFirst().first
        size = inner?.frame.size ?? .zero
        let origin = inner?.frame.origin ?? .zero
        rows = index.layers.compactMap { FrameRow($0, index, relativeTo: origin) }
    }
}

/// Proposes to one view what the person asked for, whatever it is proposed itself.
private final class ProposalNode: Node, @unchecked Sendable {
    private let measured: Element
    private let proposal: ProposedViewSize

    init(_ measured: Element, _ proposal: ProposedViewSize) {
        self.measured = measured
        self.proposal = proposal
        super.init()
    }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        var list = ViewList()
        list.append(measured.fresh())
        return list
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize { .zero }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        for subview in view.subviews { subview.place(at: .zero, proposal: self.proposal) }
    }
}
