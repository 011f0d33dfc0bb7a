// SPDX-License-Identifier: GPL-3.0-or-later

/// What is surely no argument of a function of the library's or of the host's, whichever of its overloads is meant.
extension Typer {
    /// What a method of the library takes of numbers, texts and truth values is wholly known, whichever overload is meant.
    func checkLibraryArgument(_ argument: TypedArgument, _ wanted: StaticType, _ candidate: OpenedCandidate) {
        let member = candidate.found.member
        if isHostProtocol(solver.resolved(wanted).unwrapped) { return checkTaken(argument, wanted, by: candidate) }
        if checkElement(argument, wanted, candidate) { return }
        if member.takesWhatItDeclares || member.isOfView && solver.resolved(wanted) == .string,
            let optional = missingUnwrap(argument, wanted)
        {
            return report(
                Diagnostic(
                    .typeMismatch, "value of optional type '\(optional)?' must be unwrapped to a value of type '\(optional)'",
                    at: argument.expression.place, hint: "give a default with '??', or unwrap it with 'if let'"))
        }
        if let words = messageOfOtherFunction(argument, wanted, member) {
            return report(Diagnostic(.typeMismatch, words, at: argument.expression.place))
        }
        guard
            member.takesWhatItDeclares && isWrongKind(argument, wanted) || isWrongBinding(argument, wanted)
                || member.isLibrary && !member.isNative && member.name == "init" && isOtherLabelled(argument, wanted)
                || member.isModifier && isCountForLength(argument, wanted)
                || member.isOfView && takesOtherParameters(argument, wanted)
                || (member.isOfView || isOfHost(member)) && hasCompilersWords && isOfOtherKind(argument, wanted)
                || solver.defaulted(argument.type) == .void && solver.defaulted(wanted).unwrapped.isFunction
        else { return }
        let (given, asked) = (solver.defaulted(argument.type), solver.defaulted(wanted).unwrapped)
        let shown = given == .opaque(["View"]) ? argument.expression.madeType.map { .nominal($0) } ?? given : given
        var words = Use.argument.message(shown, asked)
        if case .function(let function) = asked {
            let handsOn = member.isOfSequence(index) ? " throws" : ""
            words = "cannot convert value of type '\(given)' to expected argument type '\(function.written(handsOn))'"
        }
        let hint = given == .void ? Diagnostic.wayToBeAction : nil
        let fault = Diagnostic(.typeMismatch, words, at: argument.expression.place, hint: hint)
        // What a view takes beside numbers and texts, one of another version may take otherwise.
        let isOpen = isOtherKind(given, for: asked) || given == .string && isNoConstant(argument, wanted)
        report(isOpen && isOfHost(member) ? fault.leavingOut("." + member.name) : fault)
    }

    /// Is it a text where a number is wanted, a number where a truth value is, a fraction where a count is, or any of them for a function?
    func isWrongKind(_ argument: TypedArgument, _ wanted: StaticType) -> Bool {
        isWrongKind(solver.defaulted(argument.type), solver.defaulted(wanted), solver.resolved(wanted))
    }

    /// What an optional holds that stands where that alone is wanted.
    private func missingUnwrap(_ argument: TypedArgument, _ wanted: StaticType) -> StaticType? {
        guard let wrapped = solver.defaulted(argument.type).wrapped, wrapped.isScalarValue, solver.resolved(wanted) == wrapped,
            !isImplicitlyUnwrapped(argument.expression)
        else { return nil }
        return wrapped
    }

    /// Rows of data whose elements have no identity, where no path to one is given.
    func checkIdentity(of element: StaticType, _ arguments: [TypedArgument], _ candidate: OpenedCandidate, _ expression: Expression) {
        guard candidate.signature.parameters.contains(where: \.type.takesRowElement), !arguments.contains(where: { $0.label == "id" }),
            case let data = solver.defaulted(arguments[0].type), data.nominalName?.hasSuffix("Range") != true,
            case .nominal = element, element.isKnown, isCertain(element),
            solver.conformances.conforms(element, to: "Identifiable") == false
        else { return }
        report(
            Diagnostic(
                .typeMismatch,
                "referencing initializer 'init(_:content:)' on '\(candidate.found.member.owner ?? "ForEach")' requires that '\(element)' conform to 'Identifiable'",
                at: expression.place, hint: "say what identifies them, as in 'id: \\.self'"))
    }

