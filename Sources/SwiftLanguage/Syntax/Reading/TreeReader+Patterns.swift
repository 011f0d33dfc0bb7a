// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// Patterns. The parser leaves most of them as expressions; here they become what they mean.
extension TreeReader {
    /// `isVar` is set inside `let (…)` and `var (…)`, where bare names bind.
    func pattern(_ node: PatternSyntax, isVar: Bool?) throws(Diagnostic) -> Pattern {
        switch node.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): return .binding(name: name(node.identifier), isVar: isVar ?? false, type: nil)
        case .wildcardPattern: return .wildcard
        case .valueBindingPattern(let node):
            let word = node.bindingSpecifier.text
            guard word == "let" || word == "var" else { throw unsupported("'\(word)' in a pattern", at: node.bindingSpecifier) }
            return try pattern(node.pattern, isVar: word == "var")
        case .tuplePattern(let node):
            var elements: [(label: String?, pattern: Pattern)] = []
            for element in node.elements { elements.append((element.label.map { name($0) }, try pattern(element.pattern, isVar: isVar))) }
            return Self.tuple(elements)
        case .isTypePattern(let node): return .isType(try type(node.type))
        case .expressionPattern(let node): return try pattern(node.expression, isVar: isVar)
        default: throw unknown(node)
        }
    }

    private static func tuple(_ elements: [(label: String?, pattern: Pattern)]) -> Pattern {
        elements.count == 1 && elements[0].label == nil ? elements[0].pattern : .tuple(elements)
    }

    private func pattern(_ node: ExprSyntax, isVar: Bool?) throws(Diagnostic) -> Pattern {
        switch node.as(ExprSyntaxEnum.self) {
        case .patternExpr(let node): return try pattern(node.pattern, isVar: isVar)
        case .discardAssignmentExpr: return .wildcard
        case .tupleExpr(let node): return Self.tuple(try elements(node.elements, isVar: isVar))
        case .optionalChainingExpr(let node): return .optional(try pattern(node.expression, isVar: isVar))
        case .memberAccessExpr(let node):
            guard let (type, name) = try enumCase(node) else { break }
            return .enumCase(type: type, name: name, nameSpan: span(node.declName), payload: nil)
        case .functionCallExpr(let call):
            guard call.trailingClosure == nil, let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
            guard let (type, name) = try enumCase(member), name != "init" else { break }
            let payload = try elements(call.arguments, isVar: isVar)
            return .enumCase(type: type, name: name, nameSpan: span(member.declName), payload: payload)
        case .sequenceExpr(let sequence):
            if let cast = try cast(Array(sequence.elements), isVar: isVar) { return cast }
        default: break
        }
        return .expression(try expression(node))
    }

    private func elements(_ list: LabeledExprListSyntax, isVar: Bool?) throws(Diagnostic) -> [(label: String?, pattern: Pattern)] {
        var result: [(label: String?, pattern: Pattern)] = []
        for element in list { result.append((element.label.map { name($0) }, try pattern(element.expression, isVar: isVar))) }
        return result
    }

    /// `.card` and `Kind.card`; nil for a member of a value.
    private func enumCase(_ node: MemberAccessExprSyntax) throws(Diagnostic) -> (type: TypeSyntax?, name: String)? {
        // No case is a file's own.
        let name = try simpleName(node.declName).withoutFile
        guard let base = node.base else { return (nil, name) }
        guard let type = try typeFromExpression(base) else { return nil }
        return (type, name)
    }

    /// `let x as T`
    private func cast(_ elements: [ExprSyntax], isVar: Bool?) throws(Diagnostic) -> Pattern? {
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let target = elements[2].as(TypeExprSyntax.self) else {
            return nil
        }
        return .asType(try pattern(elements[0], isVar: isVar), try type(target.type))
    }
}
