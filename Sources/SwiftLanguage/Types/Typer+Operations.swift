// SPDX-License-Identifier: GPL-3.0-or-later

/// Makes expressions ready to run whose types tell all about them.
///
/// Which names are local is decided where an expression is looked at: when it is finished the block around it may have ended.
extension Typer {
    /// `a + b`, where the operator is the library's on two numbers of one type.
    func arithmetic(_ expression: Expression, _ sign: String, of type: StaticType) -> Expression {
        guard case .binary(let left, _, let right) = expression.kind, !expression.isNumericLiteral, !left.isImplicitlyRooted,
            !right.isImplicitlyRooted, let number = NumberType(solver.resolved(type))
        else { return expression }
        let (a, b) = (left.operation(number), right.operation(number))
        return switch number {
        case .int: expression.ready(IntArithmetic(expression, a, sign, b), type)
        case .double: expression.ready(DoubleArithmetic(expression, a, sign, b), type)
        }
    }

    func comparison(_ expression: Expression, _ sign: String, of left: StaticType, _ right: StaticType) -> Expression {
        guard case .binary(let first, _, let second) = expression.kind, !first.isImplicitlyRooted, !second.isImplicitlyRooted,
            let comparison = ComparisonSign(rawValue: sign), comparison.ownerProtocol != nil,
            let number = NumberType(left), number == NumberType(right)
        else { return expression }
        let (a, b) = (first.operation(number), second.operation(number))
        return expression.ready(Comparison(expression, a, comparison, b, ofInts: number == .int), .bool)
    }

    /// `a && b`, `a || b`
    func junction(_ expression: Expression) -> Expression {
        guard case .binary(let left, let sign, let right) = expression.kind else { return expression }
        return expression.ready(Junction(expression, left.condition, sign, right.condition), .bool)
    }

    func negation(_ expression: Expression) -> Expression {
        guard case .prefix(_, let operand) = expression.kind else { return expression }
        return expression.ready(Negation(expression, operand.condition), .bool)
    }

    // MARK: Variables and their parts

    /// What is changed where an assignment is ready to run: a number.
    enum NumberTarget {
        case local(String)
        /// An element of a local array.
        case element(of: String)
        /// A stored property of a struct, in a local variable or in `self`.
        case property(String, of: String?)
    }

    func numberTarget(_ target: Expression) -> NumberTarget? {
        switch target.kind {
        case .identifier(let name, _):
            if case .variable(_, isLet: false, _)? = scope.local(name) { return .local(name) }
            return isOwnField(name) ? .property(name, of: nil) : nil
        case .subscript(let base, let arguments):
            guard arguments.hasOneIndex, let name = base.bareName, case .variable(_, isLet: false, _)? = scope.local(name),
                localArray(base) != nil
            else { return nil }
            return .element(of: name)
        case .member(let base, let name, _):
            guard let owner = base.bareName else { return nil }
            if owner == "self" { return isOwnField(name) ? .property(name, of: nil) : nil }
            guard case .variable(let type, isLet: false, _)? = scope.local(owner), isField(name, of: solver.resolved(type)) else {
                return nil
            }
            return .property(name, of: owner)
        default: return nil
        }
    }

    /// `i += 1`, `a[i] = 2`, `p.x -= 3`
    func assignment(_ expression: Expression, to target: NumberTarget?, of type: StaticType) -> Expression {
        guard let target, case .assignment(let place, let sign, let value) = expression.kind, !value.isImplicitlyRooted,
            sign == "=" || sign.count == 2, let number = NumberType(solver.resolved(type))
        else { return expression }
        let change = NumberChange(place, sign, value.operation(number))
        switch target {
        case .local(let name): return expression.ready(LocalAssignment(expression, name, change, ofInts: number == .int), .void)
        case .element(let name):
            guard case .subscript(_, let arguments) = place.withoutType.kind else { return expression }
            return expression.ready(ElementAssignment(expression, of: name, at: arguments[0].value.operation(.int), change), .void)
        case .property(let name, let owner): return expression.ready(PropertyAssignment(expression, name, of: owner, change), .void)
        }
    }

