// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing
import ViewCatalog

@testable import Playground

/// Help is found by the words that people type, and its examples work.
@Suite struct HelpTests {
    /// A scene in which the examples of commands make sense.
    private static func scene(_ scrollView: String) -> String {
        """
        @State var isWide = false
        @State var count = 1
        root VStack { Text("a").padding(4); Text("b"); HStack { Text("c"); Image(systemName: "star"); Button("Refresh") { count += 1 }.id("more") }; Text("Row").id("row-3"); TextField("Name", text: .constant("")); ScrollView { LazyVStack { ForEach(0..<90) { Text("Row \\($0)").frame(height: 40).id($0) } } } }
        rename scrollView1 \(scrollView)
        """
    }

    // MARK: words

    /// The words that people were seen to look for, in any case.
    @Test(arguments: [
        "layout", "Layout", "spacing", "alignment", "lazy", "size class", "modifier order", "SIZE CLASS", "size-class", "Spacing",
        "snapping",
        "breakpoint", "breakpoints", "stacks", "Spacers", "grids", "scroll geometry", "container-relative frames", "positions",
        "visual effects", "offset tracking", "windows", "custom layout", "tap targets", "overlap", "proposals", "frames", "flexibility",
        "alignment guides", "text wrapping", "keyboard", "contentMargins", "estimates", "identity", "targets", "transitions",
        "margins", "priority", "vstack", "SAFE AREA", "truncation", "wrapping", "binding", "notch", "Type Size", "geometryreader",
    ]) func isFound(_ word: String) throws { #expect(try Shell().error("help " + word) == nil) }

    /// Of the overloads for each key of the environment SwiftUI has one: nobody knows the types that we made for them.
    @Test(arguments: [
        ("environment", ".environment(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)"),
        ("containerValue", ".containerValue(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)"),
        (
            "transformEnvironment",
            ".transformEnvironment(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: (inout V) -> Void)"
        ),
        ("focused", ".focused("),
    ]) func keysHaveOneLine(_ word: String, _ signature: String) throws {
        let text = try Shell().text("help " + word, style: OutputStyle(width: 120))
        #expect(text.contains(signature) && text.split(separator: "\n").count < 24, "\(text)")
        #expect(
            !["EnvironmentKeyPath", "EnvironmentValue,", "ContainerValue)", "BoundValue", "@inout"].contains { text.contains($0) },
            "\(text)")
    }

    /// Its words are not all looked up.
    @Test(.timeLimit(.minutes(1))) func aLongTextIsNoQuestion() throws {
        let shell = try Shell()
        #expect(shell.error("help " + String(repeating: "a.", count: 50_000)) == "unknown-topic")
        #expect(shell.text("help what is a Spacer?").contains("Spacer"))
    }

    @Test func aSearchTellsNothingTwice() throws {
        let lines = try Shell().text("help -s trunc", style: OutputStyle(width: 120)).split(separator: "\n")
        #expect(lines.count > 5 && Set(lines).count == lines.count, "\(lines)")
    }

    /// What has an answer is offered by TAB, found by searching, and found in other letters.
    @Test func everyKindKnowsItsWords() throws {
        let laidOut = try Shell().interpreter.current
        let known = Set(HelpTopics.words.map(\.word))
        for source in HelpSource.all + [HelpSource.library] {
            for word in source.words().map(\.word) {
                #expect(source.lines(word, laidOut) != nil, "\(word)")
                #expect(known.contains(word), "\(word)")
            }
        }
    }

    @Test(arguments: ["UnitPoint", "EdgeInsets", "Edge.Set", "RandomAccessCollection", "Dictionary"])
    func typesAreFoundAsOtherWordsAre(_ name: String) throws {
        let shell = try Shell()
        #expect(shell.text("help " + name.lowercased()).contains(name))
        #expect(shell.text("help -s " + name.lowercased()).contains(name))
        let line = "help " + name.dropLast(2)
        #expect(shell.interpreter.complete(line, cursor: line.utf8.count).candidates.map(\.text).contains(name))
    }

    @Test func synonymsAreUnique() {
        let words = HelpConcept.all.flatMap { [$0.name] + $0.synonyms }
        #expect(Set(words.map { $0.lowercased() }).count == words.count)
        #expect(HelpConcept.all.map(\.name) == HelpConcept.all.map(\.name).sorted())
    }

    @Test func aNameOfSeveralThingsShowsAllOfThem() throws {
        let text = try Shell().text("help lineLimit")
        #expect(text.contains(".lineLimit(_ number: Int?)") && text.contains("\\.lineLimit: Int?"))
    }

