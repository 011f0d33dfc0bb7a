// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread with a stack that deep views and deep values don't exhaust.
///
/// Layout and evaluation recurse once or more a level of the tree, and freeing a tree does too; the main thread's 8 MB end at some
/// thousand levels. The gigabyte is address space: the kernel gives memory to the pages that are touched, so an idle stack costs nothing.
///
/// `run` hands a piece of work over and waits, so that two threads never touch the same value at a time. That is what makes
/// handing values over safe, and why the class may call itself Sendable.
final class DeepStack: @unchecked Sendable {
    static let size = 1 << 30

    private let workIsThere = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    private let done: Pipe
    private var work: (() -> Void)?

    init() {
        done = Pipe()
        sem_init(workIsThere, 0, 0)
        start()
    }

    /// Runs the work on the deep stack and returns its result.
    ///
    /// - Parameters:
    ///   - wait: returns when the descriptor it is given can be read; meanwhile it may watch for signals.
    ///   - body: Sendable, lest it inherit the caller's actor, which it leaves.
    func run<Result>(wait: (Int32) -> Void = { Pipe.waitUntilReadable($0) }, _ body: @Sendable () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping(body) { body in
            work = { result = body() }
            sem_post(workIsThere)
            wait(done.reading)
            done.readByte()
            work = nil
        }
        guard let result else { preconditionFailure("The wait of DeepStack.run must not end before its work.") }
        return result
    }

    private func start() {
        let thread = Self.thread { [self] in workOn() }
        guard let thread else { Descriptor.end(without: "thread", EAGAIN) }
        pthread_detach(thread)
    }

    /// A thread that runs a body on a deep stack; nil where the system gives none.
    static func thread(running body: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        let body = Unmanaged.passRetained(Body(run: body))
        // With little address space (ulimit -v) less must do.
        var size = Self.size
        var thread = pthread_t()
        while size >= 1 << 20 {
            pthread_attr_setstacksize(&attributes, size)
            if pthread_create(&thread, &attributes, { DeepStack.main($0) }, body.toOpaque()) == 0 { return thread }
            size /= 2
        }
        body.release()
        return nil
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private static func main(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let argument else { return nil }
        // Signals are the main thread's: they must interrupt its wait, not our writes.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
    }

    /// One piece of work after the other, for ever.
    private func workOn() {
        while true {
            while sem_wait(workIsThere) != 0 {}
            work?()
            done.writeByte()
        }
    }
}
