// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls of what the library declares without the labels, or all of the arguments, that each of its overloads asks for.
extension Typer {
    /// A call of a method of the library's without the labels that each of its overloads asks for, or of one of its properties. What changes
    /// a collection, or takes a key path, a file that is not loaded may well add under the same name.
    func checkLibraryCall(of candidates: [FoundMember], on receiver: StaticType, _ arguments: [TypedArgument], _ expression: Expression) {
        // A bare name may mean a function around the type.
        guard !index.program.importsForeignModules, case .call(let call) = expression.kind, case .member = call.callee.kind else { return }
        guard !scope.isBarePrompt, let first = candidates.first, arguments.allSatisfy({ $0.label == nil && !$0.isTrailing }),
            candidates.allSatisfy({ $0.member.takesWhatItDeclares && !takes(arguments, $0) }),
            case let owner = solver.defaulted(receiver), owner.isKnown, case let name = first.member.name,
            owner.isScalarValue || !candidates.contains(where: \.member.isMutating) && !arguments.contains(where: \.expression.isKeyPath),
            natives(name, of: owner)?.allSatisfy({ !$0.takesUnlabelled(arguments.count) }) == true
        else { return }
        if arguments.isEmpty {
            guard let property = nearestProperty(lookup.members(name, of: owner).found), property.member.isLibrary,
                case let type = type(of: [property], on: owner), type.isKnown, !type.isFunction
            else { return }
            return checkCallable(type, expression)
        }
        let like = candidates.map { index.signature(of: $0.member).parameters }.first { $0.count == arguments.count }
        let message =
            like.map { relabelled(arguments.map(\.label), $0.map(\.label)) } ?? "no exact matches in call to instance method '\(name)'"
        report(Diagnostic(.missingArgument, message, at: expression.place))
    }

    /// What is native under a name on a type of the library's, with what the host adds to it; nil where nobody knows.
    private func natives(_ name: String, of owner: StaticType) -> [NativeFunction]? {
        guard let nominal = owner.nominalName, let type = StandardLibrary.type(named: nominal) else { return nil }
        let added = ([nominal] + index.conformances(of: nominal).keys).compactMap { index.host?.nativeType(named: $0)?.methods[name] }
        return (type.methods[name] ?? []) + added.joined()
    }

    /// `min(1)`, `Array(repeating: 0)`, `Int.random(1...6)`: a function, an initializer or a static function of the library's without an
    /// argument at its end, or without a label. What is called with more, or with other labels, a file that is not loaded may well add.
    func checkLibraryFunction(
        _ candidates: [FoundMember], on receiver: StaticType, _ arguments: [TypedArgument], _ expression: Expression
    ) {
        guard !scope.isBarePrompt, !index.program.importsForeignModules, !arguments.isEmpty, let first = candidates.first?.member,
            !arguments.contains(where: { $0.isTrailing || $0.expression.isClosureLike }), first.owner == nil || first.isOfTypeItself,
            candidates.allSatisfy({ !$0.member.isOwn && !takes(arguments, $0) }),
            case let labels = arguments.map(\.label),
            natives(first.name, ofTypeOrNone: receiver)?.allSatisfy({ !$0.mayTake(labels) }) == true,
            first.owner != nil || ownTypes().allSatisfy({ $0.isStatic || lookup.members(first.name, of: $0.type).isKnown })
        else { return }
        for candidate in candidates {
            let parameters = index.signature(of: candidate.member).parameters
            var matching = ParameterMatching(parameters: parameters, arguments: arguments)
            if case .missing(let place)? = matching.match(), first.name != "init" || labels.contains(where: { $0 != nil }) {
                let name = parameters[place].label.map { "'\($0)'" } ?? "#\(place + 1)"
                return report(Diagnostic(.missingArgument, "missing argument for parameter \(name) in call", at: expression.closing))
            }
            if lackLabels(labels, parameters.map(\.label), of: first) {
                return report(Diagnostic(.missingArgument, relabelled(labels, parameters.map(\.label)), at: expression.opening))
            }
        }
    }

    /// Are these the arguments of a function but for labels? One that is there tells that it is meant, where another may have the name.
    private func lackLabels(_ given: [String?], _ asked: [String?], of member: Member) -> Bool {
        given.count == asked.count && given != asked && zip(given, asked).allSatisfy { $0 == nil || $0 == $1 }
            && (given.contains { $0 != nil } || member.isStatic && member.name != "init")
    }

