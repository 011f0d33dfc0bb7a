// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Result builders of one's own: expressions, branches, loops, partial blocks, generic ones.
    static let builders = reading(
        ##"""
        @resultBuilder enum L { static func buildBlock(_ c: [String]...) -> [String] { c.flatMap { $0 } }; static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }; static func buildOptional(_ c: [String]?) -> [String] { c ?? [] }; static func buildEither(first c: [String]) -> [String] { c + ["1st"] }; static func buildEither(second c: [String]) -> [String] { c + ["2nd"] }; static func buildArray(_ c: [[String]]) -> [String] { c.flatMap { $0 } }; static func buildFinalResult(_ c: [String]) -> String { c.joined(separator: ",") } }
        func make(_ f: Bool, @L _ b: (Int) -> String) -> String { b(7) }
        func t() -> String { make(true) { n in "a"; n; if n > 5 { "big" } else { "small" }; for i in 0..<2 { "i\(i)" }; if n == 1 { "never" }; let z = n * 2; z } }
        //= a,#7,big,1st,i0,i1,#14
        ----
        @resultBuilder struct RuleBuilder { static func buildBlock(_ c: [Rule]...) -> [Rule] { c.flatMap { $0 } }; static func buildExpression(_ r: Rule) -> [Rule] { [r] }; static func buildExpression(_ r: [Rule]) -> [Rule] { r }; static func buildOptional(_ c: [Rule]?) -> [Rule] { c ?? [] }; static func buildEither(first c: [Rule]) -> [Rule] { c }; static func buildEither(second c: [Rule]) -> [Rule] { c }; static func buildArray(_ c: [[Rule]]) -> [Rule] { c.flatMap { $0 } }; static func buildLimitedAvailability(_ c: [Rule]) -> [Rule] { c } }
        struct Rule { let name: String; var weight = 1.0; let test: (String) -> Bool; func weighted(_ w: Double) -> Rule { var r = self; r.weight = w; return r } }
        struct RuleSet { let rules: [Rule]; init(@RuleBuilder _ c: () -> [Rule]) { rules = c() }; func score(_ s: String) -> Double { rules.filter { $0.test(s) }.map(\.weight).reduce(0, +) }; func failing(_ s: String) -> [String] { rules.filter { !$0.test(s) }.map(\.name) } }
        extension RuleSet { static func password(strict: Bool) -> RuleSet { RuleSet { Rule(name: "len") { $0.count >= 8 }; Rule(name: "digit") { $0.contains(where: \.isNumber) }.weighted(2); if strict { Rule(name: "upper") { s in s.contains { $0.isUppercase } }; for c in "!?" { Rule(name: "no\(c)") { !$0.contains(c) }.weighted(0.5) } } else { Rule(name: "any") { _ in true } }; let extra = [Rule(name: "x") { $0.hasPrefix("x") }]; extra } } }
        func t() -> String { let a = RuleSet.password(strict: true), b = RuleSet.password(strict: false); return "\(a.score("Passw0rd!")) \(a.failing("abc?")) \(b.score("x12345678")) \(b.rules.map(\.name)) \(a.rules.count) \(["a", "xlongpass1", "UP"].max { b.score($0) < b.score($1) }!)" }
        //= 4.5 ["len", "digit", "upper", "no?", "x"] 5.0 ["len", "digit", "any", "x"] 6 xlongpass1
        ----
        @resultBuilder enum B { static func buildBlock(_ s: String...) -> String { s.joined() }; static func buildEither(first s: String) -> String { "1" + s }; static func buildEither(second s: String) -> String { "2" + s } }
        @B func f(_ n: Int) -> String { if n == 0 { "a" } else if n == 1 { "b" } else if n == 2 { "c" } else if n == 3 { "d" } else { "e" } }
        @B func g(_ n: Int) -> String { switch n { case 0: "a"; case 1: "b"; case 2: "c"; case 3: "d"; default: "e" } }
        @B func h(_ n: Int) -> String { if n == 0 { "a" } else if n == 1 { "b" } else { "c" } }
        func t() -> String { "\((0..<5).map(f)) \((0..<5).map(g)) \((0..<3).map(h))" }
        //= ["111a", "112b", "121c", "122d", "2e"] ["111a", "112b", "121c", "122d", "2e"] ["11a", "12b", "2c"]
        ----
        @resultBuilder enum B { static func buildBlock(_ s: String...) -> [String] { s } }
        protocol Comp { @B var body: [String] { get } }
        struct Card: Comp { var body: [String] { "a"; "b" } }
        func t() -> String { "\(Card().body)" }
        //= ["a", "b"]
        ----
        @resultBuilder enum HTML { static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }; static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }; static func buildOptional(_ p: [String]?) -> [String] { p ?? ["none"] }; static func buildEither(first p: [String]) -> [String] { ["1"] + p }; static func buildEither(second p: [String]) -> [String] { ["2"] + p }; static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }; static func buildFinalResult(_ p: [String]) -> String { "<" + p.joined(separator: " ") + ">" } }
        func html(@HTML _ f: () -> String) -> String { f() }
        func t() -> String { let on = true, n = 2; return html { "a"; 5; if on { "on" }; if n > 3 { "big" } else { "small" }; for i in 0..<n { "i\(i)" }; if !on { "x" } } }
        //= <a #5 on 2 small i0 i1 none>
        ----
        @resultBuilder struct Sum { static func buildPartialBlock(first: Int) -> Int { first }; static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }; static func buildPartialBlock(accumulated: Int, next: String) -> Int { accumulated + next.count } ; static func buildPartialBlock(first: String) -> Int { first.count } }
        @Sum func total() -> Int { 1; 2; "abc"; 3 }
        func t() -> String { "\(total())" }
        //= 153
        ----
        struct Config { var a = 1, b = "x"; static let shared = Config(); func with(_ f: (inout Config) -> Void) -> Config { var c = self; f(&c); return c } ; static func make(@Builder _ f: () -> [Config]) -> Int { f().count }; @resultBuilder enum Builder { static func buildBlock(_ c: Config...) -> [Config] { c } } }
        func t() -> String { let c = Config.shared.with { $0.a = 5; $0.b += "y" }; return "\(c) \(Config.shared.a) \(Config.make { Config(); Config(a: 2) }) \(Config(b: "q"))" }
        //= Config(a: 5, b: "xy") 1 2 Config(a: 1, b: "q")
        ----
        @resultBuilder enum LB<T> { static func buildBlock(_ p: [T]...) -> [T] { p.flatMap { $0 } }; static func buildExpression(_ e: T) -> [T] { [e] }; static func buildExpression(_ e: [T]) -> [T] { e }; static func buildOptional(_ p: [T]?) -> [T] { p ?? [] }; static func buildEither(first: [T]) -> [T] { first }; static func buildEither(second: [T]) -> [T] { second }; static func buildArray(_ p: [[T]]) -> [T] { p.flatMap { $0 } }; static func buildLimitedAvailability(_ p: [T]) -> [T] { p } }
        func list<T>(_: T.Type = T.self, @LB<T> _ f: () -> [T]) -> [T] { f() }
        func t() -> String { let n = 2; let xs = list(Int.self) { 1; [2, 3]; if n > 1 { 4 }; for i in 0..<n { i * 100 }; switch n { case 2: 7; default: 8 }; if #available(macOS 10, *) { 9 } }; return "\(xs)" }
        //= [1, 2, 3, 4, 0, 100, 7, 9]
        ----
        @resultBuilder enum B { static func buildBlock(_ c: Int...) -> Int { c.reduce(0, +) }; static func buildExpression(_ s: (String, Int)) -> Int { s.1 } }
        func b(@B _ f: () -> Int) -> Int { f() }
        func t() -> String { let on = true; return "\(b { ("a", 1); ("b", 2) })" }
        //= 3
        ----
        @resultBuilder enum K { static func buildBlock(_ k: [El]...) -> [El] { k.flatMap { $0 } }; static func buildExpression(_ e: El) -> [El] { [e] }; static func buildExpression(_ s: String) -> [El] { [El(s)] } }
        struct El { let name: String; var kids: [El]; init(_ n: String, @K kids: () -> [El] = { [] }) { name = n; self.kids = kids() } }
        func t() -> String { El("ul") { "hr"; El("li") { "a" } }.kids.map { "\($0.name)\($0.kids.count)" }.joined() }
        //= hr0li1
        ----
        @resultBuilder enum K { static func buildBlock(_ k: Int...) -> [Int] { k }; static func buildExpression(_ e: Int) -> Int { e + 1 } }
        func f(@K _ a: () -> [Int] = { [7] }) -> [Int] { a() }
        func t() -> String { "\(f()) \(f { 1; 2 })" }
        //= [7] [2, 3]
        ----
        @resultBuilder enum QueryBuilder {
            typealias Component = [String]
            static func buildExpression(_ e: String) -> Component { [e] }
            static func buildExpression(_ e: (String, Int)) -> Component { ["\(e.0)=\(e.1)"] }
            static func buildBlock(_ c: Component...) -> Component { Array(c.joined()) }
            static func buildOptional(_ c: Component?) -> Component { c ?? [] }
            static func buildEither(first c: Component) -> Component { c }
            static func buildEither(second c: Component) -> Component { c.map { "!" + $0 } }
            static func buildArray(_ c: [Component]) -> Component { c.flatMap { $0 } }
            static func buildLimitedAvailability(_ c: Component) -> Component { c }
        }
        struct Query { let parts: [String]; init(@QueryBuilder _ b: () -> [String]) { parts = b() } ; @QueryBuilder static var base: [String] { "base"; ("v", 2) } }
        func t() -> String { let limit: Int? = 5, desc = false; let q = Query { "select"; if let limit { ("limit", limit) }; if desc { "desc" } else { "desc" }; for i in 1...2 where i > 0 { "c\(i)" }; let k = 3; ("k", k); switch k { case 3: "three"; default: "other" } }; return "\(q.parts) \(Query.base)" }
        //= ["select", "limit=5", "!desc", "c1", "c2", "k=3", "three"] ["base", "v=2"]
        ----
        @resultBuilder struct ListOf<T> { static func buildBlock(_ p: [T]...) -> [T] { p.flatMap { $0 } }; static func buildExpression(_ e: T) -> [T] { [e] }; static func buildExpression(_ e: [T]) -> [T] { e }; static func buildExpression(_ e: T?) -> [T] { e.map { [$0] } ?? [] }; static func buildOptional(_ p: [T]?) -> [T] { p ?? [] }; static func buildEither(first: [T]) -> [T] { first }; static func buildEither(second: [T]) -> [T] { second }; static func buildArray(_ p: [[T]]) -> [T] { Array(p.joined()) } }
        struct Menu { var title: String; var items: [Item]; struct Item { var label: String; var sub: [Item] = []; init(_ l: String, @ListOf<Item> sub: () -> [Item] = { [] }) { label = l; self.sub = sub() } }; init(_ t: String, @ListOf<Item> _ i: () -> [Item]) { title = t; items = i() } }
        func flat(_ i: [Menu.Item], _ d: Int = 0) -> [String] { i.flatMap { [String(repeating: " ", count: d) + $0.label] + flat($0.sub, d + 1) } }
        func t() -> String { let admin = true, names = ["x", "y"]; let m = Menu("M") { Menu.Item("Open"); Menu.Item("Recent") { for n in names { Menu.Item(n) }; if names.count > 5 { Menu.Item("more") } }; if admin { Menu.Item("Admin") } else { Menu.Item("Guest") }; [Menu.Item("p"), .init("q")]; nil as Menu.Item? }; return "\(m.title) \(flat(m.items))" }
        //= M ["Open", "Recent", " x", " y", "Admin", "p", "q"]
        """##)
}
