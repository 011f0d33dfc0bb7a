// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground
@testable import SwiftLanguage

/// Expressions typed at the prompt, with what the program prints that swiftc 6.3 makes of them: types decide there as they do in a file.
@Suite struct PromptTypeTests {
    static let declarations = #"""
        struct Item: Identifiable, Hashable { var id: Int; var name: String; var price: Double = 0; var tags: [String] = [] }
        enum Mode: String, CaseIterable { case list, grid, map }
        enum Load<T> { case idle, done(T), failed(String) }
        struct Box<T> { var value: T; init(_ value: T) { self.value = value }; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(value)) } }
        protocol Shape2 { var area: Double { get } }
        extension Shape2 { func describe() -> String { "shape \(area)" } }
        struct Sq: Shape2 { var side: Double; var area: Double { side * side }; func describe() -> String { "square" } }
        struct Circ: Shape2 { var r: Double; var area: Double { 3 * r * r } }
        extension Array where Element == Double { var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) } }
        extension Array where Element == String { var joinedUp: String { joined(separator: "+") } }
        func pick(_ x: Int) -> String { "int" }
        func pick(_ x: Double) -> String { "double" }
        func pick(_ x: String) -> String { "string" }
        func pick<T>(_ x: T) -> String { "generic" }
        func pick(_ x: Int?) -> String { "optional" }
        func twice(_ f: () -> Int) -> Int { f() + f() }
        func make<T>(_ t: T.Type) -> String { "\(t)" }
        func sized(_ w: CGFloat, _ h: CGFloat? = nil) -> CGFloat { w + (h ?? 0) }
        var counter = 0
        func next() -> Int { counter += 1; return counter }
        var items = [Item(id: 1, name: "Tea", price: 2.5, tags: ["hot"]), Item(id: 2, name: "Ice", price: 1), Item(id: 3, name: "Cake", price: 4, tags: ["sweet", "new"])]
        var modes: [Mode: Int] = [.list: 1, .map: 2]
        var prices = ["a": 1, "b": 2.5]
        var maybe: Double? = nil
        var mode = Mode.grid
        var widths: [CGFloat] = [10, 20, 30]
        var shapes: [any Shape2] = [Sq(side: 2), Circ(r: 1)]
        var nested: [[Int]] = [[1, 2], [3]]
        var ids: Set<Int> = [3, 1, 2]
        """#

    /// In this order: some count.
    static let cases: [(code: String, answer: String)] = [
        (#"items.map(\.price).reduce(0, +) / 2"#, #"3.75"#),
        (#"items.filter { $0.price > 1 }.map { $0.name.uppercased() }.joined(separator: ", ")"#, #"TEA, CAKE"#),
        (#"(maybe ?? 5) / 2"#, #"2.5"#),
        (#"[1, 2.5].map { $0 * 2 }"#, #"[2.0, 5.0]"#),
        (#"items.first { $0.id == 2 }?.name ?? "none""#, #"Ice"#),
        (#"items.first?.tags.first"#, #"Optional("hot")"#),
        (#"items.max { $0.price < $1.price }!.name"#, #"Cake"#),
        (#"Dictionary(grouping: items, by: { $0.tags.isEmpty }).mapValues(\.count)[true] ?? 0"#, #"1"#),
        (#"modes[.list, default: 0] + modes[.grid, default: 10]"#, #"11"#),
        (#"Mode.allCases.map(\.rawValue)"#, #"["list", "grid", "map"]"#),
        (#"mode == .grid ? 1 : 2.5"#, #"1"#),
        (#"Mode(rawValue: "map") == .map"#, #"true"#),
        (#"pick(1)"#, #"int"#),
        (#"pick(1.5)"#, #"double"#),
        (#"pick("a")"#, #"string"#),
        (#"pick(mode)"#, #"generic"#),
        (#"pick(items.first?.id)"#, #"optional"#),
        (#"Box(3).map { $0 * 2 }.value"#, #"6"#),
        (#"Box(3).map { Double($0) / 2 + 0.5 }.value"#, #"2.0"#),
        (#"widths.reduce(0) { $0 + $1 } / CGFloat(widths.count)"#, #"20.0"#),
        (#"sized(10, 2.5) / 4"#, #"3.125"#),
        (#"sized(3) / 2"#, #"1.5"#),
        (#"shapes.map { $0.area }"#, #"[4.0, 3.0]"#),
        (#"shapes[0].describe()"#, #"shape 4.0"#),
        (#"Sq(side: 3).describe()"#, #"square"#),
        (#"[1.0, 2, 4].mean"#, #"2.3333333333333335"#),
        (#"["a", "b"].joinedUp"#, #"a+b"#),
        (#"nested.flatMap { $0 }.map { Double($0) / 2 }"#, #"[0.5, 1.0, 1.5]"#),
        (#"zip(items, 1...).map { "\($1).\($0.name)" }"#, #"["1.Tea", "2.Ice", "3.Cake"]"#),
        (#"items.sorted { ($0.price, $0.name) < ($1.price, $1.name) }.map(\.id)"#, #"[2, 1, 3]"#),
        (#"ids.sorted(by: >)"#, #"[3, 2, 1]"#),
        (#"ids.contains(2) && !ids.isEmpty"#, #"true"#),
        (#"prices["b"]! / 2"#, #"1.25"#),
        (#"prices.values.sorted().first ?? 0"#, #"1.0"#),
        (#"twice { next() }"#, #"3"#),
        (#"[next(), next()].last! - 1"#, #"3"#),
        (#"make(Int?.self)"#, #"Optional<Int>"#),
        (#"make([Mode: Double].self)"#, #"Dictionary<Mode, Double>"#),
        (#"type(of: items.map(\.price))"#, #"Array<Double>"#),
        (#""\(maybe.map { $0 + 1 } ?? 0.5)""#, #"0.5"#),
        (#"String(describing: items.first?.tags)"#, #"Optional(["hot"])"#),
        (#""\(items.first?.price)""#, #"Optional(2.5)"#),
        (#"items.indices.map { $0 * 2 }"#, #"[0, 2, 4]"#),
        (#"stride(from: 0, to: 1, by: 0.25).map { $0 * 4 }"#, #"[0.0, 1.0, 2.0, 3.0]"#),
        (#"(0..<3).map { CGFloat($0) * 0.5 }"#, #"[0.0, 0.5, 1.0]"#),
        (#"items.enumerated().map { "\($0.offset)\($0.element.name.prefix(1))" }.joined()"#, #"0T1I2C"#),
        (#"items.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }.count"#, #"3"#),
        (#"items.contains(where: { $0.name.hasPrefix("C") })"#, #"true"#),
        (#"min(3, 2.5)"#, #"2.5"#),
        (#"max(widths[0], 12) / 8"#, #"1.5"#),
        (#"abs(-3) + Int(2.9)"#, #"5"#),
        (#"7 / 2 * 2.0"#, #"7.0"#),
        (#"10 / 4"#, #"2"#),
        (#"Double(10) / 4"#, #"2.5"#),
        (#"[3: "c", 1: "a"].sorted { $0.key < $1.key }.map(\.value)"#, #"["a", "c"]"#),
        (#"[nil, 3].compactMap { $0 }.count"#, #"1"#),
        (#"items.map { $0.tags.count }.allSatisfy { $0 >= 0 }"#, #"true"#),
        (#"(1...5).filter { $0.isMultiple(of: 2) }.reduce(1, *)"#, #"8"#),
        (#""abc".map { String($0) }.reversed().joined()"#, #"cba"#),
    ]

    @Test func answersAsTheCompilerDoes() throws {
        let shell = try Shell()
        shell.feed(Self.declarations)
        let wrong = Self.cases.compactMap { item -> String? in
            let answer = shell.text("print(\(item.code))").split(separator: "\n").joined()
            return answer == item.answer ? nil : "\(item.code): \(answer), not \(item.answer)"
        }
        #expect(wrong == [])
    }

    /// What does not go together is refused before anything runs.
    @Test(arguments: [
        ("for i in 0..<2 { n += 1; let s: String = i }", "cannot convert value of type 'Int' to specified type 'String'"),
        ("print(bump() + \"a\")", "binary operator '+' cannot be applied to operands of type 'Int' and 'String'"),
        (
            "root VStack { Text(\"a\").padding(bump()); Text(\"a\").opacity(n + \"a\") }",
            "binary operator '+' cannot be applied to operands of type 'Int' and 'String'"
        ),
    ]) func nothingRunsBefore(_ code: String, _ words: String) throws {
        let shell = try Shell()
        shell.feed("@State var n = 0\nfunc bump() -> Int { n += 1; return n }")
        #expect(shell.text(code).contains(words))
        #expect(shell.text("print(n)").contains("0"))
    }

    /// As swiftc 6.3 says it of two functions whose parameters are of types that both have such a constant.
    @Test(arguments: [("center", true), ("leading", false), ("top", false)])
    func aConstantOfTwoTypesIsAmbiguous(_ name: String, _ isAmbiguous: Bool) throws {
        let answer = try Shell().text("root Text(\"a\").alignmentGuide(.\(name)) { d in 1 }")
        #expect(answer.contains("ambiguous use of '\(name)'") == isAmbiguous)
        let named = try Shell().text("root Text(\"a\").alignmentGuide(VerticalAlignment.center) { d in 1 }")
        #expect(!named.contains("ambiguous"))
    }

    /// An edit looks at the types on its path alone: what it leaves as it was keeps them.
    @Test func anEditTypesItsPath() throws {
        let shell = try Shell()
        let rows = (0..<400).map { "Text(\"\($0)\").padding(1 + 2)" }.joined(separator: "; ")
        shell.feed("root box = VStack { \(rows) }")
        let before = shell.interpreter.current.memos.caches.typed.made
        shell.feed("set text7 \"other\"")
        #expect((1..<10).contains(shell.interpreter.current.memos.caches.typed.made - before))
    }

    /// A scene has many statements of one shape: where nothing is found for them, nothing is kept of them.
    @Test func onlyTheFirstOfAShapeIsKept() throws {
        let shell = try Shell()
        let before = shell.interpreter.current.memos.caches.typed.made
        let rows = (0..<400).map { "Color.red.frame(width: \($0), height: 10)" }.joined(separator: "; ")
        shell.feed("root box = VStack { \(rows) }")
        #expect((1..<10).contains(shell.interpreter.current.memos.caches.typed.made - before))
    }

    /// A constant of the host's type that a parameter has means the same as it is written: nothing is found for it.
    @Test func constantsOfTheHostStayAsWritten() throws {
        let shell = try Shell()
        let before = shell.interpreter.current.memos.caches.typed.made
        let rows = (0..<400).map { "Color.red.frame(width: \($0), height: 10, alignment: .leading)" }.joined(separator: "; ")
        shell.feed("root box = VStack(alignment: .trailing) { \(rows) }")
        #expect((1..<10).contains(shell.interpreter.current.memos.caches.typed.made - before))
    }

    /// One of several overloads is meant by each: that is found by the shape of the statement, and kept with the block alone.
    @Test func statementsOfOneShapeAreKeptWithTheirBlock() throws {
        let shell = try Shell()
        let before = shell.interpreter.current.memos.caches.typed.made
        shell.feed("root box = VStack { " + (0..<400).map { "Text(\"\($0)\")" }.joined(separator: "; ") + " }")
        #expect((1..<10).contains(shell.interpreter.current.memos.caches.typed.made - before))
    }

    /// There are no variables around the closures of a scene's own source: what they name is not looked for.
    @Test func closuresOfASceneAreNotSearchedForNames() throws {
        let shell = try Shell()
        shell.feed("root VStack { HStack { Text(\"a\") } }")
        #expect(shell.interpreter.current.memos.caches.freeNames.isEmpty)
        // Nor is a text that is written out searched for keys of the environment.
        #expect(shell.interpreter.current.memos.caches.environmentNames.isEmpty)
        shell.feed("root ForEach(0..<3) { i in HStack { Text(\"\\(i)\") } }")
        #expect(!shell.interpreter.current.memos.caches.freeNames.isEmpty)
    }
}
