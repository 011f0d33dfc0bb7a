// SPDX-License-Identifier: GPL-3.0-or-later

/// The environment keys of a thing that each axis has one of.
public struct AxisKeys<Value: Sendable>: Sendable {
    /// For what lies or moves sideways.
    public let horizontal: EnvironmentKey<Value>
    /// For what lies or moves up and down.
    public let vertical: EnvironmentKey<Value>

    /// - Parameter name: what follows `horizontal` and `vertical` in the names of the keys.
    package init(_ name: String, default value: Value) {
        horizontal = EnvironmentKey("horizontal" + name, default: value)
        vertical = EnvironmentKey("vertical" + name, default: value)
    }

    /// The key of an axis.
    public subscript(axis: Axis) -> EnvironmentKey<Value> { axis == .horizontal ? horizontal : vertical }
}
