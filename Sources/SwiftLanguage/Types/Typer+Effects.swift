// SPDX-License-Identifier: GPL-3.0-or-later

/// What becomes of an error that is thrown at a place.
enum ErrorHandling {
    case handled, unhandled
    /// In a `do` whose `catch`es do not take every error.
    case catchIsNotExhaustive
    /// In a closure, whose type decides.
    case closure
}

/// `try` and `await`: calls of what throws or waits need them.
extension Typer {
    /// Looks at what an effect stands before.
    func marked<T>(_ word: String, at span: SourceSpan? = nil, _ body: () -> T) -> T {
        let outer = (scope.isTried, scope.isAwaited, scope.errors, scope.tryPlace, scope.thrown, scope.caught)
        defer { (scope.isTried, scope.isAwaited, scope.errors, scope.tryPlace, scope.thrown, scope.caught) = outer }
        if word.hasPrefix("try") { (scope.isTried, scope.tryPlace) = (true, span) }
        if word == "try?" || word == "try!" { (scope.errors, scope.thrown, scope.caught) = (.handled, nil, nil) }
        if word == "await" { scope.isAwaited = true }
        return word == "try" ? gatheringErrors(body) : body()
    }

    /// Says what is missing before a call of a function, whichever of the candidates is meant.
    func checkEffects(of candidates: [FoundMember], at span: SourceSpan?) {
        guard !candidates.isEmpty else { return }
        checkEffects(
            waits: candidates.allSatisfy { $0.member.effects.contains("async") }, throws: candidates.allSatisfy(throwsAnything), at: span)
        checkThrown(by: candidates, at: span)
        noteErrors(of: candidates)
    }

    /// `try read()` in a function that throws other errors than that one.
    private func checkThrown(by candidates: [FoundMember], at span: SourceSpan?) {
        guard scope.isTried, scope.errors == .handled, candidates.count == 1, candidates.allSatisfy(throwsAnything),
            let member = candidates.first?.member, member.isOwn, let wanted = scope.thrown.map({ solver.resolved($0) }),
            case .nominal(let expected, []) = wanted, isCertain(wanted), index.types[expected]?.kind != .class,
            let effect = member.effects.first(where: { $0.hasPrefix("throws") })
        else { return }
        let given = effect.thrownType.map { index.resolve($0, in: member.context) } ?? .anyError
        guard given != wanted, given == .anyError || isCertain(given) && given.nominalName != nil else { return }
        report(
            Diagnostic(
                .typeMismatch, "thrown expression type '\(given)' cannot be converted to error type '\(wanted)'", at: scope.tryPlace ?? span
            ))
    }

    /// Says what is missing before a call of a function that a variable holds.
    func checkEffects(of function: StaticType.FunctionType, at span: SourceSpan?) {
        guard let effects = function.effects else { return }
        checkEffects(waits: effects.contains(.async), throws: effects.contains(.throwing), at: span)
    }

    /// `Task.sleep(for: .seconds(1))`, of which no declaration tells that it waits and throws.
    func checkSleep(_ name: String, on base: Expression?, _ call: Expression.Call, at span: SourceSpan?) {
        guard name == "sleep", base?.bareName == "Task", index.types["Task"].map(\.isOfLibrary) ?? true,
            let label = call.arguments.first?.label, ["nanoseconds", "for", "until"].contains(label)
        else { return }
        checkEffects(waits: true, throws: true, at: span)
    }

    /// `for await item in items`, which only code that may wait can have; a closure that has it waits.
    func checkWaitingLoop(at span: SourceSpan?) {
        closureEffects.insert(.async)
        guard !scope.isBarePrompt, !scope.isAsync, !scope.isInClosure else { return }
        report(
            Diagnostic(
                .unsupported, "'async' in a function that does not support concurrency", at: span,
                hint: "mark the function 'async', or write it in a Task"))
    }

    /// The variable of an `async let`, whose value is not there yet.
    func checkAwaited(_ variable: Expression) {
        guard !scope.isAwaited, !scope.isBarePrompt else { return }
        report(
            Diagnostic(
                .unsupported, "expression is 'async' but is not marked with 'await'", at: scope.tryPlace ?? variable.place,
                hint: "write 'await' before it"))
    }

