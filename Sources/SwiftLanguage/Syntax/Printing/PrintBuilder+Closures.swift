// SPDX-License-Identifier: GPL-3.0-or-later

extension PrintBuilder {
    /// On one line if there is one statement and it fits.
    func closure(_ closure: Expression.Closure, isGrouped: Bool = true) -> PrintDocument {
        let header: PrintDocument = "{" + signature(closure)
        guard let last = closure.body.last else { return header + " }" }
        let opening: PrintDocument.Break = closure.body[0].isDirective ? .forced : .soft
        let body = PrintDocument.sequence([
            header, .indented(.sequence([.line(flat: " ", opening), lines(closure.body)])),
            .line(flat: " ", last.endsWithDirective ? .forced : .soft), .text("}"),
        ])
        return isGrouped ? .group(body) : body
    }

    private func signature(_ closure: Expression.Closure) -> PrintDocument {
        var parts: [PrintDocument] = []
        let isAttribute: (String) -> Bool = { $0.hasPrefix("@") }
        for attribute in closure.attributes where isAttribute(attribute) { parts.append(.text(attribute)) }
        if !closure.captures.isEmpty { parts.append("[" + closure.captures.map { capture($0) }.joined(", ") + "]") }
        let effects = closure.attributes.filter { !isAttribute($0) }
        if let parameters = closure.parameters {
            let needsParentheses = parameters.isEmpty || closure.result != nil || !effects.isEmpty || parameters.contains { $0.type != nil }
            let names = parameters.map { parameter($0) }.joined(", ")
            parts.append(needsParentheses ? .sequence(["(", names, ")"]) : names)
        }
        parts += effects.map { .text($0) }
        if let result = closure.result { parts.append("-> " + document(result)) }
        if parts.isEmpty { return .empty }
        return " " + parts.joined(" ") + " in"
    }

    private func parameter(_ parameter: Expression.Closure.Parameter) -> PrintDocument {
        let name = PrintDocument.text(SwiftNames.declared(parameter.name))
        return parameter.type.map { name + ": " + type($0, isImplicitlyUnwrapped: parameter.isImplicitlyUnwrapped) } ?? name
    }

    /// `self`, `x = y`, `weak self`, `weak s = self`.
    private func capture(_ capture: Expression.Argument) -> PrintDocument {
        guard let label = capture.label else { return document(capture.value) }
        if let name = label.split(separator: " ").last, case .identifier(let value, _) = capture.value.kind, value == name,
            label != value
        {
            return .text(label)
        }
        return "\(label) = " + document(capture.value)
    }

    /// Statements one below the other, or with `; ` between them.
    func lines(_ statements: [Statement]) -> PrintDocument {
        var parts: [PrintDocument] = []
        for (index, statement) in statements.enumerated() {
            if index > 0 { parts.append(separator(statements[index - 1], statement)) }
            parts.append(document(statement))
        }
        return .sequence(parts)
    }

    private func separator(_ before: Statement, _ after: Statement) -> PrintDocument {
        if before.endsWithDirective || after.isDirective { return .line(flat: "", .forced) }
        // A line that begins with a dot or a brace would go on with the line above.
        if after.beginsLikeContinuation { return .sequence([.text(";"), .line(flat: " ", .hard)]) }
        return .line(flat: "; ", .hard)
    }

    /// `{ … }` of a function or a branch: on lines of its own wherever lines are allowed.
    func block(_ statements: [Statement], _ kind: PrintDocument.Break = .hard) -> PrintDocument {
        guard let first = statements.first, let last = statements.last else { return .text("{ }") }
        return .sequence([
            .text("{"), .indented(.sequence([.line(flat: " ", first.isDirective ? .forced : kind), lines(statements)])),
            .line(flat: " ", last.endsWithDirective ? .forced : kind), .text("}"),
        ])
    }
}

extension Statement {
    var isDirective: Bool {
        switch kind {
        case .conditionalCompilation: true
        case .declaration(let declaration): declaration.isDirective
        default: false
        }
    }

    var endsWithDirective: Bool {
        switch kind {
        case .expression(let expression), .return(let expression?), .throw(let expression): expression.endsWithDirective
        case .declaration(let declaration): declaration.endsWithDirective
        default: isDirective
        }
    }

    /// Whether Swift would read it as a part of the line before.
    var beginsLikeContinuation: Bool {
        guard case .expression(var current) = kind else { return false }
        while let first = current.leftmostPart { current = first }
        switch current.kind {
        case .implicitMember, .closure: return true
        default: return false
        }
    }
}

extension Declaration {
    var isDirective: Bool {
        if case .conditionalCompilation = kind { return true }
        return false
    }

    var endsWithDirective: Bool {
        if case .variable(let variable) = kind, let last = variable.bindings.last, last.accessors == nil {
            return last.initializer?.endsWithDirective ?? false
        }
        return isDirective
    }
}
