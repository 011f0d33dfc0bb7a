// SPDX-License-Identifier: GPL-3.0-or-later

/// A view as its parent sees it: the one way in which parents reach children. Memo, counters and the work budget sit here and nowhere else.
///
/// It stands for an element, or for a node inside of a self-contained one, which has no element of its own (see `NodeFacts`): algorithms
/// see no difference. It counts no references, as questions come by millions of times: it is good during the layout that made it, and as
/// long as the result of that layout is held.
public struct LayoutSubview {
    private let nodeReference: Unmanaged<Node>
    /// The view's own element, or the one that it is inside of.
    private let elementReference: Unmanaged<Element>
    private let passReference: Unmanaged<LayoutPass>
    /// Is it a view inside of a self-contained node?
    let isInside: Bool

    @inline(__always)
    init(element: Element, pass: LayoutPass) {
        nodeReference = .passUnretained(element.node)
        elementReference = .passUnretained(element)
        passReference = .passUnretained(pass)
        isInside = false
    }

    @inline(__always)
    private init(_ node: Unmanaged<Node>, _ element: Unmanaged<Element>, _ pass: Unmanaged<LayoutPass>, isInside: Bool) {
        nodeReference = node
        elementReference = element
        passReference = pass
        self.isInside = isInside
    }

    /// A self-contained node outside of all trees: it can be asked for what needs no place.
    init(unplaced node: Node) {
        self.init(.passUnretained(node), .passUnretained(UnplacedView.element), .passUnretained(UnplacedView.pass), isInside: true)
    }

    package var node: Node { nodeReference.takeUnretainedValue() }
    package var element: Element { elementReference.takeUnretainedValue() }
    package var pass: LayoutPass { passReference.takeUnretainedValue() }
    /// What holds at the view's place.
    public var environment: EnvironmentValues { element.environment }
    package var traits: LayoutTraits { environment.traits }
    /// The axis of the stack around the view, as far as its place tells (L3.6).
    var stackAxis: Axis? { isInside ? nil : element.stackAxis }
    /// Did a ForEach or a condition contribute to the children (L2.4)?
    var hasDynamicChildren: Bool { !isInside && element.hasDynamicChildren }

    /// Is it the same view, asked on behalf of whichever layout?
    package func isSameView(as other: LayoutSubview) -> Bool {
        nodeReference.toOpaque() == other.nodeReference.toOpaque() && elementReference.toOpaque() == other.elementReference.toOpaque()
    }

    package func hashView(into hasher: inout Hasher) { hasher.combine(nodeReference.toOpaque()) }

    /// See `LayeredView.firstLayer`.
    package func firstLayer<T>(_ body: (Node) -> T?) -> T? {
        guard isInside else { return element.firstLayer(body) }
        for layer in sequence(first: node, next: { ($0 as? UnaryNode)?.content }) { if let found = body(layer) { return found } }
        return nil
    }

    /// Keeps the view valid beyond its layout, as long as it is retained.
    package var kept: AnyObject { Element.Kept((node, element, pass)) }

    // MARK: children

    @inline(__always)
    private func ask<Answer>(_ question: (Node) -> Answer) -> Answer { nodeReference._withUnsafeGuaranteedRef(question) }

    @inline(__always)
    private func askPass<Answer>(_ question: (LayoutPass) -> Answer) -> Answer { passReference._withUnsafeGuaranteedRef(question) }

    /// The children, ready to be asked.
    public var subviews: LayoutSubviews {
        if facts.isSelfContained { return LayoutSubviews(nodes: ask { $0.contained }, in: self) }
        return LayoutSubviews(elements: References(element.children(pass)), of: self)
    }

    /// The content of a modifier.
    var child: LayoutSubview {
        @inline(__always)
        get {
            guard facts.isSelfContained, facts.traits.contains(.unary) else { return subviews[0] }
            return ask { inside(.passUnretained(unsafeDowncast($0, to: UnaryNode.self).content)) }
        }
    }

    /// A view inside of this self-contained one.
    @inline(__always)
    func inside(_ node: Unmanaged<Node>) -> LayoutSubview { LayoutSubview(node, elementReference, passReference, isInside: true) }
    func inside(_ node: Node) -> LayoutSubview { inside(.passUnretained(node)) }

