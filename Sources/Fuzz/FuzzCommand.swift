// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Foundation
import Fuzzing
import Synchronization

/// `make fuzz`: random cases, in separate processes that may crash, hang or run out of memory.
@main
struct FuzzCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Fuzz", abstract: "Fuzzes the interpreter with random inputs.",
        subcommands: [Run.self, Show.self, Worker.self], defaultSubcommand: Run.self)

    struct Run: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Runs cases in worker processes and prints the findings.")

        @OptionGroup var options: FuzzOptions

        @Option(help: "How many processes work at once.")
        var jobs = ProcessInfo.processInfo.activeProcessorCount

        func validate() throws {
            guard jobs > 0, options.count >= 0, options.from >= 0 else { throw ValidationError("--jobs, --count and --from are counts.") }
        }

        func run() throws {
            let run = FuzzRun(options: options, jobs: jobs)
            let report = run.run()
            print(report.summary(seed: options.seed))
            if report.findings > 0 { throw ExitCode.failure }
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Prints the files and inputs of a case.")

        @OptionGroup var options: FuzzOptions

        func run() { print(FuzzCase(seed: options.seed, number: options.from, of: options.seeds()).text) }
    }

    struct Worker: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Runs cases in this process and writes what came of each.", shouldDisplay: false)

        @OptionGroup var options: FuzzOptions

        func run() { FuzzWorker(options: options).run() }
    }
}
