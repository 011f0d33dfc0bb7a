// SPDX-License-Identifier: GPL-3.0-or-later

extension GlyphTable {
    /// The face nearest to what is asked for: four weights are known, serif and rounded are as wide as the default design.
    static func face(weight: Font.Weight, design: Font.Design?, monospacedDigits: Bool) -> GlyphTable {
        if design == .monospaced { return monospacedFace }
        switch weight {
        case .ultraLight, .thin, .light, .regular: return monospacedDigits ? regularDigits : regular
        case .medium: return monospacedDigits ? mediumDigits : medium
        case .semibold: return monospacedDigits ? semiboldDigits : semibold
        case .bold, .heavy, .black: return monospacedDigits ? boldDigits : bold
        }
    }

    // Each is decoded when it is first used.
    private static let regular = GlyphTable(.regular)
    private static let medium = GlyphTable(.medium)
    private static let semibold = GlyphTable(.semibold)
    private static let bold = GlyphTable(.bold)
    private static let regularDigits = regular.withMonospacedDigits()
    private static let mediumDigits = medium.withMonospacedDigits()
    private static let semiboldDigits = semibold.withMonospacedDigits()
    private static let boldDigits = bold.withMonospacedDigits()
    private static let monospacedFace = monospaced()
}
