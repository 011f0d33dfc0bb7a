// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// `Namespace` and `Namespace.ID`: what tells the ids of one view from those of another. The wrapper gives the id, a text that nobody reads.
enum NamespaceValue {
    static let declarations = [
        ValueTypeDeclaration(
            NativeType(
                "Namespace", initializers: [NativeFunction("Namespace") { _ in OpaqueValue(kind: "Namespace", text: "init()").encode() }],
                properties: ["wrappedValue": NativeProperty(type: .named("Namespace.ID")) { _, _ in .string("Namespace()") }]),
            summary: "Keeps the ids of one view apart from those of another.", examples: []),
        ValueTypeDeclaration(
            NativeType("Namespace.ID", conformances: ["Hashable"], conversion: { if case .string = $0 { $0 } else { nil } }),
            summary: "The value of a @Namespace property.", examples: []),
    ]
}
