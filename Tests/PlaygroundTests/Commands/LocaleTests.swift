// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// An app in other languages: `load` reads its translations, `locale` chooses the reader's.
@Suite struct LocaleTests {
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Hello": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}},
          "%lld items": {"localizations": {"de": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld Ding"}}, "other": {"stringUnit": {"value": "%lld Dinge"}}}}}}},
          "%@ of %@": {"localizations": {"de": {"stringUnit": {"value": "%2$@: %1$@, 100%%"}}}},
          "Nothing": {}
        }}
        """

    private static func files(_ view: String) -> TestFiles {
        TestFiles([
            "App/A.swift": "import SwiftUI\nstruct A: View { var body: some View { \(view) } }",
            "App/de.lproj/Localizable.strings": "/* A greeting */\n\"Hello\" = \"Guten Tag\";\n\"Save **now**\" = \"Jetzt **sichern**\";\n",
            "App/de.lproj/Other.strings": "\"Hello\" = \"Servus\";",
            "App/ar.lproj/Localizable.strings": "\"Hello\" = \"مرحبا\";",
            "App/Localizable.xcstrings": catalog,
        ])
    }

    /// A text, a language and what a reader of it sees.
    static let texts: [(view: String, language: String, says: String)] = [
        (#"Text("Hello")"#, "de", "Guten Tag"), (#"Text("Hello")"#, "de-AT", "Guten Tag"), (#"Text("Hello")"#, "fr", "Bonjour"),
        (#"Text("Hello")"#, "ja", "Hello"), (#"Text("Hello")"#, "en", "Hello"), (#"Text("Hello", tableName: "Other")"#, "de", "Servus"),
        (#"Text(verbatim: "Hello")"#, "de", "Hello"), (#"Text(String("Hello"))"#, "de", "Hello"), (#"Text("Nothing")"#, "de", "Nothing"),
        (#"Text("Save **now**")"#, "de", "Jetzt sichern"), (#"Text("\(1) items")"#, "de", "1 Ding"),
        (#"Text("\(3) items")"#, "de", "3 Dinge"), (#"Text("\("a") of \("b")")"#, "de", "b: a, 100%"),
        (#"Text(String(localized: "Hello"))"#, "de", "Guten Tag"), (#"Text(String(localized: "Hello", table: "Other"))"#, "de", "Servus"),
        (#"Text(NSLocalizedString("Hello", comment: ""))"#, "de", "Guten Tag"),
        (#"Text(LocalizedStringResource("Hello", table: "Other", bundle: .main, comment: "c"))"#, "de", "Servus"),
        (#"Text(LocalizedStringResource("\(3) items", bundle: .atURL(URL(string: "a")!)))"#, "de", "3 Dinge"),
        (#"Text(LocalizedStringResource("\(3) items").key)"#, "de", "%lld items"),
        (#"Text(Bundle.main.localizedString(forKey: "None", value: "x", table: nil))"#, "de", "x"),
        (#"Button("Hello") { }"#, "de", "Guten Tag"), (#"Text("Hello")"#, "double", "Hello Hello"),
        // The grammar of English agrees by itself; other languages have forms of their own.
        (#"Text("^[\(1) day](inflect: true) left")"#, "en", "1 day left"),
        (#"Text("^[\(3) day](inflect: true) left")"#, "en", "3 days left"),
        (#"Text("In ^[\(2) big city](inflect: true)")"#, "en", "In 2 big cities"),
        (#"Text("^[\(0) box](inflect: true), ^[\(2) child](inflect: true)")"#, "en", "0 boxes, 2 children"),
        (#"Text("^[\(3) Haus](inflect: true)")"#, "de", "3 Haus"), (#"Text("^[\(3) day")"#, "en", "^[3 day"),
        // Numbers and dates are written as the reader writes them.
        (#"Text(1234.5, format: .number)"#, "de", "1.234,5"), (#"Text(1234.5, format: .number)"#, "en", "1,234.5"),
        (#"Text(0.25, format: .percent)"#, "de", "25\u{a0}%"), (#"Text(1234.formatted())"#, "de", "1.234"),
        (#"Text(9.5, format: .currency(code: "EUR"))"#, "de", "9,50\u{a0}€"),
        (#"Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))"#, "de", "1,234.5"),
        (#"Text(Date(), format: .dateTime.day().month(.wide).year())"#, "de", "9. Juni 2025"),
        (#"Text(Date(), style: .time)"#, "de", "09:41"), (#"Text(Date().formatted(date: .numeric, time: .omitted))"#, "de", "9.6.2025"),
        (#"Text(["a", "b"], format: .list(type: .and))"#, "de", "a und b"), (#"Text(Locale.current.identifier)"#, "de", "de"),
        (#"Text(2.5, format: .number).environment(\.locale, Locale(identifier: "fr"))"#, "de", "2,5"),
        // The language of a text is that of its place, which the code around it may set.
        (#"Text("Hello").environment(\.locale, Locale(identifier: "de"))"#, "fr", "Guten Tag"),
        (#"Text("\(3) items").bold().environment(\.locale, Locale(identifier: "de"))"#, "en", "3 Dinge"),
        (#"Button("Hello") { }.environment(\.locale, Locale(identifier: "fr"))"#, "de", "Bonjour"),
        (#"Group { Text("Hello") + Text(" 1") }.environment(\.locale, Locale(identifier: "fr"))"#, "de", "Bonjour 1"),
        (#"Text("Hello")"#, "accented", "Héllö"), (#"Text("\("Hello")")"#, "accented", "Hello"),
    ]

    @Test(arguments: texts) func titlesAreTranslated(_ view: String, _ language: String, _ says: String) throws {
        let shell = try Shell(Self.files(view))
        #expect(shell.error("load App A") == nil)
        #expect(shell.error("locale \(language)") == nil)
        let name = view.hasPrefix("Button") ? "button1" : "text1"
        let told = shell.json("inspect a1.body.\(name)")[0]
        #expect(told.contains("\"text\": \(says.debugDescription)"), "\(told)")
        #expect(shell.error("locale reset") == nil)
        #expect(shell.error("undo 2") == nil)
    }

    /// Code reads the environment of its place: a component in another language is in that.
    @Test func componentsAreInTheLanguageOfTheirPlace() throws {
        let files = Self.files("VStack { Text(\"Hello\"); B().environment(\\.locale, Locale(identifier: \"fr\")) }")
        files.contents["App/B.swift"] = Array("import SwiftUI\nstruct B: View { var body: some View { Text(\"Hello\") } }".utf8)
        let shell = try Shell(files)
        #expect(shell.error("load App A") == nil)
        #expect(shell.error("locale de") == nil)
        #expect(shell.json("inspect a1.body.text1")[0].contains("Guten Tag"))
        #expect(shell.json("inspect a1.body.b1.body.text1")[0].contains("Bonjour"))
    }

    @Test func arabicIsSetFromTheRight() throws {
        let shell = try Shell(Self.files("HStack { Text(\"Hello\"); Spacer() }"))
        #expect(shell.error("load App") == nil)
        #expect(shell.error("expect a1.body.text1.frame.minX == 0") == nil)
        #expect(shell.error("locale ar") == nil)
        #expect(shell.error("expect layoutDirection == .rightToLeft") == nil)
        #expect(shell.error("expect a1.body.text1.frame.maxX == root.frame.maxX") == nil)
        #expect(shell.error("locale reset") == nil)
        #expect(shell.error("expect layoutDirection == .leftToRight") == nil)
        // A direction that was chosen by itself stays.
        #expect(shell.error("direction rtl; locale reset") == nil)
        #expect(shell.error("expect layoutDirection == .rightToLeft") == nil)
    }

    /// A language that the app does not have changes formats alone, which is said.
    @Test func itSaysWhereTextsStayAsTheyAre() throws {
        let shell = try Shell(Self.files("Text(\"Hello\")"))
        #expect(shell.text("locale da") == "", "there is nothing to translate")
        _ = shell.text("load App")
        #expect(shell.text("locale da").contains("is loaded (there is "))
        for language in ["de", "de-AT", "en", "double"] { #expect(shell.text("locale \(language)") == "", "\(language)") }
    }

    @Test func itSaysWhichLanguagesThereAre() throws {
        let shell = try Shell(Self.files("Text(\"Hello\")"))
        #expect(shell.json("locale")[0].contains("\"languages\": []"))
        _ = shell.text("load App")
        let told = shell.json("locale")[0]
        #expect(told.contains(#"{"language": "de", "keys": 5}"#), "\(told)")
        #expect(told.contains("\"developmentLanguage\": \"en\""))
    }

    @Test func anUnknownLanguageChangesNothing() throws {
        let shell = try Shell(Self.files("Text(\"Hello\")"))
        _ = shell.text("load App; locale de")
        for language in ["klingonisch", "xx-y", "de fr", "\"\""] { #expect(shell.error("locale \(language)") != nil, "\(language)") }
        #expect(shell.error("expect a1.body.text1.text == \"Guten Tag\"") == nil)
    }

    /// `save` writes a session that makes the same scene (§9).
    @Test func aSavedSessionHasTheTranslations() throws {
        let files = Self.files("VStack { Text(\"Hello\"); Text(\"\\(2) items\") }")
        let shell = try Shell(files)
        _ = shell.text("load App; locale de")
        let frames = shell.text("frames")
        _ = shell.text("save again.scroll")
        let other = try Shell(files)
        #expect(other.error("source again.scroll") == nil)
        #expect(other.text("frames") == frames)
        #expect(other.json("inspect a1.body.text1")[0].contains("Guten Tag"))
    }

    static let broken: [(file: String, text: String)] = [
        ("App/de.lproj/Localizable.strings", "\"Hello\" = ;"), ("App/Localizable.xcstrings", "{\"strings\": ["),
    ]

    @Test(arguments: broken) func aBrokenFileIsAnErrorThatNamesIt(_ file: String, _ text: String) throws {
        let files = Self.files("Text(\"Hello\")")
        files.contents[file] = Array(text.utf8)
        let shell = try Shell(files)
        _ = shell.text("root Color.red.frame(width: 3, height: 3)")
        let error = try #require(shell.feed("load App").compactMap(\.failure).first)
        #expect(error.id == .fileError)
        #expect(error.message.contains(file), "\(error.message)")
        #expect(shell.error("expect root.size == CGSize(width: 3, height: 3)") == nil)
    }
}
