// SPDX-License-Identifier: GPL-3.0-or-later

import Fuzzing
import Testing

@testable import Playground
@testable import SwiftLanguage

/// Law: a folder that is loaded again, whatever was kept of it, answers as one that is loaded for the first time. Only its state stays, so
/// that the views here have none.
@Suite struct LoadAgainTests {
    /// Declarations that refer to each other in the ways in which code comes to know something that it does not mention.
    private static let files = [
        "Model.swift": """
        struct Model: Equatable, Identifiable {
            let id: Int
            var name = "first"
            var size: Double = 40
            var kind = Kind.small
            static func == (a: Model, b: Model) -> Bool { a.id == b.id }
        }
        extension Model { var title: String { name + kind.word } }
        """,
        "Kind.swift": """
        enum Kind: String, CaseIterable {
            case small, large
            var word: String { self == .small ? "s" : "large" }
        }
        """,
        "Store.swift": """
        import Observation
        @Observable final class Store {
            var models = [Model(id: 1), Model(id: 2, name: "second", kind: .large)]
            var first: Model { models[0] }
            func count(_ kind: Kind) -> Int { models.filter { $0.kind == kind }.count }
        }
        let shared = Store()
        """,
        "Shape.swift": """
        protocol Measured { var width: Double { get } }
        extension Measured { var width: Double { 30 }; var doubled: Double { width * 2 } }
        struct Bar: Measured { var height = 10.0 }
        """,
        "Helpers.swift": """
        extension View { func card(_ inset: CGFloat = 4) -> some View { padding(inset) } }
        extension Array { var second: Element? { count > 1 ? self[1] : nil } }
        extension Color { static let brand = Color.red }
        func width(of model: Model) -> Double { model.size + 1 }
        @resultBuilder enum Words { static func buildBlock(_ parts: String...) -> String { parts.joined() } }
        func sentence(@Words _ words: () -> String) -> String { words() }
        @propertyWrapper struct Clamped { var wrappedValue: Double { didSet { wrappedValue = min(wrappedValue, 50) } } }
        """,
        "Row.swift": """
        struct Row: View {
            let model: Model
            @Clamped private var most = 45
            var body: some View {
                HStack { Text(model.title); Color.brand.frame(width: width(of: model), height: most) }.card()
            }
        }
        """,
        "Screen.swift": """
        import SwiftUI
        struct Screen: View {
            private var store: Store { shared }
            private var bar: Bar { Bar() }
            var body: some View {
                VStack(spacing: 2) {
                    ForEach(store.models) { Row(model: $0) }
                    Text(sentence { "a"; "b" })
                    Text("\\(store.count(.large))")
                    if store.models.second == store.first { Text("same") } else { Color.blue.frame(width: bar.doubled, height: bar.height) }
                }
            }
        }
        #Preview { Screen() }
        """,
    ]

    /// Words of a file in place of others; nil takes the file away. Some leave errors, in this file or in others.
    private static let edits: [(file: String, old: String, new: String?)] = [
        ("Model.swift", "size: Double = 40", "size: Double = 55"), ("Model.swift", "var size: Double", "var size: Float"),
        ("Model.swift", "var name =", "var label ="), ("Model.swift", "let id: Int", "let id: Double"),
        ("Model.swift", "extension Model {", "extension Model: CustomStringConvertible { var description: String { name }"),
        ("Model.swift", "a.id == b.id", "true"), ("Model.swift", ", Identifiable", ""),
        ("Model.swift", "struct Model", "// moved\nstruct Model"),
        ("Kind.swift", "case small, large", "case small, medium, large"), ("Kind.swift", "\"large\"", "\"huge kind\""),
        ("Kind.swift", "var word: String", "var word: Substring"), ("Kind.swift", "small, large", "tiny, large"),
        ("Kind.swift", "", nil), ("Store.swift", "filter { $0.kind == kind }", "filter { $0.kind != kind }"),
        ("Store.swift", "_ kind: Kind", "of kind: Kind"), ("Store.swift", "import Observation", "import Observation\nimport Realm"),
        (
            "Store.swift", "let shared = Store()",
            "let shared = Store()\nstruct Text: View { var s = \"\"; init(_ s: String) { }; var body: some View { Color.red.frame(width: 7, height: 7) } }"
        ),
        ("Store.swift", "-> Int { models", "-> Missing { models"), ("Shape.swift", "{ 30 }", "{ 31 }"),
        ("Shape.swift", "{ var width: Double { get } }", "{ var width: Double { get }; var depth: Double { get } }"),
        ("Shape.swift", "var height = 10.0", "var height = 10.0; var width = 12.0"),
        ("Shape.swift", "struct Bar: Measured", "class Bar: Measured"),
        ("Shape.swift", "var height = 10.0", "var height: Int = 10"), ("Helpers.swift", "padding(inset)", "padding(inset * 2)"),
        ("Helpers.swift", "_ inset: CGFloat = 4", "_ inset: CGFloat"), ("Helpers.swift", "count > 1 ? self[1]", "count > 1 ? self[0]"),
        ("Helpers.swift", "static let brand", "static let house"),
        ("Helpers.swift", "func width(of model: Model) -> Double", "func width(of model: Model) -> CGFloat"),
        ("Helpers.swift", "func width(", "func breadth("), ("Helpers.swift", "parts.joined()", "parts.joined(separator: \"-long-\")"),
        ("Helpers.swift", "min(wrappedValue, 50)", "min(wrappedValue, 5)"),
        ("Helpers.swift", "buildBlock(_ parts: String...) -> String", "buildBlock(_ parts: Int...) -> String"),
        (
            "Helpers.swift", "extension View {",
            "func ~= (a: Kind, b: Kind) -> Bool { true }\nextension View { func frame(width: Double, height: Double) -> some View { padding(1) };"
        ),
        ("Row.swift", "model.title", "model.name"), ("Row.swift", "private var most = 45", "private var most = 12"),
        ("Row.swift", "let model: Model", "var model: Model?"),
        ("Row.swift", "Text(model.title);", "Mystery();"), ("Row.swift", "", nil), ("Screen.swift", "spacing: 2", "spacing: 9"),
        ("Screen.swift", "Row(model: $0)", "Row(model: $0).card(1)"),
        ("Screen.swift", "{ Bar() }", "{ Bar(height: 3) }"), ("Screen.swift", "#Preview", "extension Int: Measured { }\n#Preview"),
        ("Screen.swift", "store.models.second", "store.models.third"),
    ]

