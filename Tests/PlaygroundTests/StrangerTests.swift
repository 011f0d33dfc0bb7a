// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What someone types who comes from elsewhere is answered with what to do here.
@Suite struct StrangerTests {
    @Test(arguments: [
        ("clear", "Ctrl-L"), ("cls", "'reset'"), ("preview", "'show'"), ("exit()", "'quit'"),
        ("what is padding", "'help WORD'"), ("test a.scroll", "'scrollscope test FILE'"), ("cat a.scroll", "'play FILE'"),
        ("font size 20", "'modify TARGET .font(…)'"), ("padding 10", "'modify TARGET .padding(…)'"),
        ("color red", ".foregroundStyle(.red)"), ("pading", "'modify TARGET .padding(…)'"),
        ("List { ForEach(1..3) { Text(\"a\") } }", "1...3"), ("load a.scroll", "'source a.scroll' runs it"), ("size", "'print text1.size'"),
        ("padding", "'modify TARGET .padding(…)'"), ("screenshot", "'export FILE.svg'"), ("run x", "'source FILE'"),
        ("add Text(\"x\") to root", "add VIEW in TARGET"), ("lesson 1", "proposals"),
        ("lesson 22", "find-the-bug"), ("root VStack { Text(\"a\") }\nunwrap text1", "'tree' shows what 'text1' is in"),
        ("export feed", "one of .svg"), ("split 1/2", "'device ipad-10 landscape split 1/2'"),
    ]) func foreignWordIsAnswered(_ input: String, _ hint: String) throws {
        let text = try Shell().text("root VStack { }\n" + input)
        #expect(text.contains("hint: ") && text.contains(hint), "\(text)")
    }

    /// Signs of web pages and word processors, the invisible ones as the prompt takes them and as a file has them.
    @Test(arguments: [
        ("Text(‘a’)", "straight double quotes"), ("Text(\"a\")\\u{200B}", "'\\u{200B}' came with the pasted text"),
        ("root Text(\"a\")\u{200B}", "an invisible character"),
    ]) func signsOfPastedTextAreTold(_ input: String, _ hint: String) throws {
        let text = try Shell().text(input)
        #expect(text.contains("[syntax]") && text.contains("hint: ") && text.contains(hint), "\(text)")
    }

    /// A modifier in an input of its own comes too late for the view of the one before.
    @Test(arguments: [".padding()", ".frame(width: 100)", ".font(.title)"]) func aModifierAloneIsAnswered(_ input: String) throws {
        let shell = try Shell()
        shell.feed("Text(\"a\")")
        let text = shell.text(input)
        #expect(text.contains("'modify root \(input.prefix { $0 != "(" })(…)' adds the modifier"), "\(text)")
    }

    @Test(arguments: [("text", "Text"), ("button", "Button"), ("vstack", "VStack")])
    func aViewInSmallLettersIsSuggested(_ input: String, _ view: String) throws {
        #expect(try Shell().feed(input).lazy.compactMap(\.failure).first?.suggestion == view)
    }

    /// At the prompt a beginning of a command counts; a word that means something elsewhere is none.
    @Test func aForeignWordIsNoBeginning() throws {
        #expect(try Shell(interactive: true).text("size").contains("'print text1.size'"))
        #expect(try Shell(interactive: true).text("viewp 300x200").contains("300 × 200"))
    }

    /// It counts in an input that another one runs, as that is typed with it, and in no file and no code.
    @Test func aBeginningCountsInAnotherInput() throws {
        let shell = try Shell(TestFiles(["a.scroll": "scr by 10\n"]), interactive: true)
        shell.feed("root ScrollView { Color.red.frame(height: 2000) }")
        #expect(shell.error("repeat 3 scr by 10") == nil)
        // At rest the content begins below the safe area, at -59.
        #expect(shell.text("print scrollView1.contentOffset.y") == "-29.0\n")
        #expect(shell.error("time sho") == nil && shell.error("repeat 2 time scr by 5") == nil)
        #expect(shell.error("expect error unknown-target: sho nobody") == nil)
        #expect(shell.error("sour a.scroll") == "unknown-command")
        #expect(shell.error("repeat 2 source a.scroll") == "unknown-command")
        #expect(shell.error("for _ in 0..<2 { run(\"scr by 10\") }") == "unknown-command")
        #expect(try Shell().error("repeat 3 scr by 10") == "unknown-command", "a script says what it means")
    }

