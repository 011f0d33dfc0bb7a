// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// A value type of SwiftUI: `CGRect`, `Alignment`, `Font`.
package struct ValueTypeDeclaration: Sendable {
    package let summary: String
    /// Swift texts that evaluate to something.
    package let examples: [String]
    package let type: NativeType
    /// Are its values only kept by their text, without an effect on layout?
    package let isKept: Bool

    package var name: String { type.name }

    init(_ type: NativeType, summary: String, examples: [String], isKept: Bool = false) {
        self.type = type
        self.summary = summary
        self.examples = examples
        self.isKept = isKept
    }
}
