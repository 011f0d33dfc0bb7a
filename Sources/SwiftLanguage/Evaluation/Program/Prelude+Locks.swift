// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Values that threads share, of Synchronization and os. Code runs on one thread here, so nobody ever waits for a lock. What a constraint
    /// allows stands in the types themselves: an extension would add it to a type of the user's that has the name.
    static let locks = """
        final class Mutex<Value> {
            private var value: Value
            init(_ initialValue: Value) { value = initialValue }
            func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&value) }
            func withLockIfAvailable<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result? { try body(&value) }
        }
        final class OSAllocatedUnfairLock<State> {
            private var state: State
            init(initialState: State) { state = initialState }
            init(uncheckedState: State) { state = uncheckedState }
            convenience init() where State == Void { self.init(initialState: ()) }
            func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&state) }
            func withLock<R>(_ body: () throws -> R) rethrows -> R where State == Void { try body() }
            func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&state) }
            func lock() {}
            func unlock() {}
        }
        enum AtomicUpdateOrdering { case relaxed, acquiring, releasing, acquiringAndReleasing, sequentiallyConsistent }
        final class Atomic<Value> {
            private var value: Value
            init(_ initialValue: Value) { value = initialValue }
            func load(ordering: AtomicUpdateOrdering) -> Value { value }
            func store(_ desired: Value, ordering: AtomicUpdateOrdering) { value = desired }
            func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
                defer { value = desired }
                return value
            }
            func compareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (exchanged: Bool, original: Value)
                where Value: Equatable
            {
                let original = value
                if original == expected { value = desired }
                return (original == expected, original)
            }
            func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value)
                where Value: FixedWidthInteger
            {
                let old = value
                value += operand
                return (old, value)
            }
            func subtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value)
                where Value: FixedWidthInteger
            {
                let old = value
                value -= operand
                return (old, value)
            }
            func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value)
                where Value: FixedWidthInteger
            {
                let old = value
                value &+= operand
                return (old, value)
            }
            func wrappingSubtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value)
                where Value: FixedWidthInteger
            {
                let old = value
                value &-= operand
                return (old, value)
            }
        }
        """
}
