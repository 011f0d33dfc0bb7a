// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Playground
import ViewCatalog

/// Paints a display list with cairo.
final class CairoCanvas {
    private let cairo: CairoLibrary
    private let context: CairoLibrary.Context
    /// Pixels per point, at which shadows and blurs are made.
    private let scale: Double
    /// What is shown, in points.
    private let shown: CGRect
    private let isStopped: () -> Bool
    private var open: [Open] = []

    private enum Open {
        /// A clip or a transform: what was there before comes back.
        case state
        case group(opacity: Double)
        case blend(DrawnBlendMode)
        case shadow(ColorValue.Components, radius: Double, offset: CGSize)
        case blur(Double)
        case mask(DisplayList)
    }

    /// - Parameter isStopped: asked before each item; once it is true nothing more is painted.
    init(
        _ cairo: CairoLibrary, _ surface: CairoLibrary.Surface, showing shown: CGRect, scale: Double, isStopped: @escaping () -> Bool
    ) {
        self.cairo = cairo
        self.isStopped = isStopped
        self.scale = scale
        self.shown = shown
        context = cairo.create(surface)
        cairo.setLineJoin(context, 1)
    }

    deinit { cairo.destroy(context) }

    func paint(_ list: DisplayList) {
        cairo.save(context)
        cairo.scale(context, scale, scale)
        cairo.translate(context, -shown.minX, -shown.minY)
        draw(list)
        cairo.restore(context)
    }

    private func draw(_ list: DisplayList) {
        for entry in list.entries {
            switch entry.item {
            case .begin(let effect): begin(effect)
            case .end: end()
            case _ where isStopped(): break
            case .fill(let shape, let paint): fill(shape, paint)
            case .stroke(let shape, let line, let paint): stroke(shape, line, paint)
            case .text(let text): draw(text)
            }
        }
    }

    // MARK: effects

    private func begin(_ effect: DisplayList.Effect) {
        switch effect {
        case .clip(let shape):
            cairo.save(context)
            trace(shape)
            cairo.clip(context)
            open.append(.state)
        case .transform(let t):
            cairo.save(context)
            let numbers = CairoMatrix(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty).numbers
            // A transform that flattens everything to a line is none that cairo takes, nor is one that leaves nothing within sight.
            if abs(t.a * t.d - t.b * t.c) > 1e-9, numbers.allSatisfy({ abs($0) < 1e9 }) {
                cairo.transform(context, numbers)
            } else {
                cairo.rectangle(context, 0, 0, 0, 0)
                cairo.clip(context)
            }
            open.append(.state)
        case .opacity(let opacity): group(.group(opacity: opacity))
        case .blend(let mode): group(.blend(mode))
        case .shadow(let color, let radius, let offset): group(.shadow(color, radius: radius, offset: offset))
        case .blur(let radius): group(.blur(radius))
        case .mask(let list): group(.mask(list))
        }
    }

    private func group(_ kind: Open) {
        cairo.pushGroup(context)
        open.append(kind)
    }

    private func end() {
        guard let last = open.popLast() else { return }
        switch last {
        case .state: cairo.restore(context)
        case .group(let opacity):
            cairo.popGroupToSource(context)
            cairo.paintWithAlpha(context, opacity)
        case .blend(let mode):
            cairo.popGroupToSource(context)
            cairo.setOperator(context, mode.cairoOperator)
            cairo.paint(context)
            cairo.setOperator(context, DrawnBlendMode.normal.cairoOperator)
        case .mask(let list):
            let contents = cairo.popGroup(context)
            cairo.pushGroup(context)
            let outer = open
            open = []
            draw(list)
            open = outer
            let mask = cairo.popGroup(context)
            cairo.setSource(context, contents)
            cairo.mask(context, mask)
            cairo.patternDestroy(contents)
            cairo.patternDestroy(mask)
        case .shadow(let color, let radius, let offset):
            let contents = cairo.popGroup(context)
            drawBlurred(contents, radius: radius, offset: offset, color: color)
            paint(contents)
        case .blur(let radius):
            let contents = cairo.popGroup(context)
            drawBlurred(contents, radius: radius, offset: .zero, color: nil)
            cairo.patternDestroy(contents)
        }
    }

    private func paint(_ pattern: CairoLibrary.Pattern) {
        cairo.setSource(context, pattern)
        cairo.paint(context)
        cairo.patternDestroy(pattern)
    }

    /// What is blurred of a picture: so many pixels, those around it included.
    static func blur(of shown: CGRect, radius: Double) -> (radius: Double, margin: Double, width: Int32, height: Int32) {
        let radius = radius > 0 ? min(radius, 100) : 0
        let margin = radius.rounded(.up) * 2
        func pixels(_ length: Double) -> Int32 { Int32(max(0, min(length + 2 * margin, 4096))) }
        return (radius, margin, pixels(shown.width), pixels(shown.height))
    }

