// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// One picture while it is made.
struct BoxPicture {
    let scene: DrawnScene
    let scale: BoxScale
    let ascii: Bool
    private(set) var canvas: BoxCanvas
    private var legend = BoxLegend()
    private var beyond: [String] = []

    init(scene: DrawnScene, scale: BoxScale, ascii: Bool) {
        self.scene = scene
        self.scale = scale
        self.ascii = ascii
        canvas = BoxCanvas(columns: scale.lastColumn + 1, rows: scale.lastRow + 1)
    }

    mutating func paint() {
        let marks = BoxMarks(scene: scene, scale: scale, ascii: ascii)
        let words = BoxBeyond(marks)
        let groups = BoxGrouping(scene, scale: scale).groups
        let covered = Self.covered(groups)
        for (index, group) in groups.enumerated() where !covered.contains(index) { canvas.paint(group, index: index) }
        paintWindow()
        marks.tear(&canvas)
        marks.indicators(&canvas)
        caption(groups, covered: covered)
        beyond = words.write([.top, .bottom, .leading, .trailing], &canvas)
        marks.shade(&canvas)
        beyond += words.nameBands(&canvas)
        marks.insets(&canvas)
        canvas.fillShade(ascii ? "." : "░")
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
        var captions = BoxCaptions(canvas: canvas, ascii: ascii)
        for (index, group) in groups.enumerated() {
            if covered.contains(index) { captions.list(group) } else { captions.place(group, index: index) }
        }
        canvas = captions.canvas
        legend = captions.legend
    }

    /// The lines below the picture.
    func notes(width: Int) -> [String] {
        beyond.flatMap { TextFitting.wrap(ascii ? ASCIISigns.replaced($0) : $0, to: width) } + legend.lines(width: width, ascii: ascii)
    }
}

extension BoxPicture {
    /// The picture of a scene, made.
    static func painted(_ scene: DrawnScene, width: Int, maximumHeight: Int?, ascii: Bool = false) -> BoxPicture {
        let width = min(max(width, 12), 500)
        let height = maximumHeight.map { min(max($0, 3), 500) }
        let scale = BoxScale(showing: scene.shownRect, width: width, maximumHeight: height)
        var picture = BoxPicture(scene: scene, scale: scale, ascii: ascii)
        picture.paint()
        return picture
    }
}
