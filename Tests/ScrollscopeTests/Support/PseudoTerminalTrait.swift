// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Skips a test, or each of a suite, where the system gives no pseudo-terminal: a container or a build farm may have none.
///
/// Every such test says why. The run ends with a line that counts them, as Testing's own last line doesn't.
struct PseudoTerminalTrait: SuiteTrait, TestTrait {
    private static let skipped = Atomic<Int>(0)

    var isRecursive: Bool { true }

    func prepare(for test: Test) async throws {
        guard !test.isSuite, let problem = PseudoTerminal.problem else { return }
        if Self.skipped.add(1, ordering: .relaxed).oldValue == 0 { atexit { PseudoTerminalTrait.tellCount() } }
        try await ConditionTrait.disabled("needs a pseudo-terminal: \(problem)").prepare(for: test)
    }

    private static func tellCount() {
        guard let problem = PseudoTerminal.problem else { return }
        let count = skipped.load(ordering: .relaxed)
        let line = "\(count) tests were skipped, as they need a pseudo-terminal: \(problem)\n"
        _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}

extension Trait where Self == PseudoTerminalTrait {
    static var needsPseudoTerminal: Self { Self() }
}
