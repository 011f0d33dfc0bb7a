// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What whole programs do: stores, parsers, caches and repositories, with the protocols, wrappers and sequences that they declare.
    static let programs = reading(
        ##"""
        @propertyWrapper struct Limited<V: Comparable> { private var v: V; let range: ClosedRange<V>; init(wrappedValue: V, _ r: ClosedRange<V>) { range = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
            var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }
            var projectedValue: Self { get { self } set { self = newValue } } }
        struct Settings { @Limited(0...1) var ratio = 0.5; @Limited(0...9) var steps = 3; mutating func widen() { $ratio = Limited(wrappedValue: 3, 0...4) }; var half: String { "\($ratio.range.upperBound / 2) \($steps.range.upperBound / 2)" } }
        func t() -> String { var s = Settings(); s.$ratio = Limited(wrappedValue: 12, 0...10); let a = "\(s.ratio) \(s.$ratio.range) \(s.half)"; s.widen(); return "\(a) \(s.ratio) \(s.half)" }
        //= 10.0 0.0...10.0 5.0 4 3.0 2.0 4
        ----
        struct Fib: LazySequenceProtocol, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
        struct Countdown: Sequence { let from: Double; func makeIterator() -> some IteratorProtocol<Double> { var n = from; return AnyIterator { n > 0 ? { n -= 1; return n + 1 }() : nil } } }
        extension Sequence where Element: AdditiveArithmetic { var sum: Element { reduce(.zero, +) } }
        func t() -> String { let even = Fib().filter { $0 % 2 == 0 }; return "\(Array(Fib().prefix(6))) \(even.first { $0 > 100 } ?? 0) \(Array(even.map { $0 * 10 }.prefix(3))) \(Fib().first { $0 > 50 } ?? 0) \(Countdown(from: 4).sum) \(Countdown(from: 3).map { $0 / 2 })" }
        //= [0, 1, 1, 2, 3, 5] 144 [0, 20, 80] 55 10.0 [1.5, 1.0, 0.5]
        ----
        struct Slot { var held: Int?; func or(_ other: @autoclosure () -> Int) -> Int { held ?? other() }; func orSlot(_ other: @autoclosure @escaping () -> Slot) -> Slot { let later = other; return Slot(held: held ?? later().held) } }
        final class Tally { var asked = 0; func made(_ n: Int) -> Int { asked += 1; return n } ; func note(_ isOn: Bool, _ text: @autoclosure () -> String) -> String { isOn ? text() : "" } }
        func t() -> String { var out: [String] = []; let tally = Tally(); for i in 0..<3 { out.append("\(Slot(held: i == 1 ? nil : i).or(tally.made(i * 10)))"); out.append("\(Slot(held: nil).orSlot(Slot(held: i)).held!)"); out.append(tally.note(i > 1, "n\(tally.made(i))")) }; return "\(out) \(tally.asked)" }
        //= ["0", "0", "", "10", "1", "", "2", "2", "n2"] 2
        ----
        struct Reading<Output> { let read: (String) -> Output?
            func map<T>(_ change: @escaping (Output) -> T) -> Reading<T> { .init { text in self.read(text).map(change) } }
            func or(_ other: @autoclosure @escaping () -> Reading) -> Reading { .init { text in self.read(text) ?? other().read(text) } } }
        indirect enum Token: Equatable { case number(Int), word(String), nested(Token) }
        let number = Reading<Int> { Int($0) }, word = Reading<String> { $0.first == "(" ? nil : $0 }
        func token() -> Reading<Token> { number.map(Token.number).or(word.map(Token.word)).or(Reading { $0.last == ")" ? token().read(String($0.dropFirst().dropLast())) : nil }.map(Token.nested)) }
        func t() -> String { "\(token().read("5")!) \(token().read("a")!) \(token().read("((7))")!) \(token().read("(x") as Any)" }
        //= number(5) word("a") nested(Token.nested(Token.number(7))) nil
        ----
        @propertyWrapper struct Counted<V> { private var value: V; private(set) var reads = 0; init(wrappedValue: V) { value = wrappedValue }
            var wrappedValue: V { mutating get { reads += 1; return value } set { value = newValue } }
            var projectedValue: Int { mutating get { reads += 100; return reads } } }
        final class Holder { @Counted var name = "a"; init() { _ = $name; _ = name }; func look() -> String { name } ; var total: Int { $name } }
        struct Form { @Counted var age = 1; mutating func ask() -> Int { _ = age; return $age } }
        func t() -> String { let h = Holder(); _ = h.look(); h.name = "b"; let first = h.$name; var f = Form(); let asked = f.ask(); _ = f.age; return "\(first) \(h.total) \(h.name) \(h.$name) \(asked) \(f.$age)" }
        //= 202 302 b 403 101 202
        ----
        struct Step<In, Out> { let run: (In) -> Out; init(_ run: @escaping (In) -> Out) { self.run = run }
            static func | <T>(left: Self, right: Step<Out, T>) -> Step<In, T> { Step<In, T> { right.run(left.run($0)) } } }
        func t() -> String { let split = Step<String, [Int]> { $0.split(separator: ",").compactMap { Int($0) } }; let sum = split | .init { $0.reduce(0, +) }; let text = sum | .init { "\($0 * 2)!" } | .init(\.count); return "\(sum.run("1,2,3")) \(text.run("20,30"))" }
        //= 6 4
        ----
        struct Ring: RandomAccessCollection { private var held: [Int]; private(set) var count: Int; var first: Int? { held.first }; init(_ held: Int...) { self.held = held; count = held.count }; var startIndex: Int { 0 }; var endIndex: Int { count }; subscript(place: Int) -> Int { held[place] } }
        func t() -> String { let ring = Ring(4, 5, 6); var out: [Int] = []; for k in 4...6 { out.append(ring.count { $0 >= k }); out.append(ring.first { $0 > k } ?? -1); out.append(ring.first(where: { $0 == k }) ?? -1) }; return "\(out) \(ring.count) \(ring.first!) \(ring.count(where: { $0 == 5 })) \(ring.last { $0 < 6 } ?? 0)" }
        //= [3, 5, 4, 2, 6, 5, 1, -1, 6] 3 4 1 5
        ----
        protocol Kind { associatedtype Item; static var title: String { get }; var items: [Item] { get } }
        struct Crate<T>: Kind { static var title: String { "Crate<\(T.self)>" }; static func of(_ items: T...) -> Crate { Crate(items: items) }; var items: [T] = [] }
        final class Bag<T>: Kind { class var title: String { "Bag<\(T.self)>" }; var items: [T] = []; init(_ items: [T]) { self.items = items } }
        func title<K: Kind>(_ kind: K) -> String { "\(K.title) \(K.self) \(type(of: kind).title)" }
        func t() -> String { let kinds: [any Kind] = [Crate(items: ["a"]), Crate<Int>(), Bag([1.5])]; return "\(kinds.map { title($0) }) \(kinds.map { type(of: $0).title }) \(type(of: kinds[0]) == type(of: kinds[1])) \(Crate<Int>.self == Crate<String>.self) \(type(of: Crate<Int>.of(1)) == Crate<Int>.self) \(ObjectIdentifier(Crate<Int>.self) == ObjectIdentifier(Crate<Bool>.self))" }
        //= ["Crate<String> Crate<String> Crate<String>", "Crate<Int> Crate<Int> Crate<Int>", "Bag<Double> Bag<Double> Bag<Double>"] ["Crate<String>", "Crate<Int>", "Bag<Double>"] false false true false
        ----
        struct Stack<Element> { private var held: [Element] = []; var count: Int { held.count }; mutating func push(_ new: Element) { held.append(new) }; mutating func pop() -> Element? { held.popLast() } }
        struct Heap { private var held: [Int] = []; var isEmpty: Bool { held.isEmpty }
            mutating func insert(_ new: Int) { held.append(new); rise(from: held.count - 1) }
            private mutating func rise(from start: Int) { var place = start; while place > 0, held[place] < held[(place - 1) / 2] { held.swapAt(place, (place - 1) / 2); place = (place - 1) / 2 } }
            mutating func first() -> Int? { guard let first = held.first else { return nil }; let last = held.removeLast(); if !held.isEmpty { held[0] = last; sink(from: 0) }; return first }
            private mutating func sink(from start: Int) { var place = start; while true { var least = place; for child in [2 * place + 1, 2 * place + 2] where child < held.count && held[child] < held[least] { least = child }; if least == place { return }; held.swapAt(place, least); place = least } } }
        final class Owner { var stack = Stack<String>(); var nested = (heap: Heap(), n: 0) }
        func t() -> String { var stack = Stack<Int>(), heap = Heap(); let owner = Owner(); for i in 0..<9_000 { stack.push(i); owner.stack.push("\(i)") }; for i in 0..<3_000 { heap.insert((i * 7919) % 3_001) }; var order: [Int] = []; while let next = heap.first() { order.append(next) }; let top = (stack.pop(), stack.pop()); return "\(stack.count) \(top.0!) \(top.1!) \(owner.stack.count) \(owner.stack.pop()!) \(order == order.sorted()) \(order.count) \(heap.isEmpty)" }
        //= 8998 8999 8998 9000 8999 true 3000 true
        """##)
}
