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
}

extension Expression {
    /// What a type conforms to that may be written as this literal; nil where it is none.
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
