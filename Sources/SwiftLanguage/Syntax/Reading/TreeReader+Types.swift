// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    func type(_ node: SwiftSyntax.TypeSyntax) throws(Diagnostic) -> TypeSyntax {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let node):
            try refuse(node.moduleSelector, "a module selector")
            return .named(name(node.name), genericArguments: try genericArguments(node.genericArgumentClause))
        case .memberType(let node):
            try checkLength(of: node)
            if node.name.text == "self" { return try type(node.baseType) }
            return .member(try type(node.baseType), name(node.name), genericArguments: try genericArguments(node.genericArgumentClause))
        case .arrayType(let node): return .array(try type(node.element))
        case .dictionaryType(let node): return .dictionary(try type(node.key), try type(node.value))
        case .optionalType(let node): return .optional(try type(node.wrappedType))
        case .implicitlyUnwrappedOptionalType(let node): return .optional(try type(node.wrappedType))
        case .tupleType(let node): return try tupleType(node)
        case .functionType(let node): return try functionType(node)
        case .someOrAnyType(let node):
            let constraint = try type(node.constraint)
            return node.someOrAnySpecifier.text == "some" ? .some(constraint) : .any(constraint)
        case .compositionType(let node):
            var parts: [TypeSyntax] = []
            for element in node.elements { parts.append(try type(element.type)) }
            return .composition(parts)
        case .metatypeType(let node): return .metatype(try type(node.baseType))
        case .attributedType(let node): return try attributedType(node)
        case .classRestrictionType: return .named("AnyObject")
        case .packExpansionType(let node): return .attributed(["repeat"], try type(node.repetitionPattern))
        case .packElementType(let node):
            let pack = try type(node.pack)
            // A pack is known by its name together with the word, as its parameter is declared.
            return .named(GenericParameter.pack(pack.baseName))
        case .suppressedType(let node): return .attributed(["~"], try type(node.type))
        default: throw unknown(node)
        }
    }

    private func checkLength(of node: MemberTypeSyntax) throws(Diagnostic) {
        let outer = sequence(first: node) { $0.baseType.as(MemberTypeSyntax.self) }
        guard outer.dropFirst(TypeSyntax.longestName - 1).contains(where: { _ in true }) else { return }
        throw Diagnostic(.limitExceeded, "the name of a type with more than \(TypeSyntax.longestName) parts", at: span(node))
    }

    func optionalType(_ node: SwiftSyntax.TypeSyntax?) throws(Diagnostic) -> TypeSyntax? {
        guard let node else { return nil }
        return try type(node)
    }

    private func tupleType(_ node: TupleTypeSyntax) throws(Diagnostic) -> TypeSyntax {
        let elements = try tupleElements(node.elements)
        if elements.count == 1, elements[0].label == nil, !elements[0].type.isPack { return elements[0].type }
        return .tuple(elements)
    }

    private func tupleElements(_ list: TupleTypeElementListSyntax) throws(Diagnostic) -> [TypeSyntax.TupleElement] {
        var elements: [TypeSyntax.TupleElement] = []
        for element in list {
            var type = try type(element.type)
            if element.ellipsis != nil { type = .variadic(type) }
            let label = element.firstName.map { name($0) }
            elements.append(TypeSyntax.TupleElement(label: label, type: element.inoutKeyword == nil ? type : .attributed(["inout"], type)))
        }
        return elements
    }

    /// `async` and `throws` stay as words in front, for printing.
    private func functionType(_ node: FunctionTypeSyntax) throws(Diagnostic) -> TypeSyntax {
        let parameters = try zip(node.parameters, tupleElements(node.parameters)).map { labelled($1.type, by: $0) }
        let function = TypeSyntax.function(parameters: parameters, result: try type(node.returnClause.type))
        let effects = effectWords(node.effectSpecifiers)
        return effects.isEmpty ? function : .attributed(effects, function)
    }

    /// The names that a function type gives to its parameters say something to people only: they stay as a word in front, for printing.
    private func labelled(_ type: TypeSyntax, by node: TupleTypeElementSyntax) -> TypeSyntax {
        let names = [node.firstName, node.secondName].compactMap { $0?.text }
        guard !names.isEmpty else { return type }
        let word = names.joined(separator: " ") + ":"
        if case .attributed(let words, let base) = type { return .attributed([word] + words, base) }
        return .attributed([word], type)
    }

    private func attributedType(_ node: AttributedTypeSyntax) throws(Diagnostic) -> TypeSyntax {
        let specifiers = (Array(node.specifiers) + Array(node.lateSpecifiers)).map(\.trimmedDescription)
        let words = specifiers + (try attributeWords(node.attributes))
        let base = try type(node.baseType)
        if case .attributed(let inner, let plain) = base { return .attributed(words + inner, plain) }
        return words.isEmpty ? base : .attributed(words, base)
    }

    func genericArguments(_ clause: GenericArgumentClauseSyntax?) throws(Diagnostic) -> [TypeSyntax] {
        var result: [TypeSyntax] = []
        for argument in clause?.arguments ?? [] {
            guard case .type(let node) = argument.argument else { throw unsupported("a value as generic argument", at: argument) }
            result.append(try type(node))
        }
        return result
    }

    // MARK: Types that the parser took for expressions

    /// The type of `[Int]`, `[String: Int]`, `(() -> Int)`; nil for a literal of values.
    func typeInBrackets(_ node: ExprSyntax) throws(Diagnostic) -> TypeSyntax? {
        let isFunction = node.as(TupleExprSyntax.self)?.elements.first?.expression.as(SequenceExprSyntax.self).map { sequence in
            sequence.elements.contains { $0.is(ArrowExprSyntax.self) }
        }
        guard node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self) || isFunction == true else { return nil }
        return try typeFromExpression(node)
    }

    func typeFromExpression(_ node: ExprSyntax) throws(Diagnostic) -> TypeSyntax? {
        switch node.as(ExprSyntaxEnum.self) {
        case .typeExpr(let node): return try type(node.type)
        case .arrayExpr(let node):
            guard let element = node.elements.first, node.elements.count == 1 else { return nil }
            return try typeFromExpression(element.expression).map { .array($0) }
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content, let pair = elements.first, elements.count == 1 else { return nil }
            guard let key = try typeFromExpression(pair.key), let value = try typeFromExpression(pair.value) else { return nil }
            return .dictionary(key, value)
        case .optionalChainingExpr(let node): return try typeFromExpression(node.expression).map { .optional($0) }
        case .tupleExpr(let node):
            guard let elements = try tupleElements(node) else { return nil }
            return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
        case .sequenceExpr(let node): return try functionType(Array(node.elements)[...])
        case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr: return try expression(node).asType
        default: return nil
        }
    }

    private func tupleElements(_ node: TupleExprSyntax) throws(Diagnostic) -> [TypeSyntax.TupleElement]? {
        var elements: [TypeSyntax.TupleElement] = []
        for element in node.elements {
            guard let type = try typeFromExpression(element.expression) else { return nil }
            elements.append(TypeSyntax.TupleElement(label: element.label.map { name($0) }, type: type))
        }
        return elements
    }

    /// `(A, B) -> C` in the place of an expression.
    private func functionType(_ elements: ArraySlice<ExprSyntax>) throws(Diagnostic) -> TypeSyntax? {
        guard let first = elements.first?.as(TupleExprSyntax.self), elements.count >= 3 else { return nil }
        guard let arrow = elements.dropFirst().first?.as(ArrowExprSyntax.self), let parameters = try tupleElements(first) else {
            return nil
        }
        let rest = elements.dropFirst(2)
        let result = try rest.count == 1 ? typeFromExpression(rest[rest.startIndex]) : functionType(rest)
        let effects = effectWords(arrow.effectSpecifiers)
        return result.map { result in
            let function = TypeSyntax.function(parameters: parameters.map(\.type), result: result)
            return effects.isEmpty ? function : .attributed(effects, function)
        }
    }
}
