// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What whole projects have: what meets a requirement of the main actor, results that are the optional that is expected, functions
    /// without parameters for those that take nothing, and operations on lists in brackets that are vectors.
    static let projectCode = reading(
        ##"""
        protocol Job { @MainActor func run(k: Int) -> Int; @MainActor var n: Int { get } }
        extension Job { @MainActor func other() -> Int { 1 } }
        struct A: Job { func run(k: Int) -> Int { k + other() }; var n: Int { other() } }
        struct B {}
        extension B: Job { func run(k: Int) -> Int { k + other() + 10 }; var n: Int { other() } }
        protocol Loud: Job {}
        struct F: Loud { func run(k: Int) -> Int { k + other() + 20 }; var n: Int { other() } }
        @MainActor func t() -> String { "\(A().run(k: 1) + A().n) \(B().run(k: 1) + B().n) \(F().run(k: 1) + F().n)" }
        //= 3 13 23
        ----
        func made<T>(as type: T.Type, _ body: () -> T) -> T { body() }
        func given<T>(_ body: ((T) -> Void) -> Void) -> T { var r: T!; body { r = $0 }; return r! }
        func a(_ b: Bool) -> Int? { made(as: Int?.self) { if b { return 1 }; return nil } }
        func b() -> Int? { made(as: Int.self) { 4 } }
        func c(_ b: Bool) -> String? { given { done in if b { done("x") } else { done(nil) } } }
        func group() async -> Int? { await withTaskGroup(of: Int?.self, returning: Int?.self) { g in g.addTask { 3 }; for await v in g { if let v { return v } }; return nil } }
        func later(_ q: Result<Int, any Error>) async -> Int? {
            await withCheckedContinuation { c in
                switch q {
                case .success(let v): c.resume(with: .success(v))
                case .failure: c.resume(with: .success(nil))
                }
            }
        }
        struct Oops: Error {}
        func t() async -> String { "\(a(true) as Any) \(a(false) as Any) \(b() as Any) \(c(true) as Any) \(c(false) as Any) \(await group() as Any) \(await later(.success(2)) as Any) \(await later(.failure(Oops())) as Any)" }
        //= Optional(1) nil Optional(4) Optional("x") nil Optional(3) Optional(2) nil
        ----
        struct Sender<Output> { let v: Output; func send(_ f: (Output) -> Void) { f(v) } }
        func t() -> String {
            var n = 0; let f: () -> Void = { n += 1 }
            Sender(v: ()).send(f)
            let half: SIMD2<Double> = [3.0 - 1, 4] / 2.0
            let w = 6.0
            let sum: SIMD2<Double> = [w, w * 2] - [1, 2]
            return "\(n) \(half) \(sum)"
        }
        //= 1 SIMD2<Double>(1.0, 2.0) SIMD2<Double>(5.0, 10.0)
        """##)
}
