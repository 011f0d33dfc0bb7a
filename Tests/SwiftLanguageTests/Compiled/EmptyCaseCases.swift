// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A case that holds a value of a type without values, as `Never` is, need not be met.
    static let emptyCases = reading(
        ##"""
        func t() async -> String { let k = Task<Int, Never> { 3 }; switch await k.result { case .success(let v): return "\(v)" } }
        //= 3
        ----
        func t() -> String { let r: Result<Int, Never> = .success(3); switch r { case .success(let v): return "\(v)" } }
        //= 3
        ----
        enum Void2 {}
        enum K<A> { case a(Int), b(A) }
        func t() -> String { let r: K<Void2> = .a(3); switch r { case .a(let v): return "\(v)" } }
        //= 3
        """##)
}
