// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let measure = Command(
        "measure", .inspect, .question, syntax: ["measure TARGET W H"],
        summary: "Shows the size that a view chooses for a proposal, and the frames its children then have.",
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

/// A view laid out alone with a proposal of its own, as it would first appear: its scroll views are where they start, since what they
/// were scrolled to is of another size. The scene's layout stays as it is.
struct Measurement {
    let result: LayoutResult
    let size: CGSize
    let rows: [FrameRow]

    init(_ laidOut: LaidOutScene, layer: Int, proposal: ProposedViewSize) {
        var options = LayoutOptions()
        options.host = laidOut.machine
        var state = laidOut.scene.layout
        state.scrolls = [:]
        result = laidOut.snapshot[layer].laidOutAlone(for: proposal, state: state, options: options)
        let index = ViewIndex(result, of: laidOut.scene)
        // The first layer is the proposing node itself.
        let inner = index.layers.dropFirst().first
        size = inner?.frame.size ?? .zero
        let origin = inner?.frame.origin ?? .zero
        rows = index.layers.compactMap { FrameRow($0, index, relativeTo: origin) }
    }
}
