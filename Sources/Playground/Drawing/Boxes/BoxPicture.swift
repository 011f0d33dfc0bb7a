// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// One picture while it is made.
struct BoxPicture {
    let scene: DrawnScene
    let scale: BoxScale
    let ascii: Bool
    /// Do boxes without room for their names have signs, which the legend explains?
    let hasSigns: Bool
    private(set) var canvas: BoxCanvas
    private var legend = BoxLegend()
    private var beyond: [String] = []

    init(scene: DrawnScene, scale: BoxScale, ascii: Bool, hasSigns: Bool) {
        self.hasSigns = hasSigns
        self.scene = scene
        self.scale = scale
        self.ascii = ascii
        canvas = BoxCanvas(columns: scale.lastColumn + 1, rows: scale.lastRow + 1)
    }

    mutating func paint() {
        let marks = BoxMarks(scene: scene, scale: scale, ascii: ascii)
        let words = BoxBeyond(marks)
        let grouping = BoxGrouping(scene, scale: scale)
        let groups = grouping.groups
        let covered = Self.covered(groups)
        for (index, group) in groups.enumerated() {
            if !covered.contains(index) { canvas.paint(group, index: index) }
            for container in grouping.outlines[index] ?? [] { canvas.outline(container) }
        }
        for border in scene.borders { paint(border: border, marks) }
        paintWindow()
        marks.tear(&canvas)
        marks.indicators(&canvas)
        caption(groups, covered: covered)
        beyond = words.write([.top, .bottom, .leading, .trailing], &canvas)
        marks.shade(&canvas)
        beyond += words.nameBands(&canvas)
        marks.insets(&canvas)
        for ground in scene.grounds.reversed() { fill(ground, marks) }
        canvas.fillShade(ascii ? "." : "░")
    }

    /// A style behind or before a view, in the cells that nothing else takes. One that covers most of the picture is its ground.
    private mutating func fill(_ ground: DrawnScene.Ground, _ marks: BoxMarks) {
        guard let rect = DrawnScene.drawable(ground.rect)?.intersection(visible(ground.clip)), ground.paint.color.opacity > 0.05,
            rect.width * rect.height < scene.shownRect.width * scene.shownRect.height * 0.5, let cells = marks.cells(rect)
        else { return }
        let ink = BoxInk(style: .leaf, fill: ground.paint)
        // One row is enough to be seen; between borders only what is inside.
        let rows = cells.rows > 2 ? cells.top...cells.bottom : scale.row(rect.midY)...scale.row(rect.midY)
        var isSeen = false
        for row in rows {
            for column in cells.left...max(cells.left, cells.right - 1) where takesGround(column, row, cells) {
                canvas.write(ascii ? ":" : "▒", column, row, ink: ink, yields: true)
                isSeen = true
            }
        }
        if !isSeen { frame(cells, row: rows.lowerBound, ink) }
    }

    private func takesGround(_ column: Int, _ row: Int, _ cells: CellRect) -> Bool {
        guard canvas.contains(column, row) else { return false }
        let cell = canvas[column, row]
        return cell.isFree || (cell.glyph == nil && cell.dashed && cell.arms.isHorizontal && cells.rows <= 2)
    }

    /// Words fill all of the ground: a cell on each side of them stands for it.
    private mutating func frame(_ cells: CellRect, row: Int, _ ink: BoxInk) {
        for columns in [(0...4).map { cells.left - $0 }, (0...4).map { cells.right + $0 }] {
            guard let column = columns.first(where: { takesGround($0, row, cells) }) else { continue }
            canvas.write(ascii ? ":" : "▒", column, row, ink: ink, yields: true)
        }
    }

    private func visible(_ clip: CGRect?) -> CGRect {
        clip.flatMap(DrawnScene.drawable).map { $0.intersection(scene.shownRect) } ?? scene.shownRect
    }

    /// A line inside the edges of a view: solid where its box would be dashed.
    private mutating func paint(border: DrawnScene.Ground, _ marks: BoxMarks) {
        guard let rect = DrawnScene.drawable(border.rect)?.intersection(visible(border.clip)), let cells = marks.cells(rect),
            cells.rows > 1, cells.columns > 1
        else { return }
        canvas.border(cells, dashed: false, ink: BoxInk(style: .leaf, fill: border.paint))
    }

    /// The device's border, heavy, over all that reaches it.
    private mutating func paintWindow() {
        let window = scene.windowRect
        guard scene.showsWindow else { return }
        let rect = CellRect(
            left: scale.column(window.minX), top: scale.row(window.minY), right: scale.column(window.maxX), bottom: scale.row(window.maxY))
        canvas.border(rect, dashed: false, ink: .window, weight: 2)
    }

    /// Opaque boxes with another one exactly in front of them: a heap of thousands costs no more than one.
    private static func covered(_ groups: [BoxGroup]) -> Set<Int> {
        var front: Set<CellRect> = []
        var result: Set<Int> = []
        for index in groups.indices.reversed() where groups[index].isOpaque && !groups[index].isInline {
            if !front.insert(groups[index].rect).inserted { result.insert(index) }
        }
        return result
    }

    private mutating func caption(_ groups: [BoxGroup], covered: Set<Int>) {
        var captions = BoxCaptions(canvas: canvas, ascii: ascii, hasSigns: hasSigns)
        for (index, group) in groups.enumerated() {
            if covered.contains(index) { captions.list(group) } else { captions.place(group, index: index) }
        }
        canvas = captions.canvas
        legend = captions.legend
    }

    /// The lines beside the picture, at most a number of them.
    func sideNotes(width: Int, most: Int) -> [String] {
        let all =
            beyond.flatMap { TextFitting.wrap(ascii ? ASCIISigns.replaced($0) : $0, to: width) }
            + legend.shortLines(width: width, ascii: ascii)
        guard all.count > most else { return all }
        if most < 1 { return [] }
        let rest = "\(all.count - most + 1) more: 'frames'"
        return all.prefix(most - 1) + [(ascii ? ".. " : "… ") + rest]
    }

    /// The lines below the picture.
    func notes(width: Int) -> [String] {
        beyond.flatMap { TextFitting.wrap(ascii ? ASCIISigns.replaced($0) : $0, to: width) } + legend.lines(width: width, ascii: ascii)
    }
}

extension BoxPicture {
    /// The picture of a scene, made.
    /// - Parameter leastNotes: columns beside the picture without which it has no signs; nil: it has them in any case.
    static func painted(
        _ scene: DrawnScene, width: Int, maximumHeight: Int?, magnification: Double = 1, ascii: Bool = false, leastNotes: Int? = nil
    ) -> BoxPicture {
        let width = min(max(width, 12), 500)
        let height = maximumHeight.map { min(max($0, 3), 500) }
        let scale = BoxScale(showing: scene.shownRect, width: width, maximumHeight: height, magnification: magnification)
        let hasSigns = leastNotes.map { width - scale.lastColumn - 1 >= $0 } ?? true
        var picture = BoxPicture(scene: scene, scale: scale, ascii: ascii, hasSigns: hasSigns)
        picture.paint()
        return picture
    }
}
