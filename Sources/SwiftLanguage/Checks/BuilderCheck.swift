// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether a result builder has a function for each choice and loop that stands in what it builds.
struct BuilderCheck {
    let name: String
    private let functions: Set<String>

    /// nil where it is not known which functions the builder has.
    init?(_ written: String, _ program: Program) {
        switch program.builder(named: written) {
        case .views where written == "ViewBuilder":
            name = written
            functions = ["buildOptional", "buildEither"]
        case .user(let name):
            guard let type = program.types[name], type.conformances.isEmpty else { return nil }
            self.name = name
            functions = Set(type.members.staticMethods.keys)
        default: return nil
        }
    }

    /// - Parameter body: of a function. One with a `return` is not built.
    func check(_ body: [Statement]) throws(Diagnostic) {
        if !body.containsReturn { try checkBlock(body) }
    }

    private func checkBlock(_ body: [Statement]) throws(Diagnostic) {
        for statement in body {
            switch statement.kind {
            case .expression(let value):
                if case .if(let choice) = value.kind { try check(choice, at: statement.span) }
                if case .switch(let choice) = value.kind { try check(choice, at: statement.span) }
            case .if(let choice): try check(choice, at: statement.span)
            case .switch(let choice): try check(choice, at: statement.span)
            case .forIn(let loop):
                guard functions.contains("buildArray") else { throw unsupported("for", at: statement.span) }
                try checkBlock(loop.body)
            case .do(let block) where block.catches.isEmpty: try checkBlock(block.body)
            case .while, .repeatWhile, .guard, .do, .throw, .defer, .break, .continue: throw unsupported("", at: statement.span)
            case .declaration, .return, .fallthrough, .labeled, .conditionalCompilation: break
            }
        }
    }

    private func check(_ choice: IfStatement, at span: SourceSpan?) throws(Diagnostic) {
        guard let other = choice.elseBody else {
            guard functions.contains("buildOptional") || functions.contains("buildIf") else { throw unsupported("if", at: span) }
            return try checkBlock(choice.body)
        }
        guard functions.contains("buildEither") else { throw unsupported("if", at: span) }
        try checkBlock(choice.body)
        try checkBlock(other)
    }

    private func check(_ choice: SwitchStatement, at span: SourceSpan?) throws(Diagnostic) {
        guard functions.contains("buildEither") else { throw unsupported("switch", at: span) }
        for item in choice.cases { try checkBlock(item.body) }
    }

    private func unsupported(_ word: String, at span: SourceSpan?) -> Diagnostic {
        let missing =
            switch word {
            case "for": "'buildArray(_:)'"
            case "if": "'buildOptional(_:)', and for 'else' 'buildEither(first:)' and 'buildEither(second:)'"
            case "switch": "'buildEither(first:)' and 'buildEither(second:)'"
            default: ""
            }
        return Diagnostic(
            .unsupported, "closure containing control flow statement cannot be used with result builder '\(name)'", at: span,
            hint: missing.isEmpty ? nil : "'\(name)' would need \(missing)")
    }
}
