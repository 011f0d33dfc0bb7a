// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Playground
import Testing

/// docs/limits.md says the truth.
@Suite struct LimitTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let what: String
        let value: String
        let error: String
        let reachedBy: String
        var testDescription: String { what }
    }

    private static let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    static let rows: [Row] = {
        let text = (try? String(contentsOf: project.appending(path: "docs/limits.md"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 6, cells[1] != "what", !cells[1].hasPrefix("-") else { return nil }
            return Row(what: cells[1], value: cells[2], error: cells[3], reachedBy: cells[4])
        }
    }()

    /// The files of the project's sources and tests, without their ending.
    private static let files: Set<String> = {
        let folders = ["Sources", "Tests"].map { project.appending(path: $0).path }
        return Set(
            folders.flatMap { FileManager.default.enumerator(atPath: $0)?.compactMap { $0 as? String } ?? [] }
                .filter { $0.hasSuffix(".swift") }.compactMap { $0.split(separator: "/").last?.dropLast(6) }.map(String.init))
    }()

    @Test func theTableIsThere() { #expect(Self.rows.count > 20) }

    @Test(arguments: rows)
    func isReached(_ row: Row) throws {
        guard row.reachedBy.hasPrefix("`") else {
            #expect(Self.files.contains(row.reachedBy), "\(row.what)")
            return
        }
        let input = row.reachedBy.trimmingCharacters(in: ["`"])
        let failure = try #require(try Shell().feed(input).lazy.compactMap(\.failure).first, "\(input)")
        #expect("`\(failure.id.rawValue)`" == row.error)
        #expect(failure.message.contains(row.value.replacing(" ", with: "")), "\(failure.message)")
    }
}
