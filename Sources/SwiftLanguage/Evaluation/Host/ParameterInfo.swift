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

    package init(
        label: String?, name: String, type: TypeSyntax, defaultText: String? = nil, isVariadic: Bool = false, isBuilder: Bool = false,
        isAsync: Bool = false
    ) {
        self.isAsync = isAsync
        self.label = label
        self.name = name
        self.type = type
        self.defaultText = defaultText
        self.isVariadic = isVariadic
        self.isBuilder = isBuilder
    }
}
