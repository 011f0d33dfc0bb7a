// SPDX-License-Identifier: GPL-3.0-or-later

extension Expression {
    /// The type that this expression names by Swift's spelling (`Color`, `Array<Int>`, `Palette.ID`, `[Int]`), or nil.
    ///
    /// Only the spelling is known here: names in upper case are types.
    package var asType: TypeSyntax? { asType(ofParts: TypeSyntax.longestName) }

    private func asType(ofParts count: Int) -> TypeSyntax? {
        switch kind {
        case .type(let type): type
        case .identifier(let name, let arguments): Self.isTypeName(name) ? .named(name, genericArguments: arguments) : nil
        case .member(let base, let name, _) where count > 1 && Self.isTypeName(name):
            base.asType(ofParts: count - 1).map { .member($0, name, genericArguments: []) }
        default: nil
        }
    }

    /// Upper case first, as Swift's types are.
    static func isTypeName(_ name: String) -> Bool {
        if let first = name.utf8.first, first < 0x80, first != UInt8(ascii: "_") { return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first }
        return name.first { $0 != "_" }?.isUppercase ?? false
    }
}
