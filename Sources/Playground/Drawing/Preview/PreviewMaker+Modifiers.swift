// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What modifiers do to the picture of what is inside them.
extension PreviewMaker {
    mutating func add(_ attachment: any Sendable, _ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        switch attachment {
        case let drawing as DrawingAttachment: add(drawing.effect, placed, brush, to: &part)
        case let paint as PaintAttachment:
            switch paint.place {
            case .shape:
                for index in part.children.indices { part.children[index].brush.isShapePainted = true }
                // A trimmed or inset shape is painted by what is around it, where something is.
                let isChangeOnly = paint.style == nil && paint.line == nil
                if !(isChangeOnly && brush.isShapePainted) { part.after += painted(paint, placed, brush) }
            case .behind: part.before += painted(paint, placed, brush)
            case .before: part.after += painted(paint, placed, brush)
            }
        case let effects as TextRunEffects:
            for index in part.children.indices { part.children[index].brush.runEffects = effects.effects }
        case let bar as NavigationBarMark:
            // A title that collapses is cut at the edges of the bar.
            if bar == .title { part.wrap(in: .clip(.rectangle(placed.frame))) }
            addGround(of: bar, placed, brush, to: &part)
        case let pages as PagesAttachment: if pages.showsIndex { part.after += pageDots(placed, hasBackground: pages.hasIndexBackground) }
        case is ScrollTransitionAttachment, is VisualEffectAttachment: addScrollEffect(placed, brush, to: &part)
        default: break
        }
    }

    mutating func add(_ effect: DrawingEffect, _ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        let frame = placed.frame
        switch effect {
        case .opacity(let opacity): part.wrap(in: .opacity(min(max(opacity, 0), 1)))
        case .blend(let mode): part.wrap(in: .blend(mode))
        case .blur(let radius): if radius > 0 { part.wrap(in: .blur(radius)) }
        case .clip(let shape?): part.wrap(in: .clip(outline(shape, frame, placed)))
        case .clip(nil): part.wrap(in: .clip(.rectangle(frame)))
        case .border(let style, let width):
            let line = StrokeLine(width: width, isInside: true)
            part.after.append(.stroke(.rectangle(frame), line, colored(brush, placed).paint(style, in: frame)))
        case .shadow(let color, let radius, let offset):
            let components = color.components(isDark: colored(brush, placed).isDark)
            part.wrap(in: .shadow(components, radius: max(0, radius), offset: offset))
        case .scale, .rotation, .rotation3D, .transform:
            part.wrap(in: .transform(effect.transform(of: frame, placed.environment.traits.layoutDirection) ?? .identity))
        case .hidden:
            for layer in snapshot.subtree(of: placed.index) { placements[layer] = Placement(opacity: 0) }
            part = Part(children: [])
        case .glass(let glass, let shape):
            let outline = if let shape { outline(shape, frame, placed) } else { DrawnShape.capsule(frame) }
            part.before += drawn(glass, outline, colored(brush, placed))
        case .foreground, .standardForeground, .tint, .background, .color, .underline, .strikethrough, .redacted, .symbolVariant:
            for index in part.children.indices { part.children[index].brush.paint.take(effect) }
        case .statusBar(let isHidden): hidesStatusBar = isHidden
        case .homeIndicator(let isHidden): hidesHomeIndicator = isHidden
        case .none, .zIndex, .windowScheme, .barGround: break
        }
    }

    private func drawn(_ glass: GlassValue, _ outline: DrawnShape, _ paint: Paintbrush) -> [DisplayList.Item] {
        if glass.variant == .identity { return [] }
        let own = ColorValue.Components(hex: paint.isDark ? 0x3A3A3C : 0xFFFFFF, opacity: glass.variant == .clear ? 0.2 : 0.72)
        // A fine dark edge, without which nobody sees it on white.
        let edge = paint.isDark ? ColorValue.Components(hex: 0xFFFFFF, opacity: 0.3) : .init(hex: 0x000000, opacity: 0.12)
        return [
            .fill(outline, .color(glass.tint.map { $0.components(isDark: paint.isDark).faded(0.8) } ?? own)),
            .stroke(outline, StrokeLine(width: 0.5, isInside: true), .color(edge)),
        ]
    }

    /// A scroll transition or a visual effect, as far as it has come.
    mutating func addScrollEffect(_ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        let effect: VisualEffectValue
        do throws(Diagnostic) {
            effect = try ScrollEffects(index: laidOut.index).effect(at: placed.index, on: laidOut.machine) ?? .identity
        } catch {
            failure = failure ?? error
            return
        }
        let filters: [(DrawingEffect.ColorFilter, Bool)] = [
            (.brightness(effect.brightness), effect.brightness != 0), (.contrast(effect.contrast), effect.contrast != 1),
            (.saturation(effect.saturation), effect.saturation != 1), (.grayscale(effect.grayscale), effect.grayscale != 0),
            (.hueRotation(effect.hueRotation), effect.hueRotation.radians != 0),
        ]
        for (filter, isSet) in filters where isSet {
            for index in part.children.indices { part.children[index].brush.paint.take(.color(filter)) }
        }
        let changes: [(CGAffineTransformValue, around: UnitPoint)] = [
            (.scale(effect.scale.width, effect.scale.height), effect.scaleAnchor),
            (.rotation(effect.rotation.radians), effect.rotationAnchor),
            (.rotation(Angle(radians: effect.rotation3D.length), about: effect.rotation3D), effect.rotation3DAnchor),
        ]
        let moved = changes.reduce(CGAffineTransformValue.identity) { result, change in
            result.then(change.0.around(change.around.flipped(placed.environment.traits.layoutDirection), of: placed.frame))
        }.then(.translation(effect.offset.width, effect.offset.height))
        if moved != .identity { part.wrap(in: .transform(moved)) }
        if effect.blur > 0 { part.wrap(in: .blur(effect.blur)) }
        if effect.opacity != 1 { part.wrap(in: .opacity(min(max(effect.opacity, 0), 1))) }
    }

    /// The content is cut at the bounds; grouped rows stand on a ground of their own.
    func add(_ node: ScrollNode, _ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        let inner = part.children.first.map { snapshot[$0.layer] }
        let bounds = inner?.context.scroll?.bounds ?? placed.frame
        if !placed.environment[CatalogKeys.isScrollContentBackgroundHidden],
            let areGrouped = ListRows.areGrouped(in: placed.index, snapshot)
        {
            let paint = colored(brush, placed)
            // Plain rows stand on the ground of the screen, which is seen where something lies behind the list.
            if areGrouped || coversWhatIsBehind(placed) {
                part.before.append(.fill(.rectangle(bounds), .color(areGrouped ? ListRows.ground(isDark: paint.isDark) : paint.ground)))
            }
        }
        guard !placed.environment[CatalogKeys.isScrollClipDisabled] else { return }
        part.before.append(.begin(.clip(.rectangle(bounds))))
        part.after.insert(.end, at: 0)
    }
}
