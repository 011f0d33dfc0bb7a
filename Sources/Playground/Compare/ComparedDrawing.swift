// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Two scenes beside each other, as boxes to scale. What differs has a `≠` before its name.
struct ComparedDrawing: Drawing {
    struct Side: Sendable {
        let name: String
        let scene: DrawnScene
    }

    private let sides: [Side]

    /// - Parameter differing: the names of the views that are not alike.
    init(_ sides: [(name: String, drawing: SceneDrawing)], differing: Set<String>) {
        self.sides = sides.map { side in
            var scene = side.drawing.scene
            for index in scene.views.indices where differing.contains(scene.views[index].name) {
                scene.views[index].name = "≠ " + scene.views[index].name
            }
            return Side(name: side.name, scene: scene)
        }
    }

    private static let gap = 2
    /// Lines where no window says how many there are.
    private static let comfortable = 40

    func lines(_ style: OutputStyle) -> [String] {
        let width = max(12, (style.width - Self.gap) / 2)
        var column = style
        column.width = width
        let columns = sides.map { side in
            [TextFitting.cut(side.name, to: width, ascii: style.ascii)]
                + BoxDrawing.draw(side.scene, column, maximumHeight: max(8, (style.height ?? Self.comfortable) - 4), notes: .brief)
        }
        let gap = String(repeating: " ", count: Self.gap)
        return (0..<(columns.map(\.count).max() ?? 0)).map { row in
            let cells = columns.map { StyledWidth.fit(row < $0.count ? $0[row] : "", to: width) }
            let line = cells.joined(separator: gap)
            return style.color ? line : TextFitting.trimmed(line)
        }
    }
}

extension CommandContext {
    /// Two scenes beside each other, and what is different between them.
    func comparison(of first: MarkedScene, and second: MarkedScene) throws(Diagnostic) -> Output {
        let difference = SceneDifference(old: first.laidOut, new: second.laidOut)
        let sides = [(first.name, try first.context.drawing()), (second.name, try second.context.drawing())]
        let told = difference.output()
        let json: [JSON.Field] = [
            JSON.Field(
                "scenes",
                .array(
                    [first, second].map { mark in
                        .object([
                            "name": .string(mark.name), "frames": SceneSnapshot.frames(mark.context.index, nil)[key: "frames"] ?? .null,
                        ])
                    }))
        ]
        var output = Output(
            json: .object(json), parts: [.drawing(ComparedDrawing(sides, differing: difference.leaders)), .line("")])
        output.add(told)
        return output
    }
}
