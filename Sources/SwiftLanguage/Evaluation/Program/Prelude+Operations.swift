// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Operations, their queues and threads: what is waited for runs at once, the rest when the input is done, all of it on the main thread.
    static let operations = """
        class Operation {
            enum QueuePriority: Int { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }
            var name: String?
            var queuePriority = QueuePriority.normal
            var qualityOfService: Any?
            var completionBlock: (() -> Void)?
            private(set) var dependencies: [Operation] = []
            private(set) var isCancelled = false
            private var runs = false
            private var ended = false
            init() {}
            var isExecuting: Bool { runs }
            var isFinished: Bool { ended }
            var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
            var isAsynchronous: Bool { false }
            var isConcurrent: Bool { isAsynchronous }
            func addDependency(_ operation: Operation) { dependencies.append(operation) }
            func removeDependency(_ operation: Operation) { dependencies.removeAll { $0 === operation } }
            func cancel() { isCancelled = true }
            func main() {}
            func start() {
                if ended || runs { return }
                runs = true
                if !isCancelled { main() }
                runs = false
                ended = true
                completionBlock?()
            }
            func waitUntilFinished() { if !isFinished { start() } }
        }
        final class BlockOperation: Operation {
            private(set) var executionBlocks: [() -> Void] = []
            init(block: @escaping () -> Void) { executionBlocks = [block] }
            func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }
            override func main() { for block in executionBlocks { block() } }
        }
        final class OperationQueue {
            static let defaultMaxConcurrentOperationCount = -1
            static let main = OperationQueue()
            static var current: OperationQueue? { main }
            var name: String?
            var maxConcurrentOperationCount = -1
            var qualityOfService: Any?
            var isSuspended = false { didSet { if !isSuspended { for _ in operations { _runLater() } } } }
            private(set) var operations: [Operation] = []
            init() {}
            var operationCount: Int { operations.count }
            func addOperation(_ operation: Operation) {
                operations.append(operation)
                _runLater()
            }
            func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }
            func addOperations(_ operations: [Operation], waitUntilFinished: Bool) {
                for operation in operations { addOperation(operation) }
                if waitUntilFinished { waitUntilAllOperationsAreFinished() }
            }
            func addBarrierBlock(_ block: @escaping () -> Void) { addOperation(block) }
            func cancelAllOperations() { for operation in operations { operation.cancel() } }
            func waitUntilAllOperationsAreFinished() { while !isSuspended, _runNext() {} }
            private func _runLater() { DispatchQueue.main.async { if !self.isSuspended { _ = self._runNext() } } }
            private func _runNext() -> Bool {
                let ready = operations.filter { $0.isReady }
                guard let priority = ready.map({ $0.queuePriority.rawValue }).max(),
                    let next = ready.first(where: { $0.queuePriority.rawValue == priority })
                else { return false }
                operations.removeAll { $0 === next }
                next.start()
                return true
            }
        }
        class Thread: CustomStringConvertible {
            static let main = Thread()
            static let isMainThread = true
            static let callStackSymbols: [String] = []
            static var current: Thread { main }
            static func isMultiThreaded() -> Bool { true }
            static func sleep(forTimeInterval interval: TimeInterval) {}
            static func sleep(until date: Date) {}
            static func threadPriority() -> Double { 0.5 }
            static func detachNewThread(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
            private let block: (() -> Void)?
            private var state = 0
            private(set) var isCancelled = false
            var name: String?
            var qualityOfService: Any?
            var stackSize = 524_288
            var threadPriority = 0.5
            let threadDictionary = NSMutableDictionary()
            init() { block = nil }
            init(block: @escaping () -> Void) { self.block = block }
            var isMainThread: Bool { self === Thread.main }
            var isExecuting: Bool { state == 1 || isMainThread }
            var isFinished: Bool { state == 2 }
            var description: String { isMainThread ? "<_NSMainThread>{number = 1, name = main}" : "<NSThread>{name = \\(name ?? "(null)")}" }
            func cancel() { isCancelled = true }
            func main() { block?() }
            func start() {
                DispatchQueue.main.async {
                    self.state = 1
                    self.main()
                    self.state = 2
                }
            }
        }
        """
}
