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

    /// What is looked at where an `Any` is cast to a type: an optional is opened, unless an optional or `Any` is asked for, and an `NSNumber`
    /// is the number that is asked for. nil where it holds nothing that could be of the type.
    func opened(for type: ResolvedType) -> Value? {
        if let number = bridgedNumber { return type.value(bridgedFrom: number) ?? self }
        guard let erased = erasedValue else { return openedElements(for: type) }
        guard erased.type.wrapped != nil else { return type.isAny ? self : erased.value }
        switch type {
        case .any: return self
        case .optional: return erased.value
        default: return erased.value.unwrapped?.opened(for: type)
        }
    }

    /// A collection of `Any`s with its elements opened; nil where one of them holds nothing that could be of the type.
    private func openedElements(for type: ResolvedType) -> Value? {
        switch (type.unwrapped, self) {
        case (.array(let element), .array(let values)):
            return Self.opened(values, for: element).map { $0.isEmpty ? self : .array($0) }
        case (.dictionary(_, let held), .dictionary(let entries)):
            return Self.opened(entries.values, for: held).map { $0.isEmpty ? self : .dictionary(entries.replacingValues(by: $0)) }
        default: return self
        }
    }

    private var bridgedNumber: (any BridgedNumber)? { if case .native(let native) = self { native as? any BridgedNumber } else { nil } }

    private var mayBeOpened: Bool {
        switch self {
        case .native(let native): native is ErasedValue || native is any BridgedNumber
        case .array, .dictionary: true
        default: false
        }
    }

    /// Nothing where there is nothing to open.
    private static func opened(_ values: [Value], for type: ResolvedType) -> [Value]? {
        guard !type.isAny, values.contains(where: { $0.mayBeOpened }) else { return [] }
        var result: [Value] = []
        for value in values {
            guard let held = value.opened(for: type) else { return nil }
            result.append(held)
        }
        return result
    }
}