    /// The pattern blurred, as it is or as a shadow of one colour. Blurs are made at one pixel a point: nothing finer is left of them.
    private func drawBlurred(_ pattern: CairoLibrary.Pattern, radius: Double, offset: CGSize, color: ColorValue.Components?) {
        let (radius, margin, width, height) = Self.blur(of: shown, radius: radius)
        guard width > 0, height > 0 else { return }
        let surface = cairo.imageSurfaceCreate(0, width, height)
        defer { cairo.surfaceDestroy(surface) }
        guard cairo.surfaceStatus(surface) == 0 else { return }
        let inner = cairo.create(surface)
        cairo.translate(inner, margin - shown.minX, margin - shown.minY)
        cairo.setSource(inner, pattern)
        cairo.paint(inner)
        cairo.destroy(inner)
        cairo.surfaceFlush(surface)
        if !isStopped(), let data = cairo.imageSurfaceGetData(surface) {
            // A shadow's radius reaches twice as far as the standard deviation of the blur.
            BoxBlur(data: data, width: Int(width), height: Int(height), stride: Int(cairo.imageSurfaceGetStride(surface)))
                .apply(deviation: color == nil ? radius : radius / 2)
        }
        cairo.surfaceMarkDirty(surface)
        let (x, y) = (shown.minX - margin + offset.width, shown.minY - margin + offset.height)
        if let color {
            set(color)
            cairo.maskSurface(context, surface, x, y)
        } else {
            cairo.setSourceSurface(context, surface, x, y)
            cairo.paint(context)
        }
    }

    // MARK: shapes

    private func trace(_ shape: DrawnShape) {
        cairo.newPath(context)
        for segment in shape.segments {
            switch segment {
            case .move(let point): cairo.moveTo(context, near(point.x), near(point.y))
            case .line(let point): cairo.lineTo(context, near(point.x), near(point.y))
            case .curve(let first, let second, let end):
                cairo.curveTo(context, near(first.x), near(first.y), near(second.x), near(second.y), near(end.x), near(end.y))
            case .close: cairo.closePath(context)
            }
        }
    }

    /// cairo counts in 24 bits before the point.
    private func near(_ value: Double) -> Double { value.isFinite ? min(max(value, -200_000), 200_000) : 0 }

    private func fill(_ shape: DrawnShape, _ paint: DrawnPaint) {
        trace(shape)
        switch paint {
        case .color(let color):
            set(color)
            cairo.fill(context)
        case .gradient(let gradient): fill(gradient, shape)
        case .hatch(let color): hatch(shape, color)
        }
    }

    private func stroke(_ shape: DrawnShape, _ line: StrokeLine, _ paint: DrawnPaint) {
        guard line.width > 0, line.width.isFinite else { return }
        cairo.save(context)
        defer { cairo.restore(context) }
        if line.isInside {
            trace(shape)
            cairo.clip(context)
        }
        cairo.setLineWidth(context, line.isInside ? line.width * 2 : line.width)
        cairo.setLineCap(context, line.hasRoundCaps ? 1 : 0)
        let dashes = line.dash.allSatisfy { $0 >= 0 && $0.isFinite } && line.dash.contains { $0 > 0 } ? line.dash : []
        cairo.setDash(context, dashes, Int32(dashes.count), 0)
        if case .gradient(let gradient) = paint, case .angular = gradient.kind { return strokeAngular(gradient, shape) }
        trace(shape)
        set(paint)
        cairo.stroke(context)
    }

    /// The paint of what is drawn next; of an angular gradient one colour.
    private func set(_ paint: DrawnPaint) {
        guard case .gradient(let gradient) = paint, let pattern = pattern(gradient) else { return set(paint.color) }
        cairo.setSource(context, pattern)
        cairo.patternDestroy(pattern)
    }

    private func set(_ color: ColorValue.Components) {
        cairo.setSourceRGBA(context, color.red, color.green, color.blue, color.opacity)
    }

    private func fill(_ gradient: DrawnGradient, _ shape: DrawnShape) {
        guard let pattern = pattern(gradient) else { return fillAngular(gradient, shape) }
        cairo.setSource(context, pattern)
        cairo.fill(context)
        cairo.patternDestroy(pattern)
    }

