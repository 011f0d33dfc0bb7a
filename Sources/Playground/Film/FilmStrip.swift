// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A film as one picture: frames side by side, in rows of eight, each with its label and its caption.
struct FilmStrip {
    let film: Film

    /// Frames of a row.
    static let most = 8
    private static let gap = 24.0
    private static let caption = 44.0
    private static let ink = ColorValue.Components(red: 0.25, green: 0.28, blue: 0.34, opacity: 1)
    private static let ground = ColorValue.Components(red: 1, green: 1, blue: 1, opacity: 1)
    private static let rule = ColorValue.Components(red: 0.7, green: 0.72, blue: 0.76, opacity: 1)

    var picture: Picture {
        let frames = film.frames
        let size = film.size
        let (width, height) = (size.width + Self.gap, size.height + Self.caption + Self.gap)
        let rows = (frames.count + Self.most - 1) / Self.most
        let whole = CGRect(x: 0, y: 0, width: Double(min(frames.count, Self.most)) * width + Self.gap, height: Double(rows) * height)
        var list = DisplayList()
        list.append(.fill(.rectangle(whole), .color(Self.ground)))
        for (index, frame) in frames.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: Self.most)
            add(frame, at: CGPoint(x: Self.gap + Double(column) * width, y: Self.caption + Double(row) * height), to: &list)
        }
        return Picture(list: list, shown: whole, title: film.input)
    }

    private func add(_ frame: Film.Frame, at place: CGPoint, to list: inout DisplayList) {
        let picture = frame.picture
        let words = [frame.label, frame.caption]
        for (line, text) in words.enumerated() {
            let origin = CGPoint(x: place.x, y: 4 + Double(line) * 18)
            let fitting = DrawnText.width(of: text, size: 13) > film.size.width ? String(text.prefix(Int(film.size.width / 7))) + "…" : text
            list.append(.text(DrawnText(label: fitting, at: origin, size: 13, weight: line == 0 ? .semibold : .regular, color: Self.ink)))
        }
        let (dx, dy) = (place.x - picture.shown.minX, place.y - picture.shown.minY)
        list.append(.begin(.transform(CGAffineTransformValue(tx: dx, ty: dy))))
        list.append(.begin(.clip(.rectangle(picture.shown))))
        list.append(picture.list)
        list.append(.end)
        list.append(.stroke(.rectangle(picture.shown), StrokeLine(width: 1), .color(Self.rule)))
        list.append(.end)
    }
}

/// Moments of a film in words.
enum FilmTime {
    static func words(_ seconds: Double) -> String {
        seconds < 1 ? "\(Int((seconds * 1000).rounded())) ms" : "\(NumberText.of((seconds * 100).rounded() / 100)) s"
    }
}
