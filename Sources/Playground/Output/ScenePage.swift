// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The present layout as a document: the picture, the screen, the frames, the scroll views.
struct ScenePage {
    let context: CommandContext
    let drawing: SceneDrawing
    let style: PictureStyle

    private var tables: [HTMLPage.Table] { [screen, frames, scrolls].filter { !$0.rows.isEmpty } }
    private var title: String { drawing.picture(style).title }

    var html: String { HTMLPage.page(title: title, figures: [drawing.svg(style)], tables: tables) }

    /// With the blueprint of the terminal: a picture that needs no other file.
    var markdown: String {
        let lines = BoxDrawing.draw(drawing.scene, OutputStyle())
        return MarkdownPage.page(title: title, drawing: lines, tables: tables)
    }

    private var screen: HTMLPage.Table {
        let stage = context.scene.stage
        let size = "\(NumberText.of(stage.size.width)) × \(NumberText.of(stage.size.height))"
        return (
            "Screen", [],
            [
                ["device", stage.device.name], ["orientation", stage.orientation.rawValue], ["size", size],
                ["safe area", stage.insets.words], ["scale", NumberText.of(stage.effectiveScale)],
            ]
        )
    }

    private var frames: HTMLPage.Table {
        let rows = context.index.layers.compactMap { FrameRow($0, context.index) }.map { row in
            [row.name, row.kind, row.id?.literal ?? ""]
                + [row.frame.minX, row.frame.minY, row.frame.width, row.frame.height].map(NumberText.of)
        }
        return ("Frames", ["view", "kind", "id", "x", "y", "width", "height"], rows)
    }

    private var scrolls: HTMLPage.Table {
        let rows = context.index.scrolls.compactMap { scroll -> [String]? in
            guard let geometry = context.scene.layout.scrolls[scroll.path]?.geometry else { return nil }
            let numbers = [
                geometry.contentOffset.x, geometry.contentOffset.y, geometry.contentSize.width, geometry.contentSize.height,
                geometry.containerSize.width, geometry.containerSize.height,
            ]
            return [context.name(of: scroll)] + numbers.map(NumberText.of)
        }
        return (
            "Scroll views", ["view", "offset x", "offset y", "content width", "content height", "container width", "container height"], rows
        )
    }
}
