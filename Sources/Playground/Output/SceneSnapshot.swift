// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Everything about a layout as one JSON object: what `export FILE.json` writes.
struct SceneSnapshot {
    let context: CommandContext

    var json: JSON {
        let stage = context.scene.stage
        let scrolls = context.index.scrolls.compactMap { scroll -> JSON? in
            guard let geometry = context.scene.layout.scrolls[scroll.path]?.geometry else { return nil }
            return .object([
                "name": .string(context.name(of: scroll)), "contentOffset": JSON(geometry.contentOffset),
                "contentSize": JSON(geometry.contentSize),
                "contentInsets": JSON(geometry.contentInsets), "containerSize": JSON(geometry.containerSize),
            ])
        }
        return .object([
            "device": .string(stage.device.name), "orientation": .string(stage.orientation.rawValue), "size": JSON(stage.size),
            "safeAreaInsets": JSON(stage.insets), "displayScale": .number(stage.effectiveScale), "os": .int(stage.os.rawValue),
            "platform": .string(stage.effectivePlatform.rawValue),
            "root": context.scene.root.map { .string(SwiftPrinter.line($0)) } ?? .null,
            "frames": Self.frames(context.index, nil)[key: "frames"] ?? .null, "scrollViews": .array(scrolls),
            "generator": .string(FileMark.text),
        ])
    }

    static func frames(_ index: ViewIndex, _ layer: Int?) -> JSON {
        let range = layer.map { index.subtree(of: $0) } ?? 0..<index.layers.count
        return .object(["frames": .array(range.compactMap { FrameRow(index.layers[$0], index)?.json })])
    }
}
