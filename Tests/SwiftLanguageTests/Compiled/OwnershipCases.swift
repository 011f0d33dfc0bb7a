// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What is near to what the checks of closures, exclusive access, actors and initializers refuse, and is right.
    static let ownership = reading(
        ##"""
        struct Res: ~Copyable { let n: Int; consuming func use() -> Int { n * 2 }; borrowing func peek() -> Int { n } }
        func t() -> String { let r = Res(n: 4); let p = r.peek(); let a = [1, 2]; let b = consume a; func take(_ x: consuming [Int]) -> Int { x.count }; func look(_ x: borrowing String) -> Int { x.count }; return "\(p) \(r.use()) \(b) \(take(b)) \(look("abc"))" }
        //= 4 8 [1, 2] 2 3
        ----
        struct S { var a: Int? = 1; var t: (x: Int?, y: [Int?]) = (1, [2, nil]) }
        enum E { case a(Int?), b(n: String?, [S]) }
        func t() -> String { lazy var k = 5; k = 7; return "\(S()) \(E.a(3)) \(E.b(n: "x", [S()])) \(k)" }
        //= S(a: Optional(1), t: (x: Optional(1), y: [Optional(2), nil])) a(Optional(3)) b(n: Optional("x"), [S(a: Optional(1), t: (x: Optional(1), y: [Optional(2), nil]))]) 7
        ----
        func twice(_ f: () -> Void) { f(); f() }
        func keep(_ f: @escaping () -> Void) -> () -> Void { { f(); f() } }
        func opt(_ f: (() -> Int)? = nil) -> () -> Int { f ?? { 0 } }
        func run(_ f: () -> Void, _ n: inout Int) { let g = f; g(); twice(f); twice { f() }; [1, 2].forEach { _ in f() }; n += 1; [1].forEach { n += $0 } }
        func t() -> String { var c = 0, k = 0; run({ c += 1 }, &k); keep { c += 10 }(); return "\(c) \(k) \(opt()()) \(opt { 4 }())" }
        //= 27 2 0 4
        ----
        struct File: ~Copyable { let n: Int; consuming func close() -> Int { let m = n; discard self; return m }; deinit { print(n) } }
        func t() -> String { let a = File(n: 2); return "\(a.close())" }
        //= 2
        ----
        struct P { var x = 1, y = 2; var list = [1, 2, 3] }
        func both(_ a: inout Int, _ b: inout Int) { swap(&a, &b); a += 1 }
        func t() -> String { var p = P(); both(&p.x, &p.y); var q = 5; both(&q, &p.list[0]); p.list.swapAt(0, 2); return "\(p.x) \(p.y) \(q) \(p.list)" }
        //= 3 1 2 [3, 2, 5]
        ----
        actor Bank { var n = 1; let id = 7; nonisolated var name: String { "b\(id)" }; func add(_ k: Int) -> Int { n += k; return total() }; private func total() -> Int { n * 2 }; func move(to o: Bank) async -> Int { await o.add(n) } }
        func t() async -> String { let a = Bank(), b = Bank(); let r = await a.add(4); let m = await a.move(to: b); let n = await b.n; return "\(r) \(m) \(n) \(a.id) \(a.name)" }
        //= 10 12 6 7 b7
        ----
        class A { var n = 1; init(_ n: Int) { self.n = n }; convenience init?(s: String) { guard let n = Int(s) else { return nil }; self.init(n) }; convenience init(flag: Bool) { if flag { self.init(1) } else { self.init(2) } }; var twice: Int { n * 2 } }
        class B: A { override var n: Int { didSet { log.append(n) } }; var log: [Int] = []; override var twice: Int { super.twice + 1 } }
        enum E { case a, b, c; init(_ n: Int) { switch n { case 0: self = .a; case 1: self = .b; default: self = .c } }; init?(s: String) { if s == "a" { self = .a; return }; return nil } }
        func t() -> String { let b = B(3); b.n = 5; return "\(A(s: "4")!.n) \(A(s: "x") == nil) \(A(flag: false).n) \(b.log) \(b.twice) \(E(1)) \(E(5)) \(E(s: "q") == nil)" }
        //= 4 true 2 [5] 11 b c true
        ----
        infix operator <+>: AdditionPrecedence
        struct V { var x = 0; static func + (a: V, b: V) -> V { V(x: a.x + b.x) }; static func <+> (a: V, b: V) -> Int { a.x * b.x } }
        struct Box<T> { var v: T; func pair<U>(_ u: U) -> (T, U) { (v, u) } }
        extension Box where T: AdditiveArithmetic { func sum() -> T { v + v } }
        func make<T>() -> T? { nil }
        func t() -> String { let x: Int? = make(); let (a, (b, c)) = (1, (2, "z")); let ch: Character = "é"; var out = ""; switch ch { case "a"..."z": out = "l"; default: out = "o" }; for (i, e) in ["p", "q"].enumerated() { out += "\(i)\(e)" }; return "\(V(x: 2) + V(x: 3)) \(V(x: 2) <+> V(x: 3)) \(x as Any) \(Box(v: 4).sum()) \(Box(v: 1).pair("u")) \(a)\(b)\(c) \(out)" }
        //= V(x: 5) 6 nil 8 (1, "u") 12z o0p1q
        ----
        protocol Shape { var area: Double { get } }
        struct Sq: Shape { var s: Double; var area: Double { s * s } }
        func make(_ b: Bool) -> some Shape { if b { return Sq(s: 2) }; return Sq(s: 3) }
        func any(_ b: Bool) -> any Shape { b ? Sq(s: 1) : Sq(s: 4) }
        @propertyWrapper struct Up { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() }; var projectedValue: Int { wrappedValue.count } }
        struct S { @Up var n: String = "ab"; func k() -> Int { $n }; func d(_ x: Double = 1, _ o: Int? = 2, _ c: CGFloat = 3) -> Double { x + Double(o!) + c } }
        func t() -> String { var s = S(); s.n += "c"; let v: Any = 3; let kp = \S.n; return "\(make(true).area) \(any(false).area) \(s.n) \(s.k()) \(s.d()) \(v as! Int + 1) \(s[keyPath: kp])" }
        //= 4.0 16.0 ABC 3 6.0 4 ABC
        ----
        func pick<T>(_ x: T?) -> String { "opt" }
        func pick<T>(_ x: T) -> String { "plain" }
        func take(_ x: consuming [Int]) -> Int { x.append(1); return x.count }
        func t() -> String { "\(pick(Optional(3))) \(pick(3)) \(pick(nil as Int?)) \(pick([1])) \(take([1, 2])) \([1, 2, 3].contains([2, 3])) \([1, 2].contains([2, 1])) \([1, 2, 3].withUnsafeBufferPointer { $0.reduce(0, +) })" }
        //= opt plain opt plain 3 true false 6
        """##)
}
