// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// docs/fidelity.md says what is so, and would say if it were otherwise. `make fidelity` writes it.
@Suite struct FidelityTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    private static func report() throws -> FidelityReport {
        FidelityReport(
            families: try CaseTests.families.compactMap { FidelityReport.family($0.name, try $0.runs()) },
            unexplained: try CaseTests.unexplained.compactMap { FidelityReport.family($0.name + ", unexplained", try $0.runs()) })
    }

    @Test func pageIsUpToDate() throws {
        let text = try Self.report().markdown
        let page = Project.url.appending(path: "docs/fidelity.md")
        if ProcessInfo.processInfo.environment["WRITE_FIDELITY"] != nil {
            try text.write(to: page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == text, "run make fidelity, and read what changed")
    }

    @Test func wrongNumbersAppear() throws {
        let file = try CaseFile(
            """
            case right | measured | L1
                > root Color.red.frame(width: 10, height: 20).id("a")
                frames root
                    a: 0 0 10 20
            case wrong | measured | L2
                > root Color.red.frame(width: 10, height: 20).id("a")
                frames root
                    a: 0 0 10 21
                print view("a").size.width => 11
            case ours | derived | L3
                > root Color.red.id("a")
                print view("a").size.width => 11
            """)
        let family = try #require(FidelityReport.family("made-up", try CaseFamily.run(file.cases)))
        #expect(family.cases == 2 && family.numbers == 3)
        #expect(
            family.differences == [
                "wrong (L2): frame of a: expected [0.0, 0.0, 10.0, 21.0], got [0.0, 0.0, 10.0, 20.0]",
                "wrong (L2): print view(\"a\").size.width: expected 11, got 10",
            ])
        let page = FidelityReport(families: [family], unexplained: []).markdown
        #expect(page.contains("| made-up | 2 | 3 | 1 |"))
        #expect(page.contains("- wrong (L2): frame of a"))
        #expect(page.contains("| S4.28 | `.viewAligned`: few | Apple gives no number |"))
    }
}
