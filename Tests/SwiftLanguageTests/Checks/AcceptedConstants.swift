// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Conditions and numbers that are known before anything runs, and what is close to the slips that are refused.
    static let constants = reading(
        ##"""
        func f() -> Int { if true { return 1 } }
        ----
        func f() -> Int { if false { } else { return 1 } }
        ----
        func f() -> Int { guard false else { return 1 } }
        ----
        func f() -> Int { if 1 == 1 { return 1 } }
        ----
        func f() -> Int { if !false { return 1 } }
        ----
        func f() -> Int { while 1 < 2 { } }
        ----
        func f(_ n: Int) { guard 1 == 1 else {} ; print(n) }
        ----
        func f(_ n: Int) { guard !false else {} ; print(n) }
        ----
        func f(_ n: Int) { guard true, true else {} ; print(n) }
        ----
        func f(_ n: Int) { guard (true) else {} ; print(n) }
        ----
        func f() -> Int { while (true) { } }
        ----
        func f(_ n: Int?) -> Int { guard let n, true else { return 2 }; return n }
        ----
        func f(_ n: Int) { guard case _ = n else {} ; print(n) }
        ----
        func f() -> Int { let x: Int; if true { x = 1 }; return x }
        ----
        func f() -> Int { let x: Int; while true { x = 1; break }; return x }
        ----
        func f(n: UInt8) -> Int { n > 3 ? Int(n) + 256 : max(Int(n), 300) }
        ----
        func f(n: Int) -> Double { 5.0 / 0 }
        ----
        func f() -> Int8 { -128 }
        ----
        func f() -> UInt8 { 255 &+ 1 }
        ----
        func f() -> Int32 { 1 << 40 }
        ----
        func f() -> Int { Int(3.7) + Int(-2.5) }
        ----
        class A { private init() {} ; private init(n: Int) {} }
        ----
        class A { var n: Int; init(n: Int) { self.n = n } }
        class B: A { init(m: Int) { super.init(n: m) } }
        ----
        class A { init() {}; convenience init(n: Int) { self.init() } }
        class B: A { init(n: Int) { super.init() } }
        ----
        class A { private init(n: Int) {}; init() {} }
        class B: A { init(n: Int) { super.init() } }
        ----
        class A { init(n: Int) {} }
        class B: A { init(n: String) { super.init(n: 1) } }
        ----
        let base = 3
        func f(_ a: Int, _ b: Int = base) {}
        struct S { static let d = 1; func g(_ a: Int = d) {}; func h(_ a: Int = S.d) {}; func i(_ a: Int = Self.d) {} }
        ----
        actor Store { var items = [3, 1] }
        func f(_ s: Store) async -> Int { await s.items.sorted().count }
        ----
        func f() { let d = ["a": 1]; print(d.map { $0 }, d.sorted { $0.value < $1.value }, d.mapValues { $0 }, d.reduce(0) { $0 + $1.value }) }
        ----
        func f() { let d = ["a": 1]; print(d.map { k, v in k }, d.filter { k, v in v > 1 }, d.first { k, v in v > 1 } as Any) }
        ----
        func f() { print([1, 2].enumerated().map { i, x in i + x }, zip([1], [2]).map { a, b in a + b }) }
        ----
        struct N { var a = 1 }
        func f() { let x: N? = N(); print(x == nil, x != nil, nil == x) }
        ----
        func f() { var s = "a"; let t = consume s; s = "b"; print(s, t) }
        ----
        struct T: ~Copyable { var n = 1 }
        func use(_ t: borrowing T) -> Int { t.n }
        func f() -> Int { let t = T(); return use(t) + use(t) }
        ----
        struct T: ~Copyable { var n = 1 }
        func f() -> T { let t = T(); return t }
        ----
        struct T: ~Copyable { var n = 1 }
        func f() { let t = T(); let c = { print(t.n) }; c() }
        ----
        struct T: ~Copyable { var n = 1 }
        func f() { var t = T(); t = T(); let u = consume t; t = T(); print(u.n, t.n) }
        ----
        enum E { case a; static func a() {} }
        ----
        class C { class func a() {}; func a() {} }
        ----
        struct S { var a = 1; func a(_ n: Int) {} }
        ----
        struct S { func a(n: Int) {}; var a = 1; static func a() {} }
        ----
        class C { class var a: Int { 1 }; func a() {} }
        ----
        struct S { func a() -> Int { 1 }; func a() -> String { "" } }
        ----
        class C { class var a: Int { 1 }; static let b = 2; class var c: Int { get { 1 } set { } } }
        ----
        struct S { var a: Int { get async { await g() } }; var b: Int { get async throws { try await h() } } }
        func g() async -> Int { 1 }
        func h() async throws -> Int { 1 }
        ----
        struct S { subscript(i: Int) -> Int { get async { await g() } } }
        func g() async -> Int { 1 }
        ----
        func f(_ n: Int) { switch n { case 0: print(1); fallthrough; default: break } }
        ----
        func f(_ n: Int) { a: if n > 1 { break a }; b: do { break b } }
        ----
        func f() { func g() { print(x) }; let x = 1; g() }
        ----
        func f() { func g() -> Int { x + 1 }; let x = 1; print(g()) }
        ----
        func f() { func g() { h() }; func h() { print(y) }; let y = 2; g() }
        ----
        struct S { var x = 3; func f() { print(x); let x = 1; print(x) } }
        ----
        let x = 5
        func f() { print(x); let x = 1; print(x) }
        ----
        func f(_ s: String?) { let s = s ?? ""; print(s) }
        ----
        func f() { let count = [1].count; let max = max(1, 2); print(count, max) }
        ----
        func f() { let max = Swift.max(1, 2); let min = min(1, 2); print(max, min) }
        ----
        struct S { var name = "a"; func f() { let name = name; print(name) } }
        ----
        func f() { var s: Set<Int> = [1]; s.insert(2); s.remove(1); s.removeAll(); s.removeFirst(); s.reserveCapacity(2); _ = s.popFirst(); s.removeAll(keepingCapacity: true); _ = s.shuffled().sorted(); _ = s.remove(at: s.startIndex); s.update(with: 3) }
        ----
        func f() { var d = ["a": 1]; d.reserveCapacity(3); d.remove(at: d.startIndex); _ = d.popFirst(); d.removeAll(keepingCapacity: true); d.removeAll(); d.merge(["b": 2]) { $1 }; _ = d.removeValue(forKey: "a") }
        ----
        func f() { var s = "abc"; s.append("d"); s.insert("e", at: s.startIndex); s.removeLast(); s.removeFirst(2); _ = s.popLast(); s.removeAll { $0 == "a" }; s.reserveCapacity(3); s.remove(at: s.startIndex); s.append(contentsOf: "xyz"); s.insert(contentsOf: "q", at: s.endIndex); _ = String(s.reversed()) + s.sorted() + s.shuffled() }
        ----
        func f(_ xs: [Int]) -> [Int] { xs.dropFirst() + [3] }
        ----
        func f(_ xs: [Int]) -> [Int] { [3] + xs.dropFirst() }
        ----
        func f(_ xs: [Int]) -> [Int] { xs.dropFirst().map { $0 } + xs.prefix(2) }
        ----
        func f(_ xs: [Int]) -> Int { xs.dropFirst().reduce(0, +) + xs.prefix(2).count + (xs.dropFirst().first ?? 0) }
        ----
        func f(_ xs: Set<Int>) -> Int { xs.dropFirst().count + xs.prefix(2).count }
        ----
        func f(_ xs: [String: Int]) -> Int { xs.dropFirst().count + (xs.prefix(2).first?.value ?? 0) }
        ----
        func f(_ xs: [Int]) -> [Int] { Array(zip(xs, xs.dropFirst()).map { $1 - $0 }.prefix(3)) + Array((1...5).dropFirst()) + (1...9).prefix(2) }
        ----
        func f(_ xs: [Int]) -> [Int] { xs.dropLast() + xs.suffix(2) }
        ----
        func f(_ xs: [Int]) -> [Int] { let a: [Int] = xs.dropLast(); let b: [Int] = xs.suffix(2); let c: [Int] = xs.prefix { $0 > 1 }; return a + b + c }
        ----
        func f(_ xs: [Int]) -> ArraySlice<Int> { xs.isEmpty ? [] : xs.dropFirst() }
        ----
        func f(_ xs: [Int]) -> [Int]? { xs.count > 1 ? Array(xs.dropFirst()) : nil }
        ----
        func g(_ xs: some Sequence<Int>) -> Int { xs.reduce(0, +) }
        func f(_ xs: [Int]) -> Int { g(xs.dropFirst()) + g(xs.prefix(1)) + g(Set(xs).dropFirst()) }
        ----
        func g<C: Collection>(_ xs: C) -> Int where C.Element == Int { xs.count }
        func f(_ xs: [Int]) -> Int { g(xs.dropFirst()) + g(xs.prefix(1)) }
        ----
        func f(_ s: String) -> String { s.prefix(1).uppercased() + s.dropFirst() }
        ----
        func f(_ s: String) -> Substring { s.dropFirst().prefix(3) }
        ----
        struct Count: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; return n } }
        func f() -> [Int] { Array(Count().prefix(3)) + Count().dropFirst(2).prefix(2).map { $0 } + Array(Count().lazy.filter { $0 > 2 }.prefix(2)) }
        func g() -> Int { var t = 0; for x in Count().prefix(4) { t += x }; return t + Count().drop { $0 < 4 }.first { $0 > 5 }! }
        func h() -> Bool { Count().prefix(3).contains(2) && Count().prefix(5).allSatisfy { $0 > 0 } && Count().prefix(3).elementsEqual([1, 2, 3]) }
        """##)
}