    /// A property of the program's whose getter waits or throws.
    func checkGetter(of found: [FoundMember], at span: SourceSpan?) {
        guard found.count == 1, found[0].member.isOwn, case .property(let binding) = found[0].member.kind, !scope.isBarePrompt,
            let effects = binding.accessors?.getterEffects, !effects.isEmpty
        else { return }
        if effects.contains("async"), !scope.isAwaited {
            let words =
                scope.isAsync || scope.isInClosure
                ? "expression is 'async' but is not marked with 'await'"
                : "'async' property access in a function that does not support concurrency"
            report(Diagnostic(.unsupported, words, at: scope.tryPlace ?? span, hint: "write 'await' before it"))
        }
        guard effects.contains(where: { $0.hasPrefix("throws") }), !scope.isTried else { return }
        let words =
            scope.errors == .handled
            ? "property access can throw but is not marked with 'try'"
            : "property access can throw, but it is not marked with 'try' and the error is not handled"
        report(Diagnostic(.unsupported, words, at: span, hint: "write 'try' before it"))
    }

    private func checkEffects(waits: Bool, throws mayThrow: Bool, at span: SourceSpan?) {
        // What is typed waits and throws by itself.
        guard !scope.isBarePrompt else { return }
        if !scope.isAwaited, waits {
            let mayWait = scope.isAsync || scope.isInClosure
            if !mayWait {
                return report(
                    Diagnostic(
                        .unsupported, "'async' call in a function that does not support concurrency", at: span,
                        hint: "mark the function 'async', or call it in a Task"))
            }
            report(
                Diagnostic(
                    .unsupported, "expression is 'async' but is not marked with 'await'", at: scope.tryPlace ?? span,
                    hint: "write 'await' before it"))
        }
        guard mayThrow else { return }
        if !scope.isTried {
            let message =
                scope.isFirstValue && !scope.isInClosure
                ? "call can throw, but errors cannot be thrown out of a \(scope.selfType == nil ? "global variable" : "property") initializer"
                : scope.errors == .handled
                    ? "call can throw but is not marked with 'try'"
                    : "call can throw, but it is not marked with 'try' and the error is not handled"
            report(Diagnostic(.unsupported, message, at: span, hint: "write 'try' before it"))
        } else if scope.errors == .unhandled {
            report(
                Diagnostic(
                    .unsupported, "errors thrown from here are not handled", at: scope.tryPlace ?? span,
                    hint: "write 'try?', catch them, or declare the function 'throws'"))
        } else if scope.errors == .catchIsNotExhaustive {
            report(
                Diagnostic(
                    .unsupported, "errors thrown from here are not handled because the enclosing catch is not exhaustive",
                    at: scope.tryPlace ?? span,
                    hint: "add a 'catch' without a pattern"))
        }
    }
}

extension Member {
    /// `async`, `throws`, `throws(Failure)` of a function or an initializer.
    var effects: [String] {
        switch kind {
        case .function(let function), .initializer(let function, _): function.effects
        default: []
        }
    }
}

extension Typer {
    /// May it throw whatever it is called with? One that `throws(E)` throws what `E` is, which may be nothing: of a generic parameter of the
    /// type that it is called on that is known.
    private func throwsAnything(_ found: FoundMember) -> Bool {
        let member = found.member
        guard let effect = member.effects.first(where: { $0.hasPrefix("throws") }) else { return false }
        guard let thrown = effect.thrownType?.baseName else { return true }
        switch member.kind {
        case .function(let function), .initializer(let function, _):
            if thrown == "Never" || function.genericParameters.contains(where: { $0.name == thrown }) { return false }
            guard member.context.generics.contains(thrown) else { return true }
            let type = found.substitution[thrown].map { solver.resolved($0) } ?? .unknown
            return type.isKnown && type != .nominal("Never") && !type.dependsOnParameters
        default: return true
        }
    }
}

extension DoStatement {
    /// What becomes of an error that is thrown in its body.
    func errors(_ outer: ErrorHandling) -> ErrorHandling {
        // A `do` that names what it throws may take all of it by its cases.
        if thrown != nil || catches.contains(where: \.isExhaustive) { return .handled }
        return catches.isEmpty || outer != .unhandled ? outer : .catchIsNotExhaustive
    }
}
