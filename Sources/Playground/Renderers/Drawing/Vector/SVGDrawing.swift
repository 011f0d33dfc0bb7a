// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The picture of a window as SVG: one unit is one point, every view has a tooltip with its name and frame.
package enum SVGDrawing {
    package static func draw(_ scene: DrawnScene) -> String {
        let shown = scene.shownRect
        let marks = SVGMarks(scene: scene)
        var labels = SVGLabels(shown: shown)
        var views = SVGViews(scene)
        let scrolls = marks.scrolls(&labels)
        views.add(scene.views, labels: &labels)
        labels.ignoreObstacles()
        let edges = marks.safeAreaEdges(&labels)
        let parts = [
            opening(scene), definitions(views), screen(scene), views.elements.joined(separator: "\n"), marks.safeAreas(), edges,
            scrolls, labels.elements, frame(scene), "</svg>",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    /// Room around the window for the bezel and, above it, the heading.
    private static let margin = EdgeInsets(top: 34, leading: 12, bottom: 12, trailing: 12)

    private static func opening(_ scene: DrawnScene) -> String {
        let shown = scene.shownRect
        let width = max(120, shown.width + margin.horizontal)
        let height = max(1, shown.height) + margin.vertical
        let n = XMLText.number
        let box = "\(n(shown.minX - margin.leading)) \(n(shown.minY - margin.top)) \(n(width)) \(n(height))"
        let fonts = "system-ui, -apple-system, &quot;Segoe UI&quot;, Roboto, &quot;DejaVu Sans&quot;, sans-serif"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" width="\(n(width))" height="\(n(height))" font-family="\(fonts)" \
            role="img">
            <title>\(XMLText.escaped(heading(scene)))</title>
            """
    }

    private static func heading(_ scene: DrawnScene) -> String {
        let size = PointText.size(scene.showsWindow ? scene.window : scene.focusRect.size)
        return scene.title.isEmpty ? size : "\(scene.title) · \(size)"
    }

    private static func definitions(_ views: SVGViews) -> String {
        """
        <defs>
        <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
        <path d="M0 0V7" stroke="#9aa5b8" stroke-width="1.6" stroke-opacity="0.45"/></pattern>
        \(views.definitions)
        </defs>
        """
    }

    private static func screen(_ scene: DrawnScene) -> String {
        let shown = scene.shownRect
        let n = XMLText.number
        let text =
            "<text x=\"\(n(shown.minX))\" y=\"\(n(shown.minY - 16))\" font-size=\"12\" fill=\"\(SVGPalette.outside)\">"
            + "\(XMLText.escaped(heading(scene)))</text>"
        return text + "\n<rect \(XMLText.rect(shown)) fill=\"\(SVGPalette.screen)\"/>"
    }

    /// The device's bezel around a whole window, a thin border around a part of it.
    private static func frame(_ scene: DrawnScene) -> String {
        let shown = scene.shownRect
        guard scene.showsWindow else { return "<rect \(XMLText.rect(shown)) fill=\"none\" stroke=\"\(SVGPalette.outside)\"/>" }
        let outside = CGRect(x: shown.minX - 4, y: shown.minY - 4, width: shown.width + 8, height: shown.height + 8)
        return "<rect \(XMLText.rect(outside)) rx=\"10\" fill=\"none\" stroke=\"\(SVGPalette.bezel)\" stroke-width=\"8\"/>"
            + "\n<rect \(XMLText.rect(outside)) rx=\"10\" fill=\"none\" stroke=\"\(SVGPalette.outside)\" stroke-width=\"9\" stroke-opacity=\"0.25\"/>"
    }
}
