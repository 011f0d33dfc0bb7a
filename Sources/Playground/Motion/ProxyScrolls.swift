// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What actions asked for beside changes of state: `proxy.scrollTo` (S5.8), and the animation of their `withAnimation` (S5.12).
struct ProxyScrolls {
    let laidOut: LaidOutScene

    func take(into update: inout SceneUpdate) throws(Diagnostic) {
        guard let log = (laidOut.machine.host as? CatalogHost)?.actions else { return }
        if let transaction = log.drainTransaction() { update.notes.transaction = transaction }
        for asked in log.drainScrolls() {
            guard let scroll = scroll(for: asked) else { continue }
            let transaction = try ScrollSubject(laidOut, scroll.path).map { (subject) throws(Diagnostic) in
                try ScrollTransaction(subject: subject).reaching(asked.transaction)
            }
            update.scene.ask(.view(asked.id, anchor: asked.anchor), of: scroll.path, in: transaction ?? asked.transaction)
        }
        update.scene.completions += log.drainCompletions().map { PendingCompletion($0) }
    }

    /// The first scroll view under the reader that has the id (S5.8, S5.9), else the nearest around the reader.
    private func scroll(for asked: ActionLog.Scroll) -> ViewIndex.Scroll? {
        let index = laidOut.index
        func isUnder(_ layer: Int) -> Bool {
            index.layers[layer].placed.environment[EnvironmentKeys.scrollReaders].contains(asked.reader)
        }
        func holds(_ scroll: ViewIndex.Scroll) -> Bool {
            index.layers[scroll.layer].placed.place(of: asked.id) != nil
        }
        if let found = index.scrolls.first(where: { isUnder($0.layer) && holds($0) }) { return found }
        guard let layer = index.layers.indices.first(where: isUnder) else { return nil }
        return index.scrolls.last { index.subtree(of: $0.layer).contains(layer) && holds($0) }
    }
}
