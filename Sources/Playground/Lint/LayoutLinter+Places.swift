// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Views in each other's way, out of reach, or too small to hit.
extension LayoutLinter {
    func overlaps() throws(Diagnostic) -> [Found] {
        try ViewOverlaps(index: index, budget: budget).found().map { overlap in
            let size = "\(NumberText.of(overlap.area.width)) × \(NumberText.of(overlap.area.height))"
            return found(
                overlap.views.0, .overlap,
                "\(name(overlap.views.0)) and \(name(overlap.views.1)) overlap by \(size), although their container places its views side by side.",
                better: "more room in the container, a frame that is as large as its content, or a ZStack if they are meant to overlap.")
        }
    }

    /// What no scrolling brings into view, and texts that only partly can be.
    func reach() -> [Found] {
        index.drawnParts.compactMap { layer, frame in
            let area = index.reachableArea(of: layer)
            guard frame.width > 0, frame.height > 0 else { return nil }
            let seen = frame.intersection(area)
            if seen.width <= 0 || seen.height <= 0 {
                return found(
                    index.enclosingView(layer), .offScreen,
                    "It is at (\(NumberText.of(frame.minX)), \(NumberText.of(frame.minY))), where scrolling cannot bring it into view.",
                    better: "a ScrollView along that axis, or content that fits: ViewThatFits, a wrapping layout, fewer fixed lengths.")
            }
            guard SetText(index.snapshot[layer]) != nil, seen.width < frame.width - 0.5 || seen.height < frame.height - 0.5 else {
                return nil
            }
            return found(
                index.enclosingView(layer), .beyondScreen,
                "Only \(NumberText.of(seen.width)) × \(NumberText.of(seen.height)) of its \(NumberText.of(frame.width)) × "
                    + "\(NumberText.of(frame.height)) can be seen.",
                better: "a ScrollView along that axis, or no fixedSize and no fixed length around it, so that it can wrap.")
        }
    }

    /// What is to be typed into or tapped while the keyboard lies over it, and no scrolling brings it out.
    func underKeyboard() -> [Found] {
        guard let keyboard = laidOut.scene.stage.keyboard else { return [] }
        let window = index.snapshot.window
        let top = window.height - keyboard
        return index.views.indices.compactMap { view in
            guard let layer = index.layersFromInside(view).first, let kind = index.layers[layer].tag?.kind,
                Catalog.drawnStyle(of: kind) == .control
            else { return nil }
            let frame = index.layers[layer].frame
            guard frame.height > 0, frame.maxY > top + 0.5, frame.minY < window.height, index.reachableArea(of: layer).maxY <= window.height
            else { return nil }
            let covered = NumberText.of(min(frame.height, frame.maxY - top))
            return found(
                view, .underKeyboard,
                "The keyboard begins at \(NumberText.of(top)) and covers \(covered) of its \(NumberText.of(frame.height)) points of height.",
                better: "ignoresSafeArea on the background alone, or with .container only, or a ScrollView around the field.")
        }
    }

    /// The Human Interface Guidelines' least size of what a finger is to hit, in points.
    private static let leastTapLength = 44.0

    func taps() -> [Found] {
        guard laidOut.scene.stage.effectivePlatform.isTouched else { return [] }
        return index.layers.indices.compactMap { layer in
            guard let area = TapArea(of: layer, in: index), min(area.size.width, area.size.height) < Self.leastTapLength else { return nil }
            return found(
                index.enclosingView(layer), .smallTapTarget,
                "Its tap area is \(NumberText.of(area.size.width)) × \(NumberText.of(area.size.height)) points: below 44 × 44 it is hard to hit.",
                better: area.better)
        }
    }
}

extension Platform {
    fileprivate var isTouched: Bool { self == .iOS || self == .iPadOS }
}
