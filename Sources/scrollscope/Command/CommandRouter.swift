// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Playground

/// Decides which command the arguments mean.
///
/// ArgumentParser would take `test` for a file, as the program takes files itself. Only the first word can be a subcommand, so that a
/// session file called `test` runs as `./test` and `-c test` is an input.
@MainActor
enum CommandRouter {
    static func run(_ arguments: [String]) -> Int32 {
        guard let first = arguments.first else { return run(SessionCommand.self, []) }
        if isSubcommand(first) { return run(SubcommandsOnly.self, arguments) }
        guard first == "help" else { return run(SessionCommand.self, arguments) }
        if arguments.count > 1, isSubcommand(arguments[1]) { return run(arguments.dropFirst() + ["--help"]) }
        // Of any other word the shell's help knows.
        if arguments.count > 1, arguments[1].first != "-" { return run(SessionCommand.self, ["-c", arguments.joined(separator: " ")]) }
        return run(ScrollscopeCommand.self, ["--help"])
    }

    /// `test` and `record`.
    nonisolated static var subcommands: [String] {
        ScrollscopeCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    nonisolated static func isSubcommand(_ word: String) -> Bool { subcommands.contains(word) }

    /// The exit status.
    private static func run(_ type: any ParsableCommand.Type, _ arguments: [String]) -> Int32 {
        do {
            var command = try type.parseAsRoot(arguments)
            try command.run()
            return 0
        } catch let status as ExitCode {
            return status.rawValue
        } catch {
            let status = type.exitCode(for: error)
            // `--help`, `--version` and completion scripts are about the subcommands too.
            if status.isSuccess, type == SessionCommand.self { return run(ScrollscopeCommand.self, arguments) }
            let message = type.fullMessage(for: error)
            guard !status.isSuccess else {
                Descriptor.output.write(CompletionScript.corrected(message) + "\n")
                return 0
            }
            complain(OptionSuggestion.corrected(message, help: help(for: arguments)))
            return status.rawValue
        }
    }

    /// The help of what the arguments are for.
    private static func help(for arguments: [String]) -> String {
        let subcommand = ScrollscopeCommand.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        return ScrollscopeCommand.helpMessage(for: subcommand ?? ScrollscopeCommand.self)
    }

    /// ArgumentParser folds its help, but not what it says of wrong arguments.
    private static func complain(_ message: String) {
        let terminal = Terminal()
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        let shown = terminal.isErrorTerminal ? lines.flatMap { TextFitting.wrap($0, to: terminal.size.columns) } : lines
        Descriptor.errors.write(shown.joined(separator: "\n") + "\n")
    }
}
