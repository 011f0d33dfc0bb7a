// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Tasks that wait: the order of what they do, cancelling, groups, streams, actors.
    static let taskCases = ###"""
        func t() async -> String { var log: [String] = []; let a = Task { @MainActor in log.append("a") }; let b = Task { @MainActor in log.append("b") }; await a.value; await b.value; return "\(log)" }
        //= ["a", "b"]
        ----
        @MainActor var log: [String] = []
        func step(_ s: String, _ ms: Int) async { try? await Task.sleep(for: .milliseconds(ms)); await MainActor.run { log.append(s) } }
        func t() async -> String { async let a: Void = step("a", 60); async let b: Void = step("b", 20); await step("c", 40); _ = await (a, b); return await "\(log)" }
        //= ["b", "c", "a"]
        ----
        func f(_ n: Int) async -> Int { try? await Task.sleep(for: .milliseconds(n * 20)); return n }
        func t() async -> String { await withTaskGroup(of: Int.self) { g in for i in [3, 1, 2] { g.addTask { await f(i) } }; var out: [Int] = []; for await x in g { out.append(x) }; return "\(out)" } }
        //= [1, 2, 3]
        ----
        func t() async -> String { let task = Task { () -> String in do { try await Task.sleep(for: .seconds(5)); return "slept" } catch is CancellationError { return "cancelled \(Task.isCancelled)" } catch { return "?" } }; try? await Task.sleep(for: .milliseconds(20)); task.cancel(); return await task.value }
        //= cancelled true
        ----
        func t() async -> String { let s = AsyncStream<Int> { c in Task { for i in 1...3 { try? await Task.sleep(for: .milliseconds(10)); c.yield(i) }; c.finish() } }; var sum = 0; for await x in s { sum = sum * 10 + x }; return "\(sum)" }
        //= 123
        ----
        actor Counter { var n = 0; func add() async -> Int { let old = n; try? await Task.sleep(for: .milliseconds(20)); n = old + 1; return n } }
        func t() async -> String { let c = Counter(); async let a = c.add(); async let b = c.add(); let r = await [a, b]; return "\(r) \(await c.n)" }
        //= [1, 1] 1
        ----
        struct E: Error {}
        func t() async -> String { do { return try await withThrowingTaskGroup(of: Int.self) { g in g.addTask { try await Task.sleep(for: .seconds(3)); return 1 }; g.addTask { try await Task.sleep(for: .milliseconds(10)); throw E() }; var s = 0; for try await x in g { s += x }; return "\(s)" } } catch { return "\(error)" } }
        //= E()
        ----
        func t() async -> String { let v = await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in Task { try? await Task.sleep(for: .milliseconds(10)); c.resume(returning: 7) } }; return "\(v)" }
        //= 7
        ----
        enum L { @TaskLocal static var id = 0 }
        func t() async -> String { let a = await L.$id.withValue(1) { let t = Task { () -> Int in try? await Task.sleep(for: .milliseconds(10)); return L.id }; let d = Task.detached { L.id }; return [await t.value, await d.value, L.id] }; return "\(a) \(L.id)" }
        //= [1, 0, 1] 0
        ----
        func t() async -> String { let clock = ContinuousClock(); let start = clock.now; try? await Task.sleep(for: .milliseconds(120)); let d = start.duration(to: clock.now); return "\(d >= .milliseconds(120)) \(d < .seconds(2))" }
        //= true true
        ----
        func t() async -> String { let t = Task { try await Task.sleep(for: .seconds(5)) }; t.cancel(); let r = await t.result; switch r { case .success: return "ok"; case .failure(let e): return "\(e is CancellationError) \(t.isCancelled)" } }
        //= true true
        ----
        func t() async -> String { var log: [String] = []; let r = await withTaskCancellationHandler { log.append("op"); return 3 } onCancel: { }; return "\(log) \(r)" }
        //= ["op"] 3
        ----
        func t() async -> String { let (s, c) = AsyncStream.makeStream(of: String.self); c.onTermination = { r in print("end") }; Task { c.yield("a"); try? await Task.sleep(for: .milliseconds(10)); c.yield("b"); c.finish() }; var all: [String] = []; for await x in s { all.append(x) }; return all.joined() }
        //= ab
        ----
        func next() async -> Int { n += 1; try? await Task.sleep(for: .milliseconds(5)); return n }
        nonisolated(unsafe) var n = 0
        func t() async -> String { let a = [await next(), await next()]; let s = "\(await next())-\(await next())"; let c = await next() > 4 ? await next() : 0; return "\(a) \(s) \(c) \(n)" }
        //= [1, 2] 3-4 6 6
        ----
        func t() async -> String { let t = Task { () -> Int in var rounds = 0; while !Task.isCancelled { rounds += 1; try? await Task.sleep(for: .milliseconds(10)) }; return rounds }; try? await Task.sleep(for: .milliseconds(55)); t.cancel(); let r = await t.value; return "\(r > 3 && r < 8)" }
        //= true
        ----
        func retry<T>(_ times: Int, _ f: () async throws -> T) async throws -> T { var last: Error?; for i in 0..<times { do { return try await f() } catch { last = error; try await Task.sleep(for: .milliseconds(i)) } }; throw last! }
        enum Bad: Error { case once(Int) }
        func t() async -> String { var k = 0; let v = try? await retry(3) { () async throws -> Int in k += 1; if k < 3 { throw Bad.once(k) }; return k * 10 }; do { _ = try await retry(2) { () async throws -> Int in throw Bad.once(9) }; return "no" } catch { return "\(v ?? 0) \(error)" } }
        //= 30 once(9)
        ----
        final class Box: @unchecked Sendable { var v: [Int] = [] }
        func t() async -> String { let b = Box(); await withTaskGroup(of: Void.self) { g in for i in 0..<4 { g.addTask { try? await Task.sleep(for: .milliseconds(50 - i * 10)); b.v.append(i) } } }; return "\(b.v)" }
        //= [3, 2, 1, 0]
        ----
        func t() async -> String { let r = await withTaskGroup(of: Int?.self) { g -> Int? in g.addTask { try? await Task.sleep(for: .seconds(3)); return Task.isCancelled ? nil : 1 }; g.addTask { try? await Task.sleep(for: .milliseconds(10)); return 2 }; let first = await g.next() ?? nil; g.cancelAll(); let second = await g.next() ?? nil; return (first ?? 0) * 10 + (second ?? 5) }; return "\(r ?? -1)" }
        //= 25
        ----
        struct Ticks: AsyncSequence, AsyncIteratorProtocol { typealias Element = Int; var i = 0; mutating func next() async -> Int? { guard i < 3 else { return nil }; try? await Task.sleep(for: .milliseconds(5)); i += 1; return i }; func makeAsyncIterator() -> Ticks { self } }
        func t() async -> String { var out: [Int] = []; for await x in Ticks() { out.append(x) }; let s = await Ticks().map { $0 * 2 }.reduce(0, +); let has = await Ticks().contains(2); return "\(out) \(s) \(has)" }
        //= [1, 2, 3] 12 true
        ----
        func slow(_ s: String) async throws -> String { try await Task.sleep(nanoseconds: 1_000_000); if s.isEmpty { throw CancellationError() }; return s.uppercased() }
        func t() async -> String { let a = try? await slow("x"); let b = try? await slow(""); let list = ["p", "q"]; var out: [String] = []; for w in list { if let u = try? await slow(w) { out.append(u) } }; defer { out.append("z") }; return "\(a ?? "-") \(b ?? "-") \(out)" }
        //= X - ["P", "Q"]
        ----
        func withTimeout<T: Sendable>(_ ms: Int, _ op: @escaping @Sendable () async throws -> T) async throws -> T { try await withThrowingTaskGroup(of: T.self) { g in g.addTask { try await op() }; g.addTask { try await Task.sleep(for: .milliseconds(ms)); throw CancellationError() }; defer { g.cancelAll() }; return try await g.next()! } }
        func t() async -> String { let a = try? await withTimeout(500) { try await Task.sleep(for: .milliseconds(5)); return 1 }; let b = try? await withTimeout(5) { try await Task.sleep(for: .milliseconds(500)); return 2 }; return "\(a ?? 0) \(b ?? 0)" }
        //= 1 0
        ----
        func t() async -> String { async let a = 1; async let b: String = { try? await Task.sleep(for: .milliseconds(5)); return "b" }(); let (x, y) = await (a, b); return "\(x)\(y)" }
        //= 1b
        ----
        func t() async -> String { let t1 = Task { 5 }; let t2 = Task { await t1.value + 1 }; let t3 = Task { await t2.value * 2 }; return "\(await t3.value) \(await t1.value)" }
        //= 12 5
        ----
        final class Store: @unchecked Sendable { var items: [String] = []; var isLoading = false; func load() async { isLoading = true; defer { isLoading = false }; items = await fetch() }; private func fetch() async -> [String] { try? await Task.sleep(for: .milliseconds(5)); return ["a", isLoading ? "loading" : "idle"] } }
        func t() async -> String { let s = Store(); await s.load(); return "\(s.items) \(s.isLoading)" }
        //= ["a", "loading"] false
        ----
        struct E: Error {}
        func t() async -> String { do { try await withThrowingDiscardingTaskGroup { g in g.addTask { try await Task.sleep(for: .milliseconds(5)) }; g.addTask { throw E() } }; return "none" } catch { return "caught \(error)" } }
        //= caught E()
        ----
        actor Log { var all: [String] = []; func add(_ s: String) { all.append(s) } }
        func work(_ log: Log) async { try? await Task.sleep(for: .milliseconds(500)); await log.add("a \(Task.isCancelled)") }
        func f(_ log: Log) async { async let x: Void = work(log); await log.add("body") }
        func t() async -> String { let log = Log(); await f(log); await log.add("end"); return "\(await log.all)" }
        //= ["body", "a true", "end"]
        ----
        actor Log { var all: [String] = []; func add(_ s: String) { all.append(s) } }
        struct E: Error {}
        func work(_ log: Log) async -> Int { try? await Task.sleep(for: .milliseconds(300)); await log.add("w \(Task.isCancelled)"); return 1 }
        func f(_ log: Log, _ fails: Bool) async throws -> Int { async let x = work(log); if fails { throw E() }; return await x }
        func t() async -> String { let log = Log(); let a = (try? await f(log, true)) ?? 0; let b = (try? await f(log, false)) ?? 0; return "\(a) \(b) \(await log.all)" }
        //= 0 1 ["w true", "w false"]
        """###
}
