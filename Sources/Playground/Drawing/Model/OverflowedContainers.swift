// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The containers that an opaque view inside of them reaches beyond, and would hide: a circle of 120 points in a frame of 80. Boxes are
/// painted from back to front; those of such containers are outlined once more when all that is inside of them has been painted.
struct OverflowedContainers {
    /// By the last view inside, the containers that end there, the innermost first. Indices of views.
    private(set) var endingAt: [Int: [Int]] = [:]
    private var open: [(index: Int, depth: Int, frame: CGRect, isContainer: Bool, reach: CGRect?)] = []
    /// What is less is the rounding of pixels.
    private static let least = 0.5

    init(_ views: [DrawnView], shown: CGRect) {
        for (index, view) in views.enumerated() {
            close(downTo: view.depth, last: index - 1)
            let part = Self.visiblePart(of: view, shown)
            open.append((index, view.depth, part ?? .zero, part != nil && view.style.isContainer, view.style.isOpaque ? part : nil))
        }
        close(downTo: .min, last: views.count - 1)
    }

    private mutating func close(downTo depth: Int, last: Int) {
        while let view = open.last, view.depth >= depth {
            open.removeLast()
            guard let reach = view.reach else { continue }
            if view.isContainer, Self.exceeds(reach, view.frame) { endingAt[last, default: []].append(view.index) }
            if let parent = open.indices.last { open[parent].reach = open[parent].reach?.union(reach) ?? reach }
        }
    }

    private static func exceeds(_ reach: CGRect, _ frame: CGRect) -> Bool {
        let beyond = [frame.minX - reach.minX, reach.maxX - frame.maxX, frame.minY - reach.minY, reach.maxY - frame.maxY]
        return beyond.contains { $0 > least }
    }

    private static func visiblePart(of view: DrawnView, _ shown: CGRect) -> CGRect? {
        guard let frame = DrawnScene.drawable(view.frame) else { return nil }
        let clip = view.clip.flatMap(DrawnScene.drawable).map { $0.intersection(shown) } ?? shown
        let part = frame.intersection(clip)
        return part.isEmpty ? nil : part
    }
}
