// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The laid-out tree as explanations ask it: parents, names, questions to views.
struct ExplainedTree {
    let laidOut: LaidOutScene
    var index: ViewIndex { laidOut.index }

    func element(_ layer: Int) -> Element { index.layers[layer].placed.element }

    func parent(of layer: Int) -> Int? {
        let depth = index.layers[layer].placed.depth
        return index.layers[..<layer].lastIndex { $0.placed.depth == depth - 1 }
    }

    func children(of layer: Int) -> [Int] {
        let depth = index.layers[layer].placed.depth
        return index.subtree(of: layer).filter { index.layers[$0].placed.depth == depth + 1 }
    }

    func view(_ layer: Int) -> LayoutSubview { index.result.view(of: element(layer)) }

    func answer(_ layer: Int, _ axis: Axis, to length: Double?) -> Double {
        var proposal = element(layer).proposal
        proposal[axis] = length
        return view(layer).sizeThatFits(proposal)[axis]
    }

    /// The view that a layer belongs to, as a person calls it.
    func name(_ layer: Int) -> String {
        if let view = index.layers[layer].view { return index.views[view].text }
        if let tagged = index.subtree(of: layer).first(where: { index.layers[$0].view != nil }), let view = index.layers[tagged].view,
            !(element(layer).node is StackNode)
        {
            return index.views[view].text
        }
        return layer == 0 ? "the root's own stack" : "the stack around several views"
    }

    /// `text1`, or `the padding of text1` for a layer above the view itself.
    func title(_ layer: Int) -> String {
        guard let tag = index.layers[layer].tag, tag.layer > 0 else { return name(layer) }
        return "the .\(tag.kind) of \(name(layer))"
    }
}

extension Axis {
    var lengthWord: String { self == .horizontal ? "width" : "height" }
    var adjective: String { self == .horizontal ? "wide" : "high" }
    var rangeWord: String { self == .horizontal ? "widest" : "highest" }
}

/// Lengths in sentences.
enum LengthText {
    static func of(_ length: Double) -> String { length.isInfinite ? (length < 0 ? "−∞" : "∞") : NumberText.of(length) }
    static func offer(_ length: Double?) -> String { length.map { of($0) } ?? "nil (its ideal length)" }
}
