// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Arguments, `try` and `await`.
    static let calls = reading(
        ##"""
        enum E: String { case a, b }
        func f() -> E? { E(rawValue: 1) }
        //= cannot convert value of type 'Int' to expected argument type 'String'
        ----
        final class VM { var onTap: () -> Void = {}; func go() { onTap(1) } }
        //= argument passed to call that takes no arguments
        ----
        func f() -> String { ["a"].joined(",") }
        //= missing argument label 'separator:' in call
        ----
        func f() -> String { "abc".count().description }
        //= cannot call value of non-function type 'Int'
        ----
        enum E: String { case a, b }
        func f() -> Any { E("a") as Any }
        //= missing argument label 'rawValue:' in call
        ----
        enum E: Int { case a, b }
        func f(_ n: Int) { let e = E(n); print(e as Any) }
        //= missing argument label 'rawValue:' in call
        ----
        func t() -> String { let f: (Int) -> Int = { 1 }; return "\(f(2))" }
        //= contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
        ----
        func run(_ f: (Int, String) -> Int) -> Int { f(1, "a") }
        func t() -> String { "\(run { 4 })" }
        //= contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored
        ----
        enum E { case loaded(Int), none }
        func t() -> String { let e = E.loaded(1); if case .loaded(let a, let b) = e { return "\(a) \(b)" }; return "" }
        //= tuple pattern has the wrong length for tuple type 'Int'
        ----
        enum Err: Error { case a }
        func t() -> String { do { throw Err.a } catch Err.b { return "b" } catch { return "c" } }
        //= type 'Err' has no member 'b'
        ----
        func t() -> String { var total = 0; [1, 2].forEach { n in total += "\(n)" }; return "\(total)" }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func area(_ r: Double) -> Double { 3.14 * r * r }
        func t() -> String { let side: Int = 3; return "\(area(side))" }
        //= cannot convert value of type 'Int' to expected argument type 'Double'
        ----
        func risky() throws -> Int { 1 }
        func t() -> String { let x = risky(); return "\(x)" }
        //= call can throw, but it is not marked with 'try' and the error is not handled
        ----
        struct Store { func load() throws -> [Int] { [] } }
        func t() -> String { let s = Store(); return "\(s.load().count)" }
        //= call can throw, but it is not marked with 'try' and the error is not handled
        ----
        struct Store { init(_ n: Int) throws {} }
        func t() -> String { let s = Store(1); return "\(s)" }
        //= call can throw, but it is not marked with 'try' and the error is not handled
        ----
        struct Store { func load() async -> Int { 1 } }
        func t() async -> String { let s = Store(); let n = s.load(); return "\(n)" }
        //= expression is 'async' but is not marked with 'await'
        ----
        func f() async -> Int { 1 }
        func t() -> String { let n = await f(); return "\(n)" }
        //= 'async' call in a function that does not support concurrency
        ----
        struct S { func load() throws -> Int { 1 } }
        func t() -> String { let f = { S().load() }; return "\(f)" }
        //= call can throw, but it is not marked with 'try' and the error is not handled
        ----
        func t() -> String { do { try risky() } catch E.a { return "a" }; return "" }
        enum E: Error { case a }
        func risky() throws {}
        //= errors thrown from here are not handled because the enclosing catch is not exhaustive
        ----
        protocol P { func go() throws }
        struct A: P { func go() throws {} }
        func t() -> String { A().go(); return "" }
        //= call can throw, but it is not marked with 'try' and the error is not handled
        ----
        func g(a: Int, b: Int) -> Int { a + b }
        func t() -> String { "\(g(a: 1, c: 2))" }
        //= incorrect argument label in call (have 'a:c:', expected 'a:b:')
        ----
        func g(_ a: Int, _ b: Int) -> Int { a + b }
        func t() -> String { "\(g(1))" }
        //= missing argument for parameter #2 in call
        ----
        func g(_ a: Int) -> Int { a }
        func t() -> String { "\(g(1, 2))" }
        //= extra argument in call
        ----
        func g() -> Int { 1 }
        func t() -> String { "\(g(5))" }
        //= argument passed to call that takes no arguments
        ----
        struct P { var x: Int; var y: Int }
        func t() -> String { "\(P(x: 1, z: 2))" }
        //= incorrect argument label in call (have 'x:z:', expected 'x:y:')
        ----
        struct P { var x: Int; func move(by n: Int) -> Int { x + n } }
        func t() -> String { "\(P(x: 1).move(2))" }
        //= missing argument label 'by:' in call
        ----
        struct P { var x: Int }
        func t() -> String { "\(P(1))" }
        //= missing argument label 'x:' in call
        ----
        enum E { case a(x: Int) }
        func t() -> String { "\(E.a(1))" }
        //= missing argument label 'x:' in call
        ----
        class C { init(n: Int) {} }
        func t() -> String { let c = C(); return "\(c)" }
        //= missing argument for parameter 'n' in call
        ----
        enum E: Int { case a(Int) }
        func t() -> String { "" }
        //= enum with raw type cannot have cases with arguments
        ----
        func inc(_ n: inout Int) { n += 1 }
        func t() -> String { var d = 1.5; inc(&d); return "\(d)" }
        //= cannot convert value of type 'Double' to expected argument type 'Int'
        ----
        func t() -> String { let f: (Int) -> Int = { a, b in a + b }; return "\(f(1))" }
        //= contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
        ----
        func t() -> String { let f: (Int, Int) -> Int = { $0 }; return "\(f(1, 2))" }
        //= contextual closure type '(Int, Int) -> Int' expects 2 arguments, but 1 was used in closure body
        ----
        func t() -> String { let n = 5; n(); return "" }
        //= cannot call value of non-function type 'Int'
        ----
        func t() -> String { let b = 1 && 2; return "\(b)" }
        //= cannot convert value of type 'Int' to expected argument type 'Bool'
        ----
        struct Box<T> { var v: T }
        func t() -> String { let b: Box<String> = Box(v: 1); return "\(b)" }
        //= cannot convert value of type 'Int' to expected argument type 'String'
        ----
        func t() -> String { throw NSError(domain: "", code: 1) }
        //= error is not handled because the enclosing function is not declared 'throws'
        ----
        func g() throws {}
        func t() -> String { do { try g() }; return "" }
        //= errors thrown from here are not handled
        ----
        func t() -> String { outer: for i in 0..<2 { break inner }; return "" }
        //= cannot find label 'inner' in scope
        ----
        struct S { subscript(i: Int) -> Int { i } }
        func t() -> String { let s = S(); return "\(s["a"])" }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        protocol P { func f(_ n: Int = 1) }
        func t() -> String { "" }
        //= default argument not permitted in a protocol method
        ----
        func f(_ xs: Int..., ys: Int...) {}
        func t() -> String { f("a"); return "" }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func sum(_ xs: Int...) -> Int { xs.reduce(0, +) }
        func t() -> String { "\(sum(1, "a"))" }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        """##)
}
