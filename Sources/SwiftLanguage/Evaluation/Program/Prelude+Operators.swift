// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// The operators of Combine.
    static let combineOperators = """
        extension Publisher {
            func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { attach(receiveValue) { _ in } }
            func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void)
                -> AnyCancellable
            { attach(receiveValue, receiveCompletion) }
            func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
                attach({ object[keyPath: keyPath] = $0 }) { _ in }
            }
            func assign(to published: inout Published<Output>.Publisher) {
                let (object, name) = (published.object, published.name)
                _VirtualClock.keep(object, attach({ _VirtualClock.write(object, name, $0) }) { _ in })
            }
            func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher { attach($0, $1) } }
            func receive(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
            func subscribe(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
            func share() -> AnyPublisher<Output, Failure> {
                let receivers = _Receivers<Output, Failure>()
                var upstream: AnyCancellable?
                var count = 0
                return AnyPublisher { receive, complete in
                    let own = receivers.add(receive, complete)
                    count += 1
                    if count == 1 { upstream = attach({ receivers.send($0) }) { receivers.send(completion: $0) } }
                    return AnyCancellable {
                        own.cancel()
                        count -= 1
                        if count == 0 { upstream?.cancel() }
                    }
                }
            }
            func print(_ prefix: String = "", to stream: Any? = nil) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
            func setFailureType<E>(to failureType: E.Type) -> AnyPublisher<Output, E> { AnyPublisher { attach($0, $1) } }
            func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> { AnyPublisher { attach($0, $1) } }
            func subscribe<S: Subject>(_ subject: S) -> AnyCancellable {
                attach({ subject.send($0) }) { subject.send(completion: $0) }
            }

            func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
                AnyPublisher { receive, complete in attach({ receive(transform($0)) }, complete) }
            }
            func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error> { _trying { receive, value in receive(try transform(value)) } }
            func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
                AnyPublisher { receive, complete in attach({ if let value = transform($0) { receive(value) } }, complete) }
            }
            func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, Error> {
                _trying { receive, value in if let value = try transform(value) { receive(value) } }
            }
            func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in attach({ if isIncluded($0) { receive($0) } }, complete) }
            }
            func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> {
                _trying { receive, value in if try isIncluded(value) { receive(value) } }
            }
            func mapError<E>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
                AnyPublisher { receive, complete in
                    attach(receive) { end in
                        switch end {
                        case .finished: complete(.finished)
                        case .failure(let error): complete(.failure(transform(error)))
                        }
                    }
                }
            }
            func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
                AnyPublisher { receive, complete in
                    attach(receive) { end in
                        if case .failure = end { receive(output) }
                        complete(.finished)
                    }
                }
            }
            func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> { AnyPublisher { receive, complete in attach({ receive($0 ?? output) }, complete) } }
            func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    var isEmpty = true
                    return attach({ isEmpty = false; receive($0) }) { end in
                        if isEmpty, case .finished = end { receive(output) }
                        complete(end)
                    }
                }
            }
            func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure> {
                AnyPublisher { receive, complete in
                    var second: AnyCancellable?
                    let first = attach(receive) { end in
                        switch end {
                        case .finished: complete(.finished)
                        case .failure(let error): second = handler(error).attach(receive, complete)
                        }
                    }
                    return AnyCancellable { first.cancel(); second?.cancel() }
                }
            }
            func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    var left = retries
                    var current: AnyCancellable?
                    func begin() {
                        current = attach(receive) { end in
                            if left > 0, case .failure = end { left -= 1; begin() } else { complete(end) }
                        }
                    }
                    begin()
                    return AnyCancellable { current?.cancel() }
                }
            }
            func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
            func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    var last: [Output] = []
                    return attach({ value in
                        if let old = last.first, predicate(old, value) { return }
                        last = [value]
                        receive(value)
                    }, complete)
                }
            }
            func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
                AnyPublisher { receive, complete in
                    var result = initialResult
                    return attach({ result = nextPartialResult(result, $0); receive(result) }, complete)
                }
            }
            func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
                AnyPublisher { receive, complete in
                    var result = initialResult
                    return attach({ result = nextPartialResult(result, $0) }) { end in
                        if case .finished = end { receive(result) }
                        complete(end)
                    }
                }
            }
            func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
            func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
                AnyPublisher { receive, complete in
                    var group: [Output] = []
                    return attach({ value in
                        group.append(value)
                        if group.count >= count { receive(group); group = [] }
                    }) { end in
                        if !group.isEmpty, case .finished = end { receive(group) }
                        complete(end)
                    }
                }
            }
            func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
            func max() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.max() } }
            func min() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.min() } }
            func last() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.last } }
            func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { collect().map { $0.contains(output) } }
            func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { collect().map { $0.allSatisfy(predicate) } }
            func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(predicate).last() }
            func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
                collect().map { $0.contains(where: predicate) }
            }
            func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }
            func output(in range: Range<Int>) -> AnyPublisher<Output, Failure> { dropFirst(range.lowerBound).prefix(range.count) }
            func output(in range: ClosedRange<Int>) -> AnyPublisher<Output, Failure> { dropFirst(range.lowerBound).prefix(range.count) }
            func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
                collect().compactMap { $0.min(by: areInIncreasingOrder) }
            }
            func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
                collect().compactMap { $0.max(by: areInIncreasingOrder) }
            }
            func ignoreOutput() -> AnyPublisher<Output, Failure> { filter { _ in false } }
            func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    var left = maxLength
                    var isDone = false
                    return attach({ value in
                        if left <= 0 { return }
                        left -= 1
                        receive(value)
                        if left == 0 { isDone = true; complete(.finished) }
                    }) { if !isDone { complete($0) } }
                }
            }
            func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    var isDone = false
                    return attach({ value in
                        if isDone { return }
                        if predicate(value) { receive(value) } else { isDone = true; complete(.finished) }
                    }) { if !isDone { complete($0) } }
                }
            }
            func first() -> AnyPublisher<Output, Failure> { prefix(1) }
            func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }
            func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    var left = count
                    return attach({ if left > 0 { left -= 1 } else { receive($0) } }, complete)
                }
            }
            func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    var drops = true
                    return attach({ value in
                        if drops, predicate(value) { return }
                        drops = false
                        receive(value)
                    }, complete)
                }
            }
            func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    for element in elements { receive(element) }
                    return attach(receive, complete)
                }
            }
            func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    attach(receive) { end in
                        if case .finished = end { for element in elements { receive(element) } }
                        complete(end)
                    }
                }
            }
            func handleEvents(
                receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
                receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
                receiveRequest: ((Any) -> Void)? = nil
            ) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    let inner = attach({ receiveOutput?($0); receive($0) }) { receiveCompletion?($0); complete($0) }
                    return AnyCancellable { receiveCancel?(); inner.cancel() }
                }
            }
            func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> { Publishers.Merge(self, other) }
            func merge<P: Publisher, Q: Publisher>(with a: P, _ b: Q) -> AnyPublisher<Output, Failure> { Publishers.Merge3(self, a, b) }
            func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> { Publishers.CombineLatest(self, other) }
            func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> {
                Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
            }
            func combineLatest<P: Publisher, Q: Publisher>(_ a: P, _ b: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
                Publishers.CombineLatest3(self, a, b)
            }
            func combineLatest<P: Publisher, Q: Publisher, T>(_ a: P, _ b: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T)
                -> AnyPublisher<T, Failure>
            { Publishers.CombineLatest3(self, a, b).map { transform($0.0, $0.1, $0.2) } }
            func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> { Publishers.Zip(self, other) }
            func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> {
                Publishers.Zip(self, other).map { transform($0.0, $0.1) }
            }
            func zip<P: Publisher, Q: Publisher>(_ a: P, _ b: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> {
                Publishers.Zip3(self, a, b)
            }
            func zip<P: Publisher, Q: Publisher, T>(_ a: P, _ b: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T)
                -> AnyPublisher<T, Failure>
            { Publishers.Zip3(self, a, b).map { transform($0.0, $0.1, $0.2) } }
            func flatMap<P: Publisher>(maxPublishers: Any? = nil, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> {
                AnyPublisher { receive, complete in
                    var attached: [AnyCancellable] = []
                    var open = 1
                    let ended = _Ending(complete)
                    let outer = attach({ value in
                        if ended.isDone { return }
                        open += 1
                        attached.append(transform(value).attach({ if !ended.isDone { receive($0) } }) { end in
                            open -= 1
                            ended.take(end, if: open == 0)
                        })
                    }) { end in
                        open -= 1
                        ended.take(end, if: open == 0)
                    }
                    return AnyCancellable { outer.cancel(); for item in attached { item.cancel() } }
                }
            }
            func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
                AnyPublisher { receive, complete in
                    var latest: AnyCancellable?
                    var isOuterOpen = true
                    var isInnerOpen = false
                    let ended = _Ending(complete)
                    let outer = attach({ publisher in
                        latest?.cancel()
                        if ended.isDone { return }
                        isInnerOpen = true
                        latest = publisher.attach({ if !ended.isDone { receive($0) } }) { end in
                            isInnerOpen = false
                            ended.take(end, if: !isOuterOpen)
                        }
                    }) { end in
                        isOuterOpen = false
                        ended.take(end, if: !isInnerOpen)
                    }
                    return AnyCancellable { outer.cancel(); latest?.cancel() }
                }
            }
            func decode<T, D>(type: T.Type, decoder: D) -> AnyPublisher<T, Error> { tryMap { try decoder.decode(type, from: $0) } }
            func encode<E>(encoder: E) -> AnyPublisher<Data, Error> { tryMap { try encoder.encode($0) } }

            func delay(for interval: DispatchQueue.SchedulerTimeType.Stride, tolerance: Any? = nil, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> { _delayed(interval.timeInterval) }
            func debounce(for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> { _debounced(dueTime.timeInterval) }
            func throttle(for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: Any, latest: Bool) -> AnyPublisher<Output, Failure> { _throttled(interval.timeInterval, latest: latest) }
            func timeout(_ interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: Any, options: Any? = nil, customError: Any? = nil) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

            func _delayed(_ interval: Double) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    attach({ value in _ = _VirtualClock.schedule(after: interval) { receive(value) } }) { end in
                        _ = _VirtualClock.schedule(after: interval) { complete(end) }
                    }
                }
            }
            func _debounced(_ interval: Double) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    var waiting = 0
                    let inner = attach({ value in
                        _VirtualClock.cancel(waiting)
                        waiting = _VirtualClock.schedule(after: interval) { receive(value) }
                    }, complete)
                    return AnyCancellable { _VirtualClock.cancel(waiting); inner.cancel() }
                }
            }
            func _throttled(_ interval: Double, latest: Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher { receive, complete in
                    var isResting = false
                    var waiting: [Output] = []
                    func rest() {
                        isResting = true
                        _ = _VirtualClock.schedule(after: interval) {
                            isResting = false
                            guard let value = waiting.first else { return }
                            waiting = []
                            receive(value)
                            rest()
                        }
                    }
                    return attach({ value in
                        if isResting {
                            if latest || waiting.isEmpty { waiting = [value] }
                        } else {
                            receive(value)
                            rest()
                        }
                    }, complete)
                }
            }
            func _trying<T>(_ body: @escaping ((T) -> Void, Output) throws -> Void) -> AnyPublisher<T, Error> {
                AnyPublisher { receive, complete in
                    var isDone = false
                    return attach({ value in
                        if isDone { return }
                        do { try body(receive, value) } catch { isDone = true; complete(.failure(error)) }
                    }) { if !isDone { complete($0) } }
                }
            }
        }
        extension Sequence {
            var publisher: AnyPublisher<Element, Never> {
                AnyPublisher { receive, complete in
                    for element in self { receive(element) }
                    complete(.finished)
                    return AnyCancellable {}
                }
            }
        }
        """
}
