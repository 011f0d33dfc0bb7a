// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Playground
import Testing

/// `matrix` and `expect forall` ask each combination of screens what the same commands, typed one by one, would find.
@Suite struct MatrixTests {
    private static let scene =
        "@State var n = 1\nroot VStack { Text(\"Settings of your account\").lineLimit(1); ForEach(0..<n, id: \\.self) { i in Color.red.frame(height: 10) } }"

    private static func rows(_ answer: String) throws -> [[String: Any]] {
        let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
        let result = try #require(object?["result"] as? [String: Any], "\(answer)")
        return try #require(result["matrix"] as? [[String: Any]])
    }

    private static func texts(_ row: [String: Any]) -> [String] {
        (row["answers"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    }

    private static func outliers(_ rows: [[String: Any]]) -> [Bool] {
        rows.flatMap { ($0["answers"] as? [[String: Any]] ?? []).compactMap { $0["isOutlier"] as? Bool } }
    }

    /// Each row is what the commands of its combination give.
    @Test func rowsAreWhatTheCommandsGive() throws {
        let (asked, typed) = (try Shell(), try Shell())
        asked.feed(Self.scene)
        let before = asked.snapshot
        let rows = try Self.rows(
            asked.json(
                "matrix text1.isTruncated, root.frame across device iphone-se-3 ipad-pro-11-m4, orientation, type large accessibility5, direction, n 0 3"
            )[0])
        #expect(rows.count == 32)
        #expect(asked.snapshot == before)
        typed.feed(Self.scene)
        for row in rows {
            let place = try #require(row["combination"] as? [String: String])
            let (device, orientation) = (try #require(place["device"]), try #require(place["orientation"]))
            typed.feed(
                "device \(device) \(orientation)\ntype \(place["type"] ?? "")\ndirection \(place["direction"] ?? "")\nstate n = \(place["n"] ?? "")"
            )
            let expected = ["print text1.isTruncated", "print root.frame"].map { typed.text($0).filter { $0 != "\n" } }
            #expect(Self.texts(row) == expected, "\(place)")
        }
    }

    /// What more than half of a column say is usual; a column without that has no outliers.
    @Test func outliersAreMarked() throws {
        let shell = try Shell()
        shell.feed(Self.scene)
        let rows = try Self.rows(shell.json("matrix n > 1, n across n 0 1 2")[0])
        #expect(rows.map(Self.texts) == [["false", "0"], ["false", "1"], ["true", "2"]])
        #expect(Self.outliers(rows) == [false, false, false, false, true, false])
        let text = shell.text("matrix n > 1 across n 0 1 2")
        #expect(text.contains("true *") && text.contains("* unlike most: 1 of 3 answers"), "\(text)")
    }

    @Test func lintIsAskedOnEachScreen() throws {
        let shell = try Shell()
        shell.feed(Self.scene)
        let rows = try Self.rows(shell.json("matrix lint across type large accessibility5")[0])
        #expect(rows.map(Self.texts) == [["–"], ["cut-text text1"]])
    }

    /// The locale is that of the environment, and a device without values is one of each size.
    @Test func dimensionsHaveValuesOfTheirOwn() throws {
        let shell = try Shell()
        shell.feed("root Color.red")
        let locales = try Self.rows(shell.json("matrix locale.identifier across locale de_DE ar")[0])
        #expect(locales.map(Self.texts) == [["de_DE"], ["ar"]])
        let sizes = try Self.rows(shell.json("matrix root.size across device")[0]).map { Self.texts($0)[0] }
        #expect(sizes.count > 8)
        #expect(try Self.rows(shell.json("matrix 1 across os, type")[0]).count == 3 * 12)
    }

    @Test func drawingsStandBesideEachOther() throws {
        let shell = try Shell()
        shell.feed("root Text(\"a\")")
        let lines = shell.text("matrix show across direction").split(separator: "\n")
        #expect(lines[0].contains("ltr") && lines[0].contains("rtl"))
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(shell.text("matrix show across direction", style: OutputStyle(width: 30)).contains("rtl"))
    }

    @Test func forallHoldsOnEveryScreenOrSaysWhere() throws {
        let shell = try Shell()
        shell.feed(Self.scene)
        let before = shell.snapshot
        #expect(shell.error("expect forall device, direction: root.size.width > 100") == nil)
        #expect(shell.error("expect forall n 1 2 3: root.size.width == 390 within 4") == nil)
        #expect(shell.error("expect forall type, n 1 2: !text1.isTruncated") == "expectation-failed")
        let text = shell.text("expect forall type large accessibility5: !text1.isTruncated")
        #expect(text.contains("on type accessibility5: 1 of 2 combinations fail"), "\(text)")
        #expect(shell.snapshot == before)
    }

    @Test(arguments: [
        ("matrix root.size", "missing-argument"), ("matrix across type", "missing-argument"),
        ("matrix root.size across", "missing-argument"),
        ("matrix root.size across devise", "unknown-name"), ("matrix root.size across device iphone-99", "unknown-device"),
        ("matrix root.size across type huge", "unknown-value"), ("matrix nobody.size across type", "unknown-name"),
        ("matrix root.size across type, type", "unknown-argument"), ("matrix root.size across n", "missing-argument"),
        ("matrix 1 across device, type, orientation, direction, os", "limit-exceeded"),
        ("expect forall type root.size", "missing-argument"),
        ("matrix lint root across type", "unknown-argument"),
    ]) func mistakesAreNamed(_ input: String, _ id: String) throws {
        let shell = try Shell()
        shell.feed(Self.scene)
        #expect(shell.error(input) == id)
    }

    /// A scene that is tried takes a pass at least.
    @Test(arguments: [
        ("matrix root.size across direction", 2), ("sweep width 300...309 root.size.width > 305", 3), ("expect forall n 1 2 3: n > 0", 3),
        ("time matrix root.size across direction", 2), ("repeat 2 matrix root.size across direction", 4),
    ]) func timeCountsWhatIsTried(_ input: String, _ passes: Int) throws {
        let shell = try Shell.running(Self.scene)
        let object = try JSONSerialization.jsonObject(with: Data(shell.json("time " + input)[0].utf8)) as? [String: Any]
        let result = try #require(object?["result"] as? [String: Any])
        #expect(try #require(result["passes"] as? Int) >= passes && (result["solves"] as? Int ?? 0) > 0, "\(result)")
    }
}
