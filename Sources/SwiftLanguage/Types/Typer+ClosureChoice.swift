// SPDX-License-Identifier: GPL-3.0-or-later

/// Overloads that the code of a closure tells apart (`{ $0.count }` is no `(Int) -> Bool`), or an `await` before the call.
extension Typer {
    /// Does a closure of one short expression give a value where an optional of it is taken? Swift prefers what takes the value itself.
    func givesPromoted(_ argument: Expression, as type: StaticType) -> Bool {
        guard case .closure(let closure) = argument.kind, closure.parameters?.isEmpty ?? true, closure.body.count == 1,
            case .expression(let value) = closure.body[0].kind, value.isShort, case .function(let function) = solver.head(type),
            function.parameters.isEmpty, solver.head(function.result).wrapped != nil
        else { return false }
        let given = triedType(of: value)
        return given.isKnown && given.wrapped == nil
    }

    /// For each of the candidates that fit whether it may be meant. Of one that waits and one that does not each has its place.
    func preferred(
        _ candidates: [FittingCandidate], _ arguments: [TypedArgument], _ expected: StaticType?, _ expression: Expression
    ) -> [Bool] {
        let fitting = told(byClosures: candidates, arguments, expected, expression) ?? candidates.map { _ in true }
        let inPlace = zip(candidates, fitting).map { $1 && $0.isAsync == scope.isAwaited }
        return inPlace.contains(true) ? inPlace : fitting
    }

    /// Which of the candidates take the closures as they are written; nil where none does, or where closures do not tell.
    private func told(
        byClosures candidates: [FittingCandidate], _ arguments: [TypedArgument], _ expected: StaticType?, _ expression: Expression
    ) -> [Bool]? {
        let taking = candidates.map { takesClosures($0, arguments) }
        guard isDeciding, differInClosures(zip(candidates, taking).filter(\.1).map(\.0), arguments) else { return nil }
        let fitting = zip(candidates, taking).map {
            $1 && !lacksResult($0, arguments) && fits(open($0), arguments, expected, expression, asOptional: false)
        }
        let plain = zip(candidates, fitting).map { $1 && !takesOptionalResult($0, arguments) }
        let kept = zip(candidates, plain).map { $1 && !dropsResult($0, arguments) }
        return [kept, plain, fitting].first { $0.contains(true) }
    }

    /// Is a value wanted of `{ }`, which gives none?
    private func lacksResult(_ candidate: FittingCandidate, _ arguments: [TypedArgument]) -> Bool {
        arguments.indices.contains { place in
            guard case .closure(let closure) = arguments[place].expression.kind, closure.body.isEmpty,
                case .function(let function)? = candidate.parameter(of: place)?.type.unwrapped
            else { return false }
            return function.result.nominalName != nil
        }
    }

    /// Is the value of a closure's one expression not wanted? Another is meant, which takes it.
    private func dropsResult(_ candidate: FittingCandidate, _ arguments: [TypedArgument]) -> Bool {
        arguments.indices.contains { place in
            guard case .closure(let closure) = arguments[place].expression.kind, closure.body.count == 1,
                case .expression? = closure.body.first?.kind, case .function(let function)? = candidate.parameter(of: place)?.type.unwrapped
            else { return false }
            return function.result == .void
        }
    }

    /// Does a closure give it an optional of a type that is written? Without that conversion it is another's that takes what the optional holds.
    private func takesOptionalResult(_ candidate: FittingCandidate, _ arguments: [TypedArgument]) -> Bool {
        arguments.indices.contains { place in
            guard arguments[place].expression.isClosureLike, case .function(let function)? = candidate.parameter(of: place)?.type.unwrapped
            else { return false }
            return function.result.wrapped != nil && !function.result.dependsOnParameters
        }
    }

    /// Are the parameters functions that are given closures? A builder is looked at in another way.
    private func takesClosures(_ candidate: FittingCandidate, _ arguments: [TypedArgument]) -> Bool {
        arguments.indices.allSatisfy { place in
            guard arguments[place].expression.isClosureLike else { return true }
            guard let parameter = candidate.parameter(of: place), parameter.builder == nil, case .function = parameter.type.unwrapped else {
                return false
            }
            return true
        }
    }

    /// Does one of the user's functions take another closure than the others? What the host's closures give is not declared.
    private func differInClosures(_ candidates: [FittingCandidate], _ arguments: [TypedArgument]) -> Bool {
        guard candidates.allSatisfy({ !$0.found.member.isNative }), candidates.contains(where: { !$0.found.member.isLibrary }) else {
            return false
        }
        return arguments.indices.contains { place in
            guard arguments[place].expression.isClosureLike else { return false }
            let types = candidates.map { $0.parameter(of: place)?.type.unwrapped }
            return Set(types).count > 1 || Set(types.map(\.?.effects)).count > 1
        }
    }

    /// Do the arguments fit the candidate, with all that stands in their closures? Nothing of it is kept.
    ///
    /// - Parameter candidate: it is opened on the way.
    func fits(
        _ candidate: @autoclosure () -> OpenedCandidate, _ arguments: [TypedArgument], _ expected: StaticType?, _ expression: Expression,
        asOptional: Bool
    ) -> Bool {
        fits {
            let candidate = candidate()
            let tried = arguments.map { TypedArgument(Expression.Argument(label: $0.label, $0.expression), isTrailing: $0.isTrailing) }
            take(candidate, tried, expected, expression, asOptional: asOptional)
            return zip(candidate.slots, candidate.signature.parameters).allSatisfy { slot, parameter in
                guard case .one(let place) = slot, tried[place].expression.isClosureLike else { return true }
                // What the library and the host declare does not tell what closures may do.
                if candidate.found.member.isOwn, doesMore(tried[place].type, than: parameter.type) { return false }
                return attempt { convert(tried[place].type, to: parameter.type) } != nil
            }
        }
    }
}

extension StaticType {
    /// What a function does beside giving its result; nil if unknown.
    fileprivate var effects: Set<FunctionType.Effect>? { if case .function(let function) = self { function.effects } else { nil } }
}

extension Expression {
    /// Is it a literal, a name, or a call with such arguments? What it is of is known without much work.
    fileprivate var isShort: Bool {
        switch kind {
        case .integer, .float, .string, .bool, .identifier: true
        case .member(let base, _, _): base.isShort
        case .call(let call): call.trailingClosures.isEmpty && call.callee.isShort && call.arguments.allSatisfy(\.value.isShort)
        default: false
        }
    }
}
