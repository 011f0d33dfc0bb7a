// SPDX-License-Identifier: GPL-3.0-or-later

extension BoxCanvas {
    /// Paints a group's box over what is there: an opaque one hides it, its border joins the borders it meets.
    mutating func paint(_ group: BoxGroup, index: Int) {
        let rect = group.rect
        if group.isInline {
            paintInline(rect, index: index)
        } else if rect.isPoint {
            claimPoint(rect, index: index)
        } else if rect.isLine {
            paintLine(rect, group: group, index: index)
        } else {
            fill(rect, opaque: group.isOpaque, index: index)
            border(rect, dashed: group.style == .container, ink: group.ink, erasingInside: group.isOpaque)
        }
    }

    /// Paints a container's border once more, over the opaque views inside that reach beyond it.
    mutating func outline(_ group: BoxGroup) {
        guard !group.rect.isPoint, !group.rect.isLine else { return }
        border(group.rect, dashed: group.style == .container, ink: group.ink)
    }

    /// The four borders; open sides have none.
    mutating func border(_ rect: CellRect, dashed: Bool, ink: BoxInk, weight: UInt8 = 1, erasingInside: Bool = false) {
        if erasingInside { cutArmsReachingIn(rect) }
        let top = !rect.open.contains(.top)
        let bottom = !rect.open.contains(.bottom)
        let left = !rect.open.contains(.left)
        let right = !rect.open.contains(.right)
        if top { horizontal(rect, row: rect.top, dashed: dashed, ink: ink, weight: weight) }
        if bottom { horizontal(rect, row: rect.bottom, dashed: dashed, ink: ink, weight: weight) }
        if left { vertical(rect, column: rect.left, dashed: dashed, ink: ink, weight: weight) }
        if right { vertical(rect, column: rect.right, dashed: dashed, ink: ink, weight: weight) }
    }

    private mutating func horizontal(_ rect: CellRect, row: Int, dashed: Bool, ink: BoxInk, weight: UInt8) {
        for column in rect.left...rect.right {
            let arms = BoxArms(right: column < rect.right ? weight : 0, left: column > rect.left ? weight : 0)
            stroke(column, row, arms, dashed: dashed, ink: ink)
        }
    }

    private mutating func vertical(_ rect: CellRect, column: Int, dashed: Bool, ink: BoxInk, weight: UInt8) {
        for row in rect.top...rect.bottom {
            let arms = BoxArms(up: row > rect.top ? weight : 0, down: row < rect.bottom ? weight : 0)
            stroke(column, row, arms, dashed: dashed, ink: ink)
        }
    }

    /// Lines of views behind end at the border of the one in front.
    private mutating func cutArmsReachingIn(_ rect: CellRect) {
        for column in rect.left...rect.right {
            if column > rect.left && column < rect.right {
                if contains(column, rect.top) { self[column, rect.top].arms.down = 0 }
                if contains(column, rect.bottom) { self[column, rect.bottom].arms.up = 0 }
            }
        }
        for row in rect.top...rect.bottom where row > rect.top && row < rect.bottom {
            if contains(rect.left, row) { self[rect.left, row].arms.right = 0 }
            if contains(rect.right, row) { self[rect.right, row].arms.left = 0 }
        }
    }

    /// Claims the cells; what is opaque wipes the lines in its interior.
    private mutating func fill(_ rect: CellRect, opaque: Bool, index: Int) {
        for row in rect.top...rect.bottom {
            for column in rect.left...rect.right where contains(column, row) {
                var cell = self[column, row]
                cell.region = index
                if opaque {
                    cell.paint = index
                    cell.isText = false
                    let inside = row > rect.top && row < rect.bottom && column > rect.left && column < rect.right
                    if inside { cell.arms = BoxArms() }
                }
                self[column, row] = cell
            }
        }
    }

    private mutating func claimPoint(_ rect: CellRect, index: Int) {
        guard contains(rect.left, rect.top) else { return }
        self[rect.left, rect.top].region = index
        self[rect.left, rect.top].paint = index
    }

    /// The text's cells; a border that it ends at stays.
    private mutating func paintInline(_ rect: CellRect, index: Int) {
        for row in rect.top...max(rect.top, rect.bottom) {
            for column in rect.left...rect.right where contains(column, row) {
                var cell = self[column, row]
                if (column == rect.left || column == rect.right) && !cell.arms.isEmpty { continue }
                cell.region = index
                cell.paint = index
                cell.arms = BoxArms()
                cell.isText = true
                self[column, row] = cell
            }
        }
    }

    /// A view without thickness: a divider, a spacer. Its ends have stops, like a dimension in a drawing.
    private mutating func paintLine(_ rect: CellRect, group: BoxGroup, index: Int) {
        let stops = group.style == .spacer
        fill(rect, opaque: false, index: index)
        if rect.top == rect.bottom {
            horizontal(rect, row: rect.top, dashed: stops, ink: group.ink, weight: 1)
        } else {
            vertical(rect, column: rect.left, dashed: stops, ink: group.ink, weight: 1)
        }
        guard stops else { return }
        let across = rect.top == rect.bottom ? BoxArms(up: 1, down: 1) : BoxArms(right: 1, left: 1)
        if contains(rect.left, rect.top) { self[rect.left, rect.top].arms = self[rect.left, rect.top].arms.joined(across) }
        if contains(rect.right, rect.bottom) { self[rect.right, rect.bottom].arms = self[rect.right, rect.bottom].arms.joined(across) }
    }
}
