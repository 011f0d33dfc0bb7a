// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Code on a stack of its own, which can be left in its middle and gone on with later.
///
/// It is a thread that works only while another one waits for it: `resume` hands over and waits, `pause` hands back and waits. So two of them
/// never touch the same value at a time, and each finds what the other has written. An evaluator that is written as a recursion keeps its
/// state by standing still ([0017](docs/decisions/0017-a-task-has-a-stack.md)).
// Unchecked: the hand-over orders all accesses.
final class CodeStack: @unchecked Sendable {
    private let worker: Worker
    private(set) var hasEnded = false
    private var isGivenUp = false

    /// How much of the deepest stack it has: between 0 and 1.
    var depth: Double { Double(worker.size) / Double(Worker.size) }

    /// Nothing runs before `resume`; nil where the system gives no thread.
    init?(_ body: @escaping () -> Void) {
        guard let worker = Worker.take() else { return nil }
        worker.work = body
        self.worker = worker
    }

    /// Runs the code until it pauses or ends. Called from outside of it.
    func resume() {
        guard !hasEnded else { return }
        worker.handOver()
        guard worker.work == nil else { return }
        hasEnded = true
        worker.giveBack()
    }

    /// Suspends the code until it is resumed. Called from within it.
    /// - Returns: false where it will not be: the code has to end without waiting again.
    func pause() -> Bool {
        if !isGivenUp { worker.handBack() }
        return !isGivenUp
    }

    /// The code is no longer waited for: it ends, so that what it holds is freed.
    func giveUp() {
        isGivenUp = true
        resume()
    }
}

/// A thread with a deep stack that does one piece of work after another, each while its caller waits.
// Unchecked: as above.
private final class Worker: @unchecked Sendable {
    /// As deep as the interpreter's own: what may be nested in one may be in the other. It is address space; memory comes with use.
    static let size = 1 << 30
    /// With less, code would end at its first calls.
    private static let leastSize = 1 << 25
    /// How many there may be in the process, over all interpreters and what their histories hold.
    private static let most = 4_000
    /// How many wait for new work rather than end.
    private static let mostIdle = 8

    private static let count = Atomic<Int>(0)
    private static let idle = Mutex<[Worker]>([])

    let size: Int
    var work: (() -> Void)?
    private let begins = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    private let stands = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    private init(size: Int) {
        self.size = size
        sem_init(begins, 0, 0)
        sem_init(stands, 0, 0)
    }

    deinit {
        sem_destroy(begins)
        sem_destroy(stands)
        begins.deallocate()
        stands.deallocate()
    }

    static func take() -> Worker? {
        if let worker = idle.withLock({ $0.popLast() }) { return worker }
        guard count.add(1, ordering: .relaxed).newValue <= most else {
            count.subtract(1, ordering: .relaxed)
            return nil
        }
        // With little address space (ulimit -v) less must do.
        var size = size
        while size >= leastSize {
            let worker = Worker(size: size)
            if worker.start() { return worker }
            size /= 2
        }
        count.subtract(1, ordering: .relaxed)
        return nil
    }

    func giveBack() {
        let isKept = Self.idle.withLock { idle in
            guard idle.count < Self.mostIdle else { return false }
            idle.append(self)
            return true
        }
        guard !isKept else { return }
        Self.count.subtract(1, ordering: .relaxed)
        // Without work it ends.
        sem_post(begins)
    }

    func handOver() {
        sem_post(begins)
        Self.wait(stands)
    }

    func handBack() {
        sem_post(stands)
        Self.wait(begins)
    }

    private static func wait(_ semaphore: UnsafeMutablePointer<sem_t>) { while sem_wait(semaphore) != 0 {} }

    private func start() -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, size)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let own = Unmanaged.passRetained(self)
        var thread = pthread_t()
        guard pthread_create(&thread, &attributes, { Worker.main($0) }, own.toOpaque()) == 0 else {
            own.release()
            return false
        }
        return true
    }

    private static func main(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let argument else { return nil }
        // Signals are the main thread's.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        let worker = Unmanaged<Worker>.fromOpaque(argument).takeRetainedValue()
        wait(worker.begins)
        while worker.finishWork() {
            sem_post(worker.stands)
            wait(worker.begins)
        }
        return nil
    }

    /// What the work holds is released before its end is reported.
    @inline(never)
    private func finishWork() -> Bool {
        guard let work else { return false }
        work()
        self.work = nil
        return true
    }
}
