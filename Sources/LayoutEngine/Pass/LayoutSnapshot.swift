// SPDX-License-Identifier: GPL-3.0-or-later

/// Where layout put every view: what all questions, pictures and explanations are answered from. A value: it is written once, when a
/// layout has settled, and no later layout changes it.
///
/// Layers stand in flat arrays in tree order, parents first: what lies inside a layer follows it, up to its `end`.
public final class LayoutSnapshot {
    /// A layer as it is stored. What is inside of a self-contained node shares its site.
    struct Entry {
        /// In the window.
        let frame: CGRect
        let offer: StoredProposal
        /// Held by the element of its site.
        let node: Unmanaged<Node>
        /// -1 for the root.
        let parent: Int32
        /// The layer that follows all that lies inside.
        var end: Int32
        let site: Int32
        let depth: Int32
    }

    /// An element, whose node, environment and owner never change, and what it found around it.
    struct Site {
        let element: Element
        let context: Int32
    }

    /// The size of the window in points.
    public let window: CGSize
    /// The safe area of the window, in window edges.
    public let safeArea: [SafeAreaSource.Element]
    private let entries: [Entry]
    /// In tree order.
    private let sites: [Site]
    private let contexts: [PlacementContext]
    /// What lazy containers had made, by layer.
    private let lazyPlaces: [Int: LazyPlace]
    /// The layers that are scroll views, in tree order.
    package let scrolls: [Int]
    /// With what layout remembered, for questions that ask views again.
    let pass: LayoutPass

    init(_ root: Element?, _ context: PlacementContext, _ pass: LayoutPass) {
        var writer = SnapshotWriter(pass: pass)
        if let root { writer.write(root, in: context) }
        entries = writer.entries
        sites = writer.sites
        contexts = writer.contexts
        lazyPlaces = writer.lazyPlaces
        scrolls = writer.scrolls
        self.pass = pass
        window = context.frame.size
        safeArea = context.safeArea?.elements ?? []
    }

    /// How many layers there are; 0 where layout gave up at once.
    public var count: Int { entries.count }
    /// The indices of all layers.
    public var indices: Range<Int> { 0..<entries.count }
    /// A layer by its index, from 0 for the root.
    public subscript(_ index: Int) -> PlacedLayer { PlacedLayer(snapshot: self, index: index) }
    /// All layers, parents first.
    public var layers: some RandomAccessCollection<PlacedLayer> { indices.lazy.map { self[$0] } }

    @inline(__always)
    func entry(_ index: Int) -> Entry { entries[index] }
    func element(_ index: Int) -> Element { sites[Int(entries[index].site)].element }
    func context(_ index: Int) -> PlacementContext { contexts[Int(sites[Int(entries[index].site)].context)] }
    func lazyPlace(_ index: Int) -> LazyPlace? { lazyPlaces[index] }

    /// The scroll views and lazy containers that are there, by the paths under which layout remembers them.
    package var rememberedPaths: Set<ViewPath> {
        var paths = Set(lazyPlaces.values.map(\.path))
        for layer in scrolls {
            if let node = self[layer].node as? ScrollNode { paths.insert(node.path(in: self[layer].owner)) }
        }
        return paths
    }

    /// Are the same nodes nested in the same way at the same places of the tree, wherever they stand in the window?
    package func hasSameViews(as other: LayoutSnapshot) -> Bool {
        guard entries.count == other.entries.count, sites.count == other.sites.count else { return false }
        return entries.indices.allSatisfy {
            entries[$0].node.toOpaque() == other.entries[$0].node.toOpaque() && entries[$0].end == other.entries[$0].end
        }
            && sites.indices.allSatisfy {
                let (own, others) = (sites[$0].element, other.sites[$0].element)
                return own === others || own.owner == others.owner
            }
    }

    /// The layers in which one stands and all that lies inside, from it on.
    public func subtree(of index: Int) -> Range<Int> { index..<Int(entries[index].end) }

    /// The layers directly inside one, in order.
    public func children(of index: Int) -> [Int] { neighbours(in: index + 1..<Int(entries[index].end)) }

    /// The layers that lie in no other: the root, and what views present over the window, as they lie over each other.
    package var roots: [Int] { neighbours(in: indices) }

    /// Layers beside each other, of which each begins where what lies inside the one before ends.
    private func neighbours(in range: Range<Int>) -> [Int] {
        sequence(first: range.lowerBound) { Int(self.entries[$0].end) }.prefix { $0 < range.upperBound }
    }
}

/// A view where layout put it, as its snapshot has it.
public struct PlacedLayer {
    /// The snapshot that it is a part of.
    public let snapshot: LayoutSnapshot
    /// Its index in the snapshot: 0 is the root, and what lies inside a layer follows it.
    public let index: Int

    private var entry: LayoutSnapshot.Entry { snapshot.entry(index) }
    var element: Element { snapshot.element(index) }

    /// Where it is in the window, in points; x counts from the left whatever the direction.
    public var frame: CGRect { entry.frame }
    /// The size of the frame in points, the same in the window and in the parent.
    public var size: CGSize { entry.frame.size }
    /// Where it begins in the parent, in points, x from the leading edge; the root's is in the window.
    public var origin: CGPoint {
        guard let parent else { return frame.origin }
        let outer = snapshot[parent].frame
        // Mirrored twice is where it was.
        return snapshot.element(parent).frame(
            ofChild: frame.offsetBy(x: -outer.minX, y: -outer.minY), in: CGRect(origin: .zero, size: outer.size)
        ).origin
    }
    /// What the parent proposed when it placed the view.
    public var proposal: ProposedViewSize { entry.offer.proposal }
    /// The node whose layer it is.
    public var node: Node { entry.node.takeUnretainedValue() }
    /// The tag of the node; nil without one.
    public var tag: ViewTag? { entry.node._withUnsafeGuaranteedRef { $0.tag } }
    /// The layer that it lies in; nil for the root.
    public var parent: Int? { entry.parent < 0 ? nil : Int(entry.parent) }
    /// How many layers are around it.
    public var depth: Int { Int(entry.depth) }
    /// The environment in which the view stands: what the views around it set, and the root's.
    public var environment: EnvironmentValues { element.environment }
    /// The path under which the views made at its place have their names.
    public var owner: ViewPath { element.owner }

    /// What is around it; `context.frame` is its own frame in the window.
    package var context: PlacementContext {
        var context = snapshot.context(index)
        context.frame = frame
        return context
    }

    package func firstLayer<T>(_ body: (Node) -> T?) -> T? {
        var current = index
        while true {
            let node = snapshot[current].node
            if let found = body(node) { return found }
            guard node is UnaryNode, current + 1 < snapshot.subtree(of: current).upperBound else { return nil }
            current += 1
        }
    }

    // MARK: questions that ask the view again

    /// The view as its parent saw it: it can be asked for sizes, spacing, priority and guides.
    public var view: LayoutSubview {
        let view = LayoutSubview(element: element, pass: snapshot.pass)
        return element.node === node ? view : view.inside(node)
    }

    /// The answer of the view to a proposal, outside of any placing.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.sizeThatFits(proposal) }

    /// The geometry of the view, as its own onGeometryChange would see it (L4.14).
    package var proxy: GeometryProxy { GeometryProxy(size: frame.size, view: view, context: context) }

    /// The safe-area insets that a GeometryReader of this frame would report.
    public var safeAreaInsets: EdgeInsets { view.safeAreaInsets(context) }
}
