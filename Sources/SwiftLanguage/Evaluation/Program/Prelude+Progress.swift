// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `Progress`: how much of a work is done, with the parts of it that others do.
    static let progress = """
        final class Progress {
            var totalUnitCount: Int64
            var completedUnitCount: Int64 = 0 { didSet { _tellParent() } }
            var localizedDescription = ""
            var localizedAdditionalDescription = ""
            var kind: Any?
            var isCancellable = true
            var isPausable = false
            private(set) var isCancelled = false
            private(set) var isPaused = false
            var cancellationHandler: (() -> Void)?
            var pausingHandler: (() -> Void)?
            private var children: [(progress: Progress, count: Int64)] = []
            private weak var parent: Progress?
            init(totalUnitCount: Int64) { self.totalUnitCount = totalUnitCount }
            init(totalUnitCount: Int64, parent: Progress, pendingUnitCount: Int64) {
                self.totalUnitCount = totalUnitCount
                parent.addChild(self, withPendingUnitCount: pendingUnitCount)
            }
            static func discreteProgress(totalUnitCount: Int64) -> Progress { Progress(totalUnitCount: totalUnitCount) }
            func addChild(_ child: Progress, withPendingUnitCount count: Int64) {
                child.parent = self
                children.append((child, count))
                child._tellParent()
            }
            private func _tellParent() {
                guard let parent, isFinished, let place = parent.children.firstIndex(where: { $0.progress === self }) else { return }
                let count = parent.children.remove(at: place).count
                parent.completedUnitCount += count
            }
            var isIndeterminate: Bool { totalUnitCount < 0 || completedUnitCount < 0 || (totalUnitCount == 0 && completedUnitCount == 0) }
            var fractionCompleted: Double {
                if isIndeterminate { return 0 }
                if totalUnitCount == 0 { return 1 }
                let ofChildren = children.reduce(0.0) { $0 + Double($1.count) * $1.progress.fractionCompleted }
                return (Double(completedUnitCount) + ofChildren) / Double(totalUnitCount)
            }
            var isFinished: Bool { !isIndeterminate && completedUnitCount >= totalUnitCount }
            func cancel() {
                if isCancelled { return }
                isCancelled = true
                cancellationHandler?()
                for child in children { child.progress.cancel() }
            }
            func pause() {
                isPaused = true
                pausingHandler?()
            }
            func resume() { isPaused = false }
        }
        """
}