    /// `a[i]` of a local array.
    func element(_ expression: Expression, of type: StaticType?) -> Expression {
        guard let type, case .subscript(let base, let arguments) = expression.kind, let name = base.bareName else { return expression }
        return expression.ready(ElementRead(expression, of: LocalRead(base, name), at: arguments[0].value.operation(.int)), type)
    }

    /// The type of the elements, where an expression is the name of a local array.
    func localArray(_ base: Expression) -> StaticType? {
        guard let name = base.bareName, case .variable(let type, _, _)? = scope.local(name),
            case .nominal("Array", let parts) = solver.resolved(type), let element = parts.first, case .nominal = element
        else { return nil }
        return element
    }

    /// `p.x` and `self.x`, where that is a stored property of a user-defined struct.
    func isField(_ base: Expression, _ name: String) -> Bool {
        guard let owner = base.bareName else { return false }
        if owner == "self" { return isOwnField(name) }
        guard case .variable(let type, _, _)? = scope.local(owner) else { return false }
        return isField(name, of: solver.resolved(type))
    }

    func property(_ expression: Expression, _ type: StaticType) -> Expression {
        guard case .member(let base, let name, _) = expression.kind, let owner = base.bareName else { return expression }
        return expression.ready(PropertyRead(expression, name, of: owner == "self" ? nil : LocalRead(base, owner)), type)
    }

    /// Is a bare name, or one after `self.`, a stored property of the struct that the code belongs to?
    func isOwnField(_ name: String) -> Bool {
        guard scope.local(name) == nil, scope.local("self") == nil, !scope.isStatic, !scope.isScene, let own = scope.selfType else {
            return false
        }
        return isField(name, of: own)
    }

    private func isField(_ name: String, of type: StaticType) -> Bool {
        guard case .nominal(let owner, _) = type, let user = index.program.types[owner], user.kind == .struct, !user.hasLazyProperties,
            let place = user.storedIndex[name]
        else { return false }
        let property = user.storedProperties[place]
        return property.wrapper == nil && !property.isWeak && property.builder == nil
    }
}

/// The types whose numbers pass from one operation to the next as they are.
private enum NumberType {
    case int, double

    init?(_ type: StaticType) {
        switch type {
        case .nominal("Int", _): self = .int
        case .nominal("Double", _), .nominal("CGFloat", _): self = .double
        default: return nil
        }
    }
}

extension Expression {
    /// The expression with what runs in its place.
    func ready(_ operation: Operation, _ type: StaticType) -> Expression {
        Expression(.typed(self, TypeAnnotation(type, operation: operation)), id: id, span: span)
    }

    fileprivate var withoutType: Expression {
        if case .typed(let inner, _) = kind { inner } else { self }
    }

    /// As an operand that is wanted as a number.
    fileprivate func operation(_ type: NumberType) -> Operation {
        if let operation { return operation }
        switch (kind, type) {
        case (.integer(let number), .int): return Constant(self, .int(number))
        case (.integer(let number), .double): return Constant(self, .double(Double(number)))
        case (.float(let number, _), .double): return Constant(self, .double(number))
        case (.parenthesized(let inner), _): return inner.operation(type)
        case (.identifier(let name, let generics), _) where generics.isEmpty: return LocalRead(self, name)
        default: return Evaluation(self, as: type == .int ? .int : .double)
        }
    }

    /// As an operand that is wanted as a truth value.
    fileprivate var condition: Operation {
        if let operation { return operation }
        switch kind {
        case .parenthesized(let inner): return inner.condition
        case .identifier(let name, let generics) where generics.isEmpty: return LocalRead(self, name)
        default: return Evaluation(self, as: .bool)
        }
    }
}

extension [Expression.Argument] {
    /// `[i]`
    var hasOneIndex: Bool { count == 1 && self[0].label == nil }
}
