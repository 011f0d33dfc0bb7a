// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// What a layout is asked about itself: one layer, one axis.
struct LayoutQuestion {
    let tree: ExplainedTree
    let layer: Int
    let axis: Axis

    var placed: PlacedLayer { tree.placed(layer) }
    var name: String { tree.name(layer) }
    var title: String { tree.title(layer) }
    /// What it was offered, and what it answered.
    var offer: Double? { placed.proposal[axis] }
    var size: Double { placed.size[axis] }
    var children: [Int] { tree.children(of: layer) }

    func question(of child: Int) -> ChildQuestion { ChildQuestion(parent: self, child: child) }
    /// Of a modifier its content.
    var content: ChildQuestion? { children.first.map(question(of:)) }
}

/// What a layout is asked about one of its children.
struct ChildQuestion {
    let parent: LayoutQuestion
    let child: Int

    var tree: ExplainedTree { parent.tree }
    var axis: Axis { parent.axis }
    var title: String { parent.title }
    var placed: PlacedLayer { tree.placed(child) }
    var name: String { tree.name(child) }
    /// What the child was offered, and what it answered.
    var offer: Double? { placed.proposal[axis] }
    var size: Double { placed.size[axis] }
    /// From the parent's leading top corner.
    var origin: CGPoint { placed.origin }
    var isContent: Bool { parent.children.first == child }
    var passed: String { LengthText.offer(offer) }
    var wasOffered: String { LengthText.offer(parent.offer) }
}
