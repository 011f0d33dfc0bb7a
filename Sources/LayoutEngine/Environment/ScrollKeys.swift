// SPDX-License-Identifier: GPL-3.0-or-later

extension EnvironmentKeys {
    /// What scroll views inside add around their content and indicators (S2.14).
    public static let contentMargins = EnvironmentKey("contentMargins", default: ContentMargins.none)
    /// Which points scroll views inside keep in place (S6.1).
    public static let scrollAnchors = EnvironmentKey("defaultScrollAnchor", default: ScrollAnchors())
    /// The ScrollViewReaders around, the outermost first (S5.8).
    package static let scrollReaders = EnvironmentKey("scrollReaders", default: [ViewPath]())
    /// The nearest container of containerRelativeFrame (S10.1).
    static let containerSize = EnvironmentKey("containerSize", default: ContainerLength(.zero))
    /// The bar whose large title collapses as the content scrolls (S2.23); nil in scroll views, which take it for themselves.
    static let barCollapse = EnvironmentKey("barCollapse", default: BarCollapse?.none)
    /// The bar of the navigation view around, in scroll views, too; nil outside of any.
    static let enclosingBar = EnvironmentKey("enclosingBar", default: BarCollapse?.none)
}

/// The size of a container, known only once it is placed: views that measured with another are measured again in the next pass.
// Unchecked: one thread lays out a tree.
final class ContainerLength: @unchecked Sendable {
    private var known: CGSize?
    private var usedAxes: Axis.Set = []
    /// The pass in which it turned out to be another than views had measured with.
    private var failedGeneration: Int?
    private var asked: (size: CGSize, generation: Int)?
    /// Is it that of a scroll view? Outside of any, lazy content is built whole (S11.7).
    let isScrolled: Bool

    init(_ size: CGSize? = nil, isScrolled: Bool = false) { (known, self.isScrolled) = (size, isScrolled) }

    /// Zero before anything is known.
    var size: CGSize { known ?? .zero }

    /// The length that a view takes on an axis: it is measured again when that changes.
    func length(_ axis: Axis) -> Double {
        usedAxes.insert(Axis.Set(axis))
        return size[axis]
    }

    /// The length on an axis if some view took it.
    func used(_ axis: Axis) -> Double? { usedAxes.contains(axis: axis) ? size[axis] : nil }

    /// Did everything in this pass measure with the size that the container has?
    func isReliable(in pass: LayoutPass) -> Bool { failedGeneration != pass.generation }

    /// What the container will be if it is placed as it is now asked to: content that measures meanwhile is right at once.
    func expect(_ size: CGSize, _ pass: LayoutPass) {
        if known == nil, usedAxes.isEmpty { known = size }
        if asked?.generation != pass.generation { asked = (size, pass.generation) }
    }

    /// What the container was first asked to be in this pass: what its own answer makes a parent ask for later is no reason to grow (S10.3).
    func firstAsked(in pass: LayoutPass) -> CGSize? { asked?.generation == pass.generation ? asked?.size : nil }

    /// - Returns: false where something measured with another size: it measures again in the next pass, and this one proves nothing.
    @discardableResult
    func settle(_ size: CGSize, _ pass: LayoutPass) -> Bool {
        let isWrong = Axis.allCases.contains { axis in used(axis).map { $0 != size[axis] } ?? false }
        known = size
        guard isWrong else { return true }
        failedGeneration = pass.generation
        pass.requestAnotherPass()
        return false
    }
}
