// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A value that only drawing or motion would look at: an animation, a transition, a blend mode. Kept by its type and text.
struct OpaqueValue: CatalogNative {
    static var typeName: String { "Opaque" }
    let kind: String
    let text: String
    var nativeTypeName: String { kind }
    var swiftDescription: String { text }
    var length: Int { text.utf8.count }
    var literal: String { text.hasPrefix("[") ? text : "." + text }
}
