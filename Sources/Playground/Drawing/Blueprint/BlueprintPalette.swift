// SPDX-License-Identifier: GPL-3.0-or-later

import ViewCatalog

/// The colours of blueprints: they can be told apart on the light ground that a blueprint has.
enum BlueprintPalette {
    typealias Color = ColorValue.Components

    static let screen = Color(hex: 0xFBFCFE)
    /// Safe areas, device edges and what stands outside of the screen.
    static let outside = Color(hex: 0x7D8696)
    static let torn = Color(hex: 0xD9480F)
    static let words = Color(hex: 0x1F2937)
    static let inset = Color(hex: 0x1971C2)
    static let padding = Color(hex: 0x2F9E44, opacity: 0.35)
    static let gap = Color(hex: 0xE67700)

    static func stroke(_ style: DrawnStyle) -> Color {
        switch style {
        case .container: Color(hex: 0x8B95A7)
        case .leaf: Color(hex: 0x64748B)
        case .text: Color(hex: 0x2B8A3E)
        case .scroll: Color(hex: 0x1971C2)
        case .spacer: Color(hex: 0xE67700)
        case .shape: Color(hex: 0x7048E8)
        case .control: Color(hex: 0x1C7ED6)
        case .image: Color(hex: 0xC2255C)
        }
    }
}
