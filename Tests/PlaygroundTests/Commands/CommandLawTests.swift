// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Playground

/// What holds for every command.
@Suite struct CommandLawTests {
    @Test func theListIsSortedAndWordsAreUnique() {
        let names = Command.all.map(\.name)
        #expect(names == names.sorted())
        let words = Command.all.flatMap { [$0.name] + $0.synonyms }
        #expect(Set(words).count == words.count)
    }

    /// A file with a command holds one, and is named after it; commands that are rows of a table stand in a file of their family.
    @Test func filesAreNamedAfterTheirCommands() throws {
        let folder = Project.url.appending(path: "Sources/Playground/Commands")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var count = 0
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let lines = text.split(separator: "\n").filter { $0.hasPrefix("    static let ") && $0.hasSuffix(" = Command(") }
            let names = lines.map { $0.split(separator: " ")[2].filter { $0 != "`" } }
            count += names.count
            guard let name = names.first else { continue }
            #expect(names.count == 1, "\(file) holds \(names)")
            #expect(file.hasSuffix("/" + name.prefix(1).uppercased() + name.dropFirst() + "Command.swift"), "\(file) holds \(name)")
        }
        #expect(count > 60)
    }

    @Test(arguments: Command.all.map(\.name)) func isDeclaredInFull(_ name: String) throws {
        let command = try #require(Command.named(name))
        #expect(command.summary.hasSuffix("."))
        #expect(command.summary.first?.isUppercase == true)
        #expect(!command.syntax.isEmpty && !command.examples.isEmpty)
        for text in command.syntax + command.examples { #expect(text.split(separator: " ").first.map(String.init) == name) }
        #expect(try Shell().error("help " + name) == nil)
    }

    /// A question leaves scene, log and history as they are, and no later answer differs for it.
    @Test(arguments: Command.all.filter { $0.role == .question }.map(\.name)) func aQuestionChangesNothing(_ name: String) throws {
        let (shell, other) = (try Shell(), try Shell())
        let scene = """
            @State var n = 0
            root box = VStack { Text("a"); Button("b") { n += 1 }; ScrollView { LazyVStack { ForEach(0..<90) { Text("Row \\($0)") } } } }
            scroll by 300
            tap button1
            """
        for shell in [shell, other] { shell.feed(scene) }
        let before = shell.snapshot + shell.text("history")
        let command = try #require(Command.named(name))
        for input in command.examples + [name, name + " root", name + " scrollView1"] { shell.feed(input) }
        #expect(shell.snapshot + shell.text("history") == before)
        for shell in [shell, other] { shell.feed("scroll by 700\nundo\nscroll by 40") }
        #expect(shell.snapshot + shell.text("visible") == other.snapshot + other.text("visible"))
    }
}
