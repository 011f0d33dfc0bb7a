// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// The clocks of Swift: both go as the virtual one.
    static let clocks = """
        struct ContinuousClock {
            struct Instant: Hashable, Comparable {
                private let seconds: Double
                fileprivate init(_ seconds: Double) { self.seconds = seconds }
                static var now: Instant { Instant(_VirtualClock.now()) }
                static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
                func duration(to other: Instant) -> Duration { .seconds(other.seconds - seconds) }
                func advanced(by duration: Duration) -> Instant { Instant(seconds + duration / .seconds(1)) }
                static func + (a: Instant, b: Duration) -> Instant { a.advanced(by: b) }
                static func - (a: Instant, b: Duration) -> Instant { Instant(a.seconds - b / .seconds(1)) }
                static func - (a: Instant, b: Instant) -> Duration { b.duration(to: a) }
            }
            init() {}
            static var continuous: ContinuousClock { ContinuousClock() }
            static var suspending: ContinuousClock { ContinuousClock() }
            static var now: Instant { Instant.now }
            var now: Instant { Instant.now }
            var minimumResolution: Duration { .nanoseconds(1) }
            func measure(_ work: () throws -> Void) rethrows -> Duration {
                let start = now
                try work()
                return start.duration(to: now)
            }
            func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await Task.sleep(for: duration) }
            func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws { try await Task.sleep(until: deadline) }
        }
        typealias SuspendingClock = ContinuousClock
        """
}
