// SPDX-License-Identifier: GPL-3.0-or-later

extension Library {
    static let concurrency = """
        protocol AsyncSequence<Element> { associatedtype Element; associatedtype AsyncIterator; func makeAsyncIterator() -> AsyncIterator }
        protocol AsyncIteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }
        struct AsyncStepSequence<Element> {}
        extension AsyncStepSequence: AsyncSequence {}
        extension AsyncSequence {
            func map<T>(_ transform: (Element) -> T) -> AsyncStepSequence<T> {}
            func compactMap<T>(_ transform: (Element) -> T?) -> AsyncStepSequence<T> {}
            func filter(_ isIncluded: (Element) -> Bool) -> AsyncStepSequence<Element> {}
            func prefix(_ count: Int) -> AsyncStepSequence<Element> {}
            func prefix(while predicate: (Element) -> Bool) -> AsyncStepSequence<Element> {}
            func dropFirst(_ count: Int = 1) -> AsyncStepSequence<Element> {}
            func drop(while predicate: (Element) -> Bool) -> AsyncStepSequence<Element> {}
            func reduce<R>(_ initialResult: R, _ nextPartialResult: (R, Element) -> R) -> R {}
            func reduce<R>(into initialResult: R, _ updateAccumulatingResult: (inout R, Element) -> Void) -> R {}
            func contains(where predicate: (Element) -> Bool) -> Bool {}
            func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {}
            func first(where predicate: (Element) -> Bool) -> Element? {}
            func contains(_ search: Element) -> Bool {}
            func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {}
            func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {}
            func min() -> Element? {}
            func max() -> Element? {}
            func flatMap<S: AsyncSequence>(_ transform: (Element) -> S) -> AsyncStepSequence<S.Element> {}
        }
        struct Task<Success, Failure> {
            init(priority: TaskPriority? = nil, operation: () -> Success) {}
            static func sleep(nanoseconds duration: UInt64) {}
            static func sleep(for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock? = nil) {}
            static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock? = nil) {}
            static func detached(priority: TaskPriority? = nil, operation: () -> Success) -> Task<Success, Failure> {}
            var value: Success {}
            var result: Result<Success, Failure> {}
        }
        extension Task: Hashable {}
        struct TaskGroup<Element> {
            mutating func addTask(priority: Any? = nil, operation: () -> Element) {}
            mutating func addTaskUnlessCancelled(priority: Any? = nil, operation: () -> Element) -> Bool {}
            mutating func next() -> Element? {}
            mutating func waitForAll() {}
            func cancelAll() {}
            var isEmpty: Bool {}
            var isCancelled: Bool {}
        }
        extension TaskGroup: AsyncSequence {}
        func withTaskGroup<T, R>(of childTaskResultType: T.Type, returning returnType: R.Type, body: (inout TaskGroup<T>) -> R) -> R {}
        func withTaskGroup<T, R>(of childTaskResultType: T.Type, body: (inout TaskGroup<T>) -> R) -> R {}
        func withThrowingTaskGroup<T, R>(of type: T.Type, returning returnType: R.Type, body: (inout TaskGroup<T>) -> R) -> R {}
        func withThrowingTaskGroup<T, R>(of childTaskResultType: T.Type, body: (inout TaskGroup<T>) -> R) -> R {}
        struct CheckedContinuation<T, E> {
            func resume(returning value: T) {}
            func resume(throwing error: Error) {}
            func resume(with result: Result<T, E>) {}
            func resume() {}
        }
        func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) -> T {}
        func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T, Error>) -> Void) -> T {}
        func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) -> T {}
        func withUnsafeThrowingContinuation<T>(_ body: (CheckedContinuation<T, Error>) -> Void) -> T {}
        """
}
