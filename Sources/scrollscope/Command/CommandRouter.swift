// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// Decides which command the arguments mean.
///
/// ArgumentParser would take `test` for a file, as the program takes files itself. Only the first word can be a subcommand, so that a
/// session file called `test` runs as `./test` and `-c test` is an input.
@MainActor
enum CommandRouter {
    static func run(_ arguments: [String]) -> Int32 {
        let rest = Array(arguments.dropFirst())
        return switch arguments.first {
        case "test", "record": run(SubcommandsOnly.self, arguments)
        case "help" where rest.first == "test" || rest.first == "record": run(rest + ["--help"])
        case "help": run(ScrollscopeCommand.self, ["--help"])
        default: run(SessionCommand.self, arguments)
        }
    }

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
            (status.isSuccess ? Descriptor.output : .errors).write(type.fullMessage(for: error) + "\n")
            return status.rawValue
        }
    }
}
