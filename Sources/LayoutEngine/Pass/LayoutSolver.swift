// SPDX-License-Identifier: GPL-3.0-or-later

/// What a layout starts from: everything that its result depends on.
public struct LayoutInput {
    /// The root view, as a node; where it lists no view, an empty one stands for it.
    public var root: Node
    /// The environment at the root: what nothing inside sets differently holds for all views.
    public var environment: EnvironmentValues
    /// The size of the window in points.
    public var window: CGSize
    /// The safe area of the window, in window edges: the device's insets, then the keyboard's.
    public var safeArea: [SafeAreaSource.Element]
    /// What layout remembers from the input before.
    public var state: LayoutState

    /// An input by its parts; without a state nothing was scrolled yet.
    public init(
        root: Node, environment: EnvironmentValues, window: CGSize, safeArea: [SafeAreaSource.Element], state: LayoutState = LayoutState()
    ) {
        (self.root, self.environment, self.window, self.safeArea, self.state) = (root, environment, window, safeArea, state)
    }

    /// The window less its insets, each length at least 0 (L1.8).
    fileprivate var safeFrame: CGRect {
        let insets = safeAreaSource.insets
        let size = CGSize(width: max(0, window.width - insets.horizontal), height: max(0, window.height - insets.vertical))
        return CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size)
    }

    /// What the root finds around it.
    fileprivate var rootContext: PlacementContext {
        var context = PlacementContext(window: window)
        context.container = safeFrame.size
        context.safeArea = safeAreaSource
        return context
    }

    fileprivate var safeAreaSource: SafeAreaSource { SafeAreaSource(frame: CGRect(origin: .zero, size: window), elements: safeArea) }
}

/// What the next layout may take over: the elements of a root, with their memos and what they keep. Each layout changes them, so no
/// question reads them; `LayoutSnapshot` has the answers.
public final class ReusableElements {
    fileprivate let root: Node
    fileprivate let environment: EnvironmentValues
    fileprivate let element: Element?
    fileprivate var generation = 0

    fileprivate init(root: Node, environment: EnvironmentValues, element: Element?) {
        (self.root, self.environment, self.element) = (root, environment, element)
    }
}

/// What a layout came to: where the views are, and what to pass to the next one.
public struct LayoutResult {
    /// Where every view is: a value that no later layout changes.
    public let snapshot: LayoutSnapshot
    /// The elements this layout built. Pass them to the next call of `layout(_:reusing:options:)` with the same root and environment to
    /// keep their memos; with any other they are not used.
    public let elements: ReusableElements
    /// What layout remembers now, scroll positions above all: the `state` of the next input.
    public let state: LayoutState
    /// How much work it took, in all of its passes.
    public let counters: LayoutPass.Counters
    /// Errors thrown by closures, in order; at most the first 20 of each pass.
    package let issues: [any Error]
    /// Why layout gave up; nil where it did not. The snapshot then has what was placed until then.
    public let stop: LayoutPass.Stop?
    /// How many passes it took until nothing changed.
    public let passes: Int
}

/// Lays out a tree of nodes: total, without errors of its own, without a clock.
public enum LayoutSolver {
    /// Lays a tree out, in as many passes as it takes until nothing changes.
    /// - Parameters:
    ///   - input: everything that the result depends on.
    ///   - previous: the elements of an earlier layout, which are taken over where root and environment are the same.
    ///   - options: what may end the layout early, and who is told of its steps.
    /// - Returns: where the views are, and what the next layout may begin with; `stop` says whether a limit or the program ended it early.
    public static func layout(
        _ input: LayoutInput, reusing previous: ReusableElements? = nil, options: LayoutOptions = LayoutOptions()
    ) -> LayoutResult {
        var state = input.state
        var counters = LayoutPass.Counters()
        var issues: [any Error] = []
        var elements = previous.flatMap { $0.root === input.root && $0.environment === input.environment ? $0 : nil }
        var progress = LayoutProgress(limits: options.limits)
        var step = 0
        while true {
            let generation = (elements?.generation ?? 0) + 1
            if progress.scrolling != .hold { step = generation }
            let pass = LayoutPass(
                state: state, options: options, generation: generation, window: input.safeAreaSource, progress: progress.scrolling,
                step: step, spent: options.spent + counters.cost)
            // The pass alone has it now: what it changes is not copied.
            state = LayoutState()
            let current = elements ?? makeElements(input, pass)
            elements = current
            current.generation += 1
            run(current, input, pass)
            state = pass.state
            issues += pass.issues
            func result() -> LayoutResult {
                // First: it works out the places inside of self-contained views, which counts, too.
                let snapshot = LayoutSnapshot(current.element, input.rootContext, pass)
                return LayoutResult(
                    snapshot: snapshot, elements: current, state: state, counters: counters + pass.counters, issues: issues,
                    stop: pass.stop, passes: progress.passes)
            }
            switch progress.next(after: pass, elements: counters.elements + pass.counters.elements) {
            case .done:
                state.finishScrolls()
                return result()
            case .step: options.onStep?(result())
            case .again: if progress.hasSeenRequests { state.finishRequests() }
            }
            counters = counters + pass.counters
        }
    }

    private static func makeElements(_ input: LayoutInput, _ pass: LayoutPass) -> ReusableElements {
        let container = ContainerLength(input.safeFrame.size)
        let environment = input.environment.setting(EnvironmentKeys.containerSize, to: container, by: .standard)
        let site = ViewSite(environment: environment, owner: .scene, stackAxis: nil, pass: pass)
        let element = Element.column(input.root, site: site) ?? Element.emptyRoot(input.root, site: site)
        pass.didMakeElements(1)
        return ReusableElements(root: input.root, environment: input.environment, element: element)
    }

    private static func run(_ elements: ReusableElements, _ input: LayoutInput, _ pass: LayoutPass) {
        guard let element = elements.element else { return }
        let root = LayoutSubview(element: element, pass: pass)
        let safe = input.safeFrame
        element.environment[EnvironmentKeys.containerSize].settle(safe.size, pass)
        root.placeCentred(in: safe)
        var context = input.rootContext
        context.frame = CGRect(origin: element.origin, size: element.size)
        PlacementWalk(pass: pass).place(element, context)
        if pass.state.matched.settle() { pass.requestAnotherPass() }
    }
}

extension LayoutPass.Counters {
    static func + (a: Self, b: Self) -> Self {
        Self(
            solves: a.solves + b.solves, hits: a.hits + b.hits, placements: a.placements + b.placements,
            elements: a.elements + b.elements, inquiries: a.inquiries + b.inquiries, others: a.others + b.others)
    }
}
