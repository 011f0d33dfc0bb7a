// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The present layout as a page for a browser: the picture, the screen, the frames, the scroll views.
struct ScenePage {
    let context: CommandContext

    var text: String {
        HTMLPage.page(
            scene: DrawnSceneMaker(laidOut: context.laidOut).scene(nil), tables: [screen, frames, scrolls].filter { !$0.rows.isEmpty })
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
