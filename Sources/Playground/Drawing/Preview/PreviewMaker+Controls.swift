// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The parts of controls that layout knows by their size alone.
extension PreviewMaker {
    /// What cannot be used is drawn half as strong.
    func drawn(_ face: ControlFace, _ placed: PlacedLayer, _ brush: Brush) -> [DisplayList.Item] {
        var items = used(face, placed, brush)
        guard face.isUsedByHand, !placed.environment[CatalogKeys.isEnabled] else { return items }
        items.insert(.begin(.opacity(0.5)), at: 0)
        items.append(.end)
        return items
    }

    private func used(_ face: ControlFace, _ placed: PlacedLayer, _ brush: Brush) -> [DisplayList.Item] {
        let control = DrawnControl(
            frame: placed.frame, paint: colored(brush, placed), isMirrored: placed.environment.traits.layoutDirection == .rightToLeft)
        switch face {
        case .toggle(let isOn): return control.toggle(flag(isOn))
        case .checkbox(let isOn): return control.checkbox(flag(isOn))
        case .slider(let value, let range): return control.slider(fraction(value, of: range))
        case .stepper: return control.stepper()
        case .progress(let done): return control.progress(done)
        case .markedLine(let value): return control.markedLine(value)
        case .spinner: return control.spinner()
        case .ring(let value, let isClosed): return control.ring(value, isClosed: isClosed)
        case .segments(let options, let selection):
            let titles = self.options(options, selection)
            return control.segments(titles.map(\.title), chosen: titles.firstIndex { $0.isChosen })
        case .segmentGround(let options, let selection):
            let titles = self.options(options, selection)
            return control.segmentGround(titles.count, chosen: titles.firstIndex { $0.isChosen })
        case .wheel(let options): return control.wheel(options.map { texts(of: $0).map(\.title) } ?? [])
        case .calendar: return control.calendar()
        case .colorWell(let color): return control.colorWell(ColorValue.decode(value(color)))
        case .tabBar(let pages, let selection):
            return control.tabBar(items(of: pages, selection), on: asked(of: "tabBar", around: placed).style)
        case .back: return control.symbol("chevron.backward", in: control.frame.insetBy(12), color: control.accent)
        case .symbol(let name):
            if brush.paint.isRedacted { return [.fill(.rounded(control.frame, radius: 4), .color(control.paint.label.faded(0.15)))] }
            return control.symbol(name)
        case .picture(let name): return control.picture(sanitized(name))
        }
    }

    /// A dot for each page of a tab view, where there are several: white in any appearance, the one of the page in sight more so.
    /// - Parameter hasBackground: do they stand on a capsule, without which nobody sees them on white?
    func pageDots(_ placed: PlacedLayer, hasBackground: Bool) -> [DisplayList.Item] {
        guard let scroll = laidOut.index.scrolls.first(where: { $0.layer > placed.index }),
            let pages = ScrollSubject(laidOut, scroll.path).flatMap(PagedView.init), pages.count > 1
        else { return [] }
        let (side, pitch) = (7.0, 16.0)
        let width = pitch * Double(pages.count - 1) + side
        guard width < placed.frame.width, placed.frame.height > 2 * pitch else { return [] }
        let left = placed.frame.midX - width / 2
        let capsule = CGRect(x: left - 10, y: placed.frame.maxY - 27.5, width: width + 20, height: 26)
        let ground = DisplayList.Item.fill(.capsule(capsule), .color(.init(hex: 0x787880, opacity: 0.4)))
        return (hasBackground ? [ground] : [])
            + (0..<pages.count).map { page in
                let dot = CGRect(x: left + Double(page) * pitch, y: placed.frame.maxY - 18, width: side, height: side)
                return .fill(.ellipse(dot), .color(.white.faded(page == pages.shownIndex ? 1 : 0.3)))
            }
    }

    // MARK: what bindings hold now

    private func value(_ binding: BindingValue) -> Value {
        // What cannot be read has been an error of the view's own code, or is drawn as if it were off.
        (try? binding.get(in: laidOut.machine.context())) ?? .nil
    }

    private func flag(_ binding: BindingValue) -> Bool { Bool.decode(value(binding)) ?? false }

    private func fraction(_ binding: BindingValue, of range: Value) -> Double {
        let number = Double.decode(value(binding)) ?? 0
        guard case .range(let limits) = range, let low = limits.lower.flatMap(Double.decode),
            let high = limits.upper.flatMap(Double.decode),
            high > low
        else { return min(max(number, 0), 1) }
        return min(max((number - low) / (high - low), 0), 1)
    }

    // MARK: the words of options

    struct TabItem {
        var title = ""
        var symbol: String?
        var badge: String?
        var isChosen = false
    }

    private func options(_ node: Node, _ selection: BindingValue) -> [TabItem] {
        let chosen = value(selection)
        return texts(of: node).map { option in
            TabItem(title: option.title, isChosen: option.tag == chosen)
        }
    }

    /// What the views of a builder say, each with its tag.
    private func texts(of node: Node) -> [(title: String, symbol: String?, tag: Value?)] {
        guard let snapshot = layOut(StackNode(node, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))?.snapshot,
            snapshot.count > 0
        else { return [] }
        return snapshot.children(of: 0).prefix(40).map { option in
            var (title, symbol) = ("", String?.none)
            for layer in snapshot.subtree(of: option) {
                if let text = snapshot[layer].node as? TextNode { title += text.runs.map(\.string).joined() }
                switch (snapshot[layer].node as? ImageNode)?.face as? ControlFace {
                case .symbol(let name): symbol = symbol ?? name
                // An image of the app that is not there.
                case .picture: symbol = symbol ?? "photo"
                default: break
                }
            }
            let tag = snapshot[option].mark(TagAttachment.self)?.value ?? snapshot[option].owner.element?.value
            return (title, symbol, tag)
        }
    }

    private func items(of pages: Node, _ selection: BindingValue?) -> [TabItem] {
        let chosen = selection.map(value)
        var items = pages.listed.prefix(12).map { page in
            let (label, badge, tag) = page.tabItem
            // An image and a text, in a Label or one after the other.
            let parts = label.map { texts(of: $0) } ?? []
            return TabItem(
                title: parts.map(\.title).joined(), symbol: parts.lazy.compactMap(\.symbol).first,
                badge: badge.map { texts(of: $0).map(\.title).joined() }, isChosen: chosen != nil && chosen == tag)
        }
        if !items.isEmpty, !items.contains(where: \.isChosen) { items[0].isChosen = true }
        return items
    }
}
