// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SwiftLanguage

@testable import Playground

/// What became of one frame, size or value that a case expects.
struct CaseOutcome: Sendable {
    /// The difference in words; nil when there is none.
    let failure: String?

    static let met = CaseOutcome()

    private init() { failure = nil }
    init(_ failure: String) { self.failure = failure }
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

    /// What became of each number or frame that the case expects.
    func outcomes() throws -> [CaseOutcome] {
        let expectsError = item.expectations.contains { if case .error = $0 { true } else { false } }
        var last: [String: Any] = [:]
        for (index, input) in item.inputs.enumerated() {
            last = try answer(input)
            let mayFail = expectsError && index == item.inputs.count - 1
            if !mayFail, last["ok"] as? Bool != true { return [CaseOutcome("input \(input): \(last["error"] ?? "no answer")")] }
        }
        return try item.expectations.flatMap { try check($0, last) }
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

    private func check(_ expectation: CaseFile.Expectation, _ last: [String: Any]) throws -> [CaseOutcome] {
        switch expectation {
        case .error(let id):
            let got = (last["error"] as? [String: Any])?["id"] as? String
            return [got == id || (id == "*" && got != nil) ? .met : CaseOutcome("expected the error \(id), got \(got ?? "none")")]
        case .print(let expression, let wantedText):
            let wanted = try JSONSerialization.jsonObject(with: Data(wantedText.utf8), options: .fragmentsAllowed)
            let got = try result("print \(expression)")
            guard let value = got["value"] else { return [CaseOutcome("print \(expression): \(try json(got))")] }
            return [isSame(wanted, value) ? .met : CaseOutcome("print \(expression): expected \(wantedText), got \(try json(value))")]
        case .frames(let fromRoot, let parts):
            let rows = try result("frames")["frames"] as? [[String: Any]] ?? []
            return check(parts, rows, origin: fromRoot ? rootOrigin(rows) : (0, 0))
        case .measure(let target, let proposal, let size, let parts):
            let what = "measure \(target) \(proposal)"
            let got = try result(what)
            guard let answer = got["size"] as? [String: Any] else { return [CaseOutcome("\(what): \(try json(got))")] }
            let inner = check(parts, got["frames"] as? [[String: Any]] ?? [], origin: (0, 0))
            guard let size else { return inner }
            let measured = [number(answer["width"]), number(answer["height"])]
            return [near(size, measured) ? .met : CaseOutcome("\(what): expected \(size), got \(measured)")] + inner
        }
    }

    private func check(_ parts: [(id: String, numbers: [Double])], _ rows: [[String: Any]], origin: (Double, Double)) -> [CaseOutcome] {
        parts.map { part in
            let found = rows.filter { ($0["id"]).map { !($0 is NSNull) && "\($0)" == part.id } ?? false }
            guard let row = found.first else { return CaseOutcome("no layer carries the id \(part.id)") }
            let got = [number(row["x"]) - origin.0, number(row["y"]) - origin.1, number(row["width"]), number(row["height"])]
            return near(part.numbers, got) ? .met : CaseOutcome("frame of \(part.id): expected \(part.numbers), got \(got)")
        }
    }

    /// The origin of the root view's outermost layer: the first row names the root.
    private func rootOrigin(_ rows: [[String: Any]]) -> (Double, Double) {
        let layers = rows.filter { $0["name"] as? String == rows.first?["name"] as? String }
        let outermost = layers.max { number($0["layer"]) < number($1["layer"]) }
        return (number(outermost?["x"]), number(outermost?["y"]))
    }

    /// An answer in words that are the same in every run: the order of a dictionary is not.
    private func json(_ value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed]), as: UTF8.self)
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
