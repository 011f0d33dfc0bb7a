// SPDX-License-Identifier: GPL-3.0-or-later

/// The elements of a value of the host that may be iterated (`Subviews`, `Data`): how many there are, and each by its place, so that to read
/// one does not make all of them.
package struct NativeElements: Sendable {
    let count: @Sendable (any NativeValue) -> Int
    /// The element at a place below the count.
    let element: @Sendable (any NativeValue, _ place: Int) -> Value

    /// For values of one type; values of any other have no elements.
    package init<T: NativeValue>(
        of type: T.Type, count: @escaping @Sendable (T) -> Int, element: @escaping @Sendable (T, _ place: Int) -> Value
    ) {
        self.count = { ($0 as? T).map(count) ?? 0 }
        self.element = { value, place in (value as? T).map { element($0, place) } ?? .nil }
    }

    package func all(of value: any NativeValue) -> [Value] { (0..<count(value)).map { element(value, $0) } }
}
