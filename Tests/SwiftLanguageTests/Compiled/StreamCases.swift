// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What a stream holds, its type tells: literals that are yielded are of that.
    static let streams = reading(
        ##"""
        func t() async -> String { let s = AsyncStream<Double> { c in c.yield(1); c.yield(2); c.finish() }; var r: [String] = []; for await x in s { r.append("\(x / 4)") }; return r.joined(separator: " ") }
        //= 0.25 0.5
        ----
        func t() async -> String { let (s, c) = AsyncStream.makeStream(of: Double.self); c.yield(3); c.finish(); var r = ""; for await x in s { r += "\(x)" }; return r }
        //= 3.0
        ----
        func t() async -> String { let (s, c) = AsyncStream<Double>.makeStream(); c.yield(3); c.yield(1 + 2); c.finish(); var r = ""; for await x in s { r += "\(x) " }; return r }
        //= 3.0 3.0 
        ----
        struct E: Error {}
        func t() async -> String { let s = AsyncThrowingStream<Double, Error> { c in c.yield(1); c.finish(throwing: E()) }; var r = ""; do { for try await x in s { r += "\(x)" } } catch { r += " \(error)" }; return r }
        //= 1.0 E()
        ----
        func t() async -> String { let s = AsyncStream<Int?> { c in c.yield(1); c.yield(nil); c.yield(3); c.finish() }; var r = ""; for await x in s { r += "\(x as Any) " }; return r }
        //= Optional(1) nil Optional(3) 
        ----
        func t() async -> String { let s = AsyncStream<[Double]> { c in c.yield([1, 2]); c.finish() }; var r = ""; for await x in s { r += "\(x)" }; return r }
        //= [1.0, 2.0]
        ----
        func t() async -> String { let s = AsyncStream(Double.self) { c in c.yield(5); c.finish() }; var r = ""; for await x in s { r += "\(x)" }; return r }
        //= 5.0
        ----
        func t() async -> String { var n = 0; let s = AsyncStream<Double>(unfolding: { n += 1; return n > 2 ? nil : 4 }); var r = ""; for await x in s { r += "\(x) " }; return r }
        //= 4.0 4.0 
        ----
        struct Store { let stream: AsyncStream<Double>; let c: AsyncStream<Double>.Continuation; init() { (stream, c) = AsyncStream<Double>.makeStream() }; func send() { c.yield(7); c.finish() } }
        func t() async -> String { let s = Store(); s.send(); var r = ""; for await x in s.stream { r += "\(x) " }; return r }
        //= 7.0 
        ----
        func t() async -> String { var k: AsyncStream<Double>.Continuation!; let s = AsyncStream<Double> { k = $0 }; k.yield(1); k.finish(); return await s.map { $0 / 2 }.reduce("") { $0 + "\($1)" } }
        //= 0.5
        ----
        func t() async -> String { let s = AsyncStream<Double> { c in for i in 1...3 { c.yield(Double(i)) }; c.yield(with: .success(9)); c.finish() }; var it = s.makeAsyncIterator(); var r = ""; while let x = await it.next() { r += "\(x) " }; return r }
        //= 1.0 2.0 3.0 9.0 
        ----
        func t() async -> String { let s = AsyncStream { (c: AsyncStream<Double>.Continuation) in c.yield(1); c.onTermination = { _ in }; c.finish() }; var r = ""; for await x in s { r += "\(x)" }; return r }
        //= 1.0
        ----
        func numbers() -> AsyncStream<Double> { AsyncStream { c in c.yield(1); c.yield(2); c.finish() } }
        func t() async -> String { var r = ""; for await x in numbers() { r += "\(x / 4) " }; for await x in numbers().filter({ $0 > 1 }) { r += "\(x)" }; return r }
        //= 0.25 0.5 2.0
        ----
        func numbers() -> AsyncStream<Double> { let (s, c) = AsyncStream<Double>.makeStream(bufferingPolicy: .bufferingNewest(1)); for i in [1.0, 2] { c.yield(i) }; c.yield(3); c.finish(); return s }
        func t() async -> String { var r = ""; for await x in numbers() { r += "\(x / 4) " }; return r }
        //= 0.75 
        """##)
}