    /// A function by its name that takes more, or less, than it would be given.
    private func takesOtherParameters(_ argument: TypedArgument, _ wanted: StaticType) -> Bool {
        guard argument.expression.bareName != nil, case .function(let given) = solver.head(argument.type),
            case .function(let asked) = solver.head(wanted).unwrapped
        else { return false }
        return given.parameters.count != asked.parameters.count && solver.resolved(argument.type).isKnown
    }

    /// Are views here told as the compiler tells them? The prompt has words of its own, and another framework may add overloads.
    private var hasCompilersWords: Bool { !scope.isBarePrompt && !index.program.importsForeignModules }

    private func isOfOtherKind(_ argument: TypedArgument, _ wanted: StaticType) -> Bool {
        let (given, asked) = (solver.defaulted(argument.type), solver.resolved(wanted).unwrapped)
        return isOtherScalar(given, asked) || isOtherKind(given, for: asked) || isNoConstant(argument, wanted)
    }

    /// `.font(20)`, `.font("title")`: a number, a text or a truth value where a value of a type of the host's is taken, as far as that is certain.
    private func isNoConstant(_ argument: TypedArgument, _ wanted: StaticType) -> Bool {
        let (given, wanted) = (solver.defaulted(argument.type), solver.resolved(wanted).unwrapped)
        guard given.isScalarValue, !isTextLiteral(argument.expression, for: wanted), !wanted.isScalarValue,
            case .nominal(let name, let arguments) = wanted, arguments.isEmpty,
            given.nominalName.flatMap({ index.conformances(of: $0)[name] }) == nil
        else { return false }
        return isNeverTaken(given, for: wanted)
    }

    /// A type that a literal in quotes makes a value of, but no other text.
    private func isTextLiteral(_ value: Expression, for wanted: StaticType) -> Bool {
        guard value.isScalarLiteral, let name = wanted.nominalName else { return false }
        return index.host?.nativeType(named: name)?.stringLiteral != nil
    }

    /// `String(n, radix: "2")`: what the label tells is of one kind in each overload.
    private func isOtherLabelled(_ argument: TypedArgument, _ wanted: StaticType) -> Bool {
        argument.label != nil && !index.program.importsForeignModules
            && isOtherScalar(solver.defaulted(argument.type), solver.resolved(wanted))
    }

    /// A text where a view or a modifier takes a number or a truth value, or the other way round.
    private func isOtherScalar(_ given: StaticType, _ wanted: StaticType) -> Bool {
        given.isScalarValue && wanted.isScalarValue && !(given.isNumber && wanted.isNumber) && isWrongKind(given, wanted, wanted)
    }

    /// A number, a text or a truth value that no overload of a view or of a modifier takes where it stands, or an optional of what all of
    /// them take.
    private func checkViewArguments(
        _ fitting: [FittingCandidate], _ arguments: [TypedArgument], _ name: String, _ expression: Expression
    ) {
        for (place, argument) in arguments.enumerated() where argument.isInferred {
            let given = solver.defaulted(argument.type)
            let wanted = fitting.map { $0.parameter(of: place).map { solver.resolved($0.type) } ?? .unknown }
            if let wrapped = given.wrapped, wrapped.isScalarValue, wanted.contains(wrapped), !isImplicitlyUnwrapped(argument.expression),
                wanted.allSatisfy({ $0 == wrapped || isNeverTaken(wrapped, for: $0) })
            {
                return reportOptional(argument.expression, wrapped)
            }
            let values = wanted.map(\.unwrapped)
            guard !values.isEmpty,
                values.allSatisfy({
                    isOtherScalar(given, $0) || isNeverTaken(given, for: $0) || isOtherKind(given, for: $0) || isWrongBinding(argument, $0)
                })
            else { continue }
            return report(viewFault(argument.expression, given, values, name, arguments.map(\.label), expression))
        }
    }

