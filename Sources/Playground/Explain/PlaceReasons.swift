// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Why a view stands where it does: who moved it, from the view outwards.
struct PlaceReasons {
    let tree: ExplainedTree

    func explain(_ layer: Int, _ result: inout Explanation) {
        let frame = tree.index.layers[layer].frame
        result.say("\(tree.name(layer)) stands at x \(LengthText.of(frame.minX)), y \(LengthText.of(frame.minY)) in the window.")
        var child = layer
        while let parent = tree.parent(of: child) {
            explainOne(parent, child, &result)
            child = parent
        }
        root(&result)
    }

    private func root(_ result: inout Explanation) {
        guard let frame = tree.index.layers.first?.frame else { return }
        let layout = tree.index.result
        let insets = layout.safeArea.reduce(EdgeInsets.zero) { $0 + $1.insets }
        let safe = CGSize(width: layout.window.width - insets.horizontal, height: layout.window.height - insets.vertical)
        result.say(
            "The root, \(size(frame.size)), is centred in the safe area, \(size(safe)) at (\(LengthText.of(insets.leading)), "
                + "\(LengthText.of(insets.top))): it stands at \(point(frame.origin)).", "L1.8")
    }

    private func size(_ size: CGSize) -> String { "\(LengthText.of(size.width)) × \(LengthText.of(size.height))" }
    private func point(_ point: CGPoint) -> String { "(\(LengthText.of(point.x)), \(LengthText.of(point.y)))" }

    private func explainOne(_ parent: Int, _ child: Int, _ result: inout Explanation) {
        let element = tree.element(parent)
        let (outer, inner) = (tree.index.layers[parent].frame, tree.index.layers[child].frame)
        let by = CGPoint(x: inner.minX - outer.minX, y: inner.minY - outer.minY)
        let title = tree.title(parent)
        switch element.node {
        case let node as StackNode: if tree.children(of: parent).count > 1 { stack(node, parent, child, title, &result) }
        case is PaddingNode: result.say("\(title) moves it by its insets: \(point(by)).", "L4.1")
        case is FrameNode, is FlexibleFrameNode, is ContainerRelativeFrameNode:
            guard by.x != 0 || by.y != 0 else { return }
            result.say("\(title), \(size(outer.size)), aligns the \(size(inner.size)) in it: at \(point(by)).", "L4.2")
        case let node as ScrollNode: scroll(node, element, title, by, &result)
        case is ZStackNode: result.say("\(title), \(size(outer.size)), aligns its children on one point: this one at \(point(by)).", "L9.1")
        case is GeometryReaderNode: result.say("\(title) puts what is in it at its top leading corner.", "L5.1")
        case is PositionNode: result.say("\(title) puts its middle at the point that was given: at \(point(by)).", "L4.6")
        case is OffsetNode: result.say("\(title) moves what is drawn, here by \(point(by)); neighbours do not notice.", "L4.7")
        case is LazyNode: result.say("\(title) puts it at \(point(by)), behind the rows before it.", "L10.13")
        default: if by.x != 0 || by.y != 0 { result.say("\(title) puts it at \(point(by)) in itself.", "L1.1") }
        }
    }

    private func stack(_ node: StackNode, _ parent: Int, _ child: Int, _ title: String, _ result: inout Explanation) {
        let axis = node.axis
        let siblings = tree.children(of: parent)
        let (outer, inner) = (tree.element(parent), tree.element(child))
        if let place = siblings.firstIndex(of: child), place > 0 {
            let before = tree.element(siblings[place - 1])
            let end = before.origin[axis] + before.size[axis]
            result.say(
                "In \(title) it follows \(tree.name(siblings[place - 1])), which ends at \(LengthText.of(end)), with "
                    + "\(LengthText.of(inner.origin[axis] - end)) of spacing: at \(LengthText.of(inner.origin[axis])).", "L8", "L7.2")
        } else {
            result.say("It is the first in \(title): at 0 along its axis.", "L8.5")
        }
        let (room, length) = (outer.size[axis.other], inner.size[axis.other])
        guard room != length else { return }
        result.say(
            "Across, the alignment of \(title) puts its \(LengthText.of(length)) into \(LengthText.of(room)): at "
                + "\(LengthText.of(inner.origin[axis.other])).", "L8")
    }

    private func scroll(_ node: ScrollNode, _ element: Element, _ title: String, _ by: CGPoint, _ result: inout Explanation) {
        let state = tree.laidOut.scene.layout.scrolls[node.path(of: element)]
        let moved = state.map { $0.position } ?? .zero
        if moved.x != 0 || moved.y != 0 {
            result.say("\(title) is scrolled by \(point(moved)): its content starts at \(point(by)) in it.", "S3.2")
        } else if by.x != 0 || by.y != 0 {
            result.say(
                "\(title) starts its content at \(point(by)): margins, or room that shorter or narrower content leaves.", "S1.8", "S1.12")
        }
    }
}
