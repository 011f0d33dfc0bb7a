// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// A signal to a wrong number may end every process of the person who runs the tests: so the sources send one in a single place.
@Suite struct SignalLawTests {
    private static let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    @Test func onePlaceSendsSignalsAndChecksTheNumber() throws {
        let sends = /\b(kill|killpg|tkill|tgkill|sigqueue|pidfd_send_signal)\(/
        let calls = try Self.lines(in: ["Sources", "Tests", "Package.swift"], with: sends)
        #expect(calls.map(\.file) == ["Tests/ScrollscopeTests/Support/SpawnedProcess.swift"])
        let call = try #require(calls.first)
        #expect(call.before.contains("precondition(identifier > 0"))
        #expect(call.text.contains("(identifier, "))
    }

    @Test func noScriptSendsSignals() throws {
        let calls = try Self.lines(in: ["Scripts", "Makefile", ".ci"], with: /\b(kill|pkill|killall|skill|fuser)\b/)
        #expect(calls.map { "\($0.file): \($0.text)" } == [])
    }

    private struct Line {
        let file: String
        let before: String
        let text: String
    }

    /// The lines of the files that hold the pattern outside of a comment, with the line before each.
    private static func lines(in places: [String], with pattern: some RegexComponent) throws -> [Line] {
        try places.flatMap { try files(at: $0) }.flatMap { file in
            let lines = try String(contentsOf: project.appending(path: file), encoding: .utf8).split(separator: "\n").map(code)
            return zip([""] + lines, lines).filter { $0.1.contains(pattern) }.map { Line(file: file, before: $0.0, text: $0.1) }
        }
    }

    private static func code(_ line: Substring) -> String {
        String(line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
    }

    /// The text files at a path of the project: itself, or all below it.
    private static func files(at path: String) throws -> [String] {
        let place = project.appending(path: path)
        guard try place.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else { return [path] }
        return try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted().map { path + "/" + $0 }.filter {
            path != "Sources" && path != "Tests" || $0.hasSuffix(".swift") || $0.hasSuffix(".h")
        }
    }
}
