// SPDX-License-Identifier: GPL-3.0-or-later

/// What is declared as `T!` is an optional, and what that holds where the optional does not fit.
extension Typer {
    /// An operand that is not an optional where it is declared as `T!`.
    func unwrappedImplicitly(_ typed: Typed, _ expression: Expression) -> Typed {
        guard let wrapped = solver.resolved(typed.type).wrapped, isImplicitlyUnwrapped(expression) else { return typed }
        return Typed(wrapped) { expression.with(.forceUnwrap(typed.finish())) }
    }

    /// `max(count, 2)` of an `Int!`: the optional is nothing that a generic parameter may stand for, what it holds is.
    func isUnwrapped(_ argument: TypedArgument, for parameter: Signature.Parameter, of candidate: OpenedCandidate) -> Bool {
        guard parameter.type.hasVariables, let wrapped = solver.head(argument.type).wrapped,
            isImplicitlyUnwrapped(argument.expression)
        else { return false }
        func isTaken(_ type: StaticType) -> Bool {
            trying { convert(type, to: parameter.type) != nil && candidate.signature.constraints.allSatisfy { holds($0) } }
        }
        return !isTaken(argument.type) && isTaken(wrapped)
    }

    /// What a member of a name is looked up on: what the optional holds, where that itself has none of the name.
    func owner(of name: String, _ type: StaticType, _ base: Expression) -> StaticType {
        let owner = solver.resolved(type)
        guard let wrapped = owner.wrapped, lookup.members(name, of: owner).found.isEmpty, isImplicitlyUnwrapped(base) else { return type }
        return wrapped
    }

    /// What a method is called on. Of an optional that is declared as `T!` a method of its own is meant where that takes the arguments, else
    /// the one of that name which what it holds has: `names.map { $0.uppercased() }` of a `[String]!`.
    func receiver(
        of call: Expression.Call, named name: String, _ type: StaticType, _ base: Expression, _ expected: StaticType?
    ) -> StaticType {
        let owner = solver.resolved(owner(of: name, type, base))
        guard let wrapped = owner.wrapped, case let own = lookup.members(name, of: owner).found, !own.isEmpty,
            case let held = lookup.members(name, of: wrapped).found, !held.isEmpty, isImplicitlyUnwrapped(base)
        else { return owner }
        /// What a call of one of the methods gives; nil where none takes the arguments.
        func result(of methods: [FoundMember]) -> StaticType? {
            var result: StaticType?
            let isFitting = fits {
                result = choose(methods, call.typedArguments, expected, name, call.callee).map { solver.defaulted($0.result) }
                return result != nil
            }
            return isFitting ? result : nil
        }
        guard let asOptional = result(of: own) else { return wrapped }
        // A member that the optional's value may have for all that is declared here, what it holds has for sure.
        return asOptional.isKnown || result(of: held)?.isKnown != true ? owner : wrapped
    }

    /// Does an expression name a variable, a parameter or a property that is declared as `T!`?
    /// - Parameter owner: where an implicit member is one of that type, as `.standard` is.
    func isImplicitlyUnwrapped(_ expression: Expression, in owner: StaticType? = nil) -> Bool {
        switch expression.kind {
        case .implicitMember(let name): owner.flatMap { property(name, of: .metatype($0)) }?.isImplicitlyUnwrapped ?? false
        case .identifier(let name, _): isImplicitlyUnwrapped(name)
        case .parenthesized(let inner): isImplicitlyUnwrapped(inner, in: owner)
        case .member(let base, let name, _):
            property(name, of: self.owner(of: name, triedType(of: base), base))?.isImplicitlyUnwrapped ?? false
        case .subscript(let base, _):
            lookup.members("subscript", of: solver.resolved(self.owner(of: "subscript", triedType(of: base), base))).found
                .contains(where: \.member.isImplicitlyUnwrapped)
        case .call(let call): isResultImplicitlyUnwrapped(call.callee, in: owner) || makesImplicitlyUnwrapped(call)
        case .effect(let word, let inner): word != "try?" && isImplicitlyUnwrapped(inner, in: owner)
        case .ternary(_, let first, let second): [first, second].contains { isImplicitlyUnwrapped($0, in: owner) }
        default: false
        }
    }

