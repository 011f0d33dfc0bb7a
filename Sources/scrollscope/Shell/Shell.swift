// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage

/// The loop at the prompt: read an input, keep it, run it, show the answer.
@MainActor
final class Shell {
    private let session: InterpreterSession
    private let display: Display
    private let arguments: SessionArguments
    private let editor: any LineEditor
    private let history: InputHistory
    private let journal: SceneJournal?
    private var fileWatch: FileWatch?
    /// What was to be watched at the last prompt: a failure is told once.
    private var watchedPaths: [String] = []
    /// Text that comes back from the editor, to stand at the next prompt.
    private var draft = ""

    init(session: InterpreterSession, display: Display, arguments: SessionArguments, terminal: Terminal) {
        self.session = session
        self.display = display
        self.arguments = arguments
        if terminal.editsLines {
            editor = PlainLineEditor(output: terminal.isOutputTerminal ? .output : .errors)
        } else {
            let bridge = CompletionBridge(listsWithColor: display.style.output.color) { session.complete($0, cursor: $1) }
            let pane = display.style.pane
            editor = ReadlineEditor(terminal: terminal, completion: bridge, pane: pane) { [display] in
                var signals: SignalSet = []
                session.run(onInterrupt: { signals.formUnion($0) }, { display.drawPane(of: $0) })
                // They were meant for the line.
                Signals.postpone(signals)
            }
        }
        let file = arguments.noHistory ? nil : HistoryFile.chosen()
        history = InputHistory(file: file, editor: editor) { display.note($0) }
        journal = file.map { SceneJournal(beside: $0, isWritten: !arguments.readOnly) { display.note($0) } }
    }

    /// Runs to `quit` or Ctrl-D; the exit status.
    func run(files: DiskFileAccess) -> Int32 {
        files.journals = journal
        greet()
        tellWhatIsLost()
        if !arguments.noRc, let status = StartUpFile(session: session, display: display).run(files: files) { return leave(status) }
        let reader = InputReader(editor: editor, session: session, style: display.style) { [display] in display.note($0) }
        while true {
            watchFiles()
            let event = reader.next(draft: draft)
            draft = ""
            switch event {
            case .text(let input) where display.isMeantForPager(input): display.note("The pager is closed. Another 'q' leaves the shell.")
            case .text(let input):
                history.add(input)
                if let status = run(input) { return leave(status) }
            case .interrupted(let hadText):
                if !hadText, fileWatch != nil, let status = run("unwatch files") { return leave(status) }
            case .end:
                // A terminal that was closed looks like Ctrl-D, and the signal that tells of it comes later, or never: nothing was left.
                guard Terminal.hasInput else { return leave(SignalSet.hangUp.exitStatus) }
                journal?.end()
                return leave(0)
            case .signal(let status): return leave(status)
            }
        }
    }

    private func greet() {
        guard !arguments.quiet, !arguments.json else { return }
        display.note("\(ProgramVersion.text). Type a SwiftUI view, such as Text(\"Hello\"), or 'help'; Ctrl-D leaves.")
    }

    private func tellWhatIsLost() {
        guard !arguments.quiet, !arguments.json, let journal, journal.newestLost() != nil else { return }
        let others = journal.lostCount - 1
        let more = others == 0 ? "" : others == 1 ? "; one more is kept" : "; \(others) more are kept"
        display.note("A shell was disconnected: 'recover' brings back its scene, 'recover discard' deletes it" + more + ".")
    }

    private func leave(_ status: Int32) -> Int32 {
        editor.close()
        display.style.pane.close()
        return status
    }

    /// Runs the inputs of one text; a status if one of them was `quit`.
    private func run(_ text: String) -> Int32? {
        let interruption = Interruption()
        let run = work(interruption) { $0.run(SourceText(text), on: $1) }
        if interruption.signals.endsProgram { return interruption.signals.exitStatus }
        if run.wantsEditor { openEditor() }
        if run.quit != nil { journal?.end() }
        return run.quit
    }

    private func work(_ interruption: Interruption, _ body: @Sendable (ShellRun, Interpreter) -> Void) -> ShellRun {
        let (display, journal) = (display, journal)
        return session.run(onInterrupt: { _ = interruption.note($0) }) { interpreter in
            let run = ShellRun(display: display, interruption: interruption, journal: journal)
            body(run, interpreter)
            return run
        }
    }

    // MARK: watched files

    /// Watches what the scene's load reads, from now on.
    private func watchFiles() {
        let paths = session.watchedPaths
        if paths != watchedPaths {
            fileWatch = nil
            watchedPaths = paths
            do { fileWatch = paths.isEmpty ? nil : try FileWatch(paths) } catch {
                display.note("scrollscope: cannot watch \(error.path): \(error.words)")
            }
        }
        editor.news = fileWatch.map { watch in
            PromptNews(descriptor: watch.descriptor) { [weak self] in
                let changed = watch.changes()
                return changed.isEmpty ? nil : { self?.reload(changed) ?? [] }
            }
        }
    }

    /// The signals that came while it ran.
    private func reload(_ changed: [String]) -> SignalSet {
        let interruption = Interruption()
        _ = work(interruption) { $0.reload(changed, on: $1) }
        // New folders of the project are watched from now on.
        watchFiles()
        return interruption.signals
    }

    private func edit(_ text: String) throws(ExternalEditor.Failure) -> String {
        display.style.pane.leave()
        defer {
            display.style.pane.enter()
            display.style.pane.repaint()
        }
        return try ExternalEditor.edit(text)
    }

    private func openEditor() {
        do {
            draft = try edit(session.lastInput)
        } catch {
            display.note("scrollscope: " + error.message)
        }
    }
}
