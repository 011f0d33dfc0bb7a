// SPDX-License-Identifier: GPL-3.0-or-later

/// Members by their bare names: those of the type where there is a value of it, and those of its values where there is none.
extension Typer {
    /// `limit` in a method, where `limit` is a static member of the type: it is `Self.limit` there.
    func checkStaticContext(of found: [FoundMember], _ name: String, on owner: StaticType, at span: SourceSpan?) {
        guard !scope.isStatic, !scope.isScene, owner == scope.selfType, !name.isOperatorName,
            found.allSatisfy(\.member.isOwn), !isGlobal(name), let member = found.first?.member
        else { return }
        let message: String
        if case .enumCase = member.kind {
            message = "enum case '\(name)' cannot be used as an instance member"
        } else {
            message = "static member '\(name)' cannot be used on instance of type '\(owner)'"
        }
        report(Diagnostic(.unknownMember, message, at: span, hint: "write 'Self.\(name)'").declared(name, at: member.span))
    }

    /// A member of the object by its bare name in a closure that is kept, or where the object may be gone.
    func checkExplicitSelf(_ found: [FoundMember], on owner: StaticType, at span: SourceSpan?) {
        if owner == scope.selfType, case .variable(let type, _, _)? = scope.local("self"), type.wrapped == owner,
            found.first?.member.isLibrary == false
        {
            return report(
                Diagnostic(
                    .typeMismatch, "explicit use of 'self' is required when 'self' is optional, to make control flow explicit", at: span,
                    hint: "write 'self?.', or 'guard let self else { return }' before it"))
        }
        guard scope.needsSelf, owner == scope.selfType, scope.local("self") == nil, let member = found.first?.member, !member.isLibrary
        else {
            return
        }
        let what = member.isProperty ? "reference to property '\(member.name)'" : "call to method '\(member.name)'"
        report(
            Diagnostic(
                .typeMismatch, "\(what) in closure requires explicit use of 'self' to make capture semantics explicit", at: span,
                hint: "write 'self.\(member.name)', or '[self]' before the closure's parameters"))
    }

    /// `update()` in a static method, where `update` is a method of the type's values. With one argument it is the method of that value.
    func checkOwnMethod(_ name: String, _ call: Expression.Call, _ expression: Expression) -> Bool {
        guard call.arguments.count + call.trailingClosures.count != 1 || scope.isFirstValue || scope.isDefaultArgument,
            let member = ownInstanceMember(name), !member.isProperty, index.functions[name] == nil
        else { return false }
        reportInstanceMember(member, at: expression.span)
        return true
    }

    /// What the name means for values of the type whose static code is looked at; nil where it may mean something else.
    func ownInstanceMember(_ name: String) -> Member? {
        guard scope.isStatic, let owner = scope.selfType, case .nominal(let nominal, _) = owner, index.types[nominal]?.isComplete == true,
            !isOfEvaluator(name), let member = lookup.members(name, of: owner).found.first?.member, !member.isLibrary, !member.isNative
        else { return nil }
        return member
    }

    func reportInstanceMember(_ member: Member, at span: SourceSpan?) {
        let name = member.name
        let message =
            scope.isDefaultArgument
            ? "cannot use instance member '\(name)' as a default parameter"
            : scope.isFirstValue
                ? "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available"
                : "instance member '\(name)' cannot be used on type '\(scope.selfType ?? .unknown)'"
        report(Diagnostic(.unknownMember, message, at: span).declared(name, at: member.span))
    }

    private func isGlobal(_ name: String) -> Bool {
        index.variables[name] != nil || index.functions[name] != nil || isOfEvaluator(name)
    }

    /// A function that needs no declaration.
    private func isOfEvaluator(_ name: String) -> Bool {
        StandardLibrary.functions[name] != nil || index.host?.globalFunctions(named: name).isEmpty == false
    }

    /// The name of the type whose members are meant: for `Self` in a protocol that of the protocol.
    func declaredName(_ type: StaticType) -> String {
        if case .parameter("Self") = type { return solver.conformances.selfProtocol ?? "" }
        return type.nominalName ?? ""
    }
}
