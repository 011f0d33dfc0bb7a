// SPDX-License-Identifier: GPL-3.0-or-later

/// The types of expressions as far as declarations and variables tell them. Nothing is run to find out.
extension Activation {
    /// The type of an expression; nil where running it would be the only way to know, and for literals, which take the type that is wanted.
    func staticType(of expression: Expression) -> ResolvedType? {
        switch expression.kind {
        case .bool: .bool
        case .float: .double
        case .identifier(let name, _): variableType(name)
        case .member(let base, let name, _): staticMemberType(base, name)
        case .call(let call): known(callType(call))
        case .subscript(let base, let arguments): staticElementType(base, arguments)
        case .parenthesized(let inner), .inout(let inner): staticType(of: inner)
        case .effect(let word, let inner): word == "try?" ? staticType(of: inner).map { .optional($0) } : staticType(of: inner)
        case .forceUnwrap(let inner), .optionalTry(let inner): staticType(of: inner)?.unwrapped
        case .optionalChain(let inner): staticType(of: inner).map { .optional($0.unwrapped) }
        case .as(_, let kind, let type):
            known(try? resolve(type, at: nil)).map { kind == .conditional ? .optional($0) : $0 }
        case .is: .bool
        case .ternary(_, let yes, let no): staticType(of: yes) ?? staticType(of: no)
        case .prefix(let sign, let operand): sign == "!" ? .bool : staticType(of: operand)
        case .binary(let left, let sign, let right): binaryType(left, sign, right)
        case .array, .dictionary: literalType(of: expression)
        default: nil
        }
    }

    private func known(_ type: ResolvedType?) -> ResolvedType? {
        guard let type, !type.isAny, !type.isElement else { return nil }
        return type
    }

    private func binaryType(_ left: Expression, _ sign: String, _ right: Expression) -> ResolvedType? {
        switch sign {
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=": return .bool
        case "??": return staticType(of: left)?.unwrapped ?? staticType(of: right)
        case "+", "-", "*", "/", "%":
            // Of the numbers alone: what an own operator makes is not looked up here.
            let type = staticType(of: left) ?? staticType(of: right)
            switch type {
            case .int?, .double?, .string?: return type
            default: return nil
            }
        default: return nil
        }
    }

    // MARK: Variables and members

    private func variableType(_ name: String) -> ResolvedType? {
        if let box = Scope.find(name, in: scope) {
            if !box.type.isAny { return box.type }
            return box.isInitialized && !box.isProjected ? known(precise(box.value)) : nil
        }
        if name == "self" { return receiver.flatMap { known(machine.resolvedType(of: $0.value, or: .any)) } }
        if let receiver {
            let owner = machine.resolvedType(of: receiver.value, or: .any)
            if let type = try? memberType(name, of: owner) { return known(type) }
        }
        guard let global = program.variables[name] else { return nil }
        if let type = global.type { return known(try? resolve(type, at: nil)) }
        return machine.state[StateKey(owner: .scene, name: name)].flatMap { known(precise($0)) }
    }

    /// The type that a value shows. Of what may be one of several types (an element of any, an optional) it shows only one.
    private func precise(_ value: Value) -> ResolvedType {
        switch value {
        case .array, .dictionary, .set, .tuple, .nil: .any
        default: machine.resolvedType(of: value, or: .any)
        }
    }

    private func staticMemberType(_ base: Expression, _ name: String) -> ResolvedType? {
        if let reference = typeNamed(base) { return staticPropertyType(name, of: reference) }
        guard let owner = staticType(of: base) else { return nil }
        return known((try? memberType(name, of: owner.unwrapped)) ?? nil)
    }

    /// The type that a bare name means here, where no variable has the name.
    private func typeNamed(_ expression: Expression) -> TypeReference? {
        if let dotted = qualifiedType(expression) { return dotted }
        guard case .identifier(let name, let generics) = expression.kind, name.first?.isUppercase == true,
            Scope.find(name, in: scope) == nil
        else { return nil }
        return (try? namedType(name, generics, at: nil)) ?? nil
    }

    func staticPropertyType(_ name: String, of reference: TypeReference) -> ResolvedType? {
        let key = staticKey(of: reference)
        let entry = machine.staticEntry(name, of: key)
        if let info = entry.enumCase, info.payload.isEmpty, let type = program.types[key] { return .user(type) }
        let activation = Activation(context: context, lexical: program.types[key]?.inner ?? .file)
        if let type = entry.stored?.type ?? entry.computed?.type { return known(try? activation.resolve(type, at: nil)) }
        if let initializer = entry.stored?.initializer { return activation.literalType(of: initializer) }
        // A constant of the host's says what it is.
        return (try? entry.native?.value?(context)).map { machine.resolvedType(of: $0, or: .any) }.flatMap(known)
    }

