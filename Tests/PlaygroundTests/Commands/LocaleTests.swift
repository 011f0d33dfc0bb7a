// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// Titles in the reader's language: what translations a folder has, and `locale`.
@Suite struct LocaleTests {
    private static var files: TestFiles {
        TestFiles([
            "App/A.swift": """
            import SwiftUI
            struct A: View { let count = 2; var body: some View { VStack { Text("Hello"); Text(verbatim: "Hello"); Text("\\(count) rows"); Button("Save") { } } } }
            """,
            "App/de.lproj/Localizable.strings":
                "/* a greeting */\n\"Hello\" = \"Guten Tag\";\n\"Save\" = \"Sichern\";\n\"%lld rows\" = \"%lld Zeilen\";\n",
            "App/Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "مرحبا"}}}}}}
            """,
        ])
    }

    private static func shell() throws -> Shell {
        let shell = try Shell(files)
        #expect(shell.error("load App") == nil)
        return shell
    }

    /// A literal is a key; what is verbatim, and what has no translation, stays as it is written.
    static let translated: [(locale: String, texts: [String])] = [
        ("en", ["Hello", "Hello", "2 rows"]), ("de", ["Guten Tag", "Hello", "2 Zeilen"]), ("de_AT", ["Guten Tag", "Hello", "2 Zeilen"]),
        ("ar", ["مرحبا", "Hello", "2 rows"]), ("fr", ["Hello", "Hello", "2 rows"]), ("double", ["Hello Hello", "Hello", "2 rows 2 rows"]),
    ]

    @Test(arguments: translated) func aLiteralIsAKey(_ locale: String, _ texts: [String]) throws {
        let shell = try Self.shell()
        #expect(shell.error("locale \(locale)") == nil)
        for (index, text) in texts.enumerated() {
            #expect(shell.error("expect a1.body.text\(index + 1).text == \"\(text)\"") == nil, "\(shell.text("tree"))")
        }
    }

    /// L13: right to left, and back again.
    @Test func arabicTurnsTheLayout() throws {
        let shell = try Self.shell()
        shell.feed("locale ar")
        #expect(shell.error("expect layoutDirection == .rightToLeft") == nil)
        shell.feed("locale reset")
        #expect(shell.error("expect layoutDirection == .leftToRight") == nil)
    }

    @Test func anUnknownLanguageChangesNothing() throws {
        let shell = try Self.shell()
        shell.feed("locale de")
        #expect(shell.error("locale klingonisch") == "unknown-value")
        #expect(shell.error("expect a1.body.text1.text == \"Guten Tag\"") == nil)
    }

    /// A broken file is named, and the scene stays as it was.
    @Test(arguments: ["App/de.lproj/Localizable.strings", "App/Localizable.xcstrings"]) func aBrokenFileIsNamed(_ path: String) throws {
        let files = TestFiles(Self.files.contents.mapValues { String(decoding: $0, as: UTF8.self) })
        files.contents[path] = Array("{ \"Hello\" = ".utf8)
        let shell = try Shell(files)
        shell.feed("root Text(\"a\")")
        let failure = try #require(shell.feed("load App").last?.failure)
        #expect(failure.message.contains(path))
        #expect(shell.error("expect text1.text == \"a\"") == nil)
    }
}
