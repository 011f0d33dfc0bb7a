// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Publishers as Combine documents them: what subscribers of each are told, in order. `tell` takes down a value, `end` how it completed.
@Suite struct CombineTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let code: String
        let heard: [String]
        var testDescription: String { code }

        init(_ code: String, _ heard: String...) {
            self.code = code
            self.heard = heard
        }
    }

    static let cases = [
        Case(
            "[1, 2, 3].publisher.map { $0 * 2 }.sink(receiveCompletion: end, receiveValue: tell).store(in: &bag)", "2", "4", "6", "finished"
        ),
        Case("[1, 2, 3, 4].publisher.filter { $0.isMultiple(of: 2) }.sink { tell($0) }.store(in: &bag)", "2", "4"),
        Case("[\"1\", \"x\", \"3\"].publisher.compactMap { Int($0) }.sink { tell($0) }.store(in: &bag)", "1", "3"),
        Case("[1, 1, 2, 1].publisher.removeDuplicates().sink { tell($0) }.store(in: &bag)", "1", "2", "1"),
        Case("[1, 2, 3].publisher.scan(0, +).sink { tell($0) }.store(in: &bag)", "1", "3", "6"),
        Case("[1, 2, 3].publisher.reduce(0) { $0 + $1 }.sink { tell($0) }.store(in: &bag)", "6"),
        Case(
            "let later: Deferred<Just<Int>> = Deferred { tell(0); return Just(1) }; tell(9); later.sink { tell($0) }.store(in: &bag)",
            "9", "0", "1"),
        Case("[1, 2, 3].publisher.collect().sink { tell($0) }.store(in: &bag)", "[1, 2, 3]"),
        Case("[1, 2, 3].publisher.collect(2).sink { tell($0) }.store(in: &bag)", "[1, 2]", "[3]"),
        Case("[1, 2, 3].publisher.dropFirst().prefix(1).sink(receiveCompletion: end, receiveValue: tell).store(in: &bag)", "2", "finished"),
        Case("[1, 2, 3].publisher.first(where: { $0 > 1 }).sink { tell($0) }.store(in: &bag)", "2"),
        Case("[1].publisher.prepend(0).append(2, 3).sink { tell($0) }.store(in: &bag)", "0", "1", "2", "3"),
        Case("[1, 2, 3].publisher.count().sink { tell($0) }.store(in: &bag)", "3"),
        Case("[3, 1, 2].publisher.max().sink { tell($0) }.store(in: &bag)", "3"),
        Case("Just(5).sink(receiveCompletion: end, receiveValue: tell).store(in: &bag)", "5", "finished"),
        Case("Empty<Int, Never>().sink(receiveCompletion: end, receiveValue: tell).store(in: &bag)", "finished"),
        Case("Fail<Int, Oops>(error: .bad).sink(receiveCompletion: end, receiveValue: tell).store(in: &bag)", "failure(Oops.bad)"),
        Case("Fail<Int, Oops>(error: .bad).replaceError(with: 7).sink { tell($0) }.store(in: &bag)", "7"),
        Case("Fail<Int, Oops>(error: .bad).catch { _ in Just(8) }.sink { tell($0) }.store(in: &bag)", "8"),
        Case(
            "[1, 2].publisher.tryMap { if $0 == 2 { throw Oops.bad }; return $0 }.sink(receiveCompletion: end, receiveValue: tell).store(in: &bag)",
            "1", "failure(Oops.bad)"),
        Case(
            "Future<Int, Never> { promise in promise(.success(3)) }.sink(receiveCompletion: end, receiveValue: tell).store(in: &bag)",
            "3", "finished"),
        // A subject tells those that are attached, until it has completed.
        Case(
            "numbers.send(1); numbers.sink(receiveCompletion: end, receiveValue: tell).store(in: &bag); numbers.send(2); numbers.send(completion: .finished); numbers.send(3)",
            "2", "finished"),
        // What nothing holds is cancelled at once; what is held until it is cancelled.
        Case("_ = numbers.sink { tell($0) }; numbers.send(1)"),
        Case("let held = numbers.sink { tell($0) }; numbers.send(1); held.cancel(); numbers.send(2)", "1"),
        // A publisher of one's own gives what is asked for, and a subscriber of one's own is told by any publisher.
        Case("Countdown(from: 2).sink(receiveCompletion: end, receiveValue: tell).store(in: &bag)", "2", "1", "finished"),
        Case("Countdown(from: 2).map { $0 * 10 }.sink { tell($0) }.store(in: &bag)", "20", "10"),
        Case("[1, 2].publisher.subscribe(Listener { tell($0) })", "1", "2"),
        Case("numbers.subscribe(Listener { tell($0) }); numbers.send(3)", "3"),
        Case("numbers.subscribe(Once { tell($0) }); numbers.send(3); numbers.send(4)", "3"),
        // The current value comes first.
        Case("current.sink { tell($0) }.store(in: &bag); current.value = 2; current.send(3)", "1", "2", "3"),
        Case(
            "numbers.merge(with: others).sink { tell($0) }.store(in: &bag); numbers.send(1); others.send(2); numbers.send(3)", "1", "2", "3"
        ),
        Case(
            "numbers.combineLatest(others) { $0 * 10 + $1 }.sink { tell($0) }.store(in: &bag); numbers.send(1); others.send(2); numbers.send(3)",
            "12", "32"),
        Case(
            "Publishers.CombineLatest(numbers, others).map { $0 + $1 }.sink { tell($0) }.store(in: &bag); numbers.send(1); others.send(2)",
            "3"),
        Case("numbers.zip(others).sink { tell($0.0 - $0.1) }.store(in: &bag); numbers.send(5); numbers.send(6); others.send(1)", "4"),
        Case(
            "numbers.flatMap { [$0, $0 + 1].publisher }.sink { tell($0) }.store(in: &bag); numbers.send(1); numbers.send(5)",
            "1", "2", "5", "6"),
        // A published property tells its value, then each new one before it is set.
        Case("$count.sink { [self] in tell(\"\\($0) \\(count)\") }.store(in: &bag); count = 4", "0 0", "4 0"),
        Case("$count.map { $0 + 1 }.assign(to: \\.double, on: self).store(in: &bag); count = 2; tell(double)", "3"),
        Case("[7].publisher.assign(to: &$count); tell(count)", "7"),
        Case("numbers.assign(to: &self.$count); numbers.send(5); tell(count)", "5"),
        Case("objectWillChange.sink { tell(\"will change\") }.store(in: &bag); count = 1", "will change"),
        Case(
            "_ = NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: nil) { tell($0.object as! String) }; NotificationCenter.default.post(name: .saved, object: \"x\")",
            "x"),
        Case(
            "NotificationCenter.default.publisher(for: .saved).sink { tell($0.object as! String) }.store(in: &bag); NotificationCenter.default.post(name: .saved, object: \"x\")",
            "x"),
        // What is shared runs once for all, and what is made of several publishers ends when all of them have, or with the first failure.
        Case(
            "let both = numbers.map { (n: Int) -> Int in tell(\"m\"); return n }.share(); both.sink { tell($0) }.store(in: &bag); both.sink { tell($0) }.store(in: &bag); numbers.send(1)",
            "m", "1", "1"),
        Case(
            "Just(5).flatMap { _ in self.numbers }.sink(receiveCompletion: end, receiveValue: tell).store(in: &bag); numbers.send(1); numbers.send(completion: .finished)",
            "1", "finished"),
        Case(
            "Just(5).setFailureType(to: Oops.self).flatMap { _ in Fail<Int, Oops>(error: .bad) }.sink(receiveCompletion: end, receiveValue: tell).store(in: &bag)",
            "failure(Oops.bad)"),
        Case(
            "[1, 2].publisher.zip([\"x\"].publisher).sink(receiveCompletion: end, receiveValue: tell).store(in: &bag)",
            "(1, \"x\")", "finished"),
        Case(
            "Just(1).map { _ in self.numbers }.switchToLatest().sink(receiveCompletion: end, receiveValue: tell).store(in: &bag); numbers.send(4); numbers.send(completion: .finished)",
            "4", "finished"),
        Case("(1...5).publisher.last { $0 < 4 }.sink { tell($0) }.store(in: &bag)", "3"),
        Case("(1...6).publisher.output(in: 1...2).sink { tell($0) }.store(in: &bag)", "2", "3"),
        Case("(1...3).publisher.min { $0 > $1 }.sink { tell($0) }.store(in: &bag)", "3"),
        Case("[1].publisher.zip([2].publisher, [3].publisher).sink { tell($0) }.store(in: &bag)", "(1, 2, 3)"),
        Case("[1].publisher.merge(with: [2].publisher, [3].publisher).sink { tell($0) }.store(in: &bag)", "1", "2", "3"),
    ]

    /// The first comes at once; of those that come before the time is over, the latest or the first follows when it is.
    @Test(arguments: [(true, "[\"1\", \"3\"]\n"), (false, "[\"1\", \"2\"]\n")])
    func whatIsThrottledFollows(_ row: (isLatest: Bool, heard: String)) throws {
        let shell = try Shell()
        let code =
            "numbers.throttle(for: 1, scheduler: DispatchQueue.main, latest: \(row.isLatest)).sink { tell($0) }.store(in: &bag); "
            + "for n in 1...3 { numbers.send(n) }"
        shell.feed("clock manual\n" + Self.model(code) + "\nroot Runner()")
        #expect(shell.error("tap runner1.body.button1") == nil)
        #expect(shell.error("tick 0.9s") == nil)
        #expect(shell.text("print heard") == "[\"1\"]\n")
        #expect(shell.error("tick 0.2s") == nil)
        #expect(shell.text("print heard") == row.heard)
    }

    /// A scheduler's stride is a literal, a count of seconds with or without a fraction, or made of Dispatch's interval.
    @Test(arguments: [
        ".seconds(0.3)", ".milliseconds(300)", "0.3", ".init(.milliseconds(300))", ".microseconds(300_000)", ".nanoseconds(300_000_000)",
    ]) func aStrideIsATime(_ stride: String) throws {
        let shell = try Shell()
        let code = "numbers.debounce(for: \(stride), scheduler: DispatchQueue.main).sink { tell($0) }.store(in: &bag); numbers.send(7)"
        shell.feed("clock manual\n" + Self.model(code) + "\nroot Runner()")
        #expect(shell.error("tap runner1.body.button1") == nil)
        #expect(shell.error("tick 0.25s") == nil)
        #expect(shell.text("print heard") == "[]\n")
        #expect(shell.error("tick 0.1s") == nil)
        #expect(shell.text("print heard") == "[\"7\"]\n")
    }

    @Test(arguments: cases) func whatSubscribersHear(_ item: Case) throws {
        let shell = try Shell()
        let steps = shell.feed(Self.model(item.code) + "\nroot Runner()\ntap runner1.body.button1")
        for error in steps.compactMap(\.failure) { Issue.record("\(error.message)") }
        #expect(shell.text("print heard") == item.heard.debugDescription + "\n")
    }

    private static func model(_ code: String) -> String {
        """
        var heard: [String] = []
        func tell(_ value: Any) { heard.append("\\(value)") }
        func end(_ completion: Any) { heard.append("\\(completion)") }
        enum Oops: Error { case bad }
        extension Notification.Name { static let saved = Notification.Name("saved") }
        final class Model: ObservableObject {
            @Published var count = 0
            var double = 0
            let numbers = PassthroughSubject<Int, Never>()
            let others = PassthroughSubject<Int, Never>()
            let current = CurrentValueSubject<Int, Never>(1)
            var bag = Set<AnyCancellable>()
            func run() { \(code) }
        }
        struct Countdown: Publisher {
            typealias Output = Int
            typealias Failure = Never
            let from: Int
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                subscriber.receive(subscription: Counting(from, subscriber))
            }
        }
        final class Counting<S: Subscriber>: Subscription where S.Input == Int {
            private var left: Int
            private var subscriber: S?
            init(_ from: Int, _ subscriber: S) { (left, self.subscriber) = (from, subscriber) }
            func request(_ demand: Subscribers.Demand) {
                while left > 0, let listener = subscriber {
                    _ = listener.receive(left)
                    left -= 1
                }
                subscriber?.receive(completion: .finished)
            }
            func cancel() { subscriber = nil }
        }
        final class Listener: Subscriber {
            typealias Input = Int
            typealias Failure = Never
            let heard: (Int) -> Void
            init(_ heard: @escaping (Int) -> Void) { self.heard = heard }
            func receive(subscription: Subscription) { subscription.request(.unlimited) }
            func receive(_ input: Int) -> Subscribers.Demand {
                heard(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        final class Once: Subscriber {
            typealias Input = Int
            typealias Failure = Never
            let heard: (Int) -> Void
            var subscription: Subscription?
            init(_ heard: @escaping (Int) -> Void) { self.heard = heard }
            func receive(subscription: Subscription) {
                self.subscription = subscription
                subscription.request(.unlimited)
            }
            func receive(_ input: Int) -> Subscribers.Demand {
                heard(input)
                subscription?.cancel()
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) { heard(0) }
        }
        struct Runner: View {
            @StateObject var model = Model()
            var body: some View { Button("Run") { model.run() } }
        }
        """
    }
}
