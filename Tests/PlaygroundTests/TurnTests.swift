// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

/// A turn begins and ends with its input: nothing of one that failed, and nothing that a question ran, reaches the inputs after it.
@Suite struct TurnTests {
    // MARK: an input that runs others

    /// What it repeats, or its code runs, lives out of its own budget; the input after it has one of its own.
    @Test(arguments: ["repeat 1000 print count()", "for _ in 0..<1_000 { run(\"print count()\") }", "repeat 10 repeat 100 print count()"])
    func aBudgetIsSharedWithTheInputsThatAnInputRuns(_ input: String) throws {
        var limits = Budget.Limits()
        limits.steps = 200_000
        let shell = try Shell(limits: limits)
        shell.feed("func count() -> Int { var n = 0; while n < 1_000 { n += 1 }; return n }")
        #expect(shell.error("repeat 5 print count()") == nil)
        #expect(shell.error(input) == "limit-exceeded")
        #expect(shell.text("print count()") == "1000\n")
    }

    @Test func inputsRunInsideOfEachOtherOnlySoDeep() throws {
        for word in ["film a.svg force ", "time ", "repeat 1 "] {
            let shell = try Shell.running("root Text(\"a\")")
            #expect(shell.error(String(repeating: word, count: 70) + "print 1") == "limit-exceeded", "\(word)")
        }
    }

    // MARK: an input that fails

    /// Those that it made are let go later, and the next instances have their numbers.
    @Test func instancesOfAFailedInputEndAlone() throws {
        let shell = try Shell.running(
            """
            class A { var n = 1; deinit { print("end") } }
            @State var kept: [A] = []
            func f() -> Int { for _ in 0..<3 { kept.append(A()) }; return [1][3] }
            """)
        #expect(shell.error("print f()") == "index-out-of-range")
        shell.feed("for _ in 0..<3 { kept.append(A()) }")
        #expect(shell.text("print kept.map(\\.n)") == "[1, 1, 1]\n")
    }

    /// The library's own Swift code is not in sight: what fails in it fails where it was called.
    @Test func anErrorInTheLibrarysCodeStandsAtTheCall() throws {
        let input = "for i in 1...5_001 { DispatchQueue.main.asyncAfter(deadline: .now() + Double(i)) { } }"
        let text = try Shell().text(input)
        #expect(text.hasPrefix("1:22: error: ") && text.contains("[limit-exceeded]"), "\(text)")
    }

    /// So do its initialisers and its properties, read and set, also where code of the user's stands between.
    @Test(arguments: [
        "print Data(count: -1)", "print Data(repeating: 1, count: -2).count", "print IndexPath().section",
        "print [0].map { _ in IndexPath().row }", "print [0].map { _ in var path = IndexPath(); path.row = 1; return path.count }",
    ])
    func anErrorInTheLibrarysMembersStandsAtTheCall(_ input: String) throws {
        let text = try Shell().text(input)
        #expect(text.hasPrefix("1:") && text.contains("out-of-range]") && text.contains(input), "\(text)")
    }

    @Test func whatAFailedTapPrintedIsNoEventOfTheNextInput() throws {
        let shell = try Shell.running(
            "@State var a = [1]; @State var n = 0\nroot VStack { Button(\"x\") { print(\"lost\"); n = a[5] }; Text(\"\\(n)\") }")
        #expect(shell.error("tap button1") == "index-out-of-range")
        shell.feed("state n = 4")
        #expect(!shell.text("events").contains("lost"))
    }

    @Test func whatAFailedTapAskedForIsNotDoneByTheNextInput() throws {
        let shell = try Shell.running(
            """
            @State var a = [1]; @State var n = 0; @State var done = 0
            root ScrollViewReader { proxy in
                VStack {
                    Button("fail") { Task { done += 1 }; proxy.scrollTo(50, anchor: .top); withAnimation { n = 1 } completion: { done += 10 }; n = a[5] }
                    Button("work") { n += 1 }
                    ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Text("\\($0)").frame(height: 40) } } }
                }
            }
            """)
        #expect(shell.error("tap button1") == "index-out-of-range")
        #expect(shell.error("tap button2") == nil)
        #expect(shell.text("print n") == "1\n")
        #expect(shell.text("print done") == "0\n")
        #expect(shell.text("print scrollView1.contentOffset.y") == "0.0\n")
    }

    @Test func aTapThatTookTooMuchLeavesTheNextItsShare() throws {
        let shell = try Shell.running(
            """
            @State var n = 0; @State var long = ""
            root VStack {
                Button("much") { for _ in 0..<9 { long = String(repeating: "a", count: 4_000_000) } }
                Button("little") { n += 1 }
                Text("\\(n)")
            }
            """)
        #expect(shell.error("tap button1") == "limit-exceeded")
        #expect(shell.error("tap button2") == nil)
        #expect(shell.text("print n") == "1\n")
        #expect(shell.error("tap button1") == "limit-exceeded")
        #expect(shell.error("set text1 \"n \\(n)\"") == nil)
    }