    /// The type of a property: as declared, else that of its first value; nil where a type has no such property or nothing tells.
    func memberType(_ name: String, of owner: ResolvedType) throws(Diagnostic) -> ResolvedType? {
        switch owner {
        case .user(let type):
            if let index = type.storedIndex[name] {
                let declared = try declaredType(of: type.storedProperties[index], in: type)
                return declared.isAny ? nil : declared
            }
        case .tuple(let parts):
            guard let index = Int(name) else { return parts.first { $0.label == name }?.type }
            return parts.indices.contains(index) ? parts[index].type : nil
        case .optional, .any, .function, .metatype: return nil
        default: break
        }
        guard let reference = reference(to: owner) else { return nil }
        let key = staticKey(of: reference)
        let entry = machine.memberEntry(name, of: key)
        if let computed = entry.computed, let type = computed.type {
            return try Activation(context: context, lexical: computed.getter.lexical).resolve(type, at: nil)
        }
        if case .array(let element) = owner, name == "first" || name == "last" { return element.isAny ? nil : .optional(element) }
        if name == "count" { return .int }
        return try entry.native?.type.map { (type) throws(Diagnostic) in try resolve(type, at: nil) }
    }

    private func staticElementType(_ base: Expression, _ arguments: [Expression.Argument]) -> ResolvedType? {
        switch staticType(of: base)?.unwrapped {
        case .array(let element)?:
            guard arguments.count == 1, !arguments[0].value.isRange, arguments[0].value.bareName != "...",
                case .int? = staticType(of: arguments[0].value) ?? .int
            else {
                return nil
            }
            return known(element)
        case .dictionary(_, let value)?: return known(value).map { arguments.count > 1 ? $0 : .optional($0) }
        default: return nil
        }
    }

    // MARK: Calls

    private func callType(_ call: Expression.Call) -> ResolvedType? {
        switch call.callee.kind {
        case .identifier(let name, _):
            if let box = Scope.find(name, in: scope) { return resultType(of: box.value) }
            if let receiver, let type = methodType(name, of: machine.typeKey(of: receiver.value)) { return type }
            if let functions = program.functions[name] { return commonResult(functions.map { .user($0) }) }
            return typeNamed(call.callee).flatMap(constructedType)
        case .member(let base, let name, _):
            if let reference = typeNamed(call.callee) { return constructedType(reference) }
            if let reference = typeNamed(base) {
                let entry = machine.staticEntry(name, of: staticKey(of: reference))
                if entry.enumCase != nil, case .user = reference.resolved { return reference.resolved }
                return name == "init" ? constructedType(reference) : commonResult(entry.candidates)
            }
            guard let owner = staticType(of: base)?.unwrapped, let reference = reference(to: owner) else { return nil }
            return methodType(name, of: staticKey(of: reference)) ?? nativeResult(name, call, of: owner)
        default: return nil
        }
    }

    /// What a member of a collection gives, of those that declare it and take as many arguments.
    private func nativeResult(_ name: String, _ call: Expression.Call, of owner: ResolvedType) -> ResolvedType? {
        guard case .array(let element) = owner, !element.isAny else { return nil }
        let count = call.arguments.count + call.trailingClosures.count
        for case .native(let function) in machine.memberEntry(name, of: "Array").candidates where function.parameters.count == count {
            guard let type = function.resultType.flatMap({ try? resolve($0, at: nil) }) else { continue }
            return type.replacingElement(by: element)
        }
        return nil
    }

    private func resultType(of value: Value) -> ResolvedType? {
        guard case .function(let function) = value else { return nil }
        if case .function(let user, _) = function.code { return commonResult([.user(user)]) }
        return function.signature?.result
    }

    private func methodType(_ name: String, of key: String) -> ResolvedType? { commonResult(machine.memberEntry(name, of: key).candidates) }

    /// What all of them give; nil where they differ, or where what they give depends on the call.
    private func commonResult(_ candidates: [Candidate]) -> ResolvedType? {
        var common: ResolvedType?
        for candidate in candidates {
            guard case .user(let function) = candidate, function.declaration.result != nil, let shape = try? shape(of: function),
                !shape.result.isAny, common == nil || common?.description == shape.result.description
            else { return nil }
            common = shape.result
        }
        return common
    }

    /// A value of a type, where none of its initializers may fail.
    private func constructedType(_ reference: TypeReference) -> ResolvedType? {
        switch reference.resolved {
        case .user(let type):
            type.kind == .protocol || type.hasRawValues || type.members.initializers.contains(where: \.isFailable)
                ? nil : reference.resolved
        case .native, .array, .dictionary, .set: reference.resolved
        default: nil
        }
    }
}

extension ResolvedType {
    /// `Element?` of a collection of numbers is `Double?`.
    func replacingElement(by element: ResolvedType) -> ResolvedType {
        switch self {
        case .element: element
        case .optional(let wrapped): .optional(wrapped.replacingElement(by: element))
        case .array(let inner): .array(inner.replacingElement(by: element))
        default: self
        }
    }
}
