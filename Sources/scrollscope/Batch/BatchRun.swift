// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage

/// The part of a batch that runs beside the interpreter, on the deep stack.
final class BatchRun {
    private let interpreter: Interpreter
    private let display: Display
    private let interruption: Interruption
    var keepsGoing = false
    var echo = EchoChoice.none
    private var hasFailed = false
    private(set) var quit: Int32?
    private var current: Batch.Source?
    /// The place of the last error, in words.
    private(set) var failedPlace: String?

    init(interpreter: Interpreter, display: Display, interruption: Interruption) {
        self.interpreter = interpreter
        self.display = display
        self.interruption = interruption
    }

    /// An error is never hidden by a `quit` without a number.
    var status: Int32 { quit.flatMap { $0 == 0 ? nil : $0 } ?? (hasFailed ? 1 : 0) }

    func run(_ sources: [Batch.Source]) {
        for (index, source) in sources.enumerated() where goesOn {
            current = source
            switch source {
            case .input(let text, let number): feed(SourceText(text, name: "<c>", firstLine: number))
            case .standardInput: runPieces(of: ScriptReader(descriptor: 0, name: "<stdin>"), wait: display.progress.whileWaiting)
            case .file(let path) where Self.isSwift(path):
                // Those before it were read with it, or with the one that follows them.
                if index + 1 == sources.count || !Self.isSwiftFile(sources[index + 1]) {
                    load(sources[...index].reversed().prefix(while: Self.isSwiftFile).compactMap(\.path).reversed())
                }
            case .file(let path): runFile(path)
            }
        }
    }

    private var goesOn: Bool { quit == nil && (keepsGoing || !hasFailed) && !interruption.signals.endsWork }

    // MARK: Sources

    private func runFile(_ path: String) {
        do {
            runPieces(of: ScriptReader(descriptor: try OpenedFile(path, 0).waiting(), name: path))
        } catch {
            let problem = Diagnostic(.fileNotFound, "cannot read \(path): \(error.words)")
            take(Step(input: "", line: 1, outcome: .failed(problem), quit: nil, request: nil))
        }
    }

    /// - Parameter wait: reads what somebody else may take long to write.
    private func runPieces(of reader: ScriptReader, wait: (() -> ScriptReader.Piece) -> ScriptReader.Piece = { $0() }) {
        var reader = reader
        defer { reader.close() }
        while goesOn {
            switch interruption.whileWaiting({ wait { reader.next() } }) {
            case .text(let source)?: feed(source)
            case .failure(let diagnostic)?:
                let line = diagnostic.span.map { $0.source.position(at: $0.start).line } ?? 1
                take(Step(input: "", line: line, outcome: .failed(diagnostic), quit: nil, request: nil))
                return
            case .end, nil: return
            }
        }
    }

    /// Swift files in a row are read as one module, and shown as a picture.
    private func load(_ paths: [String]) {
        feed(SourceText("load " + paths.map(\.debugDescription).joined(separator: " "), name: "<command line>"))
        if goesOn { feed(SourceText("show")) }
    }

    private static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

    private static func isSwiftFile(_ source: Batch.Source) -> Bool { source.path.map(isSwift) ?? false }

    // MARK: Steps

    private func feed(_ source: SourceText) {
        var lines = EchoedLines(source: source, choice: echo)
        interpreter.feed(source) { step in
            display.echo(lines.upTo(step))
            take(step)
            return goesOn
        }
        if goesOn { display.echo(lines.rest()) }
    }

    private func take(_ step: Step) {
        display.show(step) { interruption.signals.endsWork }
        if case .failed = step.outcome { (hasFailed, failedPlace) = (true, current?.place(ofLine: step.line)) }
        quit = step.quit ?? quit
    }
}

extension Batch.Source {
    fileprivate var path: String? {
        if case .file(let path) = self { return path }
        return nil
    }

    fileprivate func place(ofLine line: Int) -> String {
        switch self {
        case .file(let path): path.hasSuffix(".swift") ? path : "line \(line) of \(path)"
        case .input(let text, _): "-c '\(TextFitting.cut(String(text.prefix { $0 != "\n" }), to: 60))'"
        case .standardInput: "line \(line) of standard input"
        }
    }
}
