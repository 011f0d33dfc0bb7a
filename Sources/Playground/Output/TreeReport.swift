// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The view tree as lines and as data.
struct TreeReport {
    let index: ViewIndex
    let showsLayers: Bool
    let showsAll: Bool

    /// Elements of one ForEach that are shown without `all`.
    private static let elementLimit = 20

    func output(from layer: Int?) -> Output {
        var rows: [(depth: Int, view: Int)] = []
        var skipped: [Int: Int] = [:]
        let roots: [Int]
        if let layer, let view = index.layers[layer].view {
            roots = [view]
        } else {
            roots = index.views.indices.filter { index.views[$0].parent == nil }
        }
        for root in roots { collect(root, 0, &rows, &skipped) }
        var parts: [Output.Part] = []
        var names = NestedNames()
        for row in rows {
            // Of what is presented nothing above tells whose it is.
            if row.depth == 0 { names = NestedNames() }
            // The tree's own indentation tells whose body it is.
            let name = names.next(index.views[row.view].text).drop { $0 == " " }
            parts += lines(row.view, row.depth, String(name))
            if let count = skipped[row.view] {
                parts.append(.row(StyledText(indent(row.depth) + "… \(count) more elements ('tree all' shows them)", .faint)))
            }
        }
        let all = rows.map { json($0.view, $0.depth) }
        return Output(json: .object(["tree": .array(all)]), parts: parts)
    }

    private func collect(_ view: Int, _ depth: Int, _ rows: inout [(depth: Int, view: Int)], _ skipped: inout [Int: Int]) {
        rows.append((depth, view))
        var elements = 0
        var left = 0
        for child in index.views[view].children {
            if index.views[child].path.parent?.element != nil {
                elements += 1
                if !showsAll, elements > Self.elementLimit {
                    left += 1
                    continue
                }
            }
            collect(child, depth + 1, &rows, &skipped)
        }
        if left > 0, let last = rows.last { skipped[last.view] = left }
    }

    private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

    private func lines(_ view: Int, _ depth: Int, _ name: String) -> [Output.Part] {
        let layers = index.layersFromInside(view)
        var text = StyledText(indent(depth)) + StyledText(name, .name) + StyledText("  " + kind(view), .faint)
        text = text + StyledText("  " + Self.text(index.layers[index.outermost(view)].frame))
        for layer in layers { if let id = index.layers[layer].id { text = text + StyledText("  id " + id.literal, .faint) } }
        if let range = lazyRange(view) { text = text + StyledText("  realized \(range.lowerBound)..<\(range.upperBound)", .faint) }
        if let set = setText(view) { text = text + StyledText(Self.words(set), .faint) }
        var parts = [Output.Part.row(text)]
        guard showsLayers else { return parts }
        for layer in layers.reversed() {
            guard let tag = index.layers[layer].tag else { continue }
            parts.append(.row(StyledText(indent(depth) + "  \(tag.layer) \(tag.kind)  " + Self.text(index.layers[layer].frame), .faint)))
        }
        return parts
    }

    private func kind(_ view: Int) -> String { index.layersFromInside(view).first.flatMap { index.layers[$0].tag?.kind } ?? "" }

    private func lazyRange(_ view: Int) -> Range<Int>? {
        for layer in index.views[view].layers {
            let placed = index.layers[layer].placed
            if placed.node is LazyStackNode { return placed.realizedRange }
        }
        return nil
    }

    /// Of a view that is a Text.
    private func setText(_ view: Int) -> SetText? {
        index.layersFromInside(view).first.flatMap { SetText(index.snapshot[$0]) }
    }

    /// What is worth a word: more lines than one, and that something is cut off.
    private static func words(_ text: SetText) -> String {
        (text.lineCount > 1 ? "  \(text.lineCount) lines" : "") + (text.isTruncated ? "  cut off" : "")
    }

    static func text(_ frame: CGRect) -> String {
        "(\(NumberText.of(frame.minX)), \(NumberText.of(frame.minY)))  \(NumberText.of(frame.width)) × \(NumberText.of(frame.height))"
    }

    private func json(_ view: Int, _ depth: Int) -> JSON {
        var fields = [
            JSON.Field("name", .string(index.views[view].text)), JSON.Field("kind", .string(kind(view))), JSON.Field("depth", .int(depth)),
            JSON.Field("frame", JSON(index.layers[index.outermost(view)].frame)),
        ]
        if let range = lazyRange(view) {
            fields.append(
                JSON.Field("realizedRange", .object(["lowerBound": .int(range.lowerBound), "upperBound": .int(range.upperBound)])))
        }
        if let set = setText(view) {
            fields += [
                JSON.Field("text", .string(set.string)), JSON.Field("lineCount", .int(set.lineCount)),
                JSON.Field("isTruncated", .bool(set.isTruncated)),
            ]
        }
        if showsLayers {
            fields.append(JSON.Field("layers", .array(index.layersFromInside(view).compactMap { FrameRow(index.layers[$0], index)?.json })))
        }
        return .object(fields)
    }
}
