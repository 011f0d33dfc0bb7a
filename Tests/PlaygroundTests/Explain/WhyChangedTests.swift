// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// `why-changed` names what an input changed and how that came down to a view. Lengths are worked out from the scene.
@Suite struct WhyChangedTests {
    static let scene = """
        @State var n = 1
        root VStack(spacing: 0) { HStack(spacing: 0) { Color.red; Color.blue.frame(width: 100) }.frame(height: 50); \
        ForEach(0..<n, id: \\.self) { i in Color.green.frame(height: 10) } }
        """

    private struct Change: Equatable {
        let kind: String, subject: String, before: String, after: String
    }

    private static func changes(_ shell: Shell, _ question: String) throws -> (text: String, changes: [Change]) {
        let answer = shell.json(question)[0]
        let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
        let result = try #require(object?["result"] as? [String: Any], "\(answer)")
        let changes = try #require(result["changes"] as? [[String: String]])
        return (
            try #require(result["text"] as? String),
            changes.map {
                Change(kind: $0["kind"] ?? "", subject: $0["subject"] ?? "", before: $0["before"] ?? "", after: $0["after"] ?? "")
            }
        )
    }

    private static func shell() throws -> Shell {
        let shell = try Shell()
        #expect(shell.error(scene) == nil)
        return shell
    }

    /// 93 points of the window's height are safe area; the second view keeps its 100 points.
    @Test func theScreenComesDownOfferByOffer() throws {
        let shell = try Self.shell()
        shell.feed("viewport 300x852")
        let (text, changes) = try Self.changes(shell, "why-changed color1")
        #expect(text == "color1: width 293 → 200")
        #expect(changes.first == Change(kind: "screen", subject: "the window", before: "393 × 852", after: "300 × 852"))
        #expect(changes.contains(Change(kind: "offer", subject: "vStack1", before: "393 × 759", after: "300 × 759")))
        #expect(changes.contains(Change(kind: "answer", subject: "hStack1", before: "393 × 50", after: "300 × 50")))
        #expect(changes.last == Change(kind: "answer", subject: "color1", before: "293 × 50", after: "200 × 50"))
        #expect(!changes.contains { $0.subject == "color2" || $0.kind == "state" || $0.kind == "source" })
    }

    @Test func stateAndWhatCameBesideAreTold() throws {
        let shell = try Self.shell()
        shell.feed("state n = 2")
        let (text, changes) = try Self.changes(shell, "why-changed hStack1")
        #expect(text == "hStack1: y 408.5 → 403.5")
        #expect(changes.contains(Change(kind: "state", subject: "n", before: "1", after: "2")))
        #expect(changes.contains(Change(kind: "beside", subject: "forEach1[1].color1", before: "not there", after: "393 × 10")))
        #expect(try Self.changes(shell, "why-changed forEach1[1].color1").text == "forEach1[1].color1 is new")
        #expect(
            try Self.changes(shell, "why-changed vStack1").changes.contains { $0.kind == "inside" && $0.subject == "forEach1[1].color1" })
    }

    @Test func whatIsWrittenOtherwiseIsTold() throws {
        let shell = try Self.shell()
        shell.feed("modify hStack1 .padding(20)")
        let (_, changes) = try Self.changes(shell, "why-changed color1")
        #expect(
            changes.contains {
                $0.kind == "source" && $0.subject == "hStack1" && $0.after.hasSuffix(".padding(20)") && !$0.before.contains("padding")
            })
        shell.feed("remove color2")
        #expect(try Self.changes(shell, "why-changed color2").text == "color2 is gone")
        // Padding of 20 on both sides, and the 100 of the view that is gone.
        #expect(try Self.changes(shell, "why-changed color1 2").text.hasSuffix("width 293 → 353"))
    }

    /// A key of the environment, with who set it.
    @Test func traitsAreTold() throws {
        let shell = try Self.shell()
        shell.feed("type xxLarge")
        #expect(
            try Self.changes(shell, "why-changed color1").changes.contains(
                Change(kind: "environment", subject: "dynamicTypeSize", before: "large", after: "xxLarge")))
        #expect(shell.text("why-changed color1").contains("override type"))
        #expect(try Self.changes(shell, "why-changed color1").text == "color1 has the same position and size as before")
    }

    @Test func whereNothingIsToCompareItIsSaid() throws {
        let shell = try Self.shell()
        #expect(shell.error("why-changed nobody") == "unknown-target")
        #expect(shell.error("why-changed color1 9") == "nothing-to-undo")
        #expect(shell.error("why-changed") == "missing-argument")
    }
}
