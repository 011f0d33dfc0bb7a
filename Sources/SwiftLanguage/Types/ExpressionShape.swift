// SPDX-License-Identifier: GPL-3.0-or-later

/// An expression without the values of its numbers and texts. The static phase looks at no value: what it finds for one expression of the
/// prompt holds for all of its shape.
struct ExpressionShape: Hashable {
    let expression: Expression
    private let hash: Int

    /// More parts than a chain of a few modifiers has. What is larger is looked at by itself, as long chains are link by link.
    private static let largest = 32

    /// nil for what declares something or sees more than its parts, as closures do, and for what is large.
    init?(_ expression: Expression) {
        var hasher = Hasher()
        var room = Self.largest
        guard expression.hashShape(into: &hasher, &room) else { return nil }
        self.expression = expression
        hash = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    static func == (a: ExpressionShape, b: ExpressionShape) -> Bool { a.hash == b.hash && a.expression.hasShape(of: b.expression) }
}

extension Expression {
    /// False where it has no shape, or more parts than there is room for.
    fileprivate func hashShape(into hasher: inout Hasher, _ room: inout Int) -> Bool {
        room -= 1
        guard room >= 0 else { return false }
        switch kind {
        case .integer: hasher.combine(0)
        case .float: hasher.combine(1)
        case .bool: hasher.combine(2)
        case .nil: hasher.combine(3)
        case .string(let segments):
            hasher.combine(4)
            return segments.isPlain
        case .identifier(let name, let generics):
            hasher.combine(name)
            return generics.isEmpty
        case .implicitMember(let name):
            hasher.combine(5)
            hasher.combine(name)
        case .member(let base, let name, _):
            hasher.combine(name)
            return base.hashShape(into: &hasher, &room)
        case .prefix(let sign, let operand):
            hasher.combine(sign)
            return operand.hashShape(into: &hasher, &room)
        case .parenthesized(let inner):
            hasher.combine(6)
            return inner.hashShape(into: &hasher, &room)
        case .call(let call):
            hasher.combine(call.arguments.count)
            guard call.trailingClosures.isEmpty, call.callee.hashShape(into: &hasher, &room) else { return false }
            for argument in call.arguments {
                hasher.combine(argument.label)
                guard argument.value.hashShape(into: &hasher, &room) else { return false }
            }
        default: return false
        }
        return true
    }

    fileprivate func hasShape(of other: Expression) -> Bool {
        switch (kind, other.kind) {
        case (.integer, .integer), (.float, .float), (.bool, .bool), (.nil, .nil), (.string, .string): true
        case (.identifier(let name, _), .identifier(let second, _)): name == second
        case (.implicitMember(let name), .implicitMember(let second)): name == second
        case (.member(let base, let name, _), .member(let old, let second, _)): name == second && base.hasShape(of: old)
        case (.prefix(let sign, let operand), .prefix(let second, let old)): sign == second && operand.hasShape(of: old)
        case (.parenthesized(let inner), .parenthesized(let old)): inner.hasShape(of: old)
        case (.call(let call), .call(let old)):
            call.arguments.count == old.arguments.count && call.callee.hasShape(of: old.callee)
                && zip(call.arguments, old.arguments).allSatisfy { $0.label == $1.label && $0.value.hasShape(of: $1.value) }
        default: false
        }
    }
}

extension TypedExpression {
    /// What was found, said of another expression of the shape; nil where more was put into it than this knows of.
    func said(of other: Expression) -> TypedExpression? {
        typed.finding(of: source, saidOf: other).map { TypedExpression(source: other, typed: $0, type: type, diagnostics: diagnostics) }
    }
}

extension Expression {
    /// This is `source` with what was found for it: the same, found for another expression of the shape.
    fileprivate func finding(of source: Expression, saidOf other: Expression) -> Expression? {
        if self === source { return other }
        switch (kind, source.kind, other.kind) {
        // What is ready to run holds the values of its own expression.
        case (.typed(_, let annotation), _, _) where annotation.operation != nil: return nil
        case (.typed(let inner, let annotation), _, _): return inner.finding(of: source, saidOf: other)?.typed(annotation)
        case (.float, .integer, .integer(let number)): return other.with(.float(Double(number), text: "\(number)"))
        case (.member(let base, let name, _), .member(let old, _, _), .member(let new, _, let span)):
            return base.finding(of: old, saidOf: new).map { $0 === new ? other : other.with(.member($0, name, nameSpan: span)) }
        case (.prefix(let sign, let operand), .prefix(_, let old), .prefix(_, let new)):
            return operand.finding(of: old, saidOf: new).map { $0 === new ? other : other.with(.prefix(sign, $0)) }
        case (.parenthesized(let inner), .parenthesized(let old), .parenthesized(let new)):
            return inner.finding(of: old, saidOf: new).map { $0 === new ? other : other.with(.parenthesized($0)) }
        case (.call(let call), .call(let old), .call(let new)):
            return call.finding(of: old, saidOf: new).map { other.with(.call($0)) }
        default: return nil
        }
    }
}

extension Expression.Call {
    fileprivate func finding(of source: Self, saidOf other: Self) -> Self? {
        guard arguments.count == source.arguments.count, let callee = callee.finding(of: source.callee, saidOf: other.callee) else {
            return nil
        }
        var new = other
        (new.callee, new.resolution) = (callee, resolution)
        for place in arguments.indices {
            let (old, given) = (source.arguments[place].value, other.arguments[place].value)
            guard let value = arguments[place].value.finding(of: old, saidOf: given) else { return nil }
            if value !== given { new.arguments[place].value = value }
        }
        return new
    }
}

extension [Statement] {
    /// Are they the same expressions, one by one? Other statements are not compared.
    func isSame(as other: [Statement]) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy {
                if case .expression(let value) = $0.kind, case .expression(let second) = $1.kind { value === second } else { false }
            }
    }
}
