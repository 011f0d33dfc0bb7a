// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import SwiftLanguage

/// Runs on a thread with a stack as large as the program's.
private func onLargeStack<T: Sendable>(_ body: @escaping @Sendable () -> T) -> T {
    nonisolated(unsafe) var result: T?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        result = body()
        done.signal()
    }
    thread.stackSize = 1 << 30
    thread.start()
    done.wait()
    return result ?? body()
}

struct LimitTests {
    static let table: [(String, String, Diagnostic.ID)] = [
        ("func deeper(_ n: Int) -> Int { deeper(n + 1) }", "deeper(0)", .limitExceeded),
        ("func f() { while true { } }", "f()", .limitExceeded),
        ("func f() -> Int { var s = \"ab\"; while true { s += s }; return 0 }", "f()", .limitExceeded),
        ("func f() -> Int { var a = [1]; while true { a += a }; return 0 }", "f()", .limitExceeded),
        ("func f() -> Int { var a = [1]; while true { a.append(contentsOf: a) }; return 0 }", "f()", .limitExceeded),
        ("", "Array(0..<1_000_000_000)", .limitExceeded), ("", "(0...).map { $0 }", .limitExceeded),
        ("", "String(repeating: \"a\", count: 9223372036854775807)", .limitExceeded),
        ("struct S { var a: Int { a } }", "S().a", .limitExceeded), ("func f() { f2() }\nfunc f2() { f() }", "f()", .limitExceeded),
        ("", "stride(from: 0.0, to: 1.0, by: 1e-12).map { $0 }", .limitExceeded),
        ("func f() { while true { print(\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\") } }", "f()", .limitExceeded),
        ("struct V { let f: () -> Int }\nlet g: () -> Int = { g() }", "g()", .limitExceeded),
        ("class S { lazy var a: Int = b; lazy var b: Int = a }", "S().a", .limitExceeded),
        ("struct S { lazy var a: Int = b; lazy var b: Int = a }\nfunc f() -> Int { var s = S(); return s.a }", "f()", .limitExceeded),
        ("func f() -> Int { var a: Int { a }; return a }", "f()", .limitExceeded),
        ("func f() { var b: Int { get { 1 } set { b = newValue } }; b = 3 }", "f()", .limitExceeded),
        (
            "struct S { static var a = 0 { didSet { T.b += 1 } } }\nstruct T { static var b = 0 { didSet { S.a += 1 } } }\nfunc f() { S.a = 1 }",
            "f()", .limitExceeded
        ),
    ]

    @Test(arguments: table)
    func ends(program: String, source: String, id: Diagnostic.ID) {
        let found: String = onLargeStack {
            var limits = Budget.Limits()
            limits.steps = 3_000_000
            do { return try TestScene(program, limits: limits)(source) } catch { return (error as? Diagnostic)?.id.rawValue ?? "\(error)" }
        }
        #expect(found == id.rawValue, "\(source)")
    }

    /// What takes longer than a step counts as several: what each does 20,000 times takes at least the steps of the second column.
    static let prices: [(given: String, body: String, steps: Int)] = [
        ("class C { }", "_ = C()", 360_000), ("enum E: Error { case a }\nfunc g() throws { throw E.a }", "try? g()", 900_000),
        ("", "_ = \"a b\".split(separator: \" \")", 220_000), ("", "Task { }", 4_000_000), ("", "_ = try? Regex(\"a\")", 800_000),
        ("struct S { var n = 0 }", "_ = S(n: 1)", 120_000), ("", "_ = Int(\"5\")", 160_000),
    ]

    @Test(arguments: prices)
    func whatTakesLongerCountsAsSeveralSteps(_ row: (given: String, body: String, steps: Int)) throws {
        let scene = try TestScene("\(row.given)\nfunc f() { for _ in 0..<20_000 { \(row.body) } }")
        _ = try scene.value("f()")
        #expect(scene.machine.budget.steps + scene.machine.budget.surcharge >= row.steps, "\(row.body)")
    }

    /// Instances that nothing refers to go while code runs, chains of them at once.
    @Test(arguments: [
        "for _ in 0..<200_000 { _ = C(nil) }",
        "for _ in 0..<4 { var c: C? = nil; for _ in 0..<50_000 { c = C(c) } }",
    ])
    func instancesAreSwept(_ body: String) async throws {
        let left = await onBigStack { () -> (Int, Int)? in
            guard let scene = try? TestScene("class C { var c: C?; init(_ c: C?) { self.c = c } }\nfunc f() { \(body) }"),
                (try? scene.value("f()")) != nil
            else { return nil }
            let running = scene.machine.state.heap.count
            scene.machine.state.sweep()
            return (running, scene.machine.state.heap.count)
        }
        let (running, after) = try #require(left)
        #expect(running <= 150_000)
        #expect(after == 0)
    }

    @Test func interruption() throws {
        let scene = try TestScene("func f() { while true { } }")
        scene.machine.budget.interrupt.set()
        #expect { _ = try scene.value("f()") } throws: { ($0 as? Diagnostic)?.id == .interrupted }
    }
}
