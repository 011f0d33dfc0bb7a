// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Fills the value that blueprints are drawn from.
struct DrawnSceneMaker {
    let laidOut: LaidOutScene
    /// What effects do to layers.
    let placements: [Int: PreviewMaker.Placement]
    let list: DisplayList
    private var index: ViewIndex { laidOut.index }

    func scene(_ layer: Int?) -> DrawnScene {
        let stage = laidOut.scene.stage
        let range = layer.map { index.subtree(of: $0) } ?? 0..<index.layers.count
        let paints = DrawnPaints(list, index.snapshot)
        let presented = layer == nil ? index.snapshot.roots.dropFirst() : []
        let shown = index.views.indices.filter { range.contains(index.outermost($0)) && !isCovered(index.outermost($0), by: presented) }
        var insets = stage.insets
        let keyboard = stage.keyboard.flatMap { $0 > insets.bottom ? $0 : nil }
        insets.bottom = keyboard ?? insets.bottom
        let flips = stage.direction == .rightToLeft
        var scene = DrawnScene(
            window: stage.size,
            safeArea: flips
                ? EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading) : insets,
            views: shown.flatMap { boxes(of: $0, paints) },
            scrolls: index.scrolls.filter { range.contains($0.layer) && !isCovered($0.layer, by: presented) }.compactMap { scroll($0) },
            focusRect: layer.map { index.layers[$0].frame }, scale: stage.effectiveScale, title: stage.device.name)
        scene.hasKeyboard = keyboard != nil
        scene.grounds = paints.grounds.filter { range.contains($0.layer) }.map { ground($0) }
        scene.borders = paints.borders.filter { range.contains($0.layer) }.map { ground($0) }
        measure(range, into: &scene)
        return scene
    }

    /// Does something that is presented over the window cover all of a layer?
    private func isCovered(_ layer: Int, by presented: ArraySlice<Int>) -> Bool {
        presented.contains { root in
            let (cover, frame) = (index.layers[root].frame, index.layers[layer].frame)
            return root > layer && cover.minX <= frame.minX && cover.minY <= frame.minY && cover.maxX >= frame.maxX
                && cover.maxY >= frame.maxY
        }
    }

    private func ground(_ paint: DrawnPaints.Paint) -> DrawnScene.Ground {
        let rect = drawn(paint.rect, of: paint.layer)
        return DrawnScene.Ground(rect: rect, paint: paint.paint, clip: clip(of: paint.layer))
    }

    /// Where effects put a rectangle of a layer: the upright one around it.
    private func drawn(_ rect: CGRect, of layer: Int) -> CGRect {
        guard let transform = placements[layer]?.transform, transform != .identity else { return rect }
        return transform.applied(to: rect)
    }

    /// Paddings and the gaps of stacks.
    private func measure(_ range: Range<Int>, into scene: inout DrawnScene) {
        let snapshot = index.snapshot
        for layer in range {
            let node = snapshot[layer].node
            if node is PaddingNode, snapshot[layer].tag != nil, let child = snapshot.children(of: layer).first {
                scene.paddings.append(
                    DrawnScene.Padding(outer: snapshot[layer].frame, inner: snapshot[child].frame, clip: clip(of: layer)))
            }
            guard let stack = node as? StackNode, snapshot[layer].tag != nil, scene.gaps.count < 400 else { continue }
            let frames = snapshot.children(of: layer).map { snapshot[$0].frame }
            for (first, second) in zip(frames, frames.dropFirst()) {
                scene.gaps +=
                    gap(between: first, and: second, stack.axis).map {
                        [DrawnScene.Gap(rect: $0, axis: stack.axis, clip: clip(of: layer))]
                    } ?? []
            }
        }
    }

    /// What lies between two neighbours; nil where they touch.
    private func gap(between first: CGRect, and second: CGRect, _ axis: Axis) -> CGRect? {
        let (near, far) = first.min(axis) <= second.min(axis) ? (first, second) : (second, first)
        let length = far.min(axis) - near.max(axis)
        guard length > 0.25, length.isFinite else { return nil }
        return axis == .vertical
            ? CGRect(
                x: max(near.minX, far.minX), y: near.maxY, width: max(0, min(near.maxX, far.maxX) - max(near.minX, far.minX)),
                height: length)
            : CGRect(
                x: near.maxX, y: max(near.minY, far.minY), width: length,
                height: max(0, min(near.maxY, far.maxY) - max(near.minY, far.minY)))
    }

    // MARK: views

    /// The view as its parent sees it, and inside it, where its modifiers made it larger or smaller, what is drawn; and the words in it
    /// that are not views of their own.
    private func boxes(of view: Int, _ paints: DrawnPaints) -> [DrawnView] {
        let outer = index.outermost(view)
        let inner = index.layersFromInside(view).first ?? outer
        let kind = index.layers[inner].tag?.kind ?? ""
        let style = isHidden(inner) ? .container : Catalog.drawnStyle(of: kind)
        var boxes: [DrawnView] = []
        if style == .scroll || index.layers[inner].frame == index.layers[outer].frame {
            boxes = [box(view, inner, kind, style, paints)]
        } else if style == .container {
            boxes = [box(view, outer, kind, style, paints)]
        } else {
            boxes = [box(view, outer, kind, .container, paints), box(view, inner, kind, style, paints)]
            boxes[0].label = nil
            boxes[0].text = nil
            boxes[1].depth += 1
        }
        if style.isContainer { boxes += words(of: view, inner) }
        return boxes
    }

    private func isHidden(_ layer: Int) -> Bool { placements[layer].map { $0.opacity <= 0 } ?? false }

    private func box(_ view: Int, _ layer: Int, _ kind: String, _ style: DrawnStyle, _ paints: DrawnPaints) -> DrawnView {
        let frame = index.layers[layer].frame
        let drawn = self.drawn(frame, of: layer)
        let text = style == .text ? self.text(layer) : nil
        let label = style == .control ? label(of: layer) : text.map(Self.words)
        return DrawnView(
            name: index.views[view].text, label: label, kind: kind, frame: drawn, depth: depth(of: view), style: style,
            outline: Catalog.views[kind]?.outline, fill: style == .container ? nil : paints.fill(in: layer, index.snapshot), text: text,
            layer: layer, clip: clip(of: layer))
    }

    /// The lines as they are seen: cut where the engine cut them.
    private static func words(_ text: DrawnText) -> String { text.lines.map(\.string).joined(separator: " ") }

    private func text(_ layer: Int) -> DrawnText? {
        let placed = index.layers[layer].placed
        guard let node = placed.node as? TextNode else { return nil }
        var text = PreviewMaker.text(node, placed, Paintbrush(isDark: false))
        text?.frame = drawn(placed.frame, of: layer)
        return text
    }

    /// The words in a control: its texts, one after the other.
    private func label(of layer: Int) -> String? {
        let texts = index.subtree(of: layer).lazy.prefix(200).compactMap { self.text($0) }.prefix(4)
        let words = texts.map(Self.words).filter { !$0.isEmpty }.joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// Texts that were not written as views: a title in a bar, a section's header by its string.
    private func words(of view: Int, _ layer: Int) -> [DrawnView] {
        let own = index.views[view]
        guard own.children.count < 200 else { return [] }
        var found: [DrawnView] = []
        let children = own.children.map { index.subtree(of: index.outermost($0)) }
        var next = layer
        let end = min(index.subtree(of: layer).upperBound, layer + 2000)
        while next < end, found.count < 8 {
            if let child = children.first(where: { $0.contains(next) }) {
                next = child.upperBound
                continue
            }
            if let text = text(next), index.layers[next].tag == nil {
                found.append(
                    DrawnView(
                        name: own.text, label: Self.words(text), frame: text.frame, depth: depth(of: view) + 2, style: .text, text: text,
                        layer: next, clip: clip(of: next)))
            }
            next += 1
        }
        return found
    }

    /// Two for each view around it: it may be two boxes, one in the other.
    private func depth(of view: Int) -> Int {
        var depth = 0
        var current = index.views[view].parent
        while let parent = current {
            depth += 2
            current = index.views[parent].parent
        }
        return depth
    }

    private func clip(of layer: Int) -> CGRect? {
        var rect: CGRect?
        var scroll = index.layers[layer].placed.context.scroll
        while let current = scroll {
            rect = rect?.intersection(current.bounds) ?? current.bounds
            scroll = current.outer
        }
        return rect
    }

    private func scroll(_ scroll: ViewIndex.Scroll) -> DrawnScroll? {
        guard let geometry = laidOut.scene.layout.scrolls[scroll.path]?.geometry else { return nil }
        let frame = index.layers[scroll.layer].frame
        let content = scroll.layer + 1 < index.layers.count ? index.layers[scroll.layer + 1] : nil
        let flips = laidOut.scene.stage.direction == .rightToLeft
        let insets = geometry.contentInsets
        let bounds = content?.placed.context.scroll?.bounds ?? frame
        let subject = ScrollSubject(laidOut, scroll.path)
        let thumbs = subject.map { ScrollIndicators(subject: $0).all.filter { $0.opacity > 0 } } ?? []
        return DrawnScroll(
            name: index.text(of: scroll) ?? "", frame: frame, bounds: bounds, contentFrame: content?.frame ?? .zero,
            insets: flips ? EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading) : insets,
            indicators: thumbs.map { $0.frame(in: bounds, laidOut.scene.stage.direction ?? .leftToRight) },
            contentOffset: geometry.contentOffset,
            range: CGRect(
                x: geometry.range(.horizontal).lowerBound, y: geometry.range(.vertical).lowerBound,
                width: geometry.range(.horizontal).upperBound - geometry.range(.horizontal).lowerBound,
                height: geometry.range(.vertical).upperBound - geometry.range(.vertical).lowerBound),
            clips: subject.map { !$0.environment[CatalogKeys.isScrollClipDisabled] } ?? true)
    }
}
