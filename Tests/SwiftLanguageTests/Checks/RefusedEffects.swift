// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Functions in variables that throw, what is asked of types beside protocols, paths that only read, what a builder does not take.
    static let effects = reading(
        ##"""
        enum Missing: Error { case item(id: Int) }
        func t() -> String { do { throw Missing.item } catch { return "" } }
        //= thrown expression type '(Int) -> Missing' does not conform to 'Error'
        ----
        final class VM { func load() async -> [Int] { [] }; func go() { async let x = load() } }
        //= 'async let' in a function that does not support concurrency
        ----
        enum A: Error { case a }
        enum B: Error { case b }
        func g() throws(B) {}
        func f() throws(A) { try g() }
        //= thrown expression type 'B' cannot be converted to error type 'A'
        ----
        enum A: Error { case a }
        func g() throws {}
        func f() throws(A) { try g() }
        //= thrown expression type 'any Error' cannot be converted to error type 'A'
        ----
        protocol P { associatedtype T; var v: T { get } }
        struct S: P { var v = 1 }
        func show<X: P>(_ x: X) -> String where X.T == String { x.v }
        func t() -> String {
            show(S())
        }
        //= global function 'show' requires the types 'Int' and 'String' be equivalent
        ----
        protocol Shape { func same(_ o: Self) -> Bool }
        struct Sq: Shape { func same(_ o: Sq) -> Bool { true } }
        func t() -> String {
            let a: any Shape = Sq()
            return "\(a.same(Sq()))"
        }
        //= member 'same' cannot be used on value of type 'any Shape'; consider using a generic constraint instead
        ----
        struct S { let a: Int; var c = 1 }
        func set<V>(_ p: KeyPath<S, V>, _ v: V, on s: inout S) {
            s[keyPath: p] = v
        }
        func t() -> String { "" }
        //= cannot assign through subscript: 'p' is a read-only key path
        ----
        struct S { let a: Int; var c = 1 }
        func t() -> String {
            let p: WritableKeyPath<S, Int> = \.a
            return "\(p)"
        }
        //= cannot convert key path type 'KeyPath<S, Int>' to contextual type 'WritableKeyPath<S, Int>'
        ----
        class A { var n: Int; init(n: Int) { self.n = n }; convenience init() { self.init(n: 1) } }
        class B: A {
            init(x: Int) {
                super.init()
            }
        }
        func t() -> String { "" }
        //= must call a designated initializer of the superclass 'A'
        ----
        func run(_ f: () throws -> Int) -> Int {
            f()
        }
        func t() -> String { "" }
        //= call can throw, but it is not marked with 'try' and the error is not handled
        ----
        struct M { var load: () throws -> String }
        func t() -> String {
            let m = M { "a" }
            return m.load()
        }
        //= call can throw, but it is not marked with 'try' and the error is not handled
        ----
        @resultBuilder struct B { static func buildBlock(_ p: String...) -> String { p.joined() } }
        func make(@B _ f: () -> String) -> String { f() }
        func t() -> String {
            make {
                "a"
                1
            }
        }
        //= cannot convert value of type 'Int' to expected argument type 'String'
        ----
        struct V { var items: [K] }
        struct K { var id = 1 }
        func t() -> String {
            let v = V(items: [K()])
            return "\(v.items.firstIndex(of: K()) ?? 0)"
        }
        //= referencing instance method 'firstIndex(of:)' on 'Collection' requires that 'K' conform to 'Equatable'
        ----
        class Base { init(n: Int) {} }
        class Sub: Base {
            var x: Int
            init() {
                super.init(n: 1)
            }
        }
        //= property 'self.x' not initialized at super.init call
        ----
        actor Account { var balance = 0; func add(_ n: Int) { balance += n } }
        func t(_ a: Account) {
            a.add(3)
        }
        //= call to actor-isolated instance method 'add' in a synchronous nonisolated context
        ----
        func f() async { try await Task.sleep(nanoseconds: 1) }
        //= errors thrown from here are not handled
        ----
        func f() async throws { try Task.sleep(nanoseconds: 1) }
        //= expression is 'async' but is not marked with 'await'
        ----
        func f() async throws { await Task.sleep(nanoseconds: 1) }
        //= call can throw but is not marked with 'try'
        ----
        func f() { for await x in s() { print(x) } }
        func s() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
        //= 'async' in a function that does not support concurrency
        ----
        func g() async -> Int { 1 }
        func f() { let c: () -> Int = { await g() }; print(c()) }
        //= invalid conversion from 'async' function of type '() async -> Int' to synchronous function type '() -> Int'
        ----
        func g() throws -> Int { 1 }
        struct S { var c: () -> Int = { try g() } }
        //= invalid conversion from throwing function of type '() throws -> Int' to non-throwing function type '() -> Int'
        """##)
}
