// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Labels, errors, operators of the user's, conditional compilation.
    static let statements = reading(
        ##"""
        func t() -> String { var log: [String] = []; func f(_ n: Int) -> Int { defer { log.append("d1") }; defer { log.append("d2"); log.append("d3") }; if n > 0 { defer { log.append("in") }; return { log.append("ret"); return n }() }; return 0 }; _ = f(1); for i in 0..<2 { defer { log.append("l\(i)") }; if i == 0 { continue }; log.append("body") }; return log.joined(separator: ",") }
        //= ret,in,d2,d3,d1,l0,body,l1
        ----
        precedencegroup Pow {
            higherThan: MultiplicationPrecedence
            associativity: right
        }
        infix operator **: Pow
        prefix operator √
        postfix operator ¡
        func ** (a: Double, b: Double) -> Double { var r = 1.0; for _ in 0..<Int(b) { r *= a }; return r }
        prefix func √ (x: Double) -> Double { x.squareRoot() }
        postfix func ¡ (n: Int) -> Int { n <= 1 ? 1 : n * (n - 2)¡ }
        func t() -> String { "\(2 * 3 ** 2) \(2 ** 3 ** 2) \(√16 + 1) \(7¡)" }
        //= 18.0 512.0 5.0 105
        ----
        enum Low: Error { case io(Int) }
        enum High: Error, CustomStringConvertible { case wrap(String, cause: Error); var description: String { switch self { case .wrap(let s, let c): "\(s)<\(c)>" } } }
        func low(_ n: Int) throws { if n % 2 == 0 { throw Low.io(n) } }
        func high(_ n: Int) throws -> String { do { try low(n); return "ok" } catch Low.io(let k) where k > 3 { throw High.wrap("big", cause: Low.io(k)) } catch let e as Low { throw High.wrap("small", cause: e) } }
        func t() -> String { (1...5).map { n in do { return try high(n) } catch { return "\(error)" } }.joined(separator: " ") }
        //= ok small<io(2)> ok big<io(4)> ok
        ----
        extension String { static func * (s: String, n: Int) -> String { String(repeating: s, count: n) }; static func - (a: String, b: String) -> String { a.replacingOccurrences(of: b, with: "") }; static prefix func ! (s: String) -> String { String(s.reversed()) } }
        extension Array { static func * (a: [Element], n: Int) -> [Element] { (0..<n).flatMap { _ in a } } }
        func t() -> String { "\("ab" * 3) \("hello" - "l") \(!"abc") \([1, 2] * 2)" }
        //= ababab heo cba [1, 2, 1, 2]
        ----
        struct Rule { var f: (Int) -> Bool; static func && (a: Rule, b: Rule) -> Rule { Rule { a.f($0) && b.f($0) } }; static func || (a: Rule, b: Rule) -> Rule { Rule { a.f($0) || b.f($0) } }; static prefix func ! (a: Rule) -> Rule { Rule { !a.f($0) } }; static let even = Rule { $0 % 2 == 0 }; static let big = Rule { $0 > 5 }; static func over(_ n: Int) -> Rule { Rule { $0 > n } } }
        extension Array where Element == Int { func keep(_ r: Rule) -> [Int] { filter(r.f) } }
        struct Mask: OptionSet { let rawValue: Int; static let a = Mask(rawValue: 1), b = Mask(rawValue: 2); static func | (x: Mask, y: Mask) -> Mask { x.union(y) } }
        func t() -> String { let m: Mask = .a | .b; let xs = Array(1...10); return "\(xs.keep(.even && .big)) \(xs.keep(!.even || .over(8))) \(m.rawValue)" }
        //= [6, 8, 10] [1, 3, 5, 7, 9, 10] 3
        ----
        func fail(_ m: String) -> Never { fatalError(m) }
        struct P { let n: Int; init(_ s: String) { if let v = Int(s) { n = v } else { fail("no") } } }
        class K { let n: Int; init(_ c: Bool) { guard c else { fail("x") }; n = 2 }; required init(coder: Int) { fail("not") } }
        enum E { case a, b; init(_ s: String) { switch s { case "a": self = .a; case "b": self = .b; default: fail("bad") } } }
        func pick(_ n: Int) -> String { switch n { case 0: return "z"; case 1: return "o"; default: fail("n") } }
        func t() -> String { "\(P("4").n) \(K(true).n) \(E("b")) \(pick(1))" }
        //= 4 2 b o
        ----
        infix operator <>: AdditionPrecedence
        prefix operator √
        postfix operator %
        precedencegroup Pow {
         higherThan: MultiplicationPrecedence
         associativity: right
        }
        infix operator **: Pow
        func <> (a: String, b: String) -> String { a + "|" + b }
        prefix func √ (x: Double) -> Double { x.squareRoot() }
        postfix func % (x: Double) -> Double { x / 100 }
        func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
        func t() -> String { "\("a" <> "b" <> "c") \(√16) \(50%) \(2 ** 3 ** 2) \(2 * 3 ** 2)" }
        //= a|b|c 4.0 0.5 512 18
        ----
        enum PE: Error, Equatable { case empty, bad(Character) }
        func digits(_ s: String) throws(PE) -> [Int] { if s.isEmpty { throw .empty }; var r: [Int] = []; for c in s { guard let d = c.wholeNumberValue else { throw PE.bad(c) }; r.append(d) }; return r }
        func t() -> String { func run(_ s: String) -> String { do { return "\(try digits(s))" } catch .empty { return "E" } catch { switch error { case .bad(let c): return "bad \(c)"; case .empty: return "?" } } }; return run("12") + run("") + run("1x") }
        //= [1, 2]Ebad x
        ----
        func t() -> String { var log: [String] = []; func f(_ early: Bool) { defer { log.append("d1") }; log.append("s"); defer { log.append("d2") }; if early { return }; defer { log.append("d3") }; log.append("e") }; f(true); f(false); for i in 0..<2 { defer { log.append("l\(i)") }; if i == 0 { continue }; log.append("b") }; return log.joined(separator: " ") }
        //= s d2 d1 s e d3 d2 d1 l0 b l1
        ----
        func t() -> String { var out = ""; outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; out += "\(i)\(j) " } }; var n = 0; repeat { n += 1; if n == 2 { continue }; out += "r\(n)" } while n < 3; return out }
        //= 11 21 r1r3
        ----
        enum V: Error { case a(Int), b }
        func risky(_ n: Int) throws(V) -> Int { if n == 0 { throw .b }; if n < 0 { throw .a(n) }; return n }
        func wrap<E: Error>(_ f: () throws(E) -> Int) -> String { do { return "\(try f())" } catch { return "\(error)" } }
        func t() -> String { let s = wrap { () throws(V) in try risky(-2) }; let u = wrap { 5 }; do throws(V) { _ = try risky(0); return "?" } catch { switch error { case .a: return "a"; case .b: return "b \(s) \(u)" } } }
        //= b a(-2) 5
        ----
        func t() -> String { let r: Result<Int, Never> = .success(3); let v = r.get(); return "\(v)" }
        //= 3
        ----
        enum ParseError: Error, Equatable { case empty, bad(Character, at: Int) }
        func digits(_ s: String) throws(ParseError) -> [Int] { guard !s.isEmpty else { throw .empty }; var r: [Int] = []; for (i, c) in s.enumerated() { guard let d = c.wholeNumberValue else { throw .bad(c, at: i) }; r.append(d) }; return r }
        func each<T, E: Error>(_ xs: [String], _ f: (String) throws(E) -> T) throws(E) -> [T] { var r: [T] = []; for x in xs { r.append(try f(x)) }; return r }
        func t() -> String {
            var out: [String] = []
            for s in ["12", "", "1x"] { do { out.append("\(try digits(s))") } catch { switch error { case .empty: out.append("empty"); case .bad(let c, let i): out.append("\(c)@\(i)") } } }
            let r = Result { try digits("9a") }; let m = Result { try digits("90") }.map { $0.reduce(0, +) }
            if case .failure(let e) = r { out.append("\(e)") }
            do { out.append("\(try each(["1", "2"], digits))"); _ = try each(["q"], digits) } catch { out.append("\(error == .bad("q", at: 0))") }
            return "\(out) \((try? m.get()) ?? -1) \(r.flatMap { .success($0.count) } )"
        }
        //= ["[1, 2]", "empty", "x@1", "bad(\"a\", at: 1)", "[[1], [2]]", "true"] 9 failure(ParseError.bad("a", at: 1))
        ----
        func order() -> [String] { var log: [String] = []; func a() { defer { log.append("d1") }; defer { log.append("d2") }; for i in 0..<3 { defer { log.append("l\(i)") }; if i == 1 { continue }; if i == 2 { break }; log.append("b\(i)") }; do { defer { log.append("do") }; log.append("in") }; guard log.count > 100 else { log.append("g"); return }; log.append("never") }; a(); return log }
        func t() -> String { "\(order())" }
        //= ["b0", "l0", "l1", "l2", "in", "do", "g", "d2", "d1"]
        ----
        func t() -> String {
            outer: for i in 1...5 { inner: for j in 1...5 { if j == 3 { continue outer }; if i == 3 { break outer }; if (i + j).isMultiple(of: 7) { break inner } } }
            var n = 27, steps = 0; while n != 1 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; steps += 1 }
            var it = [1, 2, 3].makeIterator(); var s = 0; while let x = it.next() { s += x }
            let evens = sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 }; let st = sequence(state: (0, 1)) { (p: inout (Int, Int)) -> Int? in defer { p = (p.1, p.0 + p.1) }; return p.0 > 20 ? nil : p.0 }
            for case let (i, v?) in [nil, 4, 5].enumerated() where i > 0 { s += v * i }
            return "\(steps) \(s) \(evens) \(Array(st))"
        }
        //= 111 20 [1, 3, 9, 27, 81, 243] [0, 1, 1, 2, 3, 5, 8, 13]
        ----
        enum Step { case a, b
            #if NOSUCHFLAG
            case c
            #endif
        }
        func name(_ s: Step) -> String {
            switch s {
            case .a: return "a"
            #if NOSUCHFLAG
            case .c: return "c"
            #elseif os(iOS) || os(macOS) || os(Linux)
            case .b: return "b"
            #else
            case .b: return "other"
            #endif
            }
        }
        func count(_ n: Int) -> String {
            var out = ""
            switch n {
            case 0: out += "0"; fallthrough
            #if NOSUCHFLAG
            case 1: out += "flag"
            #endif
            case 2: out += "2"
            default: out += "d"
            }
            return out
        }
        func t() -> String { "\(name(.a))\(name(.b)) \(count(0)) \(count(1))" }
        //= ab 02 d
        ----
        final class Keeper {
            var n = 1
            func later() -> (Int) -> String {
                { [weak self] in
                    guard let self = self else { return "gone" }
                    self.n += $0
                    return "\(self.n)"
                }
            }
            func maybe() -> () -> Int? { { [weak self] in self?.n } }
        }
        func t() -> String {
            let keeper = Keeper()
            let f = keeper.later(), g = keeper.maybe()
            let h: (Int) -> String
            do { let other = Keeper(); h = other.later() }
            return "\(f(2)) \(g() ?? 0) \(h(1)) \(keeper.n)"
        }
        //= 3 3 gone 3
        ----
        func pair(_ n: Int) -> (Int, String)? { n > 0 ? (n, "p\(n)") : nil }
        struct Box { subscript<T>(_ value: T) -> String where T: Equatable { "true" } }
        func t() -> String {
            var out = ""
            for n in 0..<3 { if let (number, _) = pair(n) { out += "\(number)" } else { out += "-" } }
            guard let (_, word) = pair(4) else { return "none" }
            return out + word + Box()[3]
        }
        //= -12p4true
        ----
        precedencegroup Pipe {
            lowerThan: AdditionPrecedence
            associativity: left
        }
        infix operator |>: Pipe
        func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
        precedencegroup Tight { higherThan: Pipe, MultiplicationPrecedence associativity: left }
        infix operator **: Tight
        func ** (a: Double, b: Double) -> Double { var r = 1.0; for _ in 0..<Int(b) { r *= a }; return r }
        func t() -> String { "\(1 + 2 |> { $0 * 10 } |> { "\($0)!" }) \(2.0 * 3 ** 2) \(2 ** 3 ** 2)" }
        //= 30! 18.0 64.0
        ----
        enum Te: Error { case low(Int) }
        func typed(_ n: Int) throws(Te) -> Int { if n < 0 { throw .low(n) }; return n }
        func t() -> String { do throws(Te) { return "\(try typed(1)) \(try typed(-4))" } catch { switch error { case .low(let n): return "low \(n)" } } }
        //= low -4
        ----
        func t() -> String { var out = ""; outer: while true { check: if out.count > 2 { if out.count == 5 { break check }; out += "x"; if out.count > 6 { break outer } } ; out += "y" }; loop: repeat { out += "r"; for i in 0... { if i == 3 { break loop }; if i == 1 { continue loop } } } while out.count < 12; return out }
        //= yyyxyyxrrrrr
        ----
        func retry<T>(_ n: Int, _ body: (Int) throws -> T) rethrows -> T { for i in 1..<n { do { return try body(i) } catch { continue } }; return try body(n) }
        struct Flaky: Error, Equatable { var at: Int }
        func t() -> String { var log: [Int] = []; let r = try? retry(3) { i -> String in log.append(i); if i < 3 { throw Flaky(at: i) }; return "ok\(i)" }; var e = ""; do { _ = try retry(2) { (i: Int) -> Int in throw Flaky(at: i) } } catch let f as Flaky { e = "at\(f.at)" } catch {}; return "\(r ?? "nil") \(log) \(e)" }
        //= ok3 [1, 2, 3] at2
        ----
        func t() -> String {
        #if os(Linux) || os(iOS) || os(macOS)
        let x: Double = 3
        let ys: [Double] = [1, 2]
        #else
        let x = 3
        let ys = [1, 2]
        #endif
        func f() -> Double {
        #if DEBUG_NOPE
        return 1
        #else
        let k: Double = 1
        return k / 2
        #endif
        }
        return "\(x / 2) \(ys.map { $0 / 2 }) \(f())"
        }
        //= 1.5 [0.5, 1.0] 0.5
        ----
        func t() -> String { var out: [String] = []; for x: Double in [1, 2] { out.append("\(x / 2)") }; for (i, c): (Int, Character) in "ab".enumerated() { out.append("\(i)\(c)") }; for case let n? in [1, nil, 3] where n > 1 { out.append("\(n)") }; return out.joined(separator: " ") }
        //= 0.5 1.0 0a 1b 3
        """##)
}
