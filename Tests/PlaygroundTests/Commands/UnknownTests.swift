// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// Loaded code goes on where something in it is unknown (language.md §9).
@Suite struct UnknownTests {
    /// A body of a view, what is told of it, and an expectation about what stands in its place.
    static let bodies: [(body: String, unknowns: [String], expectation: String)] = [
        ("Atlas(zoom: 3)", ["Atlas(zoom:)"], "a1.size == CGSize(width: 100, height: 100)"),
        ("Atlas { Text(\"a\") }.frame(width: 300, height: 40)", ["Atlas(_:)"], "a1.size == CGSize(width: 300, height: 40)"),
        ("HStack(spacing: 0) { Atlas(); Atlas() }", ["Atlas()", "Atlas()"], "a1.frame.width == 200"),
        (
            "Color.red.frame(width: 30, height: 20).glowing(2) { Text(\"a\") }",
            [".glowing(_:_:)"], "a1.size == CGSize(width: 30, height: 20)"
        ),
        ("Color.red.frame(width: 30, height: 20).padding(sideways: 9)", [".padding(sideways:)"], "a1.frame.width == 30"),
        ("Color.red.frame(width: Gauges.width, height: 20).frame(width: 50)", ["Gauges"], "a1.size == CGSize(width: 50, height: 20)"),
        (
            "VStack { if Session.current.isNew { Text(\"a\") } else { Color.red.frame(width: 7, height: 9) } }",
            ["Session"], "a1.frame.width == 7"
        ),
        (
            "VStack(spacing: 0) { ForEach(Session.rows, id: \\.self) { _ in Text(\"a\") }; Color.red.frame(width: 5, height: 5) }",
            ["Session"], "a1.frame.height == 5"
        ),
        ("Color.red.frame(width: Session.width ?? 12, height: 1)", ["Session"], "a1.frame.width == 12"),
        (
            "Color.red.frame(width: 3, height: 3).onAppear { Session.start(); Session.count += 1; Session.list[0].name = \"a\" }",
            ["Session"], "a1.frame.width == 3"
        ),
        ("Button(action: Session.start) { Color.red.frame(width: 8, height: 8) }", ["Session"], "a1.frame.width == 8"),
        (
            "VStack(spacing: 0) { ForEach(Session.rows.map { row in if row.isNew { return 1 } else { return 2 } }, id: \\.self) { _ in Text(\"a\") }; Color.red.frame(width: 6, height: 6) }",
            ["Session"], "a1.frame.width == 6"
        ),
        ("Color.brandNew", ["Color.brandNew"], "a1.frame.width == 100"),
        ("Color.red.frame(width: 4, height: 4).onAppear { UITabBar.appearance().isHidden = true }", [], "a1.frame.width == 4"),
        ("Toggle(\"a\", isOn: Session.$isOn).labelsHidden()", ["Session"], "a1.frame.height > 0"),
        (
            "Color.red.frame(width: 2, height: 2).onAppear { FileManager.default.copy(1, to: 2) }", ["FileManager.default.copy(_:to:)"],
            "a1.frame.width == 2"
        ),
        (
            "LinearGradient(colors: [.brandNew, .red], startPoint: .top, endPoint: .bottom).frame(width: 9, height: 9)", [".brandNew"],
            "unknown == 1"
        ),
        ("Text(\"a\").gesture(Spin(by: .degrees(3)))", ["Spin(by:)"], "a1.frame.width > 0"),
        // What an unknown modifier hands to its closure may be anything, whatever the closure compares it with.
        (
            "let width = Binding.constant(2.5); Color.red.frame(width: 3, height: 3).pulled { by in if by >= 1 { width.wrappedValue = 1 } else { width.wrappedValue = by } }",
            [".pulled(_:)"], "a1.frame.width == 3"
        ),
        (
            "let width = Binding.constant(2.5); Color.red.frame(width: 4, height: 3).pulled { width.wrappedValue = $0 > 1 ? $0 : 1 }",
            [".pulled(_:)"], "a1.frame.width == 4"
        ),
    ]

