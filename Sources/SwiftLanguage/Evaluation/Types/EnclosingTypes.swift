// SPDX-License-Identifier: GPL-3.0-or-later

/// The full name of a type and those of the types around it, innermost first: `A.B.C`, `A.B`, `A`.
struct EnclosingTypes: Sequence, IteratorProtocol {
    private var name: String?

    /// - Parameter name: nil at the top level, which no type encloses.
    init(of name: String?) { self.name = name }

    mutating func next() -> String? {
        guard let current = name else { return nil }
        name = current.enclosingTypeName
        return current
    }
}

extension String {
    /// The name before the last point: of a type's full name, that of the type around it; nil at the top level.
    var enclosingTypeName: String? { lastIndex(of: ".").map { String(self[..<$0]) } }
}
