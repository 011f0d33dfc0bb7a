// SPDX-License-Identifier: GPL-3.0-or-later

/// A statement with its place; nil for one that an edit made.
package struct Statement: Sendable {
    package var kind: Kind
    package var span: SourceSpan?

    package init(_ kind: Kind, span: SourceSpan? = nil) {
        self.kind = kind
        self.span = span
    }

    var isDeclaration: Bool { if case .declaration = kind { true } else { false } }

    /// What is no larger than a reference stands in the statement itself: nearly all that a scene's source consists of.
    package enum Kind: Sendable {
        case expression(Expression)
        indirect case declaration(Declaration)
        indirect case `if`(IfStatement)
        indirect case `switch`(SwitchStatement)
        indirect case `guard`([Condition], elseBody: [Statement])
        indirect case forIn(ForStatement)
        indirect case `while`([Condition], body: [Statement], label: String?)
        indirect case repeatWhile(body: [Statement], condition: Expression, label: String?)
        indirect case `return`(Expression?)
        indirect case `break`(String?)
        indirect case `continue`(String?)
        case `fallthrough`
        case `defer`([Statement])
        case `throw`(Expression)
        indirect case `do`(DoStatement)
        /// `name:` in front of an `if`, a `switch` or a `do`, which `break name` leaves; loops have theirs themselves.
        indirect case labeled(String, Statement)
        /// `#if os(iOS) … #elseif … #else … #endif`; the condition of `#else` is nil.
        case conditionalCompilation([(condition: Expression?, body: [Statement])])
    }
}

/// `for pattern in sequence where condition { … }`
package struct ForStatement: Sendable {
    package var pattern: Pattern
    package var sequence: Expression
    /// Of `where`.
    package var condition: Expression?
    package var body: [Statement]
    package var label: String?
    /// `try` and `await` between `for` and the pattern.
    package var effects: [String] = []
}

/// `do { … } catch { … }`; a plain `do` has no catches.
package struct DoStatement: Sendable {
    package struct Catch: Sendable {
        /// Empty for a plain `catch`.
        package var patterns: [(pattern: Pattern, condition: Expression?)]
        package var body: [Statement]
    }
    package var body: [Statement]
    package var catches: [Catch]
    /// `do throws(E)`
    package var thrown: TypeSyntax?
}

/// `if`, as a statement and as an expression.
package struct IfStatement: Sendable {
    package var conditions: [Condition]
    package var body: [Statement]
    /// nil without `else`; `else if` is a body of one `if` statement.
    package var elseBody: [Statement]?

    package init(conditions: [Condition], body: [Statement], elseBody: [Statement]?) {
        self.conditions = conditions
        self.body = body
        self.elseBody = elseBody
    }
}

/// One of the conditions between the commas of `if`, `guard` and `while`.
package enum Condition: Sendable {
    case expression(Expression)
    /// `let x = y`, `let x`, `var x: T = y`: holds when the value is not nil.
    case optionalBinding(name: String, isVar: Bool, type: TypeSyntax?, value: Expression?)
    case `case`(Pattern, Expression)
    /// `#available(iOS 17, macOS 14, *)` and `#unavailable`.
    case availability([(platform: String, version: String)], isUnavailable: Bool)
}

/// `switch`, as a statement and as an expression.
package struct SwitchStatement: Sendable {
    package struct Case: Sendable {
        /// Empty for `default` and `@unknown default`.
        package var patterns: [(pattern: Pattern, condition: Expression?)]
        package var body: [Statement]
        var isUnknownDefault: Bool
        /// The clause of an `#if` in which it stands; nil for a case that is always there.
        package var clause: CompilationClause?

        package init(
            patterns: [(pattern: Pattern, condition: Expression?)], body: [Statement], isUnknownDefault: Bool = false,
            clause: CompilationClause? = nil
        ) {
            self.patterns = patterns
            self.body = body
            self.isUnknownDefault = isUnknownDefault
            self.clause = clause
        }
    }

    /// One clause of an `#if` between cases.
    package struct CompilationClause: Sendable {
        /// Those of all clauses; nil for `#else`.
        package let conditions: [Expression?]
        package let index: Int
        /// Where the `#if` stands: what tells it from the next one.
        package let start: Int

        /// Is it the one that is compiled?
        func isCompiled(_ holds: (Expression) throws(Diagnostic) -> Bool) throws(Diagnostic) -> Bool {
            for (place, condition) in conditions.enumerated() {
                guard let condition else { return place == index }
                if try holds(condition) { return place == index }
            }
            return false
        }
    }
    package var subject: Expression
    package var cases: [Case]

    package init(subject: Expression, cases: [Case]) {
        self.subject = subject
        self.cases = cases
    }
}

/// What a value is matched with, and what names its parts get.
package indirect enum Pattern: Sendable {
    case wildcard
    case expression(Expression)
    /// `let x`, or a bare name inside `let (a, b)`.
    case binding(name: String, isVar: Bool, type: TypeSyntax?)
    case tuple([(label: String?, pattern: Pattern)])
    /// `.some(let x)`, `Kind.card(width: let w)`; type nil for a leading dot.
    case enumCase(type: TypeSyntax?, name: String, nameSpan: SourceSpan?, payload: [(label: String?, pattern: Pattern)]?)
    /// `let x?`
    case optional(Pattern)
    case isType(TypeSyntax)
    case asType(Pattern, TypeSyntax)
}
