// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// An unknown view is shown by a placeholder with its name.
extension UnknownValue: ViewConvertible {
    func view(of value: Value, tag: ViewTag) -> ViewValue {
        ViewValue(node: PlaceholderNode(tag: tag), typeName: "ModifiedContent", name: tag.name, layers: 1)
    }
}
