// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// What a bare name may mean where it stands, observers, what overrides and requirements ask for, the main actor, key paths.
    static let contexts = reading(
        ##"""
        func f() -> Int { var d: [String: Int] = [:]; d["a"] += 1; return d.count }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        struct S { static let limit = 3; func go() -> Int { limit + 1 } }
        //= static member 'limit' cannot be used on instance of type 'S'
        ----
        struct S { func n() -> Int { 3 }; static func go() -> Int { n() + 1 } }
        //= instance member 'n' cannot be used on type 'S'
        ----
        struct S { static func make() -> Int { 3 }; func go() -> Int { make() + 1 } }
        //= static member 'make' cannot be used on instance of type 'S'
        ----
        struct S { var n = 3 { didSet { m = "x" } }; var m = 1 }
        //= cannot assign value of type 'String' to type 'Int'
        ----
        class S { var n = 3 { didSet { update() } } }
        //= cannot find 'update' in scope
        ----
        class S { var n = 3 { willSet { print(newVal) } } }
        //= cannot find 'newVal' in scope
        ----
        class S { var n: Int? = 3 { didSet { total += n } }; var total = 0 }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        protocol P { var n: Int { get } }
        extension P { func twice() -> Int { self.m * 2 } }
        //= value of type 'Self' has no member 'm'
        ----
        protocol P { var n: Int { get } }
        extension P { func twice() -> Int { m * 2 } }
        //= cannot find 'm' in scope
        ----
        func f<T>(_ t: T.Type) -> T { T() }
        //= type 'T' has no member 'init'
        ----
        func f(_ b: Bool) -> Int { let x = if b { 1 }; return 1 }
        //= 'if' must have an unconditional 'else' to be used as expression
        ----
        class A { func go() -> Int { 1 } }
        class B: A { override func go() -> String { "" } }
        //= method does not override any method from its superclass
        ----
        class A { func go(_ x: Int) {} }
        class B: A { override func go(_ x: String) {} }
        //= method does not override any method from its superclass
        ----
        class A { var n: Int { 1 } }
        class B: A { override var n: String { "" } }
        //= property 'n' with type 'String' cannot override a property with type 'Int'
        ----
        func run(_ n: Int, body: () -> Void) { body() }
        func f() { run { print("x") } }
        //= missing argument for parameter #1 in call
        ----
        @MainActor class M { var n = 1; func go() {} }
        func f(_ m: M) { m.go() }
        //= call to main actor-isolated instance method 'go()' in a synchronous nonisolated context
        ----
        protocol P { @MainActor func run(k: Int) -> Int }
        extension P { @MainActor func other() -> Int { 1 } }
        struct D: P { func run(k: Int) -> Int { 1 }; func run(_ k: Int) -> Int { other() } }
        //= call to main actor-isolated instance method 'other()' in a synchronous nonisolated context
        ----
        protocol P { @MainActor func run(k: Int) -> Int }
        struct A: P { func run(k: Int) -> Int { k } }
        func call(_ a: A) -> Int { a.run(k: 1) }
        //= call to main actor-isolated instance method 'run(k:)' in a synchronous nonisolated context
        ----
        @MainActor class M { var n = 1 }
        func f(_ m: M) -> Int { m.n }
        //= main actor-isolated property 'n' can not be referenced from a nonisolated context
        ----
        @MainActor class M { init() {} }
        func f() { let m = M(); print(m) }
        //= call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
        ----
        struct S { let n = 1 }
        func f() { var s = S(); s[keyPath: \.n] = 3 }
        //= cannot assign through subscript: key path is read-only
        ----
        struct S { var n = 1 }
        func f() -> [String] { [S()].map(\.n) }
        //= key path value type 'Int' cannot be converted to contextual type 'String'
        ----
        protocol P { associatedtype T: Comparable; func get() -> T }
        struct X {}
        struct S: P { func get() -> X { X() } }
        //= type 'S' does not conform to protocol 'P'
        ----
        func f(_ a: [Int]?) -> Int { a[0] }
        //= value of optional type '[Int]?' must be unwrapped to refer to member 'subscript' of wrapped base type '[Int]'
        ----
        enum E { case a }
        func f() -> String { E.a.rawValue }
        //= value of type 'E' has no member 'rawValue'
        ----
        enum E: Int { case a }
        func f() -> String { E.a.rawValue }
        //= cannot convert return expression of type 'Int' to return type 'String'
        ----
        protocol P { init(n: Int) }
        class S: P { init(n: Int) {} }
        //= initializer requirement 'init(n:)' can only be satisfied by a 'required' initializer in non-final class 'S'
        ----
        protocol P {}
        func f() -> some P { 1 }
        //= return type of global function 'f()' requires that 'Int' conform to 'P'
        ----
        class A { var n = 1 }
        func f() -> A { A(n: 2) }
        //= argument passed to call that takes no arguments
        ----
        func f() { var a = 1; if a = 2 { print(a) } }
        //= use of '=' in a boolean context, did you mean '=='?
        ----
        func g(_ a: Int) {}
        func f() { g(1) { } }
        //= extra trailing closure passed in call
        ----
        func f() { return 1 }
        //= unexpected non-void return value in void function
        ----
        func f(_ s: Bool?) { if s { print(1) } }
        //= value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
        """##)
}

extension AcceptedProgram {
    static let contexts = reading(
        ##"""
        func f() -> Int { var d: [String: Int] = [:]; d["a", default: 0] += 1; d["a"]! += 1; d["a"]? += 1; return d.count }
        ----
        struct S { static let limit = 3; func go() -> Int { Self.limit + S.limit }; static func h() -> Int { limit } }
        ----
        struct S { var n = 3; static func go(_ s: S) -> Int { s.n + 1 } ; static func m() -> Int { let n = 2; return n } }
        ----
        struct S { func n() -> Int { 3 }; static func go() -> Int { S().n() + 1 + n(S())() } }
        ----
        struct S { static func make() -> Int { 3 }; func go() -> Int { S.make() + Self.make() } }
        ----
        struct S { var n = 3 { didSet { m = oldValue + n } willSet { m = newValue } }; var m = 1 }
        ----
        class S { var n = 3 { didSet { update() } }; func update() {} }
        ----
        class S { var n = 3 { willSet(newVal) { print(newVal) } } }
        ----
        class S { var n: Int? = 3 { didSet { total += n ?? 0; if let o = oldValue { total -= o } } }; var total = 0 }
        ----
        protocol P { var n: Int { get } }
        extension P { func twice() -> String { "\(n * 2)" } }
        ----
        protocol P { associatedtype T; var n: T { get } }
        extension P where T == Int { func twice() -> Int { self.n * 2 } }
        ----
        extension Sequence where Element == Int { func total() -> Int { reduce(0, +) } }
        extension Array { func second() -> Element? { count > 1 ? self[1] : nil } }
        ----
        func f<T: Collection>(_ x: T) -> Int { x.count }
        func g<T>(_ x: T) -> String { String(describing: x) }
        ----
        protocol P { init() }
        func f<T: P>(_ t: T.Type) -> T { T() }
        ----
        protocol Named { var name: String { get } }
        struct Box<T> { var v: T }
        extension Box where T: Named { func show() -> String { v.name } }
        ----
        func f(_ b: Bool) -> Int { let x = if b { 1 } else { 2 }; return x }
        func g(_ b: Bool) -> Double { let x: Double = if b { 1 } else { 2.5 }; return x }
        ----
        func f(_ b: Int) -> Int { let x = if b == 1 { 1 } else if b == 2 { 5 } else { fatalError() }; return x }
        ----
        class A { func go() -> Int { 1 }; func opt() -> A? { nil } ; var n: Int { 1 } }
        class B: A { override func go() -> Int { super.go() + 1 }; override func opt() -> B { B() }; override var n: Int { 2 } }
        ----
        class A { func go(_ x: Int) {} }
        class B: A { func go(_ x: String) {}; override func go(_ x: Int) {} }
        ----
        class A<T> { func go(_ x: T) {} ; var v: T? { nil } }
        class B: A<Int> { override func go(_ x: Int) {}; override var v: Int? { 1 } }
        ----
        class A { var n = 1 }
        class B: A { override var n: Int { get { 2 } set {} } }
        class C: A { override var n: Int { didSet { print(n) } } }
        ----
        func run(_ n: Int = 1, body: () -> Void) { body() }
        func f() { run { print("x") }; run(2) { } }
        ----
        @MainActor class M { var n = 1; func go() {} ; nonisolated func free() {} }
        @MainActor func f(_ m: M) { m.go(); m.free() }
        func g(_ m: M) async { await m.go(); m.free(); Task { @MainActor in m.go() } }
        ----
        @MainActor class M { var n = 1 }
        func f(_ m: M) async -> Int { await m.n }
        @MainActor struct V { var m: M; func h() -> Int { m.n } }
        ----
        @MainActor class M { nonisolated init() {} }
        func f() { let m = M(); print(m) }
        ----
        actor A { var n = 1; let k = 2; func up() { n += 1 } }
        func f(_ a: A) async -> Int { await a.up(); return await a.n + a.k }
        ----
        struct S { var n = 1 }
        func f() -> Int { var s = S(); s[keyPath: \.n] = 3; return s[keyPath: \S.n] }
        ----
        struct S { var n = 1 }
        func f() -> [Int] { [S()].map(\.n) + [S()].sorted { $0.n < $1.n }.map(\.n) }
        ----
        protocol P { associatedtype T: Comparable; func get() -> T }
        struct S: P { func get() -> Int { 1 } }
        ----
        func f(_ a: [Int]?) -> Int { a?[0] ?? 0 }
        ----
        enum E: Int { case a = 1, b; var s: String { "\(rawValue)" } }
        enum F: String, CaseIterable { case a, b = "q" }
        ----
        protocol P { init(n: Int) }
        class S: P { required init(n: Int) {} }
        final class T: P { init(n: Int) {} }
        ----
        protocol P {}
        struct A: P {}
        struct B: P {}
        func f(_ b: Bool) -> any P { if b { return A() } else { return B() } }
        func g(_ b: Bool) -> some P { if b { return A() }; return A() }
        ----
        class A { private init() {} ; static let shared = A() }
        func f() { print(A.shared) }
        ----
        struct S { let a: Int = { 3 }(); static let b: Int = { S.c }(); static let c = 2 }
        ----
        struct S { var a = 1; lazy var b = a + 1; static let k = 2; static let m = k + 1 }
        ----
        class A { var n: Int; init(n: Int) { self.n = n }; convenience init() { self.init(n: 1) } }
        ----
        func f(_ s: Bool?) { if s == true { print(1) }; if s ?? false { } }
        ----
        func f() { return }
        func g() { return print("x") }
        """##)
}
