// SPDX-License-Identifier: GPL-3.0-or-later

/// Modifiers that mean nothing where they stand: those of classes in a struct or an enum, and `private(set)` of what nothing sets.
struct ModifierCheck {
    /// The type that the declaration is a member of; nil in an extension and outside of types.
    var type: TypeDeclaration?
    var isMember = true

    func run(_ declaration: Declaration) throws(Diagnostic) {
        try checkSetter(declaration)
        try checkIndirect(declaration)
        if case .enumCases = declaration.kind { try checkCase(declaration) }
        if case .type(let declared) = declaration.kind, Self.isValue(declared), declaration.modifiers.contains("final") {
            throw Diagnostic(
                .syntax, "'final' modifier cannot be applied to this declaration", at: declaration.place(of: "final"),
                hint: "remove 'final': nothing inherits from it")
        }
        guard let type, Self.isValue(type) || type.kind == .protocol else { return }
        try checkClassWords(declaration, in: type)
    }

    /// Enums and their cases alone are indirect.
    private func checkIndirect(_ declaration: Declaration) throws(Diagnostic) {
        switch declaration.kind {
        case .enumCases: return
        case .type(let type) where type.kind == .enum: return
        default:
            guard declaration.modifiers.contains("indirect") else { return }
            throw cannotApply("indirect", to: declaration)
        }
    }

    /// A case is as accessible as its enum, and always static.
    private func checkCase(_ declaration: Declaration) throws(Diagnostic) {
        guard let word = declaration.modifiers.first(where: { $0 != "indirect" }) else { return }
        switch word {
        case "static", "class":
            throw Diagnostic(
                .syntax, "declaration cannot be marked '\(word)'", at: declaration.place(of: "case"), hint: "remove '\(word)'")
        case "mutating", "nonmutating":
            throw Diagnostic(
                .syntax, "'\(word)' may only be used on 'func' declarations", at: declaration.place(of: word), hint: "remove '\(word)'")
        default: throw cannotApply(word, to: declaration)
        }
    }

    private func cannotApply(_ word: String, to declaration: Declaration) -> Diagnostic {
        Diagnostic(
            .syntax, "'\(word)' modifier cannot be applied to this declaration", at: declaration.place(of: word), hint: "remove '\(word)'")
    }

    private static func isValue(_ type: TypeDeclaration) -> Bool { type.kind == .struct || type.kind == .enum }

    private func checkClassWords(_ member: Declaration, in type: TypeDeclaration) throws(Diagnostic) {
        let what: (one: String, many: String)
        switch member.kind {
        case .function: what = ("method", "methods")
        case .variable: what = ("property", "properties")
        case .subscript: what = ("subscript", "subscripts")
        case .initializer where type.kind != .protocol && member.modifiers.contains("required"):
            throw Diagnostic(
                .syntax, "'required' initializer in non-class type '\(type.name)'", at: member.namePlace, hint: "remove 'required'")
        default: return
        }
        if type.kind != .protocol, member.modifiers.contains("final") {
            throw Diagnostic(
                .syntax, "only classes and class members may be marked with 'final'", at: member.place(of: "final"),
                hint: "remove 'final'")
        }
        guard member.modifiers.contains("class") else { return }
        if type.kind == .protocol {
            throw Diagnostic(
                .syntax,
                "class \(what.many) are only allowed within classes; use 'static' to declare a requirement fulfilled by either a static or class \(what.one)",
                at: member.span?.place(of: member.introducer), hint: "write 'static' for 'class'")
        }
        throw Diagnostic(
            .syntax, "class \(what.many) are only allowed within classes; use 'static' to declare a static \(what.one)",
            at: member.namePlace, hint: "write 'static' for 'class'")
    }

    /// `private(set) let`, or of a property that only computes its value.
    private func checkSetter(_ declaration: Declaration) throws(Diagnostic) {
        guard case .variable(let variable) = declaration.kind, let word = declaration.modifiers.first(where: { $0.hasSuffix("(set)") }),
            variable.isLet || variable.bindings.contains(where: \.isOnlyRead)
        else { return }
        let what = isMember ? "read-only properties" : variable.isLet ? "constants" : "read-only variables"
        throw Diagnostic(
            .syntax, "'\(word)' modifier cannot be applied to \(what)", at: declaration.place(of: word), hint: "remove '\(word)'")
    }
}

extension VariableDeclaration.Binding {
    /// Has it a getter alone?
    fileprivate var isOnlyRead: Bool { accessors.map { $0.getter != nil && $0.setter == nil } ?? false }
}

extension Declaration {
    /// The word that a method, a property or a subscript begins with.
    fileprivate var introducer: String {
        switch kind {
        case .variable(let variable): variable.isLet ? "let" : "var"
        case .subscript: "subscript"
        default: "func"
        }
    }
}