    private static let items = """
        struct Item: Identifiable { let id = UUID() }
        @State var a = [1]; @State var n = 0
        root VStack { Button("fail") { n = a[5] }; ForEach([Item(), Item()]) { item in Text(item.id.uuidString) } }
        """

    @Test(arguments: [
        "tap button1", "set button1 wrong: 3", "repeat 2 tap button1", "repeat 2 set button1 wrong: 3",
        "expect error index-out-of-range: tap button1",
        "expect error index-out-of-range: set text1 \"x\"", "state n = a[5]", "print a[5]",
    ]) func whatFailsRenumbersNothing(_ input: String) throws {
        let shell = try Shell.running(Self.items)
        let before = shell.json("frames")
        shell.feed(input)
        #expect(shell.json("frames") == before)
    }

    /// What a static constant is made of is drawn once.
    @Test func aConstantStaysWhatItIs() throws {
        let shell = try Shell.running(
            """
            struct Item { let id = UUID(); static let sample = Item() }
            @State var a = [1]; @State var n = 0
            root Button("fail") { let x = Item.sample; n = a[5] }
            """)
        #expect(shell.error("tap button1") == "index-out-of-range")
        let first = shell.text("print Item.sample.id.uuidString")
        #expect(shell.text("print UUID().uuidString") != first)
        #expect(shell.text("print Item.sample.id.uuidString") == first)
    }

    @Test func anObjectOfATypeOutlivesWhatFailed() throws {
        let shell = try Shell.running(
            """
            class Board { var total = 0; static let shared = Board() }
            @State var a = [1]; @State var n = 0
            root VStack { Button("fail") { Board.shared.total = a[5] }; Button("work") { Board.shared.total += 1; n = Board.shared.total } }
            """)
        #expect(shell.error("tap button1") == "index-out-of-range")
        #expect(shell.error("tap button2") == nil)
        #expect(shell.text("print n") == "1\n")
        #expect(shell.text("undo; tap button2; print n").hasSuffix("1\n"))
    }

    // MARK: questions

    /// Scenes that are laid out only to be compared tell nothing to the scene's log.
    @Test(arguments: ["diff", "save a.scroll", "export a.json", "print text1.frame", "measure root 100 100", "targets", "explain text1"])
    func whatAQuestionRunsIsNoEvent(_ question: String) throws {
        let shell = try Shell.running(
            """
            struct Row: View { let i: Int; var body: some View { print("row \\(i)"); return Text("\\(i)").frame(height: 50) } }
            root ScrollView { LazyVStack { Text("top"); ForEach(0..<100) { Row(i: $0) } } }
            set text1 "start"
            """)
        let events = shell.text("events")
        #expect(shell.error(question) == nil || question == "targets")
        shell.feed("colorscheme dark")
        let after = shell.text("events")
        let other = try Shell.running(
            """
            struct Row: View { let i: Int; var body: some View { print("row \\(i)"); return Text("\\(i)").frame(height: 50) } }
            root ScrollView { LazyVStack { Text("top"); ForEach(0..<100) { Row(i: $0) } } }
            set text1 "start"
            colorscheme dark
            """)
        #expect(after == other.text("events"), "before: \(events)")
    }

    // MARK: what counts

    /// Only inputs that changed the scene count (language.md), whatever command they are of.
    @Test(arguments: [
        "state n = 0", "settle", "unwatch", "option rules off", "events clear", "print n", "expect n == 0", "mouse off", "clock auto", "n",
    ]) func whatLeavesTheSceneAsItWasIsNoStep(_ input: String) throws {
        let shell = try Shell.running("@State var n = 0\nroot Text(\"\\(n)\")\nmouse off\nevents clear")
        let history = shell.text("history")
        #expect(shell.error(input) == nil)
        #expect(shell.text("history") == history)
    }

    /// What an expression changes stays changed, whatever it was evaluated for.
    @Test(arguments: [
        ("print next()", "1"), ("next()", "1"), ("expect next() == 1", "1"), ("state m = next()", "1"),
        ("environment isEnabled = next() > 0", "1"), ("scroll to next()", "1"),
        ("window 300x300 anchor: UnitPoint(x: Double(next()), y: 0)", "1"),
    ]) func whatAnExpressionChangesStays(_ input: String, _ value: String) throws {
        let shell = try Shell.running(
            """
            @State var n = 0; @State var m = 0
            func next() -> Int { n += 1; return n }
            root ScrollView { ForEach(0..<50) { Text("\\($0)") } }
            """)
        #expect(shell.error(input) == nil)
        #expect(shell.text("print n") == value + "\n")
        #expect(shell.text("undo; print n").hasSuffix("0\n"))
    }

    /// A watched value that an `undo` changes back has changed.
    @Test func watchesSeeUndo() throws {
        let shell = try Shell.running("@State var n = 0\nwatch n\nstate n = 5")
        #expect(shell.text("undo").contains("n = 0"))
        #expect(!shell.text("print 1").contains("n = "))
    }
}
