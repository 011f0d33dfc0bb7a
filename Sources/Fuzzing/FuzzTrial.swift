// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage

/// Runs a case and says what must not be: an internal error, an error without a place, a scene that a failed input changed, another answer to
/// the same inputs. (Who runs it sees crashes, endless work and memory without bound.)
package struct FuzzTrial {
    package let fuzzed: FuzzCase

    package init(_ fuzzed: FuzzCase) { self.fuzzed = fuzzed }

    package struct Result {
        /// The inputs that were performed, those that failed with an error included.
        package var inputs = 0
        /// In words; nil where all is well.
        package var finding: String?
    }

    package func result() -> Result {
        do throws(Diagnostic) {
            var findings: [String] = []
            let first = try answers(usesMemos: true) { findings.append($0) }
            if let finding = findings.first { return Result(inputs: first.count, finding: finding) }
            let second = try answers(usesMemos: false)
            return Result(inputs: first.count, finding: FuzzAnswer.difference(remembering: first, anew: second))
        } catch {
            return Result(finding: "no shell: \(error.message)")
        }
    }

    /// - Parameter usesMemos: the law is that this changes nothing but what work costs.
    package func answers(usesMemos: Bool, _ tell: (String) -> Void = { _ in }) throws(Diagnostic) -> [FuzzAnswer] {
        var options = InterpreterOptions(folder: "")
        options.usesMemos = usesMemos
        (options.limits.steps, options.limits.work, options.limits.memory) = (200_000, 1_000_000, 1_000_000)
        let interpreter = try Interpreter(options: options, files: MemoryFiles(bytes: fuzzed.files))
        var result: [FuzzAnswer] = []
        for input in fuzzed.inputs {
            var before = Self.scene(interpreter)
            feed(input, to: interpreter) { step in
                result.append(FuzzAnswer(step))
                let after = Self.scene(interpreter)
                if let failure = step.failure {
                    if failure.id == .internal { tell("internal error: \(failure.message)\n\(step.input)") }
                    if failure.span == nil { tell("no place: \(failure.message)\n\(step.input)") }
                    if after != before { tell("the scene is inconsistent: \(failure.message)\n\(step.input)") }
                }
                before = after
            }
        }
        return result
    }

    private func feed(_ text: String, to interpreter: Interpreter, _ body: (Step) -> Void) {
        interpreter.feed(SourceText(text)) { step in
            body(step)
            return step.quit == nil
        }
    }

    /// What `save` writes of it.
    private static func scene(_ interpreter: Interpreter) -> String? { interpreter.sceneText }
}
