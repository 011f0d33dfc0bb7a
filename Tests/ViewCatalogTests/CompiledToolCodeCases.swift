// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// What was found beside the compiler: generic defaults, packs, variadic closures, extensions of optionals and raw values.
    static let toolCode = ###"""
        func t() -> String { let a = AnyHashable(1) == AnyHashable(1.0); let d: [AnyHashable: String] = [1: "a", "x": "b", 2.5: "c"]; return "\(a) \(AnyHashable(1) == AnyHashable(UInt8(1))) \(d[1.0] ?? "-") \(AnyHashable("a") == AnyHashable("a" as Substring)) \(Set<AnyHashable>([1, 1.0, 2]).count)" }
        //= true true a false 2
        ----
        extension Optional { static var empty: Self { nil }; static func make(_ w: Wrapped) -> Optional { .some(w) }; static var label: String { "opt of \(Wrapped.self)" } }
        extension Optional where Wrapped == Int { static var zero: Int? { 0 } }
        func t() -> String { let a: Int? = .empty; let b: String? = .make("x"); let c: Int? = .zero; return "\(a as Any) \(b ?? "-") \(c ?? -1) \(Int?.label) \(Optional<String>.label)" }
        //= nil x 0 opt of Int opt of String
        ----
        protocol Zeroed { static var zero: Self { get } ; static func + (a: Self, b: Self) -> Self }
        extension Int: Zeroed {}
        struct V: Zeroed, Equatable { var x = 0, y = 0; static let zero = V(); static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) } }
        func total<T: Zeroed>(_ xs: [T], from start: T = .zero) -> T { xs.reduce(start, +) }
        struct Acc<T: AdditiveArithmetic> { var v: T; init(_ v: T = .zero) { self.v = v }; mutating func add(_ o: T, scale: T = .zero) { v = v + o + scale } }
        func t() -> String { var a = Acc<Double>(); a.add(2.5); var b = Acc(3); b.add(4, scale: 1); return "\(total([1, 2, 3])) \(total([V(x: 1, y: 2), V(x: 3, y: 4)])) \(a.v) \(b.v)" }
        //= 6 V(x: 4, y: 6) 2.5 8
        ----
        enum Tree<Value: Comparable> { case leaf; indirect case node(Tree, Value, Tree)
          enum Side: String, CaseIterable { case left, right }
          struct Step { var side: Side; var depth: Int }
          func path(to v: Value) -> [Step]? { switch self { case .leaf: return nil; case let .node(l, x, r): if x == v { return [] }; let s: Side = v < x ? .left : .right; guard let rest = (s == .left ? l : r).path(to: v) else { return nil }; return [Step(side: s, depth: rest.count)] + rest } }
          func inserting(_ v: Value) -> Tree { guard case let .node(l, x, r) = self else { return .node(.leaf, v, .leaf) }; return v < x ? .node(l.inserting(v), x, r) : .node(l, x, r.inserting(v)) } }
        func t() -> String { let t = [5, 2, 8, 1, 9].reduce(Tree<Int>.leaf) { $0.inserting($1) }; return "\(t.path(to: 9)!.map(\.side.rawValue)) \(Tree<Int>.Side.allCases.count) \(t.path(to: 7) == nil) \(Tree<String>.Side.left) \(type(of: Tree<Int>.Side.left))" }
        //= ["right", "right"] 2 true left Side
        ----
        extension Array where Element == Int { var total: Int { reduce(0, +) }; func show() -> String { "ints \(total)" } }
        extension Array where Element == String { var total: String { joined() }; func show() -> String { "strings \(total)" } }
        extension Array where Element == Double { var total: Double { reduce(0, +) } }
        extension Sequence where Element: Numeric { func show() -> String { "numeric" } }
        func t() -> String { "\([1, 2].total) \(["a", "b"].total) \([1.5, 2].total) \([1].show()) \(["x"].show()) \([2.0].show())" }
        //= 3 ab 3.5 ints 1 strings x numeric
        ----
        func t() -> String { let sum: (Int...) -> Int = { (xs: Int...) in xs.reduce(0, +) }; let join = { (sep: String, parts: String...) -> String in parts.joined(separator: sep) }; func each(_ f: (String, Any...) -> String) -> String { f("x", 1, "two", 3.0) }
         return "\(sum(1, 2, 3)) \(sum()) \(join("-", "a", "b")) \(each { s, rest in "\(s)\(rest.count)" })" }
        //= 6 0 a-b x3
        ----
        struct Task { var title: String; var run: () -> Void = {} }
        final class VM { var count = 0; var title = "vm"; lazy var inc: () -> Void = { [weak self] in self?.count += 1 }; lazy var describe: () -> String = { [unowned self] in "\(title) \(count)" }
          lazy var total: Int = { count * 10 }(); var handlers: [() -> Void] = []
          init() { handlers.append { [self] in count += 5 }; handlers.append { [self] in title += "!" } } }
        struct Cfg { var n = 2; func make() -> () -> Int { { n * 3 } }; var f: (Int) -> Int { { $0 + n } } }
        func t() -> String { let v = VM(); v.inc(); v.inc(); v.handlers.forEach { $0() }; return "\(v.describe()) \(v.total) \(Cfg().make()()) \(Cfg(n: 4).f(1))" }
        //= vm! 7 70 6 5
        ----
        func show<each T>(_ v: repeat each T) -> String { var out: [String] = []; for x in repeat each v { out.append("\(x)") }; return out.joined(separator: ",") }
        func mapAll<each T, R>(_ v: repeat each T, f: (Any) -> R) -> [R] { var r: [R] = []; for x in repeat each v { r.append(f(x)) }; return r }
        func equal<each T: Equatable>(_ l: (repeat each T), _ r: (repeat each T)) -> Bool { for (a, b) in repeat (each l, each r) { guard a == b else { return false } }; return true }
        func t() -> String { let p = (1, "a", 2.5); return "\(show(1, "x", true)) \(mapAll(1, "b", f: { "\($0)!" })) \(equal((1, "a"), (1, "a"))) \(equal((1, 2), (1, 3))) \(p.0) \(show())" }
        //= 1,x,true ["1!", "b!"] true false 1 
        ----
        struct Holder<each T> { let values: (repeat each T); init(_ v: repeat each T) { values = (repeat each v) }; func describe() -> String { var s = ""; repeat s += "\(each values);"; return s } ; var count: Int { var n = 0; for _ in repeat each values { n += 1 }; return n } }
        func wrap<each T>(_ v: repeat each T) -> (repeat Optional<each T>) { (repeat Optional(each v)) }
        func types<each T>(_ t: repeat (each T).Type) -> [String] { var o: [String] = []; repeat o.append("\((each t))"); return o }
        func call<each A, R>(_ f: (repeat each A) -> R, with a: repeat each A) -> R { f(repeat each a) }
        func t() -> String { let h = Holder(1, "a", [2]); let w = wrap(3, "z"); return "\(h.describe()) \(h.count) \(w.0!) \(w.1!) \(types(Int.self, String.self)) \(call({ $0 + $1 }, with: 2, 3)) \(call({ (s: String) in s + "!" }, with: "q"))" }
        //= 1;a;[2]; 3 3 z ["Int", "String"] 5 q!
        ----
        enum MyErr: Error { case bad(String) }
        func f(_ s: String) -> Result<Int, MyErr> { Int(s).map(Result.success) ?? .failure(.bad(s)) }
        func g<E: Error>(_ r: Result<String, E>) -> Int { switch r { case .success(let s): s.count; case .failure: -1 } }
        func t() -> String { let r: Result<Int, any Error> = Result { try f("12").get() }; return "\(f("3")) \(f("q")) \(r) \(g(f("44").map(String.init))) \(f("7").flatMap { $0 > 5 ? .success($0 * 2) : .failure(.bad("small")) })" }
        //= success(3) failure(MyErr.bad("q")) success(12) 2 success(14)
        ----
        struct Lens<S, A> { let get: (S) -> A; let set: (A, S) -> S
            func over(_ f: @escaping (A) -> A) -> (S) -> S { { s in set(f(get(s)), s) } }
            static func >>> <B>(l: Lens<S, A>, r: Lens<A, B>) -> Lens<S, B> { .init(get: { r.get(l.get($0)) }, set: { b, s in l.set(r.set(b, l.get(s)), s) }) } }
        infix operator >>>: MultiplicationPrecedence
        func lens<S, A>(_ kp: WritableKeyPath<S, A>) -> Lens<S, A> { Lens(get: { $0[keyPath: kp] }, set: { a, s in var c = s; c[keyPath: kp] = a; return c }) }
        struct Addr { var street: String; var zip: Int }
        struct Person { var name: String; var addr: Addr }
        func t() -> String { let p = Person(name: "Jo", addr: Addr(street: "Elm", zip: 7)); let z = lens(\Person.addr) >>> lens(\Addr.zip); let q = z.over { $0 + 1 }(p); let r = lens(\Person.addr.street).set("Oak", q); return "\(z.get(q)) \(r.addr.street) \(p.addr.zip)" }
        //= 8 Oak 7
        ----
        protocol ShapeVisitor: AnyObject { func visit(circle: CircleNode); func visit(group: GroupNode) }
        class ShapeNode { let identifier: String; init(identifier: String) { self.identifier = identifier }; func accept(visitor: ShapeVisitor) { fatalError("abstract") } }
        final class CircleNode: ShapeNode { let radius: Double; init(identifier: String, radius: Double) { self.radius = radius; super.init(identifier: identifier) }; override func accept(visitor: ShapeVisitor) { visitor.visit(circle: self) } }
        final class GroupNode: ShapeNode { private(set) var children: [ShapeNode] = []; func add(_ child: ShapeNode) -> Self { children.append(child); return self }; override func accept(visitor: ShapeVisitor) { visitor.visit(group: self) } }
        final class AreaVisitor: ShapeVisitor { private(set) var total = 0.0; private var depth = 0; private(set) var trace = [String]()
            func visit(circle: CircleNode) { total += circle.radius * circle.radius * 3; trace.append(String(repeating: "-", count: depth) + circle.identifier) }
            func visit(group: GroupNode) { trace.append(String(repeating: "-", count: depth) + group.identifier); depth += 1; defer { depth -= 1 }; for child in group.children { child.accept(visitor: self) } } }
        func t() -> String { let root = GroupNode(identifier: "root").add(CircleNode(identifier: "a", radius: 1)).add(GroupNode(identifier: "g").add(CircleNode(identifier: "b", radius: 2))); let v = AreaVisitor(); root.accept(visitor: v); return "\(v.total) \(v.trace.joined(separator: " "))" }
        //= 15.0 root -a -g --b
        ----
        struct Pagination<Item> { struct Page { let items: ArraySlice<Item>; let number: Int; let isLast: Bool }
            let all: [Item]; let size: Int
            var count: Int { (all.count + size - 1) / size }
            subscript(n: Int) -> Page? { guard n >= 0, n < count else { return nil }; let lo = n * size, hi = Swift.min(lo + size, all.count); return Page(items: all[lo..<hi], number: n + 1, isLast: hi == all.count) } }
        extension Pagination: Sequence { func makeIterator() -> some IteratorProtocol<Page> { var n = 0; return AnyIterator { defer { n += 1 }; return self[n] } } }
        func t() -> String { let p = Pagination(all: Array("abcdefg"), size: 3); var out: [String] = []; for page in p { out.append("\(page.number):\(String(page.items))\(page.isLast ? "." : "")") }; return out.joined(separator: " ") + " \(p.count) \(p[9] == nil) \(p[1]!.items.startIndex)" }
        //= 1:abc 2:def 3:g. 3 true 3
        ----
        enum JSON: Equatable { case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
            subscript(key: String) -> JSON? { if case .object(let d) = self { return d[key] }; return nil }
            subscript(i: Int) -> JSON? { guard case let .array(a) = self, a.indices.contains(i) else { return nil }; return a[i] }
            var stringValue: String? { if case .string(let s) = self { s } else { nil } } }
        extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
            init(stringLiteral v: String) { self = .string(v) }; init(integerLiteral v: Int) { self = .number(Double(v)) }; init(floatLiteral v: Double) { self = .number(v) }; init(booleanLiteral v: Bool) { self = .bool(v) }; init(nilLiteral: ()) { self = .null }; init(arrayLiteral e: JSON...) { self = .array(e) }; init(dictionaryLiteral e: (String, JSON)...) { self = .object(Dictionary(e, uniquingKeysWith: { $1 })) } }
        extension JSON: CustomStringConvertible { var description: String { switch self { case .null: "null"; case .bool(let b): "\(b)"; case .number(let n): n.rounded() == n ? String(Int(n)) : String(n); case .string(let s): "\"\(s)\""; case .array(let a): "[" + a.map(\.description).joined(separator: ",") + "]"; case .object(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}" } } }
        func t() -> String { let j: JSON = ["name": "x", "tags": ["a", 1, 2.5, true, nil], "nested": ["deep": ["k": "v"]]]; return "\(j) \(j["nested"]?["deep"]?["k"]?.stringValue ?? "-") \(j["tags"]?[1] == 1) \(j["tags"]?[9] as Any) \(j["zz"]?["y"] == nil)" }
        //= {"name":"x","nested":{"deep":{"k":"v"}},"tags":["a",1,2.5,true,null]} v true nil true
        ----
        actor BankAccount { let id: Int; private(set) var balance: Double; private var history: [(Date, Double)] = []
            init(id: Int, balance: Double) { self.id = id; self.balance = balance }
            enum Failure: Error { case insufficient(short: Double) }
            func withdraw(_ amount: Double) throws { guard balance >= amount else { throw Failure.insufficient(short: amount - balance) }; balance -= amount; history.append((Date(timeIntervalSince1970: 0), -amount)) }
            func deposit(_ amount: Double) { balance += amount }
            func transfer(_ amount: Double, to other: BankAccount) async throws -> Double { try withdraw(amount); await other.deposit(amount); return balance }
            nonisolated var label: String { "acct-\(id)" } }
        @MainActor final class Teller { private(set) var messages: [String] = []
            func run(_ a: BankAccount, _ b: BankAccount) async { for amt in [30.0, 90] { do { let left = try await a.transfer(amt, to: b); messages.append("\(a.label) left \(left)") } catch BankAccount.Failure.insufficient(let s) { messages.append("short \(s)") } catch { messages.append("?") } } } }
        func t() async -> String { let a = BankAccount(id: 1, balance: 100), b = BankAccount(id: 2, balance: 5); let t = await Teller(); await t.run(a, b); let bb = await b.balance; return await "\(t.messages) \(bb)" }
        //= ["acct-1 left 70.0", "short 20.0"] 35.0
        ----
        func debounce(_ xs: [(t: Int, v: String)], window: Int) -> [String] { var out: [String] = []; for (i, x) in xs.enumerated() { if let next = xs.dropFirst(i + 1).first, next.t - x.t < window { continue }; out.append(x.v) }; return out }
        func levenshtein(_ a: String, _ b: String) -> Int { let a = Array(a), b = Array(b); var prev = Array(0...b.count); for i in 1...a.count { var cur = [i] + Array(repeating: 0, count: b.count); for j in 1...b.count { cur[j] = a[i - 1] == b[j - 1] ? prev[j - 1] : 1 + min(prev[j], cur[j - 1], prev[j - 1]) }; prev = cur }; return prev[b.count] }
        func permutations<T>(_ xs: [T]) -> [[T]] { guard let h = xs.first else { return [[]] }; return permutations(Array(xs.dropFirst())).flatMap { p in (0...p.count).map { i in var q = p; q.insert(h, at: i); return q } } }
        func binarySearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index? where C.Element: Comparable { var lo = c.startIndex, hi = c.endIndex; while lo < hi { let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2); if c[mid] == x { return mid }; if c[mid] < x { lo = c.index(after: mid) } else { hi = mid } }; return nil }
        func t() -> String { "\(debounce([(0, "a"), (5, "b"), (30, "c")], window: 10)) \(levenshtein("kitten", "sitting")) \(permutations([1, 2, 3]).map { $0.map(String.init).joined() }.sorted()) \(binarySearch([1, 4, 9, 16, 25], 16) ?? -1) \(binarySearch([2, 4, 6][1...], 4) ?? -1) \(binarySearch(Array("acegi"), "f") == nil)" }
        //= ["b", "c"] 3 ["123", "132", "213", "231", "312", "321"] 3 1 true
        ----
        @propertyWrapper struct Trimmed { private var v = ""; var wrappedValue: String { get { v } set { v = newValue.trimmingCharacters(in: .whitespacesAndNewlines) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
        @propertyWrapper struct Validated<T> { var wrappedValue: T { didSet { errors = rules.filter { !$0.check(wrappedValue) }.map(\.name) } }; private(set) var errors: [String] = []; let rules: [Rule<T>]; var projectedValue: [String] { errors }; init(wrappedValue: T, _ rules: Rule<T>...) { self.wrappedValue = wrappedValue; self.rules = rules; errors = rules.filter { !$0.check(wrappedValue) }.map(\.name) } }
        struct Rule<T> { let name: String; let check: (T) -> Bool }
        extension Rule where T == String { static let nonEmpty = Rule(name: "nonEmpty") { !$0.isEmpty }; static func max(_ n: Int) -> Rule { Rule(name: "max\(n)") { $0.count <= n } } }
        extension Rule where T: Comparable { static func range(_ r: ClosedRange<T>) -> Rule { .init(name: "range") { r.contains($0) } } }
        struct SignUp { @Trimmed var email = "  a@b.c "; @Validated(.nonEmpty, .max(5)) var name = "Robert"; @Validated(.range(18...99)) var age = 20; var isValid: Bool { $name.isEmpty && $age.isEmpty } }
        func t() -> String { var s = SignUp(); let first = "\(s.email)|\(s.$name)|\(s.isValid)"; s.name = "Bob"; s.age = 12; s.email = "\n x "; return first + " \(s.email) \(s.$name) \(s.$age) \(s.isValid)" }
        //= a@b.c|["max5"]|false x [] ["range"] false
        ----
        struct Event: Codable { enum Kind: Codable, Equatable { case click(x: Int, y: Int), key(String), idle }; let id: Int; let kind: Kind; var meta: [String: String]? }
        struct Wrapper<T: Codable>: Codable { var data: T; var next: URL? }
        func t() -> String {
            let evs = [Event(id: 1, kind: .click(x: 2, y: 3)), Event(id: 2, kind: .key("a"), meta: ["k": "v"]), Event(id: 3, kind: .idle)]
            let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            guard let d = try? e.encode(Wrapper(data: evs, next: URL(string: "https://x.y/p?q=1"))), let s = String(data: d, encoding: .utf8) else { return "enc" }
            do { let back = try JSONDecoder().decode(Wrapper<[Event]>.self, from: d); return s + " \(back.data.map(\.kind) == evs.map(\.kind)) \(back.next?.host ?? "")" } catch { return "\(error)" } }
        //= {"data":[{"id":1,"kind":{"click":{"x":2,"y":3}}},{"id":2,"kind":{"key":{"_0":"a"}},"meta":{"k":"v"}},{"id":3,"kind":{"idle":{}}}],"next":"https://x.y/p?q=1"} true x.y
        ----
        struct User: Decodable { let firstName: String; let joinedAt: Date; let score: Double?; let roles: Set<Role>; enum Role: String, Decodable { case admin, editor, unknown; init(from d: any Decoder) throws { self = Role(rawValue: try d.singleValueContainer().decode(String.self)) ?? .unknown } } }
        func t() -> String { let dec = JSONDecoder(); dec.keyDecodingStrategy = .convertFromSnakeCase; dec.dateDecodingStrategy = .secondsSince1970
            let json = #"{"users":[{"first_name":"Al","joined_at":0,"roles":["admin","zzz"]},{"first_name":"Bo","joined_at":86400,"score":"NaN","roles":[]}]}"#
            struct Root: Decodable { let users: [User] }
            do { _ = try dec.decode(Root.self, from: Data(json.utf8)); return "no" } catch let DecodingError.typeMismatch(type, ctx) { let path = ctx.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
                let ok = try? dec.decode([String: [User]].self, from: Data(json.replacingOccurrences(of: #""NaN""#, with: "1.5").utf8)); let u = ok?["users"] ?? []
                return "\(type) \(path) \(u.map(\.firstName)) \(u.last?.score ?? 0) \(u.first!.roles.count) \(u.last!.joinedAt.timeIntervalSince1970)" } catch { return "other \(error)" } }
        //= Double users.[1].score ["Al", "Bo"] 1.5 2 86400.0
        ----
        final class Cache<Key: Hashable, Value> { private struct Entry { let value: Value; let expires: Date }; private var store: [Key: Entry] = [:]; var now: () -> Date; let ttl: TimeInterval; private(set) var stats = (hits: 0, misses: 0)
            init(ttl: TimeInterval, now: @escaping () -> Date) { self.ttl = ttl; self.now = now }
            func value(for key: Key, orInsert make: () throws -> Value) rethrows -> Value { if let e = store[key], e.expires > now() { stats.hits += 1; return e.value }; stats.misses += 1; let v = try make(); store[key] = Entry(value: v, expires: now().addingTimeInterval(ttl)); return v }
            func purge() -> Int { let before = store.count; store = store.filter { $0.value.expires > now() }; return before - store.count } }
        func t() -> String { var clock = Date(timeIntervalSinceReferenceDate: 0); let c = Cache<String, Int>(ttl: 10) { clock }; var made = 0; func get(_ k: String) -> Int { c.value(for: k) { made += 1; return k.count } }; _ = get("abc"); _ = get("abc"); clock += 11; _ = get("abc"); _ = get("z"); clock.addTimeInterval(20); struct E: Error {}; let r: Int? = try? c.value(for: "q") { throw E() }; return "\(made) \(c.stats) \(c.stats.hits) \(c.purge()) \(r as Any)" }
        //= 3 (hits: 1, misses: 4) 1 2 nil
        ----
        struct Polynomial: Equatable, CustomStringConvertible, ExpressibleByArrayLiteral { private(set) var c: [Int]
            init(_ c: [Int]) { self.c = c; while self.c.last == 0 { self.c.removeLast() } }; init(arrayLiteral e: Int...) { self.init(e) }
            func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }
            static func + (a: Self, b: Self) -> Self { let n = max(a.c.count, b.c.count); return Self((0..<n).map { (a.c.indices ~= $0 ? a.c[$0] : 0) + (b.c.indices ~= $0 ? b.c[$0] : 0) }) }
            static func * (a: Self, b: Self) -> Self { guard !a.c.isEmpty, !b.c.isEmpty else { return [] }; var r = [Int](repeating: 0, count: a.c.count + b.c.count - 1); for (i, x) in a.c.enumerated() { for (j, y) in b.c.enumerated() { r[i + j] += x * y } }; return Self(r) }
            static prefix func - (p: Self) -> Self { Self(p.c.map { -$0 }) }
            static func += (a: inout Self, b: Self) { a = a + b }
            var derivative: Self { Self(c.enumerated().dropFirst().map { $0.offset * $0.element }) }
            var description: String { c.isEmpty ? "0" : c.enumerated().reversed().filter { $0.element != 0 }.map { i, k in switch i { case 0: "\(k)"; case 1: (k == 1 ? "" : "\(k)") + "x"; default: (k == 1 ? "" : "\(k)") + "x^\(i)" } }.joined(separator: " + ") } }
        func t() -> String { var p: Polynomial = [1, 0, 3]; let q: Polynomial = [2, 1]; p += q; return "\(p) | \(p * q) | \(p(2)) | \(p.derivative) | \(-q) | \(q * []) | \(p + -p == [])" }
        //= 3x^2 + x + 3 | 3x^3 + 7x^2 + 5x + 6 | 17 | 6x + 1 | -1x + -2 | 0 | true
        ----
        struct Schedule { enum Weekday: Int, CaseIterable, Comparable { case mon = 1, tue, wed, thu, fri, sat, sun; static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }; var isWeekend: Bool { self >= .sat }; var short: String { String(String(describing: self).prefix(2)).capitalized } }
            private var slots: [Weekday: [Range<Int>]] = [:]
            mutating func book(_ d: Weekday, _ r: Range<Int>) -> Bool { guard !slots[d, default: []].contains(where: { $0.overlaps(r) }) else { return false }; slots[d, default: []].append(r); slots[d]!.sort { $0.lowerBound < $1.lowerBound }; return true }
            func free(_ d: Weekday, in day: Range<Int> = 9..<17) -> [Range<Int>] { var cur = day.lowerBound; var out: [Range<Int>] = []; for s in slots[d] ?? [] { if s.lowerBound > cur { out.append(cur..<s.lowerBound) }; cur = max(cur, s.upperBound) }; if cur < day.upperBound { out.append(cur..<day.upperBound) }; return out } }
        func t() -> String { var s = Schedule(); let r = [s.book(.mon, 10..<12), s.book(.mon, 11..<13), s.book(.mon, 9..<10), s.book(.sat, 14..<16)]; return "\(r) \(s.free(.mon)) \(s.free(.sat).map(\.count)) \(Schedule.Weekday.allCases.filter(\.isWeekend).map(\.short)) \((Schedule.Weekday.tue...(.thu)).contains(.wed)) \(Schedule.Weekday(rawValue: 9) as Any) \(Schedule.Weekday.allCases.max()!)" }
        //= [true, false, true, true] [Range(12..<17)] [5, 1] ["Sa", "Su"] true nil sun
        ----
        func t() -> String {
            typealias Row = (id: Int, tags: Set<String>)
            let rows: [Row] = [(1, ["a", "b"]), (2, ["b"]), (3, [])]
            var idx: [String: [Int]] = [:]
            for case let (id, tags) in rows where !tags.isEmpty { for tag in tags.sorted() { idx[tag, default: []].append(id) } }
            let inv = idx.flatMap { k, v in v.map { ($0, k) } }.sorted { $0 < $1 }.map { "\($0.0)\($0.1)" }
            let merged = idx.merging(["c": [9], "a": [7]]) { $0 + $1 }
            let (even, odd) = (1...6).reduce(into: ([Int](), [Int]())) { $1.isMultiple(of: 2) ? $0.0.append($1) : $0.1.append($1) }
            let union = rows.map(\.tags).reduce(Set()) { $0.union($1) }
            let windows = zip(odd, zip(odd.dropFirst(), odd.dropFirst(2))).map { a, bc in a + bc.0 + bc.1 }
            let firstBig = merged.first { $0.value.count > 2 }?.key
            let sortedKeys = merged.keys.sorted(by: >), counts = Dictionary(uniqueKeysWithValues: zip(merged.keys, merged.values.map(\.count)))
            var d = counts; d.removeValue(forKey: "c"); let had = d.updateValue(99, forKey: "a"); d["b"] = nil
            return "\(inv) \(merged["a"]!) \(even)\(odd) \(union.sorted()) \(windows) \(firstBig ?? "none") \(sortedKeys) \(counts["b"]!) \(d) \(had ?? 0) \(union.isSubset(of: ["a", "b", "c"])) \(union.isDisjoint(with: ["z"]))" }
        //= ["1a", "1b", "2b"] [1, 7] [2, 4, 6][1, 3, 5] ["a", "b"] [9] none ["c", "b", "a"] 2 ["a": 99] 2 true true
        ----
        class TreeNode<T> { var value: T; private(set) weak var parent: TreeNode?; private(set) var children: [TreeNode] = []; init(_ v: T) { value = v }
            @discardableResult func add(_ v: T) -> TreeNode { let n = TreeNode(v); n.parent = self; children.append(n); return n }
            var depth: Int { sequence(first: self, next: \.parent).reduce(-1) { d, _ in d + 1 } }
            var isLeaf: Bool { children.isEmpty }
            func walk(_ f: (TreeNode) throws -> Void) rethrows { try f(self); try children.forEach { try $0.walk(f) } }
            func map<U>(_ f: (T) -> U) -> TreeNode<U> { let r = TreeNode<U>(f(value)); for c in children { let m = c.map(f); m.reparent(r) }; return r }
            private func reparent(_ p: TreeNode) { parent = p; p.children.append(self) } }
        extension TreeNode where T: Equatable { func find(_ v: T) -> TreeNode? { if value == v { return self }; for c in children { if let f = c.find(v) { return f } }; return nil } }
        extension TreeNode: CustomStringConvertible { var description: String { isLeaf ? "\(value)" : "\(value)(\(children.map(\.description).joined(separator: " ")))" } }
        func t() -> String { let r = TreeNode("root"); r.add("a").add("a1"); let b = r.add("b"); b.add("b1"); b.add("b2"); var names: [String] = []; r.walk { if $0.isLeaf { names.append($0.value.uppercased()) } }; struct Stop: Error {}; var seen = 0; try? r.walk { _ in seen += 1; if seen == 3 { throw Stop() } }
            return "\(r) \(names) \(r.find("b2")!.depth) \(r.find("b2")?.parent?.value ?? "") \(r.map(\.count)) \(seen) \(r.find("zz") == nil)" }
        //= root(a(a1) b(b1 b2)) ["A1", "B1", "B2"] 2 b 4(1(2) 1(2 2)) 3 true
        ----
        protocol State { associatedtype Event; mutating func handle(_ e: Event) -> Bool; static var initial: Self { get } }
        struct Machine<S: State> { private(set) var state = S.initial; private(set) var log: [S.Event] = []; mutating func send(_ es: S.Event...) -> [Bool] { es.map { e in log.append(e); return state.handle(e) } } }
        enum Door: State, Equatable { case open, closed(locked: Bool); enum Event { case open, close, lock, unlock(code: Int) }; static let initial = Door.closed(locked: true)
            mutating func handle(_ e: Event) -> Bool { switch (self, e) { case (.closed(locked: false), .open): self = .open; case (.open, .close): self = .closed(locked: false); case (.closed(false), .lock): self = .closed(locked: true); case (.closed(locked: true), .unlock(code: 1234)): self = .closed(locked: false); case (.closed(let l), .unlock(let c)) where l && c != 1234: return false; default: return false }; return true } }
        func t() -> String { var m = Machine<Door>(); let r = m.send(.open, .unlock(code: 1), .unlock(code: 1234), .open, .close, .lock); return "\(r) \(m.state) \(m.state == .closed(locked: true)) \(m.log.count) \(m.log[1])" }
        //= [false, false, true, true, true, true] closed(locked: true) true 6 unlock(code: 1)
        ----
        struct Color: Hashable, CustomStringConvertible { var r, g, b: UInt8
            init?(hex: String) { let s = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex; guard s.count == 6, let v = UInt32(s, radix: 16) else { return nil }; (r, g, b) = (UInt8(v >> 16), UInt8(v >> 8 & 0xFF), UInt8(truncatingIfNeeded: v)) }
            init(r: UInt8, g: UInt8, b: UInt8) { (self.r, self.g, self.b) = (r, g, b) }
            var description: String { "#" + [r, g, b].map { String(format: "%02X", $0) }.joined() }
            var luminance: Double { [(r, 0.2126), (g, 0.7152), (b, 0.0722)].map { Double($0) / 255 * $1 }.reduce(0, +) }
            func mixed(with o: Color, _ t: Double = 0.5) -> Color { func m(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Double(a) * (1 - t) + Double(b) * t).rounded()) }; return Color(r: m(r, o.r), g: m(g, o.g), b: m(b, o.b)) }
            static func ^ (l: Color, r: Color) -> Color { .init(r: l.r ^ r.r, g: l.g &+ r.g, b: ~l.b) } }
        func t() -> String { let a = Color(hex: "#FF8000")!, b = Color(r: 0, g: 0x10, b: 255); return "\(a) \(a.mixed(with: b)) \(String(format: "%.3f", a.luminance)) \(a ^ b) \(Color(hex: "xyz") as Any) \(Color(hex: "00ff0") == nil) \(UInt8.max &+ 1) \(Int8(bitPattern: 200)) \(200.addingReportingOverflow(100).overflow) \(UInt8(200).addingReportingOverflow(100)) \(0b1011.nonzeroBitCount) \(1 << 10)" }
        //= #FF8000 #804880 0.572 #FF90FF nil true 0 -56 false (partialValue: 44, overflow: true) 3 1024
        ----
        func parseArgs(_ a: [String]) -> (flags: Set<String>, opts: [String: String], rest: ArraySlice<String>) { var f = Set<String>(), o = [String: String](), i = a.startIndex; loop: while i < a.endIndex { switch a[i] { case "--": i += 1; break loop; case let s where s.hasPrefix("--"): let kv = s.dropFirst(2).split(separator: "=", maxSplits: 1); if kv.count == 2 { o[String(kv[0])] = String(kv[1]) } else if i + 1 < a.endIndex, !a[i + 1].hasPrefix("-") { o[String(kv[0])] = a[i + 1]; i += 1 } else { f.insert(String(kv[0])) }; case let s where s.first == "-": f.formUnion(s.dropFirst().map(String.init)); default: break loop }; i += 1 }; return (f, o, a[i...]) }
        func wrap(_ s: String, _ w: Int) -> [String] { s.split(separator: " ").reduce(into: [""]) { ls, word in if ls[ls.count - 1].isEmpty { ls[ls.count - 1] = String(word) } else if ls.last!.count + 1 + word.count <= w { ls[ls.count - 1] += " " + word } else { ls.append(String(word)) } } }
        func table(_ rows: [[String]]) -> String { let ws = rows[0].indices.map { c in rows.map { $0[c].count }.max() ?? 0 }; return rows.map { r in zip(r, ws).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "|") }.joined(separator: "\n") }
        func roman(_ n: Int) -> String { var n = n; return [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")].reduce("") { acc, p in let k = n / p.0; n %= p.0; return acc + String(repeating: p.1, count: k) } }
        func t() -> String { let p = parseArgs(["-vx", "--out", "f.txt", "--n=3", "--dry", "-q", "--", "a", "-b"]); return "\(p.flags.sorted()) \(p.opts.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }) \(Array(p.rest)) \(wrap("the quick brown fox jumps", 9)) \(table([["id", "name"], ["1", "Al"]]).replacingOccurrences(of: "\n", with: "/")) \(roman(1994))" }
        //= ["dry", "q", "v", "x"] ["n=3", "out=f.txt"] ["a", "-b"] ["the quick", "brown fox", "jumps"] id|name/1 |Al   MCMXCIV
        """###
}
