// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SwiftLanguage
import Testing

@testable import Playground

/// Every case of Cases/, through the interpreter and its JSON: what a person, a session and another program would get.
@Suite struct CaseTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    static var families: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".cases") }.map { String($0.dropLast(6)) }.sorted()
    }

    @Test func thereAreCases() { #expect(Self.families.count > 10) }

    @Test(arguments: families) func family(_ name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: name + ".cases"), encoding: .utf8)
        for item in try CaseFile(text).cases {
            let failures = DeepStack.run { Result { try CaseRun(item).failures() } }
            for failure in try failures.get() { Issue.record("\(item.name) (\(item.rules)): \(failure)") }
        }
    }
}

/// One case: a fresh scene, its inputs, its expectations.
struct CaseRun {
    private let item: CaseFile.Case
    private let interpreter: Interpreter

    init(_ item: CaseFile.Case) throws {
        self.item = item
        interpreter = try Interpreter(
            options: InterpreterOptions(device: nil, os: nil, readOnly: true, folder: "/", isInteractive: false), files: TestFiles())
    }

    func failures() throws -> [String] {
        var failures: [String] = []
        let expectsError = item.expectations.contains { if case .error = $0 { true } else { false } }
        var last: [String: Any] = [:]
        for (index, input) in item.inputs.enumerated() {
            last = try answer(input)
            let mayFail = expectsError && index == item.inputs.count - 1
            if !mayFail, last["ok"] as? Bool != true { return ["input \(input): \(last["error"] ?? "no answer")"] }
        }
        for expectation in item.expectations { failures += try check(expectation, last) }
        return failures
    }

    private func answer(_ input: String) throws -> [String: Any] {
        var lines: [String] = []
        interpreter.feed(SourceText(input)) { step in
            lines.append(Renderer.json(step))
            return true
        }
        guard let line = lines.last, let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
            return [:]
        }
        return object
    }

    private func result(_ input: String) throws -> [String: Any] {
        let object = try answer(input)
        return object["result"] as? [String: Any] ?? ["failed": object["error"] ?? "no answer"]
    }

    private func check(_ expectation: CaseFile.Expectation, _ last: [String: Any]) throws -> [String] {
        switch expectation {
        case .error(let id):
            let got = (last["error"] as? [String: Any])?["id"] as? String
            return got == id || (id == "*" && got != nil) ? [] : ["expected the error \(id), got \(got ?? "none")"]
        case .print(let expression, let json):
            let wanted = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
            let got = try result("print \(expression)")
            guard let value = got["value"] else { return ["print \(expression): \(got)"] }
            return isSame(wanted, value) ? [] : ["print \(expression): expected \(json), got \(value)"]
        case .frames(let fromRoot, let parts):
            let rows = try result("frames")["frames"] as? [[String: Any]] ?? []
            return check(parts, rows, origin: fromRoot ? rootOrigin(rows) : (0, 0))
        case .measure(let target, let proposal, let size, let parts):
            let got = try result("measure \(target) \(proposal)")
            guard let answer = got["size"] as? [String: Any] else { return ["measure \(target) \(proposal): \(got)"] }
            var failures = check(parts, got["frames"] as? [[String: Any]] ?? [], origin: (0, 0))
            if let size, !near(size, [number(answer["width"]), number(answer["height"])]) {
                failures.append("measure \(target) \(proposal): expected \(size), got \(answer)")
            }
            return failures
        }
    }

    private func check(_ parts: [(id: String, numbers: [Double])], _ rows: [[String: Any]], origin: (Double, Double)) -> [String] {
        parts.compactMap { part in
            let found = rows.filter { ($0["id"]).map { !($0 is NSNull) && "\($0)" == part.id } ?? false }
            guard let row = found.first else { return "no layer carries the id \(part.id)" }
            let got = [number(row["x"]) - origin.0, number(row["y"]) - origin.1, number(row["width"]), number(row["height"])]
            return near(part.numbers, got) ? nil : "frame of \(part.id): expected \(part.numbers), got \(got)"
        }
    }

    /// The origin of the root view's outermost layer: the first row names the root.
    private func rootOrigin(_ rows: [[String: Any]]) -> (Double, Double) {
        let layers = rows.filter { $0["name"] as? String == rows.first?["name"] as? String }
        let outermost = layers.max { number($0["layer"]) < number($1["layer"]) }
        return (number(outermost?["x"]), number(outermost?["y"]))
    }

    private func number(_ value: Any?) -> Double {
        if let text = value as? String { return text == "inf" ? .infinity : text == "-inf" ? -.infinity : .nan }
        return (value as? NSNumber)?.doubleValue ?? .nan
    }

    private func near(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || abs($0 - $1) <= item.tolerance }
    }

    /// Numbers within the tolerance; an object may have more fields than are expected.
    private func isSame(_ wanted: Any, _ got: Any) -> Bool {
        switch (wanted, got) {
        case (let a as [String: Any], let b as [String: Any]): a.allSatisfy { key, value in b[key].map { isSame(value, $0) } ?? false }
        case (let a as [Any], let b as [Any]): a.count == b.count && zip(a, b).allSatisfy { isSame($0, $1) }
        case (let a as NSNumber, let b as NSNumber): near([a.doubleValue], [b.doubleValue])
        case (let a as String, let b as String): a == b
        case (is NSNull, is NSNull): true
        default: false
        }
    }
}
