// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Every case of Cases/, through the interpreter and its JSON: what a person, a session and another program would get.
@Suite struct CaseTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    static var families: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".cases") }.map { String($0.dropLast(6)) }.sorted()
    }

    @Test func thereAreCases() { #expect(Self.families.count > 10) }

    static func cases(_ family: String) throws -> [CaseFile.Case] {
        try CaseFile(String(contentsOf: folder.appending(path: family + ".cases"), encoding: .utf8)).cases
    }

    @Test(arguments: families) func family(_ name: String) throws {
        for item in try Self.cases(name) {
            let failures = DeepStack.run { Result { try CaseRun(item).failures() } }
            for failure in try failures.get() { Issue.record("\(item.name) (\(item.rules)): \(failure)") }
        }
    }
}
