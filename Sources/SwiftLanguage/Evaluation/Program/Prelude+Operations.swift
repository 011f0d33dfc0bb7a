// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Operations and their queues: what is waited for runs at once, the rest when the input is done.
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
        """
}
