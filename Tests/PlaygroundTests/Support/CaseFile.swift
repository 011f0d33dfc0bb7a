// SPDX-License-Identifier: GPL-3.0-or-later

/// A file of Cases/: scenes built by inputs, and the numbers that they must give.
///
///     every case
///         > an input that each case of the file begins with
///     case NAME | measured, suite or derived | RULES | within TOLERANCE       (numbers of docs/rules, or `language`: docs/language.md)
///         // a remark
///         > an input
///         frames root            the layers that carry these ids, from the root's origin (or `global`: the window's)
///             ID: X Y WIDTH HEIGHT
///         measure TARGET W H == WIDTH HEIGHT        and frames of parts, relative to the measured view
///         print EXPRESSION => JSON
///         error ID               the last input fails with this id (`*`: any); what follows sees the scene after it
struct CaseFile {
    struct Case: CustomStringConvertible {
        var name: String
        var tag: String
        var rules: String
        var tolerance = 0.01
        var inputs: [String] = []
        var expectations: [Expectation] = []
        var description: String { name }
    }

    enum Expectation {
        case frames(fromRoot: Bool, [(id: String, numbers: [Double])])
        case measure(target: String, proposal: String, size: [Double]?, [(id: String, numbers: [Double])])
        case print(expression: String, json: String)
        case error(String)
    }

    struct Malformed: Error { let line: String }

    private(set) var cases: [Case] = []
    private var firstInputs: [String] = []

    init(_ text: String) throws {
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
            let words = line.trimmed
            if words.isEmpty || words.hasPrefix("#") && !line.hasPrefix(" ") || words.hasPrefix("//") { continue }
            if !line.hasPrefix(" ") { try begin(words) } else { try read(words, isPart: line.hasPrefix("        ")) }
        }
    }

    private mutating func begin(_ line: String) throws {
        if line == "every case", cases.isEmpty { return }
        var next = try Self.header(line)
        next.inputs = firstInputs
        cases.append(next)
    }

    private static func header(_ line: String) throws -> Case {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
        guard parts.count >= 3, parts[0].hasPrefix("case ") else { throw Malformed(line: line) }
        var result = Case(name: String(parts[0].dropFirst(5)), tag: parts[1], rules: parts[2])
        if parts.count > 3 {
            guard let tolerance = Double(parts[3].dropFirst(7)) else { throw Malformed(line: line) }
            result.tolerance = tolerance
        }
        return result
    }

    private mutating func read(_ line: String, isPart: Bool) throws {
        guard let last = cases.indices.last else {
            guard line.hasPrefix("> ") else { throw Malformed(line: line) }
            return firstInputs.append(String(line.dropFirst(2)))
        }
        if line.hasPrefix("> ") { return cases[last].inputs.append(String(line.dropFirst(2))) }
        if isPart { return try addPart(line, to: last) }
        cases[last].expectations.append(try Self.expectation(line))
    }

    private static func expectation(_ line: String) throws -> Expectation {
        if line.hasPrefix("frames ") { return .frames(fromRoot: line == "frames root", []) }
        if line.hasPrefix("error ") { return .error(String(line.dropFirst(6))) }
        if line.hasPrefix("print "), let arrow = line.range(of: " => ") {
            return .print(
                expression: String(line[line.index(line.startIndex, offsetBy: 6)..<arrow.lowerBound]),
                json: String(line[arrow.upperBound...]))
        }
        guard line.hasPrefix("measure ") else { throw Malformed(line: line) }
        let sides = line.dropFirst(8).components(separatedBy: " == ")
        let words = sides[0].split(separator: " ").map(String.init)
        guard words.count == 3 else { throw Malformed(line: line) }
        return .measure(target: words[0], proposal: words[1] + " " + words[2], size: sides.count > 1 ? try numbers(sides[1]) : nil, [])
    }

    private mutating func addPart(_ line: String, to index: Int) throws {
        guard let colon = line.range(of: ": "), let position = cases[index].expectations.indices.last else { throw Malformed(line: line) }
        let part = (id: String(line[..<colon.lowerBound]), numbers: try Self.numbers(String(line[colon.upperBound...])))
        switch cases[index].expectations[position] {
        case .frames(let fromRoot, let parts): cases[index].expectations[position] = .frames(fromRoot: fromRoot, parts + [part])
        case .measure(let target, let proposal, let size, let parts):
            cases[index].expectations[position] = .measure(target: target, proposal: proposal, size: size, parts + [part])
        default: throw Malformed(line: line)
        }
    }

    private static func numbers(_ text: String) throws -> [Double] {
        try text.split(separator: " ").map { word in
            guard let number = Double(word) else { throw Malformed(line: text) }
            return number
        }
    }
}

extension StringProtocol {
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
