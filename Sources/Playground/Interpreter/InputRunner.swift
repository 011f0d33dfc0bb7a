// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Runs inputs for code that is typed at the prompt: `run("scroll feed by 100")`. It serves one input, and nothing that is called later.
// Unchecked: the interpreter's thread alone uses it; closures that are kept hold it.
final class InputRunner: @unchecked Sendable {
    private var body: ((String, SourceSpan?) throws(Diagnostic) -> Void)?

    /// For code that may run none, to be told so.
    init() {}

    init(_ body: @escaping (String, SourceSpan?) throws(Diagnostic) -> Void) { self.body = body }

    func run(_ text: String, at span: SourceSpan?) throws(Diagnostic) {
        guard let body else { throw Self.notAllowed(at: span) }
        try body(text, span)
    }

    func end() { body = nil }

    private static func notAllowed(at span: SourceSpan?) -> Diagnostic {
        Diagnostic(
            .notAllowedHere, "'run' works only in an expression or a loop typed at the prompt, while it runs", at: span,
            hint: "type f() instead of print f(); an action of a view changes state")
    }

    /// An action or a body that calls `run` knows no such function: the error says where there is one.
    static func explained(_ error: Diagnostic) -> Diagnostic {
        guard error.id == .unknownName, let span = error.span, span.source.text(in: span.start..<span.end) == name else { return error }
        return notAllowed(at: span)
    }

    static let name = "run"

    /// `run("…")` as code sees it.
    var function: NativeFunction {
        NativeFunction(
            Self.name, [ParameterInfo(label: nil, name: "input", type: .named("String"))], summary: "runs an input as if it were typed"
        ) { [self] (call) throws(Diagnostic) in
            guard case .string(let text)? = call[0] else {
                throw Diagnostic(.typeMismatch, "an input is a String", at: call.argumentSpan(0))
            }
            try run(text, at: call.argumentSpan(0))
            return .void
        }
    }
}
