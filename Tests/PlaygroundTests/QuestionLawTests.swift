// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Playground

/// Questions change nothing: whatever is asked between the inputs, every later answer, event and undo is the same.
@Suite struct QuestionLawTests {
    static let questions = [
        "frames", "tree", "env", "explain root", "explain scroll", "show", "measure root 120 nil", "inspect root", "diff", "lint",
        "targets", "visible", "transitions", "geometry", "state", "print root.size", "sweep type small...large",
        "matrix lint across direction", "why-changed root",
    ]

    /// Which questions are asked after an input.
    private enum Asking {
        case none, all
        /// Three of them, beginning with this one and going on with each input. Asking all would take most of the time of all tests.
        case inTurn(Int)

        func questions(after place: Int) -> [String] {
            switch self {
            case .none: []
            case .all: QuestionLawTests.questions
            case .inTurn(let first): (0..<3).map { QuestionLawTests.questions[(first + 3 * place + $0) % QuestionLawTests.questions.count] }
            }
        }
    }

    /// The answers, and after how many of the inputs there was a scene to ask about.
    private static func run(_ inputs: [String], on shell: Shell, _ asking: Asking) -> (answers: [String], scenes: Int) {
        var (answers, scenes): ([String], Int) = ([], 0)
        for (place, input) in inputs.enumerated() {
            answers += shell.json(input)
            if shell.interpreter.current.scene.root != nil { scenes += 1 }
            shell.feed(asking.questions(after: place).joined(separator: "\n"))
        }
        return (answers, scenes)
    }

    private static func check(_ inputs: [String], _ name: String, _ asking: Asking, _ sources: [String: String] = [:]) throws {
        let quiet = try Shell(TestFiles(sources))
        let plain = run(inputs, on: quiet, .none)
        // Where only the last input makes a scene, no answer follows a question: `CaseTests` has run it.
        guard plain.scenes > 1 else { return }
        let asked = try Shell(TestFiles(sources))
        #expect(plain.answers == run(inputs, on: asked, asking).answers, "\(name)")
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
    @Test(arguments: CaseTests.families) func betweenTheInputsOfCases(family: CaseFamily) throws {
        for (place, item) in try family.cases().enumerated() where item.inputs.count > 1 {
            try Self.check(item.inputs, item.name, .inTurn(place))
        }
    }

    @Test func betweenTheInputsOfSessions() throws {
        let folder = Project.sessions
        var sources: [String: String] = [:]
        for name in DiskFiles().list(folder + "/sources") {
            sources["sources/" + name] = String(decoding: try DiskFiles().read(folder + "/sources/" + name), as: UTF8.self)
        }
        for name in DiskFiles().list(folder) where name.hasSuffix(".scroll") {
            let text = String(decoding: try DiskFiles().read(folder + "/" + name), as: UTF8.self)
            var inputs: [String] = []
            try Shell(TestFiles(sources)).feed(text).forEach { inputs.append($0.input) }
            try Self.check(inputs, name, .inTurn(0), sources)
        }
    }

    /// Of a list of 1,000 rows, every kind of motion tells the same rows gone whether or not somebody looked before.
    @Test(arguments: ["scroll by 1500", "scroll to 50", "scroll to .bottom", "fling 2000", "drag by 900\nrelease velocity: 2000"])
    func rowsThatDisappearAreToldEitherWay(motion: String) throws {
        let scene = """
            root ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { i in Color.red.frame(height: 100).onDisappear { print(i) } } } }
            """
        try Self.check([scene] + motion.split(separator: "\n").map(String.init), motion, .all)
    }

    /// All questions after each input, in scenes with state, observers, motion and rows that come and go.
    @Test(arguments: [
        [
            "@State var count = 1",
            "root VStack { Button(\"Add\") { count += 1 }; ForEach(0..<count, id: \\.self) { i in Text(\"row \\(i)\").onAppear { print(i) } } }",
            "tap button1", "tap button1", "device iphone-se-3", "undo", "tap button1",
        ],
        [
            "@State var top: Int? = nil",
            "root ScrollView { LazyVStack { ForEach(0..<200) { i in Text(\"row \\(i)\").padding(Double(i % 7)) } }.scrollTargetLayout() }"
                + ".scrollPosition(id: $top).scrollTargetBehavior(.viewAligned)",
            "drag by 700", "release velocity: 900", "tick 0.3s", "state top = 90", "type accessibility1", "fling 4000", "rotate", "undo",
        ],
        [
            "@State var wide = false",
            "root GeometryReader { g in Color.red.frame(width: wide ? g.size.width : 50).animation(.linear(duration: 1), value: wide) }"
                + ".onChange(of: wide) { print(wide) }",
            "state wide = true", "tick 0.25s", "viewport 200x300", "tick 0.5s", "state wide = false",
        ],
    ]) func allQuestionsAfterEachInput(inputs: [String]) throws {
        let shell = try Shell()
        for input in inputs { #expect(shell.error(input) == nil, "\(input)") }
        try Self.check(inputs, inputs[1], .all)
    }
}
