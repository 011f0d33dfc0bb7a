// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The drawing of a layout, made once: what every renderer and every style reads.
package struct SceneDrawing: Sendable {
    package let scene: DrawnScene
    /// What the app draws.
    package let preview: DisplayList
    /// What the system draws over it: the status bar and the home indicator.
    package let systemBars: DisplayList
    /// Why the code of a shape or an effect could not be run; then the picture lacks it.
    let failure: Diagnostic?

    /// - Parameters:
    ///   - layouter: lays out what is known only once it is drawn: the symbols of a canvas, the options of a picker.
    ///   - layer: a view to show alone; nil for the whole window.
    init(_ laidOut: LaidOutScene, by layouter: SceneLayouter, layer: Int? = nil) {
        var maker = PreviewMaker(laidOut) { node in try? layouter.layOut(node, beside: laidOut) }
        maker.make(layer)
        scene = DrawnSceneMaker(laidOut: laidOut, placements: maker.placements, list: maker.list).scene(layer)
        var list = maker.list
        for scroll in scene.scrolls {
            for thumb in scroll.indicators { BlueprintMarks.indicator(thumb, scene.shownRect, &list) }
        }
        preview = list
        systemBars = maker.systemBars
        failure = maker.failure
    }

    package func picture(_ style: PictureStyle) -> Picture {
        let list =
            switch style {
            case .preview: screen
            case .blueprint: Blueprint.list(scene)
            case .overlay: Blueprint.list(scene, over: screen)
            }
        let size = PointText.size(scene.showsWindow ? scene.window : scene.focusRect.size)
        return Picture(list: list, shown: scene.shownRect, title: scene.title.isEmpty ? size : "\(scene.title) · \(size)")
    }

    /// What a screen would show.
    private var screen: DisplayList {
        var list = preview
        list.append(systemBars)
        return list
    }

    package func svg(_ style: PictureStyle) -> String { SVGRenderer.draw(picture(style), views: scene.views) }
}

extension CommandContext {
    /// The drawing of the scene as it is laid out, or as another would be; an error where code that draws fails.
    func drawing(layer: Int? = nil) throws(Diagnostic) -> SceneDrawing {
        try drawing(of: laidOut, layer: layer)
    }

    func drawing(of laidOut: LaidOutScene, layer: Int? = nil) throws(Diagnostic) -> SceneDrawing {
        let drawing = SceneDrawing(laidOut, by: layouter, layer: layer)
        if let failure = drawing.failure { throw failure.located(at: word.span) }
        return drawing
    }
}