    @Test func aKeptSceneIsNoNumber() throws {
        let text = try Shell().text("root Text(\"a\")\nmark start\nmodify text1 .padding()\ndiff start")
        #expect(text.contains("'compare scene start'"), "\(text)")
    }

    /// A view may be called by its kind, as people speak of it.
    @Test(arguments: [("why is this card 353 wide?", "write 'why card1 width'"), ("why is Card so tall", "write 'why card1 height'")])
    func aQuestionNamesTheViewThatIsMeant(_ input: String, _ hint: String) throws {
        let text = try Shell().text("struct Card: View { var body: some View { Text(\"a\") } }\nroot Card()\n" + input)
        #expect(text.contains(hint), "\(text)")
    }

    /// Or by its size, which is what puzzles them: the padding is 393 wide, the colour in it 353.
    @Test(arguments: [
        ("why is this box 353 wide?", "write 'why color1 width'"), ("why is it 44 high?", "write 'why color1 height'"),
        ("why is it 352 wide?", "name the view and what you ask about"),
    ]) func aQuestionNamesTheSizeThatIsMeant(_ input: String, _ hint: String) throws {
        let text = try Shell().text("root Color.red.frame(height: 44).padding(.horizontal, 20)\n" + input)
        #expect(text.contains(hint), "\(text)")
    }

    /// Sums of thirds of a point are not exact: 20.333 + 20.333 + 2 is no more than 42.667.
    @Test func nothingIsNoOverflow() throws {
        let text = try Shell().text(
            """
            root VStack(alignment: .leading) { Text("Title").font(.headline); Text("A longer subtitle") }.padding().frame(maxWidth: .infinity)
            explain vStack1 height
            """)
        #expect(!text.contains("0 more than it was offered") && !text.contains(" 0 more"), "\(text)")
    }

    /// A place that is none is answered with those that there are.
    @Test(arguments: [
        ("scroll to end", "an edge (.top"), ("scroll to Row 5", "an edge (.top"), ("scroll to .end", "an edge (.top"),
        ("scroll to bottom", "did you mean '.bottom'?"), ("scroll to 500", "the ids are 0, 1, 2…"),
        ("scroll to \"Row 5\"", "the ids are 0, 1, 2…"), ("scroll to \"5\"", "ids compare by type"),
        ("page", "a page is missing"), ("drag", "'by' with a distance is missing"), ("scroll to row 50", "an edge (.top"),
    ]) func aPlaceThatIsNoneIsAnswered(_ input: String, _ hint: String) throws {
        let text = try Shell().text("root ScrollView { LazyVStack { ForEach(0..<100) { Text(\"Row \\($0)\") } } }\n" + input)
        #expect(text.contains(hint), "\(text)")
    }

    @Test func whereNothingHasAnIdThatIsSaid() throws {
        let text = try Shell().text("root ScrollView { Text(\"a\") }\nscroll to 5")
        #expect(text.contains("ForEach and .id(…) give one"), "\(text)")
    }

    @Test(arguments: [
        "root.size", "print root.size", "explain root width", "matrix root.size across type", "sweep width 300...400 root.size",
    ])
    func anEmptySceneSaysThatItHasNoRoot(_ input: String) throws {
        let text = try Shell().text(input)
        #expect(text.contains("the scene has no root view") && text.contains("such as Text"), "\(text)")
    }

    @Test func expectedOutputIsNoInput() throws {
        let text = try Shell().text("root Color.red\n#> anything {\n#>\nprint 1 + 1\n#> 2\n")
        #expect(text == "2\n")
    }

    @Test func optionsThatChangeNothingDoNotExist() throws {
        #expect(try Shell().error("option rounding none") == "unknown-option")
        #expect(try Shell().error("option rules on") == nil)
    }

