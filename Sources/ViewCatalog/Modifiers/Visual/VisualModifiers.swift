// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Modifiers that only draw or are only kept. They change no frame; each is one layer.
extension ModifierDeclaration {
    static func row(
        _ name: String, _ summary: String, _ example: String, geometry: GeometryEffect? = nil, paints: Bool = false,
        observes: Observation? = nil,
        otherNames: [String: String] = [:], _ forms: Overload...
    ) -> ModifierDeclaration {
        ModifierDeclaration(
            name, .visual, observes: observes, geometry: geometry, paints: paints, summary: summary, examples: [example],
            otherNames: otherNames,
            overloads: forms)
    }

    /// All of them, sorted by name.
    static let visuals = visualFamilies.joined().sorted { $0.name < $1.name }

    private static let visualFamilies: [[ModifierDeclaration]] = [
        accessibilityRows, appRows, barRows, chartRows, controlRows, dragRows, drawingRows, findRows, focusRows, gestureRows,
        hardwareRows, keyboardRows, listRows, mapRows, motionRows, pointerRows, presentationRows, sceneRows, scrollEffectRows,
        styleRows, tabRows, textInputRows, tipRows, transferRows, webRows,
    ]
}
