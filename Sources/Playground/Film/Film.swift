// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Pictures of a scene one after the other: of an input while it ran, at moments of the virtual clock, or of the intervals of a sweep.
struct Film {
    struct Frame {
        /// When it is shown: seconds since the first one.
        let time: Double
        /// What it stands for: its time, or its interval.
        let label: String
        let drawing: SceneDrawing
        let style: PictureStyle
        /// What else is to be told: `feed y 341` for each scroll view.
        let caption: String
        /// The views, for a table beside the picture.
        let rows: [Row]

        var picture: Picture { drawing.picture(style) }
    }

    struct Row: Equatable {
        let layer: Int
        let name: String
        let kind: String
        let depth: Int
        let frame: CGRect
    }

    /// The words of the input.
    let input: String
    let frames: [Frame]

    /// As large as the largest frame.
    var size: CGSize {
        frames.map(\.picture.shown).reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }

    /// More frames make a file that no reader wants to open.
    static let limit = 61
    /// Views that a table lists of each frame.
    static let rowLimit = 300
}

/// The layouts that a film is made of, thinned as they come: a long motion keeps frames of its whole length.
final class FilmRecorder {
    private(set) var moments: [LaidOutScene]
    private var step = 1
    private var count = 0

    init(from start: LaidOutScene) { moments = [start] }

    /// Twice what a film has is kept, and every other one given up when that is full.
    func see(_ laidOut: LaidOutScene) {
        count += 1
        guard count % step == 0 else { return }
        moments.append(laidOut)
        guard moments.count > 2 * Film.limit else { return }
        moments = moments.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        step *= 2
    }

    /// At most a number of them, the first and the last included.
    func chosen(_ most: Int, end: LaidOutScene) -> [LaidOutScene] {
        let all = moments.last === end ? moments : moments + [end]
        guard all.count > most, most > 1 else { return all }
        return (0..<most).map { all[Int((Double($0) * Double(all.count - 1) / Double(most - 1)).rounded())] }
    }
}

extension CommandContext {
    /// The scene as a frame of a film.
    func frame(since start: LaidOutScene, style: PictureStyle) throws(Diagnostic) -> Film.Frame {
        let moved = index.scrolls.compactMap { scroll -> String? in
            guard let now = scene.layout.scrolls[scroll.path]?.geometry?.contentOffset else { return nil }
            let axes = scroll.node.axes
            let place =
                axes == .horizontal
                ? "x \(PointText.number(now.x))" : axes == .vertical ? "y \(PointText.number(now.y))" : PointText.point(now)
            return (index.text(of: scroll) ?? "scroll view") + " " + place
        }
        let time = scene.clock.time - start.scene.clock.time
        return try frame(at: time, FilmTime.words(time), caption: moved.joined(separator: ", "), style: style)
    }

    /// The scene as a frame of a film.
    func frame(at time: Double, _ label: String, caption: String, style: PictureStyle) throws(Diagnostic) -> Film.Frame {
        let rows = index.views.indices.prefix(Film.rowLimit).map { view in
            let outer = index.outermost(view)
            let kind = index.layersFromInside(view).first.flatMap { index.layers[$0].tag?.kind } ?? ""
            return Film.Row(
                layer: outer, name: index.views[view].text, kind: kind, depth: depth(of: view), frame: index.layers[outer].frame)
        }
        return Film.Frame(time: time, label: label, drawing: try drawing(), style: style, caption: caption, rows: rows)
    }

    private func depth(of view: Int) -> Int {
        var (depth, current) = (0, index.views[view].parent)
        while let parent = current {
            depth += 1
            current = index.views[parent].parent
        }
        return depth
    }
}
