// SPDX-License-Identifier: GPL-3.0-or-later

/// What an `Any` holds whose type says more than the value itself: an optional, which is nil there without the `Any` being nil, or a
/// collection or a tuple with optionals in it.
struct ErasedValue: NativeValue {
    /// Of an optional nil, or what it holds.
    let value: Value
    /// The type, in the form of the static phase and in that of the evaluator.
    let type: StaticType
    let resolved: ResolvedType

    var nativeTypeName: String { type.nominalName ?? type.description }
    var swiftDescription: String {
        guard type.wrapped != nil else { return value.swiftDescription() }
        return value.unwrapped.map { "Optional(" + $0.debugDescription() + ")" } ?? "nil"
    }
    func isEqual(to other: any NativeValue) -> Bool { (other as? ErasedValue)?.value == value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Value {
    /// What an `Any` holds with its type, where that says more than the value.
    var erasedValue: ErasedValue? { native(ErasedValue.self) }

    /// What is looked at where an `Any` is cast to a type: an optional is opened, unless an optional or `Any` is asked for. nil where it
    /// holds nothing that could be of the type.
    func opened(for type: ResolvedType) -> Value? {
        guard let erased = erasedValue else { return self }
        guard erased.type.wrapped != nil else { return type.isAny ? self : erased.value }
        switch type {
        case .any: return self
        case .optional: return erased.value
        default: return erased.value.unwrapped?.opened(for: type)
        }
    }
}
