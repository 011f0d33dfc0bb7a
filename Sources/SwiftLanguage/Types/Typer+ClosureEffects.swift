// SPDX-License-Identifier: GPL-3.0-or-later

/// What closures do beside giving their results: waiting and throwing, where what they are given to allows that.
extension Typer {
    func checkEffects(of argument: TypedArgument, _ wanted: StaticType, _ candidate: OpenedCandidate) {
        guard case .closure = argument.expression.kind, case .function(let given) = solver.head(argument.type), let does = given.effects,
            case .function(let asked) = solver.head(wanted).unwrapped, let allowed = allowedEffects(asked, candidate),
            let forbidden = [StaticType.FunctionType.Effect.async, .throwing].first(where: { does.contains($0) && !allowed.contains($0) })
        else { return }
        let parameters = "(" + given.parameters.map { solver.defaulted($0).description }.joined(separator: ", ") + ")"
        let result = solver.defaulted(given.result)
        let message =
            switch forbidden {
            case .async:
                "cannot pass function of type '\(parameters) async -> \(result)' to parameter expecting synchronous function type"
            case .throwing:
                "invalid conversion from throwing function of type '\(parameters) throws -> \(result)' to non-throwing function type '\(parameters) -> \(result == .void ? "Void" : "\(result)")'"
            }
        report(
            Diagnostic(
                .unsupported, message, at: argument.expression.place,
                hint: forbidden == .async ? "wait in a 'Task { … }'" : "catch what is thrown, or write 'try?'"))
    }

    /// A function that throws or waits where one is wanted that does not. Closures that are passed are told by their parameters.
    func checkEffects(of value: Expression, _ given: StaticType, _ wanted: StaticType, _ use: Use) -> Bool {
        if case .closure = value.kind, use == .argument { return false }
        guard case .function(let from) = given, case .function(let to) = wanted.unwrapped, let does = from.effects,
            let allowed = to.effects,
            does != allowed, given.isKnown, wanted.isKnown
        else { return false }
        let parameters = "(" + from.parameters.map(\.description).joined(separator: ", ") + ")"
        let result = from.result == .void ? "Void" : "\(from.result)"
        let message: String
        if does.contains(.async), !allowed.contains(.async) {
            message =
                "invalid conversion from 'async' function of type '\(parameters) async -> \(from.result)' to synchronous function type '\(parameters) -> \(result)'"
        } else if does.contains(.throwing), !allowed.contains(.throwing) {
            message =
                "invalid conversion from throwing function of type '\(parameters) throws -> \(from.result)' to non-throwing function type '\(parameters) -> \(result)'"
        } else {
            return false
        }
        report(Diagnostic(.typeMismatch, message, at: value.place))
        return true
    }

    /// What a closure may do where it is passed; nil if unknown. Of the library's functions those of sequences may throw, and none
    /// of them waits.
    private func allowedEffects(
        _ asked: StaticType.FunctionType, _ candidate: OpenedCandidate
    ) -> Set<StaticType.FunctionType.Effect>? {
        let member = candidate.found.member
        if member.isNative { return asked.effects }
        if member.isLibrary { return member.isOfSequence(index) ? [.throwing] : nil }
        return candidate.isOnly ? asked.effects : nil
    }

    /// What a closure throws a function throws that `rethrows`.
    func checkRethrown(by member: Member, _ arguments: [TypedArgument], at span: SourceSpan?) {
        guard !scope.isTried, !scope.isBarePrompt, member.effects.contains("rethrows") || member.isOfSequence(index),
            arguments.contains(where: { argument in
                guard case .closure = argument.expression.kind, case .function(let given) = solver.head(argument.type) else { return false }
                return given.effects?.contains(.throwing) == true
            })
        else { return }
        report(
            Diagnostic(
                .unsupported,
                scope.errors == .handled
                    ? "call can throw but is not marked with 'try'"
                    : "call can throw, but it is not marked with 'try' and the error is not handled", at: span,
                hint: "write 'try' before it"))
    }

    /// What is wrong with the number of arguments of a function that a variable holds.
    func checkCount(of arguments: [TypedArgument], _ type: StaticType, _ callee: Expression, in whole: Expression) {
        guard case .function(let function) = type, function.isAutoclosure == false, function.builder == nil, type.isKnown,
            callee.bareName != nil || callee.isMember, !function.parameters.contains(where: { if case .tuple = $0 { true } else { false } })
        else { return }
        let count = function.parameters.count
        if arguments.count < count {
            report(Diagnostic(.missingArgument, "missing argument for parameter #\(arguments.count + 1) in call", at: whole.closing))
        } else if arguments.count > count {
            let what =
                arguments[count].isTrailing
                ? "extra trailing closure passed in call"
                : count == 0 ? "argument passed to call that takes no arguments" : "extra argument in call"
            report(Diagnostic(.unknownArgument, what, at: arguments[count].expression.span))
        }
    }
}

extension Expression {
    fileprivate var isMember: Bool { if case .member = kind { true } else { false } }
}

extension Member {
    /// A method that sequences have by the library.
    func isOfSequence(_ index: StaticIndex) -> Bool {
        guard isLibrary, !isNative, !isStatic, let owner, name != "init", Library.names.types[owner] != nil else { return false }
        return owner == "Sequence" || owner == "Collection" || index.conformances(of: owner)["Collection"] != nil
    }
}
