// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    func conditions(_ list: ConditionElementListSyntax) throws(Diagnostic) -> [Condition] {
        var result: [Condition] = []
        for element in list { result.append(try condition(element)) }
        return result
    }

    private func condition(_ element: ConditionElementSyntax) throws(Diagnostic) -> Condition {
        switch element.condition {
        case .expression(let node): return .expression(try expression(node))
        case .availability(let node):
            return .availability(try platforms(node.availabilityArguments), isUnavailable: node.availabilityKeyword.text == "#unavailable")
        case .matchingPattern(let node):
            try refuse(node.typeAnnotation, "a type in 'if case'")
            return .case(try pattern(node.pattern, isVar: nil), try expression(node.initializer.value))
        case .optionalBinding(let node): return try optionalBinding(node)
        }
    }

    private func optionalBinding(_ node: OptionalBindingConditionSyntax) throws(Diagnostic) -> Condition {
        let name: String
        let isVar = node.bindingSpecifier.text == "var"
        switch node.pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let pattern): name = self.name(pattern.identifier)
        case .wildcardPattern: name = "_"
        case .expressionPattern(let pattern) where pattern.expression.is(DiscardAssignmentExprSyntax.self): name = "_"
        case .tuplePattern, .expressionPattern:
            // `if let (a, b) = pair()` takes apart what the optional holds, as `case let (a, b)?` does.
            guard let initializer = node.initializer else { throw unsupported("a pattern without a value", at: node.pattern) }
            return .case(.optional(try pattern(node.pattern, isVar: isVar)), try expression(initializer.value))
        default: throw unsupported("this pattern in an optional binding", at: node.pattern)
        }
        let value = try node.initializer.map { (clause) throws(Diagnostic) in try expression(clause.value) } ?? privateValue(name, node)
        return .optionalBinding(
            name: name, isVar: isVar, type: try optionalType(node.typeAnnotation?.type), value: value)
    }

    private func platforms(_ list: AvailabilityArgumentListSyntax) throws(Diagnostic) -> [(platform: String, version: String)] {
        var result: [(platform: String, version: String)] = []
        for element in list {
            switch element.argument {
            case .availabilityVersionRestriction(let restriction):
                result.append((restriction.platform.text, restriction.version?.trimmedDescription ?? ""))
            case .token(let token): result.append((token.text, ""))
            case .availabilityLabeledArgument(let other): throw unsupported("this argument of an availability check", at: other)
            }
        }
        return result
    }
}
