// SPDX-License-Identifier: GPL-3.0-or-later

/// How texts are set, beside font and line limit (L12).
extension EnvironmentKeys {
    /// How the lines of a text stand in its width.
    public static let multilineTextAlignment = EnvironmentKey("multilineTextAlignment", default: TextAlignment.leading) {
        $0.text.alignment = $1
    }
    /// Where a text is cut that has no room.
    public static let truncationMode = EnvironmentKey("truncationMode", default: TextTruncationMode.tail) { $0.text.truncationMode = $1 }
    /// May a text set its characters closer before it is cut?
    public static let allowsTightening = EnvironmentKey("allowsTightening", default: false) { $0.text.allowsTightening = $1 }
    /// The case in which texts are set; nil: as written.
    public static let textCase = EnvironmentKey("textCase", default: TextCase?.none) { $0.text.textCase = $1 }
    /// The lines that a text reserves room for (L12.3); no key of SwiftUI's own.
    package static let reservedLines = EnvironmentKey("reservedLines", default: 0) { $0.text.minimumLines = $1 }
    /// `.bold()`, `.fontWeight()`… around the texts; no public key of SwiftUI's.
    package static let fontModifiers = EnvironmentKey("fontModifiers", default: FontModifiers.none) { $0.text.fontModifiers = $1 }
    /// Extra points after every character of runs without their own; nil: none. No key of SwiftUI's own, and neither is `kerning`.
    public static let tracking = EnvironmentKey("tracking", default: Double?.none) { $0.text.tracking = $1 }
    /// Extra points after every character; nil: none. `tracking` takes its place.
    public static let kerning = EnvironmentKey("kerning", default: Double?.none) { $0.text.kerning = $1 }
}
