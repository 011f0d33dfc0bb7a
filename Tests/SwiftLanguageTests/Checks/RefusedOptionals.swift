// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Optionals taken for what they hold.
    static let optionals = reading(
        ##"""
        func f(_ xs: [String], _ i: Int?) -> String { xs[i] }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        final class VM { var onTap: ((Int) -> Void)?; func go() { onTap(1) } }
        //= value of optional type '((Int) -> Void)?' must be unwrapped to a value of type '(Int) -> Void'
        ----
        func f<T: Comparable>(_ a: [T]) -> T { a.max() }
        //= value of optional type 'T?' must be unwrapped to a value of type 'T'
        ----
        func f() { let xs = [3]; print(xs.first.description) }
        //= value of optional type 'Int?' must be unwrapped to refer to member 'description' of wrapped base type 'Int'
        ----
        func f(_ a: Int?) { print(-a) }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        enum Tab: Int { case home, search }
        func f(_ n: Int) -> Tab { Tab(rawValue: n) ?? 0 }
        //= cannot convert value of type 'Int' to expected argument type 'Tab'
        """##)
}
