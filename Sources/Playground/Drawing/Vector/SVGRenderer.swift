// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A display list as SVG: one unit is one point.
package struct SVGRenderer {
    private let picture: Picture
    private let names: String
    private var definitions: [String] = []
    private var body: [String] = []
    /// How many groups each open effect has opened.
    private var open: [Int] = []

    /// - Parameter id: begins the ids of what is defined, for pictures that share a page.
    package static func draw(_ picture: Picture, views: [DrawnView] = [], id: String = "d") -> String {
        var renderer = SVGRenderer(picture: picture, names: id)
        renderer.draw(picture.list)
        return renderer.text(views)
    }

    private init(picture: Picture, names: String) {
        self.picture = picture
        self.names = names
    }

    private func text(_ views: [DrawnView]) -> String {
        let shown = picture.shown
        let n = XMLText.number
        let (width, height) = (max(1, shown.width), max(1, shown.height))
        let box = "\(n(shown.minX)) \(n(shown.minY)) \(n(width)) \(n(height))"
        let fonts = "-apple-system, system-ui, &quot;Inter&quot;, &quot;Segoe UI&quot;, Roboto, &quot;DejaVu Sans&quot;, sans-serif"
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\" width=\"\(n(width))\" height=\"\(n(height))\" "
            + "font-family=\"\(fonts)\" role=\"img\">\n<title>\(XMLText.escaped(picture.title))</title>"
        let defs = definitions.isEmpty ? "" : "<defs>\n\(definitions.joined(separator: "\n"))\n</defs>"
        let parts = [head, defs, body.joined(separator: "\n"), tooltips(views), "</svg>"]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    /// A clear box for each view, which tells its name and frame under the pointer.
    private func tooltips(_ views: [DrawnView]) -> String {
        views.suffix(4000).compactMap { view -> String? in
            guard
                let frame = DrawnScene.drawable(view.frame)?.intersection(view.clip.flatMap(DrawnScene.drawable) ?? picture.shown)
                    .intersection(picture.shown), !frame.isEmpty
            else { return nil }
            let title = XMLText.escaped(
                "\(view.name) \(view.kind) \(PointText.point(view.frame.origin)) \(PointText.size(view.frame.size))")
            return "<rect class=\"view\" data-layer=\"\(view.layer)\" \(XMLText.rect(frame)) fill=\"none\" pointer-events=\"all\">"
                + "<title>\(title)</title></rect>"
        }.joined(separator: "\n")
    }

    // MARK: items

    private mutating func draw(_ list: DisplayList) {
        for entry in list.entries {
            switch entry.item {
            case .begin(let effect): begin(effect)
            case .end: body.append(String(repeating: "</g>", count: open.popLast() ?? 0))
            case .fill(let shape, let paint): body.append(element(shape) + fill(paint) + "/>")
            case .stroke(let shape, let line, let paint): stroke(shape, line, paint)
            case .text(let text): draw(text)
            }
        }
    }

    private mutating func begin(_ effect: DisplayList.Effect) {
        var groups = 1
        switch effect {
        case .clip(let shape): body.append("<g clip-path=\"url(#\(clip(shape)))\">")
        case .opacity(let opacity): body.append("<g opacity=\"\(XMLText.fraction(opacity))\">")
        case .blend(let mode): body.append("<g style=\"\(mode.cascadingStyle)\">")
        case .transform(let t):
            let numbers = [t.a, t.b, t.c, t.d].map(XMLText.fraction) + [t.tx, t.ty].map(XMLText.number)
            body.append("<g transform=\"matrix(\(numbers.joined(separator: " ")))\">")
        case .shadow(let color, let radius, let offset):
            let id = define { id in
                "<filter id=\"\(id)\" x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\"><feDropShadow dx=\"\(XMLText.number(offset.width))\" "
                    + "dy=\"\(XMLText.number(offset.height))\" stdDeviation=\"\(XMLText.number(radius / 2))\" flood-color=\"\(Self.hex(color))\" "
                    + "flood-opacity=\"\(XMLText.fraction(color.opacity))\"/></filter>"
            }
            body.append("<g filter=\"url(#\(id))\">")
        case .blur(let radius):
            let id = define { id in
                "<filter id=\"\(id)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\"><feGaussianBlur stdDeviation=\"\(XMLText.number(radius))\"/></filter>"
            }
            body.append("<g filter=\"url(#\(id))\">")
        case .mask(let list):
            var inner = SVGRenderer(picture: picture, names: names + "m\(definitions.count)")
            inner.draw(list)
            definitions += inner.definitions
            let contents = inner.body.joined(separator: "\n")
            let id = define { "<mask id=\"\($0)\" mask-type=\"alpha\" style=\"mask-type:alpha\">\(contents)</mask>" }
            body.append("<g mask=\"url(#\(id))\">")
            groups = 1
        }
        open.append(groups)
    }

    /// Adds a definition; its id.
    private mutating func define(_ text: (String) -> String) -> String {
        let id = "\(names)\(definitions.count)"
        definitions.append(text(id))
        return id
    }

    private var knownClips: [DrawnShape: String] = [:]

    private mutating func clip(_ shape: DrawnShape) -> String {
        if let known = knownClips[shape] { return known }
        let contents = element(shape) + "/>"
        let id = define { "<clipPath id=\"\($0)\">\(contents)</clipPath>" }
        knownClips[shape] = id
        return id
    }

    // MARK: shapes

    /// The start of the element, with its outline.
    private func element(_ shape: DrawnShape) -> String {
        let n = XMLText.number
        switch shape {
        case .rectangle(let rect): return "<rect \(XMLText.rect(rect))"
        case .rounded(let rect, let radii):
            if let radius = radii.single { return "<rect \(XMLText.rect(rect)) rx=\"\(n(radius))\"" }
        case .ellipse(let rect):
            return "<ellipse cx=\"\(n(rect.midX))\" cy=\"\(n(rect.midY))\" rx=\"\(n(rect.width / 2))\" ry=\"\(n(rect.height / 2))\""
        case .path: break
        }
        return "<path d=\"\(Self.path(shape))\""
    }

    private static func path(_ shape: DrawnShape) -> String {
        func p(_ point: CGPoint) -> String { "\(XMLText.number(point.x)) \(XMLText.number(point.y))" }
        return shape.segments.map { segment in
            switch segment {
            case .move(let point): "M\(p(point))"
            case .line(let point): "L\(p(point))"
            case .curve(let first, let second, let end): "C\(p(first)) \(p(second)) \(p(end))"
            case .close: "Z"
            }
        }.joined()
    }

    private mutating func fill(_ paint: DrawnPaint) -> String {
        switch paint {
        case .color(let color): return " fill=\"\(Self.hex(color))\"" + Self.opacity(color, "fill-opacity")
        case .gradient(let gradient): return " fill=\"url(#\(self.gradient(gradient)))\""
        case .hatch(let color):
            let id = define { id in
                "<pattern id=\"\(id)\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
                    + "<path d=\"M0 0V7\" stroke=\"\(Self.hex(color))\" stroke-width=\"1.6\"\(Self.opacity(color, "stroke-opacity"))/></pattern>"
            }
            return " fill=\"url(#\(id))\""
        }
    }

    private mutating func stroke(_ shape: DrawnShape, _ line: StrokeLine, _ paint: DrawnPaint) {
        var width = line.width
        var (before, after) = ("", "")
        if line.isInside {
            // Twice the width, of which the outer half is cut off.
            width *= 2
            (before, after) = ("<g clip-path=\"url(#\(clip(shape)))\">", "</g>")
        }
        var text = element(shape) + " fill=\"none\""
        switch paint {
        case .gradient(let gradient): text += " stroke=\"url(#\(self.gradient(gradient)))\""
        case .color(let color), .hatch(let color): text += " stroke=\"\(Self.hex(color))\"" + Self.opacity(color, "stroke-opacity")
        }
        text += " stroke-width=\"\(XMLText.number(width))\""
        if !line.dash.isEmpty { text += " stroke-dasharray=\"\(line.dash.map(XMLText.number).joined(separator: " "))\"" }
        if line.hasRoundCaps { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
        body.append(before + text + "/>" + after)
    }

    private mutating func gradient(_ gradient: DrawnGradient) -> String {
        let n = XMLText.number
        let stops = gradient.stops.map {
            "<stop offset=\"\(XMLText.fraction($0.location))\" stop-color=\"\(Self.hex($0.color))\""
                + Self.opacity($0.color, "stop-opacity") + "/>"
        }.joined()
        return define { id in
            switch gradient.kind {
            case .linear(let start, let end):
                "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(n(start.x))\" y1=\"\(n(start.y))\" x2=\"\(n(end.x))\" "
                    + "y2=\"\(n(end.y))\">\(stops)</linearGradient>"
            // SVG has no angular gradient: the colours of its middle around the centre.
            case .angular(let center, _, _):
                "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(n(center.x))\" cy=\"\(n(center.y))\" r=\"200\">\(stops)</radialGradient>"
            case .radial(let center, _, let radius, let stretch):
                "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(n(center.x))\" cy=\"\(n(center.y))\" "
                    + "r=\"\(n(max(0.01, radius)))\" gradientTransform=\"matrix(1 0 0 \(XMLText.fraction(stretch)) 0 "
                    + "\(n(center.y - center.y * stretch)))\">\(stops)</radialGradient>"
            }
        }
    }

    // MARK: texts

    private mutating func draw(_ text: DrawnText) {
        for line in text.lines {
            for fragment in line.fragments where fragment.run < text.runs.count {
                let run = text.runs[fragment.run]
                guard run.size > 0, !fragment.string.isEmpty else { continue }
                let drawn = element(fragment, run, x: text.frame.minX + fragment.x, y: text.frame.minY + line.baseline)
                body.append(drawn)
            }
        }
    }

    private mutating func element(_ fragment: TextFragment, _ run: DrawnText.Run, x: Double, y: Double) -> String {
        let n = XMLText.number
        var text = "<text x=\"\(n(x))\" y=\"\(n(y))\" font-size=\"\(n(run.size))\"" + fill(run.paint)
        if run.weight != .regular { text += " font-weight=\"\(run.weight.value)\"" }
        if run.isItalic { text += " font-style=\"italic\"" }
        switch run.design {
        case .monospaced: text += " font-family=\"ui-monospace, Menlo, monospace\""
        case .serif: text += " font-family=\"ui-serif, Georgia, serif\""
        case .default, .rounded: break
        }
        let lines = [run.isUnderlined ? "underline" : nil, run.isStruckThrough ? "line-through" : nil].compactMap(\.self)
        if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
        // The width that the engine gave the characters, whatever font the reader has.
        if fragment.width > 0 { text += " textLength=\"\(n(fragment.width))\" lengthAdjust=\"spacingAndGlyphs\"" }
        return text + " xml:space=\"preserve\">\(XMLText.escaped(fragment.string))</text>"
    }

    // MARK: colours

    private static func hex(_ color: ColorValue.Components) -> String {
        func part(_ value: Double) -> String {
            let byte = Int((value.asShown * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + part(color.red) + part(color.green) + part(color.blue)
    }

    private static func opacity(_ color: ColorValue.Components, _ attribute: String) -> String {
        color.opacity >= 1 ? "" : " \(attribute)=\"\(XMLText.fraction(color.opacity))\""
    }
}
