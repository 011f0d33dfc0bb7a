// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// `scrollscope test`: session files as tests.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Runs session files as tests: their 'expect' inputs and the answers they contain.",
        usage: "scrollscope test [OPTIONS] [PATH…]",
        discussion: "A lesson is also played, with its solutions and its wrong answers. A file that checks nothing fails."
    )

    @Argument(help: "Session files, or folders of them; by default the folder sessions.", completion: .file(extensions: ["scroll"]))
    var paths: [String] = []

    @OptionGroup var options: SuiteOptions

    @Option(help: ArgumentHelp("The number of files to run at a time; by default the number of processors.", valueName: "n"))
    var jobs: Int?

    @Option(help: ArgumentHelp("Also writes a JUnit report, for CI servers.", valueName: "file"), completion: .file(extensions: ["xml"]))
    var junit: String?

    @Flag(help: "Prints one JSON object per file and one for all, one per line.")
    var json = false

    func validate() throws {
        if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs must be from 1 to 64, not \(jobs).") }
    }

    mutating func run() throws {
        let isFine = try MainActor.assumeIsolated { [self] in try test() }
        if !isFine { throw ExitCode(1) }
    }

    /// What is tested where no path is given.
    private static let standardFolder = "sessions"

    @MainActor
    private func test() throws -> Bool {
        if paths.isEmpty, !DiskFileAccess().exists(Self.standardFolder) {
            Descriptor.errors.write("scrollscope: there is no folder '\(Self.standardFolder)' here: name the session files to test\n")
            throw ExitCode(66)
        }
        let suite = try SessionSuiteRun(paths: paths.isEmpty ? [Self.standardFolder] : paths, options: options)
        let (style, json) = (suite.style, json)
        let start = MonotonicTime.now
        let tell: @Sendable (SessionResult, Double) -> String = { result, seconds in
            json ? SessionReport.json((result, seconds)) : SessionReport.text((result, seconds), style: style)
        }
        for result in suite.refused { Descriptor.output.write(tell(result, 0), isStyled: true) }
        let results =
            suite.refused.map { ($0, 0) }
            + suite.run(jobs: jobs ?? Self.processors, { SessionSuite.test($0, files: $1) }, tell: tell)
        let seconds = Double(MonotonicTime.now - start) / 1000
        Descriptor.output.write(json ? SessionReport.jsonSum(results, seconds: seconds) : SessionReport.sum(results, seconds: seconds))
        if let junit { try write(SessionReport.junit(results, seconds: seconds), to: junit) }
        return results.allSatisfy(\.0.isFine)
    }

    private func write(_ text: String, to path: String) throws {
        do { try DiskFileAccess().write(Array(text.utf8), to: path) } catch {
            Descriptor.errors.write("scrollscope: \(path): \(error.words)\n")
            throw ExitCode(1)
        }
    }

    private static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
