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

    @Test func interruption() throws {
        let scene = try TestScene("func f() { while true { } }")
        scene.machine.budget.interrupt.set()
        #expect { _ = try scene.value("f()") } throws: { ($0 as? Diagnostic)?.id == .interrupted }
    }
}
