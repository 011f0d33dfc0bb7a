// SPDX-License-Identifier: GPL-3.0-or-later

/// Which overload a call means where the static phase does not tell: types are unknown to it, or the host's own types take values of others in
/// ways that no declaration says (docs/decisions/0013). The only place where values decide what code means.
///
/// Each argument is evaluated once. What takes its type from its place (`.red`, a literal, a closure) waits until the overload is chosen;
/// whether it may go there is seen without running it.
struct RunTimeChoice {
    typealias Match = (candidate: Candidate, shape: CallShape, slots: [Slot])

    private let activation: Activation
    private let matches: [Match]
    /// Those that know their types have become values.
    private(set) var actuals: [Actual]
    /// Are functions of the user's among them?
    private let hasOwn: Bool
    /// Are all of them the user's, whose declarations say what they take?
    private let areOwn: Bool

    init(_ matches: [Match], _ actuals: [Actual], in activation: Activation) throws(Diagnostic) {
        self.activation = activation
        self.matches = matches
        self.actuals = actuals
        let own = matches.filter { if case .user = $0.candidate { true } else { false } }
        hasOwn = !own.isEmpty
        areOwn = own.count == matches.count
        for place in actuals.indices {
            guard let expression = actuals[place].expression, expression.knowsItsType, !isAutoclosure(place), !isPieced(expression, place)
            else { continue }
            self.actuals[place].value = try evaluate(expression, place)
            self.actuals[place].expression = nil
        }
    }

    /// The match whose parameters take the arguments with the least conversion: of the host's the first; where none takes all, the one that
    /// gets furthest, whose error is the one to tell.
    func best() throws(Diagnostic) -> Match? {
        var best: (reached: Int, cost: Int, match: Match)?
        for match in matches {
            var (reached, cost) = (Int.max, 0)
            for (index, slot) in match.slots.enumerated() {
                guard let part = try self.cost(of: slot, for: match.shape.parameters[index], match.candidate) else {
                    reached = index
                    break
                }
                cost += part
            }
            if let known = best, (known.reached, -known.cost) >= (reached, -cost) { continue }
            best = (reached, cost, match)
        }
        return best?.match
    }

    /// A name that means nothing is told what the overloads want in its place: `background(red)`.
    private func evaluate(_ expression: Expression, _ place: Int) throws(Diagnostic) -> Value {
        do {
            return try activation.evaluate(expression)
        } catch {
            guard error.id == .unknownName, error.span == expression.span, let name = expression.bareName else { throw error }
            throw activation.unknownName(name, at: error.span, as: types(of: place))
        }
    }

    private func types(of place: Int) -> [ResolvedType] {
        matches.flatMap { match in
            match.slots.enumerated().compactMap { index, slot in
                if case .one(place) = slot { match.shape.parameters[index].type } else { nil }
            }
        }
    }

    private func isAutoclosure(_ place: Int) -> Bool { types(of: place).contains { $0.autoclosureResult != nil } }

    /// May it be a literal for a type that tells its pieces apart? That it is put together is its type's affair then.
    private func isPieced(_ expression: Expression, _ place: Int) -> Bool {
        guard case .string = expression.kind else { return false }
        return matches.contains { match in
            match.slots.enumerated().contains { index, slot in
                guard case .one(place) = slot, case .native(let type) = match.shape.parameters[index].type.unwrapped else { return false }
                return type.stringLiteral != nil
            }
        }
    }

    private func cost(of slot: Slot, for parameter: ParameterShape, _ candidate: Candidate) throws(Diagnostic) -> Int? {
        switch slot {
        // Where nothing is given, what takes nothing is meant.
        case .none: return parameter.isVariadic || areOwn ? 1 : 0
        case .one(let place): return try cost(of: actuals[place], for: parameter, candidate)
        case .many(let places):
            var sum = 0
            for place in places {
                guard let part = try cost(of: actuals[place], for: parameter, candidate) else { return nil }
                sum += part
            }
            return sum
        }
    }

