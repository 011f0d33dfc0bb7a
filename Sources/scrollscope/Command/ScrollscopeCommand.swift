// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// The whole program as `--help`, the completion scripts and the manual page show it.
struct ScrollscopeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scrollscope",
        abstract: "A shell that lays out and scrolls SwiftUI views, without a Mac.",
        usage: """
            scrollscope [OPTIONS] [FILE…]
            scrollscope test [PATH…]
            scrollscope record PATH…
            """,
        discussion: SessionCommand.discussion,
        version: ProgramVersion.text,
        subcommands: [TestCommand.self, RecordCommand.self]
    )

    @OptionGroup var arguments: SessionArguments

    mutating func run() throws {
        try MainActor.assumeIsolated { [arguments] in try arguments.start() }
    }
}

/// The subcommands without the files and options of a session.
struct SubcommandsOnly: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ScrollscopeCommand.configuration.commandName,
        subcommands: ScrollscopeCommand.configuration.subcommands
    )
}

/// A session without subcommands: what runs when the first word is not the name of one.
struct SessionCommand: ParsableCommand {
    static let discussion = """
        On a terminal, scrollscope is a shell: type 'help' for help. Given files, -c or a pipe, it runs their inputs and ends; a \
        script stops at its first error.

        Exit status: 0 success; 1 an input or an expectation failed; 64 wrong usage; 66 no such input file, or a \
        folder without sessions; 130 interrupted; 141 broken pipe.

        Environment: NO_COLOR, CLICOLOR_FORCE and CLICOLOR say whether to use colour unless --color does; SCROLLSCOPE_PAGER or PAGER \
        shows long answers; VISUAL or EDITOR is the editor that 'edit' opens; SCROLLSCOPE_HISTORY is another history file, or none if \
        empty.
        """
    static let configuration = CommandConfiguration(
        commandName: ScrollscopeCommand.configuration.commandName,
        abstract: ScrollscopeCommand.configuration.abstract,
        usage: ScrollscopeCommand.configuration.usage,
        version: ProgramVersion.text
    )

    @OptionGroup var arguments: SessionArguments

    mutating func run() throws {
        try MainActor.assumeIsolated { [arguments] in try arguments.start() }
    }
}