    private func isImplicitlyUnwrapped(_ name: String) -> Bool {
        switch scope.local(name) {
        case .variable(_, _, let unwraps)?: return unwraps
        case .functions?: return false
        case nil: break
        }
        for (owner, isStatic) in ownTypes() {
            if let found = property(name, of: isStatic ? .metatype(owner) : owner) { return found.isImplicitlyUnwrapped }
        }
        return index.variables[name]?.isImplicitlyUnwrapped ?? false
    }

    /// Are all functions that may be called declared with a result `T!`?
    private func isResultImplicitlyUnwrapped(_ callee: Expression, in wanted: StaticType?) -> Bool {
        let found = functions(called: callee, in: wanted)
        return !found.isEmpty
            && found.allSatisfy { if case .function(let function) = $0.kind { function.isResultImplicitlyUnwrapped } else { false } }
    }

    /// Does a call make a value by an `init!` of a type of the user's?
    private func makesImplicitlyUnwrapped(_ call: Expression.Call) -> Bool {
        guard case .metatype(.nominal(let name, _)) = solver.resolved(triedType(of: call.callee)), let info = index.types[name] else {
            return false
        }
        let labels = (call.arguments + call.trailingClosures).map(\.label)
        let meant = info.initializers.filter { index.signature(of: $0).parameters.map(\.label) == labels }
        return !meant.isEmpty
            && meant.allSatisfy { if case .initializer(let function, _) = $0.kind { function.isResultImplicitlyUnwrapped } else { false } }
    }

    /// What a call may mean by the name of what it calls.
    func functions(called callee: Expression, in wanted: StaticType? = nil) -> [Member] {
        switch callee.kind {
        case .identifier(let name, _):
            if case .functions(let local)? = scope.local(name) { return local }
            for (owner, isStatic) in ownTypes() {
                let found = lookup.members(name, of: isStatic ? .metatype(owner) : owner).found
                if !found.isEmpty { return found.map(\.member) }
            }
            return index.overloads(named: name) ?? []
        case .member(let base, let name, _):
            return lookup.members(name.withoutLabels, of: solver.resolved(owner(of: name, triedType(of: base), base))).found.map(\.member)
        case .implicitMember(let name):
            return wanted.map { lookup.members(name.withoutLabels, of: .metatype($0)).found.map(\.member) } ?? []
        default: return []
        }
    }

    /// Is it a property of one of Foundation's formatters? Those that can be set are `T!`, which their declarations here do not say.
    func isOfFormatter(_ value: Expression) -> Bool {
        guard case .member(let base, let name, _) = value.kind, let owner = triedType(of: base).nominalName,
            index.conformances(of: owner)["Formatter"] != nil, let found = property(name, of: .nominal(owner))
        else { return false }
        return found.isNative && found.isSettable
    }

    private func property(_ name: String, of owner: StaticType) -> Member? {
        lookup.members(name, of: solver.resolved(owner)).found.nearestProperty?.member
    }
}

extension Member {
    fileprivate var isImplicitlyUnwrapped: Bool {
        switch kind {
        case .property(let binding): binding.isImplicitlyUnwrapped
        case .subscript(let one): one.isResultImplicitlyUnwrapped
        default: false
        }
    }
}

extension Expression {
    /// Is it a choice of several values, or a subscript? Each of those may be declared as `T!`, which is not looked for.
    var hidesDeclarations: Bool {
        switch kind {
        case .if, .switch, .subscript: true
        case .parenthesized(let inner), .effect(_, let inner): inner.hidesDeclarations
        default: false
        }
    }
}
