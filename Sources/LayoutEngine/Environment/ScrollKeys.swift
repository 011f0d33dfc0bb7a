// SPDX-License-Identifier: GPL-3.0-or-later

extension EnvironmentKeys {
    public static let contentMargins = EnvironmentKey("contentMargins", default: ContentMargins.none)
    public static let scrollAnchors = EnvironmentKey("defaultScrollAnchor", default: ScrollAnchors())
    /// The nearest container of containerRelativeFrame (S10.1).
    static let containerSize = EnvironmentKey("containerSize", default: ContainerLength(.zero))
}

/// The size of a container, known only once it is placed: views that measured with another are measured again in the next pass.
final class ContainerLength: @unchecked Sendable {
    private var size: CGSize

    init(_ size: CGSize) { self.size = size }

    func value(_ pass: LayoutPass) -> CGSize { size }

    func settle(_ size: CGSize, _ pass: LayoutPass) {
        guard size != self.size else { return }
        self.size = size
        pass.requestAnotherPass()
    }
}
