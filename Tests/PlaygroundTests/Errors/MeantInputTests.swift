// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// What people type who have read nothing: the error tells how it is written.
@Suite struct MeantInputTests {
    @Test(arguments: [
        ("scroll 100", "'scroll by 200'"), ("scroll up 50", "'scroll by 200'"), ("drag -100", "'drag by -100'"),
        ("drag up", "'drag by 100'"), ("fling up", "'fling 1200'"), ("page down", "'page next'"), ("explain width", "explain text1 width"),
        ("why height", "'explain text1 height'"), ("explain vStack1.width", "'explain vStack1 width'"), ("record", "'save FILE.scroll'"),
        ("device iphone-15 landscap", "landscape"), ("device \"iPhone 15\" landscap", "landscape"),
        ("env nope = 3", "'environment KEY = EXPR'"), ("env colorScheme = .dark", "'environment KEY = EXPR'"),
        ("show env", "'env' is a command of its own"), ("print frames", "'frames' is a command of its own"),
        ("VStack", "write '()', or '{ … }', after a type"), ("Text \"Hello\"", "Text(\"Hello\")"), ("append Text(\"a\")", "'add VIEW'"),
        ("double tap vStack1", "'tap TARGET'"), ("const z = 4", "let x = 1"), ("def f(): pass", "func f()"), ("n++", "+="),
        ("set vStack1 spacing 20", "'spacing: …'"), ("set vStack1 spacing = 20", "'spacing: …'"),
        ("set vStack1 alignment .leading", "'alignment: …'"), ("replace vStack1 with Text(\"a\")", "replace TARGET VIEW"),
        ("scenePhase background", "'scene background'"), ("quit lesson", "'leave' a lesson"),
        ("root Button(\"a\", action: print(1))", "in braces: { … }"), ("find 5", "'inspect view(5)'"),
        ("assert true", "'expect EXPR'"), ("repeat scroll by 10", "repeat 3 scroll by 10"),
        ("scroll scrollView1 up 20", "'scroll by 200'"), ("swap vStack1 root", "'move TARGET before TARGET'"),
        ("vStack1.tap()", "a command comes first: tap vStack1"), ("print scrollView1.offset", "scrollView1.contentOffset"),
        ("n = 2", "declare it with 'var'"), ("root TextField(\"a\", text: $name)", "'@State var name = …'"),
        ("root Toggle(\"a\", isOn: true)", ".constant(true)"), ("root Text(1)", "write \"\\(number)\""), ("root List { \"a\" }", "Text(…)"),
        ("root VStack { for i in 0..<3 { Text(\"a\") } }", "ForEach(0..<3) { i in … }"),
        ("repeat", "repeat 3 scroll by 100"), ("back", "'tap back'"), ("tree forEach1", "such as forEach1[0].text1"),
        ("ti tree", "'tick', 'time'"),
        ("ContentView()", "struct ContentView: View"),
        ("tour", "'lesson' lists the lessons"), ("--version", "'scrollscope --version'"), (":wq", "'quit'"), ("lambda x: x", "closure"),
        ("[1].map(x => x)", "closure"),
        ("env vStack1 font = .body", "'environment KEY = EXPR'"), ("root Text(\"a\").foo()", "'help -s foo'"),
        ("print n | wc", "scrollscope -c 'print n' | wc"), ("print n | grep a", "no pipes"), ("frames | grep Text", "'frames' | grep Text"),
        ("history | grep root", "'history' | grep root"),
        ("tree > out.txt", "scrollscope -c 'tree' > out.txt"), ("tree && show", "';' stands between"),
        ("let v: some View = vStack1", "'copy vStack1 in TARGET'"), ("next step", "'next' takes no arguments"),
        ("hint 2", "'hint' takes no arguments"), ("settle now", "'settle' takes no arguments"), ("undo all", "such as 2"),
        ("window off", "'device NAME'"), ("print device", "'device' is a command of its own"), ("device iphone-15 split 1/2", "iPads"),
        ("option rules", "one of off, on"), ("rename vStack1 \"my list\"", "letters, digits and _"),
        ("expect error foo: undo", "in brackets"),
        ("env colorScheme dark", "'environment KEY = EXPR'"), ("root Spacer", "write '()'"), ("root Text(\"a\").fontsize(20)", ".font("),
        ("```swift", "without the fence"), ("scroll by 100pt", "without a unit: 100"), ("drag by 50px", "without a unit: 50"),
    ]) func theHintIsAnInput(_ input: String, _ words: String) throws {
        let shell = try Shell()
        shell.feed("let n = 1")
        try #require(shell.feed("root ScrollView { VStack { ForEach(0..<20) { Text(\"\\($0)\") } } }").allSatisfy { $0.failure == nil })
        let failure = try #require(shell.feed(input).first?.failure)
        #expect(failure.hint?.contains(words) == true, "\(failure)")
    }

