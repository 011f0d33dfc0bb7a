// SPDX-License-Identifier: GPL-3.0-or-later

/// Modifiers that mean nothing where they stand: those of classes in a struct or an enum, and `private(set)` of what nothing sets.
struct ModifierCheck {
    /// The type that the declaration is a member of; nil in an extension and outside of types.
    var type: TypeDeclaration?
    var isMember = true

    func run(_ declaration: Declaration) throws(Diagnostic) {
        try checkSetter(declaration)
        if case .type(let declared) = declaration.kind, Self.isValue(declared), declaration.modifiers.contains("final") {
            throw Diagnostic(
                .syntax, "'final' modifier cannot be applied to this declaration", at: declaration.place(of: "final"),
                hint: "remove 'final': nothing inherits from it")
        }
        guard let type, Self.isValue(type) else { return }
        try checkClassWords(declaration, in: type)
    }

    private static func isValue(_ type: TypeDeclaration) -> Bool { type.kind == .struct || type.kind == .enum }

    private func checkClassWords(_ member: Declaration, in type: TypeDeclaration) throws(Diagnostic) {
        let what: (one: String, many: String)
        switch member.kind {
        case .function: what = ("method", "methods")
        case .variable: what = ("property", "properties")
        case .subscript: what = ("subscript", "subscripts")
        case .initializer where member.modifiers.contains("required"):
            throw Diagnostic(
                .syntax, "'required' initializer in non-class type '\(type.name)'", at: member.namePlace, hint: "remove 'required'")
        default: return
        }
        if member.modifiers.contains("final") {
            throw Diagnostic(
                .syntax, "only classes and class members may be marked with 'final'", at: member.place(of: "final"),
                hint: "remove 'final'")
        }
        guard member.modifiers.contains("class") else { return }
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
