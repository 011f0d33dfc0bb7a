// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Tasks, groups, streams, actors.
    static let concurrency = reading(
        ##"""
        actor Bank { private var b = 0; func put(_ n: Int) -> Int { b += n; return b }; nonisolated let name = "x"; var balance: Int { b } }
        func t() async -> String { let k = Bank(); _ = await k.put(5); let r = await k.put(7); return "\(r) \(await k.balance) \(k.name)" }
        //= 12 12 x
        ----
        struct Cn: AsyncSequence { typealias Element = Int; let n: Int; struct It: AsyncIteratorProtocol { var i = 0; let n: Int; mutating func next() async -> Int? { guard i < n else { return nil }; i += 1; return i } }; func makeAsyncIterator() -> It { It(n: n) } }
        func t() async -> String { let a = await Cn(n: 4).max()!; let b = await Cn(n: 4).contains(3); let c = await Cn(n: 4).min { $0 > $1 }!; var e: [Int] = []; for await x in Cn(n: 5).dropFirst(2).prefix(2) { e.append(x) }; let al = await Cn(n: 3).allSatisfy { $0 < 9 }; var z: [Int] = []; for await x in Cn(n: 6).prefix(while: { $0 < 4 }).compactMap({ $0 % 2 == 0 ? nil : $0 }) { z.append(x) }; for await q in Cn(n: 2).flatMap({ Cn(n: $0) }) { z.append(q) }; return "\(a) \(b) \(c) \(e) \(al) \(z)" }
        //= 4 true 4 [3, 4] true [1, 3, 1, 1, 2]
        ----
        actor Bank { private var b: [String: Int] = [:]; func deposit(_ n: Int, to who: String) { b[who, default: 0] += n }; func balance(_ who: String) -> Int { b[who] ?? 0 }; func move(_ n: Int, from a: String, to c: String) throws { guard balance(a) >= n else { throw BankError.short(n - balance(a)) }; b[a]! -= n; b[c, default: 0] += n } }
        enum BankError: Error { case short(Int) }
        func t() async -> String { let k = Bank(); await k.deposit(50, to: "a"); try? await k.move(20, from: "a", to: "b"); do { try await k.move(100, from: "a", to: "b"); return "no" } catch BankError.short(let n) { return "\(await k.balance("a")) \(await k.balance("b")) short \(n)" } catch { return "?" } }
        //= 30 20 short 70
        ----
        func numbers() -> AsyncStream<Int> { AsyncStream { c in for i in 1...4 { c.yield(i) }; c.finish() } }
        func t() async -> String { var s = 0; for await n in numbers() where n != 2 { s += n }; let firsts = await numbers().first { $0 > 2 } ?? 0; let doubled = numbers().map { $0 * 2 }; var out: [Int] = []; for await d in doubled { out.append(d) }; let total = await numbers().reduce(0, +); return "\(s) \(firsts) \(out) \(total)" }
        //= 8 3 [2, 4, 6, 8] 10
        ----
        func f(_ n: Int) async throws -> Int { if n < 0 { throw Er.bad(n) }; return n * 2 }
        enum Er: Error { case bad(Int) }
        func t() async -> String { async let a = f(2); async let b = f(-1); var s = ""; do { s += "\(try await a) "; s += "\(try await b)" } catch { s += "\(error)" }; async let (x, y) = (f2(1), f2(2)); async let z: Double = 3; return s + " \(await x + y) \(await z / 2)" }
        func f2(_ n: Int) async -> Int { n + 10 }
        //= 4 bad(-1) 23 1.5
        ----
        struct Pub<T> { var s = "pub" }
        struct Net {
            func get<T: Made>(_ t: T.Type) async throws -> T { T() }
            func get<T: Made>(_ t: T.Type) -> Pub<T> { Pub() }
        }
        protocol Made { init() }
        struct Post: Made { let title = "q" }
        func go() async -> String { do { let p = try await Net().get(Post.self); return p.title } catch { return "e" } }
        func later() -> String { Net().get(Post.self).s }
        func f() async -> String { "async" }
        func f() -> String { "sync" }
        func g() async -> String { await f() }
        func h() -> String { f() }
        struct Source {
            func load() async -> [Int] { [1] }
            func load() -> Int { 2 }
            func both() async -> String { let a = await load(); return "\(a)" }
            func one() -> String { let a = load(); return "\(a)" }
        }
        class Query {
            func run(_ x: Int) async throws -> String { "a\(x)" }
            func run(_ x: Int) throws -> Int { x }
            func now() throws -> Int { try run(4) }
            func soon() async throws -> String { try await run(5) }
        }
        func t() async -> String {
            let task = Task { await f() }
            let closure = { f() }
            return "\(await go()) \(later()) \(await g()) \(h()) \(await Source().both()) \(Source().one()) \((try? Query().now()) ?? 0) \((try? await Query().soon()) ?? "-") \(await task.value) \(closure())"
        }
        //= q pub async sync [1] 2 4 a5 async sync
        """##)
}
