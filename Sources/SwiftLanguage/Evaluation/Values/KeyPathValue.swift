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
    /// The properties of extensions that the static phase found for the components; nil, or none at all, where the name of one tells it.
    var members: [DeclaredMember?] = []
    /// The type of what it leads to, where that is an `Any` to who reads it.
    var erasedType: StaticType?

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

extension Value {
    /// A key path, or the function that one is, that leads through certain properties of extensions.
    func leading(through members: [DeclaredMember?], to type: StaticType?) -> Value {
        switch self {
        case .keyPath(var path):
            (path.members, path.erasedType) = (members, type)
            return .keyPath(path)
        case .function(let function):
            guard case .keyPath(var path) = function.code else { return self }
            (path.members, path.erasedType) = (members, type)
            return .function(FunctionValue(.keyPath(path), expression: function.expression))
        default: return self
        }
    }
}
