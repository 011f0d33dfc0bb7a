// SPDX-License-Identifier: GPL-3.0-or-later

/// What stands in loaded code for something unknown. It can be passed on, read and called, which gives it again; as a view it is a
/// placeholder, as a condition false, as a sequence empty.
package final class UnknownValue: NativeReference {
    /// What was left out.
    package let name: String

    package init(name: String) { self.name = name }

    /// The name alone, as the kind of a view: `Map` of `Map(position:)`.
    package var kind: String { String(name.prefix { $0 != "(" }) }

    /// No name that code could give to a type of its own.
    package static let typeName = "(unknown)"

    package var nativeTypeName: String { Self.typeName }
    package var swiftDescription: String { name }
    package func isEqual(to other: any NativeValue) -> Bool { (other as? UnknownValue)?.name == name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Value {
    var isUnknown: Bool {
        guard case .native(let native) = self else { return false }
        return native is UnknownValue
    }

    static func unknown(_ name: String) -> Value { .native(UnknownValue(name: name)) }
}
