// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Several threads with deep stacks that do the same work side by side.
enum DeepThreads {
    /// Runs the body on a number of threads at a time, fewer where the system has no more, and returns when all have ended.
    static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
        var threads: [pthread_t] = []
        for _ in 1..<max(1, count) { if let thread = DeepStack.thread(running: body) { threads.append(thread) } }
        // The caller stands on a deep stack itself.
        body()
        for thread in threads { pthread_join(thread, nil) }
    }
}
