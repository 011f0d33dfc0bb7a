// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `@TaskLocal`: a value for as long as a closure runs, and for the tasks that it waits for.
    static let taskLocal = """
        @propertyWrapper
        final class TaskLocal<Value> {
            private var values: [Value]
            init(wrappedValue: Value) { values = [wrappedValue] }
            var wrappedValue: Value { values[values.count - 1] }
            var projectedValue: TaskLocal<Value> { self }
            func get() -> Value { wrappedValue }
            func withValue<R>(_ value: Value, operation: () throws -> R) rethrows -> R {
                values.append(value)
                defer { values.removeLast() }
                return try operation()
            }
        }
        """
}
