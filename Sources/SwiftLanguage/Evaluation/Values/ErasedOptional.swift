// SPDX-License-Identifier: GPL-3.0-or-later

/// An optional in an `Any`, which it is not where it is a value of its own type: `let x: Any = name as Any` holds nil, and is not nil.
struct ErasedOptional: NativeValue {
    /// nil, or what the optional holds.
    let value: Value
    /// The optional's type, in the form of the static phase and in that of the evaluator.
    let type: StaticType
    let resolved: ResolvedType

    var nativeTypeName: String { "Optional" }
    var swiftDescription: String {
        value.unwrapped.map { "Optional(" + $0.debugDescription() + ")" } ?? "nil"
    }
    func isEqual(to other: any NativeValue) -> Bool { (other as? ErasedOptional)?.value == value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Value {
    /// The optional that an `Any` holds.
    var erasedOptional: ErasedOptional? { native(ErasedOptional.self) }

    /// What is looked at where an `Any` is cast to a type: an optional is opened, unless an optional or `Any` is asked for. nil where it
    /// holds nothing that could be of the type.
    func opened(for type: ResolvedType) -> Value? {
        guard let erased = erasedOptional else { return self }
        switch type {
        case .any: return self
        case .optional: return erased.value
        default: return erased.value.unwrapped?.opened(for: type)
        }
    }
}
