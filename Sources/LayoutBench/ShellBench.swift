// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage

/// What a person pays: the same work through the interpreter, from the typed line to the rendered answer.
struct ShellBench {
    private let interpreter: Interpreter
    private let style = OutputStyle()

    init() throws { interpreter = try Interpreter(options: InterpreterOptions(), files: NoFiles()) }

    /// Runs the lines; a failure is told, so that nothing that did not run is measured.
    func run(_ text: String) {
        interpreter.feed(SourceText(text)) { step in
            if let failure = step.failure { print("failed: \(failure.message): \(step.input.prefix(60))") }
            use(Double(Renderer.text(step, style: style).output.utf8.count))
            return true
        }
    }

    // MARK: trees

    static let treeHeader = """
        | source | nodes | typed | resize and one question | bytes a node |
        |---|---|---|---|---|
        """

    /// Typed: the source read, evaluated and laid out. Both in nanoseconds a node.
    static func row(_ tree: BenchTree) throws -> String {
        let source = tree.source
        let shell = try ShellBench()
        let before = Meter.allocatedBytes
        let typed = Meter.nanoseconds { shell.run("root " + source) }
        let bytes = Double(Meter.allocatedBytes - before) / Double(tree.nodeCount)
        var step = 0
        shell.run("viewport 4000x20000\nprint root.size")
        let resize = Meter.minimum(5, prepare: { step += 1 }) { shell.run("viewport \(4000 + step % 2)x20000\nprint root.size") }
        func perNode(_ time: Double) -> String { short(time / Double(tree.nodeCount)) }
        return "| \(tree.name) | \(tree.nodeCount) | \(perNode(typed)) | \(perNode(resize)) | \(short(bytes)) |"
    }

    // MARK: commands

    static let commandHeader = """
        | command | time |
        |---|---|
        """

    static func commands() throws -> [String] {
        let list = try ShellBench()
        list.run(
            "root ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000000) { i in Color.red.frame(height: 40 + Double(i % 7)) } } }")
        let scroll = Meter.minimum(200, prepare: {}) { list.run("scroll by 37") }
        let edited = try ShellBench()
        let leaves = (0..<999).map { "Color.red.frame(width: \(8 + $0 % 13), height: 10)" }
        edited.run("root VStack(spacing: 2) { Text(\"a\"); \(leaves.joined(separator: "; ")) }")
        var step = 0
        let set = Meter.minimum(50, prepare: { step += 1 }) { edited.run("set text1 \"\(step % 2 == 0 ? "a" : "bb")\"") }
        return [
            "| `scroll by` in a lazy list of a million uneven rows | \(time(scroll)) |",
            "| `set` of one leaf in 1,000 views | \(time(set)) |",
        ]
    }
}

extension BenchTree {
    /// The tree as a person would type it.
    var source: String {
        var leaf = 0
        return source(at: 0, &leaf)
    }

    private func source(at level: Int, _ leaf: inout Int) -> String {
        guard level < depth else {
            defer { leaf += 1 }
            return leafSource(leaf)
        }
        let children = (0..<fan).map { _ in source(at: level + 1, &leaf) }
        let kind = level % 2 == 0 ? "VStack(alignment: .leading, spacing: 2)" : "HStack(alignment: .top, spacing: 2)"
        return "\(kind) { \(children.joined(separator: "; ")) }.padding(1)"
    }

    private func leafSource(_ index: Int) -> String {
        let (width, height) = (8 + (7 * index) % 13, 10 + (5 * index) % 7)
        switch leaves {
        case .text:
            return "Text(\"\(String((0..<3 + (7 * index) % 29).map { Character(UnicodeScalar(UInt8(97 + ($0 * 7 + index) % 26))) }))\")"
        case .flexible where index % 10 == 3:
            let isWide = (depth - 1) % 2 == 1
            return
                "Color.red.frame(minWidth: \(width), maxWidth: \(isWide ? ".infinity" : "nil"), minHeight: \(height), maxHeight: \(isWide ? "nil" : ".infinity"))"
        default: return "Color.red.frame(width: \(width), height: \(height))"
        }
    }
}

/// The benchmark reads and writes no files.
private final class NoFiles: FileAccess {
    func read(_ path: String) throws(FileFailure) -> [UInt8] { throw FileFailure(kind: .notFound, path: path) }
    func write(_ bytes: [UInt8], to path: String) throws(FileFailure) { throw FileFailure(kind: .denied, path: path) }
    func exists(_ path: String) -> Bool { false }
    func isDirectory(_ path: String) -> Bool { false }
    func list(_ folder: String) -> [String] { [] }
    var temporaryFolder: String { "" }
}
