// SPDX-License-Identifier: GPL-3.0-or-later

/// An argument of a call: looked at once, whichever overload is meant.
final class TypedArgument {
    let label: String?
    let expression: Expression
    let isTrailing: Bool
    private var typed: Typer.Typed?

    init(_ argument: Expression.Argument, isTrailing: Bool) {
        label = argument.label
        expression = argument.value
        self.isTrailing = isTrailing
    }

    /// Its label, or where it has none the value.
    var place: SourceSpan? { label.flatMap { expression.span?.label($0) } ?? expression.span }

    var type: StaticType { typed?.type ?? .unknown }
    var isInferred: Bool { typed != nil }

    func infer(_ typer: Typer, _ expected: StaticType?) {
        guard typed == nil else { return }
        // The parameter may be an autoclosure, which handles errors by itself.
        let errors = typer.scope.errors
        if case .effect("try", _) = expression.kind, errors != .handled { typer.scope.errors = .closure }
        typed = typer.infer(expression, expected)
        typer.scope.errors = errors
    }

    func inferAlone(_ typer: Typer) {
        guard typed == nil else { return }
        let outer = typer.scope.isForUnknown
        typer.scope.isForUnknown = true
        infer(typer, nil)
        typer.scope.isForUnknown = outer
        typer.settle(type)
    }

    /// Is it a number, a text or a truth value for a parameter of that type? The evaluator gives it the type of the parameter.
    func isPlainLiteral(for type: StaticType) -> Bool {
        guard case .nominal(let name, _) = type.unwrapped else { return false }
        switch expression.kind {
        case .integer: return ["Int", "Double", "CGFloat"].contains(name)
        case .float: return ["Double", "CGFloat"].contains(name)
        case .bool: return name == "Bool"
        case .string(let segments): return name == "String" && segments.isPlain
        default: return false
        }
    }

    /// Is it `.infinity`, or another member of the number that the parameter is?
    func isNumberMember(for type: StaticType) -> Bool {
        guard case .implicitMember = expression.kind, case .nominal(let name, _) = type.unwrapped else { return false }
        return name == "Double" || name == "CGFloat"
    }

    /// What it means, the evaluator knows by the type of its parameter.
    func leaveAsWritten(_ type: StaticType) { typed = Typer.Typed(type) { [expression] in expression } }

    /// It is passed where a value of a type is wanted.
    func promote(_ typer: Typer, to wanted: StaticType, erases: Bool = true) {
        typed = typed.map { typer.promoted($0, to: wanted, erases: erases) }
    }

    /// It is declared as `T!`, and what it holds is meant.
    func unwrapImplicitly(_ typer: Typer) { typed = typed.map { typer.unwrappedImplicitly($0, expression) } }

    func finished() -> Expression { typed?.finish() ?? expression }

    /// Printed, it says what its type says: `Optional(1)`.
    ///
    /// - Parameter keepsValue: what it is passed to describes the value itself, and not a text that stands for it.
    func describe(_ typer: Typer, isReflected: Bool, keepsValue: Bool) {
        guard typed == nil else { return }
        let inner = typer.interpolated(expression, expecting: .any)
        // What a generic parameter stands for may be a text, which is reflected in quotes.
        if isReflected, typer.solver.head(inner.type).isAbstract {
            typed = Typer.Typed(inner.type) { inner.finish().typed(TypeAnnotation(typer.solver.resolved(inner.type), isErased: true)) }
            return
        }
        typed = Typer.Typed(inner.type) {
            let finished = inner.finish()
            guard case .typed(_, let annotation) = finished.kind, annotation.operation == nil else { return finished }
            if keepsValue { return finished.typed(TypeAnnotation(annotation.type, isErased: true)) }
            return Expression(.string([.interpolation([Expression.Argument(finished)])]), span: finished.span)
        }
    }

    /// `1 << 3`
    var isShift: Bool {
        guard case .binary(let left, let sign, _) = expression.kind else { return false }
        return (sign == "<<" || sign == ">>") && left.isNumericLiteral
    }

    /// `&x`
    var isInout: Bool { if case .inout = expression.kind { true } else { false } }

    /// Does its meaning depend on the parameter it is given to?
    var needsContext: Bool { expression.needsContext }
}

extension Expression.Call {
    var typedArguments: [TypedArgument] {
        arguments.map { TypedArgument($0, isTrailing: false) } + trailingClosures.map { TypedArgument($0, isTrailing: true) }
    }
}

extension Expression {
    fileprivate var needsContext: Bool {
        switch kind {
        case .closure, .implicitMember, .keyPath: true
        case .call(let call): call.callee.needsContext && !call.callee.isClosure
        case .member(let base, _, _), .parenthesized(let base), .inout(let base), .effect(_, let base), .optionalChaining(let base),
            .optionalChain(let base), .forceUnwrap(let base):
            base.needsContext && !base.isClosure
        case .array(let elements): elements.contains { $0.needsContext } || elements.isEmpty
        case .dictionary(let entries): entries.isEmpty || entries.contains { $0.key.needsContext || $0.value.needsContext }
        case .prefix(_, let operand): operand.isImplicitlyRooted
        case .ternary(_, let yes, let no): yes.needsContext || no.needsContext
        case .tuple(let elements): elements.contains { $0.value.needsContext }
        // `.now() + delay` is of the wanted type; `.zero == size` is a truth value.
        case .binary(let left, let sign, let right): left.needsContext && (right.needsContext || sign == "+" || sign == "-")
        case .if, .switch: true
        default: false
        }
    }
}
