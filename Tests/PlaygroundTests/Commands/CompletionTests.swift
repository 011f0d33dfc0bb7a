// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// What is offered at the cursor.
@Suite struct CompletionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let line: String
        let offered: String
        let start: Int
        var testDescription: String { line }

        init(_ line: String, _ offered: String, _ start: Int) {
            self.line = line
            self.offered = offered
            self.start = start
        }
    }

    static let cases = [
        Case("scr", "scroll", 0), Case("print 1; fra", "frames", 9), Case("remove bo", "box", 7), Case("scroll list t", "to", 12),
        Case("device iphone-16-p", "iphone-16-pro", 7), Case("type xxL", "xxLarge", 5), Case("root VSt", "VStack", 5),
        Case("Text(\"a\").pad", ".padding", 9),
        Case("set box spa", "spacing:", 8), Case("root VStack(al", "alignment:", 12), Case("root VStack(alignment: .lea", ".leading", 23),
        Case("env box dynam", "dynamicTypeSize", 8), Case("print box.fra", "box.frame", 6), Case("help geo", "geometry", 5),
        Case("source se", "session.scroll", 7),
        Case("remove \"ro", "\"row\"", 7), Case("option ru", "rules", 7), Case("rotat", "rotate", 0),
        Case("help ru", "rules", 5), Case("help l8.", "L8.4", 5), Case("help rule S5.1", "S5.16b", 10),
        Case("help rules layout-s", "layout-stacks", 11), Case("scroll list ", "by", 12), Case("scroll list to ", "\"b\"", 15),
        Case("scroll list to ", ".bottom", 15), Case("scroll list to \"b\" anc", "anchor:", 19), Case("set box ", "alignment:", 8),
        Case("set box alignment: ", ".leading", 19), Case("set box spacing: 3, al", "alignment:", 20),
        Case("device iphone-16-pro la", "landscape", 21), Case("env box hor", "horizontalSizeClass", 8),
        Case("unmodify box ", "padding", 13), Case("option rules ", "on", 13), Case("source \"se", "\"session.scroll\"", 7),
        Case("repeat 3 scr", "scroll", 9), Case("expect error unknown-view: ro", "root", 27), Case("tick 16ms ", "x", 10),
        Case("matrix root.size across type la", "large", 29), Case("wrap box i", "in", 9), Case("insert Text(\"a\") be", "before", 17),
        Case("root VStack(alignment: ", ".leading", 23), Case("print 1 + bo", "box", 10), Case("state ", "n", 6),
        Case("state n ", "=", 8), Case("sweep sa", "safearea", 6), Case("lesson ch", "check", 7),
        Case("device iPad Pr", "Pro 11-inch (M4/M5)", 12), Case("device ipad ", "Pro 11-inch (M4/M5)", 12), Case("watch ", "box", 6),
        Case("print ", "n", 6), Case("root VStack { ", "Text", 14), Case("root Text(\"a\")\n  .pad", ".padding", 17),
        Case("@State var x: ", "CGSize", 14), Case("tap \"S", "\"Save all\"", 4), Case("tap ", "button1", 4),
        Case("root card ", "=", 10), Case("@Sta", "@State", 0),
        Case("struct V: View { @Bin", "@Binding", 17),
        Case("environment colorScheme = ", ".dark", 26), Case("environment isEnabled = ", "true", 24),
        Case("state counter1.", "counter1.count", 6), Case("remove forEach1[1].te", "forEach1[1].text1", 7),
        Case("device \"iPhone 1", "\"iPhone 15 Pro\"", 7),
        Case("/* a */ scr", "scroll", 8), Case("/* a */scr", "scroll", 7), Case("/* a */ set box spa", "spacing:", 16),
        Case("set /* é; */ box /* b */ spa", "spacing:", 26),
        Case("/* a */ source se", "session.scroll", 15),
        Case("Arr", "Array", 0), Case("print Str", "String", 6), Case("let x: In", "Int", 7), Case("let x: [Str", "String", 8),
        Case("struct V: View { let a: Bo", "Bool", 24), Case("struct V: View { var body: some V", "View", 32),
        Case("func f(_ a: Dou", "Double", 12), Case("func f() -> S", "String", 12), Case("print CGRect(wi", "width:", 13),
        Case("print box.frame(", "in:", 16), Case("print String(repea", "repeating:", 13), Case("print view(\"r", "\"row\"", 11),
        Case("print [1].firstIndex(", "of:", 21), Case("root Text(\"a\").frame(wi", "width:", 21),
        Case("scr list t", "to", 9), Case("repeat 3 scr list to ", ".bottom", 21), Case("modi box .pad", ".padding", 9),
    ]

    @Test(arguments: cases) func offers(_ test: Case) throws {
        let shell = try Shell(TestFiles(["session.scroll": "", "other.txt": ""]))
        shell.feed(
            """
            @State var n = 0
            struct Counter: View { @State var count = 0; var body: some View { Text("\\(count)") } }
            root box = VStack { Text("a").id("row"); ScrollView { Text("b").id("b") }; Button("Save all") {}; Counter(); ForEach(0..<2) { _ in Text("r") } }.padding(); rename scrollView1 list
            """)
        let completion = shell.interpreter.complete(test.line, cursor: test.line.utf8.count)
        #expect(completion.candidates.contains { $0.text == test.offered }, "\(completion.candidates.map(\.text).prefix(20))")
        #expect(completion.start == test.start)
    }

    /// Behind a dot stand the members of the type of what is before it, and no others.
    @Test(arguments: [
        Case("print box.size.", "box.size.width", 6), Case("print [1, 2].fla", ".flatMap", 12),
        Case("print title.up", "title.uppercased", 6), Case("print root.frame.", "root.frame.minX", 6),
        Case("print focus.children.", "focus.children.count", 6), Case("print events.", "events.count", 6),
        Case("print \"a \\(title.up", "title.uppercased", 11), Case("print \"\\(\"b\" + title.up", "title.uppercased", 15),
        Case("print root.chil", "root.children", 6), Case("print focus.fra", "focus.frame", 6),
        Case("print title.count.is", "title.count.isMultiple", 6), Case("Text(\"a\").padding(.", ".horizontal", 18),
        Case("root VStack(alignment: .", ".trailing", 23), Case("print Text(\"a\").", ".padding", 15),
        Case("print items[0].", ".price", 14), Case("print items.first!.", ".price", 18), Case("print items.first?.", ".price", 18),
        Case("print view(7).", ".frame", 13), Case("print forEach1[0].text1.", ".text1.frame", 17),
        Case("print \"a b\".", ".count", 11), Case("print \"a\\(1 + 2)\".up", ".uppercased", 17),
        Case("print [1, 2].map { $0 + 1 }.", ".first", 27),
        Case("print [1, 2].map { $0 }[0].", ".isMultiple", 26), Case("print max(1, 2).", ".isMultiple", 15),
        Case("print box.layers[0].", ".proposal", 19), Case("print box.frame(in: .", ".local", 20),
        // What the text itself declares.
        Case("func f() { let rows = [1, 2]; rows.fi", "rows.first", 30),
        Case("root GeometryReader { geo in Text(\"\\(geo.size.wi", "geo.size.width", 37),
        Case("print items.map { $0.pr", "$0.price", 18),
        Case("print items.map { item in item.pr", "item.price", 26),
        Case("struct V: View { var body: some View { let rows = [\"a\"]; Text(rows[0].up", ".uppercased", 69),
        Case("struct V: View { @State private var name = \"a\"; var body: some View { Text(name.up", "name.uppercased", 75),
        Case("struct P { var x = 1; func f() -> Bool { self.x.is", "self.x.isMultiple", 41),
        Case("struct V: View { let title = \"a\"; var body: some View { Text(self.ti", "self.title", 61),
    ]) func offersByType(_ test: Case) throws {
        let shell = try Shell()
        shell.feed(
            """
            struct Item { var price = 1 }
            let items = [Item()]
            root box = VStack { Text("a").id(7); ForEach(0..<2) { _ in Text("r") } }; let title = "a"
            """)
        let completion = shell.interpreter.complete(test.line, cursor: test.line.utf8.count)
        let offered = completion.candidates.map(\.text)
        #expect(offered.contains(test.offered), "\(offered.prefix(20))")
        #expect(completion.start == test.start)
        // Of a view whose type nobody knows further than that all modifiers are offered.
        let others = [".leadingLastTextBaseline", ".regularMaterial", ".foregroundStyle"]
        #expect(test.offered == ".padding" || !offered.contains { name in others.contains { name.hasSuffix($0) } })
    }

    /// What only source can have is offered behind no picture.
    @Test(arguments: [
        ("export a.png ", false), ("export a.SWIFT ", true), ("export \"my a.swift\" ", true), ("export a.json ", false),
        ("export session a.html ", false), ("export notes.swift.txt ", false),
    ])
    func probesAreOfSource(_ line: String, _ areOffered: Bool) throws {
        let offered = try Shell().interpreter.complete(line, cursor: line.utf8.count).candidates.map(\.text)
        #expect(offered.contains("probes") == areOffered, "\(offered)")
        #expect(offered.contains("of") == line.contains("session"))
        #expect(offered.contains("force"))
    }

    @Test(arguments: [
        "print 1 // fra", "// scr", "# scr", "root Text(\"a\") /* .pad", "/* a\n scr", "struct V: View { // va", "undo; // re",
    ])
    func aCommentIsNotCompleted(_ line: String) throws {
        #expect(try Shell().interpreter.complete(line, cursor: line.utf8.count).candidates.isEmpty)
    }

    @Test(arguments: [
        ("print \"// \\(colorSch", "colorScheme"), ("# a\nundo; sho", "show"), ("/* a */ roo", "root"), ("undo; /* a */ sho", "show"),
        ("help /* a */ geo", "geometry"), ("/* a */ ", "root"), ("root VStack { // a\n  Spac", "Spacer"),
    ])
    func whatFollowsACommentIs(_ line: String, _ offered: String) throws {
        #expect(try Shell().interpreter.complete(line, cursor: line.utf8.count).candidates.contains { $0.text == offered })
    }

    /// The sets of an enumeration come before what all numbers have.
    @Test func numbersComeLast() throws {
        let line = "root Text(\"a\").padding(."
        let offered = try Shell().interpreter.complete(line, cursor: line.utf8.count).candidates.map(\.text)
        let edges = try #require(offered.firstIndex(of: ".horizontal"))
        let number = try #require(offered.firstIndex(of: ".infinity"))
        #expect(edges < number, "\(offered)")
    }

    /// 'load' takes a file or a folder: of the files only those that it can read.
    @Test func oneListOfFilesForFileAndFolder() throws {
        let shell = try Shell(TestFiles(["a.swift": "", "b.scroll": ""]))
        #expect(shell.interpreter.complete("load ", cursor: 5).candidates.map(\.text) == ["a.swift"])
    }

    /// The variables that a person looks for are those of the scene.
    @Test func variablesOfTheLibraryAreNotOffered() throws {
        let shell = try Shell()
        shell.feed("let own = NSNotFound")
        let offered = shell.interpreter.complete("print ", cursor: 6).candidates.map(\.text)
        #expect(offered.contains("own") && !offered.contains("NSNotFound"), "\(offered.prefix(20))")
    }

    /// What begins as it is typed hides what only begins so in another case.
    @Test func theCaseThatIsTypedComesFirst() throws {
        let shell = try Shell()
        #expect(!shell.interpreter.complete("un", cursor: 2).candidates.contains { $0.text.hasPrefix("Un") })
        #expect(shell.interpreter.complete("root vst", cursor: 8).candidates.contains { $0.text == "VStack" })
    }

    /// A word of the language is offered where it may stand, a name that the text has declared, too.
    @Test(arguments: [
        Case("func f() -> Int { re", "return", 18), Case("func f() { gu", "guard", 11),
        Case("func f() { let total = 1; return to", "total", 33),
        Case("struct A: View { va", "var", 17), Case("struct A: View { var body: some View { i", "if", 39), Case("private va", "var", 8),
        Case("private(set) va", "var", 13),
        Case("struct A: View { @State private va", "var", 32), Case("struct A: View { @Environment(\\.locale) va", "var", 40),
        Case("class A { ov", "override", 10), Case("enum A { ca", "case", 9), Case("func f() { switch x { de", "default", 22),
        Case("func f() { switch x { case .a: re", "return", 31), Case("root VStack { if n > 0 { Text(\"a\") } el", "else", 37),
        Case("for i i", "in", 6), Case("for row in 0..<3 { print(ro", "row", 25), Case("let x = ni", "nil", 8),
        Case("print !tr", "true", 7),
        Case("func f() async th", "throws", 15), Case("func f(rows: Int) { ro", "rows", 20), Case("func f() {\n  re", "return", 13),
        Case("root ForEach(0..<3) { item in Text(\"\\(it", "item", 38), Case("sw", "switch", 0),
        Case("struct A: View { @Environment(\\.col", ".colorScheme", 31), Case("root Text(\"a\").environment(\\.line", ".lineLimit", 28),
        Case("root ForEach([1], id: \\.se", ".self", 23), Case("root ForEach([1], id: \\Strin", "String", 23),
        Case("let f = { (x: Int) in re", "return", 22), Case("let z = colorSch", "colorScheme", 8),
    ]) func wordsOfSwiftAreOffered(_ test: Case) throws {
        let completion = try Shell().interpreter.complete(test.line, cursor: test.line.utf8.count)
        let offered = completion.candidates.map(\.text)
        #expect(offered.contains(test.offered) && completion.start == test.start, "\(completion.start) \(offered.prefix(20))")
    }

    /// Nor where they cannot: keys of the environment in a function, a type where a name is declared, a member's word in a function.
    @Test(arguments: [
        Absence(line: "func f() { re", words: ["redactionReasons", "refresh", "required"]), Absence(line: "struct VS", words: ["VStack"]),
        Absence(line: "func se", words: ["self", "settle"]), Absence(line: "struct A: View { re", words: ["return", "repeat"]),
        Absence(line: "root VStack(a", words: ["await"]), Absence(line: "print text", words: ["throws", "return"]),
        Absence(line: "import Sw", words: ["SwitchToggleStyle"]), Absence(line: "", words: ["return", "throw", "true"]),
        Absence(line: "root i", words: ["in", "is"]),
    ]) func wordsOfSwiftAreNotOffered(_ test: Absence) throws {
        let offered = Set(try Shell().interpreter.complete(test.line, cursor: test.line.utf8.count).candidates.map(\.text))
        #expect(offered.isDisjoint(with: test.words), "\(offered.sorted().prefix(20))")
    }

    struct Absence: Sendable, CustomTestStringConvertible {
        let line: String
        let words: [String]
        var testDescription: String { line }
    }

    static let absences = [
        Absence(line: "scroll list ", words: ["VStack", "anchor:", "CGFloat"]), Absence(line: "scroll list to ", words: ["by", "to"]),
        Absence(line: "scroll list to ", words: ["\"row\""]), Absence(line: "set box ", words: ["Text", "n"]),
        Absence(line: "help rule ", words: ["VStack", "frame", "geometry", "rules"]),
        Absence(line: "set box spacing: 3, ", words: ["spacing:"]), Absence(line: "option rules ", words: ["rules", "style"]),
        Absence(line: "option rules on ", words: ["on", "rules"]), Absence(line: "unmodify box ", words: ["opacity"]),
        Absence(line: "", words: ["VStack", "Text"]), Absence(line: "remove box ", words: ["box", "root"]),
        Absence(line: "print box.pad", words: ["box.padding"]), Absence(line: "print ", words: ["VStack", "CGSize"]),
        Absence(line: "set box spacing: ", words: ["VStack"]), Absence(line: "set box al", words: ["allowsTightening"]),
        Absence(line: "root VStack(alignment: ", words: ["Text", "CGSize"]), Absence(line: "sweep width ", words: ["Text"]),
        Absence(line: "root Text(\"a\").", words: [".URL", ".accessibility1", ".red"]),
        Absence(line: "state box[", words: ["n", "box"]), Absence(line: "remove box[", words: ["box", "box["]),
        Absence(line: "print [1].map { $0.", words: ["$0.padding"]),
        Absence(line: "insert Text(\"x\") ", words: ["="]), Absence(line: "root VStack { } ", words: ["="]),
        Absence(line: "state ", words: ["fixed"]), Absence(line: "tap \"", words: ["\"a\""]),
        Absence(line: "root Text(\"a\") .", words: [".red"]), Absence(line: "@State var x: ", words: ["box", "VStack"]),
        Absence(line: "root Text(\"a\").frame(", words: ["box", "n", "text1"]), Absence(line: "print box.frame(", words: ["width:", "n"]),
        Absence(line: "struct V: View { var x: ", words: ["Text", "VStack", "box"]),
        Absence(line: "print \"a\\(n).", words: ["\"a\\(n).padding"]), Absence(line: "print CGSize(wi", words: ["widgetFamily"]),
        Absence(line: "print box.frame(in: .", words: [".red"]), Absence(line: "root Color.init(red: ", words: ["Int", "Array"]),
        Absence(line: "root Text(\"a\").foregroundStyle(.init(red: 1, green: ", words: ["Int", "Array"]),
    ]

    /// What the form does not take there is not offered.
    @Test(arguments: absences) func doesNotOffer(_ test: Absence) throws {
        let shell = try Shell()
        shell.feed(
            "root box = VStack { Text(\"a\").id(\"row\"); ScrollView { Text(\"b\").id(\"b\") } }.padding(); rename scrollView1 list; "
                + "@State var n = 0; let fixed = 1")
        let offered = Set(shell.interpreter.complete(test.line, cursor: test.line.utf8.count).candidates.map(\.text))
        #expect(offered.isDisjoint(with: test.words), "\(offered.sorted().prefix(20))")
    }

    /// What would act on a terminal is offered as an escape, and where that can stand alone: in quotes, opened or not.
    @Test(arguments: ["source a", "source \"a"]) func namesOfFilesAreHarmless(_ line: String) throws {
        let shell = try Shell(TestFiles(["a\u{202E}b.scroll": "", "a\u{1B}[31m.scroll": "", "plain.txt": ""]))
        let offered = shell.interpreter.complete(line, cursor: line.utf8.count).candidates.map(\.text)
        #expect(Set(offered) == ["\"a\\u{202E}b.scroll\"", "\"a\\u{1B}[31m.scroll\""])
        #expect(shell.interpreter.complete("source pl", cursor: 9).candidates.map(\.text) == ["plain.txt"], "where no session begins so")
    }

    /// A name that would end early, or be more than one word, is put in quotes.
    @Test(arguments: [
        ("one two.swift", "\"one two.swift\""), ("o\"ne.swift", "\"o\\\"ne.swift\""), ("o;ne.swift", "\"o;ne.swift\""),
        ("one(1).swift", "\"one(1).swift\""), ("one-1+2.swift", "one-1+2.swift"), ("o'ne\\.swift", "o'ne\\.swift"),
    ]) func namesOfFilesArePutInQuotes(_ name: String, _ text: String) throws {
        let completion = try Shell(TestFiles([name: ""])).interpreter.complete("load o", cursor: 6)
        #expect(completion.candidates.map(\.text) == [text])
        #expect(completion.start == 5)
    }

    /// A folder is found by what its name means in quotes, whatever it holds.
    @Test(arguments: ["t\tab", "new\nline", "o\"ne", "back\\slash", "a\u{202E}b", "nul\0l"])
    func foldersAreFoundByTheirNamesInQuotes(_ folder: String) throws {
        let written = String(folder.debugDescription.dropFirst().dropLast())
        let line = "load \"\(written)/o"
        let shell = try Shell(TestFiles([folder + "/one.swift": ""]))
        let offered = shell.interpreter.complete(line, cursor: line.utf8.count).candidates.map(\.text)
        #expect(offered == ["\"\(written)/one.swift\""])
    }

    /// What is typed between quotes is read as Swift reads it, however a sign is written.
    @Test(arguments: [
        ("load \"a\\td/", "\"a\\td/x.swift\""), ("load \"a\\u{9}d/x", "\"a\\u{9}d/x.swift\""), ("load \"it's", "\"it's.swift\""),
        ("load \"back\\\\", "\"back\\\\s.swift\""),
    ]) func namesInQuotesGoOn(_ line: String, _ text: String) throws {
        let shell = try Shell(TestFiles(["a\td/x.swift": "", "it's.swift": "", "back\\s.swift": ""]))
        #expect(shell.interpreter.complete(line, cursor: line.utf8.count).candidates.map(\.text) == [text])
    }

    @Test func commandsComeFirst() throws {
        #expect(try Shell().interpreter.complete("sc", cursor: 2).candidates.prefix(3).map(\.text) == ["scale", "scene", "scroll"])
    }

    @Test func nothingBreaks() throws {
        let shell = try Shell()
        for line in ["", "\"", "(((", "root VStack(", "print \"ü", ";;", "日本 ", "set", "root Text(\"a\")."] {
            for cursor in [line.utf8.count, 1_000, -3] {
                let start = shell.interpreter.complete(line, cursor: cursor).start
                #expect((0...line.utf8.count).contains(start), "\(line), \(cursor)")
            }
        }
    }
}
