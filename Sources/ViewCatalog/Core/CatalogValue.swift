// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// A Swift type whose values cross the border to the language: parameters of views are declared with it.
package protocol CatalogValue: Sendable {
    /// The type as the language writes it.
    static var swiftType: TypeSyntax { get }
    /// nil when the value has another type.
    static func decode(_ value: Value) -> Self?
    func encode() -> Value
    /// The value as Swift text, in a place where its type is known: `.leading`, `8`.
    var literal: String { get }
}

/// A catalogue value that the language carries as it is: `CGRect`, `Alignment`, `Font`.
package protocol CatalogNative: NativeValue, CatalogValue, Hashable {
    /// The full name: `Edge.Set`.
    static var typeName: String { get }
}

extension CatalogNative {
    package var nativeTypeName: String { Self.typeName }
    package static var swiftType: TypeSyntax { .named(typeName) }
    package var literal: String { swiftDescription }
    package func encode() -> Value { .native(self) }
    package func isEqual(to other: any NativeValue) -> Bool { (other as? Self) == self }

    package static func decode(_ value: Value) -> Self? {
        guard case .native(let native) = value else { return nil }
        return native as? Self
    }
}

/// An enum without payload: printed by the name of its case.
package protocol CatalogEnum: CatalogNative, CaseIterable {}

extension CatalogEnum {
    package var caseName: String { String(describing: self) }
    package var swiftDescription: String { caseName }
    package var literal: String { "." + caseName }
}
