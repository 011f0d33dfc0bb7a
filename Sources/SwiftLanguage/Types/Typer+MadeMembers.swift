// SPDX-License-Identifier: GPL-3.0-or-later

/// Members and initializers that no declaration shows: the compiler makes them, or does not.
extension Typer {
    /// `rawValue` and `allCases` of a user-defined enum, and the parts of what a regular expression has matched.
    func madeMember(_ name: String, of owner: StaticType) -> StaticType? {
        if let part = part(name, ofMatch: owner) { return part }
        guard case .nominal(let nominal, _) = owner.instance, let info = index.types[nominal], info.kind == .enum, info.isComplete else {
            return nil
        }
        switch (name, owner) {
        case ("rawValue", .nominal): return index.rawType(of: info)
        case ("allCases", .metatype(let type)): return index.conformances(of: nominal)["CaseIterable"] == nil ? nil : .array(type)
        default: return nil
        }
    }

    func mayHaveRawValue(_ info: TypeInfo) -> Bool {
        info.kind != .enum || !info.isComplete || index.rawType(of: info) != nil
            || index.conformances(of: info.name)["RawRepresentable"] != nil
            || index.conformances(of: info.name).keys.contains { index.type(named: $0)?.isComplete != true }
    }

    /// Is all declared in sight that is asked of a generic parameter?
    func isWhollyAsked(_ type: StaticType) -> Bool {
        var asked = solver.conformances.asked(of: type)
        if case .parameter("Self") = type { asked += solver.conformances.selfProtocol.map { [$0] } ?? [] }
        return !asked.isEmpty && !mayBeAnother(type)
            && asked.allSatisfy { name in
                index.types[name]?.kind == .protocol && index.types[name]?.isComplete == true && !Library.names.isDeclared(name)
                    && index.conformances(of: name).keys.allSatisfy { !Library.names.isDeclared($0) || $0.asksForNothing }
            }
    }

    /// Do the constraints in sight say more of a generic parameter than protocols?
    private func mayBeAnother(_ type: StaticType) -> Bool {
        scope.context.selfName != nil
            || scope.constraints.contains { constraint in
                if case .same(let other) = constraint.relation { return constraint.subject == type || other == type }
                return false
            }
    }

    /// `T()` of a parameter that is asked for no initializer, and arguments for a class that has none but `init()`.
    /// `Side(rawValue: 1)` of an enum whose raw values are texts.
    func checkRawValue(_ type: StaticType, _ arguments: [TypedArgument]) {
        guard case .metatype(.nominal(let name, _)) = type, arguments.map(\.label) == ["rawValue"], let info = index.types[name],
            info.isComplete, !info.isRedeclared, !info.isOfLibrary, info.initializers.isEmpty, let raw = index.rawType(of: info)
        else { return }
        arguments[0].infer(self, raw)
        expect(arguments[0].type, toBe: raw, arguments[0].expression, .argument)
    }

    func checkMakeable(_ type: StaticType, _ arguments: [TypedArgument], _ callee: Expression) {
        switch type {
        case .metatype(.parameter(let name)):
            let parameter = StaticType.parameter(name)
            guard !name.hasPrefix("some#"), !name.hasPrefix("each "), !mayBeAnother(parameter),
                isWhollyAsked(parameter) || name != "Self" && solver.conformances.asked(of: parameter).isEmpty
            else { return }
            report(Diagnostic(.unknownMember, "type '\(name)' has no member 'init'", at: callee.place))
        case .metatype(.existential(let names)):
            guard !names.isEmpty, names.allSatisfy({ index.types[$0]?.isComplete == true && !Library.names.isDeclared($0) }) else { return }
            report(
                Diagnostic(
                    .unknownMember, "'\(type.instance)' cannot be constructed because it has no accessible initializers",
                    at: callee.place, hint: "make a value of a type that conforms to it"))
        case .metatype(.nominal(let name, _)) where index.types[name]?.kind == .enum: checkMadeByRawValue(name, arguments, callee)
        case .metatype(.nominal(let name, _)):
            guard let info = index.types[name], info.kind == .class, info.isComplete, !info.isRedeclared, !info.isOfLibrary,
                info.initializers.isEmpty, let first = arguments.first, first.label != "from", index.host?.nativeType(named: name) == nil,
                index.conformances(of: name).keys.allSatisfy({ index.type(named: $0)?.kind == .protocol || $0.asksForNothing })
            else { return }
            report(Diagnostic(.unknownArgument, "argument passed to call that takes no arguments", at: first.expression.place))
        default: break
        }
    }

    /// `Side("left")` for `Side(rawValue: "left")`.
    private func checkMadeByRawValue(_ name: String, _ arguments: [TypedArgument], _ callee: Expression) {
        guard let info = index.types[name], info.isComplete, !info.isRedeclared, !info.isOfLibrary, info.initializers.isEmpty,
            !index.program.importsForeignModules, !scope.isBarePrompt, index.host?.nativeType(named: name) == nil,
            index.conformances(of: name).keys.allSatisfy({ index.type(named: $0) != nil || $0.asksForNothing })
        else { return }
        if arguments.isEmpty {
            let words = "'\(name)' cannot be constructed because it has no accessible initializers"
            return report(Diagnostic(.unknownMember, words, at: callee.place, hint: "write one of its cases"))
        }
        guard index.rawType(of: info) != nil, arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing else { return }
        report(Diagnostic(.missingArgument, "missing argument label 'rawValue:' in call", at: arguments[0].expression.span))
    }

    /// Does a type surely not have a protocol?
    func lacks(_ type: StaticType, _ name: String) -> Bool {
        if let conforms = solver.conformances.conforms(type, to: name) { return !conforms }
        // No number and no text is a view, unless an extension in sight says so.
        guard type.isScalarValue, let nominal = type.nominalName else { return false }
        return index.host?.nativeType(named: name)?.isProtocol == true && index.conformances(of: nominal)[name] == nil
            && !index.program.importsForeignModules
    }

    /// A statement that gives no view where views are gathered.
    func checkView(_ type: StaticType, _ value: Expression) {
        guard scope.gathersViews else { return }
        let type = solver.defaulted(type)
        if type == .void {
            report(Diagnostic(.typeMismatch, "type '()' cannot conform to 'View'", at: value.place))
        } else if type.isScalarValue, lacks(type, "View") {
            report(
                Diagnostic(
                    .typeMismatch, "static method 'buildExpression' requires that '\(type)' conform to 'View'", at: value.place))
        }
    }
}

extension String {
    /// A protocol without members, but for those that the compiler gives.
    var asksForNothing: Bool { self == "AnyObject" || self == "Sendable" || KnownWrapper.protocols.contains(self) }
}

extension Typer {
    /// A user-defined type that has no such operator, and cannot be written as a literal.
    func isOwnWithout(_ type: StaticType, _ sign: String) -> Bool {
        guard case .nominal(let name, _) = type, let info = index.types[name], info.isComplete, !info.isOfLibrary,
            !Library.names.isDeclared(name)
        else { return false }
        return lookup.statics(sign, of: type).found.allSatisfy { $0.member.isRequirement || $0.member.isLibrary }
            && index.conformances(of: name).keys.allSatisfy { !$0.hasPrefix("ExpressibleBy") && index.type(named: $0)?.isComplete == true }
    }
}
