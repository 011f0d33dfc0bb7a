// SPDX-License-Identifier: GPL-3.0-or-later

/// Subscripts and key paths.
extension Typer {
    func `subscript`(
        _ base: Expression, _ arguments: [Expression.Argument], _ expression: Expression, _ expected: StaticType?
    ) -> Typed {
        // `[Int](repeating: 0, count: 3)`, `Wrapper<Int>[…]`: types are not indexed here.
        let typed = infer(base)
        if solver.literal(typed.type) != nil { settle(typed.type) }
        let owner = solver.resolved(typed.type)
        let indices = arguments.map { TypedArgument($0, isTrailing: false) }
        var chosen: OpenedCandidate?
        let finish: () -> Expression = { [self] in
            var new = arguments
            for index in new.indices { new[index].value = indices[index].finished() }
            if !new.isEmpty { new[0].resolution = chosen.flatMap { subscriptResolution(of: $0) } }
            return expression.with(.subscript(typed.finish(), new))
        }
        if arguments.first?.label == "keyPath", let path = indices.first {
            path.infer(self, .nominal("KeyPath", [owner, solver.fresh()]))
            let type = solver.resolved(path.type)
            // It may lead from another type.
            if type.nominalName == "AnyKeyPath" { return Typed(.optional(.any), finish) }
            return Typed(type.arguments.count == 2 ? type.arguments[1] : .unknown, finish)
        }
        if indices.count == 1, arguments[0].value.bareName == "..." { return Typed(wholeSlice(of: owner), finish) }
        let (found, isKnown) = lookup.members("subscript", of: owner)
        let wanted = areToldByResult(found) ? expected : nil
        guard !found.isEmpty, let choice = choose(found, indices, wanted, "subscript", expression) else {
            checkLabels(of: found, indices, "subscript", expression)
            for index in indices { index.inferAlone(self) }
            checkIndex(owner, indices)
            checkStringIndex(owner, indices, expression)
            if found.isEmpty, !isImplicitlyUnwrapped(base), checkUnwrapped("subscript", of: owner, base, at: base.place) {
                return Typed(.unknown, finish)
            }
            if found.isEmpty, owner.isKnown, isCertain(owner), owner.isScalarValue && owner != .string || isKnown {
                report(Diagnostic(.unknownMember, "value of type '\(owner)' has no subscripts", at: expression.place))
            }
            return Typed(.unknown, finish)
        }
        // What an extension declares takes what it says.
        if !choice.found.member.isOwn { checkIndex(owner, indices) }
        chosen = choice
        let element = arguments.hasOneIndex && solver.resolved(choice.result) == localArray(base) ? localArray(base) : nil
        return Typed(choice.result) { [self] in self.element(finish(), of: element) }
    }

    /// Are there two of the user's that differ in nothing but what they give?
    private func areToldByResult(_ found: [FoundMember]) -> Bool {
        let signatures = found.filter(\.member.isOwn).map { index.signature(of: $0.member) }
        return signatures.enumerated().contains { place, signature in
            signatures[..<place].contains { $0.parameters.map(\.type) == signature.parameters.map(\.type) && $0.result != signature.result }
        }
    }

    /// Which of several subscripts of a struct or an enum of the user's, or of extensions, takes such indices, where nothing else overrides the
    /// choice, and what the generic parameters of it are; nil where there is nothing to tell.
    private func subscriptResolution(of choice: OpenedCandidate) -> CallResolution? {
        let member = choice.found.member
        guard member.isOwn else { return nil }
        let kind = member.owner.flatMap { index.types[$0] }?.kind
        let isOneOfMany = member.isForSomeArguments || !choice.isOnly && (kind == .struct || kind == .enum)
        let isStatic = choice.found.substitution["Self"].map { member.isStaticallyDispatched(on: $0, index) } ?? false
        let isTold = (isOneOfMany || isStatic) && !choice.isDynamic
        let arguments = choice.signature.generics.isEmpty ? [:] : typeArguments(of: choice).filter { $0.value.isKnown }
        if !isTold, arguments.isEmpty { return nil }
        return CallResolution(declaration: isTold ? member.overloadSpan : nil, typeArguments: arguments)
    }

