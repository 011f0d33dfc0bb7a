// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls of what the library declares without the labels, or all of the arguments, that each of its overloads asks for.
extension Typer {
    /// A call of a method of the library's without the labels that each of its overloads asks for, or without an argument, and of one of
    /// its properties. Of methods that take a key path, or change a collection as `items.remove(item)` does, a file that is not loaded may
    /// well add one.
    func checkLibraryCall(of candidates: [FoundMember], on receiver: StaticType, _ arguments: [TypedArgument], _ expression: Expression) {
        // A bare name may mean a function around the type.
        guard !index.program.importsForeignModules, case .call(let call) = expression.kind, case .member = call.callee.kind else { return }
        guard !scope.isBarePrompt, arguments.allSatisfy({ $0.label == nil && !$0.isTrailing }),
            candidates.allSatisfy({ $0.member.takesWhatItDeclares || $0.member.isNative }),
            case let declared = candidates.filter({ !$0.member.isNative }), let name = declared.first?.member.name,
            case let owner = solver.defaulted(receiver), owner.isKnown,
            owner.isScalarValue || !arguments.contains(where: \.expression.isKeyPath),
            // What is there for other elements alone is told by itself.
            (candidates + lookup.unconstrained(name, of: owner)).allSatisfy({
                !$0.member.isOwn && ($0.member.isProperty || !takes(arguments, $0))
            }),
            natives(name, of: owner)?.allSatisfy({ !$0.takesUnlabelled(arguments.count) }) == true
        else { return }
        if arguments.isEmpty, let property = lookup.members(name, of: owner).found.nearestProperty {
            guard property.member.isLibrary, case let type = type(of: [property], on: owner), type.isKnown, !type.isFunction else { return }
            return checkCallable(type, expression)
        }
        guard
            owner.isScalarValue || arguments.isEmpty || !declared.contains(where: \.member.isMutating)
                || lackOnlyLabels(arguments, declared)
        else { return }
        report(fault(of: declared, arguments, expression))
    }

    /// What is wrong with arguments without labels that no overload of a method takes.
    private func fault(of candidates: [FoundMember], _ arguments: [TypedArgument], _ expression: Expression) -> Diagnostic {
        let name = candidates.first?.member.name ?? ""
        let inexact = Diagnostic(.missingArgument, "no exact matches in call to instance method '\(name)'", at: expression.place)
        guard let meant = meant(by: arguments, among: candidates), case let parameters = index.signature(of: meant.member).parameters,
            !parameters.contains(where: \.isVariadic), let fault = fault(of: arguments, parameters, in: expression)
        else { return inexact }
        // An array declares some of these once more: for the compiler there are two of them.
        guard meant.member.owner == "RangeReplaceableCollection", parameters.count == arguments.count else { return fault }
        return Diagnostic(.missingArgument, inexact.message, at: inexact.span, hint: fault.message)
    }

    /// The overload that lacks nothing but further arguments, or the one that takes as many, and their types, under labels.
    private func meant(by arguments: [TypedArgument], among candidates: [FoundMember]) -> FoundMember? {
        if candidates.count == 1 { return candidates[0] }
        let isShort = { (candidate: FoundMember) -> Bool in
            var matching = ParameterMatching(parameters: self.index.signature(of: candidate.member).parameters, arguments: arguments)
            if case .missing? = matching.match() { return true } else { return false }
        }
        if let short = candidates.first(where: isShort) { return short }
        let alike = candidates.filter { index.signature(of: $0.member).parameters.count == arguments.count }
        let plain = alike.filter { index.signature(of: $0.member).generics.isEmpty }
        return plain.count == 1 ? plain[0] : plain.first { takesValues(of: arguments, $0) } ?? alike.first
    }

