// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// The options of a session: of the shell and of scripts alike.
struct SessionArguments: ParsableArguments {
    @Argument(
        help: "Session files (.scroll) to run, Swift files to load and show; - reads standard input.",
        completion: .file(extensions: ["scroll", "swift"])
    )
    var files: [String] = []

    @Option(
        name: .customShort("c"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Runs an input, after the files; can be repeated.", valueName: "input"))
    var inputs: [String] = []

    @Flag(name: .customShort("i"), help: "Stays in the shell after files and inputs.")
    var staysInteractive = false

    @Flag(help: "Prints one JSON object a line for each input.")
    var json = false

    @Option(help: ArgumentHelp("Starts on this device, as the command `device` names it.", valueName: "name"))
    var device: String?

    @Option(help: ArgumentHelp("Starts with the rules of this iOS generation: 17, 18 or 26.", valueName: "n"))
    var os: Int?

    @Option(help: "Colours the answers.")
    var color: ColorChoice = .auto

    @Option(help: ArgumentHelp("Columns to write in; the terminal's in the shell, 80 in scripts unless given.", valueName: "n"))
    var width: Int?

    @Flag(help: "Draws with ASCII characters only.")
    var ascii = false

    @Flag(help: "Runs the inputs after an error too; the exit status is still 1.")
    var keepGoing = false

    @Option(help: "Prints the inputs of a script with its answers: the commands, those that fail, or all of its lines.")
    var echo: EchoChoice = .none

    @Flag(help: "Refuses `save` and `export` outside a temporary folder.")
    var readOnly = false

    @Flag(help: "Writes long answers as they are, without a pager.")
    var noPager = false

    @Flag(help: "Neither reads nor writes the history file and the progress in lessons.")
    var noHistory = false

    @Flag(help: "Skips the start-up file, scrollscope/rc.scroll in $XDG_CONFIG_HOME or ~/.config.")
    var noRc = false

    @Flag(name: .shortAndLong, help: "Greets nobody: no banner.")
    var quiet = false

    func validate() throws {
        if let width, !(20...10_000).contains(width) {
            throw ValidationError("--width takes 20 to 10000, not \(width).")
        }
        if files.filter({ $0 == "-" }).count > 1 {
            throw ValidationError("Standard input (-) can be read only once.")
        }
    }
}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
}

enum EchoChoice: String, CaseIterable, ExpressibleByArgument {
    case none, commands, errors, all
}
