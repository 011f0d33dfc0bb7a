// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Takes inputs one after the other and changes the scene: the only mutation there is. It reads no terminal and no clock.
package final class Interpreter {
    /// Ctrl-C: set from a signal handler, polled by evaluation and layout, cleared before each input.
    package let interrupt: InterruptFlag
    package private(set) var lastInput = ""

    let options: InterpreterOptions
    let files: any FileAccess
    let layouter: SceneLayouter
    private(set) var history: History
    /// The present scene laid out.
    private(set) var current: LaidOutScene {
        didSet { evaluatedExpressions += current.machine.budget.steps }
    }
    /// Inputs that run inside others (`repeat`, `source`).
    var depth = 0
    /// Inputs run that a person has typed at the prompt of a shell that is gone.
    var isRecovering = false
    /// How many `time` and `film` stand before the input that runs.
    var timings = 0
    /// What all scenes took that were only tried.
    var trials = LayoutTally()
    /// How many inputs the outermost one has run.
    var runs = 0
    /// The text that was typed last: an input that it runs (`repeat 3 …`) was typed with it.
    private weak var typed: SourceText?
    /// The turn of the input that has begun last, where inputs that an input runs live out of its budget.
    var outer: Turn?
    /// The files that this session has written: it may write them again.
    var written: Set<String> = []
    /// What was last shown of each watched value.
    var watched: [String: String] = [:]
    /// A watched load that failed: it runs again when its files change, though nothing of it is in the scene.
    var failedLoad: WatchedLoad?
    /// Called with each frame of a motion that is shown.
    package var watchFrames: ((PaneContent) -> Void)?
    /// Sees the layout at each frame of a motion while a film is made.
    var watchMoments: ((LaidOutScene) -> Void)?
    /// The lesson, or the session, that is being walked through.
    var lesson: LessonRun?
    /// How far lessons went in this session, where no file keeps it.
    var progress = LessonProgress()
    var hasComplainedOfProgress = false

    /// - Parameter interrupt: another one's, for a session inside of that.
    package init(
        options: InterpreterOptions, files: any FileAccess, interrupt: InterruptFlag = InterruptFlag()
    ) throws(Diagnostic) {
        self.interrupt = interrupt
        self.options = options
        self.files = files
        layouter = SceneLayouter(interrupt: interrupt, usesMemos: options.usesMemos)
        let turn = Turn(interrupt: interrupt)
        // What runs in it refers to it weakly.
        defer { withExtendedLifetime(turn) {} }
        current = try layouter.layOut(try Scene.fresh(options), reusing: nil, in: turn)
        history = History(current.scene)
    }

    /// What an input names of the libraries that only some programs have is known to it.
    func serve(_ input: Input) throws(Diagnostic) {
        let program = try current.scene.program.serving(input.text)
        guard program.version != current.scene.program.version else { return }
        var scene = current.scene
        scene.program = program
        current = current.with(scene)
    }

    // MARK: for the shell

    /// What the text still waits for at its end (`{`, a quote); nil if it is complete, right or wrong.
    package static func openConstruct(in text: String) -> String? {
        let text = SessionFile.inputs(of: text)
        guard let open = SwiftReader.openConstruct(in: text, words: Command.shellWords) else { return Command.openOperator(in: text) }
        if case .other(let wanted) = open, wanted.hasPrefix("expression"), let sign = Command.lastOperator(in: text) { return sign }
        return open.word
    }

    /// How many bodies of components the present program has evaluated: tests count.
    package var bodyEvaluations: Int { current.memos.bodies.evaluations }

    /// How many expressions all scenes so far have cost: tests count.
    package private(set) var evaluatedExpressions = 0

    /// The name of the focused view, empty without a focus: what the prompt begins with.
    package var prompt: String { current.scene.focus.flatMap { current.scene.names[$0] } ?? "" }

    /// Runs the inputs of a text in order until one is not wanted any more.
    package func feed(_ source: SourceText, emit: (Step) -> Bool) {
        interrupt.clear()
        if let step = lessonGoesOn(source) {
            _ = emit(step)
            return
        }
        // The expected output of a session file is for tests; running or pasting it is about the inputs.
        let inputs = SessionFile.inputs(of: source.text)
        feed(inputsOf: inputs == source.text ? source : SourceText(inputs, name: source.name, firstLine: source.firstLine), emit: emit)
    }

    func feed(inputsOf source: SourceText, emit: (Step) -> Bool) {
        let (ranges, open) = SwiftReader.inputs(source, words: Command.shellWords, remembersTokens: true)
        defer { source.knownTokens.forget() }
        if ranges.isEmpty, let open {
            _ = emit(
                Step(input: source.text, line: source.firstLine, outcome: .failed(open.diagnostic(in: source, end: source.text.utf8.count)))
            )
            return
        }
        for range in ranges {
            let input = Input(source: known(source), range: range)
            let step = step(input, open: range == ranges.last ? open : nil)
            FreedMemory.giveBack(after: range.count)
            // What `edit` opens is what was typed before it.
            if depth == 0, step.request == nil {
                lastInput = input.text
                if step.failure == nil, step.quit == nil { history.note(input.text) }
            }
            guard emit(step), step.quit == nil else { return }
        }
    }

    /// The source, to be read beside the operators that the scene's program declares by now, and as the options want it.
    private func known(_ source: SourceText) -> SourceText {
        let operators = current.scene.program.operators
        let marks = current.scene.options.marksUnknowns
        return operators.isEmpty && !marks ? source : SourceText(source, operators: operators, marksUnknowns: marks)
    }

    /// Did a person write it out, rather than a file or code?
    func isTyped(_ input: Input) -> Bool { depth == 0 || isRecovering || input.source === typed }

    func step(_ input: Input, open: OpenConstruct? = nil, reloaded: [String]? = nil) -> Step {
        if depth == 0 { typed = input.source }
        do throws(Diagnostic) {
            if let open {
                throw open.diagnostic(in: input.source, end: input.range.upperBound)
            }
            guard input.range.count <= SwiftReader.maximumInput else {
                throw Diagnostic(
                    .limitExceeded, "the input is longer than \(SwiftReader.maximumInput) bytes", at: input.firstWord.span,
                    hint: "'load' reads large data from files")
            }
            let before = current
            let answer = try perform(input, reloaded: reloaded)
            return Step(
                input: input.text, line: input.line, outcome: .shown(answer.output), quit: answer.quit, request: answer.request,
                change: before === current ? nil : change(by: input, to: before))
        } catch {
            var failure = error.located(at: input.firstWord.span)
            if depth == 0, failure.id == .interrupted { failure.message += "; the scene is unchanged" }
            return Step(input: input.text, line: input.line, outcome: .failed(failure))
        }
    }

    // MARK: the state, changed here and nowhere else

    /// Makes a laid-out scene the present one.
    func commit(_ next: LaidOutScene, input: String) {
        current = next
        history.commit(next.scene, input: input)
    }

    /// Everything is as it was, after inputs that failed together.
    func restore(_ saved: (LaidOutScene, History)) { (current, history) = saved }

    /// Moves in the history and lays out the scene that is found there.
    func travel(_ move: (inout History) -> Void) throws(Diagnostic) {
        var moved = history
        move(&moved)
        let turn = Turn(interrupt: interrupt)
        defer { withExtendedLifetime(turn) {} }
        current = try layouter.layOut(moved.scene, reusing: current, in: turn)
        history = moved
    }

    func mark(_ name: String) { history.mark(name) }

    func collapse(to count: Int, input: String) { history.collapse(to: count, input: input) }
}

extension OpenConstruct {
    /// The thing that is open, as a continuation prompt shows it.
    fileprivate var word: String {
        switch self {
        case .brace: "{"
        case .parenthesis: "("
        case .bracket: "["
        case .string: "\""
        case .multilineString: "\"\"\""
        case .comment: "/*"
        // Of “pattern, 'in', expression, and body in 'for' statement” the statement: a prompt is short.
        case .other(let text): text.split(separator: " in ").last.map(String.init) ?? text
        }
    }

    /// The end of a text is where something is missing; a note says where it began, as that may be many lines above.
    func diagnostic(in source: SourceText, end: Int) -> Diagnostic {
        let span = SourceSpan(source: source, start: end, end: end)
        if case .other(let text) = self { return Diagnostic(.incompleteInput, "the input is incomplete: expected \(text)", at: span) }
        let opening = SwiftReader.innermostOpening(in: source)
        let notes = opening.map { [Diagnostic.Note("'\(word)' is opened here", span: $0)] } ?? []
        let isString = self == .string || self == .multilineString
        let message = isString ? "unterminated string literal" : "the input ends inside '\(word)'"
        return Diagnostic(.incompleteInput, message, at: span, notes: notes)
    }
}
