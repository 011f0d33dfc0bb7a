// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

@testable import Playground

/// A display list as lines to read and to compare: numbers to a tenth of a point, colours as they would be written.
struct DisplayListText {
    private(set) var lines: [String] = []
    private var indent = ""

    init(_ list: DisplayList) { add(list) }

    var text: String { lines.map { $0 + "\n" }.joined() }

    private mutating func add(_ list: DisplayList) {
        for entry in list.entries {
            switch entry.item {
            case .begin(let effect): begin(effect)
            case .end: indent.removeLast(2)
            case .fill(let shape, let paint): line("fill \(Self.text(shape)) \(Self.text(paint))")
            case .stroke(let shape, let stroke, let paint):
                let dash = stroke.dash.isEmpty ? "" : " dashed " + stroke.dash.map(Self.number).joined(separator: " ")
                let side = (stroke.isInside ? " inside" : "") + (stroke.hasRoundCaps ? " round" : "")
                line("stroke \(Self.text(shape)) \(Self.number(stroke.width))\(dash)\(side) \(Self.text(paint))")
            case .text(let text): add(text)
            }
        }
    }

    private mutating func line(_ text: String) { lines.append(indent + text) }

    private mutating func begin(_ effect: DisplayList.Effect) {
        switch effect {
        case .clip(let shape): line("clip \(Self.text(shape))")
        case .opacity(let opacity): line("opacity \(Self.number(opacity * 100))%")
        case .blend(let mode): line("blend \(mode.rawValue)")
        case .transform(let t):
            line(
                "transform " + [t.a, t.b, t.c, t.d].map { NumberText.of(($0 * 1000).rounded() / 1000) }.joined(separator: " ")
                    + " \(Self.number(t.tx)) \(Self.number(t.ty))")
        case .shadow(let color, let radius, let offset):
            line("shadow \(Self.text(color)) \(Self.number(radius)) \(Self.number(offset.width)) \(Self.number(offset.height))")
        case .blur(let radius): line("blur \(Self.number(radius))")
        case .mask(let list):
            line("mask")
            indent += "  | "
            add(list)
            indent.removeLast(4)
        }
        indent += "  "
    }

    private mutating func add(_ text: DrawnText) {
        for row in text.lines {
            for fragment in row.fragments {
                guard text.runs.indices.contains(fragment.run) else { continue }
                let run = text.runs[fragment.run]
                let place = "\(Self.number(text.frame.minX + row.x + fragment.x)) \(Self.number(text.frame.minY + row.baseline))"
                let marks =
                    (run.isItalic ? " italic" : "") + (run.isUnderlined ? " underlined" : "") + (run.isStruckThrough ? " struck" : "")
                line(
                    "text \(fragment.string.debugDescription) \(place) wide \(Self.number(fragment.width)) size \(Self.number(run.size))"
                        + " \(run.weight)\(marks) \(Self.text(run.paint))")
            }
        }
    }

    // MARK: values

    private static func number(_ value: Double) -> String { NumberText.of((value * 10).rounded() / 10) }

    private static func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
    }

    private static func text(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

    private static func text(_ shape: DrawnShape) -> String {
        switch shape {
        case .rectangle(let rect): return "rect \(text(rect))"
        case .ellipse(let rect): return "ellipse \(text(rect))"
        case .rounded(let rect, let radii):
            let corners =
                radii.single.map(number)
                ?? [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map(number)
                .joined(separator: "/")
            return "rounded \(text(rect)) by \(corners)"
        case .path(let segments):
            // A long path is told by how long it is, where it begins, and the room that it takes.
            let ends = segments.compactMap { segment -> CGPoint? in
                switch segment {
                case .move(let point), .line(let point), .curve(_, _, let point): point
                case .close: nil
                }
            }
            guard segments.count > 8, let first = ends.first else { return "path " + segments.map(text).joined(separator: " ") }
            let (left, right) = (ends.map(\.x).min() ?? 0, ends.map(\.x).max() ?? 0)
            let (top, bottom) = (ends.map(\.y).min() ?? 0, ends.map(\.y).max() ?? 0)
            let room = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            return "path of \(segments.count) from \(text(first)) in \(text(room))"
        }
    }

    private static func text(_ segment: DrawnShape.Segment) -> String {
        switch segment {
        case .move(let point): "M" + text(point)
        case .line(let point): "L" + text(point)
        case .curve(let first, let second, let end): "C" + [first, second, end].map(text).joined(separator: " ")
        case .close: "Z"
        }
    }

    private static func text(_ paint: DrawnPaint) -> String {
        switch paint {
        case .color(let color): return text(color)
        case .hatch(let color): return "hatch \(text(color))"
        case .gradient(let gradient):
            let stops = gradient.stops.map { "\(text($0.color)) at \(number($0.location * 100))%" }.joined(separator: ", ")
            return "\(kind(gradient.kind)) (\(stops))"
        }
    }

    private static func kind(_ kind: DrawnGradient.Kind) -> String {
        switch kind {
        case .linear(let start, let end): "linear \(text(start)) to \(text(end))"
        case .radial(let center, let from, let to, let stretch):
            "radial \(text(center)) \(number(from)) to \(number(to)) by \(number(stretch))"
        case .angular(let center, let from, let to): "angular \(text(center)) \(number(from)) to \(number(to))"
        }
    }

    private static func text(_ color: ColorValue.Components) -> String {
        func byte(_ value: Double) -> String {
            let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        let hex = "#" + [color.red, color.green, color.blue].map(byte).joined()
        return color.opacity >= 0.9995 ? hex : hex + "@\(number(color.opacity * 100))%"
    }
}
