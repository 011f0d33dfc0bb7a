// SPDX-License-Identifier: GPL-3.0-or-later

/// A parameter of a native function: the evaluator matches calls against it, help and completion read it.
package struct ParameterInfo: Sendable {
    /// nil for `_`.
    package let label: String?
    package let name: String
    package let type: TypeSyntax
    /// The default as Swift text; nil when an argument is required.
    package let defaultText: String?
    package let isVariadic: Bool
    /// Its closure is a view builder: the host calls `Machine.buildViews` with it.
    package let isBuilder: Bool
    /// Its closure may wait.
    package let isAsync: Bool
    /// What it has to do with the type that a function is given as a key; nil where there is none.
    package let keyRole: KeyRole?

    /// Of `preference(key: K.self, value: v)`: the key is a type, and the value of its type `Value`.
    package enum KeyRole: Sendable { case key, value }

    package init(
        label: String?, name: String, type: TypeSyntax, defaultText: String? = nil, isVariadic: Bool = false, isBuilder: Bool = false,
        isAsync: Bool = false, keyRole: KeyRole? = nil
    ) {
        self.keyRole = keyRole
        self.isAsync = isAsync
        self.label = label
        self.name = name
        self.type = type
        self.defaultText = defaultText
        self.isVariadic = isVariadic
        self.isBuilder = isBuilder
    }
}