    /// In the compiler's words: one type is told, of a title what it asks for, else that nothing fits.
    private func viewFault(
        _ value: Expression, _ given: StaticType, _ wanted: [StaticType], _ name: String, _ labels: [String?], _ call: Expression
    ) -> Diagnostic {
        if Set(wanted).count == 1, !isHostProtocol(wanted[0]) {
            return Diagnostic(.typeMismatch, Use.argument.message(given, wanted[0]), at: value.place)
        }
        guard name == "init", wanted.contains(.string), !value.isScalarLiteral else {
            let what = name == "init" ? "initializer" : "instance method '\(name)'"
            return Diagnostic(.typeMismatch, "no exact matches in call to \(what)", at: call.place)
        }
        let shown = "init(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        return Diagnostic(
            .typeMismatch, "initializer '\(shown)' requires that '\(given)' conform to 'StringProtocol'", at: call.place,
            hint: "write a text with it, as in \"\\(value)\"")
    }

    /// Does a type of the host's surely take no value of one of the language's own types?
    private func isNeverTaken(_ given: StaticType, for wanted: StaticType) -> Bool {
        guard given.isScalarValue, let given = given.nominalName, let wanted = wanted.nominalName else { return false }
        return wanted.hasSuffix("Range") || wanted == "Binding" || index.host(wanted, takesType: given) == false
    }

    /// An Int of a variable where a modifier takes a length.
    private func isCountForLength(_ argument: TypedArgument, _ wanted: StaticType) -> Bool {
        solver.resolved(argument.type) == .int && solver.resolved(wanted).unwrapped.isFloatingPoint
    }

    /// A binding of a number where one of a text is wanted, or the like.
    private func isWrongBinding(_ argument: TypedArgument, _ wanted: StaticType) -> Bool {
        guard case .nominal("Binding", let asked) = solver.defaulted(wanted), asked.count == 1 else { return false }
        if solver.defaulted(argument.type).isScalarValue { return asked[0].isKnown }
        guard case .nominal("Binding", let given) = solver.defaulted(argument.type), given.count == 1 else { return false }
        return isWrongKind(given[0], asked[0], asked[0]) || given[0].isInteger && asked[0].isFloatingPoint
    }

    private func isWrongKind(_ given: StaticType, _ asked: StaticType, _ wanted: StaticType) -> Bool {
        // `xs.sorted(by: "name")`
        if asked.isFunction { return given.isScalarValue && !index.program.importsForeignModules }
        guard given.isScalarValue, asked.isScalarValue else { return false }
        if given.isNumber, asked.isNumber { return wanted == .int && given == .double }
        return given.isNumber || asked.isNumber || (given == .bool) != (asked == .bool)
    }

    /// A call of a method or an initializer of the library whose overloads all take arguments of another kind.
    func checkOverloads(_ candidates: [FoundMember], _ arguments: [TypedArgument], _ name: String, _ expression: Expression) {
        let fitting = candidates.compactMap { found in
            let signature = index.signature(of: found.member)
            return slots(for: arguments, signature).map { FittingCandidate(found: found, signature: signature, slots: $0) }
        }
        if fitting.count > 1, fitting.allSatisfy({ $0.found.member.isOfView || isOfHost($0.found.member) }), hasCompilersWords {
            return checkViewArguments(fitting, arguments, name, expression)
        }
        if name == "init" { return checkScalarArguments(candidates, arguments, expression) }
        guard fitting.count > 1, fitting.allSatisfy(\.found.member.takesWhatItDeclares) else { return }
        if checkOwnValue(fitting, arguments, expression) { return }
        let inexact = "no exact matches in call to \(fitting[0].found.member.descriptiveKind) '\(name)'"
        let wrong = fitting.compactMap { otherKind(for: $0, arguments) }
        // `numbers.contains("a")`: of a generic overload its constraints say that it is not meant.
        guard let first = wrong.first,
            fitting.allSatisfy({ otherKind(for: $0, arguments) != nil || isUnmet($0, arguments) })
        else { return checkNumbers(fitting, arguments, inexact, expression) }
        guard wrong.allSatisfy({ $0 == first }) else { return report(Diagnostic(.typeMismatch, inexact, at: expression.place)) }
        let argument = arguments[first.place]
        report(
            Diagnostic(
                .typeMismatch, Use.argument.message(solver.defaulted(argument.type), first.type), at: argument.expression.place))
    }

    /// `pow(count, 2)`: numbers that no overload of a function takes together. Of those that take all but one the compiler means the one
    /// that leaves literals as they are.
    private func checkNumbers(
        _ fitting: [FittingCandidate], _ arguments: [TypedArgument], _ inexact: String, _ expression: Expression
    ) {
        let given = arguments.map { solver.defaulted($0.type) }
        guard !scope.isBarePrompt, !index.program.importsForeignModules, fitting.allSatisfy({ $0.found.member.owner == nil }),
            arguments.allSatisfy(\.isInferred), given.allSatisfy(\.isNumber), fitting.allSatisfy({ !isTaken(arguments, by: $0) })
        else { return }
        var nearest: [(place: Int, type: StaticType, kept: Int)] = []
        for candidate in fitting where candidate.signature.generics.isEmpty {
            let taken = arguments.indices.map { candidate.parameter(of: $0)?.type ?? .unknown }
            let wrong = arguments.indices.filter { place in trying { convert(arguments[place].type, to: taken[place]) } == nil }
            let kept = arguments.indices.count { solver.literal(arguments[$0].type) != nil && given[$0] == taken[$0] }
            if wrong.count == 1 { nearest.append((wrong[0], taken[wrong[0]], kept)) }
        }
        let best = nearest.filter { $0.kept == nearest.map(\.kept).max() }
        guard best.count == 1 else { return report(Diagnostic(.typeMismatch, inexact, at: expression.place)) }
        report(
            Diagnostic(
                .typeMismatch, Use.argument.message(given[best[0].place], best[0].type), at: arguments[best[0].place].expression.place,
                hint: "convert it, as in 'Double(…)'"))
    }

    private func isTaken(_ arguments: [TypedArgument], by candidate: FittingCandidate) -> Bool {
        trying { cost(of: open(candidate), arguments, nil) } != nil
    }

    private func isUnmet(_ candidate: FittingCandidate, _ arguments: [TypedArgument]) -> Bool {
        !candidate.signature.generics.isEmpty && !isTaken(arguments, by: candidate)
    }

    /// A value where whatever is meant takes a binding: `text: name` for `text: $name`.
    func checkBindings(_ candidates: [FoundMember], _ arguments: [TypedArgument]) {
        for (place, argument) in arguments.enumerated() where argument.isInferred {
            let given = solver.defaulted(argument.type)
            guard given.isScalarValue else { continue }
            let wanted = candidates.compactMap { found -> StaticType? in
                let signature = index.signature(of: found.member)
                guard let slots = slots(for: arguments, signature) else { return nil }
                let taker = zip(slots, signature.parameters).first { slot, _ in if case .one(place) = slot { true } else { false } }
                return taker?.1.type.substituting(found.substitution) ?? .unknown
            }
            guard let first = wanted.first, case .nominal("Binding", let values) = first, values.count == 1, values[0].isKnown,
                wanted.allSatisfy({ $0 == first })
            else { continue }
            report(Diagnostic(.typeMismatch, Use.argument.message(given, first), at: argument.expression.place))
        }
    }

    /// The first argument that is of another kind than what a candidate takes for it.
    private func otherKind(for candidate: FittingCandidate, _ arguments: [TypedArgument]) -> (place: Int, type: StaticType)? {
        for (slot, parameter) in zip(candidate.slots, candidate.signature.parameters) {
            guard case .one(let place) = slot, arguments[place].isInferred,
                case let wanted = parameter.type.substituting(candidate.found.substitution), isWrongKind(arguments[place], wanted)
            else { continue }
            return (place, solver.defaulted(wanted))
        }
        return nil
    }
}

extension Member {
    /// Is it a method of the library's collections and texts, all of whose overloads are declared?
    var takesWhatItDeclares: Bool {
        guard let owner else { return isLibrary && !isNative }
        return isLibrary && !isNative && !isStatic && name != "init" && Library.names.types[owner] != nil
    }

    /// A view of the host's, or a modifier.
    var isOfView: Bool { if case .native(let function) = kind { function.isViewBuilding } else { false } }

    /// A modifier of the host's views.
    fileprivate var isModifier: Bool {
        if case .native(let function) = kind { function.isViewBuilding && name != "init" } else { false }
    }
}

extension StaticType.FunctionType {
    /// As the compiler writes a closure that a function of the library's takes, with what that hands on of it.
    fileprivate func written(_ effects: String) -> String {
        let taken = parameters.enumerated().map { place, type in (inoutParameters.contains(place) ? "inout " : "") + type.description }
        return "(" + taken.joined(separator: ", ") + ")\(effects) -> " + (result == .void ? "Void" : result.description)
    }
}

extension StaticType {
    /// A closure that makes a row of an element.
    var takesRowElement: Bool { if case .function(let function) = self { function.parameters == [.rowElement] } else { false } }
}
