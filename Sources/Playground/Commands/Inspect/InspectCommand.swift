// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let inspect = Command(
        "inspect", .inspect, .question, syntax: ["inspect TARGET"], summary: "Shows everything about one view.",
        examples: ["inspect text1", "inspect root"], related: ["details", "info", "describe"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        try context.arguments.expectEnd()
        let layer = try context.layer(target)
        return .show(InspectReport(context: context, layer: layer).output)
    }
}

private struct InspectReport {
    typealias Fact = (key: String, json: JSON, text: String)

    let context: CommandContext
    let layer: Int
    private var index: ViewIndex { context.index }

    var output: Output {
        let placed = index.layers[layer].placed
        let reference = context.targets.reference(layer: layer, text: "root")
        var facts: [Fact] = [("name", .string(reference.name), reference.name), ("kind", .string(reference.kind), reference.kind)]
        facts += Self.placeFacts(placed)
        let spaces = namedSpaces(around: placed)
        for space in spaces { facts.append(("frame in \(space.name.literal)", .null, TreeReport.text(space.frame))) }
        let insets = placed.safeAreaInsets
        facts.append(("safeAreaInsets", JSON(insets), insets.words))
        let fraction = index.visibleFraction(layer)
        facts.append(("isVisible", .bool(index.isVisible(layer)), index.isVisible(layer) ? "yes" : "no"))
        facts.append(("visibleFraction", .number(fraction), NumberText.of(fraction)))
        if let placeholder = index.layers[layer].placed.node as? PlaceholderNode {
            facts.append(("placeholder", .bool(true), Self.words(placeholder.extent)))
        }
        let view = reference.view
        facts += view.flatMap { index.text(ofView: $0) }.map(Self.textFacts) ?? []
        let layers = view.map { index.layersFromInside($0) } ?? []
        let ids = layers.compactMap { index.layers[$0].id }
        facts.append(("id", JSON(ids.first), ids.map(\.literal).joined(separator: ", ")))
        facts.append(("identity", .string(view.map { index.views[$0].text } ?? ""), view.map { index.views[$0].text } ?? ""))
        var fields = facts.filter { !$0.key.contains(" ") }.map { JSON.Field($0.key, $0.json) }
        fields.append(JSON.Field("namedSpaces", .array(spaces.map { .object(["space": JSON($0.name), "frame": JSON($0.frame)]) })))
        fields.append(JSON.Field("layers", .array(layers.compactMap { FrameRow(index.layers[$0], index)?.json })))
        let table = Table("", "", rows: facts.filter { !$0.text.isEmpty }.map { [.text($0.key), .text($0.text)] })
        var parts: [Output.Part] = [.table(table)]
        if layers.count > 1 { parts += [.line(""), .table(layerTable(layers))] }
        let modifiers = modifiers(view)
        fields.append(JSON.Field("modifiers", .array(modifiers.map { .string($0) })))
        if !modifiers.isEmpty {
            parts += [.line(""), .table(Table("modifiers as written, innermost first", rows: modifiers.map { [.text($0)] }))]
        }
        return Output(json: .object(fields), parts: parts)
    }

    /// What was proposed, and what came of it.
    private static func placeFacts(_ placed: PlacedLayer) -> [Fact] {
        let proposal = placed.proposal
        var facts: [Fact] = [
            ("proposal", JSON(proposal), "\(text(proposal.width)) × \(text(proposal.height))"),
            ("size", JSON(placed.frame.size), text(placed.frame.size)), ("frame", JSON(placed.frame), TreeReport.text(placed.frame)),
        ]
        if placed.context.scroll != nil {
            let inner = CoordinateSpace.scrollView(nil).frame(of: placed.frame, placed.context)
            facts.append(("frameInScrollView", JSON(inner), TreeReport.text(inner)))
        }
        return facts
    }

    /// The named coordinate spaces around a view, the innermost first, with its frame in each.
    private func namedSpaces(around placed: PlacedLayer) -> [(name: ViewID, frame: CGRect)] {
        guard let innermost = placed.context.space else { return [] }
        return sequence(first: innermost, next: \.outer).map { space in
            (name: space.name, frame: placed.frame.offsetBy(x: -space.frame.minX, y: -space.frame.minY))
        }
    }

    /// What a Text says, and how much of it shows.
    private static func textFacts(_ text: SetText) -> [Fact] {
        [
            ("text", .string(text.string), text.string.debugDescription), ("lineCount", .int(text.lineCount), String(text.lineCount)),
            ("isTruncated", .bool(text.isTruncated), text.isTruncated ? "yes" : "no"),
            ("fontScale", .number(text.fontScale), text.fontScale < 1 ? NumberText.of(text.fontScale) : ""),
        ]
    }

    /// Of a view in the scene's own source; those of a component's body stand in its declaration.
    private func modifiers(_ view: Int?) -> [String] {
        let outline = context.laidOut.outline
        guard let view, let source = outline.view(source: index.views[view].source) else { return [] }
        let base = Expression(.identifier("x", genericArguments: []))
        return outline.views[source].outer.modifierChain.modifiers.map { String(SwiftPrinter.line($0.applied(to: base)).dropFirst()) }
    }

    private func layerTable(_ layers: [Int]) -> Table {
        var table = Table("layer", "kind", "proposal", "x", "y", "width", "height")
        for layer in layers.reversed() {
            guard let tag = index.layers[layer].tag else { continue }
            let frame = index.layers[layer].frame
            let proposal = index.layers[layer].placed.proposal
            table.rows.append([
                .text(String(tag.layer)), .text(tag.kind), .text("\(Self.text(proposal.width)) × \(Self.text(proposal.height))"),
                .number(frame.minX),
                .number(frame.minY), .number(frame.width), .number(frame.height),
            ])
        }
        return table
    }

    private static func text(_ length: Double?) -> String { length.map { NumberText.of($0) } ?? "nil" }
    private static func text(_ size: CGSize) -> String { "\(NumberText.of(size.width)) × \(NumberText.of(size.height))" }

    private static func words(_ extent: PlaceholderNode.Extent) -> String {
        switch extent {
        case .limited: "unknown view: takes the size it is offered, at most 100 × 100"
        case .filling: "a view of another framework: takes the size it is offered"
        case .answered: "a view of another framework: its sizeThatFits decides its size"
        }
    }
}
