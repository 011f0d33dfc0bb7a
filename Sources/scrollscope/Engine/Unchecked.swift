// SPDX-License-Identifier: GPL-3.0-or-later

/// Carries a value to the other thread, where the compiler can't see that only one of the two is at work.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