    /// The view of another element, asked on behalf of the same layout.
    @inline(__always)
    fileprivate func beside(_ element: Unmanaged<Element>) -> LayoutSubview {
        LayoutSubview(element._withUnsafeGuaranteedRef { .passUnretained($0.node) }, element, passReference, isInside: false)
    }

    // MARK: sizes

    /// The answer to a proposal, from the memo where it is known.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let facts = facts
        guard facts.isSelfContained else { return elementSize(proposal) }
        let offer = facts.offer(proposal)
        guard facts.traits.contains(.remembers) else { return solved(offer) }
        let isIndependent = facts.independence == .full && usesIndependence
        return ask { remembered(unsafeDowncast($0, to: RememberingNode.self), offer, isIndependent: isIndependent, key: nodeKey(facts)) }
    }

    private func elementSize(_ proposal: ProposedViewSize) -> CGSize {
        let isIndependent = independence == .full
        return elementReference._withUnsafeGuaranteedRef { remembered($0, proposal, isIndependent: isIndependent, key: elementKey) }
    }

    /// The answer on one axis, where it depends on the proposal of that axis alone.
    func length(_ axis: Axis, _ proposal: Double?) -> Double { length(axis, along: proposal, across: nil) }

    /// The length along an axis for a whole proposal, without more work than needed (L8.9).
    func length(_ axis: Axis, along: Double?, across: Double?) -> Double {
        let facts = facts
        guard facts.isSelfContained else { return elementLength(axis, along: along, across: across) }
        guard facts.independence.covers(axis, along), usesIndependence else {
            return sizeThatFits(ProposedViewSize(axis, along: along, across: across))[axis]
        }
        let offer = facts.offer(along, axis)
        // A leaf knows its lengths.
        guard facts.traits.contains(.remembers), !facts.traits.contains(.leaf) else { return solved(axis, offer) }
        return ask { node in
            remembered(unsafeDowncast(node, to: RememberingNode.self), axis, offer, key: nodeKey(facts)) { solved(axis, offer) }
        }
    }

    private func elementLength(_ axis: Axis, along: Double?, across: Double?) -> Double {
        func measured() -> Double { sizeThatFits(ProposedViewSize(axis, along: along, across: across))[axis] }
        let independence = independence
        let isGuided = independence == .guided && Independence.widths.covers(axis, along)
        guard isGuided || independence.covers(axis, along) else { return measured() }
        return elementReference._withUnsafeGuaranteedRef { element in
            remembered(element, axis, along, key: elementKey) { isGuided ? measured() : solved(axis, along) }
        }
    }

    private var facts: NodeFacts {
        @inline(__always) get { ask { $0.facts } }
    }

    private var usesIndependence: Bool {
        @inline(__always) get { askPass { $0.usesIndependence } }
    }

    var independence: Independence {
        @inline(__always)
        get {
            guard usesIndependence else { return .none }
            let facts = facts
            if facts.isSelfContained { return facts.independence }
            _ = elementTraits
            return elementReference._withUnsafeGuaranteedRef { $0.independence }
        }
    }

    /// Are the least and the largest length on an axis the view's own, whatever is proposed on the other?
    func hasOwnLimits(_ axis: Axis) -> Bool { independence.covers(axis, 0) && independence.covers(axis, .infinity) }

    /// Does no offer on an axis change anything?
    func isRigid(_ axis: Axis) -> Bool { facts.isRigid(axis) }

    private var elementTraits: Element.Traits {
        elementReference._withUnsafeGuaranteedRef { element in askPass { element.resolveTraits($0) } }
    }

    /// What the answers of an element hold for: the pass, if its size may change from pass to pass.
    private var elementKey: UInt32 { elementTraits.contains(.volatileSize) ? askPass { UInt32(truncatingIfNeeded: $0.generation) } : 0 }

    /// What the answers of a self-contained node hold for: how texts are set, if that enters them.
    @inline(__always)
    private func nodeKey(_ facts: NodeFacts) -> UInt32 { facts.traits.contains(.readsTextSetting) ? textSettingNumber : 0 }

    /// How texts are set here, by the number of the setting.
    var textSettingNumber: UInt32 {
        @inline(__always) get { elementReference._withUnsafeGuaranteedRef { $0.textSettingNumber } }
    }

    /// What may be remembered of this view's children holds for this; nil where nothing may be remembered.
    var memoryKey: UInt32? {
        guard askPass({ $0.usesMemo && $0.usesIndependence }) else { return nil }
        let facts = facts
        return facts.isSelfContained ? nodeKey(facts) : elementKey
    }

    @inline(__always)
    private func remembered<Keeper: MemoKeeper>(_ keeper: Keeper, _ proposal: ProposedViewSize, isIndependent: Bool, key: UInt32) -> CGSize
    {
        guard askPass({ $0.usesMemo }) else { return solved(proposal) }
        keeper.memo.hold(for: key)
        guard isIndependent else {
            if let known = keeper.memo.size(for: proposal) {
                askPass { $0.didKnow() }
                if keeper.memo.readsHeights { askPass { $0.heightReads += 1 } }
                return known
            }
            let before = askPass { $0.heightReads }
            let size = solved(proposal)
            if askPass({ $0.heightReads }) != before { keeper.memo.readsHeights = true }
            if askPass({ !$0.isStopped }) { keeper.memo.remember(size, for: proposal) }
            return size
        }
        let width = keeper.memo.length(.horizontal, for: proposal.width)
        let height = keeper.memo.length(.vertical, for: proposal.height)
        guard width.isNaN, height.isNaN else {
            func length(_ axis: Axis) -> Double { remembered(keeper, axis, proposal[axis], key: key) { solved(axis, proposal[axis]) } }
            return CGSize(width: width.isNaN ? length(.horizontal) : width, height: height.isNaN ? length(.vertical) : height)
        }
        // Both lengths at once: one question to each child.
        let size = solved(proposal)
        if askPass({ !$0.isStopped }) {
            keeper.memo.remember(size.width, .horizontal, for: proposal.width)
            keeper.memo.remember(size.height, .vertical, for: proposal.height)
        }
        return size
    }

    @inline(__always)
    private func remembered<Keeper: MemoKeeper>(
        _ keeper: Keeper, _ axis: Axis, _ proposal: Double?, key: UInt32, _ solve: () -> Double
    ) -> Double {
        guard askPass({ $0.usesMemo }) else { return solve() }
        keeper.memo.hold(for: key)
        let known = keeper.memo.length(axis, for: proposal)
        if !known.isNaN {
            askPass { $0.didKnow() }
            return known
        }
        let before = askPass { $0.heightReads }
        let length = solve()
        if askPass({ !$0.isStopped && $0.heightReads == before }) { keeper.memo.remember(length, axis, for: proposal) }
        return length
    }

    /// The answer as the algorithm works it out; anything once the budget is spent.
    @inline(__always)
    private func solved(_ proposal: ProposedViewSize) -> CGSize {
        guard askPass({ $0.maySolve() }) else { return .zero }
        return ask { $0.sizeThatFits(proposal, self).sanitized }
    }

    @inline(__always)
    private func solved(_ axis: Axis, _ proposal: Double?) -> Double {
        guard askPass({ $0.maySolve() }) else { return 0 }
        return ask { $0.length(axis, proposal, self).nanAsZero }
    }

    // MARK: place

    /// How many layers are inside of this self-contained view?
    var contentCount: Int { Int(facts.contents) }

    /// Are there any?
    var hasContents: Bool {
        @inline(__always) get { !facts.traits.contains(.leaf) }
    }

    /// Has the view place its children; see `Node.placeSubviews`.
    @inline(__always)
    func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ context: borrowing PlacementContext) {
        ask { $0.placeSubviews(in: size, proposal: proposal, self, context) }
    }

    /// Gives the view its place in its parent: origin in the parent's coordinates, size, and the proposal that it was made for (L1.5).
    func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        // A view in the middle of an infinite one has no place; it gets the start.
        let origin = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
        if isInside {
            askPass {
                $0.places.append(
                    PlacedNode(node: nodeReference, frame: CGRect(origin: origin, size: size), offer: StoredProposal(proposal)))
            }
            return
        }
        elementReference._withUnsafeGuaranteedRef { element in
            element.origin = origin
            if !element.isPlaced || element.size != size || element.proposal != proposal { element.needsPlacement = true }
            element.size = size
            element.proposal = proposal
            element.isPlaced = true
        }
    }

    /// Measures with the proposal and places the view at a point.
    public func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
    }

    // MARK: guides, spacing, priority

    /// How early a stack sizes it; 0 unless a view says otherwise (L4.11).
    public var priority: Double { askPass { $0.mayAsk() } ? ask { $0.layoutPriority(self) } : 0 }

    /// How far it wants to be from its neighbours (L7.1).
    public var spacing: ViewSpacing {
        guard askPass({ $0.mayAsk() }) else { return .plain }
        return inquiries?.spacing(pass) { ask { $0.spacing(self) } } ?? ask { $0.spacing(self) }
    }

    /// A guide that the view sets itself, in points from its start; nil where the default holds (L6.1).
    public func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> Double? {
        guard maySetGuide(key), askPass({ $0.mayAsk() }) else { return nil }
        guard let guides else { return ask { $0.explicitGuide(key, in: size, proposal: proposal, self) } }
        return guides.guide(key, size, proposal, pass) { ask { $0.explicitGuide(key, in: size, proposal: proposal, self) } }
    }

    /// Of views that ask others for a guide, more than once for each placement that they try; nil for what only passes the question on, for
    /// leaves, and where nothing is remembered.
    private var guides: InquiryMemo? {
        guard askPass({ $0.usesMemo }) else { return nil }
        let facts = facts
        guard facts.isSelfContained else { return element.inquiries(for: elementKey) }
        guard facts.traits.contains(.remembers), !facts.traits.contains(.leaf) else { return nil }
        return ask { unsafeDowncast($0, to: RememberingNode.self).inquiries(for: nodeKey(facts)) }
    }

    /// Of a layer with an element of its own; nil for other views, and where nothing is remembered.
    private var inquiries: InquiryMemo? {
        guard !isInside, element.content != nil, askPass({ $0.usesMemo }) else { return nil }
        return element.inquiries(for: elementKey)
    }

    /// The guide's value in points from the view's start: explicit, else the default (L6.5).
    public func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> Double {
        explicitGuide(key, in: size, proposal: proposal) ?? key.defaultValue(in: size)
    }

    /// A guide of a frame is explicit only where user code sets it, and such views are elements, with all that is around them.
    @inline(__always)
    func maySetGuide(_ key: AlignmentKey) -> Bool { guideAxes.contains(axis: key.axis) && !(facts.isSelfContained && key.isOfFrame) }

    /// The axes of the guides that it may set itself.
    var guideAxes: Axis.Set {
        @inline(__always)
        get { ask { $0.facts.isSelfContained ? $0.facts.guideAxes : elementTraits.guideAxes } }
    }

    var guideAxesOfChildren: Axis.Set { subviews.reduce([]) { $0.union($1.guideAxes) } }
}

