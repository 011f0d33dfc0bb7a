// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Result builders of one's own: expressions, branches, loops, partial blocks, generic ones.
    static let builders = reading(
        ##"""
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
