// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Containers and small interpreters of one's own: matrices, caches, stacks, lists, trees, tokenizers, parsers.
    static let containers = reading(
        ##"""
        class Node<T> { var v: T; var next: Node?; weak var prev: Node?; init(_ v: T) { self.v = v } }
        struct Q<T>: Sequence, ExpressibleByArrayLiteral { var h: Node<T>?; var tl: Node<T>?; private(set) var count = 0; init(arrayLiteral e: T...) { e.forEach { push($0) } }; mutating func push(_ v: T) { let n = Node(v); n.prev = tl; tl?.next = n; tl = n; if h == nil { h = n }; count += 1 }; mutating func pop() -> T? { defer { if h != nil { h = h?.next; count -= 1; if h == nil { tl = nil } } }; return h?.v }; func makeIterator() -> AnyIterator<T> { var n = h; return AnyIterator { defer { n = n?.next }; return n?.v } } }
        func t() -> String { var q: Q = [1, 2, 3]; _ = q.pop(); q.push(9); return "\(Array(q)) \(q.count) \(q.map { $0 * 2 }) \(q.tl!.prev!.v) \(q.contains(9)) \(q.sorted(by: >)) \(q.reduce(0, +))" }
        //= [2, 3, 9] 3 [4, 6, 18] 3 true [9, 3, 2] 14
        ----
        func t() -> String { struct Tree<T: Comparable> { indirect enum N { case e; case n(N, T, N) }; var r = N.e; var count = 0; mutating func insert(_ v: T) { func go(_ n: N) -> N { switch n { case .e: count += 1; return .n(.e, v, .e); case .n(let l, let x, let rr): return v < x ? .n(go(l), x, rr) : v > x ? .n(l, x, go(rr)) : n } }; r = go(r) }; func walk(_ f: (T) -> Void) { func go(_ n: N) { if case .n(let l, let v, let rr) = n { go(l); f(v); go(rr) } }; go(r) } }; var t = Tree<Int>(); [5, 2, 8, 2, 9].forEach { t.insert($0) }; var o: [Int] = []; t.walk { o.append($0) }; return "\(o) \(t.count)" }
        //= [2, 5, 8, 9] 4
        ----
        final class TrieNode { var kids: [Character: TrieNode] = [:]; var end = false }
        struct Trie: ExpressibleByArrayLiteral { private let root = TrieNode(); init(arrayLiteral e: String...) { e.forEach(insert) }
          func insert(_ w: String) { var n = root; for c in w { if n.kids[c] == nil { n.kids[c] = TrieNode() }; n = n.kids[c]! }; n.end = true }
          func find(_ p: some StringProtocol) -> TrieNode? { p.reduce(root as TrieNode?) { $0?.kids[$1] } }
          func words(_ p: String) -> [String] { guard let n = find(p) else { return [] }; var r: [String] = []; func go(_ n: TrieNode, _ s: String) { if n.end { r.append(s) }; for (c, k) in n.kids.sorted(by: { $0.key < $1.key }) { go(k, s + String(c)) } }; go(n, p); return r }
          func contains(_ w: String) -> Bool { find(w)?.end ?? false } }
        func t() -> String { let tr: Trie = ["car", "card", "care", "cat", "dog"]; return "\(tr.words("car")) \(tr.contains("ca")) \(tr.contains("dog")) \(tr.words("x").isEmpty) \(tr.find("do".dropLast())?.kids.count ?? 0)" }
        //= ["car", "card", "care"] false true true 1
        ----
        indirect enum Expr { case num(Double), v(String), bin(Expr, Op, Expr), neg(Expr), call(String, [Expr]); enum Op: Character, CaseIterable { case add = "+", sub = "-", mul = "*", div = "/"; var prec: Int { switch self { case .add, .sub: 1; case .mul, .div: 2 } }; func apply(_ a: Double, _ b: Double) -> Double { switch self { case .add: a + b; case .sub: a - b; case .mul: a * b; case .div: a / b } } } }
        enum ParseError: Error, Equatable { case unexpected(Character?, at: Int), unknown(String) }
        struct Parser { private let s: [Character]; private var i = 0; init(_ t: String) { s = t.filter { !$0.isWhitespace } }
          private var peek: Character? { i < s.count ? s[i] : nil }
          static func parse(_ t: String) throws -> Expr { var p = Parser(t); let e = try p.expr(0); guard p.peek == nil else { throw ParseError.unexpected(p.peek, at: p.i) }; return e }
          private mutating func expr(_ min: Int) throws -> Expr { var l = try unary(); while let c = peek, let op = Expr.Op(rawValue: c), op.prec > min { i += 1; let r = try expr(op.prec); l = .bin(l, op, r) }; return l }
          private mutating func unary() throws -> Expr { if peek == "-" { i += 1; return .neg(try unary()) }; return try atom() }
          private mutating func atom() throws -> Expr { guard let c = peek else { throw ParseError.unexpected(nil, at: i) }
            if c == "(" { i += 1; let e = try expr(0); guard peek == ")" else { throw ParseError.unexpected(peek, at: i) }; i += 1; return e }
            if c.isNumber { let st = i; while let d = peek, d.isNumber || d == "." { i += 1 }; return .num(Double(String(s[st..<i]))!) }
            if c.isLetter { var n = ""; while let d = peek, d.isLetter { n.append(d); i += 1 }; guard peek == "(" else { return .v(n) }; i += 1; var a: [Expr] = []; while peek != ")" { a.append(try expr(0)); if peek == "," { i += 1 } }; i += 1; return .call(n, a) }
            throw ParseError.unexpected(c, at: i) } }
        extension Expr { func eval(_ env: [String: Double] = [:]) throws -> Double { switch self { case .num(let n): return n; case .v(let n): guard let x = env[n] else { throw ParseError.unknown(n) }; return x; case let .bin(a, op, b): return op.apply(try a.eval(env), try b.eval(env)); case .neg(let e): return -(try e.eval(env)); case .call("max", let a): return try a.map { try $0.eval(env) }.max() ?? 0; case .call(let n, _): throw ParseError.unknown(n) } } }
        func t() -> String { func run(_ s: String) -> String { do { return "\(try Parser.parse(s).eval(["x": 3]))" } catch let e as ParseError { return "\(e)" } catch { return "?" } }; return ["1+2*3", "-(x+1)*2", "10/4-1-1", "max(1,x*2,4)", "2*(3", "y", "1+*", "f(1)"].map(run).joined(separator: "; ") }
        //= 7.0; -8.0; 0.5; 6.0; unexpected(nil, at: 4); unknown("y"); unexpected(Optional("*"), at: 2); unknown("f")
        ----
        struct Token: Equatable, CustomStringConvertible { enum Kind { case ident, number, op, paren }; let kind: Kind; let text: Substring; let range: Range<Int>; var description: String { "\(kind):\(text)@\(range.lowerBound)" } }
        struct Lexer: Sequence { let source: String; struct Iterator: IteratorProtocol { var rest: Substring; var pos = 0
            mutating func next() -> Token? { while let c = rest.first, c.isWhitespace { rest.removeFirst(); pos += 1 }; guard let c = rest.first else { return nil }
              func take(_ k: Token.Kind, while p: (Character) -> Bool) -> Token { let t = rest.prefix(while: p); defer { rest = rest.dropFirst(t.count); pos += t.count }; return Token(kind: k, text: t, range: pos..<pos + t.count) }
              switch c { case "a"..."z", "A"..."Z", "_": return take(.ident) { $0.isLetter || $0.isNumber || $0 == "_" }; case "0"..."9": return take(.number) { $0.isNumber || $0 == "." }; case "(", ")": defer { rest.removeFirst(); pos += 1 }; return Token(kind: .paren, text: rest.prefix(1), range: pos..<pos + 1); default: return take(.op) { "+-*/=<>!&|".contains($0) } } } }
          func makeIterator() -> Iterator { Iterator(rest: source[...]) } }
        func t() -> String { let toks = Array(Lexer(source: "let x1 = (foo + 3.14) >= y_2")); let kinds = Dictionary(grouping: toks, by: \.kind).mapValues(\.count); return "\(toks.map(\.description).joined(separator: " ")) | \(kinds[.ident]!) \(kinds[.op, default: 0]) \(toks.first { $0.kind == .number }!.range) \(toks.contains { $0.text == "foo" })" }
        //= ident:let@0 ident:x1@4 op:=@7 paren:(@9 ident:foo@10 op:+@14 number:3.14@16 paren:)@20 op:>=@22 ident:y_2@25 | 4 3 16..<20 true
        ----
        struct Mx<T: Numeric> { let r: Int; var e: [T]; init(r: Int, _ f: (Int) -> T) { self.r = r; e = (0..<r).map(f) }; subscript(i: Int) -> T { e[i] } }
        extension Mx where T == Int { var det: Int { r == 1 ? self[0] : { let m = Mx(r: r - 1) { self[$0 + 1] }; return m.det + self[0] }() } }
        func t() -> String { "\(Mx(r: 3) { $0 * 2 }.det)" }
        //= 6
        ----
        struct Stack<E> { private(set) var items: [E] = []; mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() }; struct It: IteratorProtocol { var s: Stack; mutating func next() -> E? { s.pop() } } }
        extension Stack: Sequence { func makeIterator() -> It { It(s: self) } }
        extension Stack: Equatable where E: Equatable {}
        extension Stack: CustomStringConvertible where E: CustomStringConvertible { var description: String { "S" + items.map(\.description).joined(separator: "/") } }
        extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: E...) { items = e } }
        func t() -> String { var s: Stack = [1, 2]; s.push(3); return "\(s) \(Array(s)) \(s == [1, 2, 3]) \(s.max()!) \(s.reduce(0, +)) \(Stack<String>(arrayLiteral: "q"))" }
        //= S1/2/3 [3, 2, 1] true 3 6 Sq
        ----
        indirect enum Expr { case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr); var value: Double { switch self { case .num(let x): x; case let .add(a, b): a.value + b.value; case let .mul(a, b): a.value * b.value; case .neg(let e): -e.value } }; var text: String { switch self { case .num(let n): "\(n)"; case .add(let a, let b): "(\(a.text)+\(b.text))"; case .mul(let a, let b): "\(a.text)*\(b.text)"; case .neg(let e): "-\(e.text)" } } }
        func t() -> String { let e = Expr.mul(.add(.num(1), .num(2)), .neg(.num(4))); return "\(e.value) \(e.text)" }
        //= -12.0 (1.0+2.0)*-4.0
        ----
        struct Tokenizer { enum Token: Equatable { case num(Double), op(Character), lparen, rparen }; static func tokens(_ s: String) throws -> [Token] { var r: [Token] = []; var it = s.makeIterator(); var cur = it.next(); while let c = cur { switch c { case " ": cur = it.next(); case "(": r.append(.lparen); cur = it.next(); case ")": r.append(.rparen); cur = it.next(); case "+", "-", "*", "/": r.append(.op(c)); cur = it.next(); case let d where d.isNumber || d == ".": var buf = ""; while let x = cur, x.isNumber || x == "." { buf.append(x); cur = it.next() }; guard let v = Double(buf) else { throw Bad.number(buf) }; r.append(.num(v)); default: throw Bad.char(c) } }; return r }; enum Bad: Error { case number(String), char(Character) } }
        func t() -> String { let a = try! Tokenizer.tokens("3.5*(2 + 10)"); do { _ = try Tokenizer.tokens("1 ? 2"); return "no" } catch Tokenizer.Bad.char(let c) { return "\(a.count) \(a[0] == .num(3.5)) \(c)" } catch { return "other" } }
        //= 7 true ?
        ----
        final class Parser { private let t: [Character]; private var p = 0; init(_ s: String) { t = Array(s.filter { !$0.isWhitespace }) }; private var peek: Character? { p < t.count ? t[p] : nil }; func expr() -> Double { var v = term(); while let c = peek, c == "+" || c == "-" { p += 1; let r = term(); v = c == "+" ? v + r : v - r }; return v }; private func term() -> Double { var v = factor(); while let c = peek, "*/".contains(c) { p += 1; let r = factor(); if c == "*" { v *= r } else { v /= r } }; return v }; private func factor() -> Double { if peek == "(" { p += 1; defer { p += 1 }; return expr() }; if peek == "-" { p += 1; return -factor() }; var s = ""; while let c = peek, c.isNumber || c == "." { s.append(c); p += 1 }; return Double(s) ?? .nan } }
        func t() -> String { ["1 + 2 * 3", "(1+2)*3", "-4/(8-10)", "2*-(3+1)"].map { "\(Parser($0).expr())" }.joined(separator: " ") }
        //= 7.0 9.0 2.0 -8.0
        ----
        struct Matrix<T: Numeric> { let rows: Int, cols: Int; var grid: [T]; init(_ r: [[T]]) { rows = r.count; cols = r.first?.count ?? 0; grid = r.flatMap { $0 } }; subscript(r: Int, c: Int) -> T { get { precondition(r < rows && c < cols); return grid[r * cols + c] } set { grid[r * cols + c] = newValue } }; static func * (a: Matrix, b: Matrix) -> Matrix { Matrix((0..<a.rows).map { i in (0..<b.cols).map { j in (0..<a.cols).reduce(into: T.zero) { $0 += a[i, $1] * b[$1, j] } } }) }; var transposed: Matrix { Matrix((0..<cols).map { c in (0..<rows).map { self[$0, c] } }) } }
        func t() -> String { let m = Matrix([[1, 2], [3, 4]]); var n = Matrix([[0.5, 1], [2, 0]]); n[0, 0] += 1; return "\((m * m).grid) \(m.transposed.grid) \((n * n).grid)" }
        //= [7, 10, 15, 22] [1, 3, 2, 4] [4.25, 1.5, 3.0, 2.0]
        ----
        struct LRU<K: Hashable, V> { private var d: [K: V] = [:], order: [K] = []; let cap: Int; init(_ c: Int) { cap = c }; mutating func get(_ k: K) -> V? { guard let v = d[k] else { return nil }; order.removeAll { $0 == k }; order.append(k); return v }; mutating func put(_ k: K, _ v: V) { if d.updateValue(v, forKey: k) != nil { order.removeAll { $0 == k } } else if d.count > cap { d[order.removeFirst()] = nil }; order.append(k) }; var keys: [K] { order } }
        func t() -> String { var c = LRU<String, Int>(2); c.put("a", 1); c.put("b", 2); _ = c.get("a"); c.put("c", 3); return "\(c.keys) \(c.get("b") as Any) \(c.get("a")!)" }
        //= ["a", "c"] nil 1
        ----
        indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree); func inserting(_ x: T) -> Tree { switch self { case .leaf: return .node(.leaf, x, .leaf); case let .node(l, v, r): return x < v ? .node(l.inserting(x), v, r) : x > v ? .node(l, v, r.inserting(x)) : self } }; var inOrder: [T] { if case let .node(l, v, r) = self { l.inOrder + [v] + r.inOrder } else { [] } }; var depth: Int { guard case .node(let l, _, let r) = self else { return 0 }; return 1 + Swift.max(l.depth, r.depth) } }
        extension Tree: Sequence { func makeIterator() -> IndexingIterator<[T]> { inOrder.makeIterator() } }
        func t() -> String { let t = [5, 2, 8, 1, 9, 2].reduce(Tree<Int>.leaf) { $0.inserting($1) }; return "\(t.inOrder) \(t.depth) \(t.contains(8)) \(t.map { $0 * 2 }) \(t.first { $0 > 4 }!)" }
        //= [1, 2, 5, 8, 9] 3 true [2, 4, 10, 16, 18] 5
        ----
        final class Node<T> { var value: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { value = v; next = n } }
        struct LinkedList<T>: Sequence, ExpressibleByArrayLiteral { var head: Node<T>?; init(arrayLiteral e: T...) { for x in e.reversed() { head = Node(x, head) } }; func makeIterator() -> AnyIterator<T> { var n = head; return AnyIterator { defer { n = n?.next }; return n?.value } }; mutating func reverse() { var p: Node<T>? = nil; var c = head; while let x = c { c = x.next; x.next = p; p = x }; head = p } }
        func t() -> String { var l: LinkedList = ["a", "b", "c"]; l.reverse(); return "\(Array(l)) \(l.joined()) \(l.contains("b")) \(l.enumerated().map { "\($0)\($1)" })" }
        //= ["c", "b", "a"] cba true ["0c", "1b", "2a"]
        ----
        struct Cache<Key: Hashable, Value> { private var store: [Key: (value: Value, hits: Int)] = [:]; mutating func value(for k: Key, make: () throws -> Value) rethrows -> Value { if var e = store[k] { e.hits += 1; store[k] = e; return e.value }; let v = try make(); store[k] = (v, 0); return v }; func hits(_ k: Key) -> Int { store[k]?.hits ?? -1 } }
        func t() -> String { var c = Cache<String, Int>(); var made = 0; for k in ["a", "b", "a", "a"] { _ = c.value(for: k) { made += 1; return k.count } }; return "\(made) \(c.hits("a")) \(c.hits("b")) \(c.hits("z"))" }
        //= 2 2 0 -1
        ----
        struct Grid { private var cells: [[Character]]; init(_ s: String) { cells = s.split(separator: "/").map(Array.init) }; subscript(p: (r: Int, c: Int)) -> Character? { guard cells.indices.contains(p.r), cells[p.r].indices.contains(p.c) else { return nil }; return cells[p.r][p.c] }; func neighbours(_ r: Int, _ c: Int) -> Int { [-1, 0, 1].flatMap { dr in [-1, 0, 1].map { (dr, $0) } }.filter { $0 != (0, 0) }.count { self[(r: r + $0.0, c: c + $0.1)] == "#" } } }
        func t() -> String { let g = Grid("#.#/.#./##."); return "\(g.neighbours(1, 1)) \(g[(0, 1)]!) \(g[(9, 9)] == nil) \(g.neighbours(0, 0))" }
        //= 4 . true 1
        ----
        final class Bus { typealias Handler = (String) -> Void; private var hs: [Int: Handler] = [:]; private var next = 0; func on(_ h: @escaping Handler) -> () -> Void { let id = next; next += 1; hs[id] = h; return { [weak self] in self?.hs[id] = nil } }; func emit(_ s: String) { hs.sorted { $0.key < $1.key }.forEach { $0.value(s) } } }
        func t() -> String { let b = Bus(); var log: [String] = []; let off = b.on { log.append("1" + $0) }; _ = b.on { log.append("2" + $0) }; b.emit("a"); off(); b.emit("b"); return log.joined(separator: ",") }
        //= 1a,2a,2b
        ----
        struct BitSet: Sequence, ExpressibleByArrayLiteral { private var bits: UInt64 = 0
          init(arrayLiteral e: Int...) { e.forEach { insert($0) } }
          mutating func insert(_ i: Int) { bits |= 1 << UInt64(i) }; mutating func remove(_ i: Int) { bits &= ~(1 << i) }
          func contains(_ i: Int) -> Bool { bits >> i & 1 == 1 }
          func makeIterator() -> some IteratorProtocol<Int> { var b = bits; return AnyIterator { guard b != 0 else { return nil }; defer { b &= b - 1 }; return b.trailingZeroBitCount } } }
        func t() -> String { var s: BitSet = [1, 5, 63]; s.insert(2); s.remove(5); return "\(Array(s)) \(s.contains(63)) \(s.contains(5)) \(s.map { $0 * 2 }) \(UInt8(0b1011_0001) << 2) \(Int8(-128) >> 3) \(UInt8(1) &<< 9) \(UInt8(255) &+ 2) \(Int8.min &- 1) \(0xFF ^ 0x0F) \(UInt32(0xDEADBEEF).bigEndian == 0xDEADBEEF) \(String(UInt8.max ^ 0b1010, radix: 2))" }
        //= [1, 2, 63] true false [2, 4, 126] 196 -16 2 1 127 240 false 11110101
        ----
        struct RingC<T> { private var buf: [T?]; private var head = 0, n = 0; init(capacity c: Int) { buf = .init(repeating: nil, count: c) }; mutating func push(_ x: T) { buf[(head + n) % buf.count] = x; n += 1 }; mutating func pop() -> T? { guard n > 0 else { return nil }; defer { buf[head] = nil; head = (head + 1) % buf.count; n -= 1 }; return buf[head] } }
        func t() -> String { var r = RingC<Double>(capacity: 3); r.push(2); let a = r.pop(); return "\(a as Any) \(r.pop() as Any)" }
        //= Optional(2.0) nil
        ----
        struct Pg<T> { struct Page { let items: [T]; let next: Int? }; let all: [T], size: Int; func page(_ i: Int) -> Page { let s = i * size; let e = min(s + size, all.count); return Page(items: Array(all[s..<e]), next: e < all.count ? i + 1 : nil) }; func every() -> [Page] { var o: [Page] = [], i: Int? = 0; while let k = i { let p = page(k); o.append(p); i = p.next }; return o } }
        func t() -> String { let p = Pg(all: [1.5, 2, 3, 4], size: 3); return "\(p.every().map(\.items)) \(p.page(0).next as Any) \(p.page(1).items[0] / 3)" }
        //= [[1.5, 2.0, 3.0], [4.0]] Optional(1) 1.3333333333333333
        ----
        struct Box9<T> { enum State { case empty, full(T); var isEmpty: Bool { if case .empty = self { true } else { false } } }; var state = State.empty; mutating func fill(_ t: T) { state = .full(t) }; var value: T? { if case .full(let v) = state { v } else { nil } }; struct Builder { var parts: [T] = []; mutating func add(_ t: T) -> Builder { parts.append(t); return self }; func build() -> Box9<[T]> { var b = Box9<[T]>(); b.fill(parts); return b } } }
        func t() -> String { var b = Box9<Double>(); let e = b.state.isEmpty; b.fill(3); var k = Box9<Int>.Builder(); _ = k.add(1); let r = k.add(2).build(); return "\(e) \(b.value! / 2) \(r.value!) \(Box9<String>.State.full("x").isEmpty)" }
        //= true 1.5 [1, 2] false
        ----
        struct List301<T> { final class Node { var v: T; var next: Node?; weak var prev: Node?; init(_ v: T) { self.v = v } }; private(set) var head: Node?, tail: Node?; private(set) var count = 0; mutating func append(_ v: T) { let n = Node(v); if let t = tail { t.next = n; n.prev = t } else { head = n }; tail = n; count += 1 }; mutating func remove(_ n: Node) { if n === head { head = n.next } else { n.prev?.next = n.next }; if n === tail { tail = n.prev } else { n.next?.prev = n.prev }; count -= 1 }; func node(where p: (T) -> Bool) -> Node? { var c = head; while let n = c, !p(n.v) { c = n.next }; return c } }
        extension List301: Sequence { struct It: IteratorProtocol { var n: Node?; mutating func next() -> T? { defer { n = n?.next }; return n?.v } }; func makeIterator() -> It { It(n: head) } }
        func t() -> String { var l = List301<Double>(); [1, 2.5, 4].forEach { l.append($0) }; let n = l.node { $0 > 2 }!; n.v = 9; let m = n.v / 2; l.remove(n); return "\(Array(l)) \(m) \(l.count) \(l.head!.next!.v / 8) \(l.tail!.prev === l.head) \(l.node { $0 == 7 } == nil)" }
        //= [1.0, 4.0] 4.5 2 0.5 true true
        ----
        struct LinkedList<T> { final class Node { var value: T; var next: Node?; init(_ v: T, next: Node? = nil) { value = v; self.next = next } }
          private(set) var head: Node?; var count = 0
          mutating func push(_ v: T) { head = Node(v, next: head); count += 1 }
          mutating func pop() -> T? { defer { if head != nil { head = head?.next; count -= 1 } }; return head?.value }
          mutating func reverse() { var prev: Node? = nil; var cur = head; while let c = cur { cur = c.next; c.next = prev; prev = c }; head = prev } }
        extension LinkedList: Sequence { struct Iterator: IteratorProtocol { var node: Node?; mutating func next() -> T? { guard let n = node else { return nil }; node = n.next; return n.value } }
          func makeIterator() -> Iterator { Iterator(node: head) } }
        extension LinkedList: ExpressibleByArrayLiteral { init(arrayLiteral elements: T...) { self.init(); for e in elements.reversed() { push(e) } } }
        extension LinkedList: CustomStringConvertible { var description: String { "[" + map { "\($0)" }.joined(separator: " -> ") + "]" } }
        func t() -> String { var l: LinkedList<Double> = [1, 2, 3.5]; l.push(9); l.reverse(); let p = l.pop(); return "\(l) \(p as Any) \(l.count) \(l.reduce(0, +)) \(l.max()!)" }
        //= [2.0 -> 1.0 -> 9.0] Optional(3.5) 3 12.0 9.0
        ----
        struct Stack<Element> { private(set) var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) }; @discardableResult mutating func pop() -> Element? { items.popLast() } }
        extension Stack: Equatable where Element: Equatable {}
        extension Stack: CustomStringConvertible where Element: CustomStringConvertible { var description: String { "[" + items.map(\.description).joined(separator: "<") + "]" } }
        extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
        extension Stack where Element: Numeric { var total: Element { items.reduce(0, +) } ; mutating func scale(by k: Element) { for i in items.indices { items[i] *= k } } }
        extension Stack where Element == String { var total: String { items.joined() } }
        func t() -> String { var a: Stack = [1, 2, 3]; a.push(4); a.pop(); a.scale(by: 3); let b: Stack<Double> = [0.5, 1]; let c: Stack = ["x", "y"]; return "\(a) \(a.total) \(b.total) \(c.total) \(a == [3, 6, 9]) \(c)" }
        //= [3<6<9] 18 1.5 xy true [x<y]
        ----
        struct Matrix<T: Numeric> { let rows: Int, cols: Int; var grid: [T]
            init(_ r: Int, _ c: Int, fill: T = 0) { rows = r; cols = c; grid = .init(repeating: fill, count: r * c) }
            subscript(r: Int, c: Int) -> T { get { precondition(r < rows && c < cols); return grid[r * cols + c] } set { grid[r * cols + c] = newValue } }
            subscript(row r: Int) -> ArraySlice<T> { get { grid[(r * cols)..<((r + 1) * cols)] } set { grid.replaceSubrange((r * cols)..<((r + 1) * cols), with: newValue) } }
            static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(a.rows, b.cols); for i in 0..<a.rows { for j in 0..<b.cols { m[i, j] = (0..<a.cols).reduce(0) { $0 + a[i, $1] * b[$1, j] } } }; return m }
        }
        func t() -> String { var a = Matrix<Int>(2, 2, fill: 1); a[0, 1] = 3; a[1, 0] *= 2; var b = a * a; b[row: 0] = [9, 8]; return "\(b.grid) \(b[row: 1]) \(Matrix<Double>(1, 2).grid) \(b[row: 1].startIndex)" }
        //= [9, 8, 4, 7] [4, 7] [0.0, 0.0] 2
        ----
        final class Node<T> { var value: T; var children: [Node] = []; weak var parent: Node?; init(_ v: T, _ c: [Node] = []) { value = v; children = c; c.forEach { $0.parent = self } }
            var depth: Int { (parent?.depth ?? -1) + 1 }
            func walk(_ f: (Node) throws -> Void) rethrows { try f(self); for c in children { try c.walk(f) } }
            func first(where p: (T) -> Bool) -> Node? { if p(value) { return self }; for c in children { if let n = c.first(where: p) { return n } }; return nil } }
        func t() -> String { let n = Node("root", [Node("a", [Node("a1")]), Node("b")]); var out: [String] = []; n.walk { out.append(String(repeating: "-", count: $0.depth) + $0.value) }; var deep: Int? = n.first { $0 == "a1" }?.depth; deep? += 10; return "\(out) \(deep!) \(n.first { $0 == "zz" } == nil) \(n.children[0].children[0].parent?.parent === n)" }
        //= ["root", "-a", "--a1", "-b"] 12 true true
        ----
        struct UndoStack<S> { private var past: [S] = [], future: [S] = []; private(set) var now: S { didSet { n += 1 } }; private(set) var n = 0; init(_ s: S) { now = s }
            mutating func change(_ f: (inout S) throws -> Void) rethrows { var c = now; try f(&c); past.append(now); future.removeAll(keepingCapacity: true); now = c }
            mutating func undo() -> Bool { guard let p = past.popLast() else { return false }; future.append(now); now = p; return true }
            mutating func redo() -> Bool { guard let f = future.popLast() else { return false }; past.append(now); now = f; return true } }
        func t() -> String { var u = UndoStack(["a"]); u.change { $0.append("b") }; u.change { $0[0] = "z" }; let x = u.undo(), y = u.now; _ = u.redo(); let z = u.redo(); struct E: Error {}; try? u.change { $0 = []; throw E() }; return "\(x) \(y) \(u.now) \(z) \(u.n)" }
        //= true ["a", "b"] ["z", "b"] false 4
        ----
        struct Grid { var cells: [[Character]]; init(_ s: String) { cells = s.split(separator: "\n").map(Array.init) }
            func neighbours(_ r: Int, _ c: Int) -> Int { var n = 0; for dr in -1...1 { for dc in -1...1 where (dr, dc) != (0, 0) { if cells.indices ~= r + dr, cells[r + dr].indices.contains(c + dc), cells[r + dr][c + dc] == "#" { n += 1 } } }; return n }
            mutating func step() { let old = self; for (r, row) in cells.enumerated() { for c in row.indices { switch (row[c], old.neighbours(r, c)) { case ("#", 2...3): break; case (".", 3): cells[r][c] = "#"; default: cells[r][c] = "." } } } } }
        func t() -> String { var g = Grid(".....\n..#..\n..#..\n..#..\n....."); g.step(); return g.cells.map { String($0) }.joined(separator: "/") }
        //= ...../...../.###./...../.....
        ----
        struct LRU<K: Hashable, V> { let cap: Int; private var d: [K: V] = [:]; private var order: [K] = []; init(cap: Int) { self.cap = cap }; subscript(k: K) -> V? { mutating get { guard let v = d[k] else { return nil }; touch(k); return v } set { guard let newValue else { d[k] = nil; order.removeAll { $0 == k }; return }; d[k] = newValue; touch(k); if order.count > cap { d.removeValue(forKey: order.removeFirst()) } } }; private mutating func touch(_ k: K) { if let i = order.firstIndex(of: k) { order.remove(at: i) }; order.append(k) }; var keys: [K] { order } }
        func t() -> String { var c = LRU<String, Int>(cap: 2); c["a"] = 1; c["b"] = 2; let x = c["a"]; c["c"] = 3; let y = c["b"]; c["a"]? += 10; c["c"] = nil; return "\(x!) \(y as Any) \(c.keys) \(c["a"]!)" }
        //= 1 nil ["a"] 11
        ----
        struct Parser<Out> { let run: (inout Substring) throws -> Out; struct Fail: Error { let at: String } }
        extension Parser { func map<B>(_ f: @escaping (Out) -> B) -> Parser<B> { .init { f(try run(&$0)) } }; func zip<B>(_ o: Parser<B>) -> Parser<(Out, B)> { .init { s in (try run(&s), try o.run(&s)) } }; func many(sep: Parser<Void>) -> Parser<[Out]> { Parser<[Out]> { s in var r: [Out] = []; while let v = try? self.run(&s) { r.append(v); do { try sep.run(&s) } catch { break } }; return r } }; func parse(_ s: String) throws -> Out { var x = s[...]; let v = try run(&x); guard x.isEmpty else { throw Fail(at: String(x)) }; return v } }
        extension Parser where Out == Void { static func lit(_ l: String) -> Self { .init { s in guard s.hasPrefix(l) else { throw Fail(at: String(s)) }; s.removeFirst(l.count) } } }
        extension Parser where Out == Int { static let int = Parser { s in let p = s.prefix(while: \.isNumber); guard let n = Int(p) else { throw Fail(at: String(s)) }; s = s[p.endIndex...]; return n } }
        func t() -> String { let point = Parser<Void>.lit("(").zip(.int).zip(.lit(",")).zip(.int).zip(.lit(")")).map { ($0.0.0.0.1, $0.0.1) }; let all = point.many(sep: .lit(";")); do { let v = try all.parse("(1,2);(3,40)"); _ = try all.parse("(1,2)x"); return "\(v)" } catch let e as Parser<[(Int, Int)]>.Fail { return "fail \(e.at) \((try? all.parse("(1,2);(3,40)").map { $0 + $1 }) ?? [])" } catch { return "?" } }
        //= fail x [3, 43]
        ----
        enum Either<L, R> { case left(L), right(R); func fold<T>(_ f: (L) -> T, _ g: (R) -> T) -> T { switch self { case .left(let l): f(l); case .right(let r): g(r) } }; var left: L? { guard case .left(let l) = self else { return nil }; return l } }
        extension Either: Equatable where L: Equatable, R: Equatable {}
        extension Either: Error where L: Error, R: Error {}
        extension Either where L == R { var value: L { fold({ $0 }, { $0 }) } }
        extension Sequence { func partitioned<L, R>() -> (left: [L], right: [R]) where Element == Either<L, R> { var r: (left: [L], right: [R]) = ([], []); for e in self { switch e { case .left(let l): r.left.append(l); case .right(let x): r.right.append(x) } }; return r } }
        func classify(_ n: Int) -> Either<Int, String> { n % 2 == 0 ? .left(n) : .right("odd\(n)") }
        func t() -> String { let p = (1...5).map(classify).partitioned(); return "\(p) \(p.left.count) \(Either<Int, Int>.left(4).value) \(classify(2) == .left(2)) \(classify(3).fold(String.init, { $0 })) \([classify(4), .right("z")].compactMap(\.left)) \(Either<Int, String>.right("q"))" }
        //= (left: [2, 4], right: ["odd1", "odd3", "odd5"]) 2 4 true odd3 [4] right("q")
        ----
        struct Diff<T: Equatable> { enum Change: CustomStringConvertible { case keep(T), add(T), remove(T); var description: String { switch self { case .keep(let t): "\(t)"; case .add(let t): "+\(t)"; case .remove(let t): "-\(t)" } } }; static func between(_ a: [T], _ b: [T]) -> [Change] { var (i, j) = (0, 0); var r: [Change] = []; while i < a.count || j < b.count { if i < a.count, j < b.count, a[i] == b[j] { r.append(.keep(a[i])); i += 1; j += 1 } else if j < b.count, !a[i...].contains(b[j]) { r.append(.add(b[j])); j += 1 } else { r.append(.remove(a[i])); i += 1 } }; return r } }
        func t() -> String { "\(Diff.between([1, 2, 3], [1, 3, 4])) \(Diff.between(Array("ab"), Array("xb")).map(\.description).joined())" }
        //= [1, -2, 3, +4] +x-ab
        ----
        struct Trie { private class Node { var kids: [Character: Node] = [:]; var end = false }; private let root = Node(); private(set) var count = 0; mutating func insert(_ w: String) { var n = root; for c in w { if let k = n.kids[c] { n = k } else { let k = Node(); n.kids[c] = k; n = k } }; if !n.end { n.end = true; count += 1 } }; func words(_ p: String) -> [String] { var n = root; for c in p { guard let k = n.kids[c] else { return [] }; n = k }; var out: [String] = []; func walk(_ n: Node, _ s: String) { if n.end { out.append(s) }; for (c, k) in n.kids.sorted(by: { $0.key < $1.key }) { walk(k, s + String(c)) } }; walk(n, p); return out } }
        func t() -> String { var t = Trie(); "the then these to tea the".split(separator: " ").map(String.init).forEach { t.insert($0) }; return "\(t.count) \(t.words("the")) \(t.words("x")) \(t.words("te"))" }
        //= 5 ["the", "then", "these"] [] ["tea"]
        ----
        struct Heap<T> { private var a: [T] = []; let less: (T, T) -> Bool; init(_ less: @escaping (T, T) -> Bool) { self.less = less }; var isEmpty: Bool { a.isEmpty }; mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }; mutating func pop() -> T? { guard let f = a.first else { return nil }; let l = a.removeLast(); if !a.isEmpty { a[0] = l; var i = 0; while true { var m = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && less(a[c], a[m]) { m = c }; if m == i { break }; a.swapAt(i, m); i = m } }; return f } }
        func dijkstra(_ g: [String: [(String, Int)]], _ s: String) -> [String: Int] { var d = [s: 0]; var h = Heap<(String, Int)> { $0.1 < $1.1 }; h.push((s, 0)); while let (u, du) = h.pop() { guard du == d[u] else { continue }; for (v, w) in g[u, default: []] where du + w < d[v, default: .max] { d[v] = du + w; h.push((v, du + w)) } }; return d }
        func t() -> String { var h = Heap<Int>(<); [5, 1, 4, 2].forEach { h.push($0) }; var o: [Int] = []; while let x = h.pop() { o.append(x) }; let d = dijkstra(["a": [("b", 7), ("c", 2)], "c": [("b", 3)]], "a"); return "\(o) \(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })" }
        //= [1, 2, 4, 5] ["a0", "b5", "c2"]
        """##)
}
