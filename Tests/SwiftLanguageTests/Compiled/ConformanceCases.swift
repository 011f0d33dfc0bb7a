// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What types of one's own gain by conforming: raw values, option sets, hashing, order, strides, literals, arithmetic.
    static let conformances = reading(
        ##"""
        struct Temp: Comparable, Hashable, CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { var c: Double; init(_ c: Double) { self.c = c }; init(floatLiteral v: Double) { c = v }; init(integerLiteral v: Int) { c = Double(v) }; static func < (a: Temp, b: Temp) -> Bool { a.c < b.c }; var description: String { "\(c)°" } }
        func t() -> String { let a: [Temp] = [20.5, 3, Temp(-1)]; return "\(a.max()!) \(a.sorted()) \(a.contains(3)) \(Set(a + [3]).count) \(max(a[0], 30)) \((a[2]...a[0]).contains(5)) \([a[0]: "x"][20.5]!)" }
        //= 20.5° [-1.0°, 3.0°, 20.5°] true 3 30.0° true x
        ----
        struct Html: ExpressibleByStringInterpolation { var s: String; init(stringLiteral v: String) { s = v }; init(stringInterpolation i: StringInterpolation) { s = i.out }; struct StringInterpolation: StringInterpolationProtocol { var out = ""; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ l: String) { out += l }; mutating func appendInterpolation(_ v: String) { out += v.replacingOccurrences(of: "<", with: "&lt;") }; mutating func appendInterpolation(raw v: String) { out += v }; mutating func appendInterpolation(_ n: Int, pad: Int) { out += String(repeating: "0", count: pad) + "\(n)" } } }
        extension String.StringInterpolation { mutating func appendInterpolation(hex n: Int) { appendLiteral("0x" + String(n, radix: 16)) }; mutating func appendInterpolation<T>(_ v: T?, or d: String) { if let v { appendInterpolation(v) } else { appendLiteral(d) } } }
        func t() -> String { let x = "<i>"; let h: Html = "<b>\(x)\(raw: x)\(7, pad: 2)</b>"; let n: Int? = nil; return "\(h.s) \(hex: 255) \(n, or: "none") \(Optional(5), or: "x")" }
        //= <b>&lt;i><i>007</b> 0xff none 5
        ----
        struct Opt: OptionSet, CustomStringConvertible { let rawValue: UInt8; static let a = Opt(rawValue: 1), b = Opt(rawValue: 1 << 1), c = Opt(rawValue: 4); static let all: Opt = [.a, .b, .c]; var description: String { [(Opt.a, "a"), (.b, "b"), (.c, "c")].filter { contains($0.0) }.map(\.1).joined(separator: "|") } }
        func t() -> String { var o: Opt = [.a, .c]; let was = o; o.insert(.b); o.remove(.a); o.formSymmetricDifference(.all); return "\(was) \(o) \(Opt.all.subtracting(.b)) \(Opt().isEmpty) \(was.isSubset(of: .all)) \(was.rawValue) \(Opt(rawValue: 2) == .b) \(o.union([.c]))" }
        //= a|c a a|c true true 5 true a|c
        ----
        struct Caps: OptionSet { let rawValue: UInt8; static let r = Caps(rawValue: 1), w = Caps(rawValue: 2), x = Caps(rawValue: 4); static let all: Caps = [.r, .w, .x] }
        extension SetAlgebra { func with(_ e: Element) -> Self { var c = self; c.insert(e); return c }; mutating func toggle(_ e: Element) { if contains(e) { remove(e) } else { insert(e) } }; var nonEmpty: Bool { !isEmpty } }
        extension OptionSet where RawValue: FixedWidthInteger { var bits: Int { rawValue.nonzeroBitCount } }
        func t() -> String { var c: Caps = [.r]; c.toggle(.w); c.toggle(.r); var s: Set<Int> = [1]; s.toggle(2); return "\(c.rawValue) \(c.with(.x).bits) \(s.sorted()) \(s.with(9).sorted()) \(Caps().nonEmpty) \(Caps.all.subtracting(.w).rawValue) \(Caps.all.isSuperset(of: c)) \(c.isDisjoint(with: .r)) \(Caps.all.symmetricDifference([.r]).rawValue)" }
        //= 2 2 [1, 2] [1, 2, 9] false 5 true true 6
        ----
        enum Maybe: ExpressibleByNilLiteral, Equatable { case none, v(Int); init(nilLiteral: ()) { self = .none } }
        func f(_ m: Maybe = nil) -> Bool { m == nil }
        func t() -> String { let a: Maybe = nil; let o: Maybe? = nil; return "\(a == nil) \(Maybe.v(1) == nil) \(f()) \(f(.v(2))) \(o == nil) \(a != nil)" }
        //= true false true false true false
        ----
        extension SetAlgebra { func with(_ e: Element) -> Self { var c = self; c.insert(e); return c } ; static func of(_ e: Element) -> Self { var s = Self(); s.insert(e); return s } }
        struct Opts: OptionSet { let rawValue: Int; static let a = Opts(rawValue: 1), b = Opts(rawValue: 2) }
        func t() -> String { var o: Opts = [.a]; o.formUnion(.b); o.subtract(.a); let r = o.update(with: .b); return "\(o.rawValue) \(r!.rawValue) \(Opts.of(.b).with(.a).rawValue) \(Set<Int>.of(3)) \(Opts.a.union(.b).isStrictSuperset(of: .a)) \(([.a, .b] as Opts).contains([.a])) \(Opts([.a, .b]).rawValue)" }
        //= 2 2 3 [3] true true 3
        ----
        struct Opt: OptionSet, Hashable { let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 2), c = Opt(rawValue: 4); static let all: Opt = [.a, .b, .c] }
        func t() -> String { var o: Opt = [.a, .c]; let x = o.insert(.b).inserted; o.remove(.a); o.formSymmetricDifference([.c, .a]); return "\(o.rawValue) \(x) \(o.contains([.a, .b])) \(Opt.all.subtracting(.b).rawValue) \(o.isSubset(of: .all)) \(o == [.b, .a]) \(Opt().isEmpty) \(o.union(.c) == .all) \(o)" }
        //= 3 true true 5 true true true true Opt(rawValue: 3)
        ----
        struct CI: Hashable { let s: String; static func == (a: CI, b: CI) -> Bool { a.s.lowercased() == b.s.lowercased() }; func hash(into h: inout Hasher) { h.combine(s.lowercased()) } }
        func t() -> String { var d: [CI: Int] = [:]; d[CI(s: "A")] = 1; d[CI(s: "a")] = 2; let s: Set = [CI(s: "x"), CI(s: "X"), CI(s: "y")]; return "\(d.count) \(d[CI(s: "A")]!) \(s.count) \(s.contains(CI(s: "Y"))) \([CI(s: "q")].contains(CI(s: "Q")))" }
        //= 1 2 2 true true
        ----
        enum Direction: String, CaseIterable { case north, east, south, west; var turned: Direction { let a = Self.allCases; return a[(a.firstIndex(of: self)! + 1) % a.count] }; var delta: (dx: Int, dy: Int) { switch self { case .north: (0, -1); case .east: (1, 0); case .south: (0, 1); case .west: (-1, 0) } }; mutating func flip() { self = turned.turned } }
        struct Robot { var pos = (x: 0, y: 0), dir = Direction.north; mutating func run(_ s: String) { for c in s { switch c { case "F": pos.x += dir.delta.dx; pos.y += dir.delta.dy; case "R": dir = dir.turned; case "U": dir.flip(); default: break } } } }
        func t() -> String { var r = Robot(); r.run("FFRFFURF"); return "\(r.pos) \(r.dir) \(r.dir.rawValue.capitalized) \(Direction(rawValue: "up") as Any)" }
        //= (x: 2, y: -3) north North nil
        ----
        struct Temp { var c: Double; static var zero: Temp { Temp(c: 0) }; static func + (a: Temp, b: Temp) -> Temp { Temp(c: a.c + b.c) }; static func += (a: inout Temp, b: Temp) { a = a + b }; static func == (a: Temp, b: Double) -> Bool { a.c == b }; static prefix func - (a: Temp) -> Temp { Temp(c: -a.c) }; static func * (k: Double, a: Temp) -> Temp { Temp(c: k * a.c) } }
        func t() -> String { var x = Temp(c: 2) + .zero; x += Temp(c: 1); return "\(x == 3) \((-x).c) \((2 * x).c) \([Temp(c: 1), Temp(c: 4)].reduce(.zero, +).c)" }
        //= true -3.0 6.0 5.0
        ----
        struct Version: Comparable, CustomStringConvertible, LosslessStringConvertible { let parts: [Int]; init?(_ s: String) { let p = s.split(separator: ".").map { Int($0) }; guard !p.isEmpty, p.allSatisfy({ $0 != nil }) else { return nil }; parts = p.compactMap { $0 } }; var description: String { parts.map(String.init).joined(separator: ".") }; static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) } }
        func t() -> String { let vs = ["1.10", "1.2.3", "x.1", "1.2"].compactMap(Version.init); return "\(vs.sorted()) \(vs.max()!) \(Version("1.a") == nil) \(String(vs[0])) \(vs.map(\.description))" }
        //= [1.2, 1.2.3, 1.10] 1.10 true 1.10 ["1.10", "1.2.3", "1.2"]
        ----
        struct Person: Hashable { var name: String; var age: Int; func hash(into h: inout Hasher) { h.combine(name) }; static func == (a: Self, b: Self) -> Bool { a.name == b.name } }
        func t() -> String { let ps = [Person(name: "a", age: 1), Person(name: "a", age: 2), Person(name: "b", age: 3)]; let u = Set(ps); let byName = Dictionary(grouping: ps, by: \.name).mapValues { $0.map(\.age).max()! }; let oldest = ps.max { $0.age < $1.age }!; return "\(u.count) \(byName["a"]!) \(oldest.name) \(ps.firstIndex(of: Person(name: "b", age: 0))!) \(ps.map(\.name).joined(separator: "/")) \(ps.sorted { ($0.name, -$0.age) < ($1.name, -$1.age) }.map(\.age))" }
        //= 2 2 b 2 a/a/b [2, 1, 3]
        ----
        enum Level: Int, Comparable { case low, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
        func t() -> String { "\(Level.low...Level.high) \("a"..."c") \([Level.low...Level.high]) \(["a"..."c"]) \(1..<3)" }
        //= low...high a...c [ClosedRange(Level.low...Level.high)] [ClosedRange("a"..."c")] 1..<3
        ----
        struct A1<T> { var items: [T] = []; mutating func push(_ t: T) { items.append(t) } }
        extension A1: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { self.init(); for x in e { push(x) } } }
        struct A3 { private(set) var items: [Int] = []; var count = 0; mutating func push(_ t: Int) { items.append(t) } }
        extension A3 { init(all e: Int...) { self.init(); for x in e { push(x) } } }
        struct A4 { var items: [Int] = []; init(all e: Int...) { self.init(); items = e }; init() {} }
        class C { var n: Int; convenience init(all e: Int...) { self.init(); n = e.count }; init() { n = 7 } }
        func t() -> String { let a: A1<Int> = [1, 2]; return "\(a.items) \(A3(all: 1, 2).items) \(A3().count) \(A4(all: 3).items) \(C(all: 1, 2).n) \(C().n)" }
        //= [1, 2] [1, 2] 0 [3] 2 7
        ----
        struct OptionsX: OptionSet { let rawValue: Int; static let a = OptionsX(rawValue: 1 << 0), b = OptionsX(rawValue: 1 << 1), c = OptionsX(rawValue: 1 << 2); static let all: OptionsX = [.a, .b, .c] }
        func t() -> String { let o = OptionsX([.a, .c]), p = OptionsX([]); return "\(o.contains(.a)) \(o.contains(.b)) \(o.rawValue) \(o.union(.b) == .all) \(p.isEmpty)" }
        //= true false 5 true true
        ----
        struct Temp { var c: Double; static func + (a: Temp, b: Temp) -> Temp { Temp(c: a.c + b.c) } ; static func += (a: inout Temp, b: Double) { a.c += b } }
        extension Temp: ExpressibleByFloatLiteral { init(floatLiteral v: Double) { c = v } }
        func t() -> String { var t: Temp = 2.0; t += 0.5; return "\(t.c)" }
        //= 2.5
        ----
        struct Temp { var c: Double; static func - (a: Temp, b: Temp) -> Temp { Temp(c: a.c - b.c) }; static prefix func - (t: Temp) -> Temp { Temp(c: -t.c) } }
        func t() -> String { let t = Temp(c: 2); return "\((-t).c) \((t - t).c)" }
        //= -2.0 0.0
        ----
        enum Size: Int, CaseIterable { case s = 1, m; static var total: Int { allCases.map(\.rawValue).reduce(0, +) }; static func all() -> [Size] { allCases.reversed() }; var i: Int { Self.allCases.firstIndex(of: self)! } }
        func t() -> String { "\(Size.total) \(Size.all()) \(Size.m.i)" }
        //= 3 [Size.m, Size.s] 1
        ----
        struct CI: Hashable, Comparable, ExpressibleByStringLiteral { let s: String; init(_ s: String) { self.s = s }; init(stringLiteral v: String) { s = v }
            static func == (a: CI, b: CI) -> Bool { a.s.lowercased() == b.s.lowercased() }; func hash(into h: inout Hasher) { h.combine(s.lowercased()) }; static func < (a: CI, b: CI) -> Bool { a.s.lowercased() < b.s.lowercased() } }
        func t() -> String { let set: Set<CI> = ["A", "a", "B"]; var d: [CI: Int] = ["x": 1]; d["X", default: 0] += 4; let l: [CI] = ["c", "B", "a"]; return "\(set.count) \(d.count) \(d["x"]!) \(l.sorted().map(\.s)) \(l.min()!.s) \(l.contains("A")) \(l.firstIndex(of: "b")!) \(max(l[0], "D").s) \(("a" as CI) >= "A") \((("B" as CI)...("D" as CI)).contains("c"))" }
        //= 2 1 5 ["a", "B", "c"] a true 1 D true true
        ----
        enum Route: Hashable { case home, profile(id: Int), settings(Section); enum Section: String, CaseIterable { case general, privacy }
            init?(path: String) { let p = path.split(separator: "/").map(String.init); switch (p.first, p.dropFirst().first) { case ("home", nil): self = .home; case ("profile", let s?): guard let n = Int(s) else { return nil }; self = .profile(id: n); case ("settings", let s): self = .settings(s.flatMap(Section.init) ?? .general); default: return nil } }
            var path: String { switch self { case .home: "/home"; case .profile(let id): "/profile/\(id)"; case .settings(.general): "/settings"; case .settings(let s): "/settings/\(s)" } } }
        func t() -> String { let rs = ["/home", "/profile/7", "/profile/x", "/settings", "settings/privacy", "/home/x", ""].map(Route.init(path:)); return "\(rs.map { $0?.path ?? "nil" }) \(Set(rs.compactMap { $0 }).count) \(rs[1] == .profile(id: 7))" }
        //= ["/home", "/profile/7", "nil", "/settings", "/settings/privacy", "nil", "nil"] 4 true
        ----
        struct Flags: OptionSet, Hashable { let rawValue: UInt8; static let a = Flags(rawValue: 1 << 0), b = Flags(rawValue: 1 << 1), c: Flags = [.a, .b]; static let d = Flags(rawValue: 8) }
        func t() -> String { var f: Flags = [.a, .d]; let r = f.insert(.b); f.remove(.a); f.formUnion(.init(rawValue: 64)); let g = f.symmetricDifference(.c); return "\(f.rawValue) \(r.inserted) \(f.contains(.c)) \(f.isDisjoint(with: .a)) \(g.rawValue) \(Flags.c.subtracting(.a) == .b) \(f.isEmpty) \(Flags([.a, .d]).rawValue) \(f.intersection([.b, .d]).isSubset(of: f)) \(Flags().rawValue) \(Set([Flags.a, .a]).count)" }
        //= 74 true false true 73 true false 9 true 0 1
        ----
        struct Money: Comparable, CustomStringConvertible { let minor: Int; let code: String; init(_ a: Double, _ c: String = "EUR") { minor = Int((a * 100).rounded()); code = c }; static func < (a: Money, b: Money) -> Bool { precondition(a.code == b.code); return a.minor < b.minor }; var description: String { let (q, r) = abs(minor).quotientAndRemainder(dividingBy: 100); return "\(minor < 0 ? "-" : "")\(q).\(r < 10 ? "0" : "")\(r) \(code)" }; func split(_ n: Int) -> [Int] { let (q, r) = minor.quotientAndRemainder(dividingBy: n); return (0..<n).map { q + ($0 < r ? 1 : 0) } } }
        extension Money: ExpressibleByFloatLiteral { init(floatLiteral v: Double) { self.init(v) } }
        extension Money: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { self.init(Double(v)) } }
        func t() -> String { let a: Money = 10.05, b: [Money] = [3, 0.5, -2.25]; return "\(a) \(b.sorted()) \(b.max()!) \(a.split(3)) \(a > 10) \(Money(1, "USD")) \(b.min()! == -2.25)" }
        //= 10.05 EUR [-2.25 EUR, 0.50 EUR, 3.00 EUR] 3.00 EUR [335, 335, 335] true 1.00 USD true
        ----
        struct Temp: Comparable, Strideable, CustomStringConvertible { var deg: Int; func distance(to o: Temp) -> Int { o.deg - deg }; func advanced(by n: Int) -> Temp { Temp(deg: deg + n) }; var description: String { "\(deg)°" } }
        func t() -> String { let r = Temp(deg: 1)...Temp(deg: 4); let s = stride(from: Temp(deg: 0), to: Temp(deg: 10), by: 4); return "\(Array(s)) \(r.contains(Temp(deg: 3))) \(Temp(deg: 3).distance(to: Temp(deg: 8))) \([Temp(deg: 4), Temp(deg: 2)].min()!) \(Temp(deg: 7).clamped(r))" }
        extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
        //= [0°, 4°, 8°] true 5 2° 4°
        ----
        struct Day: Strideable, Comparable, CustomStringConvertible { var n: Int; func distance(to o: Day) -> Int { o.n - n }; func advanced(by k: Int) -> Day { Day(n: n + k) }; var description: String { "D\(n)" } }
        func t() -> String { let r = Day(n: 1)...Day(n: 4); var o: [String] = []; for d in r { o.append("\(d)") }; return "\(o) \(r.map(\.n)) \(r.count) \(r.contains(Day(n: 3))) \((Day(n: 0)..<Day(n: 3)).reversed().map(\.description)) \(Array(stride(from: Day(n: 0), to: Day(n: 7), by: 3)))" }
        //= ["D1", "D2", "D3", "D4"] [1, 2, 3, 4] 4 true ["D2", "D1", "D0"] [D0, D3, D6]
        """##)
}
