// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Turns views into the boxes to draw: leaves out what can't be seen, joins nested views of one box.
struct BoxGrouping {
    let scale: BoxScale
    let shown: CGRect
    private(set) var groups: [BoxGroup] = []
    /// By the group that is painted last inside of them, the containers to outline once more (`OverflowedContainers`).
    private(set) var outlines: [Int: [BoxGroup]] = [:]
    /// Of each open ancestor the group that it went into; nil where it isn't drawn.
    private var ancestors: [(depth: Int, group: Int?)] = []
    /// Nothing can be made out behind this many boxes; the front ones are kept.
    private static let most = 4000

    init(_ scene: DrawnScene, scale: BoxScale) {
        self.scale = scale
        shown = scene.shownRect
        let overflowed = OverflowedContainers(scene.views, shown: shown)
        let containers = Set(overflowed.endingAt.values.joined())
        var groupOf: [Int: Int] = [:]
        for (index, view) in scene.views.enumerated() {
            add(view)
            if containers.contains(index) { groupOf[index] = ancestors.last?.group }
            let ended = (overflowed.endingAt[index] ?? []).compactMap { groupOf[$0] }
            if !ended.isEmpty { outlines[groups.count - 1, default: []] += ended.map { groups[$0] } }
        }
        keepTheFront()
    }

    private mutating func keepTheFront() {
        let surplus = groups.count - Self.most
        guard surplus > 0 else { return }
        groups.removeFirst(surplus)
        outlines = Dictionary(uniqueKeysWithValues: outlines.map { ($0.key - surplus, $0.value) })
    }

    private mutating func add(_ view: DrawnView) {
        while let last = ancestors.last, last.depth >= view.depth { ancestors.removeLast() }
        guard let rect = cells(of: view) else {
            ancestors.append((view.depth, nil))
            return
        }
        let parent = ancestors.last?.group
        if let parent, joins(rect, parent) {
            groups[parent].views.append(view)
            ancestors.append((view.depth, parent))
        } else {
            groups.append(BoxGroup(views: [view], rect: rect))
            ancestors.append((view.depth, groups.count - 1))
        }
        if let text = view.text, groups[groups.count - 1].views.count == 1 {
            setLines(of: text, groups.count - 1, beside: parent.map { groups[$0].rect })
        } else if isInline(view, rect) {
            setInline(groups.count - 1, beside: parent.map { groups[$0].rect })
        }
    }

    /// Each line in the row of its middle, but no two in one; what a clip hides is left out.
    private mutating func setLines(of text: DrawnText, _ index: Int, beside parent: CellRect?) {
        var rect = groups[index].rect
        var (first, words) = (Int?.none, [String]())
        for line in text.lines {
            let middle = text.frame.minY + line.y + line.height / 2
            guard middle >= shown.minY, middle <= shown.maxY else { continue }
            if let clip = groups[index].front.clip, middle < clip.minY || middle > clip.maxY { continue }
            if first == nil { first = row(of: middle, beside: text.lines.count == 1 ? parent : nil) }
            words.append(sanitized(line.string))
        }
        groups[index].isInline = true
        groups[index].lines = words
        rect.top = first ?? rect.top
        rect.bottom = rect.top + max(0, words.count - 1)
        rect.open = []
        groups[index].rect = rect
    }

    /// Not on the border of the box around, where there is another row.
    private func row(of middle: Double, beside parent: CellRect?) -> Int {
        let own = scale.row(middle)
        guard let parent, parent.bottom - parent.top > 1, own == parent.top || own == parent.bottom else { return own }
        return own == parent.top ? own + 1 : own - 1
    }

    /// Leaves one row of the text's two or three: the middle one, but not on its parent's border.
    private mutating func setInline(_ index: Int, beside parent: CellRect?) {
        let rect = groups[index].rect
        let middle = min(max(scale.row(groups[index].front.frame.midY), rect.top), rect.bottom)
        let borders = parent.map { $0 == rect ? [] : [$0.top, $0.bottom] } ?? []
        let row = borders.contains(middle) ? (rect.top...rect.bottom).first { !borders.contains($0) } ?? middle : middle
        groups[index].isInline = true
        groups[index].rect.top = row
        groups[index].rect.bottom = row
    }

    /// A container and its only filling child are one box, with the names of both.
    private func joins(_ rect: CellRect, _ parent: Int) -> Bool {
        guard parent == groups.count - 1, groups[parent].style.isContainer else { return false }
        let box = groups[parent].rect
        // A scroll view's content goes on beyond its box: more open sides than the box has.
        return box.open.isSubset(of: rect.open) && box.isSamePlace(as: rect)
    }

    private func isInline(_ view: DrawnView, _ rect: CellRect) -> Bool {
        view.style == .text && view.frame.height < scale.pointsPerRow * 2 && rect.right > rect.left
    }

    /// The part of a view that can be seen, in cells; nil if there is none.
    private func cells(of view: DrawnView) -> CellRect? {
        guard let frame = DrawnScene.drawable(view.frame) else { return nil }
        var visible = shown
        if let clip = view.clip {
            guard let clip = DrawnScene.drawable(clip), meets(clip, shown) else { return nil }
            visible = visible.intersection(clip)
        }
        guard meets(frame, visible) else { return nil }
        let part = frame.intersection(visible)
        var rect = CellRect(
            left: scale.column(part.minX), top: scale.row(part.minY), right: scale.column(part.maxX), bottom: scale.row(part.maxY))
        makeEven(&rect, part)
        if frame.minX < visible.minX { rect.open.insert(.left) }
        if frame.maxX > visible.maxX { rect.open.insert(.right) }
        if frame.minY < visible.minY { rect.open.insert(.top) }
        if frame.maxY > visible.maxY { rect.open.insert(.bottom) }
        return rect
    }

    /// Views smaller than a cell are a point or a line wherever they lie on the grid, not a line here and a box there.
    private func makeEven(_ rect: inout CellRect, _ part: CGRect) {
        if part.width < scale.pointsPerColumn * 0.75 {
            rect.left = scale.column(part.midX)
            rect.right = rect.left
        }
        if part.height < scale.pointsPerRow * 0.5 {
            rect.top = scale.row(part.midY)
            rect.bottom = rect.top
        }
    }

    /// Do they share a place? Empty views count where they are, views that merely touch don't.
    private func meets(_ frame: CGRect, _ visible: CGRect) -> Bool {
        func share(_ low: Double, _ high: Double, _ first: Double, _ last: Double) -> Bool {
            low == high ? low >= first && low <= last : low < last && high > first
        }
        return share(frame.minX, frame.maxX, visible.minX, visible.maxX) && share(frame.minY, frame.maxY, visible.minY, visible.maxY)
    }
}