    private func cost(of actual: Actual, for parameter: ParameterShape, _ candidate: Candidate) throws(Diagnostic) -> Int? {
        let type = parameter.type
        if let expression = actual.expression {
            guard try activation.mayStand(expression, for: type.autoclosureResult ?? type) else { return nil }
        } else if let value = actual.value, !value.isUnknown {
            guard try activation.fit(value, to: type, at: actual.span) != nil else { return nil }
        }
        if case .metatype(let wanted) = type, case .type(let given)? = actual.value, !given.resolved.isAny {
            guard let cost = activation.cost(of: given.resolved, as: wanted) else { return nil }
            return hasOwn ? cost : 0
        }
        // What the user adds to a type of the library's hides what is declared there alike.
        if case .native = candidate, !hasOwn || !type.isAny { return 0 }
        // A value is of its type before it is made one of another, and a literal is an Int wherever it may be one, as a generic parameter.
        if let value = actual.value, case .int = value, actual.expression == nil, type.isOtherNumber { return areOwn ? 3 : 1 }
        if areOwn, case .integer? = actual.expression?.kind, type.isOtherNumber { return 3 }
        switch type {
        case .any: return 2
        case .optional where actual.value != .nil: return 1
        case .user(let type) where type.kind == .protocol: return 1
        default: return 0
        }
    }
}

extension Activation {
    /// Whether what takes its type from its place may be of a type. Nothing is run to find out.
    fileprivate func mayStand(_ expression: Expression, for type: ResolvedType) throws(Diagnostic) -> Bool {
        switch expression.kind {
        case .implicitMember(let name): return isImplicit(name, in: type) || isGenerated(name, in: type, expression)
        case .member(let base, _, _) where base.isImplicitlyRooted: return try mayStand(base, for: type)
        case .call(let call): return try mayStand(call.callee, for: type)
        case .subscript(let base, _), .optionalChaining(let base), .optionalChain(let base), .forceUnwrap(let base),
            .parenthesized(let base),
            .effect(_, let base):
            return try mayStand(base, for: type)
        case .closure: return type.takesFunction
        case .array(let elements): return try mayStand(elements, for: type)
        case .dictionary:
            switch type.unwrapped {
            case .any, .dictionary, .native, .user, .element: return true
            default: return false
            }
        case .ternary(_, let yes, let no):
            guard try mayStand(yes, for: type) else { return false }
            return try mayStand(no, for: type)
        case .integer, .float, .string, .bool, .nil: return try mayBe(literal: expression, type)
        case .prefix where expression.isNumericLiteral, .binary where expression.isNumericLiteral:
            return try mayBe(literal: expression, type)
        case .prefix(_, let operand) where operand.isImplicitlyRooted: return try mayStand(operand, for: type)
        // `.now() + 1`: a sum is of the type of what begins it.
        case .binary(let left, _, let right):
            for operand in [left, right] where operand.isImplicitlyRooted { return try mayStand(operand, for: type) }
            return true
        default: return true
        }
    }

    /// `Color(.brand)`: what Xcode would have generated from files that were not loaded.
    private func isGenerated(_ name: String, in type: ResolvedType, _ expression: Expression) -> Bool {
        guard expression.span?.source.marksUnknowns ?? false, let reference = reference(to: type.unwrapped) else { return false }
        return host.generatedMember(name, of: staticKey(of: reference)) != nil
    }

    /// Is `.name` a value of a type?
    func isImplicit(_ name: String, in type: ResolvedType) -> Bool {
        if name == "init" { return true }
        if case .optional(let wrapped) = type { return name == "none" || name == "some" || isImplicit(name, in: wrapped) }
        if case .element = type { return isImplicit(name, in: elementType) }
        if case .binding(let wrapped) = type { return name == "constant" || isImplicit(name, in: wrapped) }
        if case .function(let signature) = type { return isImplicit(name, in: signature.result) }
        guard let key = reference(to: type).map({ staticKey(of: $0) }), machine.hasStatic(name, of: key) else { return false }
        return !isOfAnother(name, key, type)
    }

