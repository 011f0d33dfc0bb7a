// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

@testable import Playground

/// The forms of commands are data: what runs is what they say.
@Suite struct GrammarTests {
    /// A command's examples follow its forms.
    @Test(arguments: Command.all.map(\.name)) func examplesFollowTheForms(_ name: String) throws {
        let command = try #require(Command.named(name))
        for example in command.examples { #expect(Self.follows(example), "\(example)") }
    }

    /// Every word in capitals means something.
    @Test(arguments: Command.all.map(\.name)) func everyNameHasAMeaning(_ name: String) throws {
        let command = try #require(Command.named(name))
        for edge in command.grammar.states.joined() {
            guard case .word(let word, _) = edge else { continue }
            #expect(word != word.uppercased() || !word.contains(where: \.isLetter), "'\(word)' means nothing")
            #expect(!word.contains(where: { "[]…".contains($0) }), "'\(word)' is cut wrongly")
        }
    }

    /// The sessions run without an error, so each of their inputs follows the forms of its command.
    @Test func whatRunsFollowsTheForms() throws {
        var count = 0
        for path in SessionSuite.sessions([Project.sessions], files: DiskFiles()).found {
            let source = SourceText(SessionFile.inputs(of: String(decoding: try DiskFiles().read(path), as: UTF8.self)))
            for range in SwiftReader.inputs(source, words: Command.shellWords).ranges {
                count += 1
                #expect(Self.follows(source.text(in: range)), "\(path): \(source.text(in: range))")
            }
        }
        #expect(count > 500)
    }

    struct Misfit: Sendable, CustomTestStringConvertible {
        let input: String
        let meant: String?
        let hint: String
        var testDescription: String { input }
    }

    static let misfits = [
        Misfit(
            input: "scroll feed ot 42", meant: "to",
            hint: "'scroll by 200' scrolls by points, 'scroll to .bottom' to an edge, 'scroll to 42' to an id"),
        Misfit(input: "wrap text1 on VStack()", meant: "in", hint: "wrap TARGET in VIEW"),
        Misfit(input: "wrap text1", meant: nil, hint: "wrap TARGET in VIEW"),
        Misfit(input: "drag feed yb 3", meant: "by", hint: "drag [SCROLL] by DX DY · drag [SCROLL] by D"),
        Misfit(input: "repeat 3", meant: nil, hint: "repeat N COMMAND"),
        Misfit(input: "print 1, 2", meant: nil, hint: "several values in brackets: print(a, b)"),
        Misfit(input: "keyboard off", meant: nil, hint: "write a number of points, 'keyboard show' or 'keyboard hide'"),
    ]

    /// What does not fit the forms is told with the word that was meant, and with the forms that fit so far.
    @Test(arguments: misfits) func misfitsAreTold(_ test: Misfit) throws {
        let shell = try Shell()
        shell.feed("root feed = ScrollView { Text(\"a\") }")
        let failure = try #require(shell.feed(test.input).first?.failure)
        #expect(failure.suggestion == test.meant)
        #expect(failure.hint == test.hint)
    }

    private static func follows(_ input: String) -> Bool {
        let chunks = ArgumentChunks(input).chunks
        guard let command = chunks.first.flatMap({ Command.named($0.text) }) else { return true }
        let match = GrammarMatch(command.grammar, Array(chunks.dropFirst()), end: input.utf8.count)
        return match.isComplete
    }

    /// TAB at every place of every example offers the word that stands there, where it is one that the forms or the scene have.
    @Test(arguments: Command.all.map(\.name)) func tabOffersTheWordsOfExamples(_ name: String) throws {
        let command = try #require(Command.named(name))
        let shell = try Shell(TestFiles(["Feed.swift": "", "session.scroll": ""]))
        shell.feed("root feed = VStack { Text(\"a\"); ScrollView { Text(\"b\").id(42) } }")
        for example in command.examples {
            for cursor in 0...example.utf8.count {
                let text = String(decoding: example.utf8.prefix(cursor), as: UTF8.self)
                let offered = shell.interpreter.complete(text, cursor: cursor)
                #expect(offered.start <= cursor && offered.candidates.allSatisfy { !$0.text.isEmpty }, "\(text)")
                let typed = String(decoding: text.utf8.dropFirst(offered.start), as: UTF8.self).lowercased()
                #expect(offered.candidates.allSatisfy { $0.text.lowercased().hasPrefix(typed) }, "\(text)")
            }
            for place in Self.words(example) {
                let offered = shell.interpreter.complete(example, cursor: place.start).candidates.map(\.text)
                #expect(
                    offered.contains(place.word) || offered.contains(place.word + ":"), "\(place.word) in \(example): \(offered.prefix(9))")
            }
        }
    }

    /// The words of the forms themselves, with where they begin.
    private static func words(_ example: String) -> [(word: String, start: Int)] {
        let chunks = ArgumentChunks(example).chunks
        guard let command = chunks.first.flatMap({ Command.named($0.text) }) else { return [] }
        var result = [(chunks[0].text, 0)]
        for index in chunks.indices.dropFirst() {
            let next = GrammarMatch(command.grammar, Array(chunks[1..<index]), end: 0).next
            let text = chunks[index].text
            if next.words.contains(text) || next.words.contains(text + ":") { result.append((text, chunks[index].start)) }
        }
        return result
    }
}
