// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Playground
import Testing

/// Questions change nothing: whatever is asked between the inputs, every later answer, event and undo is the same.
@Suite struct QuestionLawTests {
    static let questions = [
        "frames", "tree", "env", "explain root", "explain scroll", "show", "measure root 120 nil", "inspect root", "diff", "lint",
        "targets",
        "visible", "transitions", "geometry", "state", "print root.size",
    ]

    /// Asks where everything is and two questions more after each input, each of them in its turn.
    private static func run(_ inputs: [String], on shell: Shell, asking: Bool) -> [String] {
        var answers: [String] = []
        for (place, input) in inputs.enumerated() {
            answers += shell.json(input)
            guard asking else { continue }
            for turn in [0, 2 * place + 1, 2 * place + 2] { shell.feed(questions[turn % questions.count]) }
        }
        return answers
    }

    private static func check(_ inputs: [String], _ name: String, _ sources: [String: String] = [:]) throws {
        let (quiet, asked) = (try Shell(TestFiles(sources)), try Shell(TestFiles(sources)))
        let (plain, between) = (run(inputs, on: quiet, asking: false), run(inputs, on: asked, asking: true))
        #expect(plain == between, "\(name)")
        #expect(quiet.snapshot == asked.snapshot, "\(name)")
        // Undone, with a question on the way.
        for question in ["frames", "explain root"].prefix(inputs.count) {
            let (one, other) = (quiet.json("undo"), asked.json("undo"))
            #expect(one == other, "\(name)")
            asked.feed(question)
            #expect(quiet.lasting == asked.lasting, "\(name)")
        }
    }

    /// Cases of more than one input: what a later input answers may depend on an earlier question only there.
    @Test(arguments: CaseTests.families) func betweenTheInputsOfCases(family: String) throws {
        for item in try CaseTests.cases(family) where item.inputs.count > 1 { try Self.check(item.inputs, item.name) }
    }

    @Test func betweenTheInputsOfSessions() throws {
        let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/sessions"
        var sources: [String: String] = [:]
        for name in DiskFiles().list(folder + "/sources") {
            sources["sources/" + name] = String(decoding: try DiskFiles().read(folder + "/sources/" + name), as: UTF8.self)
        }
        for name in DiskFiles().list(folder) where name.hasSuffix(".scroll") {
            let text = String(decoding: try DiskFiles().read(folder + "/" + name), as: UTF8.self)
            var inputs: [String] = []
            try Shell(TestFiles(sources)).feed(text).forEach { inputs.append($0.input) }
            try Self.check(inputs, name, sources)
        }
    }

    /// Of a list of 1,000 rows, every kind of motion tells the same rows gone whether or not somebody looked before.
    @Test(arguments: ["scroll by 1500", "scroll to 50", "scroll to .bottom", "fling 2000", "drag by 900\nrelease velocity: 2000"])
    func rowsThatDisappearAreToldEitherWay(motion: String) throws {
        let scene = """
            root ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { i in Color.red.frame(height: 100).onDisappear { print(i) } } } }
            """
        try Self.check([scene] + motion.split(separator: "\n").map(String.init), motion)
    }
}