    /// `items["0"]`, `names[1]` of a dictionary by texts.
    private func checkIndex(_ owner: StaticType, _ indices: [TypedArgument]) {
        guard case .nominal(let name, let arguments) = owner, indices.count == 1, indices[0].label == nil, let first = arguments.first
        else {
            return
        }
        let wanted: StaticType
        switch name {
        case "Array", "ArraySlice", "ContiguousArray": wanted = .int
        case "Dictionary": wanted = first
        case "Set": wanted = .unknown
        default: return
        }
        let given = solver.defaulted(indices[0].type)
        if name == "Set" {
            // A literal is taken for an index, of whatever type that is.
            let value = indices[0].expression
            let given = value.isScalarLiteral ? triedType(of: value) : given
            guard given.isScalarValue, owner.isKnown, isCertain(owner) else { return }
            let words = "cannot convert value of type '\(given)' to expected argument type '\(owner).Index'"
            return report(Diagnostic(.typeMismatch, words, at: indices[0].expression.place, hint: "write 'Array(…)[i]'"))
        }
        if given == .optional(.int), wanted == .int, name != "Dictionary", !isImplicitlyUnwrapped(indices[0].expression) {
            return reportOptional(indices[0].expression, .int)
        }
        guard given.isScalarValue, wanted.isScalarValue, trying({ convert(indices[0].type, to: wanted) }) == nil else { return }
        report(Diagnostic(.typeMismatch, Use.argument.message(given, wanted), at: indices[0].expression.place))
    }

    /// `text[...]`: all of a collection as its slice.
    private func wholeSlice(of owner: StaticType) -> StaticType {
        switch owner {
        case .nominal("Array", let arguments), .nominal("ArraySlice", let arguments): .nominal("ArraySlice", arguments)
        case .nominal: solver.conformances.associatedType("SubSequence", of: owner) ?? .unknown
        default: .unknown
        }
    }

    private func checkStringIndex(_ owner: StaticType, _ indices: [TypedArgument], _ expression: Expression) {
        guard owner == .string, indices.count == 1, case let type = solver.defaulted(indices[0].type) else { return }
        if case .nominal(let name, [.int]) = type, name.hasSuffix("Range") || name.hasPrefix("PartialRange") {
            return report(
                Diagnostic(
                    .unknownMember,
                    "'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.",
                    at: expression.span, hint: "write 'text.prefix(n)', 'text.dropFirst(n)' or 'Array(text)[a..<b]'"))
        }
        guard type.isInteger else { return }
        report(
            Diagnostic(
                .unknownMember, "'subscript(_:)' is unavailable: cannot subscript String with an \(type), use a String.Index instead.",
                at: expression.span, hint: "write 'Array(text)[i]', or 'text[text.index(text.startIndex, offsetBy: i)]'"))
    }

    // MARK: Key paths

    func keyPath(_ expression: Expression, _ expected: StaticType?) -> Typed {
        guard case .keyPath(let root, let components) = expression.kind else { return Typed(.unknown) { expression } }
        var start = root.map { resolve($0) } ?? .unknown
        let wanted = expected.map { solver.resolved($0).unwrapped } ?? .unknown
        if start == .unknown {
            switch wanted {
            case .nominal(let name, let arguments) where name.hasSuffix("KeyPath"): start = arguments.first ?? .unknown
            case .function(let function): start = function.parameters.first ?? .unknown
            default: break
            }
        }
        // `["a"].map(\.count)`: the members of a literal are those of its default type.
        if solver.literal(start) != nil { settle(start) }
        checkRoot(start, wanted, expression)
        var type = start
        var isOptional = false
        var owners: [StaticType] = []
        for component in components {
            owners.append(type)
            type = part(component, of: type, at: expression.place)
            if case .optionalChain = component { isOptional = true }
        }
        if isOptional, type.wrapped == nil, type != .unknown { type = .optional(type) }
        checkPath(components, from: start, to: type, wanted, expression)
        let finish = { [self] in declaring(expression, components, of: owners, to: givesAny(wanted) ? type : nil) }
        if case .function(var function) = wanted {
            function.parameters = [start]
            function.result = type
            return Typed(.function(function), finish)
        }
        if case .nominal(let name, _) = wanted, name.hasSuffix("KeyPath") { return Typed(.nominal(name, [start, type]), finish) }
        return Typed(.nominal(pathName(components, from: start), [start, type]), finish)
    }

    /// Is what a path leads to an `Any` to who reads it?
    private func givesAny(_ wanted: StaticType) -> Bool {
        switch wanted {
        case .nominal(let name, _): name == "PartialKeyPath" || name == "AnyKeyPath"
        case .function(let function): solver.head(function.result) == .any
        default: false
        }
    }

