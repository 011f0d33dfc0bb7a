// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Every case of Cases/, through the interpreter and its JSON: what a person, a session and another program would get.
@Suite struct CaseTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    /// Measured scenes that no rule explains: known differences.
    static let unexplained = folder.appending(path: "Unexplained")

    static var families: [String] { families(in: folder) }

    static func families(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".cases") }.map { String($0.dropLast(6)) }.sorted()
    }

    @Test func thereAreCases() { #expect(Self.families.count > 10) }

    static func cases(_ family: String, in folder: URL = folder) throws -> [CaseFile.Case] {
        try CaseFile(String(contentsOf: folder.appending(path: family + ".cases"), encoding: .utf8)).cases
    }

    @Test(arguments: families) func family(_ name: String) throws {
        for item in try Self.cases(name) {
            let failures = DeepStack.run { Result { try CaseRun(item).failures() } }
            for failure in try failures.get() { Issue.record("\(item.name) (\(item.rules)): \(failure)") }
        }
    }

    /// One that is given by now belongs to the others.
    @Test(arguments: families(in: unexplained)) func unexplainedFamilyStillDiffers(_ name: String) throws {
        for item in try Self.cases(name, in: Self.unexplained) {
            let failures = DeepStack.run { Result { try CaseRun(item).failures() } }
            #expect(try !failures.get().isEmpty, "\(item.name) is given: move it out of Unexplained")
        }
    }
}
