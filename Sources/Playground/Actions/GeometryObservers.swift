// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// onGeometryChange: told once at first, then when what the transform makes of the view's geometry differs (L4.14).
struct GeometryObservers {
    let laidOut: LaidOutScene

    func run(_ round: inout ActionRound) throws(Diagnostic) {
        for found in CarryingLayer<GeometryChangeAttachment>.all(in: laidOut) {
            let proxy = laidOut.index.layers[found.index].placed.proxy
            let new = try found.attachment.transform([.native(GeometryProxyValue(proxy))], on: round.machine)
            let old = round.scene.observed.values[found.key]
            guard old != new else { continue }
            round.scene.observed.values[found.key] = new
            try round.tell("onGeometryChange", cyclic: found, new.swiftDescription(rounded: true)) { (machine) throws(Diagnostic) in
                try found.attachment.action.changed(from: old ?? new, to: new, on: machine)
            }
        }
    }
}