    /// Are these the arguments of one of the methods but for its labels: `numbers.remove(0)`?
    private func lackOnlyLabels(_ arguments: [TypedArgument], _ candidates: [FoundMember]) -> Bool {
        let areTold = trying { unlabelled(arguments).allSatisfy { $0.needsContext || solver.defaulted($0.type).isKnown } }
        return areTold
            && candidates.contains { index.signature(of: $0.member).parameters.count == arguments.count && takesValues(of: arguments, $0) }
    }

    /// Would a candidate take the arguments, one a parameter, under its own labels?
    func takesValues(of arguments: [TypedArgument], _ candidate: FoundMember) -> Bool {
        trying {
            let values = unlabelled(arguments)
            let slots = values.indices.map { Slot.one($0) }
            let fitting = FittingCandidate(found: candidate, signature: index.signature(of: candidate.member), slots: slots)
            return cost(of: open(fitting), values, nil) != nil
        }
    }

    /// The arguments without their labels, with types of their own where they have any.
    private func unlabelled(_ arguments: [TypedArgument]) -> [TypedArgument] {
        arguments.map { argument in
            let value = TypedArgument(Expression.Argument(argument.expression), isTrailing: false)
            if !value.needsContext { value.infer(self, nil) }
            return value
        }
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
        guard !scope.isBarePrompt, !index.program.importsForeignModules, let first = candidates.first?.member,
            first.name != "init" || !arguments.isEmpty,
            !arguments.contains(where: { $0.isTrailing || $0.expression.isClosureLike }), first.owner == nil || first.isOfTypeItself,
            candidates.allSatisfy({ !$0.member.isOwn && !takes(arguments, $0) }),
            case let labels = arguments.map(\.label),
            natives(first.name, ofTypeOrNone: receiver)?.allSatisfy({ !$0.mayTake(labels) }) == true,
            first.owner != nil || isOfNoTypeAround(first.name)
        else { return }
        for candidate in candidates {
            let parameters = index.signature(of: candidate.member).parameters
            var matching = ParameterMatching(parameters: parameters, arguments: arguments)
            if case .missing? = matching.match(), first.name != "init" || labels.contains(where: { $0 != nil }),
                let fault = fault(of: arguments, parameters, in: expression)
            {
                return report(fault)
            }
        }
        let alike = candidates.filter { lackLabels(labels, index.signature(of: $0.member).parameters.map(\.label), of: first) }
        guard let meant = alike.first(where: { takesValues(of: arguments, $0) }) ?? alike.first else { return }
        if alike.count > 1, arguments.count > 1, !takesValues(of: arguments, meant) {
            let message = "no exact matches in call to \(first.descriptiveKind) '\(first.name)'"
            return report(Diagnostic(.missingArgument, message, at: expression.place))
        }
        if let fault = fault(of: arguments, index.signature(of: meant.member).parameters, in: expression) { report(fault) }
    }

    /// Has no type around, as far as its declarations tell, a function of that name? The host's types have none of the library's functions.
    private func isOfNoTypeAround(_ name: String) -> Bool {
        ownTypes().allSatisfy { owner in
            if owner.isStatic || lookup.members(name, of: owner.type).isKnown { return true }
            guard let nominal = owner.type.nominalName, let info = index.types[nominal], info.isComplete, !info.isOfLibrary else {
                return false
            }
            return index.conformances(of: nominal).keys.allSatisfy { !index.isUndeclared($0) || $0.asksForNothing }
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
        if takeFractions, arguments.count > 1, arguments.allSatisfy({ solver.defaulted($0.type).isInteger }) {
            let message = "no exact matches in call to global function '\(candidates.first?.member.name ?? "")'"
            return report(Diagnostic(.typeMismatch, message, at: expression.place))
        }
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
    var takesFractionsOnly: Bool {
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
                && parameters.count { $0.label == nil && $0.defaultText == nil } <= count
    }

    /// May it be given arguments with these labels?
    fileprivate func mayTake(_ labels: [String?]) -> Bool {
        labels.allSatisfy { label in parameters.contains { $0.label == label } }
            && parameters.count { $0.defaultText == nil && !$0.isVariadic } <= labels.count
    }
}
