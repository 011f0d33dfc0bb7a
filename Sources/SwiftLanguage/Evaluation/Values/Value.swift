// SPDX-License-Identifier: GPL-3.0-or-later

/// A value of the language. An optional has no case of its own: `some(x)` is x, and nil is `nil`; only nil inside of an optional is told
/// from nil, as `someNil`.
/// `CGFloat` and `Double` are one representation. Evaluation copies values at every step: what is large and rare stands in a box.
package enum Value: Sendable {
    case void
    case `nil`
    /// `.some(nil)`: nil under a number of layers of optionals, at least one.
    case someNil(Int)
    case bool(Bool)
    case int(Int)
    /// Of any integer type but Int.
    case integer(IntegerValue)
    case double(Double)
    case float(Float)
    case string(String)
    case substring(Substring)
    case character(Character)
    case array([Value])
    /// A part of an array, with the indices that its elements have there.
    case slice(ArraySlice<Value>)
    case dictionary(DictionaryValue)
    case set(SetValue)
    indirect case range(RangeValue)
    case tuple([TupleElement])
    case function(FunctionValue)
    indirect case type(TypeReference)
    indirect case keyPath(KeyPathValue)
    case structure(StructValue)
    case enumeration(EnumValue)
    /// A class instance: an id into the state store's heap, so that undo is keeping the old store.
    case object(ObjectValue)
    case binding(BindingValue)
    case native(any NativeValue)

    package static func tuple(_ values: Value...) -> Value { .tuple(values.map { TupleElement(label: nil, value: $0) }) }
}

/// An element of a tuple, or of the payload of an enum case; its label is nil where it has none.
package struct TupleElement: Sendable, Hashable {
    package var label: String?
    package var value: Value

    package init(label: String? = nil, value: Value) {
        self.label = label
        self.value = value
    }

    /// Labels are not part of a tuple's value.
    package static func == (a: TupleElement, b: TupleElement) -> Bool { a.value == b.value }
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Value: Hashable {
    package static func == (a: Value, b: Value) -> Bool {
        switch (a, b) {
        case (.void, .void), (.nil, .nil): true
        case (.someNil(let a), .someNil(let b)): a == b
        case (.bool(let a), .bool(let b)): a == b
        case (.int(let a), .int(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        case (.double(let a), .double(let b)): a == b
        case (.float(let a), .float(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.substring(let a), .substring(let b)): a == b
        case (.character(let a), .character(let b)): a == b
        case (.function(let a), .function(let b)): a === b
        case (.type(let a), .type(let b)): a == b
        case (.keyPath(let a), .keyPath(let b)): a == b
        case (.object(let a), .object(let b)): a == b
        case (.binding(let a), .binding(let b)): a == b
        case (.native(let a), .native(let b)): a.isEqual(to: b)
        default: a.holdsTheSame(as: b)
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .void: hasher.combine(0)
        case .nil: hasher.combine(1)
        case .someNil(let layers): hasher.combine(layers)
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .double(let value): hasher.combine(value)
        case .float(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .substring(let value): hasher.combine(value)
        case .character(let value): hasher.combine(value)
        case .function(let value): hasher.combine(ObjectIdentifier(value))
        case .type(let value): hasher.combine(value)
        case .keyPath(let value): hasher.combine(value)
        case .object(let value): hasher.combine(value)
        case .binding(let value): hasher.combine(value)
        case .native(let value): value.hash(into: &hasher)
        case .array, .slice, .dictionary, .set, .range, .tuple, .structure, .enumeration: hashParts(into: &hasher)
        }
    }
}
