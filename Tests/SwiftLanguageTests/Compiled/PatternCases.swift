// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// `switch`, `if case` and their patterns: tuples, ranges, types, optionals, cases of the library's.
    static let patterns = reading(
        ##"""
        func t() -> String { var out: [String] = []; for v in [1, "a", 2.5, nil, [1], (1, 2), true] as [Any?] { switch v { case nil: out.append("nil"); case let n as Int where n > 0: out.append("int\(n)"); case is String: out.append("str"); case let d as Double: out.append("d\(d)"); case let (a, b) as (Int, Int): out.append("t\(a + b)"); case let x as [Int]: out.append("arr\(x.count)"); case .some(let x): out.append("other \(x)") } }; return out.joined(separator: ",") }
        //= int1,str,d2.5,nil,arr1,t3,other true
        ----
        func t() -> String { if let (a, b) = [(1, 2)].first { return "\(a)\(b)" }; return "" }
        //= 12
        ----
        func t() -> String { func k(_ p: (Int, Int)) -> String { switch p { case (0, 0): "o"; case (let x, 0): "x\(x)"; case (0, let y): "y\(y)"; case let (x, y) where x == y: "d"; case (1...3, _): "n"; case (_, ..<0): "neg"; default: "?" } }; return [(0, 0), (2, 0), (0, 5), (4, 4), (2, 9), (7, -1), (8, 9)].map(k).joined(separator: " ") }
        //= o x2 y5 d n neg ?
        ----
        func t() -> String { let n = 7; let a = if n > 5 { "big" } else if n > 2 { "mid" } else { "small" }; let b = switch n { case 0: 0.5; case 1..<5: 1.0; default: Double(n) }; let c: Int? = if n == 7 { nil } else { 3 }; return "\(a) \(b) \(c as Any)" }
        //= big 7.0 nil
        ----
        func f(_ x: Any) -> String { switch x { case 0 as Int: "zero"; case let n as Int where n < 0: "neg\(n)"; case is Int: "int"; case let d as Double: "d\(d)"; case let (a, b) as (Int, Int): "t\(a + b)"; case let s as String: s.isEmpty ? "empty" : "s"; case let xs as [Int]: "a\(xs.count)"; case let f as (Int) -> Int: "f\(f(2))"; case Optional<Any>.none: "nil"; default: "?" } }
        func t() -> String { [f(0), f(-3), f(5), f(2.5), f((1, 2)), f(""), f([1, 2]), f({ (x: Int) in x * 2 }), f(Set([1]))].joined(separator: " ") }
        //= zero neg-3 int d2.5 t3 empty a2 f4 ?
        ----
        enum Cmd: Equatable { case go(Int, fast: Bool), say(String), stop }
        func parse(_ s: String) -> Cmd? { let p = s.split(separator: " ", maxSplits: 1).map(String.init); switch (p.first, p.dropFirst().first) { case ("go", let n?): return Int(n).map { .go($0, fast: $0 > 10) }; case ("say", let w?): return .say(w); case ("stop", nil): return .stop; default: return nil } }
        func t() -> String { ["go 12", "go x", "say hi you", "stop", "stop now", ""].map { parse($0).map { "\($0)" } ?? "-" }.joined(separator: ",") }
        //= go(12, fast: true),-,say("hi you"),stop,-,-
        ----
        func classify(_ p: (age: Int, name: String?)) -> String { switch p { case (..<0, _): "bad"; case (0..<18, let n?): "minor \(n)"; case (18..., .some(let n)) where n.count > 3: "adult long \(n)"; case (18..., _?): "adult"; case (let a, nil): "anon\(a)"; default: "x" } }
        func t() -> String { [(-1, nil), (5, "Bo"), (30, "Alice"), (30, "Al"), (40, nil)].map { classify($0) }.joined(separator: ";") }
        //= bad;minor Bo;adult long Alice;adult;anon40
        ----
        func t() -> String { let v: Result<Int, V> = .failure(.bad(code: 3)); if case .failure(.bad(let c)) = v, c > 2 { let xs: [Int?] = [1, nil, 3]; var s = 0; for case let x? in xs where x > 1 { s += x }; let pts = [(1, 2), (3, 4)]; for case (let a, 4) in pts { s += a * 100 }; guard case let .bad(code) = V.bad(code: 9) else { return "" }; return "\(c) \(s) \(code)" }; return "no" }
        enum V: Error { case bad(code: Int) }
        //= 3 303 9
        ----
        enum Token: RawRepresentable, Hashable { case word(String), number(Int); init?(rawValue: String) { if let n = Int(rawValue) { self = .number(n) } else { self = .word(rawValue) } }; var rawValue: String { switch self { case .word(let w): w; case .number(let n): "\(n)" } } }
        func t() -> String { "\(Token.word("a").rawValue)" }
        //= a
        ----
        func t() -> String { let d = ["b"].difference(from: ["a"]); let x = d.map { switch $0 { case .insert(let o, let e, _): "i\(e)\(o)"; case .remove(let o, let e, _): "r\(e)\(o)" } }; return "\(x)" }
        //= ["ra0", "ib0"]
        ----
        func t() -> String { var o = ""; for c in ["b", "c"].difference(from: ["a", "c"]) { switch c { case let .insert(offset, element, _): o += "i\(offset)\(element)"; case let .remove(offset, element, _): o += "r\(offset)\(element)" } }; return o }
        //= r0ai0b
        ----
        func t() -> String { var o = ""; for c in ["b", "c"].difference(from: ["a", "c"]) { switch c { case .insert(let offset, let element, let a): o += "i\(offset)\(element)\(a == nil)"; case .remove(offset: let i, element: let e, associatedWith: _): o += "r\(i)\(e)" } }; return o }
        //= r0ai0btrue
        ----
        func t() -> String { let xs = ["b", "c"].difference(from: ["a", "c"]).map { c -> String in switch c { case .insert(let o, let e, _): return "i\(e)\(o)"; case .remove(let o, let e, _): return "r\(e)\(o)" } }; return "\(xs)" }
        //= ["ra0", "ib0"]
        ----
        func c(_ v: Any) -> String { switch v { case is Int8: "i8"; case is Int: "int"; case is Float: "f"; case is Double: "d"; case is Substring: "sub"; case is String: "s"; case is [Int]: "[int]"; case is [String: Int]: "[s:i]"; case is [String: Any]: "[s:a]"; case is [Any]: "[any]"; case is Set<Int>: "set"; case is (Int, String): "tup"; default: "?" } }
        func t() -> String { let j: [String: Any] = ["a": 1, "b": ["c": [1, 2]]]; return [1, Int8(1), 2.5, Float(1), "a", "abc".prefix(1), [1, 2], [1, "a"] as [Any], ["a": 1], ["a": "b"], Set([1]), Set(["a"]), (1, "a"), (1, 2), [[1]]].map(c).joined(separator: " ") + " \((j["b"] as? [String: [Int]])?["c"]?.count ?? -1) \(j["a"] as? String ?? "no") \(j as? [String: Int] == nil)" }
        //= int i8 d f s sub [int] [any] [s:i] [s:a] set ? tup ? [any] 2 no true
        ----
        func describe(_ n: Int) -> String { let kind = if n < 0 { "neg" } else if n == 0 { "zero" } else { switch n { case 1...9: "small"; case let x where x.isMultiple(of: 2): "even"; default: "big" } }; return kind }
        func t() -> String { let v: Double = switch 3 { case 3: 1; default: 2.5 }; let o: Int? = if v > 0.5 { 4 } else { nil }; return "\([-1, 0, 5, 12, 13].map(describe)) \(v) \(o as Any) " }
        //= ["neg", "zero", "small", "even", "big"] 1.0 Optional(4) 
        ----
        func route(_ p: [String]) -> String { switch p { case []: "root"; case ["users"]: "list"; case let x where x.count == 2 && x[0] == "users": "user \(x[1])"; case let x where x.first == "admin": "admin+\(x.count - 1)"; default: "404" } }
        func kind(_ x: Any) -> String { switch x { case let n as Int where n == 0: "zero"; case is Int, is Double: "num"; case let s as String where s.isEmpty: "empty"; case let (a, b) as (Int, Int): "pair \(a + b)"; case let f as () -> Int: "fn \(f())"; case Optional<Any>.none: "nil"; case let d as [String: Any]: "dict \(d.count)"; case let e as any Error: "err \(e)"; default: "?" } }
        struct Boom: Error {}
        func grade(_ s: Int?) -> Character { switch s { case nil: "?"; case .some(90...): "A"; case .some(let n) where n >= 80: "B"; case 70?, 75?: "C"; case .some(..<0): "!"; case .some: "F" } }
        func t() -> String { let f: () -> Int = { 7 }; return "\([[], ["users"], ["users", "1"], ["admin", "x"], ["q"]].map(route)) \([0, 1, 2.5, "", "s", (1, 2), f, ["a": 1], Boom()].map { kind($0) }) \(String([nil, 95, 85, 75, 1, -4].map(grade)))" }
        //= ["root", "list", "user 1", "admin+1", "404"] ["zero", "num", "num", "empty", "?", "pair 3", "fn 7", "dict 1", "err Boom()"] ?ABCF!
        ----
        func t() -> String { func classify(_ v: Any) -> String { switch v { case is Bool: "bool"; case 0 as Int: "zero"; case let i as Int where i < 0: "neg"; case let n as any BinaryInteger: "int \(n)"; case let d as Double: "dbl \(d)"; case let s as String where s.isEmpty: "empty"; case let (x, y) as (Int, Int): "pair \(x + y)"; case let f as (Int) -> Int: "fn \(f(3))"; case let a as [Int]: "ints \(a.count)"; case let d as [String: Any]: "dict \(d.keys.sorted())"; case Optional<Any>.none: "nil"; default: "other \(type(of: v))" } }; let vs: [Any] = [true, 0, -4, UInt8(7), 2.5, "", (1, 2), { $0 * 2 } as (Int) -> Int, [1, 2], ["k": 1 as Any], "x"]; return vs.map(classify).joined(separator: ", ") }
        //= bool, zero, neg, int 7, dbl 2.5, empty, pair 3, fn 6, ints 2, dict ["k"], other String
        ----
        func t() -> String { let o: Int? = 1, n: Int? = nil; var r = ""; if case Optional.some(let q) = o { r += "\(q)" }; if case Optional<Int>.none = n { r += "n" }; switch o { case Optional.some(let k) where k > 1: r += "k"; case Optional<Int>.some: r += "s"; case Optional.none: r += "z" }; return r }
        //= 1ns
        """##)
}
