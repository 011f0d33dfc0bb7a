// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// SwiftUI's property wrappers as the types of properties that are declared without the attribute: `var _count: State<Int>`.
    static let wrappers = """
        struct State<Value>: DynamicProperty {
            @State private var _kept: Value
            init(initialValue: Value) { __kept = State(initialValue: initialValue) }
            init(wrappedValue: Value) { __kept = State(initialValue: wrappedValue) }
            var wrappedValue: Value {
                get { _kept }
                nonmutating set { _kept = newValue }
            }
            var projectedValue: Binding<Value> { $_kept }
        }
        struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
            @StateObject private var _kept: ObjectType
            init(wrappedValue: @autoclosure @escaping () -> ObjectType) { __kept = StateObject(wrappedValue: wrappedValue()) }
            var wrappedValue: ObjectType { _kept }
            var projectedValue: ObservedObject<ObjectType>.Wrapper { $_kept }
        }
        struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
            @ObservedObject private var _kept: ObjectType
            init(initialValue: ObjectType) { __kept = ObservedObject(wrappedValue: initialValue) }
            init(wrappedValue: ObjectType) { __kept = ObservedObject(wrappedValue: wrappedValue) }
            var wrappedValue: ObjectType { _kept }
            var projectedValue: ObservedObject<ObjectType>.Wrapper { $_kept }
        }
        struct GestureState<Value>: DynamicProperty {
            @State private var _kept: Value
            init(initialValue: Value) { __kept = State(initialValue: initialValue) }
            init(wrappedValue: Value) { __kept = State(initialValue: wrappedValue) }
            var wrappedValue: Value { _kept }
        }
        struct AppStorage<Value>: DynamicProperty {
            private let _key: String
            private let _first: Value
            @State private var _changes = 0
            init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
                _key = key
                _first = wrappedValue
            }
            var wrappedValue: Value {
                get { _changes < 0 ? _first : UserDefaults.standard.object(forKey: _key) as? Value ?? _first }
                nonmutating set {
                    UserDefaults.standard.set(newValue, forKey: _key)
                    _changes += 1
                }
            }
            var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
        }
        struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
            @ScaledMetric private var _unit = 1.0
            private let _value: Value
            init(wrappedValue: Value) { _value = wrappedValue }
            var wrappedValue: Value { _value * Value(_unit) }
        }
        struct Environment<Value>: DynamicProperty {
            @Environment(\\.self) private var _values
            private let _keyPath: KeyPath<EnvironmentValues, Value>
            init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _keyPath = keyPath }
            var wrappedValue: Value { _values[keyPath: _keyPath] }
        }
        """
}
