// SPDX-License-Identifier: GPL-3.0-or-later

/// The size of a text relative to its font (`Text.Scale`, L12).
package enum TextScale: String, CaseIterable, Sendable {
    case `default`, secondary

    /// What the size and the line height of the font are multiplied by. [C] Recalled from units set beside numbers; no source gives it.
    package var factor: Double {
        switch self {
        case .default: 1
        case .secondary: 0.8
        }
    }
}
