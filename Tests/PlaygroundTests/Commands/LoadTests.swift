// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// Which view a file shows, and files that belong together.
@Suite struct LoadTests {
    private static let files = [
        "Model.swift": "struct Item: Identifiable { let id: Int }\nlet items = (0..<3).map { Item(id: $0) }",
        "List.swift": "import SwiftUI\nstruct ItemList: View { var body: some View { VStack { ForEach(items) { Text(\"\\($0.id)\") } } } }",
        "Other.swift":
            "struct Other: View { var body: some View { Text(\"other\") } }\nstruct ContentView: View { var body: some View { Other() } }",
        "App.swift":
            "struct ContentView: View { @Binding var n: Int; var body: some View { Text(\"n\") } }\n@main struct Top: App { @State var n = 1; var body: some Scene { WindowGroup { ContentView(n: $n) } } }",
        "Preview.swift":
            "struct A: View { var body: some View { Text(\"a\") } }\n#Preview { A().padding() }\nstruct B: View { var body: some View { A() } }",
        "module/Model.swift": "struct Thing { var name = \"x\" }",
        "module/Views/ThingView.swift": "struct ThingView: View { var body: some View { Text(Thing().name) } }",
        "module/notes.txt": "no Swift",
        "Page.swift":
            "import PlaygroundSupport\nstruct Live: View { var body: some View { Text(\"l\") } }\nPlaygroundPage.current.setLiveView(Live())",
        "Phone.swift":
            "#if os(iOS)\nstruct Phone: View { var body: some View { Text(\"p\") } }\n#elseif os(macOS)\nstruct Mac: View { var body: some View { Text(\"m\") } }\n#Preview { Mac() }\n#endif",
        "Previewed.swift":
            "struct Switch: View { @Binding var isOn: Bool; let space: Namespace.ID; var body: some View { Text(isOn ? \"on\" : \"off\") } }\n#Preview {\n  @State var isOn = true\n  @Namespace var space\n  return Switch(isOn: $isOn, space: space)\n}",
    ]

    /// What is wrong in a file says nothing about how `load` is written.
    @Test func aCallWithoutAnArgumentInAFile() throws {
        let shell = try Shell(
            TestFiles(["A.swift": "func least() -> Int { min(1) }\nstruct A: View { var body: some View { Text(\"a\") } }"]))
        let failure = try #require(shell.feed("load A.swift").first?.failure)
        #expect(failure.id == .missingArgument && failure.hint == nil, "\(failure)")
    }

    /// What the compiler alone reads is nothing to the code that runs, and takes no room in a view.
    @Test func whatOnlyTheCompilerReads() throws {
        let shell = try Shell(
            TestFiles([
                "A.swift": """
                #warning("later")
                #if os(iOS)
                struct Kept { var n = 3 }
                #else
                #error("no such platform")
                #endif
                @_silgen_name("platform_call") func platformCall(_ id: Int) -> Int
                struct Box { private var n = 1; var value: Int { get { n } @available(*, unavailable) set { n = newValue } } }
                struct A: View {
                    var body: some View {
                        VStack(spacing: 0) {
                            #warning("more")
                            Color.red.frame(width: 30, height: Double(Kept().n * 10 + Box().value)).id("a")
                        }.id("all")
                    }
                }
                """
            ]))
        #expect(shell.error("load A.swift A strict") == nil, "\(shell.text("unknown"))")
        #expect(shell.error("expect view(\"a\").frame.height == 31; expect view(\"all\").frame.height == 31") == nil)
    }

    /// The screen is turned or cut as the traits of the preview say; what a person sets afterwards stays.
    @Test func previewsHaveTheirScreen() throws {
        let shell = try Shell(
            TestFiles([
                "Wide.swift": "struct A: View { var body: some View { Color.red } }\n#Preview(\"wide\", traits: .landscapeLeft) { A() }",
                "Small.swift": "#Preview(traits: .fixedLayout(width: 200, height: 100)) { Text(\"s\") }",
            ]))
        #expect(shell.error("load Wide.swift; expect root.size.width > 600") == nil)
        #expect(shell.error("rotate; load Small.swift; expect text1.frame.midX == 100") == nil)
        // What has the size of a canvas has no safe area.
        #expect(shell.error("expect text1.frame.midY == 50") == nil)
    }