    @Test func treeHasOneLineAView() throws {
        let shell = try Shell()
        shell.feed("root VStack { Text(\"a\").padding().background(Color.red).frame(width: 90); Text(\"b\") }")
        let lines = shell.text("tree").split(separator: "\n")
        #expect(lines.count == Set(lines.map { $0.trimmingPrefix { $0 == " " }.prefix { $0 != " " } }).count)
    }

    /// A component's part is found by its name in there, by its kind, and by its type.
    @Test(arguments: ["explain card1 width", "explain Card width", "inspect card", "print card1.frame"])
    func aViewIsFoundByItsKind(_ input: String) throws {
        let text = try Shell().text(
            """
            struct Card: View { var body: some View { Text("a") } }
            root VStack { ForEach(0..<2) { _ in Card() } }
            \(input)
            """)
        #expect(text.contains("did you mean 'forEach1[0].card1'?"), "\(text)")
    }

    @Test(arguments: [
        ("device SE", "did you mean 'iPhone SE (3rd gen)'?"), ("Button(\"Save\")", "'Button' needs the argument 'action:'"),
        ("why is text1 so wide?", "'why text1 width'"), ("1  Text(\"a\")", "without its line numbers"), ("help me", "'help' lists"),
        ("help center", "SwiftUI writes it as .frame(maxWidth: .infinity, maxHeight: .infinity)"),
    ]) func aGuessIsAnswered(_ input: String, _ answer: String) throws {
        let text = try Shell().text(input)
        #expect(text.contains(answer), "\(text)")
    }

    @Test(arguments: [
        ("print text1.width", "write text1.size.width"), ("print text1.heigth", "write text1.size.height"),
        ("print text1.position", "write text1.frame.origin"), ("text1.padding()", "modify text1 .padding(…)"),
        ("text1.frame.width = 20", "'set' and 'modify'"), ("root Text(\"a\").padding", "call it with '()'"),
        ("root VStack { Text(\"b\").padding }", "call it with '()'"),
        ("VStack { Text(\"a\"), Text(\"b\") }", "line breaks or ';'"), ("hello", "'help'"),
        ("expect text1.size.width = 9", "did you mean '=='?"), ("why is text1 so wide?", "write 'why text1 width'"),
        ("why is the height of text1 20?", "write 'why text1'"), ("text1 padding 20", "modify text1 .padding()"),
        ("Text(\"a\").colour(.red)", ".foregroundStyle(.red)"), ("device ipad", "iPad mini"),
        ("sizeclass compact", "sizeclass horizontal compact"), ("modify text1 bold", "did you mean '.bold()'?"),
        ("modify text1 bold()", "did you mean '.bold()'?"), ("modify text1 font(.title)", "did you mean '.font(.title)'?"),
        ("modify text1.padding(4).bold()", "write a space before the modifier: text1 .padding(4).bold()"),
        ("state x = 1", "'@State var x = …' declares one"), ("expect \"a\"", "not \"a\""),
        ("colorScheme dark", "did you mean 'colorscheme'?"),
        ("type", "a dynamic type size is missing"), ("safearea reset", "or off, on, device"),
        ("device ipad", "'ipad' may be one of several devices"),
        ("mark small\ncompare small", "'compare scene small'"),
    ]) func aMistakeIsAnsweredWithWhatToWrite(_ input: String, _ hint: String) throws {
        let text = try Shell().text("root Text(\"a\")\n" + input)
        #expect(text.contains(hint), "\(text)")
    }

    /// What has the wrong type, and is meant well.
    @Test(arguments: [
        ("Text(\"a\").background(\"red\")", "did you mean '.red'?"), ("Text(\"a\").frame(width: \"100\")", "without quotes: 100"),
        ("struct Card { var body: some View { Text(\"a\") } }\nroot Card()", "struct Card: View"),
        ("struct Card { var body: some View { Text(\"a\") } }\nVStack { Card() }", "struct Card: View"),
        ("func f() { return 3 }", "'-> Int'"),
    ]) func aValueOfAnotherTypeIsToldHowItIsMeant(_ input: String, _ answer: String) throws {
        let text = try Shell().text(input)
        #expect(text.contains(answer), "\(text)")
    }

