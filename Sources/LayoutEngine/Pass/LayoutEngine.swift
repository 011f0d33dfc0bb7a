// SPDX-License-Identifier: GPL-3.0-or-later

/// What a layout starts from: everything that its result depends on.
public struct LayoutInput {
    public var root: Node
    public var environment: EnvironmentValues
    /// The size of the window in points.
    public var window: CGSize
    /// The safe area of the window, in window edges: the device's insets, then the keyboard's.
    public var safeArea: [SafeAreaSource.Element]
    public var state: LayoutState

    public init(
        root: Node, environment: EnvironmentValues, window: CGSize, safeArea: [SafeAreaSource.Element], state: LayoutState = LayoutState()
    ) {
        self.root = root
        self.environment = environment
        self.window = window
        self.safeArea = safeArea
        self.state = state
    }
}

/// The elements of a laid-out root, with their memos: given to the next layout, it spares what did not change.
public final class LayoutTree {
    let root: Node
    let environment: EnvironmentValues
    public let element: Element?
    var generation = 0
    var window = CGSize.zero
    var safeArea: [SafeAreaSource.Element] = []

    init(root: Node, environment: EnvironmentValues, element: Element?) {
        self.root = root
        self.environment = environment
        self.element = element
    }
}

public struct LayoutResult {
    public let tree: LayoutTree
    public let window: CGSize
    public let safeArea: [SafeAreaSource.Element]
    /// What layout remembers now.
    public let state: LayoutState
    public let counters: LayoutPass.Counters
    /// What failed in closures, and whether the pass gave up.
    public let issues: [any Error]
    public let stop: LayoutPass.Stop?
    /// How many passes it took until nothing changed.
    public let passes: Int
    let lastPass: LayoutPass
}

/// Lays out a tree of nodes: total, without errors of its own, without a clock.
public enum LayoutEngine {
    /// Passes of one layout: estimates, containers and requests settle in two or three.
    private static let passLimit = 20

    public static func layout(_ input: LayoutInput, reusing previous: LayoutTree? = nil, options: LayoutOptions = LayoutOptions())
        -> LayoutResult
    {
        var state = input.state
        var counters = LayoutPass.Counters()
        var issues: [any Error] = []
        var tree = previous.flatMap { $0.root === input.root && $0.environment === input.environment ? $0 : nil }
        var passes = 0
        while true {
            passes += 1
            let pass = LayoutPass(state: state, options: options, generation: (tree?.generation ?? 0) + 1)
            let current = tree ?? makeTree(input, pass)
            tree = current
            current.generation += 1
            run(current, input, pass)
            state = pass.state
            counters.add(pass.counters)
            issues += pass.issues
            let isSettled = !pass.needsAnotherPass && !pass.scrolled
            if isSettled || passes >= passLimit || pass.stop != nil || !issues.isEmpty {
                for path in state.scrolls.keys { state.scrolls[path]?.request = nil }
                return LayoutResult(
                    tree: current, window: input.window, safeArea: input.safeArea, state: state, counters: counters, issues: issues,
                    stop: pass.stop, passes: passes, lastPass: pass)
            }
            if !pass.needsAnotherPass, passes >= 3 { for path in state.scrolls.keys { state.scrolls[path]?.request = nil } }
        }
    }

    private static func makeTree(_ input: LayoutInput, _ pass: LayoutPass) -> LayoutTree {
        let container = ContainerLength(safeSize(input))
        let environment = input.environment.setting(EnvironmentKeys.containerSize, to: container, by: .standard)
        let site = ViewSite(environment: environment, owner: .scene, stackAxis: nil, pass: pass)
        let element = Element.column(input.root, site: site) ?? Element.emptyRoot(input.root, site: site)
        pass.didMakeElements(1)
        return LayoutTree(root: input.root, environment: input.environment, element: element)
    }

    private static func insets(_ input: LayoutInput) -> EdgeInsets { input.safeArea.reduce(EdgeInsets.zero) { $0 + $1.insets } }

