// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage

/// The interpreter, which lives on the deep stack and is reached only through here.
@MainActor
final class InterpreterSession {
    private let thread = DeepStack()
    /// Touched on the deep stack only.
    private let interpreter: Unchecked<Interpreter>
    let interrupt: InterruptFlag
    private let foreground: Foreground

    init(options: InterpreterOptions, files: any FileAccess, display: Display) throws(Diagnostic) {
        let thread = thread
        foreground = Foreground(thread: thread, progress: display.progress)
        let files = Unchecked(files)
        let made = thread.run {
            Result { () throws(Diagnostic) -> Unchecked<Interpreter> in
                Unchecked(try Interpreter(options: options, files: files.value))
            }
        }
        interpreter = try made.get()
        // It lives as long as the program: to free a deep value takes more stack than the main thread has.
        _ = Unmanaged.passRetained(interpreter.value)
        interrupt = interpreter.value.interrupt
    }

    /// The name of the view that `add` appends to, or "".
    var focus: String { ask { $0.prompt } }

    /// The files and folders of a `load … watch`.
    var watchedPaths: [String] { ask { $0.watchedPaths } }

    /// What `edit` opens.
    var lastInput: String { ask { $0.lastInput } }

    /// What a text still waits for: `{`, `"`…; nil if it is complete.
    func openConstruct(in text: String) -> String? { thread.run { Interpreter.openConstruct(in: text) } }

    func complete(_ line: String, cursor: Int) -> Completion { ask { $0.complete(line, cursor: cursor) } }

    /// Runs work on the interpreter while this thread watches for Ctrl-C and shows progress.
    ///
    /// - Parameter onInterrupt: what else Ctrl-C does; the interpreter is told in any case.
    func run<Value>(
        isScript: Bool = false, onInterrupt: (SignalSet) -> Void, _ body: @Sendable (Interpreter) -> Value
    ) -> Value {
        let (interpreter, interrupt) = (interpreter, interrupt)
        return foreground.run(
            isScript: isScript,
            onInterrupt: { signals in
                interrupt.set()
                onInterrupt(signals)
            },
            { body(interpreter.value) }
        )
    }

    private func ask<Value>(_ question: @Sendable (Interpreter) -> Value) -> Value {
        let interpreter = interpreter
        return thread.run { question(interpreter.value) }
    }
}