    @Test(
        arguments: [
            ("help what is a spacer?", "spacer"), ("help how do I scroll", "scroll"), ("help size clas", "size class"),
            ("help paddin", "padding"),
            ("help me please", nil),
        ] as [(String, String?)]) func aTopicIsFoundAmongWords(_ input: String, _ topic: String?) throws
    {
        let failure = try #require(try Shell().feed(input).first?.failure)
        #expect(failure.id == .unknownTopic && failure.suggestion == topic, "\(failure)")
    }

    /// A prompt has room for what is open, not for all that it lacks.
    @Test(arguments: [
        ("for", "'for' statement"), ("while", "'while' statement"), ("struct A", "struct"), ("let", "variable"), ("print 1 +", "+"),
        ("func f()", "body of 'f'"), ("root VStack {", "{"), ("2 *", "*"), ("let x =", "="), ("n ?", "?"), ("struct A<T>", "struct"),
        ("let x: Int = 1 <<", "<<"),
    ]) func whatIsOpenIsShort(_ input: String, _ words: String) { #expect(Interpreter.openConstruct(in: input) == words) }

    /// The types that we made are nobody's words: the compiler says 'some View'.
    @Test(arguments: [
        ("text1.foo", "'some View' has no member 'foo'"), ("root.foo", "'some View' has no member 'foo'"),
        ("text1 + 1", "'some View' and 'Int'"), ("let z: Int = text1", "'some View'"),
        ("let z: Int = Text(\"a\").padding()", "'some View'"),
        ("text1.environment.foo", "'EnvironmentValues' has no member 'foo'"), ("let z = text1", "a value of type 'View' cannot be stored"),
        ("print type(of: text1)", "some View"), ("print type(of: text1.environment)", "EnvironmentValues"),
    ]) func typesAreCalledAsInSwiftUI(_ input: String, _ words: String) throws {
        let shell = try Shell()
        shell.feed("root VStack { Text(\"a\") }")
        let text = shell.text(input)
        #expect(text.contains(words) && !text.contains("Layout") && !text.contains("ModifiedContent"), "\(text)")
    }

    /// Errors in Swift read as the compiler's.
    @Test(arguments: [
        ("print [1].foo", "value of type '[Int]' has no member 'foo'"), ("print Color.foo", "type 'Color' has no member 'foo'"),
        ("root VStack(alignment: .top) { Text(\"a\") }", "type 'HorizontalAlignment' has no member 'top'"),
        (".padding()", "cannot infer contextual base in reference to member 'padding'"),
        ("root Text(3)", "cannot convert value of type 'Int' to expected type 'LocalizedStringKey'"),
        ("let x: Foo = 3", "cannot find type 'Foo' in scope"), ("func f() { gone() }; f()", "cannot find 'gone' in scope"),
        ("root Text(\"a\").frame(widht: 3)", "incorrect argument label in call (have 'widht:', expected 'width:')"),
        ("root Text(\"a\").frame(colour: 3)", "extra argument 'colour' in call"),
        ("root Button(\"a\", { })", "missing argument label 'action:' in call"), ("print \"abc", "unterminated string literal"),
        ("root Text(\"a", "unterminated string literal"), ("if (n) print(1)", "expected '{' after 'if' condition"),
    ]) func swiftIsAnsweredAsByItsCompiler(_ input: String, _ words: String) throws {
        let failure = try #require(try Shell().feed(input).lazy.compactMap(\.failure).first)
        #expect(failure.message == words)
    }

    /// A variable of a component goes by the component's name.
    @Test func aVariableOfAComponentIsMeant() throws {
        let shell = try Shell()
        shell.feed("struct Counter: View { @State var count = 0; var body: some View { Text(\"\\(count)\") } }; root Counter()")
        #expect(shell.feed("print count").first?.failure?.suggestion == "counter1.count")
        #expect(shell.feed("state counter1.count = yes").first?.failure?.suggestion == "true")
    }

    /// Which view to load is a choice among those of the file.
    @Test func theViewsOfAFileAreListed() throws {
        let shell = try Shell(TestFiles(["a.swift": "struct Row: View { var body: some View { Text(\"a\") } }; struct Model { }"]))
        #expect(shell.feed("load a.swift Card").first?.failure?.hint == "the views are Row")
    }

    /// 'show a b' draws two scenes: the second has to be marked, too.
    @Test func theSecondMarkIsUnknown() throws {
        let shell = try Shell()
        shell.feed("root Text(\"a\"); mark one")
        #expect(shell.text("show one two").contains("1:10: error: there is no mark 'two'"))
    }

    /// The number is what is wrong with 'undo 9', not the command.
    @Test func undoPointsAtItsNumber() throws {
        let shell = try Shell()
        shell.feed("let n = 1")
        #expect(shell.text("undo 9").contains("1:6: error: only 1 input can be undone"))
    }

    /// The signs of a shell are Swift's, too: what is unknown behind one may be a view or a variable.
    @Test(arguments: [
        "print n > gone.width", "expect n > gone.size.width", "print n > 0 && gone", "expect n == 2 || gone.isOn", "let m = n | gone",
        "print n > .gone",
    ]) func whatIsSwiftIsNoSignOfAShell(_ input: String) throws {
        let shell = try Shell()
        shell.feed("let n = 1")
        let hint = try #require(shell.feed(input).first?.failure).hint ?? ""
        #expect(!hint.contains("here;") && !hint.contains("';'"), "\(hint)")
    }

    /// An argument that a call in an expression lacks is none of the command's, whose form says nothing about it.
    @Test func theFormOfACommandIsNoHintForACall() throws {
        let shell = try Shell()
        let failure = try #require(shell.feed("print min(1)").first?.failure)
        #expect(failure.id == .missingArgument && failure.hint == nil, "\(failure)")
        #expect(shell.feed("print").first?.failure?.hint == "print EXPR")
    }

    /// A number stays one, however many digits it has.
    @Test(arguments: ["undo 99999999999999999999", "quit 99999999999999999999", "undo -99999999999999999999"])
    func aHugeNumberIsOutOfRange(_ input: String) throws {
        let shell = try Shell()
        #expect(shell.feed(input).first?.failure?.id == .outOfRange)
    }

    /// What a closure behind the call gives is not what an argument without a label lacks.
    @Test func theContentIsNotWhatAnArgumentLacks() throws {
        let failure = try #require(try Shell().feed("root VStack(10) { Text(\"a\") }").first?.failure)
        #expect(!failure.message.contains("content") && failure.hint?.contains("spacing:") == true, "\(failure)")
    }

    /// Of several forms the error is about one that has room for what was given, or has a label like the one that is misspelt, and asks for
    /// nothing more where that would not help.
    @Test(
        arguments: [
            ("offset(10, 10)", "offset(x: y:)", nil), ("position(10, 10)", "position(x: y:)", nil),
            ("frame(maxwidth: .infinity)", nil, "maxWidth"), ("frame(idealheight: 10)", nil, "idealHeight"),
        ] as [(String, String?, String?)]) func theFormThatIsMeantIsTold(_ modifier: String, _ form: String?, _ suggestion: String?) throws
    {
        let failure = try #require(try Shell().feed("root Text(\"a\").\(modifier)").first?.failure)
        #expect(form == nil || failure.hint == form, "\(failure)")
        #expect(failure.suggestion == suggestion, "\(failure)")
    }

    /// A method is no body, one that is only announced is none either, and what holds any view is no view.
    @Test(arguments: [
        "func body() -> some View { Text(\"a\") }", "var body: some View", "var body: View { Text(\"a\") }",
        "var body: any View { Text(\"a\") }",
    ]) func aViewNeedsItsBody(_ member: String) throws {
        let failure = try #require(try Shell().feed("struct V: View { \(member) }").first?.failure)
        #expect(failure.id == .missingRequirement, "\(failure)")
    }

    /// An anchor would not make a size of a number.
    @Test func nothingIsAskedForThatWouldNotHelp() throws {
        let failure = try #require(try Shell().feed("root Rectangle().size(10)").first?.failure)
        #expect(failure.id == .typeMismatch && failure.message.contains("'CGSize'"), "\(failure)")
    }

    @Test func theIdOfAnErrorIsExplainedByHelp() throws {
        let failure = try #require(try Shell().feed("explain unknown-view").first?.failure)
        #expect(failure.suggestion == "help unknown-view")
        #expect(try Shell().error("help unknown-view") == nil)
    }

    @Test func aCommandIsAskedForHelp() throws {
        let shell = try Shell()
        for input in ["scroll --help", "scroll -h"] { #expect(shell.text(input) == shell.text("help scroll")) }
        #expect(shell.text("echo --help") == "--help\n")
    }

    @Test(arguments: [":help", "/help", "help all", "help -h", "help --help"]) func helpIsAskedForAsElsewhere(_ input: String) throws {
        #expect(try Shell().text(input).contains("'help WORD' explains"))
    }

    @Test func aWrongWordAfterADeviceIsToldTheNearest() throws {
        for input in ["device iphone-15 landscap", "device \"iPhone 15\" landscap"] {
            #expect(try Shell().feed(input).first?.failure?.suggestion == "landscape")
        }
        #expect(try Shell().feed("device iPhone 15 Prr").first?.failure?.suggestion == "iPhone 15 Pro")
    }

    /// What is meant is suggested as it is written.
    @Test(arguments: [
        ("tap \"save\"", "tap \"Save\""), ("tap(button1)", "tap button1"), ("undo(2)", "undo 2"), ("source feed", "feed.scroll"),
        ("inspect \"Save\"", "button1"), ("source sessions/fed.scroll", "sessions/feed.scroll"),
        ("print None", "nil"), ("print True", "true"),
    ]) func theSuggestionIsAnInput(_ input: String, _ meant: String) throws {
        let shell = try Shell(TestFiles(["feed.scroll": "", "sessions/feed.scroll": ""]))
        shell.feed("root Button(\"Save\") {}")
        #expect(shell.feed(input).first?.failure?.suggestion == meant)
    }

    /// A type of the library makes a value, which is printed as 'print' does it.
    @Test(arguments: ["Int(\"5\")", "Int(\"a\")", "String(5)", "Array(0..<3)", "Double(\"x\")", "Set([1])", "Character(\"a\")"])
    func valuesAreNoViews(_ input: String) throws {
        let shell = try Shell()
        shell.feed("root Text(\"a\")")
        #expect(shell.text(input) == shell.text("print " + input) && shell.error(input) == nil)
        #expect(shell.text("print root.kind") == "Text\n")
    }

    /// Whatever makes it.
    @Test(arguments: ["v", "v.padding()", "header()", "header().padding()"]) func aViewBecomesTheRoot(_ input: String) throws {
        let shell = try Shell()
        shell.feed("let v = Text(\"a\")\nfunc header() -> some View { Text(\"b\") }\nlet n = 3")
        #expect(shell.error(input) == nil && shell.text("print root.kind") == "Text\n")
        #expect(shell.text("n") == "3\n" && shell.text("root.size.width > 0") == "true\n")
    }

    /// By its letters `iPhone 99` would be an iPhone 14.
    @Test(arguments: [
        ("iPhone 99", "iPhone 17"), ("iphone 99 pro max", "iPhone 17 Pro Max"), ("iphone-99", "iPhone 17"), ("iPhone 9", "iPhone 14"),
    ]) func theNearestNumberOfADeviceIsSuggested(_ name: String, _ nearest: String) throws {
        #expect(try Shell().feed("device " + name).first?.failure?.suggestion == nearest)
    }

    /// What other shells have waits for no further line.
    @Test(arguments: ["cd ..", "cd /", "help ?", "help -", "what is a Spacer?", "how do I center (a text"])
    func wordsThatAreNoSwiftAreComplete(_ input: String) throws {
        #expect(Interpreter.openConstruct(in: input) == nil)
        let steps = try Shell().feed(input + "\nprint 1")
        #expect(steps.count == 2 && steps.first?.failure?.id != .incompleteInput)
    }

    /// A number may be an id, and then it is one.
    @Test func aNearNameIsStillSuggested() throws {
        let shell = try Shell()
        shell.feed("root list = ScrollView { Text(\"a\") }")
        #expect(shell.feed("fling lisst 1200").first?.failure?.suggestion == "list")
        #expect(shell.feed("scroll lisst by 5").first?.failure?.suggestion == "list")
    }
}
