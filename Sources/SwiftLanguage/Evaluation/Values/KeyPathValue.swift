// SPDX-License-Identifier: GPL-3.0-or-later

/// `\.name`, `\Item.id`, `\.self`, `\.items[0].name`.
package struct KeyPathValue: Sendable, Hashable {
    package enum Component: Sendable, Hashable {
        case property(String)
        case `subscript`([Value])
        case optionalChain
        case forceUnwrap
    }

    package var components: [Component]
    package var root: TypeReference?

    package init(_ components: [Component], root: TypeReference? = nil) {
        self.components = components
        self.root = root
    }

    /// The name when it is one property (`\.horizontalSizeClass`): an environment key.
    package var propertyName: String? {
        guard components.count == 1, case .property(let name) = components[0] else { return nil }
        return name
    }

    package static func == (a: KeyPathValue, b: KeyPathValue) -> Bool { a.components == b.components }
    package func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
