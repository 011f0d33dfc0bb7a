// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let clipped = ModifierDeclaration(
        "clipped", .visual, geometry: .clips, summary: "Draws nothing outside its frame.",
        examples: ["Color.red.clipped()"],
        overloads: [

            Overload(.defaulted("antialiased", false)) { maker, _ in maker.attaching(DrawingAttachment(.clip(nil))) }
        ])
}
