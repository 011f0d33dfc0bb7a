// SPDX-License-Identifier: GPL-3.0-or-later

extension Library {
    /// What stands here tells the types of elements; how streams end and what became of an element, the evaluator knows.
    static let streams = """
        struct AsyncStream<Element> {
            struct Continuation {
                func yield(_ value: Element) -> AsyncStream.Continuation.YieldResult {}
                func yield(with result: Result<Element, Never>) -> AsyncStream.Continuation.YieldResult {}
                func yield() -> AsyncStream.Continuation.YieldResult {}
                func finish() {}
            }
            struct Iterator {
                mutating func next() -> Element? {}
            }
            init(
                _ elementType: Element.Type = Element.self,
                bufferingPolicy limit: AsyncStream.Continuation.BufferingPolicy = .unbounded,
                _ build: (AsyncStream<Element>.Continuation) -> Void
            ) {}
            init(unfolding produce: () -> Element?, onCancel: (() -> Void)? = nil) {}
            static func makeStream(
                of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream.Continuation.BufferingPolicy = .unbounded
            ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {}
            func makeAsyncIterator() -> AsyncStream<Element>.Iterator {}
        }
        extension AsyncStream: AsyncSequence {}
        struct AsyncThrowingStream<Element, Failure> {
            struct Continuation {
                func yield(_ value: Element) -> AsyncStream.Continuation.YieldResult {}
                func yield(with result: Result<Element, Failure>) -> AsyncStream.Continuation.YieldResult {}
                func yield() -> AsyncStream.Continuation.YieldResult {}
                func finish(throwing error: Error? = nil) {}
            }
            struct Iterator {
                mutating func next() throws -> Element? {}
            }
            init(
                _ elementType: Element.Type = Element.self,
                bufferingPolicy limit: AsyncStream.Continuation.BufferingPolicy = .unbounded,
                _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void
            ) {}
            init(unfolding produce: () throws -> Element?) {}
            static func makeStream(
                of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
                bufferingPolicy limit: AsyncStream.Continuation.BufferingPolicy = .unbounded
            ) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation) {}
            func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator {}
        }
        extension AsyncThrowingStream: AsyncSequence {}
        """
}
