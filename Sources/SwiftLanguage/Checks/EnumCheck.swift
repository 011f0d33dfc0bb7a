// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether the cases of an enum go with its raw type and hold what can be held.
struct EnumCheck {
    let program: Program

    func run(_ type: TypeDeclaration, _ declaration: Declaration) throws(Diagnostic) {
        guard type.kind == .enum else { return }
        let raw = type.inherited.first?.baseName
        if let raw, StaticType.rawTypes.contains(raw), program.types[raw] == nil, !type.members.contains(where: \.mayHoldCases) {
            throw Diagnostic(
                .missingRequirement, "an enum with no cases cannot declare a raw type",
                at: declaration.span?.place(of: raw, from: type.nameSpan?.end) ?? declaration.namePlace,
                hint: "declare a case, or leave '\(raw)' out")
        }
        try checkRawTypes(type, declaration)
        try checkRawValues(type, raw, declaration)
        for member in type.members {
            guard case .enumCases(let cases) = member.kind else { continue }
            for item in cases {
                if let value = item.rawValue { try check(value, raw, type) }
                if item.payload != nil, let raw, StaticType.rawTypes.contains(raw) {
                    throw Diagnostic(.typeMismatch, "enum with raw type cannot have cases with arguments", at: member.place(of: item.name))
                }
                let isIndirect = declaration.modifiers.contains("indirect") || member.modifiers.contains("indirect")
                if !isIndirect, item.payload?.contains(where: { holds($0.type, type.name) }) ?? false {
                    throw Diagnostic(
                        .typeMismatch, "recursive enum '\(type.name)' is not marked 'indirect'", at: declaration.namePlace,
                        hint: "write 'indirect' before 'enum'")
                }
            }
        }
    }

    /// One raw type at most, before all protocols.
    private func checkRawTypes(_ type: TypeDeclaration, _ declaration: Declaration) throws(Diagnostic) {
        let names = type.inherited.map(\.baseName)
        let raw = names.indices.filter { StaticType.rawTypes.contains(names[$0]) && program.types[names[$0]] == nil }
        guard let first = raw.first else { return }
        if raw.count > 1 {
            throw Diagnostic(
                .typeMismatch, "multiple enum raw types '\(names[first])' and '\(names[raw[1]])'",
                at: declaration.lastPlace(ofInherited: names[raw[1]]))
        }
        if first > 0 {
            throw Diagnostic(
                .syntax, "raw type '\(names[first])' must appear first in the enum inheritance clause",
                at: declaration.lastPlace(ofInherited: names[first]))
        }
    }

    /// Which cases have to say their raw values: what follows a fraction, and all whose values are no numbers and no texts.
    private func checkRawValues(_ type: TypeDeclaration, _ raw: String?, _ declaration: Declaration) throws(Diagnostic) {
        guard let raw, program.types[raw] == nil else { return }
        if raw == "Bool" {
            throw Diagnostic(
                .typeMismatch, "raw type 'Bool' is not expressible by a string, integer, or floating-point literal",
                at: declaration.namePlace)
        }
        var isBehindFraction = false
        for member in type.members {
            guard case .enumCases(let cases) = member.kind else { continue }
            for item in cases {
                if let value = item.rawValue {
                    isBehindFraction = StaticType.floatingPoint.contains(raw) && value.isFraction
                } else if item.payload == nil, raw == "Character" || isBehindFraction {
                    throw Diagnostic(
                        .typeMismatch,
                        isBehindFraction
                            ? "enum case must declare a raw value when the preceding raw value is not an integer"
                            : "enum cases require explicit raw values when the raw type is not expressible by integer or string literal",
                        at: member.place(of: item.name), hint: "write a value after it")
                }
            }
        }
    }

    private func check(_ value: Expression, _ raw: String?, _ type: TypeDeclaration) throws(Diagnostic) {
        guard let raw else {
            throw Diagnostic(
                .typeMismatch, "enum case cannot have a raw value if the enum does not have a raw type", at: value.span,
                hint: "declare it, as in 'enum \(type.name): Int'")
        }
        if value.isComputed { throw Diagnostic(.syntax, "raw value for enum case must be a literal", at: value.span) }
        let given: String
        switch value.kind {
        case .integer where raw == "String" || raw == "Character": given = "Int"
        case .string where StaticType.integers.contains(raw) || StaticType.floatingPoint.contains(raw): given = "String"
        case .float where raw == "String" || StaticType.integers.contains(raw): given = "Double"
        default: return
        }
        throw Diagnostic(.typeMismatch, "cannot convert value of type '\(given)' to raw type '\(raw)'", at: value.span)
    }

    private func holds(_ type: TypeSyntax, _ name: String) -> Bool {
        switch type {
        case .named(let written, let arguments): written == name && arguments.isEmpty
        case .optional(let wrapped): holds(wrapped, name)
        case .tuple(let elements): elements.contains { holds($0.type, name) }
        default: false
        }
    }
}

extension Declaration {
    /// Is it a `case`, or an `#if` that may hold one?
    fileprivate var mayHoldCases: Bool {
        switch kind {
        case .enumCases, .conditionalCompilation, .macro, .elsewhere: true
        default: false
        }
    }
}

extension Expression {
    /// Is it surely no literal?
    fileprivate var isComputed: Bool {
        switch kind {
        case .binary, .identifier, .member, .call, .ternary, .parenthesized: true
        case .string(let segments): segments.contains { if case .text = $0 { false } else { true } }
        default: false
        }
    }

    fileprivate var isFraction: Bool {
        switch kind {
        case .float: true
        case .prefix("-", let operand): operand.isFraction
        default: false
        }
    }
}
