// SPDX-License-Identifier: GPL-3.0-or-later

/// Literals that stand as the one argument of a type.
extension Typer {
    /// `Version("1.2")`, where versions may be written as texts, is that literal (SE-0213).
    func literal(asArgumentOf receiver: StaticType, _ call: Expression.Call) -> Typed? {
        guard call.arguments.count == 1, call.trailingClosures.isEmpty, call.arguments[0].label == nil, case .metatype(let type) = receiver,
            case .nominal(let name, _) = type, let info = index.types[name], info.isComplete, !Library.names.isDeclared(name),
            !info.isOfLibrary, let asked = call.arguments[0].value.literalProtocol, index.conformances(of: name)[asked] != nil
        else { return nil }
        if case .member = call.callee.kind, dottedType(call.callee) == nil { return nil }
        let typed = infer(call.arguments[0].value, type)
        return Typed(type, typed.finish)
    }

    /// `Double(7 / 2)` is 3: whole numbers that are calculated with are Ints before they are converted. Only a literal alone is one of the
    /// type itself.
    func conversion(
        ofWholeNumbers call: Expression.Call, to receiver: StaticType, _ expression: Expression, _ callee: @escaping () -> Expression
    ) -> Typed? {
        guard call.arguments.count == 1, call.trailingClosures.isEmpty, call.arguments[0].label == nil, case .metatype(let type) = receiver,
            type.isNumber, type != .int, case let value = call.arguments[0].value, value.isWholeOperation
        else { return nil }
        let typed = infer(value)
        settle(typed.type)
        guard solver.resolved(typed.type) == .int else { return nil }
        return Typed(type) {
            let number = Expression.Argument(typed.finish().typed(.int))
            return expression.with(.call(Expression.Call(callee: callee(), arguments: [number])))
        }
    }
}

extension Expression {
    /// An operation on literals of whole numbers alone.
    fileprivate var isWholeOperation: Bool {
        switch kind {
        case .binary(let left, _, let right): left.isWhole && right.isWhole
        case .parenthesized(let inner): inner.isWholeOperation
        default: false
        }
    }

    private var isWhole: Bool {
        switch kind {
        case .integer: true
        case .prefix(_, let operand), .parenthesized(let operand): operand.isWhole
        default: isWholeOperation
        }
    }

    /// What a type that may be written as this literal conforms to; nil where this is not a literal.
    fileprivate var literalProtocol: String? {
        switch kind {
        case .integer: "ExpressibleByIntegerLiteral"
        case .float: "ExpressibleByFloatLiteral"
        case .bool: "ExpressibleByBooleanLiteral"
        case .string(let segments): segments.allSatisfy(\.isText) ? "ExpressibleByStringLiteral" : "ExpressibleByStringInterpolation"
        default: nil
        }
    }
}

extension Expression.StringSegment {
    fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
