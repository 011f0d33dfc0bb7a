// SPDX-License-Identifier: GPL-3.0-or-later

/// The identity of a view or of an element of a ForEach. Ids compare by type, as in SwiftUI: 10 is not "10".
public enum ViewID: Hashable, Sendable {
    case int(Int)
    case string(String)
    case other(AnyViewID)

    /// The id as an expression that means it.
    public var literal: String {
        switch self {
        case .int(let value): String(value)
        case .string(let value): "\"\(value)\""
        case .other(let value): value.text
        }
    }
}

/// An id of any other type, with the text that shows it.
public struct AnyViewID: Hashable, @unchecked Sendable {
    public let value: AnyHashable
    public let text: String

    public init(_ value: some Hashable & Sendable, text: String) {
        self.value = AnyHashable(value)
        self.text = text
    }

    public static func == (a: AnyViewID, b: AnyViewID) -> Bool { a.value == b.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
