// SPDX-License-Identifier: GPL-3.0-or-later

/// What a node knows of itself, whatever tree it stands in; settled once, when it is made, from its children, which exist by then.
///
/// A node is *self-contained* when its answers depend on the proposal and on how texts are set, and on nothing else: not on the rest of
/// the environment, on closures, on its place, or on what layout remembers. Its children are then the nodes themselves: no elements are
/// made for them, what it answered belongs to it and not to a place in a tree, and an edit elsewhere keeps all of that.
struct NodeFacts {
    /// How many views there are below a self-contained node, as `LayoutPass.Counters.elements` counts them.
    private(set) var views: Int32 = 0
    /// How many layers there are below it: those and the modifiers' contents.
    private(set) var contents: Int32 = 0
    /// How many layers a question passes until one remembers the answer.
    private(set) var layers: UInt8 = 0
    private(set) var independence = Independence.none
    private(set) var traits: Traits = []

    struct Traits: OptionSet {
        let rawValue: UInt16
        /// On this axis no offer changes anything, neither the answer nor any place inside. The bits are those of the axes.
        static let rigidHorizontal = Traits(rawValue: 1)
        static let rigidVertical = Traits(rawValue: 2)
        static let selfContained = Traits(rawValue: 4)
        /// Nothing is inside.
        static let leaf = Traits(rawValue: 512)
        /// On this axis infinity is answered as nil. The bits are those of the axes, ten further up.
        static let huggingHorizontal = Traits(rawValue: 1024)
        static let huggingVertical = Traits(rawValue: 2048)
        /// How texts are set enters the answers.
        static let readsTextSetting = Traits(rawValue: 32)
        /// The node is a `RememberingNode`.
        static let remembers = Traits(rawValue: 64)
        /// The node is a `UnaryNode`.
        static let unary = Traits(rawValue: 128)
    }

    init() {}

    /// The facts of a node whose own properties are set.
    init(of node: Node) {
        guard node.isSelfContainedKind else { return }
        let (contained, isUnary, remembers) = (node.contained, node is UnaryNode, node is RememberingNode)
        var (rigid, hugging): (Axis.Set, Axis.Set) = contained.count > 0 ? (.both, .both) : ([], [])
        for index in 0..<contained.count {
            let facts = contained[index]._withUnsafeGuaranteedRef { $0.facts }
            guard facts.isSelfContained else {
                self = NodeFacts()
                return
            }
            // A modifier's content is not listed below it.
            add(facts, views: isUnary && index == 0 ? 0 : 1)
            rigid.formIntersection(facts.rigidAxes)
            hugging.formIntersection(facts.huggingAxes)
        }
        if remembers { layers = 0 } else if contained.count > 0 { layers += 1 }
        guard layers <= Self.layerLimit else {
            self = NodeFacts()
            return
        }
        traits.insert(.selfContained)
        if node.readsTextSetting { traits.insert(.readsTextSetting) }
        if remembers { traits.insert(.remembers) }
        if isUnary { traits.insert(.unary) }
        if contained.count == 0 { traits.insert(.leaf) }
        rigid = node.rigidAxes(around: rigid).intersection(.both)
        hugging = node.huggingAxes(around: hugging).intersection(.both).union(rigid)
        traits.formUnion(Traits(rawValue: UInt16(rigid.rawValue | hugging.rawValue << 10)))
        ask(node)
    }

    /// Adds what is known of a node inside, which itself counts as a number of views.
    private mutating func add(_ inner: NodeFacts, views own: Int32) {
        views = min(views + inner.views + own, Self.manyViews)
        contents = min(contents + inner.contents + 1, Self.manyViews)
        layers = max(layers, inner.layers)
        if inner.traits.contains(.readsTextSetting) { traits.insert(.readsTextSetting) }
    }

    /// Notes what the node says of itself, and asks its children for, which know their answers.
    private mutating func ask(_ node: Node) {
        let view = LayoutSubview(unplaced: node)
        independence = withSelf(node) { $0.independence(view) }
        traits.formUnion(Traits(rawValue: UInt16(withSelf(node) { $0.guideAxes(view) }.rawValue << 12)))
    }

    /// Asks a node that already knows that it is self-contained.
    private func withSelf<Answer>(_ node: Node, _ question: (Node) -> Answer) -> Answer {
        node.facts = self
        return question(node)
    }

    var isSelfContained: Bool {
        @inline(__always) get { traits.contains(.selfContained) }
    }

    var huggingAxes: Axis.Set { Axis.Set(rawValue: Int(traits.rawValue >> 10)).intersection(.both) }

    /// The axes of guides that it may set itself: the bits of the traits from the twelfth.
    var guideAxes: Axis.Set { Axis.Set(rawValue: Int(traits.rawValue >> 12)) }

    /// A proposal as the node answers it: on a rigid axis all are one, on a hugging one infinity is nil.
    @inline(__always)
    func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: offer(proposal.width, .horizontal), height: offer(proposal.height, .vertical))
    }

    @inline(__always)
    func offer(_ length: Double?, _ axis: Axis) -> Double? {
        guard let length, traits.contains(axis == .horizontal ? .huggingHorizontal : .huggingVertical) else { return length }
        return isRigid(axis) || length == .infinity ? nil : length
    }

    @inline(__always)
    func isRigid(_ axis: Axis) -> Bool { traits.contains(axis == .horizontal ? .rigidHorizontal : .rigidVertical) }

    var rigidAxes: Axis.Set { Axis.Set(rawValue: Int(traits.rawValue)).intersection(.both) }

    /// More views than any budget allows; a node may be a child of many.
    private static let manyViews: Int32 = 1 << 29
    /// Layers that only pass a question on remember nothing. A node with more of them in a row is an element, which does: each would ask
    /// all below it again.
    private static let layerLimit: UInt8 = 24
}

/// A self-contained node that remembers what it answered: containers and texts. Modifiers work their answers out from their content's.
public class RememberingNode: Node, @unchecked Sendable {
    /// A memory of a pure function: it changes during layout though nodes are immutable. One thread lays out a tree.
    @exclusivity(unchecked) final var memo = SizeMemo()
    @exclusivity(unchecked) final var inquiries: InquiryMemo?
}