    /// nil for an angular one, which cairo has no simple pattern for.
    private func pattern(_ gradient: DrawnGradient) -> CairoLibrary.Pattern? {
        let pattern: CairoLibrary.Pattern
        switch gradient.kind {
        case .linear(let start, let end): pattern = cairo.patternCreateLinear(start.x, start.y, end.x, end.y)
        case .radial(let center, let from, let to, let stretch):
            pattern = cairo.patternCreateRadial(center.x, center.y, max(0, from), center.x, center.y, max(0.01, to))
            if stretch > 0, stretch.isFinite, stretch != 1 {
                cairo.patternSetMatrix(pattern, CairoMatrix(yy: 1 / stretch, y0: center.y - center.y / stretch).numbers)
            }
        case .angular: return nil
        }
        for stop in gradient.stops {
            let color = stop.color
            cairo.patternAddColorStop(pattern, stop.location, color.red, color.green, color.blue, color.opacity)
        }
        return pattern
    }

    private func fillAngular(_ gradient: DrawnGradient, _ shape: DrawnShape) {
        cairo.save(context)
        defer { cairo.restore(context) }
        cairo.clip(context)
        forEachWedge(of: gradient, over: shape) { cairo.fill(context) }
    }

    private func strokeAngular(_ gradient: DrawnGradient, _ shape: DrawnShape) {
        forEachWedge(of: gradient, over: shape) {
            cairo.save(context)
            cairo.clip(context)
            trace(shape)
            cairo.stroke(context)
            cairo.restore(context)
        }
    }

    /// An angular gradient in thin wedges: each is the path, and its colour the source.
    private func forEachWedge(of gradient: DrawnGradient, over shape: DrawnShape, _ body: () -> Void) {
        guard case .angular(let center, let from, let to) = gradient.kind else { return }
        let bounds = shape.bounds
        let radius = bounds.width + bounds.height
        let count = 180
        for index in 0..<count {
            let (start, end) = (Double(index) / Double(count), (Double(index) + 1.2) / Double(count))
            let wedge = DrawnShape.arc(
                center: center, radius: radius, from: from + (to - from) * start, to: from + (to - from) * end, joins: true)
            trace(.path([.move(center)] + wedge + [.close]))
            set(gradient.color(at: start))
            if isStopped() { return }
            body()
        }
    }

    private func hatch(_ shape: DrawnShape, _ color: ColorValue.Components) {
        let bounds = shape.bounds.intersection(shown)
        cairo.save(context)
        defer { cairo.restore(context) }
        cairo.clip(context)
        set(color)
        cairo.setLineWidth(context, 1.2)
        for line in DrawnShape.hatching(bounds, distance: 7) {
            cairo.newPath(context)
            cairo.moveTo(context, line.0.x, line.0.y)
            cairo.lineTo(context, line.1.x, line.1.y)
            cairo.stroke(context)
        }
    }

    // MARK: texts

    private func draw(_ text: DrawnText) {
        for line in text.lines where Self.isNear(text.frame.minY + line.y, line.height, to: shown) {
            for fragment in line.fragments where fragment.run < text.runs.count {
                draw(fragment, text.runs[fragment.run], at: CGPoint(x: text.frame.minX + fragment.x, y: text.frame.minY + line.baseline))
            }
        }
    }

    /// Transforms may bring anything into sight, but not from far away.
    static func isNear(_ y: Double, _ height: Double, to shown: CGRect) -> Bool {
        y < shown.maxY + 2000 && y + height > shown.minY - 2000
    }

    /// In the width that the engine gave the characters: the font at hand is another one.
    private func draw(_ fragment: TextFragment, _ run: DrawnText.Run, at origin: CGPoint) {
        guard run.size > 0, run.size < 10_000 else { return }
        let string = Self.drawable(fragment.string)
        let family =
            switch run.design {
            case .monospaced: "monospace"
            case .serif: "serif"
            case .default, .rounded: "sans-serif"
            }
        cairo.selectFontFace(context, family, run.isItalic ? 1 : 0, run.weight >= .semibold ? 1 : 0)
        cairo.setFontSize(context, run.size * 0.94)
        set(run.paint)
        // Two bearings, width, height, and how far x and y go on.
        var extents = [Double](repeating: 0, count: 6)
        cairo.textExtents(context, string, &extents)
        let advance = extents[4]
        cairo.save(context)
        cairo.newPath(context)
        cairo.translate(context, origin.x, origin.y)
        if advance > 0, fragment.width > 0 { cairo.scale(context, fragment.width / advance, 1) }
        cairo.moveTo(context, 0, 0)
        cairo.showText(context, string)
        cairo.restore(context)
        let thickness = run.size / 16
        for (isDrawn, y) in [(run.isUnderlined, run.size * 0.12), (run.isStruckThrough, -run.size * 0.28)] where isDrawn {
            cairo.rectangle(context, origin.x, origin.y + y - thickness / 2, fragment.width, thickness)
            cairo.fill(context)
        }
    }

    private static func drawable(_ text: String) -> String { String(text.unicodeScalars.filter { $0.value >= 0x20 }.map(Character.init)) }
}
