// SPDX-License-Identifier: GPL-3.0-or-later

extension EnvironmentKeys {
    public static let contentMargins = EnvironmentKey("contentMargins", default: ContentMargins.none)
    public static let scrollAnchors = EnvironmentKey("defaultScrollAnchor", default: ScrollAnchors())
    /// The ScrollViewReaders around, the outermost first (S5.8).
    public static let scrollReaders = EnvironmentKey("scrollReaders", default: [ViewPath]())
    /// The nearest container of containerRelativeFrame (S10.1).
    static let containerSize = EnvironmentKey("containerSize", default: ContainerLength(.zero))
}

/// The size of a container, known only once it is placed: views that measured with another are measured again in the next pass.
final class ContainerLength: @unchecked Sendable {
    private var size: CGSize?
    private var isUsed = false

    init(_ size: CGSize? = nil) { self.size = size }

    /// Zero before anything is known.
    var value: CGSize {
        isUsed = true
        return size ?? .zero
    }

    /// What the container will be if it is placed as it is now asked to: content that measures meanwhile is right at once.
    func expect(_ size: CGSize) {
        if self.size == nil, !isUsed { self.size = size }
    }

    /// - Returns: false where something measured with another size: it measures again in the next pass, and this one proves nothing.
    @discardableResult
    func settle(_ size: CGSize, _ pass: LayoutPass) -> Bool {
        guard size != self.size else { return true }
        self.size = size
        if isUsed { pass.requestAnotherPass() }
        return !isUsed
    }
}
