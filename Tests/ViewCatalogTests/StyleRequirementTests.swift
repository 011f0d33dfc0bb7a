// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

@testable import ViewCatalog

/// A style that users can make is known to the language with what it asks for.
@Suite struct StyleRequirementTests {
    /// Those whose bodies the catalogue gives a configuration.
    private static let styles =
        Catalog.valueTypes.keys.filter { $0.hasSuffix("StyleConfiguration") }.map { String($0.dropLast("Configuration".count)) }.sorted()

    @Test func stylesAreFound() { #expect(Self.styles.contains("ButtonStyle") && Self.styles.count > 8) }

    @Test(arguments: styles + ["TextFieldStyle"]) func aStyleWithoutItsBodyIsRefused(_ style: String) throws {
        #expect(Program.protocols[style]?.contains("ody(configuration:") == true)
        let declarations = try SwiftReader.declarations(SourceText("struct Own: \(style) { }")).compactMap(\.declaration)
        let error = #expect(throws: Diagnostic.self) { _ = try Program().adding(declarations) }
        #expect(error?.id == .missingRequirement)
    }
}
