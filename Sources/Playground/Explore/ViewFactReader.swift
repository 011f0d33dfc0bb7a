// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Reads the facts of a layout.
struct ViewFactReader {
    let laidOut: LaidOutScene
    let budget: Budget
    private var index: ViewIndex { laidOut.index }

    init(_ laidOut: LaidOutScene, budget: Budget) {
        self.laidOut = laidOut
        self.budget = budget
    }

    /// Of everything that is shown.
    func facts() throws(Diagnostic) -> ViewFacts {
        var facts = ViewFacts()
        let environment = laidOut.environment
        facts.set("window", .horizontalSizeClass, Self.words(environment[EnvironmentKeys.horizontalSizeClass], "wide"))
        facts.set("window", .verticalSizeClass, Self.words(environment[EnvironmentKeys.verticalSizeClass], "high"))
        try add(index.snapshot.indices, to: &facts)
        return facts
    }

    /// Of one view and what is in it.
    func facts(ofView name: String) throws(Diagnostic) -> ViewFacts {
        var facts = ViewFacts()
        guard let layer = laidOut.targets.reference(path: name)?.layerIndex ?? laidOut.targets.reference(named: name)?.layerIndex else {
            return facts
        }
        try add(index.subtree(of: layer), to: &facts)
        return facts
    }

    private static func words(_ sizeClass: UserInterfaceSizeClass?, _ direction: String) -> String {
        sizeClass.map { "\($0.rawValue) \(direction)" } ?? "no size class"
    }

    // MARK: gathering

    private func add(_ range: Range<Int>, to facts: inout ViewFacts) throws(Diagnostic) {
        try budget.work(range.count, at: nil)
        let isLazy = lazyLayers
        var seen: Set<Int> = []
        for layer in range {
            if let view = index.layers[layer].view, seen.insert(view).inserted, !isLazy[layer], isShown(view) {
                facts.set(index.views[view].text, .shown, "shown")
                facts.parents[index.views[view].text] = index.views[view].parent.map { index.views[$0].text }
            }
            add(layer, to: &facts)
        }
        for overlap in try ViewOverlaps(index: index, budget: budget).found()
        where range.contains(overlap.layers.0) && range.contains(overlap.layers.1) && !isLazy[overlap.layers.0] && !isLazy[overlap.layers.1]
        {
            let names = "\(index.views[overlap.views.0].text), \(index.views[overlap.views.1].text)"
            facts.set(names, .overlap, "cover each other")
        }
    }

    private func add(_ layer: Int, to facts: inout ViewFacts) {
        let placed = index.snapshot[layer]
        switch placed.node {
        case is TextNode:
            guard let text = SetText(placed) else { return }
            let lines = text.lineCount.counted("line")
            facts.set(name(layer), .text, text.isTruncated ? lines + ", cut off" : lines)
        case is ViewThatFitsNode:
            guard let chosen = index.snapshot.children(of: layer).first else { return }
            facts.set(name(layer), .choice, "shows \(firstName(in: chosen))")
        case let grid as LazyGridNode:
            let count = grid.tracks(in: placed.size[grid.axis.other]).count
            let word = grid.axis == .vertical ? "column" : "row"
            facts.set(name(layer), .columns, count.counted(word))
        case let stack as StackNode where placed.tag != nil:
            facts.set(name(layer), .arrangement, stack.axis == .horizontal ? "side by side" : "one below the other")
        case is ZStackNode where placed.tag != nil: facts.set(name(layer), .arrangement, "one on the other")
        default: return
        }
    }

    private func name(_ layer: Int) -> String { index.enclosingView(layer).map { index.views[$0].text } ?? "root" }

    /// The first authored view that a layer is or holds.
    private func firstName(in layer: Int) -> String {
        index.subtree(of: layer).lazy.compactMap { self.index.layers[$0].view }.first.map { index.views[$0].text } ?? "nothing"
    }

    /// Can a person see it, perhaps after scrolling? What holds views is there where it was built.
    private func isShown(_ view: Int) -> Bool {
        let inside = index.subtree(of: index.outermost(view))
        guard inside.count == 1 || index.views[view].children.isEmpty, let leaf = inside.last else { return true }
        if index.snapshot[leaf].node is SpacerNode { return true }
        let frame = index.snapshot[leaf].frame
        let seen = frame.intersection(index.reachableArea(of: leaf))
        return seen.width > 0 && seen.height > 0
    }

    /// Does a layer lie in a lazy container? Which of those views are there depends on how far one sees.
    private var lazyLayers: [Bool] {
        var result = [Bool](repeating: false, count: index.snapshot.count)
        for placed in index.snapshot.layers {
            guard let parent = placed.parent else { continue }
            result[placed.index] = result[parent] || index.snapshot[parent].node is LazyNode
        }
        return result
    }
}