    /// `.modifier(…)` among the traits, or in a trait of one's own: its body is around the view, with what it shares.
    @Test(arguments: [".modifier(Sample())", ".sample", ".landscapeLeft, .sample"])
    func previewsHaveTheirModifiers(_ traits: String) throws {
        let source = """
            struct Sample: PreviewModifier {
                static func makeSharedContext() async throws -> Double { 7 }
                func body(content: Content, context: Double) -> some View { content.padding(context) }
            }
            extension PreviewTrait where T == Preview.ViewTraits { static var sample: Self { .modifier(Sample()) } }
            struct A: View { var body: some View { Color.red } }
            #Preview(traits: \(traits)) { A() }
            """
        let shell = try Shell(TestFiles(["A.swift": source]))
        #expect(shell.error("safearea off; load A.swift strict; expect a1.frame.minX == 7; expect a1.frame.minY == 7") == nil)
    }

    /// The modifiers of a PreviewProvider's views say what the traits of a macro say.
    @Test(arguments: [
        (".previewLayout(.fixed(width: 200, height: 100))", "a1.frame.width == 200"),
        (".previewInterfaceOrientation(.landscapeLeft)", "root.size.width > 600"), (".previewDisplayName(\"a\")", "root.size.width < 600"),
    ])
    func previewsOfAProviderHaveTheirScreen(_ modifier: String, _ expected: String) throws {
        let source = """
            struct A: View { var body: some View { Color.red } }
            struct A_Previews: PreviewProvider { static var previews: some View { A()\(modifier) } }
            """
        let shell = try Shell(TestFiles(["A.swift": source]))
        #expect(shell.error("load A.swift A_Previews; expect \(expected)") == nil, "\(shell.text("tree"))")
        let two = source.replacing("A()", with: "Text(\"b\"); A()")
        let other = try Shell(TestFiles(["A.swift": two]))
        #expect(other.error("load A.swift preview 2; expect \(expected)") == nil, "\(other.text("tree"))")
    }

    @Test(arguments: [
        ("load Model.swift List.swift", "itemList1"), ("load List.swift Model.swift ItemList", "itemList1"),
        ("load Other.swift", "contentView1"),
        ("load Other.swift Other", "other1"), ("load App.swift", "top1"), ("load Preview.swift", "a1"), ("load \"Preview.swift\" B", "b1"),
        ("load module", "thingView1"), ("load module ThingView", "thingView1"),
        ("load module/Model.swift module/Views/ThingView.swift", "thingView1"),
        ("source both.scroll", "itemList1"), ("load Phone.swift", "phone1"), ("load Previewed.swift", "switch1"),
        ("load Page.swift", "live1"), ("load Page.swift strict", "live1"),
    ]) func shows(_ input: String, _ root: String) throws {
        var files = Self.files
        files["both.scroll"] =
            "// commands and Swift, mixed\nload Model.swift List.swift\nstruct Extra: View { var body: some View { Text(\"e\") } }\nmodify root .padding()"
        let shell = try Shell(TestFiles(files))
        if let error = shell.feed(input).lazy.compactMap(\.failure).first { Issue.record("\(error.message)") }
        #expect(shell.json("print root.name")[0].contains("\"\(root)\""), "\(shell.text("tree"))")
    }

