// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import Testing

@testable import SwiftLanguage

/// print(parse(x)) = x, but for line breaks and comments, for every source that the sessions load.
struct SourceRoundTripTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../sessions/sources").standardized
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".swift") }
        .sorted()

    @Test func thereAreSources() { #expect(Self.names.count >= 20) }

    @Test(arguments: names) func printsWhatWasRead(_ name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        let printed = try Self.printed(text)
        #expect(Self.words(printed) == Self.words(text))
        #expect(try Self.printed(printed) == printed)
    }

    private static func printed(_ text: String) throws -> String {
        try SwiftReader.declarations(SourceText(text)).map { item in
            switch item {
            case .declaration(let declaration): SwiftPrinter.pretty(declaration)
            default: ""
            }
        }.joined(separator: "\n")
    }

    /// The text without comments, blanks and line breaks; a `;` or `,` before a line's or a list's end says no more than the break,
    /// and a name that a closure's type gives its parameter says nothing (`(_ distance: CGPoint) -> Void`): it is not kept.
    private static func words(_ text: String) -> String {
        var result = text.split(separator: "\n").map { line in
            let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            return code.filter { !$0.isWhitespace }
        }.filter { !$0.hasPrefix("import") }.joined()
        for (long, short) in [(";", ""), (",)", ")"), (",]", "]")] { result = result.replacing(long, with: short) }
        return result.replacing(/\(_\w+:(?=\w+\)->)/, with: "(")
    }
}