    @Test func lists() throws {
        let concepts = try Shell().text("help concepts")
        for concept in HelpConcept.all { #expect(concepts.contains(concept.summary.prefix(20))) }
        let examples = try Shell().json("help examples").joined()
        for command in Command.all {
            for example in command.examples { #expect(examples.contains(JSON.string(example).text), "\(example)") }
        }
    }

    @Test func everyViewAndModifierIsListed() throws {
        let shell = try Shell()
        let views = shell.text("help views")
        let modifiers = shell.text("help MODIFIERS")
        for view in Catalog.allViews { #expect(views.contains(view.name)) }
        for name in Catalog.modifierNames { #expect(modifiers.contains("." + name)) }
        #expect(shell.text("help").contains("'help views'"))
    }

    /// A modifier has the name, too, and an error a type of Swift: one asks for the lists.
    @Test func commandsAndErrorsAreListed() throws {
        let shell = try Shell()
        let commands = shell.text("help commands")
        for command in Command.all { #expect(commands.contains("  \(command.name) "), "\(command.name)") }
        #expect(commands.contains(".commands(") && shell.text("help .commands").hasPrefix(".commands("))
        let errors = shell.text("help errors")
        for id in Diagnostic.ID.allCases { #expect(errors.contains(id.rawValue), "\(id.rawValue)") }
        #expect(shell.text("help error").contains("protocol Error"))
    }

    @Test func optionsAreListedWithTheirValues() throws {
        let text = try Shell().text("help option", style: OutputStyle(width: 200))
        for option in SceneOptions.all {
            #expect(text.contains("  \(option.name): ") && option.choices.allSatisfy { text.contains($0) }, "\(option.name)")
        }
    }

    /// A row is broken between the words that a form lists.
    @Test func alternativesAreNotCutInTwo() throws {
        let lines = try Shell().text("help type", style: OutputStyle(width: 80)).split(separator: "\n")
        #expect(lines.contains { $0.hasSuffix("/accessibility1/") }, "\(lines.prefix(4))")
        #expect(lines.contains { $0.contains("  accessibility2/") })
    }

    @Test func aQuestionOfSeveralWordsIsNotSearchedFor() throws {
        let text = try Shell().text("help how do I scroll")
        #expect(text.contains("did you mean 'scroll'?") && !text.contains("-s how do"))
    }

    @Test func keysAreThoseOfTheShell() throws {
        #expect(try Shell().text("help keys").contains("There is no line editor here"))
        var options = InterpreterOptions()
        options.keys = { [KeyBinding(keys: ["C-r"], action: "searches the history")] }
        let text = Renderer.text(KeyBinding.output(options.keys()), style: OutputStyle())
        #expect(text.contains("C-r   searches the history"))
    }

    /// A finding is looked up by the id that `lint` shows; each id is one that the tests of `lint` find.
    @Test(arguments: LintPattern.allCases) func everyLintPatternIsExplained(_ pattern: LintPattern) throws {
        let text = try Shell().text("help " + pattern.rawValue.uppercased())
        #expect(text.hasPrefix(pattern.rawValue + "\n") && text.contains("'lint' finds it"), "\(text)")
        #expect((LintTests.bad + LayoutLintTests.bad).contains { $0.1 == pattern.rawValue })
    }

    // MARK: errors

    @Test(arguments: Diagnostic.ID.allCases) func everyErrorIsExplained(_ id: Diagnostic.ID) throws {
        let shell = try Shell()
        let lines = ErrorHelp.lines(id).map(\.plain)
        #expect(shell.text("help " + id.rawValue).hasPrefix(id.rawValue + "\n"))
        #expect(lines[1].hasSuffix(".") && lines[2].hasSuffix("."))
        if let place = lines.firstIndex(of: "example") { #expect(shell.error(String(lines[place + 1].dropFirst(2))) == id.rawValue) }
    }

    // MARK: examples

    /// The examples of concepts, in order: the ones before may build what it is about.
    @Test(arguments: HelpConcept.all.map(\.name)) func examplesOfConceptsWork(_ name: String) throws {
        let concept = try #require(HelpConcept.named(name))
        if let lesson = concept.lesson { #expect(LessonLibrary.names.contains(lesson)) }
        let shell = try Shell()
        shell.feed(Self.scene("scrollView1"))
        for input in concept.inputs {
            let answer = shell.text(input)
            #expect(!answer.contains("error:"), "\(input): \(answer)")
        }
    }

    @Test func everyEnvironmentKeyHasAnExampleThatWorks() throws {
        let shell = try Shell()
        shell.feed("root Text(\"a\")")
        for key in Catalog.environmentKeys.values {
            #expect(!key.examples.isEmpty)
            for example in key.examples {
                let answer = shell.text(example)
                #expect(!answer.contains("error:"), "\(example): \(answer)")
            }
        }
    }

    /// What the examples of a command need besides the scene.
    private static let preparations: [String: [String]] = [
        "continue": ["lesson frames"], "back": ["lesson frames 2"], "next": ["lesson frames", "skip"], "hint": ["lesson frames"],
        "skip": ["lesson frames"], "solution": ["lesson frames"], "leave": ["lesson frames"], "progress": ["lesson frames"],
        "redo": ["add Text(\"x\")", "add Text(\"y\")", "undo 2"], "release": ["drag by 0 50"],
        "compare": ["export mac.json", "mark before"],
        "undo": ["add Text(\"x\")", "add Text(\"y\")"], "type": ["tap textField1"],
    ]

    private static let files = [
        "class.scroll": "# Told.\nroot Text(\"a\")\n", "demo.scroll": "root Text(\"a\")\n", "lesson.scroll": "root Text(\"a\")\n",
        "Feed.swift": "import SwiftUI\nstruct FeedView: View { var body: some View { Text(\"a\") } }\n",
        "Model.swift": "struct Item { var name = \"a\" }\n",
        "Sources/Feed.swift":
            "import SwiftUI\nstruct FeedView: View { var body: some View { Text(\"a\") } }\n#Preview { FeedView() }\n#Preview { Text(\"b\") }\n",
    ]

    @Test(arguments: Command.all.map(\.name)) func examplesOfCommandsWork(_ name: String) throws {
        let command = try #require(Command.named(name))
        for example in command.examples {
            // Examples call it by several names.
            var answers: [String] = []
            for name in ["list", "feed", "scrollView1"] where answers.last?.contains("error:") != false {
                answers.append(try answer(to: example, of: command.name, in: Self.scene(name)))
            }
            #expect(answers.last?.contains("error:") == false, "\(example): \(answers)")
        }
    }

    private func answer(to example: String, of name: String, in scene: String) throws -> String {
        let shell = try Shell(TestFiles(Self.files), interactive: true)
        shell.feed(scene)
        for input in Self.preparations[name] ?? [] { shell.feed(input) }
        return shell.text(example)
    }
}
