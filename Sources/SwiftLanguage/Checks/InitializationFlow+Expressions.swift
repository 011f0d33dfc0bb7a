// SPDX-License-Identifier: GPL-3.0-or-later

/// What expressions read, set and need.
extension InitializationFlow {
    mutating func visit(_ expression: Expression) throws(Diagnostic) {
        switch expression.kind {
        case .closure(let closure): try visit(closure, expression)
        case .if(let choice): try visit(choice)
        case .switch(let choice): try visit(choice)
        case .assignment(let target, let sign, let value):
            try visit(value)
            if sign != "=" { if localName(target) != nil { try pass(target, at: expression.place) } else { try visit(target) } }
            try assign(target, isWhole: sign == "=", at: expression.place)
        case .inout(let target):
            if localName(target) != nil { return try pass(target, at: target.span) }
            if let name = ownName(target) { set.insert(name) } else { try visit(target) }
        case .call(let call):
            for argument in call.arguments { try visit(argument.value) }
            if expression.isSuperCall { return try callSuper(expression) }
            if let name = ownName(call.callee), isMethod(name) { return try use("method call '\(name)'", nil, call.callee) }
            try visit(call.callee)
        case .identifier("self", _): try use(nil, nil, expression)
        case .identifier, .member: try read(expression)
        default: for child in expression.children { try visit(child) }
        }
    }

    /// A variable that is declared without a value.
    func localName(_ expression: Expression) -> String? {
        guard case .identifier(let name, _) = expression.kind, locals[name] != nil else { return nil }
        return name
    }

    /// A variable is changed in place.
    private func pass(_ target: Expression, at span: SourceSpan?) throws(Diagnostic) {
        try require(target, "passed by reference before being initialized", at: span)
    }

    private func require(_ expression: Expression, _ words: String, at span: SourceSpan?) throws(Diagnostic) {
        guard let name = localName(expression), !setLocals.contains(name) else { return }
        throw Diagnostic(
            .missingRequirement, "\(locals[name] == true ? "constant" : "variable") '\(name)' \(words)", at: span,
            hint: "give it a value on every path to here")
    }

    /// What a closure takes from around it has a value already.
    func visit(_ closure: Expression.Closure, _ expression: Expression) throws(Diagnostic) {
        let taken = locals.isEmpty && required.subtracting(set).isEmpty ? [] : expression.freeIdentifiers
        for name in taken.sorted() where locals[name] != nil {
            try require(
                Expression(.identifier(name, genericArguments: [])), "captured by a closure before being initialized", at: expression.span)
        }
        if taken.contains("self"), !hidden.contains("self"), let missing = required.sorted().first(where: { !set.contains($0) }) {
            throw Diagnostic(
                .missingRequirement, "'self' captured by a closure before all members were initialized", at: expression.span,
                hint: "'self.\(missing)' is not initialized here")
        }
        try visitLater(closure.body, binding: closure.boundNames)
    }

    mutating func read(_ expression: Expression) throws(Diagnostic) {
        if let element = element(expression), setElements.contains([element.name, element.position]) { return }
        try require(expression, "used before being initialized", at: expression.span)
        guard let name = ownName(expression) else {
            if case .member(let base, _, _) = expression.kind, !isFree(expression) { try visit(base) }
            return
        }
        if members.stored.contains(name) {
            if required.contains(name), !set.contains(name) { try use(nil, name, expression) }
        } else if members.computed.contains(name) || inherits(name) {
            try use("property access '\(name)'", nil, expression)
        }
    }

    /// `x` and `self.x`, where that is a member.
    func ownName(_ expression: Expression) -> String? {
        switch expression.kind {
        case .identifier(let name, _): hidden.contains(name) || !isOwn(name) ? nil : name
        case .member(let base, let name, _): base.bareName == "self" && isOwn(name) ? name : nil
        default: nil
        }
    }

    /// `self.x` and `self._x` of what a wrapper keeps.
    private func isFree(_ expression: Expression) -> Bool {
        guard case .member(let base, let name, _) = expression.kind else { return false }
        return base.bareName == "self" && members.free.contains(name)
    }

    private func isOwn(_ name: String) -> Bool {
        members.stored.contains(name) || members.computed.contains(name) || isMethod(name) || inherits(name)
    }

    private func isMethod(_ name: String) -> Bool { members.methods.contains(name) || parent?.members.methods[name] != nil }
    private func inherits(_ name: String) -> Bool { parent?.storedIndex[name] != nil && !members.stored.contains(name) }

    /// `t.0`, where `t` is a tuple that has no value yet.
    func element(_ expression: Expression) -> (name: String, position: String, owner: Expression)? {
        guard case .member(let base, let label, _) = expression.kind, let name = localName(base) ?? ownName(base),
            !(localName(base) == nil ? set : setLocals).contains(name), let position = tuples[name]?.position(of: label)
        else { return nil }
        return (name, "\(position)", base)
    }

    /// A tuple is set when each of its elements is.
    private mutating func assignElement(_ element: (name: String, position: String, owner: Expression)) throws(Diagnostic) {
        setElements.insert([element.name, element.position])
        let count = tuples[element.name]?.labels.count ?? 0
        if setElements.count(where: { $0[0] == element.name }) == count { try assign(element.owner, at: element.owner.span) }
    }

    private mutating func assign(_ target: Expression, isWhole: Bool = true, at span: SourceSpan?) throws(Diagnostic) {
        if let element = element(target) { return try assignElement(element) }
        if let name = localName(target) {
            if locals[name] == true, maybeLocals.contains(name), isWhole {
                throw Diagnostic(.immutable, "immutable value '\(name)' may only be initialized once", at: span)
            }
            setLocals.insert(name)
            maybeLocals.insert(name)
            return
        }
        guard let name = ownName(target) else {
            if isFree(target) { return }
            switch target.kind {
            case .tuple(let elements): for element in elements { try assign(element.value, at: span) }
            case .member(let base, _, _), .subscript(let base, _): try visit(base)
            default: break
            }
            return
        }
        guard members.stored.contains(name) else { return try read(target) }
        if members.lets.contains(name), maybe.contains(name) {
            throw Diagnostic(.immutable, "immutable value 'self.\(name)' may only be initialized once", at: span)
        }
        set.insert(name)
        maybe.insert(name)
    }

    private mutating func callSuper(_ expression: Expression) throws(Diagnostic) {
        if parent != nil, let missing = required.sorted().first(where: { !set.contains($0) }) {
            throw Diagnostic(.missingRequirement, "property 'self.\(missing)' not initialized at super.init call", at: expression.place)
        }
        (hasCalledSuper, mayHaveCalledSuper) = (true, true)
    }

    /// Something that needs the whole of `self`, or a property that is not set yet.
    private func use(_ what: String?, _ property: String?, _ expression: Expression) throws(Diagnostic) {
        let missing = required.sorted().first { !set.contains($0) }
        if let missing {
            let message: String
            if !isClass {
                message = "'self' used before all stored properties are initialized"
            } else if let what {
                message = "'self' used in \(what) before \(parent == nil ? "all stored properties are initialized" : "'super.init' call")"
            } else {
                message = "variable 'self.\(property ?? missing)' used before being initialized"
            }
            throw Diagnostic(.missingRequirement, message, at: expression.span, hint: "'self.\(missing)' is not initialized here")
        }
        guard parent != nil, !hasCalledSuper, property == nil else { return }
        throw Diagnostic(
            .missingRequirement, what.map { "'self' used in \($0) before 'super.init' call" } ?? "'self' used before 'super.init' call",
            at: expression.span)
    }
}
