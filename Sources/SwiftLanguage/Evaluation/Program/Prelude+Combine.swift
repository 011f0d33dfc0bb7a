// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Combine, in Swift: publishers are what can be attached to, and every operator gives an `AnyPublisher`. Schedulers are one, the
    /// virtual clock's, so `receive(on:)` changes nothing.
    static let combine = """
        protocol Cancellable { func cancel() }
        final class AnyCancellable: Cancellable, Hashable {
            private var action: (() -> Void)?
            init(_ cancel: @escaping () -> Void) { action = cancel }
            func cancel() {
                let pending = action
                action = nil
                pending?()
            }
            func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
            func store(in list: inout [AnyCancellable]) { list.append(self) }
            static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
            deinit { cancel() }
        }
        enum Subscribers {
            enum Completion<Failure> { case finished, failure(Failure) }
            struct Demand: Hashable {
                let max: Int?
                static let unlimited = Demand(max: nil)
                static let none = Demand(max: 0)
                static func max(_ value: Int) -> Demand { Demand(max: value) }
            }
            /// What takes all that a publisher of one's own gives.
            final class Sink<Input, Failure>: _Subscriber, Cancellable {
                private let receiveValue: (Input) -> Void
                private let receiveCompletion: (Completion<Failure>) -> Void
                private var subscription: _Subscription?
                init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
                    self.receiveValue = receiveValue
                    self.receiveCompletion = receiveCompletion
                }
                func receive(subscription: _Subscription) {
                    self.subscription = subscription
                    subscription.request(.unlimited)
                }
                func receive(_ input: Input) -> Demand {
                    receiveValue(input)
                    return .none
                }
                func receive(completion: Completion<Failure>) {
                    receiveCompletion(completion)
                    subscription = nil
                }
                func cancel() {
                    subscription?.cancel()
                    subscription = nil
                }
            }
        }
        protocol _Subscription: Cancellable { func request(_ demand: Subscribers.Demand) }
        // By other names, as apps have models that are called so.
        typealias Subscription = _Subscription
        typealias Subscriber = _Subscriber
        protocol _Subscriber {
            associatedtype Input
            associatedtype Failure
            func receive(subscription: _Subscription)
            func receive(_ input: Input) -> Subscribers.Demand
            func receive(completion: Subscribers.Completion<Failure>)
        }
        /// What a subscriber of one's own holds of a publisher of Combine's: all that it gives comes, whatever was asked for.
        final class _Attachment: _Subscription {
            private(set) var isOn = true
            private var cancellable: AnyCancellable?
            private var start: ((_Attachment) -> AnyCancellable)?
            init(_ start: @escaping (_Attachment) -> AnyCancellable) { self.start = start }
            func request(_ demand: Subscribers.Demand) {
                guard demand != .none, let begin = start else { return }
                start = nil
                cancellable = begin(self)
            }
            func cancel() {
                isOn = false
                start = nil
                cancellable?.cancel()
            }
        }
        protocol Publisher {
            associatedtype Output
            associatedtype Failure
            func receive<S: _Subscriber>(subscriber: S)
            func attach(_ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void)
                -> AnyCancellable
        }
        /// Combine's own publishers: they say how they are attached to.
        protocol _Attachable: Publisher {}
        extension _Attachable {
            func receive<S: _Subscriber>(subscriber: S) {
                // The publisher holds the attachment: a subscriber need not.
                subscriber.receive(
                    subscription: _Attachment { attachment in
                        attach(
                            { value in if attachment.isOn { _ = subscriber.receive(value) } },
                            { completion in if attachment.isOn { subscriber.receive(completion: completion) } })
                    })
            }
        }
        extension Publisher {
            /// A body that is evaluated again makes a publisher anew; true where it goes on as the one that a view is attached to.
            func takesOver(_ other: Any) -> Bool { true }
            func subscribe<S: _Subscriber>(_ subscriber: S) { receive(subscriber: subscriber) }
            /// Of a publisher of the user's, which says what it does with a subscriber.
            func attach(_ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void)
                -> AnyCancellable
            {
                let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
                receive(subscriber: sink)
                return AnyCancellable { sink.cancel() }
            }
        }
        protocol ConnectablePublisher: _Attachable { func connect() -> Cancellable }
        struct AnyPublisher<Output, Failure>: _Attachable {
            let start: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
            init(_ start: @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable) {
                self.start = start
            }
            func attach(_ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void)
                -> AnyCancellable
            { start(receiveValue, receiveCompletion) }
        }
        protocol Subject: _Attachable {
            func send(_ value: Output)
            func send(completion: Subscribers.Completion<Failure>)
        }
        final class _Receivers<Output, Failure> {
            var list: [(id: Int, value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void)] = []
            var count = 0
            var ending: Subscribers.Completion<Failure>?
            func send(_ value: Output) {
                if ending == nil { for receiver in list { receiver.value(value) } }
            }
            func send(completion: Subscribers.Completion<Failure>) {
                if ending != nil { return }
                ending = completion
                let told = list
                list = []
                for receiver in told { receiver.completion(completion) }
            }
            func add(_ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void)
                -> AnyCancellable
            {
                if let ending {
                    receiveCompletion(ending)
                    return AnyCancellable {}
                }
                count += 1
                let id = count
                list.append((id: id, value: receiveValue, completion: receiveCompletion))
                return AnyCancellable { [weak self] in self?.list.removeAll { $0.id == id } }
            }
        }
        final class PassthroughSubject<Output, Failure>: Subject {
            private var receivers = _Receivers<Output, Failure>()
            init() {}
            func send(_ value: Output) { receivers.send(value) }
            func send() { receivers.send(()) }
            func send(completion: Subscribers.Completion<Failure>) { receivers.send(completion: completion) }
            func attach(_ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void)
                -> AnyCancellable
            { receivers.add(receiveValue, receiveCompletion) }
            func takesOver(_ other: Any) -> Bool {
                guard let other = other as? PassthroughSubject else { return false }
                receivers = other.receivers
                return true
            }
        }
        struct ObservableObjectPublisher: _Attachable {
            private let object: Any?
            init(_ object: Any? = nil) { self.object = object }
            func send() {}
            func attach(_ receiveValue: @escaping (Void) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void)
                -> AnyCancellable
            {
                guard let object else { return AnyCancellable {} }
                let id = _VirtualClock.observe(object, "", receiveValue)
                return AnyCancellable { _VirtualClock.ignore(object, "", id) }
            }
        }
        extension ObservableObject {
            var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(self) }
        }
        final class CurrentValueSubject<Output, Failure>: Subject {
            private var receivers = _Receivers<Output, Failure>()
            private var current: Output
            init(_ value: Output) { current = value }
            var value: Output {
                get { current }
                set { send(newValue) }
            }
            func send(_ value: Output) {
                current = value
                receivers.send(value)
            }
            func send(completion: Subscribers.Completion<Failure>) { receivers.send(completion: completion) }
            func attach(_ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void)
                -> AnyCancellable
            {
                receiveValue(current)
                return receivers.add(receiveValue, receiveCompletion)
            }
            func takesOver(_ other: Any) -> Bool {
                guard let other = other as? CurrentValueSubject else { return false }
                receivers = other.receivers
                current = other.current
                return true
            }
        }
        struct Published<Value> {
            private let value: Value
            init(initialValue: Value) { value = initialValue }
            init(wrappedValue: Value) { value = wrappedValue }
            struct Publisher: _Attachable, Equatable {
                typealias Output = Value
                typealias Failure = Never
                let object: Any
                let name: String
                func attach(_ receiveValue: @escaping (Value) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void)
                    -> AnyCancellable
                {
                    let (object, name) = (object, name)
                    receiveValue(_VirtualClock.read(object, name))
                    let id = _VirtualClock.observe(object, name, receiveValue)
                    return AnyCancellable { _VirtualClock.ignore(object, name, id) }
                }
            }
        }
        struct Just<Output>: _Attachable {
            let output: Output
            init(_ output: Output) { self.output = output }
            func attach(_ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void)
                -> AnyCancellable
            {
                receiveValue(output)
                receiveCompletion(.finished)
                return AnyCancellable {}
            }
            func takesOver(_ other: Any) -> Bool { false }
        }
        struct Empty<Output, Failure>: _Attachable {
            let completeImmediately: Bool
            init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
            init(completeImmediately: Bool = true, outputType: Any, failureType: Any) { self.completeImmediately = completeImmediately }
            func attach(_ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void)
                -> AnyCancellable
            {
                if completeImmediately { receiveCompletion(.finished) }
                return AnyCancellable {}
            }
        }
        struct Fail<Output, Failure>: _Attachable {
            let error: Failure
            init(error: Failure) { self.error = error }
            init(outputType: Any, failure: Failure) { error = failure }
            func attach(_ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void)
                -> AnyCancellable
            {
                receiveCompletion(.failure(error))
                return AnyCancellable {}
            }
        }
        final class Future<Output, Failure>: _Attachable {
            typealias Promise = (Result<Output, Failure>) -> Void
            private let outcome = PassthroughSubject<Output, Failure>()
            private var result: Result<Output, Failure>?
            init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
                attemptToFulfill { result in self.fulfill(result) }
            }
            private func fulfill(_ result: Result<Output, Failure>) {
                if self.result != nil { return }
                self.result = result
                switch result {
                case .success(let value):
                    outcome.send(value)
                    outcome.send(completion: .finished)
                case .failure(let error): outcome.send(completion: .failure(error))
                }
            }
            func attach(_ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void)
                -> AnyCancellable
            {
                if case .success(let value)? = result { receiveValue(value) }
                return outcome.attach(receiveValue, receiveCompletion)
            }
        }
        struct Deferred<DeferredPublisher: Publisher>: _Attachable {
            typealias Output = DeferredPublisher.Output
            typealias Failure = DeferredPublisher.Failure
            let createPublisher: () -> DeferredPublisher
            init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
            func attach(_ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void)
                -> AnyCancellable
            { createPublisher().attach(receiveValue, receiveCompletion) }
        }
        enum Publishers {
            static func MergeMany<P: Publisher>(_ publishers: P...) -> AnyPublisher<P.Output, P.Failure> { merged(publishers) }
            static func MergeMany<P: Publisher>(_ publishers: [P]) -> AnyPublisher<P.Output, P.Failure> { merged(publishers) }
            static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure> { merged([a, b]) }
            static func Merge3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C) -> AnyPublisher<A.Output, A.Failure> {
                merged([a, b, c])
            }
            static func CombineLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<(A.Output, B.Output), A.Failure> {
                gathered([a, b], isZip: false) { ($0[0], $0[1]) }
            }
            static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
                -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
            { gathered([a, b, c], isZip: false) { ($0[0], $0[1], $0[2]) } }
            static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(_ a: A, _ b: B, _ c: C, _ d: D)
                -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
            { gathered([a, b, c, d], isZip: false) { ($0[0], $0[1], $0[2], $0[3]) } }
            static func Zip<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<(A.Output, B.Output), A.Failure> {
                gathered([a, b], isZip: true) { ($0[0], $0[1]) }
            }
            static func Zip3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
                -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
            { gathered([a, b, c], isZip: true) { ($0[0], $0[1], $0[2]) } }
            static func merged(_ publishers: Any) -> Any {
                AnyPublisher { receive, complete in
                    var open = publishers.count
                    var attached: [AnyCancellable] = []
                    let ended = _Ending(complete)
                    for publisher in publishers {
                        attached.append(publisher.attach({ if !ended.isDone { receive($0) } }) { end in
                            open -= 1
                            ended.take(end, if: open == 0)
                        })
                    }
                    return AnyCancellable { for item in attached { item.cancel() } }
                }
            }
            static func gathered(_ publishers: Any, isZip: Bool, _ row: @escaping (Any) -> Any) -> Any {
                AnyPublisher { receive, complete in
                    var waiting: [[Any]] = publishers.map { _ in [] }
                    // How those have ended that have.
                    var ends: [Any?] = publishers.map { _ in nil }
                    var attached: [AnyCancellable] = []
                    let ended = _Ending(complete)
                    for (index, publisher) in publishers.enumerated() {
                        attached.append(publisher.attach({ value in
                            if ended.isDone { return }
                            if isZip { waiting[index].append(value) } else { waiting[index] = [value] }
                            if waiting.contains(where: { $0.isEmpty }) { return }
                            let values = waiting.map { $0[0] }
                            if isZip { for place in waiting.indices { waiting[place].removeFirst() } }
                            receive(row(values))
                            if !isZip { return }
                            for place in waiting.indices where waiting[place].isEmpty {
                                if let end = ends[place] { ended.take(end, if: true) }
                            }
                        }) { end in
                            ends[index] = end
                            ended.take(end, if: isZip ? waiting[index].isEmpty : !ends.contains { $0 == nil })
                        })
                    }
                    return AnyCancellable { for item in attached { item.cancel() } }
                }
            }
        }
        /// Tells once how a publisher that is made of several has ended: with the first failure, or when all that it is made of are over.
        final class _Ending<Failure> {
            private(set) var isDone = false
            private let complete: (Subscribers.Completion<Failure>) -> Void
            init(_ complete: @escaping (Subscribers.Completion<Failure>) -> Void) { self.complete = complete }
            func take(_ end: Subscribers.Completion<Failure>, if isOver: Bool) {
                if isDone || !isOver && !end.isFailure { return }
                isDone = true
                complete(end)
            }
        }
        extension Subscribers.Completion {
            var isFailure: Bool { if case .failure = self { true } else { false } }
        }
        """
}
