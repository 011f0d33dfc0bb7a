// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Sheets, covers and popovers over what presents them.
extension PreviewMaker {
    mutating func add(_ node: PresentedNode, _ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        guard let surface = node.surface as? PresentationSurface else { return }
        let settings = PresentationSettings(in: placed)
        let paint = colored(brush, placed)
        let window = CGRect(origin: .zero, size: snapshot.window)
        let shape = outline(of: surface.style, placed.frame, in: window, settings, placed)
        let ground =
            settings.background.map { paint.paint($0, in: placed.frame) } ?? .color(paint.isDark ? .init(hex: 0x1C1C1E) : paint.ground)
        part.wrap(in: .clip(shape))
        part.before.insert(.fill(shape, ground), at: 0)
        if surface.style.dimsWindow, settings.allowsBackground != true {
            part.before.insert(.fill(.rectangle(window), .color(.init(hex: 0x000000, opacity: paint.isDark ? 0.48 : 0.2))), at: 0)
        }
        if case .popover = surface.style {
            part.after.append(.stroke(shape, StrokeLine(width: 0.5), .color(paint.separator)))
        }
        if settings.showsIndicator ?? (settings.heights > 1) { part.after.append(indicator(placed.frame, paint)) }
    }

    /// Round corners, at the bottom of the window only where the card does not reach it.
    private func outline(
        of style: PresentationStyle, _ frame: CGRect, in window: CGRect, _ settings: PresentationSettings, _ placed: PlacedLayer
    ) -> DrawnShape {
        if frame == window { return .rectangle(frame) }
        if case .message = style { return .rounded(frame, radius: placed.environment.traits.os >= .v26 ? 34 : 14) }
        let radius = settings.cornerRadius ?? (placed.environment.traits.os >= .v26 ? 34 : 10)
        let hidden = frame.maxY >= window.maxY ? radius : 0
        return .rounded(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + hidden), radius: radius)
    }

    private func indicator(_ frame: CGRect, _ paint: Paintbrush) -> DisplayList.Item {
        let bar = CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
        return .fill(.rounded(bar, radius: 2.5), .color(paint.label.faded(0.25)))
    }
}
