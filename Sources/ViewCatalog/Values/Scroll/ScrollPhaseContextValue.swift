// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `ScrollPhaseChangeContext`: what `onScrollPhaseChange` tells beside the phases (S8.9, S8.13).
package struct ScrollPhaseContextValue: CatalogNative {
    package static var typeName: String { "ScrollPhaseChangeContext" }
    package let geometry: ScrollGeometry
    /// nil at rest.
    package let velocity: CGVector?

    package init(geometry: ScrollGeometry, velocity: CGVector?) {
        self.geometry = geometry
        self.velocity = velocity
    }

    package var swiftDescription: String { "ScrollPhaseChangeContext(geometry: \(geometry.swiftDescription))" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            properties: [
                "geometry": .computed { (context: Self) in context.geometry },
                "velocity": .computed { (context: Self) in context.velocity },
            ]),
        summary: "Geometry and velocity at a change of phase.", examples: [])
}
