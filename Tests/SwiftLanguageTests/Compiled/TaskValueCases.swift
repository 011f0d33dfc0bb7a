// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// The value of a task is of the type that its closure gives, an optional too.
    static let taskValues = reading(
        ##"""
        func t() async -> String { let k = Task<Int?, Never> { nil }; let v = await k.value; return "\(v as Any)" }
        //= nil
        ----
        func t() async -> String { let k2 = Task<Int?, Never> { 3 }; let v2 = await k2.value; return "\(v2 as Any) \(String(describing: v2))" }
        //= Optional(3) Optional(3)
        ----
        func f(_ n: Int) async -> Int? { n > 0 ? n : nil }
        func t() async -> String { let k = Task { await f(2) }; let v = await k.value; return "\(String(describing: v))" }
        //= Optional(2)
        ----
        func t() async -> String { async let a: Int? = 3; let v = await a; return "\(String(describing: v))" }
        //= Optional(3)
        """##)
}
