// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// Views, builders, components, state and the environment, on the test host.
struct ViewTests {
    static let table: [(String, String, String)] = [
        ("", "Text(\"a\")", "Text(a)"), ("", "Text(\"a\").frame(width: 10).id(1)", "Text(a).frame(10.0).id(1)"),
        ("", "Text(\"a\").bold().padding()", "Text(a).bold().padding()"),
        ("", "VStack { Text(\"a\"); Text(\"b\") }", "VStack{block{Text(a), Text(b)}}"),
        ("", "VStack(alignment: .leading, spacing: 8) { Text(\"a\") }", "VStack(leading, 8.0){Text(a)}"),
        ("", "VStack { if 1 > 2 { Text(\"a\") } else { Text(\"b\") } }", "VStack{if1{Text(b)}}"),
        ("", "VStack { if false { Text(\"a\") } }", "VStack{if1}"), ("", "VStack { let x = \"q\"; Text(x) }", "VStack{Text(q)}"),
        ("", "VStack { }", "VStack{block}"), ("", "ForEach(0..<2) { Text(\"\\($0)\") }", "ForEach{Text(0), Text(1)}"),
        ("", "ForEach(1...2, id: \\.self) { i in Text(\"\\(i)\") }", "ForEach{Text(1), Text(2)}"),
        ("", "VStack { switch 3 { case 1: Text(\"a\"); default: Text(\"d\") } }", "VStack{if1{Text(d)}}"),
        ("", "Text(\"a\").padding(10)", "Text(a).padding(10.0)"), ("", "Text(\"a\").padding(.top, 4)", "Text(a).padding(top, 4.0)"),
        ("", "Text(\"a\").padding([.top, .bottom])", "Text(a).padding(top+bottom)"),
        ("", "Text(\"a\").background(.red)", "Text(a).background(Color(red))"),
        ("", "Text(\"a\").background(Color.red.opacity(0.5))", "Text(a).background(Color(red).opacity(0.5))"),
        ("", "Text(\"a\").background { Color.blue }", "Text(a).background{Color(blue)}"),
        ("", "Text(\"a\").frame(maxWidth: .infinity)", "Text(a).frame(inf)"),
        ("", "Text(\"a\").overlay(alignment: .center) { Text(\"b\") }", "Text(a).overlay(center){Text(b)}"),
        ("struct V: View { var body: some View { Text(\"x\") } }", "VStack { V() }", "VStack{<V>}"),
        ("struct V: View { var body: some View { Text(\"x\") } }", "V().padding()", "<V>.padding()"),
        (
            "extension View { func card(_ n: CGFloat = 3) -> some View { padding(n).background(.red) } }", "Text(\"a\").card()",
            "Text(a).padding(3.0).background(Color(red))"
        ),
        ("func row(_ n: Int) -> some View { Text(\"row \\(n)\") }", "VStack { row(3) }", "VStack{Text(row 3)}"),
        ("@ViewBuilder func row(_ b: Bool) -> some View { if b { Text(\"y\") } }", "row(true)", "if0{Text(y)}"),
        (
            "struct Card<Content: View>: View { @ViewBuilder let content: Content; var body: some View { VStack { content } } }",
            "Card { Text(\"a\"); Text(\"b\") }", "Card(content: block{Text(a), Text(b)})"
        ),
        ("", "VStack { for i in 0..<3 { Text(\"a\") } }", "unsupported"), ("", "VStack { 5 }", "type-mismatch"),
        ("", "VStack { Text }", "type-mismatch"), ("", "VStack { Txt(\"a\") }", "unknown-view"),
    ]