    /// Views of other toolkits.
    @Test(arguments: [
        ("UILabel()", "did you mean 'Text'?"), ("VStack { UILabel(); Text(\"a\") }", "did you mean 'Text'?"),
        ("VStack { UIView() }", "UIViewRepresentable can show one"), ("root NSView()", "NSViewRepresentable can show one"),
        ("UIStackView()", "did you mean 'VStack'?"),
        ("div { Text(\"a\") }", "did you mean 'VStack'?"),
        ("Column { Text(\"a\") }", "did you mean 'VStack'?"), ("VStack { Row { } }", "did you mean 'HStack'?"),
        ("help UITableView", "SwiftUI has List for it"),
        ("struct Row: View { var body: some View { Text(\"a\") } }\nRow()\nprint row1.kind", "Row"),
    ]) func aViewOfAnotherToolkitIsNamed(_ input: String, _ answer: String) throws {
        let text = try Shell().text(input)
        #expect(text.contains(answer), "\(text)")
    }

    /// Typed alone or after `root`, a view is a view.
    @Test(arguments: [
        "if true { Text(\"a\") }", "if false { Color.red } else { Text(\"a\") }", "switch 1 { case 1: Text(\"a\"); default: Color.red }",
    ])
    func aChoiceOfViewsIsShown(_ input: String) throws {
        #expect(try Shell().text(input + "\nprint text1.text") == "a\n")
    }

    @Test(arguments: ["if true { 3 } else { 4 }", "print if true { 3 } else { 4 }"]) func aChoiceOfValuesIsPrinted(_ input: String) throws {
        #expect(try Shell().text(input) == "3\n")
    }

    @Test(arguments: ["Text(\"a\").padding", "Text(\"a\").padding().bold", "Color.red.frame"])
    func aModifierThatIsNotCalledIsNoValue(_ input: String) throws {
        #expect(try Shell().text(input).contains("call it with '()'"))
    }

    @Test func aTextOfSeveralWordsIsPutInQuotes() throws {
        let text = try Shell().text("root Button(\"Sign in\") { }\ntap Sign in")
        #expect(text.contains("did you mean 'tap \"Sign in\"'?"), "\(text)")
    }

    /// What is called or asked for a member is no forgotten string.
    @Test(arguments: ["self.view.add(1)", "unheard(1)"]) func aCallIsNoString(_ input: String) throws {
        #expect(!(try Shell().text(input).contains("in quotes")))
    }

    /// The example has what was typed, where it has one value of that kind.
    @Test(arguments: [
        ("margin(10)", ".padding(10)"), ("width(30)", ".frame(width: 30)"), ("color(.blue)", ".foregroundStyle(.blue)"),
        ("maxWidth(300)", ".frame(maxWidth: 300)"), ("align(.center)", ".frame(maxWidth: .infinity, alignment: .center)"),
        ("fontSize(24)", ".font(.system(size: 24))"), ("fontSize(.large)", ".font(.system(size: 20))"),
        ("rotate(90)", ".rotationEffect(.degrees(90))"), ("size(20)", ".frame(width: 100, height: 50)"), ("margin()", ".padding(16)"),
        ("paddingLeft(12)", ".padding(.leading, 12)"),
    ]) func theExampleHasTheArgument(_ modifier: String, _ example: String) throws {
        let text = try Shell().text("Text(\"a\").\(modifier)")
        #expect(text.contains("SwiftUI writes it as \(example)\n"), "\(text)")
    }

