// SPDX-License-Identifier: GPL-3.0-or-later

/// How texts are set, beside font and line limit (L12).
extension EnvironmentKeys {
    /// Where the shorter lines of a text stand within its width (L12.8).
    public static let multilineTextAlignment = EnvironmentKey("multilineTextAlignment", default: TextAlignment.leading) {
        $0.text.alignment = $1
    }
    /// Where a text that does not fit is cut (L12.2).
    public static let truncationMode = EnvironmentKey("truncationMode", default: TextTruncationMode.tail) { $0.text.truncationMode = $1 }
    /// Whether a text may set its characters closer together before it is cut. Kept, but not modelled.
    public static let allowsTightening = EnvironmentKey("allowsTightening", default: false) { $0.text.allowsTightening = $1 }
    /// The case that texts are changed to; nil leaves them as written.
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
