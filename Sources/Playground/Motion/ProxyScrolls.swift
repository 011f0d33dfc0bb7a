// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What actions asked for beside changes of state: `proxy.scrollTo` (S5.8), and the animation of their `withAnimation` (S5.12).
struct ProxyScrolls {
    let laidOut: LaidOutScene

    func take(into scene: inout Scene) throws(Diagnostic) {
        guard let log = (laidOut.machine.host as? CatalogHost)?.actions else { return }
        let curve = log.drainAnimation().map(AnimationReader.curve)
        if let curve { scene.animation = curve }
        for asked in log.drainScrolls() {
            guard let scroll = scroll(for: asked), scene.layout.scrolls[scroll.path] != nil else { continue }
            scene.layout.scrolls[scroll.path]?.request = .view(asked.id, anchor: asked.anchor)
            scene.layout.scrolls[scroll.path]?.curve = asked.isAnimated ? curve ?? .standard : nil
            scene.layout.scrolls[scroll.path]?.kept = nil
        }
    }

    /// The first scroll view under the reader that has the id (S5.8, S5.9).
    private func scroll(for asked: ActionLog.Scroll) -> ViewIndex.Scroll? {
        let index = laidOut.index
        return index.scrolls.first { scroll in
            guard isUnder(asked.reader.parent, scroll.path) else { return false }
            return index.result.place(of: asked.id, in: index.layers[scroll.layer].placed.element) != nil
        }
    }

    private func isUnder(_ owner: ViewPath?, _ path: ViewPath) -> Bool {
        var current: ViewPath? = path
        while let step = current {
            if step == owner { return true }
            current = step.parent
        }
        return false
    }
}
