// SPDX-License-Identifier: GPL-3.0-or-later

/// The identity of a view or of an element of a ForEach. Ids compare by type, as in SwiftUI: 10 is not "10".
public enum ViewID: Hashable, Sendable {
    /// A whole number.
    case int(Int)
    /// A text.
    case string(String)
    /// A value of any other type.
    case other(AnyViewID)

    /// The id as an expression that means it.
    package var literal: String {
        switch self {
        case .int(let value): String(value)
        case .string(let value): value.debugDescription
        case .other(let value): value.text
        }
    }
}

/// An id of any other type, with the text that shows it. Sendable, as the value is by the initializer; AnyHashable does not tell.
public struct AnyViewID: Hashable, @unchecked Sendable {
    /// The id itself.
    public let value: AnyHashable
    /// How it is written.
    public let text: String

    /// An id of any type with its text.
    public init(_ value: some Hashable & Sendable, text: String) {
        self.value = AnyHashable(value)
        self.text = text
    }

    /// Ids of different types differ; the text does not count.
    public static func == (a: AnyViewID, b: AnyViewID) -> Bool { a.value == b.value }
    /// Over the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