    @Test(arguments: table)
    func builds(program: String, source: String, expected: String) {
        do {
            let printed = try TestScene(program)(source)
            #expect(printed == expected, "\(program)\n\(source)")
        } catch { #expect((error as? Diagnostic)?.id.rawValue == expected, "\(source): \(describe(error))") }
    }

    private func view(_ value: Value) throws -> TestView {
        guard case .native(let native) = value, let view = native as? TestView else {
            throw Diagnostic(.internal, "\(value.swiftDescription()) is not a view")
        }
        return view
    }

    @Test func environmentByBareNameIsReadAtThePlace() throws {
        let scene = try TestScene()
        let made = try view(try scene.value("Text(\"a\").frame(width: width / 2)"))
        #expect(made.name == "deferred" && made.values == ["width"])
        let later = try #require(made.later)
        let place = scene.machine.context(site: TestSite(values: ["width": .double(100)]))
        #expect(try later(place).swiftDescription() == "Text(a).frame(50.0)")
    }

    @Test func aVariableOfTheSceneHidesTheKey() throws {
        let scene = try TestScene("let width = 40.0")
        #expect(try scene("Text(\"a\").frame(width: width)") == "Text(a).frame(40.0)")
    }

    @Test func aBuilderThatReadsTheEnvironmentIsDeferred() throws {
        let scene = try TestScene()
        let made = try view(try scene.value("VStack { if isEnabled { Text(\"a\") } }"))
        let inner = try view(try #require(made.children.first))
        #expect(inner.name == "deferred")
        let place = scene.machine.context(site: TestSite(values: ["isEnabled": .bool(false)]))
        let later = try #require(inner.later)
        let built = try later(place).swiftDescription()
        #expect(built == "if1")
        let row = try view(try scene.value("ForEach(0..<1) { i in Text(\"\\(i)\").frame(width: width) }"))
        #expect(try view(try #require(row.children.first)).name == "deferred")
    }

    @Test func stateIsReadAndWrittenAtTheOwner() throws {
        let scene = try TestScene("struct V: View { @State private var n = 1; var body: some View { Button(\"n \\(n)\") { n += 1 } } }")
        guard case .structure(let value) = try scene.value("V()") else { return }
        let owner = StateOwner(TestPlace("v"))
        let first = try view(try scene.machine.body(of: value, owner: owner, in: scene.context))
        #expect(first.values == ["n 1"])
        _ = try scene.machine.call(try #require(first.content), [], in: scene.context)
        #expect(scene.machine.state[owner, "n"] == .int(2))
        let log = ReadLog()
        var context = scene.context
        context.reads = log
        #expect(try view(try scene.machine.body(of: value, owner: owner, in: context)).values == ["n 2"])
        #expect(log.holds(in: scene.context))
        scene.machine.state[owner, "m"] = .int(9)
        #expect(log.holds(in: scene.context))
        scene.machine.state[owner, "n"] = .int(9)
        #expect(!log.holds(in: scene.context))
    }

    @Test func bindingsReachTheOwner() throws {
        let scene = try TestScene(
            """
            struct Item { var name = "a"; var tags = [1, 2] }
            struct Child: View { @Binding var item: Item; var body: some View { Button(item.name) { item.name += "!"; item.tags[1] = 7 } } }
            @State var item = Item()
            @State var side: CGFloat = 3
            """)
        guard case .structure(let child) = try scene.value("Child(item: $item)") else { return }
        let body = try view(try scene.machine.body(of: child, owner: StateOwner(TestPlace("c")), in: scene.context))
        _ = try scene.machine.call(try #require(body.content), [], in: scene.context)
        #expect(try scene("item") == "Item(name: \"a!\", tags: [1, 7])")
        guard case .binding(let name) = try scene.value("$item.name"), case .binding(let side) = try scene.value("$side") else {
            throw Diagnostic(.internal, "no binding")
        }
        try name.set(.string("z"), in: scene.context)
        try side.set(.int(8), in: scene.context)
        #expect(try scene("item.name") == "z")
        #expect(try scene("side") == "8.0")
        #expect(try scene("Binding(get: { side }, set: { side = $0 }).wrappedValue") == "8.0")
    }

    @Test func bindingsToElements() throws {
        let scene = try TestScene("struct I { var n = 1 }\n@State var items = [I(), I()]")
        let list = try view(
            try scene.value("ForEach($items) { $item in Button(\"\\(item.n)\") { item.n += 4; $item.wrappedValue.n += 1 } }"))
        #expect(list.children.map { $0.swiftDescription() } == ["Button(1)", "Button(1)"])
        _ = try scene.machine.call(try #require(try view(list.children[1]).content), [], in: scene.context)
        #expect(try scene("items.map(\\.n)") == "[1, 6]")
    }

    @Test func environmentWrappersAndUserKeys() throws {
        let scene = try TestScene(
            """
            struct Key: EnvironmentKey { static let defaultValue = 5 }
            extension EnvironmentValues { var depth: Int { get { self[Key.self] } set { self[Key.self] = newValue } }; @Entry var tint: String = "none" }
            struct V: View { @Environment(\\.width) private var width; @Environment(\\.depth) var depth; @Environment(\\.tint) var tint; @ScaledMetric var side: CGFloat = 4
                var body: some View { Text("\\(width) \\(depth) \\(tint) \\(side)") } }
            """)
        guard case .structure(let value) = try scene.value("V()") else { return }
        func body(_ values: [String: Value]) throws -> [String] {
            try view(
                try scene.machine.body(
                    of: value, owner: StateOwner(TestPlace("v")), in: scene.machine.context(site: TestSite(values: values)))
            ).values
        }
        #expect(try body([:]) == ["300.0 5 none 8.0"])
        #expect(try body(["width": .double(20), "depth": .int(9), "tint": .string("red")]) == ["20.0 9 red 8.0"])
        #expect(try scene("depth + 1") == "6")
    }

    @Test func observableObjectsLiveInTheHeap() throws {
        let scene = try TestScene(
            """
            class Model: ObservableObject { @Published var n = 0; func inc() { n += 1 } }
            struct V: View { @StateObject private var model = Model(); var body: some View { Button("\\(model.n)") { model.inc() } } }
            """)
        guard case .structure(let value) = try scene.value("V()") else { return }
        let owner = StateOwner(TestPlace("v"))
        let first = try view(try scene.machine.body(of: value, owner: owner, in: scene.context))
        let before = scene.machine.state
        _ = try scene.machine.call(try #require(first.content), [], in: scene.context)
        #expect(try view(try scene.machine.body(of: value, owner: owner, in: scene.context)).values == ["1"])
        scene.machine.state = before
        #expect(try view(try scene.machine.body(of: value, owner: owner, in: scene.context)).values == ["0"])
    }

    @Test func initializersSetState() throws {
        let scene = try TestScene(
            "struct V: View { @State var n: Int; let m: Int; init(start: Int) { _n = State(initialValue: start * 2); m = start }; var body: some View { Text(\"\\(n) \\(m)\") } }"
        )
        guard case .structure(let value) = try scene.value("V(start: 4)") else { return }
        #expect(try view(try scene.machine.body(of: value, owner: StateOwner(TestPlace("v")), in: scene.context)).values == ["8 4"])
    }

    @Test func theHostCallsMethodsWithInout() throws {
        let scene = try TestScene(
            """
            struct Max: PreferenceKey { static let defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) } }
            struct Far: ScrollTargetBehavior { func updateTarget(_ target: inout CGPoint, context: Int) { target.x = 9 } }
            """)
        let key = try scene.value("Max.self")
        let next = Value.function(FunctionValue { (_, _) in .double(7) })
        let outcome = try scene.machine.callMethod(
            "reduce", on: key, arguments: [("value", .double(3)), ("nextValue", next)], in: scene.context)
        #expect(outcome.arguments[0] == .double(7))
        #expect(try scene.machine.member("defaultValue", of: key, in: scene.context) == .double(0))
        let moved = try scene.machine.callMethod(
            "updateTarget", on: try scene.value("Far()"), arguments: [(nil, .native(TestPoint(x: 1, y: 2))), ("context", .int(1))],
            in: scene.context)
        #expect(moved.arguments[0].swiftDescription() == "(9.0, 2.0)")
    }

    @Test func printAndTasks() throws {
        let scene = try TestScene("func f() { print(\"a\", 1.5); Task { print(\"later\") }; withAnimation(.default) { print([\"b\"]) } }")
        _ = try scene.value("f()")
        #expect(scene.host.output == ["a 1.5", "[\"b\"]"])
        try scene.machine.runDeferredTasks(in: scene.context)
        #expect(scene.host.output.last == "later")
        #expect(scene.host.animations.withLock { $0 } == 1)
    }
}
