// SPDX-License-Identifier: GPL-3.0-or-later

/// A node at a place of the tree: with its environment, its children, what it answered and where it was placed.
/// The views inside of a self-contained node have no elements (see `NodeFacts`).
///
/// Elements are what a layout works with and what the next one may take over; no question after a layout reads them. One thread lays out
/// a tree, and no algorithm holds on to a stored property while it asks a child: the run-time checks of exclusive access are off where
/// layout comes by millions of times.
package final class Element {
    let node: Node
    let environment: EnvironmentValues
    package let owner: ViewPath
    let stackAxis: Axis?
    /// A modifier's content, given by the view list; nil for views that make their own children.
    let content: Element?
    @exclusivity(unchecked) private var storedChildren: [Element]?
    @exclusivity(unchecked) private(set) var traits = Traits()
    /// Settled with the traits.
    @exclusivity(unchecked) private(set) var independence = Independence.none
    @exclusivity(unchecked) var memo = SizeMemo()
    @exclusivity(unchecked) var inquiries: InquiryMemo?
    /// See `textSettingNumber`; 0: not asked for yet.
    @exclusivity(unchecked) private var knownSetting: UInt32 = 0

    // MARK: the place, in the parent's coordinates
    @exclusivity(unchecked) var origin = CGPoint.zero
    @exclusivity(unchecked) var size = CGSize.zero
    @exclusivity(unchecked) var proposal = ProposedViewSize.unspecified
    @exclusivity(unchecked) var isPlaced = false
    /// Did proposal or size change since the children were placed?
    @exclusivity(unchecked) var needsPlacement = true

    /// A candidate that was not chosen: there for the next choice, not on the screen.
    var isLeftOut = false

    /// What only some nodes keep between measuring and placing: the size of a viewport, the rows of a lazy stack…
    var storage: AnyObject?

    /// A value to be kept so.
    final class Kept<Value> {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    struct Traits: OptionSet {
        let rawValue: UInt16
        static let resolved = Traits(rawValue: 1)
        static let volatilePlace = Traits(rawValue: 4)
        static let volatileSize = Traits(rawValue: 8)
        static let dynamicChildren = Traits(rawValue: 32)
        /// More views in a self-contained node than the limit: nothing is shown of them. (A node may stand in a tree any number of times.)
        static let closed = Traits(rawValue: 64)
        /// The axes of guides that it may set itself: the bits from the eighth.
        var guideAxes: Axis.Set { Axis.Set(rawValue: Int(rawValue >> 8)) }
    }

    convenience init(node: Node, site: ViewSite) {
        self.init(node: node, environment: site.environment, owner: site.owner, stackAxis: site.stackAxis, content: nil)
    }

    init(node: Node, environment: EnvironmentValues, owner: ViewPath, stackAxis: Axis?, content: Element?) {
        (self.node, self.environment, self.owner, self.stackAxis, self.content) = (node, environment, owner, stackAxis, content)
    }

    // MARK: children

    /// The children in order, made when first asked for; a self-contained node has none.
    @inline(__always)
    func children(_ pass: LayoutPass) -> [Element] {
        if let storedChildren { return storedChildren }
        return makeChildren(pass)
    }

    private func makeChildren(_ pass: LayoutPass) -> [Element] {
        if node.facts.isSelfContained {
            storedChildren = []
            return []
        }
        let made = node.makeChildren(site(pass).forChildren(of: node), of: self)
        if made.isDynamic { traits.insert(.dynamicChildren) }
        let all = content.map { [$0] + made.elements } ?? made.elements
        storedChildren = all
        pass.didMakeElements(made.elements.count)
        return all
    }

    /// The children as they were last made, without making any.
    var existingChildren: [Element] { storedChildren ?? content.map { [$0] } ?? [] }

    /// Did a ForEach or a condition contribute to the children (L2.4)?
    var hasDynamicChildren: Bool { traits.contains(.dynamicChildren) }

    /// Replaces children that depend on the place (the content of a GeometryReader, the realized rows of a lazy stack).
    func replaceChildren(_ children: [Element]) { storedChildren = children }

    /// The same view at the same place of the tree, without anything that it answered: to be laid out on its own.
    func fresh() -> Element {
        let copy = Element(node: node, environment: environment, owner: owner, stackAxis: stackAxis, content: content?.fresh())
        if node.hasGivenChildren { copy.storedChildren = storedChildren.map { $0.map { $0.fresh() } } }
        return copy
    }

    // MARK: traits

    /// Settles, once, what the algorithms ask of an element again and again.
    @inline(__always)
    func resolveTraits(_ pass: LayoutPass) -> Traits { traits.contains(.resolved) ? traits : makeTraits(pass) }

    private func makeTraits(_ pass: LayoutPass) -> Traits {
        if node.facts.isSelfContained { return makeTraits(of: node.facts, pass) }
        var volatilePlace = node.isVolatile
        var volatileSize = node.hasVolatileSize
        // A layout that is over goes no deeper: a view may stand in itself twice, again and again.
        for child in children(pass) where !pass.isStopped {
            let childTraits = child.resolveTraits(pass)
            volatilePlace = volatilePlace || childTraits.contains(.volatilePlace)
            volatileSize = volatileSize || childTraits.contains(.volatileSize)
        }
        let view = LayoutSubview(element: self, pass: pass)
        if volatilePlace { traits.insert(.volatilePlace) }
        if volatileSize { traits.insert(.volatileSize) }
        traits.formUnion(Traits(rawValue: UInt16(node.guideAxes(view).rawValue << 8)))
        traits.insert(.resolved)
        // Last: it may ask the children, never this element's own traits.
        if !volatileSize { independence = node.independence(view) }
        return traits
    }

    private func makeTraits(of facts: NodeFacts, _ pass: LayoutPass) -> Traits {
        traits.insert(.resolved)
        independence = facts.independence
        traits.formUnion(Traits(rawValue: UInt16(facts.guideAxes.rawValue << 8)))
        pass.didMakeElements(Int(facts.views))
        if pass.stop != nil { traits.insert(.closed) }
        return traits
    }

    /// How texts are set here, by the number of the setting.
    var textSettingNumber: UInt32 {
        if knownSetting == 0 { knownSetting = environment.textSetting.number }
        return knownSetting
    }
}

extension Element {
    /// The nodes of this view and, through modifiers alone, of those inside it, from outside in.
    var layers: some Sequence<Node> {
        var element: Element? = self
        var inner: Node?
        return AnyIterator {
            guard let node = inner ?? element?.node else { return nil }
            inner = nil
            if let unary = node as? UnaryNode, node.facts.isSelfContained {
                inner = unary.content
            } else {
                element = node is UnaryNode ? element?.content : nil
            }
            return node
        }
    }

    package func firstLayer<T>(_ body: (Node) -> T?) -> T? {
        for node in layers { if let found = body(node) { return found } }
        return nil
    }
}
