// SPDX-License-Identifier: GPL-3.0-or-later

/// What result builders of the user's take.
extension Typer {
    /// What each statement has to be. A `buildExpression` is called with it and tells its literals what they are; what `buildBlock` is given
    /// has its type by itself.
    struct BuiltElement {
        /// nil where it has several functions `buildExpression`.
        var type: StaticType?
        var isContext = true
        /// What those take: `.name` belongs to the one that has it.
        var choices: [StaticType] = []
    }

    /// What a builder takes for each statement: of its functions `buildExpression`, else of the one variadic `buildBlock`; nil where these
    /// are generic.
    func builtElement(of written: String) -> BuiltElement? {
        guard case .user(let name)? = index.program.builder(named: written), let info = index.types[name], info.isComplete,
            info.generics.isEmpty, info.inherited.isEmpty, !info.isRedeclared, info.statics["buildPartialBlock"] == nil
        else { return nil }
        if let expressions = info.statics["buildExpression"] {
            if let only = onlyParameter(of: expressions) { return .init(type: only) }
            let choices = expressions.compactMap { onlyParameter(of: [$0]) }
            return choices.isEmpty ? nil : .init(choices: choices)
        }
        guard let blocks = info.statics["buildBlock"], let parameter = onlySignature(of: blocks)?.parameters.first, parameter.isVariadic
        else { return nil }
        return onlyParameter(of: blocks).map { .init(type: $0, isContext: false) }
    }

    private func onlySignature(of members: [Member]) -> Signature? {
        guard members.count == 1, case let signature = index.signature(of: members[0]), signature.parameters.count == 1,
            signature.generics.isEmpty
        else { return nil }
        return signature
    }

    private func onlyParameter(of members: [Member]) -> StaticType? {
        guard let type = onlySignature(of: members)?.parameters[0].type, type.isKnown, isCertain(type) else { return nil }
        return type
    }

    /// A statement that a builder of one type gathers; nil where nothing is known of what it takes.
    func built(_ value: Expression) -> Typed? {
        guard scope.isBuilder, let element = scope.builtElement else { return nil }
        switch value.kind {
        case .if, .switch, .assignment: return nil
        default: break
        }
        guard let type = element.type else { return chosen(value, among: element.choices) }
        let typed = infer(value, element.isContext ? type : nil)
        if !element.isContext { settle(typed.type) }
        expect(typed.type, toBe: type, value, .argument)
        return promoted(typed, to: type)
    }

    /// `.name` where the builder takes several types: a member of the one that has it.
    private func chosen(_ value: Expression, among types: [StaticType]) -> Typed? {
        guard let name = value.implicitRoot?.withoutLabels else { return nil }
        let owners = types.filter { !lookup.statics(name, of: $0).found.isEmpty }
        return owners.count == 1 ? infer(value, owners[0]) : nil
    }
}
