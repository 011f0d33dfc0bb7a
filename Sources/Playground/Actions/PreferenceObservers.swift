// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// onPreferenceChange: what the views inside prefer, reduced in tree order; told when it changes, first when it is not the default (S12.7).
struct PreferenceObservers {
    let laidOut: LaidOutScene

    func run(_ round: inout ActionRound) throws(Diagnostic) {
        for found in CarryingLayer<PreferenceObserver>.all(in: laidOut) {
            let reduction = PreferenceReduction(key: found.attachment.key, machine: round.machine)
            let new = try reduction.value(of: preferred(found.attachment.key, inside: found.index))
            let stored = round.scene.observed.values[found.key]
            let old = try stored == nil ? reduction.standard() : stored
            guard old != new else { continue }
            round.scene.observed.values[found.key] = new
            try round.tell("onPreferenceChange", found.target, new.swiftDescription(rounded: true)) { (machine) throws(Diagnostic) in
                _ = try found.attachment.action([new], on: machine)
            }
        }
    }

    /// The values of a key inside a layer. A view's own value stands for whatever is inside it.
    private func preferred(_ key: Value, inside layer: Int) -> [Value] {
        let index = laidOut.index
        var values: [Value] = []
        var next = layer + 1
        let end = index.subtree(of: layer).upperBound
        while next < end {
            let attachment: PreferenceAttachment? = SceneBuilder.attachment(of: index.layers[next].placed.element.node)
            if let attachment, attachment.key == key {
                values.append(attachment.value)
                next = index.subtree(of: next).upperBound
            } else {
                next += 1
            }
        }
        return values
    }
}
