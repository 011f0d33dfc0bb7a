// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// onPreferenceChange: what the views inside prefer, reduced in tree order; told when it changes, first when it is not the default (S12.7).
struct PreferenceObservers {
    let laidOut: LaidOutScene

    func run(_ round: inout ActionRound) throws(Diagnostic) {
        for found in CarryingLayer<PreferenceObserver>.all(in: laidOut) {
            let key = found.attachment.key
            let reading = PreferenceReading(key: key, machine: round.machine)
            let new = try reading.value(of: sources(of: key, in: found.index + 1..<laidOut.index.subtree(of: found.index).upperBound))
            let stored = round.scene.observed.values[found.key]
            let old = try stored == nil ? reading.standard() : stored
            guard old != new else { continue }
            round.scene.observed.values[found.key] = new
            try round.tell("onPreferenceChange", cyclic: found, new.swiftDescription(rounded: true)) { (machine) throws(Diagnostic) in
                _ = try found.attachment.action([new], on: machine)
            }
        }
    }

    /// The preferences of a key among some layers, in tree order. A view's own value stands for whatever is inside it.
    private func sources(of key: Value, in layers: Range<Int>) -> [PreferenceSource] {
        var found: [PreferenceSource] = []
        var next = layers.lowerBound
        while next < layers.upperBound {
            let placed = laidOut.index.layers[next].placed
            let attachment = (placed.node as? AttachmentNode)?.attachment
            let role = attachment.map { PreferenceReading.role(of: $0, for: key) } ?? .none
            guard let attachment, role != .none else {
                next += 1
                continue
            }
            let end = laidOut.index.subtree(of: next).upperBound
            let inside = role == .change ? sources(of: key, in: next + 1..<end) : []
            found.append(PreferenceSource(attachment: attachment, place: placed.context, inside: inside))
            next = end
        }
        return found
    }
}