    @Test(arguments: [
        ("load List.swift strict", "unknown-name"), ("load Model.swift", "unknown-view"), ("load None.swift", "file-not-found"),
        ("load Other.swift Nothing", "unknown-type"), ("load Other.swift A B", "unknown-argument"),
        ("load Model.swift None.swift", "file-not-found"),
        ("load module/Views/none", "file-not-found"), ("load", "missing-argument"),
    ]) func errors(_ input: String, _ id: String) throws { #expect(try Shell(TestFiles(Self.files)).error(input) == id) }

    /// A folder's name may have blanks: bare where nothing follows it, in Swift's quotes, and not in those of a shell.
    @Test(
        arguments: [
            ("load My App", nil, nil), ("load \"My App\" Start", nil, nil), ("load 'My App'", "syntax", "write \"My App\""),
            ("load 'App", "syntax", "write \"App\""), ("load No App", "file-not-found", nil),
        ] as [(String, String?, String?)])
    func foldersWithBlanks(_ input: String, _ id: String?, _ hint: String?) throws {
        let view = "struct Start: View { var body: some View { Text(\"s\") } }"
        let failure = try Shell(TestFiles(["My App/Start.swift": view])).feed(input).lazy.compactMap(\.failure).first
        #expect(failure?.id.rawValue == id)
        #expect(hint == nil || failure?.hint == hint)
    }

    /// Of one file the error stands in it, whatever led to it; of several at what was typed.
    @Test(arguments: [("load Model.swift", "Model.swift"), ("load \"Model.swift\"", "Model.swift"), ("load Model.swift Two.swift", nil)])
    func filesWithoutAView(_ input: String, _ file: String?) throws {
        let files = TestFiles(["Model.swift": "struct Model { var n = 1 }", "Two.swift": "struct Two { }"])
        let failure = try Shell(files).feed(input).lazy.compactMap(\.failure).first
        #expect(failure?.id.rawValue == "unknown-view")
        #expect(failure?.span?.source.name == file)
    }

    /// State that still fits stays when a type is declared again.
    @Test func redefinitionKeepsState() throws {
        let shell = try Shell()
        shell.feed(
            "struct Counter: View { @State private var n = 0; var body: some View { Button(\"\\(n)\") { n += 1 } } }\nroot Counter()\ntap counter1\ntap counter1"
        )
        shell.feed(
            "struct Counter: View { @State private var n = 0; @State var on = true; var body: some View { VStack { Text(\"\\(n)\"); Button(\"+\") { n += 1 } } } }"
        )
        #expect(shell.text("state").contains("counter1.n   Int   2"))
        shell.feed("struct Counter: View { @State private var n = \"none\"; var body: some View { Text(n) } }")
        #expect(!shell.text("state").contains("2"))
    }

    /// A playground page shows its live view; what it says between declarations is not run, and that is told.
    @Test(arguments: [
        "PlaygroundPage.current.setLiveView(A())", "PlaygroundPage.current.liveView = UIHostingController(rootView: A())",
    ]) func aPlaygroundPageShowsItsLiveView(_ line: String) throws {
        let text = """
            import PlaygroundSupport
            import SwiftUI
            struct A: View { var body: some View { Color.red.frame(width: 12, height: 8) } }
            struct B: View { var body: some View { Text("b") } }
            print("a")
            \(line)
            """
        let shell = try Shell(TestFiles(["A.swift": text]))
        #expect(shell.error("load A.swift") == nil)
        #expect(shell.error("expect a1.size == CGSize(width: 12, height: 8)") == nil)
        #expect(shell.error("expect unknown == 1") == nil)
        #expect(shell.json("unknown")[0].contains("code between declarations is not run"))
        #expect(shell.error("load A.swift strict") == "unsupported")
    }

    /// A view that may be nil is no view then.
    @Test func aViewThatIsNilIsNone() throws {
        let text = """
            import SwiftUI
            struct A: View { var image: Image? = nil; var body: some View { VStack { part; Color.red.frame(width: 5, height: 5) } }; var part: some View { image?.resizable() } }
            """
        let shell = try Shell(TestFiles(["A.swift": text]))
        #expect(shell.error("load A.swift") == nil)
        #expect(shell.error("expect a1.size == CGSize(width: 5, height: 5)") == nil)
        #expect(shell.error("root Text(\"a\").background(true ? nil : Circle().fill(.red))") == nil)
    }
}

/// What waits for more: a path may end as no Swift does.
struct PathInputTests {
    @Test(arguments: ["load .", "load ./", "save ../a.", "source ~/", "load Sources/."]) func aPathIsWhole(_ input: String) {
        #expect(Interpreter.openConstruct(in: input) == nil)
    }

    @Test func anExpressionIsNot() { #expect(Interpreter.openConstruct(in: "print 1 +") != nil) }
}
