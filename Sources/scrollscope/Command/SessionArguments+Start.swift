// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Playground
import SwiftLanguage

extension SessionArguments {
    /// Runs what was asked for; throws the exit status unless it is 0.
    @MainActor
    func start() throws {
        let terminal = Terminal()
        let isShell = staysInteractive || (files.isEmpty && inputs.isEmpty)
        let isInteractive = isShell && terminal.isInteractive
        let style = StyleChoice(arguments: self, terminal: terminal, isInteractive: isInteractive)

        // Before anything runs: half a list of files is worse than none.
        try checkFiles()
        Signals.install(forShell: isInteractive)
        if isInteractive, !terminal.editsLines { TerminalMode.take() }
        defer { TerminalMode.giveBack() }
        let display = Display(
            style: style, json: json, pager: isInteractive && !json && !noPager ? Pager.chosen() : nil,
            graphics: isInteractive && !json && style.mayShowPixels ? TerminalGraphics() : nil)
        let disk = DiskFileAccess()
        defer { disk.removeTemporaryFolder() }
        let session: InterpreterSession
        do {
            session = try InterpreterSession(
                options: options(for: terminal, isInteractive: isInteractive), files: disk, display: display)
            disk.interrupt = session.interrupt
        } catch {
            display.showUsageError(error)
            throw ExitCode(64)
        }

        if !files.isEmpty || !inputs.isEmpty || !isInteractive {
            let batch = Batch(session: session, display: display, keepsGoing: keepGoing, echo: json ? .none : echo)
            let status = batch.run(sources: sources(readsInput: !isInteractive && isShell), files: disk)
            if batch.hasQuit || !isInteractive { return try leave(status) }
            if let place = batch.stoppedPlace { display.note("Stopped at \(place).") }
        }
        try leave(Shell(session: session, display: display, arguments: self, terminal: terminal).run(files: disk))
    }

    @MainActor
    private func options(for terminal: Terminal, isInteractive: Bool) -> InterpreterOptions {
        var options = InterpreterOptions(device: device, os: os, readOnly: readOnly, isInteractive: isInteractive)
        guard isInteractive else { return options }
        options.progressFile = progressFile
        options.stopwatch = { Double(MonotonicTime.microseconds) / 1000 }
        options.canShowPane = terminal.isOutputTerminal && terminal.understandsEscapes && !terminal.editsLines && !json
        options.keys = { ReadlineBindings.current }
        return options
    }

    /// Where lessons keep how far they went: beside the history, and only where a history may be kept.
    private var progressFile: String? {
        guard !noHistory, !readOnly, HistoryFile.chosen() != nil, let folder = StateFolder.path else { return nil }
        let path = folder + "/lessons"
        StateFolder.makeFolder(of: path)
        return path
    }

    private func leave(_ status: Int32) throws {
        if status != 0 { throw ExitCode(status) }
    }

    /// Files first, then the inputs of `-c`, then what a pipe brings.
    private func sources(readsInput: Bool) -> [Batch.Source] {
        var sources = files.map { $0 == "-" ? Batch.Source.standardInput : .file($0) }
        sources += inputs.enumerated().map { .input($0.element, number: $0.offset + 1) }
        if readsInput, !files.contains("-") { sources.append(.standardInput) }
        return sources
    }

    private func checkFiles() throws {
        for file in files where file != "-" {
            guard let problem = DiskFileAccess.problem(withReading: file) else { continue }
            Descriptor.errors.write("scrollscope: \(file): \(problem)\n")
            if CommandRouter.isSubcommand(file) {
                Descriptor.errors.write("hint: options come after the subcommand: scrollscope \(file) …\n")
            } else if let meant = Suggestion.closest(to: file, in: CommandRouter.subcommands) {
                Descriptor.errors.write("did you mean 'scrollscope \(meant) …'?\n")
            }
            throw ExitCode(66)
        }
    }
}
