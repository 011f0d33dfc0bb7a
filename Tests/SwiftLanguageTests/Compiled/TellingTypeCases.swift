// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What a value does not tell of itself: the type behind `Self`, the optionals in an `Any`, the class whose observer runs.
    static let tellingTypes = reading(
        ##"""
        struct Key { typealias Wrapped = Int; typealias Value = () -> Wrapped?; static let defaultValue: Self.Value = { nil } }
        struct Other { typealias Wrapped = String; var own: Key.Value = { 4 }; var value: Key.Value { own } }
        extension Other { var twice: Key.Wrapped { (own() ?? 0) * 2 } }
        func f(_ value: Key.Value) -> Key.Wrapped { value() ?? 7 }
        func t() -> String { "\(f(Key.defaultValue)) \(f(Other().value)) \(Other().twice)" }
        //= 7 4 8
        ----
        struct Row { let id: Int; let t: String }
        func sorted() -> [Row] { ["1", "2", "x"].compactMap { Int($0) }.map { .init(id: $0, t: "r\($0)") }.sorted { $0.id > $1.id } }
        func reversed() -> [Row] { [1, 2].map { .init(id: $0, t: "r\($0)") }.reversed() }
        func filtered() -> [Row] { [1, 2].map { .init(id: $0, t: "r\($0)") }.filter { $0.id > 1 } }
        func some() -> [Row] { [1, 2].compactMap { $0 > 1 ? .init(id: $0, t: "s") : nil }.sorted { $0.id < $1.id } }
        let late: [Row] = (1...3).map { n in return .init(id: n, t: "n") }.sorted { $0.id > $1.id }
        func t() -> String { "\(sorted().map(\.t)) \(reversed().map(\.t)) \(filtered().map(\.t)) \(some().map(\.t)) \(late.map(\.id))" }
        //= ["r2", "r1"] ["r2", "r1"] ["r2"] ["s"] [3, 2, 1]
        ----
        protocol Themed { init(name: String); var name: String { get } }
        extension Themed { static func preset(_ n: String) -> Self { .init(name: n + "!") }; func renamed(_ n: String) -> Self { return .init(name: n) }; static var standard: Self { let s: Self = .init(name: "std"); return s } }
        struct Light: Themed { var name: String }
        final class Dark: Themed { let name: String; required init(name: String) { self.name = "dark " + name } }
        func t() -> String { "\(Light.preset("a").name) \(Dark.preset("b").renamed("c").name) \(Light.standard.name) \((Dark.standard as any Themed).name)" }
        //= a! dark c std dark std
        ----
        protocol Cased: CaseIterable, Equatable {}
        extension Cased { static var first: Self { allCases.first! }; func next() -> Self? { let all = Array(Self.allCases); let i = all.firstIndex(of: self)! + 1; let found: Self? = i < all.count ? all[i] : .none; return found } }
        enum Tab: Cased { case home, search }
        extension BinaryInteger { func doubled() -> Self { let two: Self = 2; return self * two } }
        func t() -> String { "\(Tab.first) \(Tab.first.next()!) \(Tab.search.next() == nil) \(UInt8(7).doubled()) \(type(of: UInt8(7).doubled()))" }
        //= home search true 14 UInt8
        ----
        class Base { var value = 0 { willSet { log.append("will \(newValue)") } didSet { log.append("did \(oldValue)") } }; var log: [String] = []; init() { value = 5 }; func bump() { value += 1 } }
        class Sub: Base { override var value: Int { willSet { log.append("subwill \(newValue)") } didSet { if value > 6 { value = 6 }; log.append("subdid \(oldValue)") } }; override init() { super.init(); value = 6 }; override func bump() { super.bump(); super.bump() } }
        func t() -> String { let s = Sub(); s.bump(); return "\(s.value) \(s.log.joined(separator: "|"))" }
        //= 6 subwill 6|will 6|did 5|subdid 5|subwill 7|will 7|did 6|subwill 6|will 6|did 7|subdid 7|subdid 6|subwill 7|will 7|did 6|subwill 6|will 6|did 7|subdid 7|subdid 6
        ----
        class A { var x = 0; var log = "" }
        class B: A { override var x: Int { didSet { log += "b\(oldValue)"; if x > 5 { x = 5 } } } }
        class C: B { override var x: Int { didSet { log += "c\(oldValue)"; if x < 0 { x = 0 } } } }
        func t() -> String { let b = B(); b.x = 9; let c = C(); c.x = 7; c.x = -3; return "\(b.x) \(b.log) \(c.x) \(c.log)" }
        //= 5 b0b9 0 b0b7c7c0b5c5b-3c-3
        ----
        func t() -> String { let a: [Any] = [1, "a", nil as Int? as Any, Optional(3) as Any, [Optional(1), nil] as Any, [1: Optional("x")] as Any]; let b: Any = [1, nil, 3] as [Int?]; let c: Any? = nil; let d: [Any?] = [1, nil, "z"]; return "\(a) \(b) \(c as Any) \(d) \(a[3]) \(String(describing: b)) \(type(of: b)) \(d.compactMap { $0 }.count)" }
        //= [1, "a", nil, Optional(3), [Optional(1), nil], [1: Optional("x")]] [Optional(1), nil, Optional(3)] nil [Optional(1), nil, Optional("z")] Optional(3) [Optional(1), nil, Optional(3)] Array<Optional<Int>> 2
        ----
        func sum(_ x: Any) -> Int { switch x { case let n as [Int?]: n.compactMap { $0 }.reduce(0, +); case let (n, m) as (Int, Int?): n + (m ?? 0); case let d as [String: Int?]: d.count; case is [Any]: -1; default: -2 } }
        func t() -> String { let a: Any = [1, nil, 2] as [Int?]; let p: Any = (1, Optional(4)); return "\(sum(a)) \(sum(p)) \(sum(["k": nil] as [String: Int?])) \(sum(["a"])) \(p) \(a is [Int?]) \((a as? [Int?])?.count ?? 0)" }
        //= 3 5 1 -1 (1, Optional(4)) true 3
        ----
        func t() -> String { let a = [10, 20, 30, 40]; let r = (1...).relative(to: a); let q = (..<2).relative(to: a); let p = (...1).relative(to: a); let s = "hello"; let i = s.index(s.startIndex, offsetBy: 2); return "\(r) \(q) \(p) \(a[r]) \((1..<3).relative(to: a)) \(s[(...i).relative(to: s)]) \((2...3).relative(to: a[1...]))" }
        //= 1..<4 0..<2 0..<2 [20, 30, 40] 1..<3 hel 2..<4
        ----
        struct Chars { var set: String; static let digit = Chars(set: "d"); static func any(of s: String) -> Chars { Chars(set: s) } }
        @resultBuilder enum Pattern { static func buildExpression(_ c: Chars) -> String { "[" + c.set + "]" }; static func buildExpression(_ s: String) -> String { s }; static func buildExpression(_ x: any Numeric) -> String { "#" }; static func buildBlock(_ p: String...) -> String { p.joined() } }
        func make(@Pattern _ f: () -> String) -> String { f() }
        func t() -> String { make { .digit; "x"; .any(of: "ab"); 3 } }
        //= [d]x[ab]#
        ----
        func t() -> String { let a = Regex { OneOrMore { .digit } }; let b = Regex { Repeat(2...) { One(.word) } }; let c = Regex { Repeat(.digit, 1..<3); Repeat("x", ...2) }; let d = Regex { Capture { Repeat(1...3) { .digit } }; ":" }; let s = "at 12:5x 777"; return "\(s.firstMatch(of: a)!.0) \(s.firstMatch(of: b)!.0) \(s.matches(of: c).map { String($0.0) }) \(s.firstMatch(of: d)!.1)" }
        //= 12 at ["12", "5x", "77", "7"] 12
        ----
        extension Dictionary where Value == Int { func top(_ n: Int) -> [Key] { sorted { $0.value > $1.value }.prefix(n).map(\.key) } }
        extension Array where Element == String { func longest() -> String? { self.max { $0.count < $1.count }.flatMap { $0 == first ? nil : $0 } } }
        extension Optional where Wrapped == Int { func exceeds(_ o: Wrapped) -> Bool { self! > o } }
        struct Box<Value> { var v: [Value] }
        extension Box where Value == Double { func isRising() -> Bool { zip(v, v.dropFirst()).allSatisfy { $0 < $1 } } }
        func larger<S: Sequence, T>(_ s: S, than x: T) -> Int where S.Element == T, T == Int { s.count { $0 > x } }
        func same<A, B>(_ a: A, _ b: B) -> Bool where A == B, A: Equatable { a == b }
        func t() -> String { "\(["a": 1, "b": 5].top(1)) \(["x", "yyy"].longest()!) \(Optional(4).exceeds(3)) \(Box(v: [1, 2.5]).isRising()) \(larger([1, 5, 9], than: 4)) \(same(1, 1))" }
        //= ["b"] yyy true true 2 true
        """##)
}