/// What stands for element and pass where a node is asked outside of all trees.
// Unsafe: nobody writes to them. What a node is asked there (`NodeFacts`) makes no children, and is neither counted nor remembered.
private enum UnplacedView {
    nonisolated(unsafe) static let pass = LayoutPass(state: LayoutState(), options: LayoutOptions(), generation: 0)
    nonisolated(unsafe) static let element = Element(
        node: GroupNode.empty, environment: .empty, owner: .scene, stackAxis: nil, content: nil)
}

/// The children of a view, in order. Like the view it counts no references: it is good until the view gets other children, which happens
/// in its own `placeSubviews`, before that asks for them.
public struct LayoutSubviews: RandomAccessCollection {
    private let parent: LayoutSubview
    private let children: Children

    private enum Children {
        /// Of a self-contained node.
        case nodes(References<Node>)
        case elements(References<TreeElement>)
    }

    @inline(__always)
    init(elements: References<TreeElement>, of parent: LayoutSubview) {
        self.parent = parent
        children = .elements(elements)
    }

    @inline(__always)
    init(nodes: References<Node>, in parent: LayoutSubview) {
        self.parent = parent
        children = .nodes(nodes)
    }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int {
        @inline(__always)
        get {
            switch children {
            case .nodes(let nodes): nodes.count
            case .elements(let elements): elements.count
            }
        }
    }

    /// A child by its place, from 0.
    public subscript(index: Int) -> LayoutSubview {
        @inline(__always)
        get {
            switch children {
            case .nodes(let nodes): parent.inside(nodes[index])
            case .elements(let elements): parent.beside(elements[index])
            }
        }
    }
}

/// The tree's elements, inside collections whose own `Element` is something else.
typealias TreeElement = Element
