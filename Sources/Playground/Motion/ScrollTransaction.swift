// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The transaction in which a scroll view is sent somewhere (S5.12): the one of the action, as the `transaction` and `animation`
/// modifiers around the scroll view change it on its way down, the outermost first.
struct ScrollTransaction {
    let subject: ScrollSubject

    /// - Parameter changed: the modifiers, by their keys, whose `value:` differs from the layout before.
    func reaching(_ transaction: TransactionValue?, changed: Set<LayerKey> = []) throws(Diagnostic) -> TransactionValue? {
        var result = transaction ?? TransactionValue()
        var isChanged = false
        for layer in subject.around.reversed() {
            guard let found: TransactionAttachment = SceneBuilder.attachment(of: subject.index.layers[layer].placed.node) else {
                continue
            }
            if found.value != nil, subject.index.key(of: layer).map({ changed.contains($0) }) != true { continue }
            try found.apply(to: &result, on: subject.machine)
            isChanged = true
        }
        return isChanged ? result : transaction
    }

    /// Notes the values of all such modifiers; returns those that differ from the layout before.
    static func changes(_ round: inout ActionRound) -> Set<LayerKey> {
        var changed: Set<LayerKey> = []
        for found in CarryingLayer<TransactionAttachment>.all(in: round.laidOut) {
            guard let value = found.attachment.value else { continue }
            let old = round.scene.observed.values.updateValue(value, forKey: found.key)
            if old == value { continue }
            round.didChange = true
            if old != nil { changed.insert(found.key) }
        }
        return changed
    }
}

extension Scene {
    /// The program wants a scroll view elsewhere, in the way that a transaction says.
    mutating func ask(_ request: ScrollRequest, of path: ViewPath, in transaction: TransactionValue?) {
        layout.scrolls[path]?.ask(
            request, curve: transaction?.curve, preservesVelocity: transaction?.scrollPositionUpdatePreservesVelocity ?? false)
    }
}
