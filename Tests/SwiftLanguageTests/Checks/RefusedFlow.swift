// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Accesses that overlap, members that override others, and what is no `T!`.
    static let flow = reading(
        ##"""
        func f(_ n: Int) -> String { if n > 1 { "a" } }
        //= missing return in global function expected to return 'String'
        ----
        func f() -> Int { if true && true { return 1 } }
        //= missing return in global function expected to return 'Int'
        ----
        func f(_ n: Int) { guard true, n > 1 else {} ; print(n) }
        //= 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
        ----
        func f(_ n: Int) { guard let m = Optional(n) else {} ; print(m) }
        //= 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
        ----
        struct V { var a = [1, 2]; subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue } } }
        func t() -> String { var v = V(); swap(&v[0], &v[1]); return "\(v.a)" }
        //= overlapping accesses to 'v', but modification requires exclusive access; consider copying to a local variable
        ----
        struct P { var x = 1; var y = 2 }
        func both(_ a: inout Int, _ b: inout Int) { a += b; b = 0 }
        func t() -> String { var p = P(); both(&p.x, &p.x); return "\(p)" }
        //= overlapping accesses to 'p.x', but modification requires exclusive access; consider copying to a local variable
        ----
        func both(_ a: inout Int, _ b: inout [Int]) { a += b.count }
        func t() -> String { var a = [1, 2]; both(&a[0], &a); return "\(a)" }
        //= overlapping accesses to 'a', but modification requires exclusive access; consider copying to a local variable
        ----
        struct P { var x = 1; var y = 2 }
        func both(_ a: inout P, _ b: inout Int) { }
        func t() -> String { var p = P(); both(&p, &p.x); return "\(p)" }
        //= overlapping accesses to 'p', but modification requires exclusive access; consider copying to a local variable
        ----
        func t() -> String { var d = ["a": 1, "b": 2]; swap(&d["a"], &d["b"]); return "\(d)" }
        //= overlapping accesses to 'd', but modification requires exclusive access; consider copying to a local variable
        ----
        func t() -> String { var a = [[1, 2], [3]]; swap(&a[0][0], &a[1][0]); return "\(a)" }
        //= overlapping accesses to 'a', but modification requires exclusive access; consider copying to a local variable
        ----
        struct P { var a = [1, 2] }
        func t() -> String { var p = P(); swap(&p.a[0], &p.a[1]); return "\(p)" }
        //= overlapping accesses to 'p.a', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
        ----
        func both(_ a: inout Int, _ b: inout Int) { a += b; b = 0 }
        func t() -> String { var a = [1, 2]; both(&a[0], &a[1]); return "\(a)" }
        //= overlapping accesses to 'a', but modification requires exclusive access; consider copying to a local variable
        ----
        struct P { var x = 1; var y: Int { get { 1 } set { } } }
        func both(_ a: inout Int, _ b: inout Int) { a += b; b = 0 }
        func t() -> String { var p = P(); both(&p.x, &p.y); return "\(p)" }
        //= overlapping accesses to 'p.x', but modification requires exclusive access; consider copying to a local variable
        ----
        class C { var n: Int! = 1 }
        func f(_ a: Int?) -> Int { a + 1 }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        func t() -> String { let b: Int! = 3; let a: Int? = 2; return "\(b + a)" }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        func t() -> String { let b: Int! = 3; let c = b; return "\(c + 1)" }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        class A { class func m() -> Int { 1 } }; class B: A { static func m() -> Int { 2 } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { static func m() -> Int { 1 } }; class B: A { static func m() -> Int { 2 } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { static func m() -> Int { 1 } }; class B: A { class func m() -> Int { 2 } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { func m() -> Int { 1 } }; class B: A { private func m() -> Int { 2 } }
        //= overriding instance method must be as accessible as the declaration it overrides
        ----
        class A { var m = 1 }; class B: A { private var m = 2 }
        //= overriding property must be as accessible as the declaration it overrides
        ----
        class A { fileprivate func g() -> Int { 1 } }; class B: A { func g() -> Int { 2 } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { class var m: Int { 1 } }; class B: A { static var m: Int { 2 } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { static var m: Int { 1 } }; class B: A { static var m: Int { 2 } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { func m() {} }; class B: A { override static func m() {} }
        //= method does not override any method from its superclass
        ----
        class A { class func m() {} }; class B: A { override func m() {} }
        //= method does not override any method from its superclass
        ----
        class A { class var m: Int { 1 } }; class B: A { override var m: Int { 2 } }
        //= property does not override any property from its superclass
        ----
        enum N { class A { required init() {} }; class B: A { init(k: Int) { super.init() } } }
        //= 'required' initializer 'init()' must be provided by subclass of 'N.A'
        ----
        enum N { class A { final func g() {} }; class B: A { override func g() {} } }
        //= instance method overrides a 'final' instance method
        ----
        class A { final var g: Int { 1 } }; class B: A { override var g: Int { 2 } }
        //= property overrides a 'final' property
        ----
        class A { final var g = 1 }; class B: A { override var g: Int { get { 2 } set { } } }
        //= property overrides a 'final' property
        ----
        class A { subscript(i: Int) -> Int { i } }; class B: A { subscript(i: Int) -> Int { i + 1 } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { final subscript(i: Int) -> Int { i } }; class B: A { override subscript(i: Int) -> Int { i + 1 } }
        //= subscript overrides a 'final' subscript
        ----
        actor A { var n = 0; func up() { n += 1 } }
        func g(_ a: A) { a.up() }
        func t() -> String { "ok" }
        //= call to actor-isolated instance method 'up()' in a synchronous nonisolated context
        ----
        struct S { var t: (Int, Int); init() { t.0 = 1 } }
        //= return from initializer without initializing all stored properties
        ----
        @resultBuilder struct B { static func buildBlock(_ s: String...) -> String { s.joined() } }
        @B func g() -> String { do { if true { "a" } } }
        //= closure containing control flow statement cannot be used with result builder 'B'
        ----
        @resultBuilder struct B { static func buildBlock(_ s: String...) -> String { s.joined() } }
        @B func g() -> String { do { "a" } catch { "b" } }
        //= closure containing control flow statement cannot be used with result builder 'B'
        ----
        func f(_ x: Any) -> Int { switch x { case is Int: return 1; case let s as String: return s.count } }
        //= switch must be exhaustive
        ----
        func f(_ x: Any?) { switch x { case nil: print(0); case is Int: print(1) } }
        //= switch must be exhaustive
        ----
        protocol P {}
        struct A: P {}
        struct B: P {}
        func f(_ x: any P) -> Int { switch x { case is A: return 1; case is B: return 2 } }
        //= switch must be exhaustive
        ----
        class A {}
        class B: A {}
        class C: A {}
        func f(_ x: A) -> Int { switch x { case is B: return 1; case is C: return 2 } }
        //= switch must be exhaustive
        ----
        func f(_ a: Int) -> Int { if a > 0 { print(1); a } else { 0 } }
        //= missing return in global function expected to return 'Int'
        ----
        func f(_ a: Int) -> Int { switch a { case 1: print(1); 2; default: 0 } }
        //= missing return in global function expected to return 'Int'
        ----
        func f(_ a: Int) -> Int { if a > 0 { 1 } else if a < 0 { 2 } else { print(3); 3 } }
        //= missing return in global function expected to return 'Int'
        """##)
}
