// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What someone types in the first minutes is answered with what to type instead.
@Suite struct NewcomerTests {
    private static let scene = "root VStack { Button(\"Save file\") { }; Text(\"2\"); ScrollView { Color.red } }\n"

    private func text(_ input: String, _ files: [String: String] = [:]) throws -> String {
        let shell = try Shell(TestFiles(files))
        shell.feed(Self.scene)
        return shell.text(input)
    }

    @Test(arguments: [
        ("load my scene", "\"my scene\""), ("load my scene.swift", "\"my scene.swift\""),
        ("load my scene.swift FeedView strict", "\"my scene.swift\""), ("load my scene FeedView", "there is no file 'my'"),
        ("export my picture.png", "\"my picture.png\""), ("film my film.html fling 100", "\"my film.html\""),
        ("export session my page.html", "\"my page.html\""),
    ]) func aPathWithSpacesIsPutInQuotes(_ input: String, _ answer: String) throws {
        let text = try text(input)
        #expect(text.contains(answer) && !text.contains("did you mean"), "\(text)")
    }

    /// Of the words up to a file that is there, and of no more.
    @Test func theFileThatIsThereIsMeant() throws {
        let text = try text("load my big scene strict", ["my big scene": "let a = 1"])
        #expect(text.contains("in quotes: \"my big scene\""), "\(text)")
        #expect(try Shell().text("load nothing.swift FeedView").contains("hint") == false)
    }

    @Test func aSessionIsNotSwift() throws {
        let text = try text("load kept", ["kept": "device iphone-15\n"])
        #expect(text.contains("kept:1:7: error") && text.contains("'source kept' runs a session"), "\(text)")
        #expect(!(try self.text("load a.swift", ["a.swift": "device iphone-15\n"])).contains("runs a session"))
    }

    /// A number is none of the others, however alike they are spelt.
    @Test(arguments: ["os 12", "os 27", "os 1"]) func anotherNumberIsNotMeant(_ input: String) throws {
        let text = try text(input)
        #expect(text.contains("one of 17, 18, 26") && !text.contains("did you mean"), "\(text)")
    }

    @Test(arguments: [
        ("how do I scroll", "'help scroll' explains scroll"), ("what is the safe area?", "'help safe area' explains safe area"),
        ("where is the button", "'help button'"), ("can I rotate the device", "'help rotate'"),
        ("is there a way to see the frames?", "'help frames'"), ("what is that", "'help WORD' explains a word"),
        ("please help", "hint: 'help' lists the commands"), ("i need help", "hint: 'help' lists the commands"),
        ("turn on dark mode", "'colorscheme dark'"), ("how do I turn on dark mode?", "'colorscheme dark'"),
        ("how do I change the text size", "'type xxLarge'"), ("make it dark", "'colorscheme dark'"),
        ("help what is the safe area", "did you mean 'safe area'?"), ("help Array.map", "did you mean 'map'?"),
    ]) func aQuestionNamesItsTopic(_ input: String, _ answer: String) throws {
        let text = try text(input)
        #expect(text.contains(answer), "\(text)")
    }

    @Test(arguments: [
        ("console.log(\"a\")", "'print EXPR' shows a value"), ("System.out.println(\"a\")", "'print EXPR' shows a value"),
        ("puts \"a\"", "'print EXPR' shows a value"), ("clear()", "Ctrl-L"), ("help()", "did you mean 'help'?"),
        ("from x import y", "nothing has to be imported"), (".exit", "'quit' leaves the shell"), (":w", "'quit' leaves the shell"),
        ("\\q", "'quit' leaves the shell"), ("if x == 3: print(x)", "expected '{' after 'if' condition"),
        ("po button1", "'inspect TARGET'"),
    ]) func aWordOfAnotherToolIsAnswered(_ input: String, _ answer: String) throws {
        let text = try text(input)
        #expect(text.contains(answer) && !text.contains("Capsule"), "\(text)")
    }

