// SPDX-License-Identifier: GPL-3.0-or-later

/// What result builders of the user's take.
extension Typer {
    /// What each statement has to be. A `buildExpression` is called with it and tells its literals what they are; what `buildBlock` is given
    /// has its type by itself.
    struct BuiltElement {
        let type: StaticType
        let isContext: Bool
    }

    /// The one type that a builder takes for each statement: of its `buildExpression`, else of the variadic `buildBlock`; nil where it has
    /// several of them, or a generic one.
    func builtElement(of written: String) -> BuiltElement? {
        guard case .user(let name)? = index.program.builder(named: written), let info = index.types[name], info.isComplete,
            info.generics.isEmpty, info.inherited.isEmpty, !info.isRedeclared, info.statics["buildPartialBlock"] == nil
        else { return nil }
        if let expressions = info.statics["buildExpression"] {
            return onlyParameter(of: expressions).map { .init(type: $0, isContext: true) }
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
        let typed = infer(value, element.isContext ? element.type : nil)
        if !element.isContext { settle(typed.type) }
        expect(typed.type, toBe: element.type, value, .argument)
        return promoted(typed, to: element.type)
    }
}
