// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Dispatch and the timers of Foundation, in Swift: every queue is the main one, and time is the virtual clock's.
    static let dispatch = """
        final class DispatchQueue {
            enum QoS { case userInteractive, userInitiated, `default`, utility, background, unspecified }
            enum GlobalQueuePriority { case high, `default`, low, background }
            enum Attributes { case concurrent, initiallyInactive }
            let label: String
            static let main = DispatchQueue(label: "com.apple.main-thread")
            static func global(qos: QoS = .default) -> DispatchQueue { main }
            static func global(priority: GlobalQueuePriority) -> DispatchQueue { main }
            init(label: String, qos: QoS = .unspecified, attributes: Attributes? = nil, autoreleaseFrequency: Any? = nil, target: Any? = nil) {
                self.label = label
            }
            func async(group: DispatchGroup? = nil, qos: QoS = .unspecified, flags: Any? = nil, execute work: @escaping () -> Void) {
                _ = _VirtualClock.schedule(after: 0) { work(); group?.leave() }
                group?.enter()
            }
            func async(execute workItem: DispatchWorkItem) { _ = _VirtualClock.schedule(after: 0) { workItem.perform() } }
            func asyncAfter(deadline: DispatchTime, qos: QoS = .unspecified, flags: Any? = nil, execute work: @escaping () -> Void) {
                _ = _VirtualClock.schedule(after: deadline, work)
            }
            func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
                _ = _VirtualClock.schedule(after: deadline) { workItem.perform() }
            }
            func asyncAfter(wallDeadline: DispatchTime, execute work: @escaping () -> Void) { _ = _VirtualClock.schedule(after: wallDeadline, work) }
            func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
        }
        extension DispatchQueue {
            struct SchedulerTimeType {
                struct Stride: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
                    let timeInterval: TimeInterval
                    init(floatLiteral value: Double) { timeInterval = value }
                    init(integerLiteral value: Int) { timeInterval = Double(value) }
                    init(_ timeInterval: DispatchTimeInterval) { self.timeInterval = _VirtualClock.seconds(timeInterval) }
                    init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
                    static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
                    static func seconds(_ s: Double) -> Stride { Stride(s) }
                    static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
                    static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
                    static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
                    static func < (a: Stride, b: Stride) -> Bool { a.timeInterval < b.timeInterval }
                }
            }
        }
        final class DispatchWorkItem {
            private let block: () -> Void
            private(set) var isCancelled = false
            private var followers: [() -> Void] = []
            init(qos: DispatchQueue.QoS = .unspecified, flags: Any? = nil, block: @escaping () -> Void) { self.block = block }
            func perform() {
                if isCancelled { return }
                block()
                for follower in followers { follower() }
            }
            func cancel() { isCancelled = true }
            func notify(queue: DispatchQueue, execute: @escaping () -> Void) { followers.append(execute) }
            func wait() {}
        }
        final class DispatchGroup {
            private var open = 0
            private var followers: [() -> Void] = []
            init() {}
            func enter() { open += 1 }
            func leave() {
                open -= 1
                if open == 0 { finish() }
            }
            func notify(queue: DispatchQueue, execute: @escaping () -> Void) {
                followers.append(execute)
                if open == 0 { _ = _VirtualClock.schedule(after: 0) { self.finish() } }
            }
            func wait() {}
            private func finish() {
                let due = followers
                followers = []
                for follower in due { follower() }
            }
        }
        final class DispatchSemaphore {
            init(value: Int) {}
            func wait() {}
            func signal() -> Int { 0 }
        }
        final class Timer: Hashable {
            let timeInterval: Double
            let repeats: Bool
            var tolerance = 0.0
            var userInfo: Any?
            private(set) var isValid = true
            private var work = 0
            private let block: (Timer) -> Void
            init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
                timeInterval = interval
                self.repeats = repeats
                self.block = block
            }
            static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer {
                let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
                timer.begin()
                return timer
            }
            static func scheduledTimer(timeInterval: Double, target: Any, selector: Any, userInfo: Any?, repeats: Bool) -> Timer {
                let timer = Timer(timeInterval: timeInterval, repeats: repeats) { _VirtualClock.perform(selector, target, $0) }
                timer.userInfo = userInfo
                timer.begin()
                return timer
            }
            var fireDate: Date { Date().addingTimeInterval(timeInterval) }
            func fire() {
                if !isValid { return }
                if !repeats { isValid = false }
                block(self)
            }
            func invalidate() {
                isValid = false
                _VirtualClock.cancel(work)
            }
            func begin() {
                if work != 0 { return }
                work = repeats ? _VirtualClock.schedule(every: timeInterval) { self.fire() } : _VirtualClock.schedule(after: timeInterval) { self.fire() }
            }
            static func == (a: Timer, b: Timer) -> Bool { a === b }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
            static func publish(every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: Any? = nil) -> TimerPublisher {
                TimerPublisher(interval: interval)
            }
            final class TimerPublisher: ConnectablePublisher {
                let interval: Double
                private var dates = PassthroughSubject<Date, Never>()
                private var work = 0
                init(interval: Double) { self.interval = interval }
                func attach(_ receiveValue: @escaping (Date) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
                    dates.attach(receiveValue, receiveCompletion)
                }
                func connect() -> Cancellable {
                    if work == 0 { work = _VirtualClock.schedule(every: interval) { self.dates.send(Date()) } }
                    return Connection(timer: self)
                }
                func autoconnect() -> Autoconnected { Autoconnected(upstream: self) }
                func takesOver(_ other: Any) -> Bool {
                    guard let other = other as? TimerPublisher, other.interval == interval else { return false }
                    dates = other.dates
                    work = other.work
                    return true
                }
                func stop() {
                    _VirtualClock.cancel(work)
                    work = 0
                }
            }
            final class Connection: Cancellable {
                let timer: TimerPublisher
                init(timer: TimerPublisher) { self.timer = timer }
                func cancel() { timer.stop() }
            }
            final class Autoconnected: _Attachable {
                private(set) var upstream: TimerPublisher
                init(upstream: TimerPublisher) { self.upstream = upstream }
                func attach(_ receiveValue: @escaping (Date) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
                    let inner = upstream.attach(receiveValue, receiveCompletion)
                    let connection = upstream.connect()
                    return AnyCancellable { inner.cancel(); connection.cancel() }
                }
                func takesOver(_ other: Any) -> Bool {
                    guard let other = other as? Autoconnected, other.upstream.interval == upstream.interval else { return false }
                    upstream = other.upstream
                    return true
                }
            }
        }
        extension RunLoop {
            typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
            func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.begin() }
        }
        struct Notification {
            let name: Notification.Name
            var object: Any?
            var userInfo: [AnyHashable: Any]?
            init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
                self.name = name
                self.object = object
                self.userInfo = userInfo
            }
        }
        let NSEC_PER_SEC: UInt64 = 1_000_000_000
        let NSEC_PER_MSEC: UInt64 = 1_000_000
        let NSEC_PER_USEC: UInt64 = 1_000
        let USEC_PER_SEC: UInt64 = 1_000_000
        let MSEC_PER_SEC: UInt64 = 1_000
        // Time stands still while code runs: nothing waits.
        @discardableResult func sleep(_ seconds: UInt32) -> UInt32 { 0 }
        @discardableResult func usleep(_ microseconds: UInt32) -> Int32 { 0 }
        final class NotificationCenter {
            static let `default` = NotificationCenter()
            private let posts = PassthroughSubject<Notification, Never>()
            private var observers: [AnyCancellable] = []
            private var targets: [(id: ObjectIdentifier, observer: AnyCancellable)] = []
            func publisher(for name: Notification.Name, object: Any? = nil) -> AnyPublisher<Notification, Never> { posts.filter { $0.name == name } }
            func post(_ notification: Notification) { posts.send(notification) }
            func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
                posts.send(Notification(name: name, object: object, userInfo: userInfo))
            }
            func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> AnyCancellable {
                let observer = posts.sink { if name == nil || $0.name == name { block($0) } }
                observers.append(observer)
                return observer
            }
            func addObserver(_ target: Any, selector: Any, name: Notification.Name?, object: Any?) {
                let observer = posts.sink { [weak target] notification in
                    if let target, name == nil || notification.name == name { _VirtualClock.perform(selector, target, notification) }
                }
                targets.append((ObjectIdentifier(target), observer))
            }
            func removeObserver(_ observer: Any) {
                (observer as? AnyCancellable)?.cancel()
                for target in targets where target.id == ObjectIdentifier(observer) { target.observer.cancel() }
                targets.removeAll { $0.id == ObjectIdentifier(observer) }
            }
            func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {}
        }
        """
}