    /// An optional where each overload of the library's takes what it holds, `Int(text)` and `abs(count)`, and a whole number where all take
    /// one with fractions, `sqrt(count)`.
    func checkScalarArguments(_ candidates: [FoundMember], _ arguments: [TypedArgument], _ expression: Expression) {
        let takeFractions = candidates.allSatisfy(\.member.takesFractionsOnly)
        guard !scope.isBarePrompt, !index.program.importsForeignModules,
            arguments.contains(where: { argument in
                takeFractions && solver.resolved(argument.type).isInteger || solver.defaulted(argument.type).wrapped?.isScalarValue == true
            }),
            arguments.allSatisfy({ $0.isInferred && !$0.isTrailing && !$0.expression.isClosureLike }),
            candidates.allSatisfy({ $0.member.isLibrary && !$0.member.isNative }), !areTaken(arguments, by: candidates)
        else { return }
        for (place, argument) in arguments.enumerated() {
            let given = solver.defaulted(argument.type)
            if let wrapped = given.wrapped, wrapped.isScalarValue, !isImplicitlyUnwrapped(argument.expression),
                areTaken(arguments, by: candidates, unwrapping: place)
            {
                return reportOptional(argument.expression, wrapped)
            }
            if takeFractions, arguments.count == 1, solver.resolved(argument.type).isInteger {
                return report(Diagnostic(.typeMismatch, Use.argument.message(given, .double), at: argument.expression.place))
            }
        }
    }

    /// Does one of the candidates take the arguments, where one of them stands with a `!` behind it?
    private func areTaken(_ arguments: [TypedArgument], by candidates: [FoundMember], unwrapping place: Int? = nil) -> Bool {
        trying {
            // Anew: what stands beside an optional was made one where both are to be of one type.
            let given = arguments.enumerated().map { index, argument -> TypedArgument in
                let value = argument.expression
                let unwrapped = index == place ? Expression(.forceUnwrap(value), span: value.span) : value
                let result = TypedArgument(Expression.Argument(label: argument.label, unwrapped), isTrailing: false)
                result.infer(self, nil)
                return result
            }
            return candidates.contains { found in
                let signature = index.signature(of: found.member)
                guard let slots = slots(for: given, signature) else { return false }
                return cost(of: open(FittingCandidate(found: found, signature: signature, slots: slots)), given, nil) != nil
            }
        }
    }

    /// What the host adds to a function, and what is native of an initializer or a static function of a type of the library's; nil where
    /// nobody knows.
    private func natives(_ name: String, ofTypeOrNone receiver: StaticType) -> [NativeFunction]? {
        guard case .metatype(let instance) = receiver else { return index.host?.globalFunctions(named: name) ?? [] }
        guard let nominal = instance.nominalName, let type = StandardLibrary.type(named: nominal) else { return nil }
        let hosted = ([nominal] + index.conformances(of: nominal).keys).compactMap { index.host?.nativeType(named: $0) }
        return ([type] + hosted).flatMap { name == "init" ? $0.initializers : $0.staticMembers[name]?.functions ?? [] }
    }
}

extension Member {
    /// An initializer, or a static function.
    fileprivate var isOfTypeItself: Bool { isStatic || name == "init" }

    /// `func sqrt<T: FloatingPoint>(_ x: T)`
    fileprivate var takesFractionsOnly: Bool {
        guard owner == nil, case .function(let function) = kind, let generic = function.genericParameters.first else { return false }
        return generic.constraint?.baseName == "FloatingPoint"
    }
}

extension Typer.OpenedCandidate {
    /// Is it the only function of the library's of its name that takes so many arguments, each of which may be of any type that its constraints
    /// allow: `abs(_:)`, `min(_:_:)`?
    func isGenericFunction(_ index: StaticIndex) -> Bool {
        guard isOnly, found.member.owner == nil, found.member.isLibrary, !found.member.isNative else { return false }
        return index.signature(of: found.member).parameters.allSatisfy { if case .parameter = $0.type { true } else { false } }
    }
}

extension NativeFunction {
    /// May it be given so many arguments without labels?
    fileprivate func takesUnlabelled(_ count: Int) -> Bool {
        parameters.contains(where: \.isVariadic)
            || parameters.count { $0.label == nil } >= count && parameters.allSatisfy { $0.label == nil || $0.defaultText != nil }
    }

    /// May it be given arguments with these labels?
    fileprivate func mayTake(_ labels: [String?]) -> Bool {
        parameters.contains(where: \.isVariadic)
            || labels.allSatisfy { label in parameters.contains { $0.label == label } }
                && parameters.count { $0.defaultText == nil } <= labels.count
    }
}