    private static func files(with chosen: Set<Int>) -> [String: String] {
        var files = files
        for number in chosen.sorted() {
            let edit = edits[number]
            files[edit.file] = edit.new.flatMap { files[edit.file]?.replacing(edit.old, with: $0, maxReplacements: 1) }
        }
        return files
    }

    private static func contents(_ files: [String: String]) -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: files.map { ("App/" + $0, Array($1.utf8)) })
    }

    /// All that can be told of what was loaded.
    private static func answers(_ shell: Shell) -> [String] {
        let loaded = shell.text("load App")
        let questions = [
            "tree", "frames", "unknown", "env", "lint", "print shared.count(.large)", "print Bar().doubled", "print [1, 2].second",
            "print Model(id: 3).title", "print width(of: shared.first)", "print String(describing: shared.first)",
        ]
        return [loaded] + questions.map { $0 + ": " + shell.text($0) }
    }

    private func check(_ walk: [Set<Int>]) throws {
        let files = TestFiles([:])
        let kept = try Shell(files)
        for (step, chosen) in walk.enumerated() {
            files.contents = Self.contents(Self.files(with: chosen))
            let again = Self.answers(kept)
            let first = Self.answers(try Shell(TestFiles(Self.files(with: chosen).reduce(into: [:]) { $0["App/" + $1.key] = $1.value })))
            // What cannot be loaded leaves each scene as it was.
            let isLoaded = !first[0].contains("error")
            guard let place = (isLoaded ? first.indices : 0..<1).first(where: { again[$0] != first[$0] }) else { continue }
            Issue.record("step \(step), edits \(walk[...step].suffix(2)): \(again[place]) instead of \(first[place])")
            return
        }
    }

    @Test func afterEachEdit() throws { try check([[]] + Self.edits.indices.map { [$0] } + [[]]) }

    @Test(arguments: 0..<4) func afterEditsByChance(_ seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed + 1))
        var chosen: Set<Int> = []
        var walk: [Set<Int>] = [chosen]
        for _ in 0..<20 {
            for _ in 0...random.below(2) { chosen.formSymmetricDifference([random.below(Self.edits.count)]) }
            if chosen.count > 5 { chosen = Set(chosen.sorted().prefix(2)) }
            walk.append(chosen)
        }
        try check(walk)
    }

    /// What a second load costs, in files read and types made and looked at: those that the change can reach, however many others there are.
    @Test(arguments: [10, 40]) func aChangeCostsWhatItReaches(_ count: Int) throws {
        func file(_ number: Int, _ word: String) -> String {
            """
            struct Item\(number) { var name = "\(word)"; func shown() -> String { name + "!" } }
            struct Row\(number): View { let item = Item\(number)(); var body: some View { Text(item.shown()) } }
            struct Screen\(number): View { var body: some View { VStack { Row\(number)(); Row\((number + 1) % count)() } } }
            """
        }
        let files = TestFiles(Dictionary(uniqueKeysWithValues: (0..<count).map { ("App/\($0).swift", file($0, "one")) }))
        let shell = try Shell(files)
        #expect(shell.error("load App Screen3") == nil)
        let before = shell.interpreter.current.scene
        #expect(before.loadedFiles.readCount == count)
        files.contents["App/4.swift"] = Array(file(4, "two").utf8)
        #expect(shell.error("load App Screen3") == nil)
        #expect(shell.text("tree").contains("two!") || shell.text("show").contains("two!"))
        let after = shell.interpreter.current.scene
        #expect(after.loadedFiles.readCount == count + 1)
        let made = after.program.types.filter { $0.value !== before.program.types[$0.key] && $0.value.span?.source.isFile ?? false }
        #expect(made.keys.sorted() == ["Item4", "Row4", "Screen3", "Screen4"])
    }
}
