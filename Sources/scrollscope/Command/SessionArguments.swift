// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Playground

/// The options of a session: of the shell and of scripts alike.
struct SessionArguments: ParsableArguments {
    @Argument(
        help: "Session files (.scroll) to run, Swift files to load and show; - reads standard input.",
        completion: .file(extensions: ["scroll", "swift"])
    )
    var files: [String] = []

    @Option(
        name: .customShort("c"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Runs an input, after any files; can be repeated.", valueName: "input"))
    var inputs: [String] = []

    @Flag(name: .customShort("i"), help: "Stays in the shell after the files and inputs.")
    var staysInteractive = false

    @Flag(help: "Prints one JSON object per input, one per line.")
    var json = false

    @Option(
        help: ArgumentHelp("Starts on this device, named as for the command 'device'.", valueName: "name"),
        completion: .list(InterpreterOptions.devices))
    var device: String?

    @Option(
        help: ArgumentHelp("Starts with the rules of this iOS generation: 17, 18 or 26.", valueName: "n"),
        completion: .list(InterpreterOptions.generations))
    var os: Int?

    @Option(help: "Whether to colour the answers.")
    var color: ColorChoice = .auto

    @Option(help: ArgumentHelp("The width in columns; by default that of the terminal in the shell, 80 in scripts.", valueName: "n"))
    var width: Int?

    @Flag(help: "Draws with ASCII characters only.")
    var ascii = false

    @Flag(help: "Continues after an error; the exit status is still 1.")
    var keepGoing = false

    @Option(help: "Prints the inputs of a script with their answers: none, the commands, those that fail (errors), or all lines.")
    var echo: EchoChoice = .none

    @Flag(help: "Refuses 'save' and 'export' outside a temporary folder.")
    var readOnly = false

    @Flag(help: "Prints long answers without a pager.")
    var noPager = false

    @Flag(help: "Does not read or write the history file or your progress in lessons.")
    var noHistory = false

    @Flag(help: "Skips the start-up file, scrollscope/rc.scroll in $XDG_CONFIG_HOME or ~/.config.")
    var noRc = false

    @Flag(name: .shortAndLong, help: "Starts without a banner.")
    var quiet = false

    func validate() throws {
        if let width, !(20...10_000).contains(width) {
            throw ValidationError("--width must be from 20 to 10000, not \(width).")
        }
        if files.filter({ $0 == "-" }).count > 1 {
            throw ValidationError("Standard input (-) can be read only once.")
        }
    }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
}

/// The values of `--echo`: which inputs of a script are repeated in front of their answers.
enum EchoChoice: String, CaseIterable, ExpressibleByArgument {
    case none, commands, errors, all
}