    /// What other languages allow.
    @Test(arguments: [
        ("Text(\"a\").frame(width 100)", "a label has a colon"), ("Text(\"a\").padding(10 20)", "commas between"),
        ("Text(\"a\").padding(10px)", "without a unit: 10"), ("Text(\"a\").opacity(50%)", "50% is 0.5"),
        ("struct V: View { Text(\"a\") }", "var body: some View { … }"),
        ("struct V: View { @State var n = 0; Text(\"a\").padding() }", "body"),
        ("struct V: View { VStack { Text(\"a\") } }", "var body: some View { … }"),
        ("struct V: View { .red }", "var body: some View { … }"),
        ("enum E { a, b }", "a case begins with 'case'"), ("defer { print(1) }", "func f() { defer … }"), ("break", "func f() { break … }"),
        ("Text(\"a\").padding(.left, 10)", "did you mean 'leading'?"),
        ("VStack(alignment: .left) { }", "did you mean 'leading'?"), ("HStack(alignment: .middle) { }", "did you mean 'center'?"),
        ("HStack(align: .top) { }", "did you mean 'alignment'?"), ("HStack(space: 8) { }", "did you mean 'spacing'?"),
        ("Text(\"a\").frame(w: 10)", "did you mean 'width'?"),
        ("HStack(spacing: 8, alignment: .top) { }", "hint: HStack(alignment: spacing: content:)"),
        ("VStack { Spacer }", "write '()', or '{ … }', after a type"),
    ]) func anotherLanguageIsAnswered(_ input: String, _ answer: String) throws {
        let text = try Shell().text(input)
        #expect(text.contains(answer), "\(text)")
    }

    /// A bare name in the place of a member is told as one; where no string can stand, quotes are no advice.
    @Test(arguments: [
        ("Text(\"a\").background(red)", "did you mean '.red'?"), ("Text(\"a\").foregroundStyle(red)", "did you mean '.red'?"),
        ("Text(\"a\").font(title)", "did you mean '.title'?"), ("ScrollView(horizontal) { }", "did you mean '.horizontal'?"),
        ("VStack(alignment: leading) { }", "did you mean '.leading'?"), ("Text(hello)", "in quotes: \"hello\""),
    ]) func aMemberWithoutItsDotIsSuggested(_ input: String, _ answer: String) throws {
        let text = try Shell().text(input)
        #expect(text.contains(answer), "\(text)")
    }

    @Test(arguments: ["Text(\"a\").frame(height: auto)", "div { Text(\"a\") }", "Text(\"a\").padding(small)"])
    func quotesAreNoAdviceWhereNoStringStands(_ input: String) throws {
        let text = try Shell().text(input)
        #expect(text.contains("[unknown-name]") && !text.contains("in quotes"), "\(text)")
    }

    /// A name is no slip of a library function's or a type's where none could stand.
    @Test(arguments: ["print feed.size", "scroll to row 5", "environment colorScheme dark"])
    func noFunctionIsMeantWhereNothingIsCalled(_ input: String) throws {
        let text = try Shell().text("root ScrollView { }\n" + input)
        let guesses = ["fmod", "pow", "Data"]
        #expect(text.contains("[unknown-name]") && !guesses.contains { text.contains("did you mean '\($0)'") }, "\(text)")
    }

    /// `text1` is the name of a view, not a slip of `Text`.
    @Test(arguments: ["print text1.size", "text1.size", "expect text1 == 2"]) func aViewBeforeThereIsOneIsSaidToBeMissing(_ input: String)
        throws
    {
        let text = try Shell().text(input)
        #expect(text.contains("there is no view 'text1' [unknown-name]") && text.contains("the scene is empty"), "\(text)")
        let other = try Shell().text("root Text(\"a\")\n" + input.replacing("text1", with: "text2"))
        #expect(other.contains("did you mean 'text1'?"), "\(other)")
    }

    /// There `root` is no slip for the command of its name.
    @Test(arguments: ["show root", "modify root .padding()", "print root", "explain root"])
    func aRootBeforeThereIsOneIsSaidToBeMissing(_ input: String) throws {
        let text = try Shell().text(input)
        #expect(text.contains("the scene has no root view") && text.contains("hint: type one"), "\(text)")
    }

    @Test(arguments: ["state", "events"]) func aListWithoutRowsSaysSoToAPerson(_ input: String) throws {
        #expect(try Shell(interactive: true).text("root Text(\"a\")\n" + input).hasSuffix("nothing to show\n"))
        #expect(try Shell().text("root Text(\"a\")\n" + input) == "")
    }

    /// Silence puzzles a person, and is right in a script.
    @Test(arguments: ["tree", "history"]) func anEmptyListSaysSoToAPerson(_ input: String) throws {
        #expect(try Shell(interactive: true).text(input).contains("the scene is empty: type a view"))
        #expect(try Shell().text(input) == "")
    }
}