    /// `Color.separator`: a name that a type of the host's has of its protocol, whose value is of another type that it cannot be made of.
    private func isOfAnother(_ name: String, _ key: String, _ type: ResolvedType) -> Bool {
        guard case .native(let native) = type, !native.isProtocol, native.conversion == nil,
            let read = machine.staticEntry(name, of: key).native?.value, case .native(let value)? = try? read(context)
        else { return false }
        return machine.nativeType(named: value.nativeTypeName)?.name != native.name
    }

    private func mayStand(_ elements: [Expression], for type: ResolvedType) throws(Diagnostic) -> Bool {
        let element: ResolvedType
        switch (type.isElement ? elementType : type).unwrapped {
        case .array(let own), .slice(let own), .set(let own): element = own
        case .any, .element: element = .any
        case .native(let native) where native.arrayLiteral != nil: element = native.literalElement.type(in: type.unwrapped)
        case .native(let native): return native.conversion != nil || native.isProtocol
        case .user(let user): return user.conformances.contains("OptionSet") || takesLiteral("arrayLiteral", user)
        default: return false
        }
        if element.isAny { return true }
        for item in elements where !item.knowsItsType { if try !mayStand(item, for: element) { return false } }
        return true
    }

    /// `1`, `-0.5`, `"a"`, `1 + 2`: evaluating it does nothing, and tells whether it fits.
    private func mayBe(literal expression: Expression, _ type: ResolvedType) throws(Diagnostic) -> Bool {
        // Whether some of the elements may be nil, those that are there do not tell.
        if case .nil = expression.kind, type.isElement { return true }
        let type = type.isElement ? elementType : type
        if case .user(let user) = type.unwrapped {
            if case .nil = expression.kind, case .optional = type { return true }
            return user.kind == .protocol || expression.literalLabels.contains { takesLiteral($0, user) }
        }
        if case .native(let native) = type.unwrapped, native.stringLiteral != nil, case .string = expression.kind { return true }
        // Whatever an interpolation gives, it gives a string.
        if expression.knowsItsType { return try fit(.string(""), to: type, at: nil) != nil }
        return try fit(try evaluate(expression), to: type, at: nil) != nil
    }
}

extension ResolvedType {
    /// What an argument has to be that is only evaluated where it is used.
    fileprivate var autoclosureResult: ResolvedType? {
        if case .function(let signature) = self, signature.isAutoclosure { signature.result } else { nil }
    }

    /// A number that is not an Int.
    fileprivate var isOtherNumber: Bool {
        switch self {
        case .double, .float, .integer: true
        default: false
        }
    }

    fileprivate var takesFunction: Bool {
        switch unwrapped {
        case .function, .any, .element: true
        default: false
        }
    }
}

extension Expression {
    /// The labels of the initializers that make a value of such a literal.
    fileprivate var literalLabels: [String] {
        switch kind {
        case .integer: ["integerLiteral"]
        case .float: ["floatLiteral"]
        case .bool: ["booleanLiteral"]
        case .nil: ["nilLiteral"]
        case .string: ["stringLiteral", "stringInterpolation", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"]
        // Of what is calculated the numbers are literals for themselves.
        default: ["integerLiteral", "floatLiteral"]
        }
    }

    /// It gives the same whatever is wanted of it: running it tells its type.
    fileprivate var knowsItsType: Bool {
        switch kind {
        case .closure, .implicitMember, .array, .dictionary, .integer, .float, .bool, .nil, .inout, .if, .switch, .discard: false
        case .string(let segments): segments.contains { if case .interpolation = $0 { true } else { false } }
        case .ternary(_, let yes, let no): yes.knowsItsType && no.knowsItsType
        case .parenthesized(let inner), .effect(_, let inner): inner.knowsItsType
        case .binary(let left, _, let right): left.knowsItsType || right.knowsItsType
        default: !isImplicitlyRooted && !isNumericLiteral
        }
    }
}