    /// A path with the properties of extensions that it leads through, where their names do not tell which is meant, and with the type of
    /// what an `Any` gets that would forget its optionals.
    private func declaring(
        _ expression: Expression, _ components: [Expression.KeyPathComponent], of owners: [StaticType], to type: StaticType?
    ) -> Expression {
        var members: [DeclaredMember?] = []
        for (component, owner) in zip(components, owners) {
            switch component {
            case .selfIdentity: break
            case .property(let name): members.append(declaredPart(name, of: solver.resolved(owner)))
            default: members.append(nil)
            }
        }
        let erased = type.map { solver.defaulted($0) }.flatMap { $0.tellsOptionals && $0.isTold ? $0 : nil }
        guard erased != nil || members.contains(where: { $0 != nil }) else { return expression }
        return expression.typed(TypeAnnotation(.unknown, pathMembers: members, pathValue: erased))
    }

    private func declaredPart(_ name: String, of owner: StaticType) -> DeclaredMember? {
        if case .nominal = owner, !isDeclaredForSome(name, of: owner), !hasNamesakes(name, of: owner) { return nil }
        return staticProperty(name, of: owner).map { $0.seeing(arguments(of: $0.owner, in: owner)) }
    }

    /// The type of a path that nothing around it tells: one that can be written through, where that is known of all its parts.
    private func pathName(_ components: [Expression.KeyPathComponent], from root: StaticType) -> String {
        var type = solver.resolved(root)
        var name = "WritableKeyPath"
        for component in components {
            switch component {
            case .property(let property):
                // What is unknown may be written through.
                guard let found = lookup.members(property, of: type).found.nearestProperty else { return name }
                if found.member.isLibrary ? !found.member.isSettable : isReadOnly([component], from: type) { return "KeyPath" }
                if isClass(type) { name = "ReferenceWritableKeyPath" }
                type = solver.resolved(self.type(of: [found], on: type))
            case .selfIdentity: break
            case .subscript, .forceUnwrap: return name
            case .optionalChain: return "KeyPath"
            }
        }
        return name
    }

    private func isClass(_ type: StaticType) -> Bool {
        guard case .nominal(let name, _) = type else { return false }
        return index.types[name]?.kind == .class || index.types[name]?.kind == .actor
    }

    /// A path from a type that is written, where the path of a value of another type is wanted.
    private func checkRoot(_ root: StaticType, _ wanted: StaticType, _ expression: Expression) {
        let asked: StaticType?
        switch wanted {
        case .nominal(let name, let arguments) where name.hasSuffix("KeyPath") && arguments.last?.isKnown == false: asked = arguments.first
        case .function(let function) where function.parameters.count == 1: asked = function.parameters[0]
        default: asked = nil
        }
        guard let type = asked.map({ solver.defaulted($0) }), type.isKnown, root.isKnown, isCertain(type), isCertain(root),
            trying({ convert(type, to: root) }) == nil
        else { return }
        report(
            Diagnostic(
                .typeMismatch, "cannot convert key path root type '\(root)' to contextual type '\(type)'", at: expression.place))
    }

    private func part(_ component: Expression.KeyPathComponent, of type: StaticType, at span: SourceSpan?) -> StaticType {
        switch component {
        case .property(let name):
            let owner = solver.resolved(type)
            guard owner != .unknown, !isVariable(owner) else { return .unknown }
            if case .tuple = owner { return memberType(name, of: owner, at: nil) }
            let (found, isKnown) = lookup.members(name, of: owner)
            if found.isEmpty {
                if let made = madeMember(name, of: owner) { return made }
                if isKnown {
                    missing(name, of: owner, at: span)
                } else if !checkForeign(name, of: owner, at: span) {
                    checkSlip(name, of: owner, by: Expression(.implicitMember(name), span: span), at: span)
                }
            }
            return found.isEmpty ? .unknown : self.type(of: found, on: owner)
        case .optionalChain, .forceUnwrap: return solver.resolved(type).wrapped ?? .unknown
        case .selfIdentity: return type
        case .subscript(let arguments):
            let indices = arguments.map { TypedArgument($0, isTrailing: false) }
            let found = lookup.members("subscript", of: solver.resolved(type)).found
            let place = Expression(.tuple(arguments), span: arguments.first?.value.span)
            return choose(found, indices, nil, "subscript", place)?.result ?? .unknown
        }
    }
}

extension Member {
    /// A property of the host's that can be set.
    var isSettable: Bool { if case .nativeProperty(_, isSettable: true) = kind { true } else { false } }
}
