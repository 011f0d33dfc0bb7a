// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage
import Testing

@testable import Playground

/// An interpreter with its answers, as tests want them.
final class Shell {
    let files: TestFiles
    let interpreter: Interpreter

    init(
        _ files: TestFiles = TestFiles(), readOnly: Bool = false, interactive: Bool = false, usesMemos: Bool = true,
        progressFile: String? = nil, limits: Budget.Limits = Budget.Limits()
    ) throws {
        self.files = files
        var options = InterpreterOptions(readOnly: readOnly, folder: "", isInteractive: interactive)
        options.usesMemos = usesMemos
        options.canShowPane = interactive
        options.progressFile = progressFile
        options.limits = limits
        interpreter = try Interpreter(options: options, files: files)
    }

    /// A shell in which inputs have run. One that fails is an issue of the test.
    static func running(_ inputs: String..., at place: SourceLocation = #_sourceLocation) throws -> Shell {
        let shell = try Shell()
        for error in shell.feed(inputs.joined(separator: "\n")).compactMap(\.failure) {
            Issue.record("\(error.message)", sourceLocation: place)
        }
        return shell
    }

    /// The answers to the inputs of a text.
    @discardableResult
    func feed(_ text: String) -> [Step] {
        nonisolated(unsafe) let interpreter = interpreter
        return DeepStack.run {
            var steps: [Step] = []
            interpreter.feed(SourceText(text)) {
                steps.append($0)
                return true
            }
            return steps
        }
    }

    /// What the inputs print, errors included.
    func text(_ input: String, style: OutputStyle = OutputStyle()) -> String {
        feed(input).map { step in
            let text = Renderer.text(step, style: style)
            return text.output + text.errors
        }.joined()
    }

    func json(_ input: String) -> [String] { feed(input).map { Renderer.json($0) } }

    /// The id of the first error.
    func error(_ input: String) -> String? { feed(input).lazy.compactMap(\.failure).first?.id.rawValue }

    /// What a picture of the scene shows.
    /// - Parameter layer: a view to show alone; nil for the whole window.
    func drawing(layer: Int? = nil) -> SceneDrawing { SceneDrawing(interpreter.current, by: interpreter.layouter, layer: layer) }

    /// Everything that can be seen of the scene.
    var snapshot: String { lasting + json("events").joined() }

    /// What `save` keeps: all but the log.
    var lasting: String { json("frames").joined() + json("env").joined() + json("state").joined() + interpreter.prompt }
}
