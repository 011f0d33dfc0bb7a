// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs code on a stack as deep as the program's own: limits are reached before it ends.
enum DeepStack {
    private final class Work<Result> {
        let body: () -> Result
        var result: Result?
        init(_ body: @escaping () -> Result) { self.body = body }
    }

    /// A GiB, as the program's own has. Scripts/sanitize asks for more: under the address sanitizer a frame is several times larger.
    private static let size = getenv("TEST_STACK_SIZE").flatMap { Int(String(cString: $0)) } ?? 1 << 30

    static func run<Result>(_ body: @escaping () -> Result) -> Result {
        let work = Work(body)
        let runner: () -> Void = { work.result = work.body() }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, size)
        var thread = pthread_t()
        let box = Unmanaged.passRetained(Work<Void>(runner))
        let created = pthread_create(
            &thread, &attributes,
            { pointer in
                guard let pointer else { return nil }
                Unmanaged<Work<Void>>.fromOpaque(pointer).takeRetainedValue().body()
                return nil
            }, box.toOpaque())
        if created == 0 { pthread_join(thread, nil) } else { box.takeRetainedValue().body() }
        pthread_attr_destroy(&attributes)
        return work.result ?? body()
    }
}
