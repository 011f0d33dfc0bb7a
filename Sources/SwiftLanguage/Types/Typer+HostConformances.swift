// SPDX-License-Identifier: GPL-3.0-or-later

/// Values given to functions of the host's that take what they surely are not, though the declarations leave it open.
extension Typer {
    func checkTaken(_ argument: TypedArgument, _ wanted: StaticType, by candidate: OpenedCandidate) {
        let member = candidate.found.member
        guard member.isOfView || isOfHost(member), !scope.isBarePrompt, !index.program.importsForeignModules else { return }
        let wanted = solver.resolved(wanted)
        let given: StaticType
        if isConstantForBinding(argument, wanted) {
            given = triedType(of: argument.expression)
        } else if isViewForValue(argument, wanted), let view = madeType(of: argument) {
            given = view
        } else {
            return checkConformance(of: argument, wanted, candidate)
        }
        let fault = Diagnostic(.typeMismatch, Use.argument.message(given, wanted.unwrapped), at: argument.expression.place)
        report(fault.leavingOut(member.nameOfCall))
    }

    /// `Toggle("a", isOn: true)`
    private func isConstantForBinding(_ argument: TypedArgument, _ wanted: StaticType) -> Bool {
        wanted.nominalName == "Binding" && wanted.isKnown && argument.expression.isScalarLiteral
    }

    /// `.font(Color.red)`: a view for a value of the host's that takes no others.
    private func isViewForValue(_ argument: TypedArgument, _ wanted: StaticType) -> Bool {
        guard isHostValue(wanted.unwrapped), let name = wanted.unwrapped.nominalName, index.isStrict(name) else { return false }
        return madeType(of: argument).map(index.isView) ?? false
    }

    /// The type of an argument; of what makes a view the name that stands there.
    private func madeType(of argument: TypedArgument) -> StaticType? {
        let given = solver.defaulted(argument.type)
        if given == .opaque(["View"]) { return argument.expression.madeType.map { .nominal($0) } }
        return given.nominalName == nil || !given.isKnown ? nil : given
    }

    /// `.foregroundStyle(3)`, `.clipShape(Text("a"))`
    private func checkConformance(of argument: TypedArgument, _ wanted: StaticType, _ candidate: OpenedCandidate) {
        guard let asked = hostProtocol(wanted.unwrapped), let given = typeWithout(asked, argument) else { return }
        let member = candidate.found.member
        let kind = member.name == "init" ? "initializer" : "instance method"
        let words = "\(kind) '\(member.shownName(candidate.signature))' requires that '\(given)' conform to '\(asked)'"
        let fault = Diagnostic(.typeMismatch, words, at: candidate.place ?? argument.expression.place)
        report(fault.leavingOut(member.nameOfCall))
    }

    /// The type of an argument that surely has not a protocol of the host's.
    private func typeWithout(_ asked: String, _ argument: TypedArgument) -> StaticType? {
        guard let given = madeType(of: argument), let name = given.nominalName else { return nil }
        if given.isScalarValue { return lacks(given, asked) ? given : nil }
        if index.isView(given) { return isOfNone(of: asked, name) ? given : nil }
        guard let info = index.types[name], info.isComplete, !info.isOfLibrary, isCertain(given) else { return nil }
        return solver.conformances.conforms(given, to: asked) == false ? given : nil
    }

    /// Is a view surely of none of the kinds that a protocol is one of? Of a shape it is not told whether it is an `InsettableShape`.
    private func isOfNone(of asked: String, _ view: String) -> Bool {
        let kinds = [asked] + index.conformances(of: asked).keys.filter { $0 != "View" }
        let own = index.conformances(of: view)
        return kinds.allSatisfy { own[$0] == nil }
    }
}

extension Member {
    /// What a call of it is called in a list of what was left out.
    fileprivate var nameOfCall: String { name == "init" ? owner ?? name : "." + name }
}