    /// The window less its insets, each length at least 0 (L1.8).
    private static func safeSize(_ input: LayoutInput) -> CGSize {
        let insets = insets(input)
        return CGSize(width: max(0, input.window.width - insets.horizontal), height: max(0, input.window.height - insets.vertical))
    }

    private static func run(_ tree: LayoutTree, _ input: LayoutInput, _ pass: LayoutPass) {
        guard let element = tree.element else { return }
        let root = LayoutSubview(element: element, pass: pass)
        let safe = safeSize(input)
        element.environment[EnvironmentKeys.containerSize].settle(safe, pass)
        let proposal = ProposedViewSize(safe)
        let size = root.sizeThatFits(proposal)
        // The root is centred in the safe area, also when it is larger (L1.8).
        let insets = insets(input)
        let origin = CGPoint(x: insets.leading + (safe.width - size.width) / 2, y: insets.top + (safe.height - size.height) / 2)
        root.place(at: origin, size: size, proposal: proposal)
        var context = rootContext(input.window, input.safeArea, safe)
        context.frame = CGRect(origin: element.origin, size: size)
        PlacementWalk(pass: pass).place(element, context)
    }

    static func rootContext(_ window: CGSize, _ safeArea: [SafeAreaSource.Element], _ safe: CGSize) -> PlacementContext {
        var context = PlacementContext(window: window)
        context.container = safe
        context.safeArea = SafeAreaSource(frame: CGRect(origin: .zero, size: window), elements: safeArea)
        return context
    }

    /// The answer of a view to a proposal, outside of any placing: what `measure` shows.
    public static func measure(
        _ element: Element, _ proposal: ProposedViewSize, after result: LayoutResult, options: LayoutOptions = LayoutOptions()
    ) -> CGSize {
        let pass = LayoutPass(state: result.state, options: options, generation: result.tree.generation)
        return LayoutSubview(element: element, pass: pass).sizeThatFits(proposal)
    }
}

extension LayoutPass.Counters {
    mutating func add(_ other: LayoutPass.Counters) {
        solves += other.solves
        hits += other.hits
        placements += other.placements
        elements += other.elements
    }
}

/// Goes down the tree and has every view place its children, from the outside in.
struct PlacementWalk {
    let pass: LayoutPass

    func place(_ element: Element, _ context: PlacementContext) {
        let traits = element.resolveTraits(pass)
        // Frames are relative to the parent: a view that only moved has nothing to do below.
        guard element.needsPlacement || traits.contains(.volatilePlace) || traits.contains(.volatileSize) else { return }
        guard pass.mayWork() else { return }
        element.needsPlacement = false
        pass.counters.placements += 1
        // Its children get their places when somebody looks at them.
        if traits.contains(.plain) { return }
        let view = LayoutSubview(element: element, pass: pass)
        element.node.placeSubviews(in: element.size, proposal: element.proposal, view, context)
        for (index, child) in element.existingChildren.enumerated() where !child.isLeftOut {
            place(child, at: index, in: view, context)
        }
        if let late = element.node.childAfterPlacement(view) {
            place(late, at: element.existingChildren.count - 1, in: view, context)
        }
    }

    private func place(_ child: Element, at index: Int, in view: LayoutSubview, _ context: PlacementContext) {
        var inner = view.element.node.contextForChild(index, context, view)
        inner.frame = view.element.frame(ofChild: child, in: context.frame)
        place(child, inner)
    }
}

extension Element {
    /// A child's frame in the window; children of a right-to-left view are mirrored in it (L13.3).
    func frame(ofChild child: Element, in frame: CGRect) -> CGRect {
        let isMirrored = environment.traits.layoutDirection == .rightToLeft && !(node is GeometryReaderNode)
        let mirrored = frame.width - child.origin.x - child.size.width
        let x = isMirrored && mirrored.isFinite ? mirrored : child.origin.x
        return CGRect(x: frame.minX + x, y: frame.minY + child.origin.y, width: child.size.width, height: child.size.height)
    }
}