    @Test(arguments: bodies) func isLeftOut(_ body: String, _ unknowns: [String], _ expectation: String) throws {
        let shell = try Shell(TestFiles(["A.swift": "import SwiftUI\nstruct A: View { var body: some View { \(body) } }"]))
        if let error = shell.feed("load A.swift").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        let told = shell.json("unknown")[0]
        for name in Set(unknowns) { #expect(told.contains("\"name\": \"\(name)\""), "\(told)") }
        #expect(shell.error("expect unknown >= \(unknowns.count)") == nil, "\(told)")
        if unknowns.isEmpty { #expect(shell.error("expect unknown == 0") == nil, "\(told)") }
        #expect(shell.error("expect \(expectation)") == nil, "\(shell.text("frames"))")
    }

    /// An operator that no file declares may be that of a package; a slip is an error of the file.
    @Test(arguments: [
        (".opacity(√0.25)", true), (".opacity(25‰)", true), (".opacity(0.5 <+> 0.25)", true),
        (".opacity(1..)", false),
        (".onAppear { var count = 1; count++ }", false),
    ]) func operatorsOfPackages(_ modifier: String, _ isLeftOut: Bool) throws {
        let source = "import SwiftUI\nstruct A: View { var body: some View { Color.red.frame(width: 3, height: 4)\(modifier) } }"
        let shell = try Shell(TestFiles(["A.swift": source]))
        #expect((shell.error("load A.swift") == nil) == isLeftOut)
        #expect(shell.error("load A.swift strict") != nil)
        guard isLeftOut else { return }
        #expect(shell.error("load A.swift; expect a1.size == CGSize(width: 3, height: 4)") == nil)
        #expect(shell.error("expect unknown >= 1") == nil, "\(shell.text("unknown"))")
    }

    /// With `strict` it is an error, as it is at the prompt.
    @Test(arguments: [
        ("Atlas()", "unknown-view"), ("Text(\"a\").glowing()", "unknown-modifier"), ("Text(Session.name)", "unknown-name"),
        ("Color.brandNew", "unknown-member"), ("Text(\"a\").padding(sideways: 3)", "unknown-argument"),
    ]) func isAnError(_ body: String, _ id: String) throws {
        let shell = try Shell(TestFiles(["A.swift": "import SwiftUI\nstruct A: View { var body: some View { \(body) } }"]))
        #expect(shell.error("load A.swift strict") == id)
        #expect(shell.error("root \(body)") == id)
        #expect(shell.text("unknown").contains("nothing was left out"))
    }

    /// What surely is a slip is told before its code runs, and once where that runs; with `strict` it is an error.
    @Test(arguments: [
        ("func b() -> some View { Text(\"a\").paddin() }; var body: some View { Text(\"a\") }", ".paddin()", "unknown-modifier"),
        ("var body: some View { Text(\"a\").paddin() }", ".paddin()", "unknown-modifier"),
        ("func b() -> CGSize { CGSize(width: 1) }; var body: some View { Text(\"a\") }", "CGSize(width:)", "missing-argument"),
        ("var body: some View { Text(\"a\").frame(widht: 3) }", ".frame(widht:)", "unknown-argument"),
    ]) func slips(_ code: String, _ name: String, _ id: String) throws {
        let shell = try Shell(TestFiles(["A.swift": "import SwiftUI\nstruct A: View { \(code) }"]))
        if let error = shell.feed("load A.swift").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        let told = shell.json("unknown")[0]
        #expect(told.contains("\"name\": \"\(name)\""), "\(told)")
        #expect(shell.error("expect unknown == 1") == nil, "\(told)")
        #expect(shell.error("load A.swift strict") == id)
    }

    /// A load ends with its input, also when it left out nothing: what later inputs meet is none of it.
    @Test func aLoadThatLeavesOutNothingEnds() throws {
        let shell = try Shell(TestFiles(["A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }"]))
        #expect(shell.error("load A.swift") == nil)
        #expect(!shell.interpreter.current.scene.unknowns.isLoading)
    }

    /// Names that nothing declares, in code of a view that does not run: with `strict` an error, else they are listed.
    @Test(arguments: [
        ("func b() { missing() }", "missing()", "unknown-name"), ("func b() -> Int { missing }", "missing", "unknown-name"),
        ("func b() -> some View { Button(\"a\") { missing.go() } }", "missing", "unknown-name"),
        ("func b() -> some View { Atlas(zoom: 3) }", "Atlas(zoom:)", "unknown-view"),
        ("func b() { let x: Atlas? = nil; print(x as Any) }", "Atlas", "unknown-type"),
        ("func b() -> some View { Text(\"a\").glowing() }", ".glowing()", "unknown-modifier"),
        ("func b() -> some View { VStack(alignment: .top) { Text(\"a\") } }", ".top", "unknown-member"),
    ]) func isToldBeforeItRuns(_ code: String, _ name: String, _ id: String) throws {
        let shell = try Shell(TestFiles(["A.swift": "import SwiftUI\nstruct A: View { \(code)\nvar body: some View { Text(\"a\") } }"]))
        if let error = shell.feed("load A.swift").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        let told = shell.json("unknown")[0]
        #expect(told.contains("\"name\": \"\(name)\""), "\(told)")
        #expect(shell.error("expect unknown == 1") == nil, "\(told)")
        #expect(shell.error("load A.swift strict") == id)
    }

    /// Types, wrappers and protocols of other frameworks.
    @Test func declarations() throws {
        let shell = try Shell(
            TestFiles([
                "A.swift": """
                import SwiftUI
                import CloudThings
                final class Loader: CloudDelegate { var item: CloudItem?; func load(_ x: CloudItem) -> CloudItem { x } }
                struct A: View {
                    @CloudQuery(sort: \\.date) var items: [CloudItem]
                    @State var loader = Loader()
                    var body: some View { VStack(spacing: 0) { ForEach(items) { _ in Text("row") }; Color.red.frame(width: 6, height: 6) } }
                }
                """
            ]))
        if let error = shell.feed("load A.swift").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        // One row for the sample that is made up, 20.333 high, and the colour.
        #expect(shell.error("expect a1.frame.height == 26.333") == nil, "\(shell.text("frames"))")
        #expect(shell.text("unknown").contains("@CloudQuery"))
    }

    /// A macro of another framework may add initializers and conformances to a type: no error says that one is missing.
    @Test func typesWithForeignMacros() throws {
        let shell = try Shell(
            TestFiles([
                "A.swift": """
                import SwiftUI
                import CloudThings
                @CloudActor final actor Keeper {}
                @CloudRecord class Entry: Equatable { var name = "a" }
                struct Things { let keeper: Keeper; let entry = Entry() }
                struct A: View {
                    private func things() -> Things { Things(keeper: Keeper(container: 1)) }
                    var body: some View { Text(things().entry.name) }
                }
                """
            ]))
        if let error = shell.feed("load A.swift").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        #expect(shell.error("expect a1.body.text1.text == \"a\"") == nil, "\(shell.text("frames"))")
        #expect(shell.text("unknown").contains("Keeper(container:)"))
    }

    /// A closure that is given to something unknown may give nil as well as a value.
    @Test func closuresThatGiveNil() throws {
        let shell = try Shell(
            TestFiles([
                "A.swift": """
                import SwiftUI
                import CloudThings
                struct Item { let n: Int }
                func items(_ query: CloudQuery) -> [Item] {
                    let result: [Item] = query.rows.compactMap { row in
                        let number = try? row.load(Int.self)
                        if let number { return Item(n: number) }
                        return nil
                    }
                    return result
                }
                func first(_ query: CloudQuery) -> Item? {
                    query.find { row in guard row.isNew else { return nil }; return Item(n: 1) }
                }
                final class Publisher: ObservableObject { let will: ObjectWillChangePublisher; init(_ will: ObjectWillChangePublisher) { self.will = will } }
                struct A: View { var body: some View { Text("a") } }
                """
            ]))
        if let error = shell.feed("load A.swift").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        #expect(shell.error("expect a1.body.text1.text == \"a\"") == nil)
        #expect(!shell.text("unknown").contains("ObjectWillChangePublisher"))
    }

    /// What a macro is, a plugin of the compiler has: what stands for an expression is left out, and the declarations do no harm.
    @Test func declarationsOfMacros() throws {
        let source = """
            import SwiftUI
            @freestanding(expression) public macro size(_ text: String) -> Int = #externalMacro(module: "M", type: "Size")
            @attached(member, names: named(kept)) macro Kept<T>(of: T.Type) = #externalMacro(module: "M", type: "Kept")
            @Kept(of: Int.self) struct Store { var name = "a" }
            struct A: View { var body: some View { VStack { Text(Store().name); BODY } } }
            """
        let shell = try Shell(
            TestFiles([
                "Use.swift": source.replacing("BODY", with: "Color.red.frame(width: CGFloat(#size(\"b\")), height: 2)"),
                "None.swift": source.replacing("BODY", with: "EmptyView()"),
            ]))
        if let error = shell.feed("load Use.swift").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        #expect(shell.text("unknown").contains("'size' is not supported here"))
        #expect(shell.error("expect a1.body.text1.text == \"a\"") == nil, "\(shell.text("frames"))")
        #expect(shell.error("load Use.swift strict") == "unsupported")
        #expect(shell.error("load None.swift strict") == nil)
    }

    /// A view of UIKit is known by what its struct says of its size.
    @Test func representables() throws {
        let shell = try Shell(
            TestFiles([
                "A.swift": """
                import SwiftUI
                struct Blur: UIViewRepresentable {
                    func makeUIView(context: Context) -> UIView { UIView() }
                    func updateUIView(_ view: UIView, context: Context) {}
                    func makeCoordinator() -> Coordinator { Coordinator(self) }
                    class Coordinator: NSObject { let owner: Blur; init(_ owner: Blur) { self.owner = owner } }
                }
                struct A: View { var body: some View { VStack(spacing: 0) { Blur().frame(height: 30); Color.red.frame(height: 20) } } }
                """
            ]))
        if let error = shell.feed("load A.swift strict").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        #expect(shell.error("expect a1.frame.height == 50") == nil, "\(shell.text("frames"))")
        #expect(shell.text("inspect a1.body.blur1.body.platformView1").contains("takes the size it is offered"))
    }

    /// What goes wrong while code runs, and what the compiler refuses, stays an error.
    @Test(arguments: [
        ("Text([1, 2][5].description)", "index-out-of-range"), ("Text(String(describing: Int(\"x\")!))", "nil-unwrapped"),
        ("Color.red.frame(width: 1 + \"a\")", "type-mismatch"), ("Text(\"a\"", "syntax"),
    ]) func staysAnError(_ body: String, _ id: String) throws {
        let shell = try Shell(TestFiles(["A.swift": "import SwiftUI\nstruct A: View { var body: some View { \(body) } }"]))
        #expect(shell.error("load A.swift") == id)
    }

    /// A saved scene leaves out the same again; undo takes the list back; a file that is loaded again is told anew.
    @Test func isPartOfTheScene() throws {
        let files = ["A.swift": "import SwiftUI\nstruct A: View { var body: some View { VStack { Atlas(); Text(\"a\").glowing() } } }"]
        let shell = try Shell(TestFiles(files))
        shell.feed("load A.swift\nsave a.scroll")
        let frames = shell.text("frames")
        let again = try Shell(TestFiles(["a.scroll": shell.files.text("a.scroll") ?? ""]))
        if let error = again.feed("source a.scroll").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        #expect(again.text("frames") == frames)
        #expect(again.error("expect unknown == 2") == nil)
        #expect(again.error("root Atlas()") == "unknown-view")
        #expect(shell.text("load A.swift").contains("left out 2 unknowns"), "a file that is read again is told of again")
        #expect(shell.error("expect unknown == 2") == nil, "\(shell.text("unknown"))")
        shell.feed("undo 2")
        #expect(shell.error("expect unknown == 0") == nil)
    }

    /// A protocol of another framework may build a member without an attribute; a member of any other type gives what it promises.
    @Test func whatAnUnknownProtocolAsksForMayBeBuilt() throws {
        let view = "struct A: View { var body: some View { Text(\"a\") } }"
        func file(_ type: String) -> String {
            "import SwiftUI\n\(type) { static var offers: [Offer] { Offer(name: \"a\")\nOffer(name: \"b\") } }\n\(view)"
        }
        let shell = try Shell(TestFiles(["A.swift": file("struct Shop: OfferProvider"), "B.swift": file("struct Shop: Equatable")]))
        if let error = shell.feed("load A.swift").lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        #expect(shell.error("load B.swift") == "syntax")
    }

    /// What SwiftData finds is no argument of a view: nothing has to be made up to show it.
    @Test func aQueryIsNoArgument() throws {
        let shell = try Shell(
            TestFiles([
                "A.swift": """
                import SwiftUI
                import SwiftData
                @Model final class Item { var name: String; init(name: String) { self.name = name } }
                struct ContentView: View {
                    @Query private var items: [Item]
                    var body: some View { VStack { Text("\\(items.count) items"); ForEach(items) { Text($0.name) } } }
                }
                """
            ]))
        #expect(shell.error("load A.swift strict") == nil)
        #expect(shell.text("print contentView1.body.text1.text") == "0 items\n")
    }

    /// A stand-in is no answer: what is worked out with something unknown is refused, and nothing else is.
    @Test func aStandInIsNoAnswer() throws {
        let shell = try Shell(
            TestFiles([
                "A.swift": """
                import SwiftUI
                func text() -> String { "\\(Session.name)" }
                func names() -> [String] { [Session.name] + ["a"] }
                func whole() -> Int { 3 }
                struct A: View { var body: some View { Text(text()) } }
                """
            ]))
        #expect(shell.error("load A.swift") == nil)
        #expect(shell.error("print text()") == "unknown-name")
        #expect(shell.error("print names()") == "unknown-name")
        #expect(shell.text("print whole()") == "3\n")
        #expect(shell.text("print text1.size == .zero") == "false\n")
    }
}