    @Test(arguments: [
        ("tap Save", "did you mean 'tap \"Save file\"'?"), ("tap save", "did you mean 'tap \"Save file\"'?"),
        ("tap \"Save\"", "did you mean '\"Save file\"'?"), ("set vStack1.spacing = 20", "did you mean 'set vStack1 spacing: 20'?"),
        ("measure vStack1 100x200", "did you mean '100 200'?"), ("viewport 100 x 200", "did you mean '100x200'?"),
        ("viewport 100,200", "did you mean '100x200'?"), ("window 300 400 anchor: .top", "did you mean '300x400'?"),
        ("tap on button1", "did you mean 'tap button1'?"), ("tap button 1", "did you mean 'tap button1'?"),
        ("tap the button1 please", "did you mean 'tap button1'?"), ("lesson start proposals", "did you mean 'lesson proposals'?"),
        ("save as feed.scroll", "did you mean 'save feed.scroll'?"), ("save to feed.scroll", "did you mean 'save feed.scroll'?"),
        ("export to feed.svg", "did you mean 'export feed.svg'?"), ("film as a.svg rotate", "did you mean 'film a.svg'?"),
        ("set device iPhone 15", "'device' is a command of its own"), ("turn on the keyboard", "'help keyboard'"),
        ("list devices", "'device' lists the devices"), ("views", "'help views'"), ("use another device", "'help device'"),
        ("drag by 0, 50", "separated by spaces, not commas"), ("scroll to 0, anchor: .top", "separated by spaces, not commas"),
    ]) func whatIsMeantIsSuggested(_ input: String, _ answer: String) throws {
        let text = try text(input)
        #expect(text.contains(answer), "\(text)")
    }

    /// What one tries first, not what ends it.
    @Test func theExamplesAreThoseToBeginWith() throws {
        let lines = try Shell().text("help examples").split(separator: "\n")
        for example in ["clock manual", "pane on", "keyboard 336", "drag by 0 -50", "locale de", "mark before", "scroll by 200"] {
            #expect(lines.contains { $0.hasPrefix("  \(example) ") }, "\(example)")
        }
    }

    /// One letter is not like another.
    @Test func aTextOfOneLetterMeansNoOther() throws {
        #expect(try !text("tap \"a\"").contains("did you mean"))
    }

    private static let component = """
        struct Card: View {
            var n = 2
            let z = 3
            let w: Int
            @Binding var b: Bool
            @Environment(\\.colorScheme) var scheme
            var body: some View { Text("a") }
        }
        root Card(w: 1, b: .constant(true))
        let q = 3

        """

    @Test(arguments: [
        ("state n", "'n' is a plain property of Card, not @State", "'@State var n'"),
        ("state n = 3", "'n' is a plain property of Card, not @State", "'set card1 n: …'"),
        ("state card1.n = 3", "'n' is a plain property of Card, not @State", "'set card1 n: …'"),
        ("state w = 3", "'w' is a constant of Card, not @State", "'set card1 w: …'"),
        ("state z", "'z' is a constant of Card, not @State", "'@State var z'"),
        ("state b = false", "'b' is a @Binding of Card, not @State", "'state' lists"),
        ("state scheme", "'scheme' is an @Environment property of Card, not @State", "'environment KEY = EXPR'"),
        ("state q", "'q' is a constant, not @State", "'print q'"), ("state nothing", "there is no @State 'nothing'", "'state' lists"),
    ]) func whatIsNoStateIsSaidToBeWhatItIs(_ input: String, _ message: String, _ hint: String) throws {
        let text = try Shell().text(Self.component + input)
        #expect(text.contains(message) && text.contains(hint), "\(text)")
        // What has its value already is not given another.
        #expect(!text.contains("'set card1 z"))
    }

    @Test(arguments: [
        ("focus vStack1", "'add' appends to vStack1\n"), ("focus vStack1\nfocus", "'add' appends to vStack1\n'add' appends to the root\n"),
        ("mouse on", "a mouse is attached\n"), ("film a.svg settle", "wrote a.svg: 1 frame, 0 ms\n"),
    ]) func theAnswerSaysWhatWasDone(_ input: String, _ answer: String) throws {
        let shell = try Shell(interactive: true)
        shell.feed(Self.scene)
        let text = shell.text(input)
        #expect(text.hasSuffix(answer), "\(text)")
    }
}
