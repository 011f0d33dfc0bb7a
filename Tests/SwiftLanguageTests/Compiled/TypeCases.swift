// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What only the types of an expression tell: literals, overloads, generic parameters, implicit members, optionals as text.
    static let types = reading(
        #"""
        struct Size { var width = 0.5; var height = 2.0 }
        func t() -> String { let s = Size(width: 1); return "\(s.width / 2) \(s.height)" }
        //= 0.5 2.0
        ----
        func t() -> String { let o: Double? = nil; return "\((o ?? 5) / 2) \(o.map { $0 * 2 } ?? 1)" }
        //= 2.5 1.0
        ----
        func t() -> String { var d: [String: Double] = [:]; d["a"] = 1; d["b", default: 2] += 3; return "\(d["a"]!) \(d["b"]!)" }
        //= 1.0 5.0
        ----
        func t() -> String { let a = [[1, 2], [3.5]]; let d = ["a": 1, "b": 2.5]; return "\(a) \(d["a"]!)" }
        //= [[1.0, 2.0], [3.5]] 1.0
        ----
        struct Stack<Item> { var items: [Item] = []; mutating func push(_ item: Item) { items.append(item) }; var top: Item? { items.last } }
        func t() -> String { var s = Stack<Double>(); s.push(1); s.push(3); return "\(s.items) \(s.top! / 2)" }
        //= [1.0, 3.0] 1.5
        ----
        protocol Zero { static var zero: Self { get } }
        extension Int: Zero {}
        extension Double: Zero {}
        func sum<T: Zero & AdditiveArithmetic>(_ list: [T]) -> T { var total = T.zero; for item in list { total += item }; return total }
        func t() -> String { "\(sum([1, 2, 3])) \(sum([0.5, 1]))" }
        //= 6 1.5
        ----
        protocol Named { init(); var name: String { get } }
        struct Cat: Named { var name = "cat" }
        struct Dog: Named { var name = "dog" }
        func make<T: Named>(_ type: T.Type) -> String { T().name }
        func t() -> String { make(Cat.self) + make(Dog.self) }
        //= catdog
        ----
        func kind(_ x: Int) -> String { "Int" }
        func kind(_ x: Double) -> String { "Double" }
        func kind(_ x: [Int]) -> String { "[Int]" }
        func kind<T>(_ x: T) -> String { "T" }
        func t() -> String { [kind(1), kind(1.0), kind([1]), kind([1.0]), kind(true)].joined(separator: " ") }
        //= Int Double [Int] T T
        ----
        func text<T>(_ x: T) -> String { "any" }
        func text<T: Comparable>(_ x: T) -> String { "comparable" }
        func text<T: BinaryInteger>(_ x: T) -> String { "integer" }
        struct P {}
        func t() -> String { text(P()) + " " + text("a") + " " + text(3) }
        //= any comparable integer
        ----
        func value() -> Int { 1 }
        func value() -> String { "one" }
        func t() -> String { let n: Int = value(); let s: String = value(); return "\(n) \(s)" }
        //= 1 one
        ----
        protocol Shape { func area() -> Double }
        extension Shape { func area() -> Double { 0 }; func label() -> String { "shape" } }
        struct Square: Shape { func area() -> Double { 4 }; func label() -> String { "square" } }
        func t() -> String { let s = Square(); let any: any Shape = s; return "\(any.area()) \(any.label()) \(s.label())" }
        //= 4.0 shape square
        ----
        protocol Priced { var price: Double { get } }
        struct Item: Priced { var price: Double }
        extension Array where Element: Priced { var total: Double { reduce(0) { $0 + $1.price } } }
        extension Array where Element == Int { var total: Int { reduce(0, +) } }
        func t() -> String { "\([Item(price: 2), Item(price: 0.5)].total) \([1, 2].total)" }
        //= 2.5 3
        ----
        extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
        extension Int? { func or(_ other: Int) -> Int { self ?? other } }
        func t() -> String { let a: String? = nil; let b: Int? = nil; let c: Int? = 4; return "\(a.orEmpty.isEmpty) \(b.or(7)) \(c.or(7))" }
        //= true 7 4
        ----
        enum Failure: Error { case code(Int), other }
        func load(_ n: Int) -> Result<Int, Failure> { n > 0 ? .success(n) : .failure(n == 0 ? .other : .code(n)) }
        func t() -> String { [1, 0, -3].map { n in switch load(n) { case .success(let v): "v\(v)"; case .failure(.code(let c)): "c\(c)"; case .failure(.other): "other" } }.joined(separator: " ") }
        //= v1 other c-3
        ----
        enum Level: Int, Comparable { case low = 1, mid, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
        func t() -> String { let levels: [Level] = [.high, .low]; return "\(levels.max()!) \(max(Level.low, .mid)) \(levels.contains(.mid)) \(levels.sorted().map { "\($0)" })" }
        //= high mid false ["low", "high"]
        ----
        struct Options: OptionSet { let rawValue: Int; static let a = Options(rawValue: 1); static let b = Options(rawValue: 2); static let all: Options = [.a, .b] }
        func has(_ o: Options) -> Bool { o.contains(.b) }
        func t() -> String { var o: Options = [.a]; o.insert(.b); return "\(o == .all) \(has([.a])) \(has([.a, .b])) \(o.subtracting(.a) == [.b])" }
        //= true false true true
        ----
        func t() -> String { let a: Int? = 3; let b: Int? = nil; return "\(a as Any) \(b as Any) \([a, b]) \((a, "x")) \(String(describing: a))" }
        //= Optional(3) nil [Optional(3), nil] (Optional(3), "x") Optional(3)
        ----
        class Animal { var name: String; init(_ name: String) { self.name = name } }
        class Cat: Animal { var lives = 9 }
        class Dog: Animal {}
        func t() -> String { let all = [Cat("a"), Dog("b")]; return all.map { ($0 as? Cat).map { "\($0.lives)" } ?? $0.name }.joined(separator: ",") }
        //= 9,b
        ----
        struct Box<T> { var value: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(value: f(value)) } }
        func t() -> String { let b = Box(value: 3).map { Double($0) / 2 }.map { "\($0)!" }; return b.value }
        //= 1.5!
        ----
        func apply<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
        func t() -> String { let half = apply(3) { Double($0) / 2 }; let text = apply([1, 2]) { list in let s = list.reduce(0, +); return "sum \(s)" }; return "\(half) \(text)" }
        //= 1.5 sum 3
        ----
        func t() -> String { let f: (Double, Double) -> Double = { $0 * $1 }; let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": { $0 - $1 }]; return "\(f(2, 3)) \(ops["+"]!(4, 5)) \(ops["-"]!(1, 3))" }
        //= 6.0 9.0 -2.0
        ----
        func t() -> String { let xs = (0..<4).map { Double($0) * 2.5 }; let total = xs.reduce(0, +); return "\(xs) \(total / 3)" }
        //= [0.0, 2.5, 5.0, 7.5] 5.0
        ----
        typealias Pair<T> = (T, T)
        typealias Table<V> = [String: V]
        func t() -> String { let p: Pair<Double> = (1, 2); let m: Table<Double> = ["a": 1]; return "\(p.0 / 2) \(m["a"]!)" }
        //= 0.5 1.0
        ----
        protocol Container { associatedtype Item; var items: [Item] { get set } }
        extension Container { mutating func add(_ item: Item) { items.append(item) }; var firstItem: Item? { items.first } }
        struct Numbers: Container { var items: [Double] = [] }
        func t() -> String { var n = Numbers(); n.add(2); return "\(n.items) \(n.firstItem! / 4)" }
        //= [2.0] 0.5
        ----
        struct Matrix { var cells: [Double]; let width: Int; subscript(row: Int, column: Int) -> Double { get { cells[row * width + column] } set { cells[row * width + column] = newValue } } }
        func t() -> String { var m = Matrix(cells: [0, 0, 0, 0], width: 2); m[1, 0] = 3; m[0, 1] += 1; return "\(m.cells)" }
        //= [0.0, 1.0, 3.0, 0.0]
        ----
        struct Counter { private(set) var count = 0; mutating func add(_ n: Int = 1) { count += n } }
        func t() -> String { var c = Counter(); c.add(); c.add(4); return "\(c.count)" }
        //= 5
        ----
        func t() -> String { var x, y: Double; x = 1; y = 3; let r = (x + y) / 3 > 1; return "\(x / y > 0.3) \(r)" }
        //= true true
        ----
        func t() -> String { let big = 1 << 40; let d = Double(1 << 10) / 3; return "\(big) \(Int(d)) \(7 / 2) \(7.0 / 2)" }
        //= 1099511627776 341 3 3.5
        ----
        struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { var cents: Int; init(integerLiteral v: Int) { cents = v * 100 }; init(floatLiteral v: Double) { cents = Int(v * 100) } }
        func price(_ m: Money) -> Int { m.cents }
        func t() -> String { let all: [Money] = [1, 2.5]; return "\(price(3)) \(price(0.5)) \(all.map(\.cents))" }
        //= 300 50 [100, 250]
        ----
        func t() -> String { let n = 5; let text = n > 3 ? "big" : nil; let list = [1, nil, 3]; return "\(text ?? "-") \(list.compactMap { $0 }.count)" }
        //= big 2
        ----
        enum Tree { indirect case node(Tree, Int, Tree); case leaf
          func insert(_ v: Int) -> Tree { switch self { case .leaf: .node(.leaf, v, .leaf); case .node(let l, let x, let r): v < x ? .node(l.insert(v), x, r) : .node(l, x, r.insert(v)) } }
          var list: [Int] { switch self { case .leaf: []; case .node(let l, let x, let r): l.list + [x] + r.list } } }
        func t() -> String { "\([3, 1, 2].reduce(Tree.leaf) { $0.insert($1) }.list)" }
        //= [1, 2, 3]
        ----
        struct Feed { enum Row: Hashable { case ad(Int), post(id: Int, title: String) }; var rows: [Row] = [.ad(1)] ; mutating func add(_ row: Row) { rows.append(row) } }
        func t() -> String { var f = Feed(); f.add(.post(id: 2, title: "b")); f.rows += [.ad(3)]; return "\(f.rows.count) \(f.rows.contains(.ad(3)))" }
        //= 3 true
        ----
        func t() -> String { let words = ["b": 2, "a": 1]; return words.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined() + words.map { $0.1 }.max()!.description }
        //= a1b22
        ----
        func t() -> String { let pairs = zip(["a", "b"], [1.5, 2]).map { name, v in "\(name)\(v)" }; let e = ["x", "y"].enumerated().map { "\($0.offset)\($0.element)" }; return (pairs + e).joined(separator: " ") }
        //= a1.5 b2.0 0x 1y
        ----
        protocol Store { associatedtype Key: Hashable; associatedtype Value; func get(_ key: Key) -> Value? }
        struct Cache: Store { var data: [String: Double] = ["a": 1]; func get(_ key: String) -> Double? { data[key] } }
        func read<S: Store>(_ s: S, _ k: S.Key) -> String where S.Value == Double { "\((s.get(k) ?? 0) / 2)" }
        func t() -> String { read(Cache(), "a") + read(Cache(), "z") }
        //= 0.50.0
        ----
        struct S { var a: Int; var b: String = "x" }
        extension S { init(_ n: Int) { self.init(a: n * 2) } }
        func t() -> String { "\(S(3)) \(S(a: 1, b: "y"))" }
        //= S(a: 6, b: "x") S(a: 1, b: "y")
        ----
        func describe(_ x: Any) -> String { switch x { case let n as Int: "int \(n)"; case let s as String: "text \(s)"; case is Double: "double"; default: "other" } }
        func t() -> String { [describe(1), describe("a"), describe(2.5), describe([1])].joined(separator: ", ") }
        //= int 1, text a, double, other

        ----
        enum Kind: String { case a, b = "bee"; init?(short: Character) { self = .a } }
        func t() -> String { let k = Kind(rawValue: "bee"); return "\(k.map { $0 == .b } as Any) \(k?.rawValue as Any) \(Kind(rawValue: "zz") as Any) \(Kind(short: "q") == .a)" }
        //= Optional(true) Optional("bee") nil true
        ----
        struct Key: Equatable { var name: String; init?(name: String) { self.name = name }; init?(number: Int) { nil } }
        struct Part { var x = 1; init?(i: Int) { nil }; init?(j: Int) { return nil } }
        enum Side { case left; init?(_ n: Int) { nil }; init?(_ s: String) { guard s == "l" else { return nil }; self = .left } }
        final class Owner { var x: Int; init?(i: Int) { nil }; init() { x = 2 } }
        func t() -> String { "\(Key(number: 1) == nil) \(Key(name: "a")?.name as Any) \(Part(i: 1) == nil) \(Part(j: 1) == nil) \(Side(1) == nil) \(Side("l") == .left) \(Owner(i: 1) == nil) \(Owner().x)" }
        //= true Optional("a") true true true true true 2
        """#)
}
