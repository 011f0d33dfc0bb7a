// SPDX-License-Identifier: GPL-3.0-or-later

/// A node at a place of the tree: with its environment, its children, what it answered and where it was placed.
/// The memo belongs to it, so an unchanged element keeps its answers from pass to pass.
///
/// One thread lays out a tree, and no algorithm holds on to a stored property while it asks a child: the run-time checks of
/// exclusive access are off where layout comes by millions of times.
public final class Element {
    public let node: Node
    public let environment: EnvironmentValues
    public let owner: ViewPath
    let stackAxis: Axis?
    /// A modifier's content, given by the view list; nil for views that make their own children.
    private let content: Element?
    @exclusivity(unchecked) private var storedChildren: [Element]?
    @exclusivity(unchecked) private(set) var traits = Traits()

    // MARK: memo
    @exclusivity(unchecked) var memo = SizeMemo()

    // MARK: the place, in the parent's coordinates
    @exclusivity(unchecked) public internal(set) var origin = CGPoint.zero
    @exclusivity(unchecked) public internal(set) var size = CGSize.zero
    @exclusivity(unchecked) public internal(set) var proposal = ProposedViewSize.unspecified
    @exclusivity(unchecked) var isPlaced = false
    /// Did proposal or size change since the children were placed?
    @exclusivity(unchecked) var needsPlacement = true

    /// A candidate that was not chosen: there for the next choice, not on the screen.
    var isLeftOut = false

    /// What only some nodes keep between measuring and placing: the size of a viewport, the rows of a lazy stack…
    var storage: AnyObject?

    struct Traits: OptionSet {
        let rawValue: UInt8
        static let resolved = Traits(rawValue: 1)
        static let independent = Traits(rawValue: 2)
        static let volatilePlace = Traits(rawValue: 4)
        static let volatileSize = Traits(rawValue: 8)
        static let explicitGuides = Traits(rawValue: 16)
        static let dynamicChildren = Traits(rawValue: 32)
        /// Node and everything in it are plain: measured without elements, which are made when somebody looks at them.
        static let plain = Traits(rawValue: 64)
        /// A plain view with more views in it than the limit: nothing is shown of them. (A node may stand in a tree any number of times.)
        static let closed = Traits(rawValue: 128)
    }

    public convenience init(node: Node, site: ViewSite) {
        self.init(node: node, environment: site.environment, owner: site.owner, stackAxis: site.stackAxis, content: nil)
    }

    init(node: Node, environment: EnvironmentValues, owner: ViewPath, stackAxis: Axis?, content: Element?) {
        self.node = node
        self.environment = environment
        self.owner = owner
        self.stackAxis = stackAxis
        self.content = content
    }

    /// The children in order, made when first asked for.
    @inline(__always)
    public func children(_ pass: LayoutPass) -> [Element] {
        if let storedChildren { return storedChildren }
        return makeChildren(pass)
    }

    private func makeChildren(_ pass: LayoutPass) -> [Element] {
        var site = ViewSite(environment: environment, owner: owner, stackAxis: stackAxis, pass: pass)
        site = site.forChildren(of: node)
        let made = node.makeChildren(site, of: self)
        if made.isDynamic { traits.insert(.dynamicChildren) }
        let all = content.map { [$0] + made.elements } ?? made.elements
        storedChildren = all
        if traits.contains(.plain) {
            // They were counted with the outermost plain view.
            for child in all { child.traits = Self.plainTraits(child.node) }
        } else {
            pass.didMakeElements(made.elements.count)
        }
        return all
    }

    /// The children as they were last made, without making any.
    /// Those of a plain view are made and placed now, if nobody looked at them before.
    public var existingChildren: [Element] {
        if traits.contains(.plain), isPlaced, !isUnfolded { unfold() }
        return storedChildren ?? content.map { [$0] } ?? []
    }

    /// Are the children of a plain view where its size and proposal put them?
    @exclusivity(unchecked) private var isUnfolded = false

    func fold() { isUnfolded = false }

    private func unfold() {
        isUnfolded = true
        if traits.contains(.closed) {
            storedChildren = []
            return
        }
        let pass = LayoutPass(state: LayoutState(), options: LayoutOptions(), generation: 0)
        node.placeSubviews(in: size, proposal: proposal, LayoutSubview(element: self, pass: pass), PlacementContext(window: .zero))
    }

    /// Did a ForEach or a condition contribute to the children (L2.4)?
    var hasDynamicChildren: Bool { traits.contains(.dynamicChildren) }

    /// Replaces children that depend on the place (the content of a GeometryReader, the realized rows of a lazy stack).
    func replaceChildren(_ children: [Element]) { storedChildren = children }

    /// The same view at the same place of the tree, without anything that it answered: to be laid out on its own.
    public func fresh() -> Element {
        let copy = Element(node: node, environment: environment, owner: owner, stackAxis: stackAxis, content: content?.fresh())
        if node.hasGivenChildren { copy.storedChildren = storedChildren.map { $0.map { $0.fresh() } } }
        return copy
    }

    /// Settles, once, what the algorithms ask of an element again and again.
    @inline(__always)
    func resolveTraits(_ pass: LayoutPass) -> Traits {
        traits.contains(.resolved) ? traits : makeTraits(pass)
    }

    private static func plainTraits(_ node: Node) -> Traits {
        node.plain.flows ? [.resolved, .explicitGuides, .plain] : [.resolved, .independent, .plain]
    }

    /// How texts are set here.
    var textSetting: TextSetting { environment.textSetting }

    private func makeTraits(_ pass: LayoutPass) -> Traits {
        if pass.usesPlainViews, node.isPlain { return makePlainTraits(pass) }
        var volatilePlace = node.isVolatile
        var volatileSize = node.hasVolatileSize
        for child in children(pass) {
            let childTraits = child.resolveTraits(pass)
            volatilePlace = volatilePlace || childTraits.contains(.volatilePlace)
            volatileSize = volatileSize || childTraits.contains(.volatileSize)
        }
        let view = LayoutSubview(element: self, pass: pass)
        if volatilePlace { traits.insert(.volatilePlace) }
        if volatileSize { traits.insert(.volatileSize) }
        if node.mayHaveExplicitGuides(view) { traits.insert(.explicitGuides) }
        traits.insert(.resolved)
        // Last: it may ask the children, never this element's own traits.
        if !volatileSize, pass.usesIndependence, node.isIndependent(view) { traits.insert(.independent) }
        return traits
    }

    private func makePlainTraits(_ pass: LayoutPass) -> Traits {
        traits = Self.plainTraits(node)
        pass.didMakeElements(Int(node.plain.views))
        if pass.stop != nil { traits.insert(.closed) }
        return traits
    }
}
