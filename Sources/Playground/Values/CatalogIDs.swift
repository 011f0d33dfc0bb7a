// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Ids between the language and the engine: they compare by type (language.md §1).
enum CatalogIDs {
    static func id(of value: Value) -> ViewID {
        switch value {
        case .int(let number): .int(number)
        case .string(let text): .string(text)
        default: .other(AnyViewID(value, text: value.swiftDescription()))
        }
    }

    static func value(of id: ViewID) -> Value {
        switch id {
        case .int(let number): .int(number)
        case .string(let text): .string(text)
        case .other(let other): other.value.base as? Value ?? .string(other.text)
        }
    }
}
