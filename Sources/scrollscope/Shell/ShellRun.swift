// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage

/// One text from the prompt as it runs on the deep stack. A paste of many inputs stops at the first error.
final class ShellRun {
    private let display: Display
    private let interruption: Interruption
    private let journal: SceneJournal?
    private(set) var quit: Int32?
    private(set) var wantsEditor = false

    init(display: Display, interruption: Interruption, journal: SceneJournal?) {
        self.display = display
        self.interruption = interruption
        self.journal = journal
    }

    func run(_ source: SourceText, on interpreter: Interpreter) {
        showingMotion(of: interpreter) {
            interpreter.feed(source) { step in
                show(step, of: interpreter)
                guard case .failed = step.outcome else { return goesOn }
                tellWhatIsLeft(of: source, after: step)
                return false
            }
        }
    }

    /// Loads watched files again, as some have changed.
    func reload(_ changed: [String], on interpreter: Interpreter) {
        showingMotion(of: interpreter) {
            if let step = interpreter.reload(changed) { show(step, of: interpreter) }
        }
    }

    private func showingMotion(of interpreter: Interpreter, _ work: () -> Void) {
        let player = FramePlayer(pane: display.style.pane, style: display.style.output) { [interruption] in
            interruption.signals.endsWork
        }
        interpreter.watchFrames = display.style.pane.room == nil ? nil : { player.show($0) }
        defer {
            interpreter.watchFrames = nil
            display.drawPane(of: interpreter)
        }
        work()
    }

    private func show(_ step: Step, of interpreter: Interpreter) {
        // Before the answer: what is shown has been kept.
        journal?.note(step) { interpreter.sceneText }
        display.show(step) { interruption.signals.endsWork }
        quit = step.quit
        switch step.request {
        case .edit?: wantsEditor = true
        case .pane(let request)?: display.answer(request)
        case nil: break
        }
    }

    /// Ctrl-C between two inputs stops the rest too.
    private var goesOn: Bool { quit == nil && !wantsEditor && !interruption.signals.endsWork }

    private func tellWhatIsLeft(of source: SourceText, after step: Step) {
        let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
        let next = step.line - source.firstLine + step.input.split(separator: "\n", omittingEmptySubsequences: false).count
        let left = lines.dropFirst(max(0, next)).filter { line in line.contains { !$0.isWhitespace } }
        if left.isEmpty { return }
        let rest = left.count == 1 ? "line" : "\(left.count) lines"
        display.note("Stopped at line \(step.line); the \(rest) after it did not run.")
    }
}
