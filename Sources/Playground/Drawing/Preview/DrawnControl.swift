// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Controls as an iPhone shows them, drawn by us in the frame that layout gave them.
struct DrawnControl {
    let frame: CGRect
    let paint: Paintbrush
    /// Does it begin at the right, as from right to left?
    var isMirrored = false

    typealias Items = [DisplayList.Item]

    var accent: ColorValue.Components { paint.paint(ColorValue.system("accentColor").encode(), in: frame).color }
    private var track: ColorValue.Components { ColorValue.Components(hex: 0x787880, opacity: paint.isDark ? 0.36 : 0.2) }
    private var knobShadow: DisplayList.Effect { .shadow(.black.faded(0.2), radius: 2, offset: CGSize(width: 0, height: 1)) }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: frame.minX + x, y: frame.minY + y, width: max(0, width), height: max(0, height))
    }

    private func knob(_ shape: DrawnShape) -> Items { [.begin(knobShadow), .fill(shape, .color(.white)), .end] }

    func toggle(_ isOn: Bool) -> Items {
        let color = isOn ? (paint.tint == nil ? ColorValue.system("green").components(isDark: paint.isDark) : accent) : track
        let inner = frame.insetBy(2)
        // Since OS 26 the knob is wider than high; before it is round.
        let width = min(inner.width, frame.width > 55 ? inner.height * 1.6 : inner.height)
        let x = isOn ? inner.maxX - width : inner.minX
        return [.fill(.capsule(frame), .color(color))] + knob(.capsule(CGRect(x: x, y: inner.minY, width: width, height: inner.height)))
    }

    func checkbox(_ isOn: Bool) -> Items {
        let box = DrawnShape.rounded(frame.insetBy(0.5), radius: 3.5)
        guard isOn else { return [.fill(box, .color(paint.isDark ? track : .white)), .stroke(box, StrokeLine(width: 0.5), .color(track))] }
        return [.fill(box, .color(accent))] + symbol("checkmark", in: frame.insetBy(2), color: .white)
    }

    func slider(_ value: Double) -> Items {
        let line = rect(0, frame.height / 2 - 2, frame.width, 4)
        let side = min(frame.height, 27)
        let way = (frame.width - side) * value
        let x = isMirrored ? frame.width - side - way : way
        let done = rect(isMirrored ? x + side / 2 : 0, frame.height / 2 - 2, way + side / 2, 4)
        return [.fill(.capsule(line), .color(track)), .fill(.capsule(done), .color(accent))]
            + knob(.ellipse(rect(x, (frame.height - side) / 2, side, side)))
    }

    func stepper() -> Items {
        let half = frame.width / 2
        let side = min(frame.height * 0.42, 16)
        func sign(_ x: Double) -> CGRect { rect(x - side / 2, (frame.height - side) / 2, side, side) }
        return [
            .fill(.rounded(frame, radius: 8), .color(track.faded(0.75))),
            .fill(.rectangle(rect(half - 0.5, frame.height * 0.25, 1, frame.height * 0.5)), .color(paint.label.faded(0.25))),
        ] + symbol("minus", in: sign(half / 2), color: paint.label) + symbol("plus", in: sign(half * 1.5), color: paint.label)
    }

    /// A line in the middle of its frame, which is higher than the line on a Mac.
    func progress(_ done: Double?) -> Items {
        let thickness = min(frame.height, 6)
        func line(_ part: Double) -> DrawnShape {
            let length = frame.width * min(max(part, 0), 1)
            return .capsule(rect(isMirrored ? frame.width - length : 0, (frame.height - thickness) / 2, length, thickness))
        }
        return [.fill(line(1), .color(track)), .fill(line(done ?? 0.3), .color(accent.faded(done == nil ? 0.5 : 1)))]
    }

    /// A line in the tint, along which a gradient goes, and a dot in a gap of it.
    func markedLine(_ value: Double) -> Items {
        let tint = paint.tintAlongLine(in: frame, isMirrored: isMirrored)
        let thickness = min(frame.height, 6)
        let part = min(max(value, 0), 1)
        let center = thickness / 2 + (frame.width - thickness) * (isMirrored ? 1 - part : part)
        func dot(_ diameter: Double) -> DrawnShape {
            .ellipse(rect(center - diameter / 2, (frame.height - diameter) / 2, diameter, diameter))
        }
        return [
            .fill(.capsule(rect(0, (frame.height - thickness) / 2, frame.width, thickness)), tint),
            .fill(dot(thickness + 6), .color(paint.ground)), .fill(dot(thickness + 2), tint),
        ]
    }

    /// Eight strokes, each fainter than the one before it.
    func spinner() -> Items {
        let radius = min(frame.width, frame.height) / 2
        let stroke = DrawnShape.capsule(CGRect(x: frame.midX - radius * 0.1, y: frame.minY, width: radius * 0.2, height: radius * 0.52))
        return (0..<8).map { index in
            let turn = CGAffineTransformValue.rotation(Double(index) * .pi / 4).around(.center, of: frame)
            return .fill(stroke.applying(turn), .color(paint.label.faded(0.15 + 0.06 * Double(index))))
        }
    }

    /// From the top all around if it is closed, else with a gap of a quarter below.
    func ring(_ value: Double, isClosed: Bool) -> Items {
        let side = min(frame.width, frame.height)
        let width = side * 0.12
        let center = CGPoint(x: frame.midX, y: frame.midY)
        func arc(_ part: Double) -> DrawnShape {
            let (start, whole) = isClosed ? (-0.5 * Double.pi, 2 * Double.pi) : (0.75 * .pi, 1.5 * .pi)
            return .path(
                DrawnShape.arc(center: center, radius: side / 2 - width / 2, from: start, to: start + whole * part, joins: false))
        }
        return [
            .stroke(arc(1), StrokeLine(width: width, hasRoundCaps: true), .color(track)),
            .stroke(arc(min(max(value, 0.01), 1)), StrokeLine(width: width, hasRoundCaps: true), .color(accent)),
        ]
    }

    func segments(_ titles: [String], chosen: Int?) -> Items {
        segmentGround(titles.count, chosen: chosen)
            + titles.enumerated().compactMap { index, title in
                let weight: Font.Weight = index == chosen ? .semibold : .regular
                let place = segment(index, of: titles.count).insetBy(4)
                return DrawnText.fitted(sanitized(title), in: place, size: 13, weight: weight, color: paint.label).map { .text($0) }
            }
    }

    /// The bar under all the segments, and what lifts the chosen one.
    func segmentGround(_ count: Int, chosen: Int?) -> Items {
        let radius = frame.height > 33 ? frame.height / 2 : 8
        let bar = DisplayList.Item.fill(.rounded(frame, radius: radius), .color(track.faded(0.65)))
        guard let chosen else { return [bar] }
        let color = paint.isDark ? ColorValue.Components(hex: 0x636366) : .white
        let place = segment(chosen, of: count).insetBy(2)
        return [bar, .begin(knobShadow), .fill(.rounded(place, radius: max(2, radius - 2)), .color(color)), .end]
    }

    private func segment(_ index: Int, of count: Int) -> CGRect {
        let width = frame.width / Double(max(1, count))
        return rect(Double(isMirrored ? count - 1 - index : index) * width, 0, width, frame.height)
    }

    func wheel(_ options: [String]) -> Items {
        let middle = rect(8, frame.height / 2 - 16, frame.width - 16, 32)
        var items: Items = [.fill(.rounded(middle, radius: 8), .color(track.faded(0.6)))]
        for (index, option) in options.prefix(5).enumerated() {
            let place = rect(0, frame.height / 2 - 16 + Double(index) * 32, frame.width, 32)
            guard place.maxY <= frame.maxY else { break }
            let color = paint.label.faded(index == 0 ? 1 : 0.6 / Double(index))
            if let label = DrawnText.fitted(sanitized(option), in: place, size: 21 - 2 * Double(index), color: color) {
                items.append(.text(label))
            }
        }
        return items
    }

    /// Seven columns of days, without any of its own chosen.
    func calendar() -> Items {
        let (width, height) = (frame.width / 7, frame.height / 8)
        return (1...30).compactMap { day in
            let place = rect(Double((day - 1) % 7) * width, Double(2 + (day - 1) / 7) * height, width, height)
            return DrawnText.fitted(String(day), in: place.insetBy(4), size: 17, color: paint.label).map { .text($0) }
        }
    }

    func colorWell(_ color: ColorValue?) -> Items {
        let colors = ["red", "yellow", "green", "blue", "purple", "red"].enumerated().map { index, name in
            DrawnGradient.Stop(location: Double(index) / 5, color: ColorValue.system(name).components(isDark: false))
        }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let ring = DrawnGradient(kind: .angular(center, from: 0, to: 2 * .pi), stops: colors)
        let inner = color?.components(isDark: paint.isDark) ?? accent
        return [
            .fill(.ellipse(frame), .gradient(ring)), .fill(.ellipse(frame.insetBy(3)), .color(paint.ground)),
            .fill(.ellipse(frame.insetBy(5)), .color(inner)),
        ]
    }

    /// - Parameter style: what the ground is filled with; nil: the system's.
    func tabBar(_ items: [PreviewMaker.TabItem], on style: Value?) -> Items {
        let color = paint.isDark ? ColorValue.Components(hex: 0x161618, opacity: 0.94) : ColorValue.Components(hex: 0xF9F9F9, opacity: 0.94)
        // Down to the edge of the screen, over the home indicator.
        let ground = rect(0, 0, frame.width, frame.height + 34)
        var drawn: Items = [
            .fill(.rectangle(ground), style.map { paint.paint($0, in: ground) } ?? .color(color)),
            .fill(.rectangle(rect(0, 0, frame.width, 0.33)), .color(paint.separator)),
        ]
        let width = frame.width / Double(max(1, items.count))
        for (index, item) in items.enumerated() {
            let color = item.isChosen ? accent : ColorValue.Components(hex: 0x8E8E93)
            let place = rect(Double(index) * width, 0, width, frame.height)
            if let name = item.symbol {
                drawn += symbol(name, in: CGRect(x: place.midX - 12, y: place.minY + 6, width: 24, height: 24), color: color)
            }
            let line = CGRect(x: place.minX + 2, y: place.minY + 32, width: width - 4, height: 14)
            if let label = DrawnText.fitted(sanitized(item.title), in: line, size: 10, weight: .medium, color: color) {
                drawn.append(.text(label))
            }
            if let badge = item.badge { drawn += self.badge(badge, at: CGPoint(x: place.midX + 4, y: place.minY + 2)) }
        }
        return drawn
    }

    /// White words on a red capsule, 18 high and at least as wide; what is longer than 60 is cut.
    private func badge(_ words: String, at origin: CGPoint) -> Items {
        let text = sanitized(words)
        let width = min(max(18, DrawnText.width(of: text, size: 13) + 10), 60)
        let capsule = CGRect(x: origin.x, y: origin.y, width: width, height: 18)
        let label = DrawnText.fitted(text, in: capsule.insetBy(2), size: 13, color: .white)
        return [.fill(.capsule(capsule), .color(ColorValue.system("red").components(isDark: paint.isDark)))]
            + (label.map { [.text($0)] } ?? [])
    }

    /// An image of the app that is not there: a landscape on grey.
    func picture(_ name: String) -> Items {
        guard frame.width > 0, frame.height > 0 else { return [] }
        var items: Items = [.fill(.rectangle(frame), .color(track))]
        let side = min(frame.width, frame.height, 44) * 0.7
        let place = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        items += symbol("photo", in: place, color: paint.label.faded(0.4))
        let line = CGRect(x: frame.minX + 4, y: place.maxY + 2, width: frame.width - 8, height: min(14, frame.maxY - place.maxY - 2))
        if let label = DrawnText.fitted(name, in: line, size: 10, color: paint.label.faded(0.5)) { items.append(.text(label)) }
        return items
    }

    /// In the foreground style, or in the first two where several are given: a palette.
    func symbol(_ name: String) -> Items {
        let name = ([name] + paint.symbolVariants).joined(separator: ".")
        let first = paint.paint(nil, in: frame)
        guard paint.foreground.count > 1 else { return SymbolGlyph(name).items(in: frame, color: first, ground: .color(paint.ground)) }
        let second = paint.paint(.native(StyleValue(kind: "HierarchicalShapeStyle", name: "secondary")), in: frame)
        return SymbolGlyph(name).items(in: frame, color: second, ground: .color(paint.ground), inner: first)
    }

    func symbol(_ name: String, in frame: CGRect, color: ColorValue.Components) -> Items {
        SymbolGlyph(name).items(in: frame, color: .color(color), ground: .color(paint.ground))
    }
}
