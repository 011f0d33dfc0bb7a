// SPDX-License-Identifier: GPL-3.0-or-later

/// A walk through one idea: steps of prose, each with the inputs that show it.
///
/// Written as a session: lines that begin with `# ` are a step's text, the lines below them its inputs. The `expect` lines among them
/// hold what a reader is to see, so that a lesson cannot tell anything wrong.
struct Lesson: Sendable {
    struct Step: Sendable {
        let text: String
        let inputs: String
    }

    let name: String
    let title: String
    /// One sentence.
    let summary: String
    let steps: [Step]

    init(_ name: String, title: String, summary: String, _ session: String) {
        self.name = name
        self.title = title
        self.summary = summary
        steps = Self.steps(of: session)
    }

    private static func steps(of session: String) -> [Step] {
        var steps: [Step] = []
        var (text, inputs): ([String], [String]) = ([], [])
        func finish() { if !text.isEmpty { steps.append(Step(text: text.joined(separator: " "), inputs: inputs.joined(separator: "\n"))) } }
        for line in session.split(separator: "\n") {
            if line.hasPrefix("# ") {
                if !inputs.isEmpty {
                    finish()
                    (text, inputs) = ([], [])
                }
                text.append(String(line.dropFirst(2)))
            } else {
                inputs.append(String(line))
            }
        }
        finish()
        return steps
    }

    /// In the order in which they are best read.
    static let all = [frames, stacks, safeArea, scrolling, targets, positions, viewport, observation]
}
