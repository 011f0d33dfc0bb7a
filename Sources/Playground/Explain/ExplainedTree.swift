// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The laid-out tree as explanations ask it: parents, names, questions to views.
struct ExplainedTree {
    let laidOut: LaidOutScene

    var index: ViewIndex { laidOut.index }
    func placed(_ layer: Int) -> PlacedLayer { laidOut.snapshot[layer] }
    func parent(of layer: Int) -> Int? { placed(layer).parent }
    /// The layers around one, from the nearest outwards.
    func ancestors(of layer: Int) -> [Int] { Array(sequence(first: layer, next: parent(of:)).dropFirst()) }
    func children(of layer: Int) -> [Int] { laidOut.snapshot.children(of: layer) }
    func view(_ layer: Int) -> LayoutSubview { placed(layer).view }

    func answer(_ layer: Int, _ axis: Axis, to length: Double?) -> Double {
        var proposal = placed(layer).proposal
        proposal[axis] = length
        return view(layer).sizeThatFits(proposal)[axis]
    }

    // MARK: names

    /// The view that a layer belongs to, as a person calls it; what stands between views is called by the first view in it.
    func name(_ layer: Int) -> String {
        if let view = index.layers[layer].view { return index.views[view].text }
        let node = placed(layer).node
        if node is StackNode { return layer == 0 ? "the root's own stack" : "the stack around several views" }
        if node is ZStackNode { return "the implicit ZStack of several views" }
        return name(of: view(layer))
    }

    /// The view may be one that was never placed, as a candidate that was not chosen.
    func name(of view: LayoutSubview) -> String {
        var current: LayoutSubview? = view
        while let inner = current {
            if let tag = inner.node.tag { return inner.element.owner.appending(tag.name).description }
            current = inner.subviews.first
        }
        return "a view without a name"
    }

    /// `text1`, or `the .padding of text1` for a layer above the view itself, or the view inside which something unnamed stands.
    func title(_ layer: Int) -> String {
        if let tag = index.layers[layer].tag { return tag.layer > 0 ? "the .\(tag.kind) of \(name(layer))" : name(layer) }
        let node = placed(layer).node
        if node is StackNode || node is ZStackNode { return name(layer) }
        guard let view = ancestors(of: layer).lazy.compactMap({ index.layers[$0].view }).first else { return name(layer) }
        return node is UnaryNode ? "a layer inside \(index.views[view].text)" : index.views[view].text
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
    static func of(_ size: CGSize) -> String { "\(of(size.width)) × \(of(size.height))" }
    static func of(_ proposal: ProposedViewSize) -> String { "\(proposal.width.map(of) ?? "nil") × \(proposal.height.map(of) ?? "nil")" }
    static func of(_ point: CGPoint) -> String { "(\(of(point.x)), \(of(point.y)))" }

    /// `30 + 8 + 2`, or the number of them where they are many.
    static func sum(_ lengths: [Double], many: Int = 6) -> String {
        lengths.count > many ? "\(lengths.count) lengths, \(of(lengths.reduce(0, +))) together" : lengths.map(of).joined(separator: " + ")
    }
}
