// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `@TaskLocal`: a value for as long as a closure runs, and for the tasks that begin in it.
    static let taskLocal = """
        @propertyWrapper
        final class TaskLocal<Value> {
            private let first: Value
            init(wrappedValue: Value) { first = wrappedValue }
            var wrappedValue: Value { _VirtualClock.bound(self, first) as! Value }
            var projectedValue: TaskLocal<Value> { self }
            func get() -> Value { wrappedValue }
            func withValue<R>(_ value: Value, operation: () throws -> R) rethrows -> R {
                _VirtualClock.bind(self, value)
                defer { _VirtualClock.unbind(self) }
                return try operation()
            }
        }
        """
}
