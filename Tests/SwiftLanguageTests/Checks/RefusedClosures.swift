// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// What closures may do where they are passed, what is left of optionals, what stands behind a subscript.
    static let closures = reading(
        ##"""
        enum E { case a(Int); var v: Int { switch self { case .a: return $0 } } }
        //= anonymous closure argument not contained in a closure
        ----
        func f() { print([1, 2].map { a, b in a }) }
        //= contextual closure type '(Int) -> T' expects 1 argument, but 2 were used in closure body
        ----
        func f() { print([1, 2].reduce(0) { a in a }) }
        //= contextual closure type '(Int, Int) throws -> Int' expects 2 arguments, but 1 was used in closure body
        ----
        func f() { print([1, 2].sorted { $0 < 3 }) }
        //= contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body
        ----
        func f() { print([1, 2].filter { a, b in a > b }) }
        //= contextual closure type '(Int) throws -> Bool' expects 1 argument, but 2 were used in closure body
        ----
        func f() { print([1, 2].sorted { $0 == $0 }) }
        //= contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body
        ----
        func g(_ f: (Int, Int) -> Bool) {}
        func f() { g { $0 < 3 } }
        //= contextual closure type '(Int, Int) -> Bool' expects 2 arguments, but 1 was used in closure body
        ----
        func g(_ f: (Int, Int) -> Bool) {}
        func f() { g { print($0); return true } }
        //= contextual closure type '(Int, Int) -> Bool' expects 2 arguments, but 1 was used in closure body
        ----
        func f() { let d = ["a": 1]; print(d.mapValues { k, v in v }) }
        //= contextual closure type '(Int) throws -> T' expects 1 argument, but 2 were used in closure body
        ----
        func f() { print([1, 2].reduce(0) { $0 + 1 }) }
        //= contextual closure type '(Int, Int) throws -> Int' expects 2 arguments, but 1 was used in closure body
        ----
        func f() { print([1, 2].reduce(0) { a, b, c in a + b }) }
        //= contextual closure type '(Int, Int) throws -> Int' expects 2 arguments, but 3 were used in closure body
        ----
        struct Row { let title: String; let action: () -> Void }
        func f() -> Row { Row(title: "a", action: print("x")) }
        //= cannot convert value of type '()' to expected argument type '() -> Void'
        ----
        func run(_ body: () -> Void) { body() }
        func risky() throws {}
        func f() { run { try risky() } }
        //= invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
        ----
        func run(_ body: () throws -> Void) rethrows { try body() }
        func risky() throws {}
        func f() throws { run { try risky() } }
        //= call can throw but is not marked with 'try'
        ----
        func run(_ body: () -> Void) { body() }
        func load() async {}
        func f() { run { await load() } }
        //= cannot pass function of type '() async -> ()' to parameter expecting synchronous function type
        ----
        func load(_ n: Int) async {}
        func f() async { [1].forEach { await load($0) } }
        //= cannot pass function of type '(Int) async -> ()' to parameter expecting synchronous function type
        ----
        enum X: Error { case a }
        func f() -> [Int] { [1].map { n in if n > 1 { throw X.a }; return n } }
        //= call can throw, but it is not marked with 'try' and the error is not handled
        ----
        func load() async -> Int { 1 }
        func f() -> [Int] { [1].map { _ in await load() } }
        //= cannot pass function of type '(Int) async -> Int' to parameter expecting synchronous function type
        ----
        func f(_ a: [Int]) -> Int { a["0"] }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func f(_ a: [Int], _ d: Double) -> Int { a[d] }
        //= cannot convert value of type 'Double' to expected argument type 'Int'
        ----
        func f(_ d: [Int: String]) -> String? { d["a"] }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        struct S {}
        func f() -> S { S }
        //= cannot convert return expression of type 'S.Type' to return type 'S'
        ----
        func f(_ s: String) -> Int { Int(s) }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        func f(_ s: String) -> Int { Int(s) + 1 }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        func f(_ a: [String]) -> [Int?] { let b: [Int] = a.map { Int($0) }; return b }
        //= value of optional type 'Int?' must be unwrapped to a value of type 'Int'
        ----
        enum R { case ok(Int), fail(String) }
        func f(_ r: R) -> Int { switch r { case .ok(let n): n; case .fail(let s): s } }
        //= cannot convert value of type 'String' to specified type 'Int'
        ----
        struct S { var act: (Int) -> Void }
        func f(_ s: S) { s.act() }
        //= missing argument for parameter #1 in call
        ----
        struct S { var act: (Int) -> Void }
        func f(_ s: S) { s.act(n: 1) }
        //= extraneous argument label 'n:' in call
        ----
        struct S { init() { return nil } }
        //= only a failable initializer can return 'nil'
        ----
        protocol D { func go() }
        class A { weak var d: D? }
        //= 'weak' must not be applied to non-class-bound 'any D'; consider adding a protocol conformance that has a class bound
        ----
        protocol D: AnyObject { func go() }
        class A { weak var d: D?; func run() { d?.stop() } }
        //= value of type 'any D' has no member 'stop'
        ----
        protocol D: AnyObject { func go() }
        class A { weak var d: D?; func run() { d.go() } }
        //= value of optional type '(any D)?' must be unwrapped to refer to member 'go' of wrapped base type 'any D'
        ----
        func f(_ d: Double) { for i in 0..<d { print(i) } }
        //= referencing instance method 'makeIterator()' on 'Range' requires that 'Double' conform to 'SignedInteger'
        ----
        struct S { var n = 1; static func f() -> Int { self.n } }
        //= instance member 'n' cannot be used on type 'S'
        ----
        struct S { static let k = 1; lazy var n = k }
        //= static member 'k' cannot be used on instance of type 'S'
        ----
        class A { var n = 1; func go(_ b: @escaping () -> Void) {}; func t() { go { n = 2 } } }
        //= reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
        ----
        class A { func save() {}; func go(_ b: @escaping () -> Void) {}; func t() { go { save() } } }
        //= call to method 'save' in closure requires explicit use of 'self' to make capture semantics explicit
        ----
        func g(_ n: Int) -> Int { n }
        func f(_ s: [String]) -> [Int] { s.map(g) }
        //= cannot convert value of type '(Int) -> Int' to expected argument type '(String) -> Int'
        ----
        func g(_ n: Int) -> Bool { n > 1 }
        func f(_ s: [String]) -> [String] { s.filter(g) }
        //= cannot convert value of type '(Int) -> Bool' to expected argument type '(String) throws -> Bool'
        ----
        func g(_ n: Int) {}
        func f(_ s: [String]) { s.forEach(g) }
        //= cannot convert value of type '(Int) -> ()' to expected argument type '(String) throws -> Void'
        ----
        func g(_ n: Int) {}
        func h(_ a: (String) -> Void) {}
        func f() { h(g) }
        //= cannot convert value of type '(Int) -> ()' to expected argument type '(String) -> Void'
        ----
        func g(_ n: Int) -> String { "" }
        let c: (Int) -> Int = g
        //= cannot convert value of type '(Int) -> String' to specified type '(Int) -> Int'
        ----
        func g(_ n: Int) -> Int { n }
        func f(_ s: [Int?]) -> [Int] { s.map(g) }
        //= cannot convert value of type '(Int) -> Int' to expected argument type '(Int?) -> Int'
        ----
        func g(_ n: Int, _ m: String) -> Int { n }
        func f(_ s: [Int]) -> Int { s.reduce(0, g) }
        //= cannot convert value of type '(Int, String) -> Int' to expected argument type '(Int, Int) throws -> Int'
        """##)
}

extension AcceptedProgram {
    static let closures = reading(
        ##"""
        func run(_ body: () throws -> Void) rethrows { try body() }
        func risky() throws {}
        func f() throws { try run { try risky() }; run { try? risky() }; run { do { try risky() } catch {} } }
        ----
        func run(_ body: () async -> Void) async { await body() }
        func load() async {}
        func f() async { await run { await load() }; Task { await load() } }
        ----
        func f(_ a: [Int], _ d: Double) -> Int { a[Int(d)] + a[0...].count + a[..<2].count }
        ----
        func f(_ s: String) -> Int { Int(s) ?? 0 }
        func g(_ s: String) -> Int? { Int(s) }
        ----
        func f(_ a: [Int]) { var a = a; if let i = a.firstIndex(of: 1) { a.remove(at: i) } }
        ----
        func f(_ a: [String]) -> [Int] { a.compactMap { Int($0) } + a.compactMap(Int.init) }
        ----
        enum R { case ok(Int), fail(String) }
        func f(_ r: R) -> Int { switch r { case .ok(let n): n; case .fail(let s): s.count } }
        ----
        enum R: Equatable { case ok(Int), fail }
        enum Q { case a, b }
        func f(_ r: R, _ q: Q) -> Bool { r == .fail && q != .a }
        ----
        enum T: String { case a }
        func f(_ t: T) -> Bool { t.rawValue == "a" }
        ----
        struct S { var act: (() -> Void)? }
        func f(_ s: S) { s.act?(); s.act!(); if let a = s.act { a() } }
        ----
        func g(_ n: Int) -> Int { n }
        func f() -> [Int] { [1].map(g) }
        ----
        struct S { init?(_ n: Int) { if n < 0 { return nil } }; var k = 1 }
        func f() -> Int { S(1)?.k ?? 0 }
        ----
        protocol D: AnyObject { func go() }
        class A { weak var d: D?; func run() { d?.go() } }
        ----
        func f(_ a: [Int]) -> [Int] { a + [3] }
        ----
        func f() { for i in stride(from: 0, to: 10, by: 2) { print(i) } ; for x in stride(from: 0.0, through: 1, by: 0.1) { print(x) } }
        ----
        func f(_ s: String) -> String { String(s.first ?? "a") + s.map { String($0) }.joined() }
        ----
        func f(_ s: String) -> String { String(s.reversed()) }
        ----
        func f(_ a: [String]) -> [Int] { a.enumerated().map { $0.offset } + a.enumerated().map { i, s in i + s.count } }
        ----
        @propertyWrapper struct Kept<T> { var wrappedValue: T }
        struct S { static let k = 1; var n = k + 1; let a = [k]; @Kept var b = k; func f(x: Int = k) {} }
        ----
        class A { var n = 1; func go(_ b: @escaping () -> Void) {}; func now(_ b: () -> Void) {}; func t() { go { self.n = 2 }; go { [self] in n = 3 }; go { [weak self] in self?.n = 3 }; go { [weak self] in guard let self else { return }; n = 4 }; now { n = 5 }; Task { n = 6 }; go { let n = 3; print(n) } } }
        struct S { var n = 1; func go(_ b: @escaping () -> Void) {}; func t() { go { print(n) } } }
        ----
        enum E: Error { case a }
        func f(_ n: Int?) -> String? { switch n { case 1?: "a"; case nil: nil; default: "b" } }
        func g(_ n: Int) -> Double { if n > 1 { 1 } else if n > 0 { 2.5 } else { fatalError("x") } }
        func h(_ n: Int) throws -> any Error { switch n { case 1: E.a; default: throw E.a } }
        func k(_ n: Int) -> (Int) -> Int { switch n { case 1: { $0 + 1 }; default: { $0 } } }
        func m(_ n: Int) -> [Any] { switch n { case 1: [1, "a"]; default: [] } }
        enum T { case a, b; var name: String { switch self { case .a: "a"; case .b: "b" } }; var next: T { switch self { case .a: .b; case .b: .a } }; var d: Double { switch self { case .a: 1; case .b: 0.5 } } }
        ----
        func load(_ n: Int) async -> Int { n }
        func f() async -> Int { await withTaskGroup(of: Int.self) { g in for i in 1...3 { g.addTask { await load(i) } }; var t = 0; for await n in g { t += n }; return t } }
        ----
        func f(_ a: Int, _ d: Double) -> Double { min(Double(a), d) + max(1, d) + max(d, 0) + abs(d - 1) + min(d, 2, 3) }
        func g(_ a: [Int]) -> Int { max(0, a.count - 1) + min(a.count, 3) + abs(a[0]) }
        ----
        struct Stack<T> { var a: [T] = []; mutating func push(_ t: T) { a.append(t) } ; var top: T? { a.last } }
        func f() -> Int { var s = Stack<Int>(); s.push(1); return s.top ?? 0 }
        ----
        func f<T: Collection>(_ t: T) -> Int where T.Element == Int { t.reduce(0, +) }
        func g() -> Int { f([1]) + f(Set([1])) }
        ----
        func f() async -> Int { await Task { 1 }.value }
        ----
        enum E: Error { case a }
        func f() -> Result<Int, E> { Bool.random() ? .failure(.a) : .success(1) }
        ----
        class A { var n: Int; init(n: Int) { self.n = n } }
        class B: A { }
        func f() -> B { B(n: 1) }
        ----
        func f(_ b: Bool) -> Int { var x: Int; if b { x = 1 } else { x = 2 }; x += 1; return x }
        """##)
}
