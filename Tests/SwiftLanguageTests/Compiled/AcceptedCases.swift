// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What looks like an error and is none: ways out of a function, names that hide others, parts of one variable, `T!`.
    static let accepted = reading(
        ##"""
        func f(_ c: Bool) -> Int { let x: Int; if c { x = 1; return x }; x = 2; return x }
        func t() -> String { "\(f(true)) \(f(false))" }
        //= 1 2
        ----
        struct S { let a: Int; init(_ c: Bool) { if c { a = 1; return }; a = 2 } }
        func t() -> String { "\(S(true).a) \(S(false).a)" }
        //= 1 2
        ----
        func f(_ n: Int) -> Int { let x: Int; switch n { case 0: x = 9; return x; default: break }; x = 2; return x }
        func t() -> String { "\(f(0)) \(f(1))" }
        //= 9 2
        ----
        func f(_ n: Int, _ c: Bool) -> Int { let x: Int; switch n { case 0: if c { x = 2; break }; x = 1; default: x = 3 }; return x }
        func t() -> String { "\(f(0, true)) \(f(0, false)) \(f(1, true))" }
        //= 2 1 3
        ----
        func f(_ n: Int) -> String { let s: String; outer: do { if n == 1 { s = "a"; break outer }; s = "b" }; return s }
        func t() -> String { f(1) + f(2) }
        //= ab
        ----
        enum Oops: Error { case no }
        func f(_ n: Int) throws -> Int { let x: Int; if n < 0 { x = 0; throw Oops.no }; x = n; return x }
        func t() -> String { "\((try? f(-1)) as Any) \((try? f(2)) as Any)" }
        //= nil Optional(2)
        ----
        func f(_ n: Int) -> Int { let x: Int; guard n > 0 else { x = -1; return x }; x = n; return x }
        func t() -> String { "\(f(0)) \(f(3))" }
        //= -1 3
        ----
        func f(_ n: Int) -> String { var out = ""; for i in 0..<n { let x: Int; if i == 1 { x = 5; out += "\(x)"; continue }; x = i; out += "\(x)" }; return out }
        func t() -> String { f(3) }
        //= 052
        ----
        func f(_ n: Int) -> String { let s: String; outer: if n > 0 { if n == 1 { s = "one"; break outer }; s = "more" } else { s = "none" }; return s }
        func t() -> String { f(1) + f(2) + f(0) }
        //= onemorenone
        ----
        struct S { var saved: (() -> Void)?; mutating func f(_ action: () -> Void, opt: (() -> Void)?) { action(); if let action = opt { self.saved = action } } }
        func t() -> String { var s = S(); s.f({}, opt: {}); return "\(s.saved != nil)" }
        //= true
        ----
        func f(_ x: inout Int, _ ys: [Int]) -> () -> Int { x += 1; for x in ys { return { x } }; return { 0 } }
        func t() -> String { var n = 1; let g = f(&n, [7]); return "\(g()) \(n)" }
        //= 7 2
        ----
        func f(_ x: inout Int, _ e: Int?) -> () -> Int { x += 1; guard let x = e else { return { 0 } }; return { x } }
        func t() -> String { var n = 1; let g = f(&n, 7); return "\(g()) \(n)" }
        //= 7 2
        ----
        func f(_ x: inout Int, _ e: Int?) -> () -> Int { switch e { case let x?: return { x }; default: return { 0 } } }
        func t() -> String { var n = 1; let g = f(&n, 7); return "\(g()) \(n)" }
        //= 7 1
        ----
        func f(_ x: inout Int, _ e: Int?) -> () -> Int { if case let x? = e { return { x } }; while let x = e { return { x } }; return { 0 } }
        func t() -> String { var n = 1; let g = f(&n, 7); return "\(g()) \(n)" }
        //= 7 1
        ----
        struct Oops: Error { let n: Int }
        func f(_ x: inout Int) -> () -> Int { do { throw Oops(n: 4) } catch let x as Oops { return { x.n } } catch { return { 0 } } }
        func t() -> String { var n = 1; let g = f(&n); return "\(g()) \(n)" }
        //= 4 1
        ----
        struct Oops: Error {}
        func f(_ error: inout Int) -> () -> String { do { throw Oops() } catch { return { "\(type(of: error))" } } }
        func t() -> String { var n = 1; return f(&n)() }
        //= Oops
        ----
        func f(_ x: inout Int, _ e: Int?) -> () -> Int { let g = switch e { case let x?: { x }; case nil: { 0 } } as () -> Int; return g }
        func t() -> String { var n = 1; return "\(f(&n, 8)())" }
        //= 8
        ----
        func m(_ a: inout [Int]) { a.withUnsafeMutableBufferPointer { swap(&$0[0], &$0[1]) } }
        func t() -> String { var a = [1, 2]; m(&a); return "\(a)" }
        //= [2, 1]
        ----
        final class G { var a = [1, 2]; subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue } } }
        func t() -> String { let g = G(); swap(&g[0], &g[1]); return "\(g.a)" }
        //= [2, 1]
        ----
        struct P { var x = 1; var y = 2 }
        func both(_ a: inout Int, _ b: inout Int) { a += b; b = 0 }
        func t() -> String { var p = P(); both(&p.x, &p.y); return "\(p)" }
        //= P(x: 3, y: 0)
        ----
        final class C { var x = 1; var y = 2 }
        func both(_ a: inout Int, _ b: inout Int) { a += b; b = 0 }
        func t() -> String { let c = C(); both(&c.x, &c.y); return "\(c.x)" }
        //= 3
        ----
        func both(_ a: inout Int, _ b: inout Int) { a += b; b = 0 }
        func t() -> String { var p = (1, 2); both(&p.0, &p.1); return "\(p)" }
        //= (3, 0)
        ----
        func t() -> String { var a = [1, 2]; a.withUnsafeMutableBufferPointer { b in swap(&b[0], &b[1]) }; return "\(a)" }
        //= [2, 1]
        ----
        func f(_ n: Int) -> String { switch n {
        case 0: return "zero"
        #if !os(Windows)
        default: return "linux"
        #else
        default: return "other"
        #endif
        } }
        func t() -> String { f(0) + f(1) }
        //= zerolinux
        ----
        func f(_ n: Int) -> String { switch n {
        #if os(Windows)
        default: return "mac"
        #else
        case 0: return "zero"
        default: return "linux"
        #endif
        } }
        func t() -> String { f(0) + f(1) }
        //= zerolinux
        ----
        func f(_ a: Int!) -> Int { a + 1 }
        func t() -> String { "\(f(2))" }
        //= 3
        ----
        func t() -> String { let a: Int! = 3; let s: String! = "xy"; return "\(a + 1) \(a > 2) \(s.count) \(s + "z") \(s.uppercased())" }
        //= 4 true 2 xyz XY
        ----
        struct P { var x = 1; func m() -> Int { 7 } }
        func f(_ p: P!) -> Int { p.x + p.m() }
        func t() -> String { var q: P! = P(); q.x = 4; q.x += 1; let n: Int = q.x; let r: P = q; return "\(f(q)) \(n) \(r.x)" }
        //= 12 5 5
        ----
        func f(_ a: Bool!) -> String { if a { "yes" } else { "no" } }
        func t() -> String { f(true) + f(false) }
        //= yesno
        ----
        func f(_ a: [Int]!) -> Int { var n = 0; for x in a { n += x }; return n + a[0] + a.count }
        func t() -> String { "\(f([1, 2]))" }
        //= 6
        ----
        func g(_ a: Int) -> Int { a * 2 }
        func t() -> String { let a: Int! = 3; let b = a; let c: Int = a; return "\(g(a)) \(b as Any) \(c) \(type(of: b)) \([a!, 1])" }
        //= 6 Optional(3) 3 Optional<Int> [3, 1]
        ----
        class C { var n: Int!; var name: String! = "q"; init() { n = 3 }; func m() -> Int { n + 1 } }
        func t() -> String { let c = C(); c.n += 1; return "\(c.m()) \(c.name.count) \(c.n == 4) \(c.n > 3)" }
        //= 5 1 true true
        ----
        func f(_ g: ((Int) -> Int)!) -> Int { g(3) }
        func t() -> String { "\(f { $0 + 1 })" }
        //= 4
        ----
        var total: Int! = 5
        func t() -> String { total += 1; return "\(total + 1) \(-total)" }
        //= 7 -6
        ----
        func f(_ a: Int!, _ b: Int! = 2) -> Int { a * b }
        func t() -> String { let x: Int? = 4; return "\(f(x)) \(f(1, nil ?? 3))" }
        //= 8 3
        ----
        func t() -> String { let g = { (a: Int!) -> Int in a + 1 }; return "\(g(2))" }
        //= 3
        ----
        class A { class func m() -> Int { 1 } }; class B: A { func m() -> Int { 2 } }
        func t() -> String { "\(A.m()) \(B.m()) \(B().m())" }
        //= 1 1 2
        ----
        class A { func m() -> Int { 1 } }; class B: A { static func m() -> Int { 2 } }
        func t() -> String { "\(A().m()) \(B.m()) \(B().m())" }
        //= 1 2 1
        ----
        class A { class var m: Int { 1 } }; class B: A { var m: Int { 2 } }
        func t() -> String { "\(A.m) \(B.m) \(B().m)" }
        //= 1 1 2
        ----
        class A { static var m = 1 }; class B: A { var m = 2 }
        func t() -> String { "\(A.m) \(B.m) \(B().m)" }
        //= 1 1 2
        ----
        struct S { let f = #function; static let g = #function; lazy var z = #function; var c: String { #function }; subscript(i: Int) -> String { #function }; subscript(at i: Int, _ j: Int) -> String { #function }; init() {}; init?(a: Int, _ b: Int) { print(#function) }; func m<T>(_ a: T, b: Int) -> String { #function }; static func + (a: S, b: S) -> String { #function }; func callAsFunction() -> String { #function } }
        func t() -> String { var s = S(); return "\(s.f) \(S.g) \(s.z) \(s.c) \(s[1]) \(s[at: 1, 2]) \(s.m(1, b: 2)) \(s + s) \(s())" }
        //= S S z c subscript(_:) subscript(at:_:) m(_:b:) +(_:_:) callAsFunction()
        ----
        func name(_ n: String = #function) -> String { n }
        struct S { let f = name(); static let g = name(); lazy var z = name(); var c: String { name() }; subscript(i: Int) -> String { name() }; init() {}; func m<T>(_ a: T, b: Int) -> String { [1].map { _ in name() }[0] }; var o = "" { didSet { log = name() } }; var log = "" }
        extension S { static var q = name(); func loc() -> String { func inner(x: Int) -> String { name() }; let k: String = { name() }(); var p: String { name() }; return inner(x: 1) + k + p } }
        func t() -> String { var s = S(); s.o = "x"; return "\(s.f) \(S.g) \(s.z) \(s.c) \(s[1]) \(s.m(1, b: 2)) \(s.log) \(S.q) \(s.loc()) \(name())" }
        //= S S z c subscript(_:) m(_:b:) o S inner(x:)loc()p t()
        ----
        enum E: Error { case a, b }
        func f() throws(E) -> Int { throw .a }
        func g() throws {}
        func one() -> String { do { return "\(try f())" } catch { switch error { case .a: return "a"; case .b: return "b" } } }
        func two() -> String { do { let k = try f() + f(); return "\(k)" } catch { let e: E = error; return "\(e == .a)" } }
        func mixed() -> String { do { _ = try f(); try g(); return "" } catch { return error is E ? "\(error)" : "other" } }
        func t() -> String { one() + two() + mixed() }
        //= atruea
        ----
        func g() throws(Never) -> Int { 3 }
        func t() -> String { "\(g())" }
        //= 3
        ----
        func g<E: Error>(_ b: () throws(E) -> Int) throws(E) -> Int { try b() }
        struct Oops: Error {}
        func t() -> String { "\(g { 1 }) \((try? g { () throws(Oops) -> Int in throw Oops() }) as Any)" }
        //= 1 nil
        ----
        actor A { var n = 0; func up() { n += 1 } }
        func g(_ a: isolated A) { a.up(); a.n = 3 }
        func t() -> String { "ok" }
        //= ok
        ----
        struct Box<T> { var v = 1; init() where T == Int {} }
        func t() -> String { let b = Box(); return "\(b) \(type(of: b))" }
        //= Box<Int>(v: 1) Box<Int>
        ----
        struct Box<T> { init() {} }
        extension Box where T == String { init(n: Int) { self.init() } ; static func made() -> Box { Box() } }
        func t() -> String { let b = Box(n: 1); return "\(type(of: b)) \(type(of: Box.made()))" }
        //= Box<String> Box<String>
        ----
        func f<T>() -> T where T == Int { 4 }
        func t() -> String { let a = f(); return "\(a)" }
        //= 4
        ----
        func f(_ a: Int) -> Int { let x: Int; if a == 0 { x = 1 } else { while true { if a > 0 { return 3 } } }; return x }
        func t() -> String { "\(f(0)) \(f(2))" }
        //= 1 3
        ----
        func t() -> String { var t: (Int, Int); t.0 = 1; t.1 = 2; return "\(t)" }
        //= (1, 2)
        ----
        struct S { var a: Int; var t: (Int, b: Int); init() { a = 1; t.0 = 1; t.b = 2 } }
        func t() -> String { "\(S().t)" }
        //= (1, b: 2)
        ----
        func f(_ n: Int) -> Int { let x: Int; repeat { if n > 3 { return 5 } else { return 6 } } while true; return x }
        func t() -> String { "\(f(4))" }
        //= 5
        ----
        func f(_ n: Int) -> Int { let x: Int; outer: while true { while true { if n > 3 { x = 4; break outer }; return 9 } }; return x }
        func t() -> String { "\(f(4)) \(f(1))" }
        //= 4 9
        ----
        @resultBuilder struct B { static func buildBlock(_ s: String...) -> String { s.joined() } }
        @B func f(_ c: Bool) -> String { guard c else { return "no" }; return "yes" }
        @B func g() -> String { do { "a"; "b" } }
        @B func h(_ n: Int) -> String { for i in 0..<n { if i == 2 { return "two" } }; return "none" }
        func t() -> String { "\(f(true)) \(f(false)) \(g()) \(h(3))" }
        //= yes no ab two
        ----
        func t() -> String { let d: [Int?: String] = [1: "a"]; return "\(d[nil] as Any) \(d[1] as Any) \(d[2] as Any)" }
        //= nil Optional("a") nil
        ----
        func crash(_ s: String) -> Never { fatalError(s) }
        enum Log { static func stop() -> Never { Swift.fatalError("stop") } }
        struct Failure { let text: String; func die() -> Never { fatalError(text) } }
        func f(_ n: Int?) -> Int { guard let n else { crash("none") }; return n }
        func g(_ n: Int?) -> Int { guard let n else { Swift.fatalError("none") }; return n }
        func h(_ n: Int) -> Int { if n > 0 { return n } else { Log.stop() } }
        struct S { let a: Int; init(_ n: Int) { if n > 0 { a = n } else { crash("no") } }; func k(_ n: Int) -> Int { switch n { case 1: return a; default: fail() } }; private func fail() -> Never { Failure(text: "x").die() } }
        enum E { case a; init(_ n: Int) { switch n { case 0: self = .a; default: preconditionFailure("bad") } } }
        func t() -> String { "\(f(1)) \(g(2)) \(h(3)) \(S(5).k(1)) \(E(0))" }
        //= 1 2 3 5 a
        ----
        final class Box { var n = 1 }
        func made() -> () -> Int { let box = Box(); return { [weakling = box] in weakling.n } }
        func t() -> String { "\(made()())" }
        //= 1
        ----
        enum A: Error { case x }
        enum B: Error { case y }
        func f(_ g: () -> Void) throws(A) { do { throw B.y } catch { g() }; let h = { () throws -> Void in throw B.y }; _ = h; if false { throw .x } }
        struct S { var n = 0, fs: [() -> Int] = []; mutating func m(_ a: [Int]) -> Int { n += a.map { $0 + n }.reduce(0, +); let k = n; fs.append { k }; let n2 = { [n] in n }; fs.append(n2); return fs.map { $0() }.reduce(0, +) } }
        func t() -> String { var r = ""; try? f { r += "c" }; var s = S(n: 1); return "\(r) \(s.m([1, 2]))" }
        //= c 12
        """##)
}
