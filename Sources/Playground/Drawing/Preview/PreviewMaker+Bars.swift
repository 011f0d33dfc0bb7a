// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The grounds of bars, and what views ask of them.
extension PreviewMaker {
    /// A navigation or tab view of a phone is opaque: what lies behind it does not show through. The ground is drawn only where something
    /// does; columns of a split view and what is presented have grounds of their own.
    mutating func addScreenGround(_ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        guard (placed.node as? NavigationNode)?.isColumn != true, coversWhatIsBehind(placed) else { return }
        part.before.append(.fill(.rectangle(extended(placed, .all)), .color(colored(brush, placed).ground)))
    }

    /// Is there something behind a view that is opaque on a phone? What is presented has a ground of its own.
    func coversWhatIsBehind(_ placed: PlacedLayer) -> Bool {
        let snapshot = snapshot
        let around = sequence(first: placed.index) { snapshot[$0].parent }
        return !list.entries.isEmpty && placed.environment.traits.platform != .macOS
            && !around.contains { snapshot[$0].node is PresentedNode }
    }

    /// Puts a bar on its ground, and what stands in it in the scheme that is asked for.
    mutating func addGround(of bar: NavigationBarMark, _ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        let asked = asked(of: bar == .bottom ? "bottomBar" : "navigationBar", around: placed)
        let ground = asked.isVisible == false ? nil : ground(of: bar, asked, placed, brush)
        if let ground { part.before.insert(ground, at: 0) }
        guard let scheme = asked.colorScheme, ground != nil || asked.isVisible == true else { return }
        for index in part.children.indices { part.children[index].brush.barScheme = scheme }
    }

    /// What the views of the navigation or tab view around a bar ask of it, outer before inner.
    func asked(of bar: String, around placed: PlacedLayer) -> BarGround {
        var outer = placed
        while let parent = outer.parent, !(outer.node is NavigationNode || outer.node is TabBarNode) { outer = snapshot[parent] }
        return snapshot.subtree(of: outer.index).reduce(BarGround()) { asked, layer in
            guard case .barGround(let own)? = ((snapshot[layer].node as? AttachmentNode)?.attachment as? DrawingAttachment)?.effect,
                own.bars.isEmpty ? bar == "navigationBar" : own.bars.contains(bar)
            else { return asked }
            return asked.merged(with: own)
        }
    }

    /// The ground of a bar, which is only seen while content lies under it, or always where that is asked for; items lie on that of the title.
    private func ground(of bar: NavigationBarMark, _ asked: BarGround, _ placed: PlacedLayer, _ brush: Brush) -> DisplayList.Item? {
        guard bar != .items, asked.isVisible == true || isOverContent(bar, placed) else { return nil }
        let (frame, paint) = (placed.frame, colored(brush, placed))
        let color = paint.isDark ? ColorValue.Components(hex: 0x161618, opacity: 0.94) : .init(hex: 0xF9F9F9, opacity: 0.94)
        // To the edge of the screen, under the status bar and the home indicator.
        let top = bar == .title && frame.minY <= laidOut.scene.stage.insets.top ? 0 : frame.minY
        let end = bar == .bottom ? max(frame.maxY, laidOut.scene.stage.size.height) : frame.maxY
        let ground = CGRect(x: frame.minX, y: top, width: frame.width, height: max(0, end - top))
        return .fill(.rectangle(ground), asked.style.map { paint.paint($0, in: ground) } ?? .color(color))
    }

    private func isOverContent(_ bar: NavigationBarMark, _ placed: PlacedLayer) -> Bool {
        laidOut.index.scrolls.contains { scroll in
            guard let geometry = laidOut.scene.layout.scrolls[scroll.path]?.geometry,
                let content = snapshot.children(of: scroll.layer).first.map({ snapshot[$0] }),
                content.context.scroll?.bounds.overlaps(placed.frame) == true
            else { return false }
            if bar == .bottom { return true }
            // While a large title collapses, content and bar go up together.
            return geometry.contentOffset.y > geometry.range(.vertical).lowerBound + geometry.collapsed + 0.5
        }
    }
}
