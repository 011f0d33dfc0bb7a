// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Lessons
import SwiftLanguage
import Testing

@testable import Playground

/// The lessons of the program: each is solved by its solutions, and by none of its wrong answers.
@Suite struct LessonTests {
    @Test(arguments: LessonFile.all.map(\.name)) func isSolvedAsItSaysAndNotOtherwise(_ name: String) throws {
        let file = try #require(LessonFile.all.first { $0.name == name })
        let lesson = try LessonReader.read(file.text, name: name)
        nonisolated(unsafe) let trial = { try LessonTrial(lesson, files: TestFiles(), interrupt: InterruptFlag()) }
        let faults = try DeepStack.run {
            Result { try trial().faults.map { "\($0.message) at \($0.span.map { $0.source.position(at: $0.start).line } ?? 0)" } }
        }.get()
        #expect(faults.isEmpty, "\(faults)")
        #expect(
            lesson.steps.flatMap { $0.parts + ($0.task?.after ?? []) }.contains { $0.inputs?.text.hasPrefix("show") == true }, "no picture")
        #expect(lesson.title != nil && lesson.steps.allSatisfy { !$0.title.isEmpty })
        let tasks = lesson.steps.compactMap(\.task)
        #expect(tasks.count >= 2 && tasks.contains { $0.kind == .exercise })
        for task in tasks {
            #expect(task.kind == .prediction ? !task.hints.isEmpty : task.hints.count == LessonTask.hintLimit, "\(task.question.text)")
            #expect(task.kind == .prediction || !task.wrongs.isEmpty, "\(task.question.text)")
        }
    }

    /// What each prediction comes to, worked out from the lengths that the lesson names: a step begins in the scene that it speaks of, not
    /// in what the one before has left.
    private static let predictions: [String: [Double]] = [
        "proposals": [300, 120], "frames": [142, 120], "modifier-order": [240, 60], "stacks": [260.0 / 3, 220, 50], "spacers": [100, 0],
        "alignment": [80], "text": [64.0 + 1.0 / 3, 20.0 + 1.0 / 3], "geometry-reader": [100, 10], "adaptive": [160],
        "grids": [110, 280.0 / 3], "safe-area": [373, 457], "scroll-geometry": [1000, 600, -59], "margins": [280, -20, 0],
        "lazy-stacks": [50_000_000, 4000], "container-relative": [2630, 280], "targets": [210, 0], "positions": [1, 630],
        "transitions": [100, 50], "observation": [240, 150], "size-classes": [393, 0], "own-layout": [180, 70], "find-the-bug": [],
    ]

    @Test(arguments: LessonFile.all.map(\.name)) func predictionsComeToWhatTheLessonSays(_ name: String) throws {
        let file = try #require(LessonFile.all.first { $0.name == name })
        let lesson = try LessonReader.read(file.text, name: name)
        let shell = try Shell()
        var found: [Double] = []
        shell.feed("lesson \(name)")
        for step in lesson.steps {
            let answer = shell.json(step.task == nil ? "next" : "solution")[0]
            if step.task?.kind == .prediction {
                let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
                found.append(try #require((object?["result"] as? [String: Any])?["value"] as? Double, "\(answer)"))
            }
            if step.task != nil { shell.feed("next") }
        }
        let expected = try #require(Self.predictions[name])
        #expect(found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 0.001 }, "\(found)")
    }

    /// What a pupil left in the scene may be in the way of the next attempt, and a scene that lacks a view does not fulfil its check.
    @Test func whatIsMissingIsToldInTheTeachersWords() throws {
        let shell = try walk()
        shell.feed("next")
        #expect(!shell.text("modify box .padding(5)").contains("undo"))
        #expect(shell.text("modify box .padding(5)").contains("'undo' takes back what you typed"))
        let other = try Shell(
            TestFiles([
                "a.scroll":
                    "#: step a\nroot box = Color.red\n#: ask b\n#: check box.size.width == 10 \"the box is too wide\"\nmodify box .frame(width: 10)"
            ]))
        other.feed("play a.scroll")
        let answer = other.text("root Text(\"other\")")
        #expect(answer.contains("Not yet: the box is too wide") && answer.contains("there is no 'box'"), "\(answer)")
    }

    /// What a lesson builds on comes before it.
    @Test func theOrderIsThatOfTheLessons() {
        for (index, (name, lesson)) in LessonLibrary.all.enumerated() {
            for needed in lesson.needs { #expect(LessonLibrary.names[..<index].contains(needed), "\(name) needs \(needed)") }
        }
        #expect(LessonLibrary.all.count == LessonFile.all.count)
    }

    // MARK: walking

    private static let file = """
        #: lesson Boxes
        #: about boxes
        #: step One
        #: say A box.
        root box = Color.red
        #: say It is \\(box.size.width) points wide.
        #: step Two
        #: ask Make it narrow.
        #: hint first
        #: hint second
        #: wrong modify box .padding(5)
        modify box .frame(width: 100)
        #: check root.size.width == 100 "it is not narrow"
        #: why It is \\(root.size.width).
        #: step Three
        #: predict How wide with a padding?
        #: hint add
        modify box .padding(10)
        #: answer box.size.width

        """

    private func walk(_ text: String = file, interactive: Bool = false) throws -> Shell {
        let shell = try Shell(TestFiles(["a.scroll": text]), interactive: interactive)
        shell.feed("play a.scroll")
        return shell
    }

    @Test func waitsForWhatItAsks() throws {
        let shell = try Shell(TestFiles(["a.scroll": Self.file]))
        let first = shell.text("play a.scroll")
        #expect(first.contains("Boxes, step 1 of 3: One") && first.contains("It is 393 points wide.") && !first.contains("narrow"))
        #expect(first.contains("› root box = Color.red"))
        let second = shell.text("next")
        #expect(second.contains("Your turn") && second.contains("Make it narrow."))
        #expect(shell.text("next").contains("not solved yet"))
        #expect(shell.text("hint").contains("first") && shell.text("hint").contains("second"))
        #expect(shell.text("hint").contains("no more hints"))
        #expect(shell.text("print 1 + 1") == "2\n", "a question is no answer")
        #expect(shell.text("modify box .padding(5)").contains("Not yet: it is not narrow"))
        // In any way: the scene counts, not the words.
        let solved = shell.text("root VStack { Color.blue }.frame(width: 100)")
        #expect(solved.contains("✓ Right.") && solved.contains("It is 100."))
        #expect(shell.text("print 2") == "2\n", "it is solved once")
    }

    /// `undo` is no attempt: the same failure again would tell nothing.
    @Test func takingBackIsNoAttempt() throws {
        let shell = try walk()
        shell.feed("next")
        #expect(shell.text("modify box .padding(5)").contains("Not yet: it is not narrow"))
        #expect(!shell.text("undo").contains("Not yet"))
        #expect(shell.text("modify box .padding(6)").contains("Not yet: it is not narrow"))
        #expect(shell.text("root Color.red.frame(width: 100)").contains("✓ Right."))
    }

    @Test func anEmptyLineIsToldAsNext() throws {
        let shell = try walk(interactive: true)
        #expect(shell.text("\n").contains("step 2 of 3"))
        #expect(shell.text("undo").contains("undone: next"))
    }

    /// Who has seen all of a lesson has not solved all of it.
    @Test func theListTellsWhatWasSolved() throws {
        let shell = try Shell()
        let lesson = try #require(LessonLibrary.named("frames"))
        let tasks = lesson.steps.count { $0.task != nil }
        func state() -> Substring { shell.text("lesson").split(separator: "\n").first { $0.hasPrefix("frames ") } ?? "" }
        shell.feed("lesson frames\nskip\nskip")
        #expect(state().contains("step 3 of \(lesson.steps.count)"))
        shell.feed("lesson frames")
        for _ in lesson.steps { shell.feed("skip") }
        #expect(state().contains("0 of \(tasks) solved"), "\(state())")
        shell.feed("lesson frames 4\nroot Text(\"Hi\").frame(maxWidth: .infinity, alignment: .leading)\nnext")
        #expect(state().contains("1 of \(tasks) solved"), "\(state())")
    }

    @Test(arguments: [
        ("lesson frames 9", "'Frames' has 4 steps"), ("lesson new nowhere/a.scroll", "there is no folder 'nowhere'"),
        ("play nowhere.scroll", "there is no file 'nowhere.scroll'"),
    ]) func whatIsNotThereIsNamed(_ input: String, _ words: String) throws {
        #expect(try Shell(TestFiles(["there/a.scroll": ""])).text(input).contains(words))
    }

    @Test func aTaskWithoutHintsSaysSo() throws {
        let shell = try walk("root Color.red\n#: exercise Make it blue.\nroot Color.blue\nexpect root.kind == \"Text\"\n")
        #expect(shell.text("hint").contains("no hints; 'solution'"))
    }

    /// A step begins with the scene that the lesson makes, not with what the pupil left.
    @Test func eachStepBeginsWithTheLessonsScene() throws {
        let shell = try walk()
        shell.feed("next\nroot Color.green.frame(width: 100)\nnext")
        #expect(shell.text("print box.size.width") == "100.0\n")
        #expect(shell.text("77").contains("it is 120, and you said 77"))
        #expect(shell.text("next").contains("1 of 2 tasks"))
        #expect(shell.error("next") == "not-allowed-here")
    }

    @Test func predictionsAreNumbersAndEverythingElseExplores() throws {
        let shell = try walk()
        shell.feed("next\nskip")
        #expect(shell.text("next").contains("waits for your prediction"))
        shell.feed("root Color.blue")
        #expect(shell.text("120").contains("✓ Right: it is 120."))
        let other = try walk()
        other.feed("next\nskip")
        #expect(other.text("solution").contains("It is 120."))
    }

    @Test func goesBackAndContinuesAndLeaves() throws {
        let shell = try walk()
        shell.feed("next\nroot Text(\"away\")")
        let again = shell.text("continue")
        #expect(again.contains("step 2 of 3") && again.contains("Make it narrow."))
        #expect(shell.error("print box.size") == nil)
        #expect(shell.text("back").contains("step 1 of 3"))
        #expect(shell.error("back") == "not-allowed-here")
        #expect(shell.text("next").contains("step 2 of 3"))
        #expect(shell.text("progress").contains("One"))
        #expect(shell.text("leave").contains("left 'Boxes' at step 2"))
        #expect(shell.error("hint") == "not-allowed-here")
    }

    @Test func keysAndAnEmptyLine() throws {
        let shell = try walk(interactive: true)
        #expect(shell.text("").contains("step 2 of 3"))
        #expect(shell.text("b").contains("step 1 of 3"))
        #expect(shell.text("q").contains("left"))
        #expect(shell.text("").isEmpty)
        #expect(try walk().text("\n\n").isEmpty, "only at a terminal")
    }

    /// What a pupil does is undone as ever; the walk stays where it is.
    @Test func undoStaysInTheStep() throws {
        let shell = try walk()
        shell.feed("next")
        shell.feed("modify box .padding(5)")
        shell.feed("undo")
        #expect(shell.text("print box.size.width") == "393.0\n")
        #expect(shell.text("progress").contains("›"))
    }

    @Test func theWordsStayFreeForCode() throws {
        let shell = try Shell()
        shell.feed("@State var progress = 0.25")
        #expect(shell.error("progress = 0.5") == nil)
        #expect(shell.text("progress * 2") == "1.0\n")
    }

    @Test func lessonsAreNotPaged() throws {
        let shell = try Shell()
        guard case .shown(let output) = shell.feed("lesson proposals")[0].outcome else { return #expect(Bool(false)) }
        #expect(!output.isPaged)
    }

    /// At a prompt, too, where the beginning of a command is enough.
    @Test func theWordOfAStepIsCodeAtAPrompt() throws {
        let shell = try Shell(interactive: true)
        shell.feed("@State var progress = 0.25")
        #expect(shell.error("progress = 0.5") == nil)
        #expect(shell.text("print progress") == "0.5\n")
        #expect(shell.feed("next step").first?.failure?.hint == "'next' takes no arguments")
    }

    /// A variable may have the name of a command: no command is followed by an equals sign.
    @Test func aVariableOfACommandsNameIsAssignedTo() throws {
        let shell = try Shell()
        shell.feed("var scale = 1.0; @State var type = 1")
        #expect(shell.error("scale = 2.5") == nil && shell.error("type += 2") == nil)
        #expect(shell.text("print [scale, Double(type)]") == "[2.5, 3.0]\n")
        #expect(shell.error("scale 2") == nil && shell.error("mark = 2") != nil)
    }

    /// `key` begins 'keyboard', `view` 'viewport': a name of the scene is meant before a command that is not written out.
    @Test func aNameIsNoBeginningOfACommand() throws {
        let shell = try Shell(interactive: true)
        shell.feed("var key = 1; let view = 2; root vie = Text(\"a\")")
        #expect(shell.error("key = 5") == nil)
        #expect(shell.text("key") == "5\n" && shell.text("view") == "2\n")
        #expect(shell.text("vie").hasPrefix("vie (Text)"))
        #expect(shell.error("keyb 300") == nil)
    }

    // MARK: progress

    @Test func progressIsKeptFromShellToShell() throws {
        let files = TestFiles()
        func shell() throws -> Shell { try Shell(files, progressFile: "state/lessons") }
        let first = try shell()
        first.feed("lesson proposals\nnext\n300\nnext")
        #expect(files.text("state/lessons")?.hasPrefix("proposals 3 ++") == true)
        let second = try shell()
        #expect(second.text("lesson").contains("step 3 of 5"))
        #expect(second.text("continue").contains("step 3 of 5"))
        #expect(second.text("lesson proposals 1").contains("step 1 of 5"))
        #expect(second.text("lesson").contains("step 1 of 5"))
    }

    @Test func nothingIsWrittenWithoutAFile() throws {
        let files = TestFiles()
        let shell = try Shell(files)
        shell.feed("lesson proposals\nnext")
        #expect(files.contents.isEmpty)
        #expect(shell.text("lesson").contains("step 2 of 5"))
    }

    @Test(arguments: ["", "nonsense", "a b c\n", "frames -3 ++\n", "frames 99 +++++++++++++\nstacks 2 ?x+"])
    func aDamagedFileDoesNoHarm(_ text: String) throws {
        let shell = try Shell(TestFiles(["p": text]), progressFile: "p")
        #expect(shell.error("lesson") == nil)
        #expect(shell.error("lesson frames") == nil)
        #expect(shell.error("progress") == nil)
    }

    // MARK: errors

    @Test(arguments: [
        ("lesson nothing", "unknown-topic"), ("lesson frames 99", "out-of-range"), ("lesson frames x", "type-mismatch"),
        ("lesson frames 1 2", "unknown-argument"), ("play", "missing-argument"), ("play nothing.scroll", "file-not-found"),
        ("skip", "not-allowed-here"), ("repeat 2 lesson frames", "not-allowed-here"), ("lesson new a.scroll", "file-error"),
        ("continue", "not-allowed-here"),
    ]) func errors(_ input: String, _ id: String) throws {
        #expect(try Shell(TestFiles(["a.scroll": "root Text(\"a\")"])).error(input) == id)
    }

    /// What is wrong with a teacher's file, and in which line.
    @Test(arguments: [
        ("#: step a\n#: aks b", "unknown-value", 2), ("#: step a\n#: hint b", "not-allowed-here", 2), ("#: say", "missing-argument", 1),
        ("#: step a\n#: ask b\nroot Text(\"a\")", "missing-requirement", 2), ("#: step a\n#: predict b\n#: check 1", "not-allowed-here", 3),
        ("#: step a\n#: ask b\n#: check 1 == 1\n#: ask c", "not-allowed-here", 4), ("#:   more", "syntax", 1),
        ("root Text(\"a\")\n#: step a", "not-allowed-here", 1),
        ("#: step a\n#: ask b\n#: hint 1\n#: hint 2\n#: hint 3\n#: hint 4", "out-of-range", 6),
        ("#: step a\n#: ask b\nroot Text(\"a\")\n#: check 1 == 1", "missing-requirement", 2),
        ("#: step a\n#: ask b\n#: wrong root Text(\"a\")\nroot Text(\"b\")\n#: check root.kind == .text", "unknown-member", 5),
        ("#: step a\n#: say \\(nothing)", "unknown-name", 2), ("#: step a\n#: say \\(1", "incomplete-input", 2),
        ("#: step a\n#: predict b\nroot Text(\"a\")\n#: answer root.name", "type-mismatch", 4),
    ]) func faultsOfALesson(_ text: String, _ id: String, _ line: Int) throws {
        let steps = try Shell(TestFiles(["a.scroll": text])).feed("lesson check a.scroll")
        let failure = try #require(steps.first?.failure)
        #expect(failure.id.rawValue == id, "\(failure.message)")
        #expect(failure.span.map { $0.source.position(at: $0.start).line } == line, "\(failure.message)")
    }

    /// A teacher begins with the examples of docs/teaching.md.
    @Test func theExamplesForTeachersAreRight() throws {
        let page = try String(contentsOf: Project.url.appending(path: "docs/teaching.md"), encoding: .utf8)
        let examples = page.components(separatedBy: "\n```\n").filter { $0.hasPrefix("#") && $0.contains("\nroot ") }
        #expect(examples.count == 2)
        for example in examples {
            let answer = try Shell(TestFiles(["a.scroll": example + "\n"])).text("lesson check a.scroll")
            #expect(answer.contains("all correct"), "\(answer)")
        }
    }

    @Test func aTextWithoutEndIsRefused() throws {
        let text = "#: step a\n#: say b\n" + String(repeating: "#:  c\n", count: 1_001)
        #expect(try Shell(TestFiles(["a.scroll": text])).error("play a.scroll") == "limit-exceeded")
    }

    /// A comment within an input is a part of it.
    @Test func commentsWithinInputsAreNoSteps() throws {
        let text = try walk("# One.\nroot VStack {\n# inside\nText(\"a\")\n}\n# Two.\nroot Text(\"b\")\n").text("next")
        #expect(text.contains("step 2 of 2") && text.contains("Two."))
    }

    @Test func whatLessonNewWritesIsALesson() throws {
        let files = TestFiles()
        let shell = try Shell(files)
        #expect(shell.error("lesson new mine.scroll") == nil)
        let answer = shell.text("lesson check mine.scroll")
        #expect(answer.contains("3 steps, 2 tasks, 2 checks, 1 wrong answer"), "\(answer)")
        #expect(try Shell(files).error("source mine.scroll") == nil, "it is a session, too")
    }

    // MARK: sessions

    @Test func anySessionCanBePlayed() throws {
        let shell = try walk("# One thing,\n# told.\nroot Text(\"a\")\n#> nothing\n# Another.\nroot Text(\"b\")\n")
        let second = shell.text("next")
        #expect(second.contains("Another.") && second.contains("› root Text(\"b\")") && second.contains("step 2 of 2"))
        #expect(shell.text("continue").contains("Another."))
        #expect(shell.text("next").contains("End of 'a.scroll'."))
    }

    @Test func anExerciseWaitsForItsExpectations() throws {
        let shell = try walk(
            "# Do it.\nroot Text(\"a\")\n#: exercise Make it red.\nroot Color.red\nexpect root.size.width == 393 \"fill the width\"\n")
        #expect(shell.text("root Text(\"c\")").contains("Not yet: fill the width"))
        #expect(shell.text("root Color.green").contains("✓ Right."))
    }
}
