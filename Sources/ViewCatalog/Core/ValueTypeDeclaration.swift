// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// A value type of SwiftUI: `CGRect`, `Alignment`, `Font`.
package struct ValueTypeDeclaration: Sendable {
    package let summary: String
    /// Swift texts that evaluate to something.
    package let examples: [String]
    package let type: NativeType

    package var name: String { type.name }

    init(_ type: NativeType, summary: String, examples: [String]) {
        self.type = type
        self.summary = summary
        self.examples = examples
    }
}
