// SPDX-License-Identifier: GPL-3.0-or-later

/// One run of layout over a tree: the counters, the budget of work, what layout remembers, and the way out to the evaluator.
public final class LayoutPass {
    /// How much was asked and how much of it was already known. Complexity tests count these.
    public struct Counters: Sendable, Equatable {
        /// Answers that an algorithm had to work out.
        public var solves = 0
        /// Answers found in a memo.
        public var hits = 0
        /// Views whose children were placed.
        public var placements = 0
        /// Elements made from nodes.
        public var elements = 0
        /// What views were asked beside sizes: spacing, priority, guides.
        package var inquiries = 0
        /// Loops that ask no view, and text that is gone through, in measurements.
        package var others = 0

        /// All of it, in measurements: questions whose answers were known take time, too.
        package var cost: Int { solves &+ hits &+ inquiries &+ others }
    }

    @exclusivity(unchecked) var counters = Counters()
    /// What layout remembers from pass to pass; the caller gives it and takes it back.
    var state: LayoutState
    /// How often a guide from side to side followed from more than lengths and guides of that axis.
    @exclusivity(unchecked) var heightReads = 0
    /// Told apart from earlier passes by elements whose size may change.
    let generation: Int
    let usesMemo: Bool
    let usesIndependence: Bool
    /// The evaluator of the closures in the tree; the engine only carries it. It lives during layouts and questions: what keeps a place of
    /// an old layout, as waiting code does, keeps no evaluator.
    package private(set) weak var host: AnyObject?
    /// What went wrong in closures, in the order met. Layout goes on with empty views.
    private(set) var issues: [any Error] = []
    /// Where views inside of self-contained nodes were put, while the snapshot is written.
    @exclusivity(unchecked) var places = PlacedNodes()
    /// The window that views are presented over, with its safe area.
    let window: SafeAreaSource
    /// How far motions may go in this pass.
    let progress: ScrollProgress
    /// Told apart from the passes of earlier steps, in which motions went on.
    let step: Int
    private let interrupt: (() -> Bool)?
    /// What earlier passes of the layout have taken.
    private let spent: Int
    private var depth = 0
    private let limits: LayoutLimits
    @exclusivity(unchecked) private(set) var stop: Stop? {
        didSet { isStopped = stop != nil }
    }
    /// Is there a stop? Asked before every piece of work.
    @exclusivity(unchecked) private(set) var isStopped = false

    /// Why a layout gave up before it was done.
    public enum Stop: Sendable, Equatable {
        /// More work or more views than the limits allow.
        case limitExceeded(String)
        /// `LayoutOptions.interrupt` said so.
        case interrupted
    }

    init(
        state: LayoutState, options: LayoutOptions, generation: Int, window: SafeAreaSource = SafeAreaSource(frame: .zero, elements: []),
        progress: ScrollProgress = .hold, step: Int = 0, spent: Int = 0
    ) {
        self.spent = spent
        self.window = window
        self.progress = progress
        self.step = step
        self.state = state
        self.generation = generation
        usesMemo = options.usesMemo
        usesIndependence = options.usesIndependence
        host = options.host
        interrupt = options.interrupt
        limits = options.limits
    }

    /// Notes a failure of a closure; those after the first 20 are dropped.
    package func report(_ issue: any Error) {
        if issues.count < 20 { issues.append(issue) }
    }

    /// Counts a piece of work; false when the budget is spent or the person interrupted: answer anything, quickly.
    @inline(__always)
    func mayWork() -> Bool {
        counters.others &+= 1
        return counters.others & 0x3ff != 0 ? !isStopped : checkBudget()
    }

    /// Counts work that takes as long as a number of measurements, before it is done.
    @inline(__always)
    func mayWork(_ count: Int) -> Bool {
        counters.others &+= count
        return count < 0x40 ? !isStopped : checkBudget()
    }

    /// Counts an answer that has to be worked out; false when the budget is spent.
    @inline(__always)
    func maySolve() -> Bool {
        counters.solves &+= 1
        return counters.solves & 0x3ff != 0 ? !isStopped : checkBudget()
    }

    /// Counts an answer that is known already.
    @inline(__always)
    func didKnow() {
        counters.hits &+= 1
        if counters.hits & 0xfff == 0 { _ = checkBudget() }
    }

    /// Counts a question beside those for sizes; false when the budget is spent.
    @inline(__always)
    func mayAsk() -> Bool {
        counters.inquiries &+= 1
        return counters.inquiries & 0x3ff != 0 ? !isStopped : checkBudget()
    }

    @inline(never)
    private func checkBudget() -> Bool {
        if stop == nil, spent &+ counters.cost > limits.work {
            stop = .limitExceeded("layout asked for more than \(limits.work) measurements")
        }
        if stop == nil, interrupt?() == true { stop = .interrupted }
        return stop == nil
    }

    func didMakeElements(_ count: Int) {
        counters.elements += count
        if stop == nil, counters.elements > limits.elements {
            stop = .limitExceeded("the tree has more than \(limits.elements) views; use a lazy container for long lists")
        }
    }

    /// Something that sizes depend on turned out different: the length of a container, an estimate of rows.
    private(set) var needsAnotherPass = false

    func requestAnotherPass() { needsAnotherPass = true }

    /// A scroll view moved or still wants to: what follows it (lazy rows, a target whose place was estimated) needs another look.
    var hasScrolled = false

    /// Is a scroll view yet to arrive where its finger, wheel or motion has it?
    var isOnTheWay = false

    /// May one more component be opened inside the others? An endless recursion of components ends here.
    /// A component adds two parts to the path of what is in it: its name and `body`.
    func mayDescend(below owner: ViewPath) -> Bool {
        depth += 1
        // All of the path above it is gone through.
        counters.others &+= Self.component &+ owner.depth / 4
        if depth > limits.componentDepth || owner.depth > 2 * limits.componentDepth {
            let innermost = owner.description.split(separator: ".").suffix(6).joined(separator: ".")
            stop = stop ?? .limitExceeded("views contain themselves more than \(limits.componentDepth) levels deep: …\(innermost)")
        }
        return stop == nil
    }

    /// How many measurements opening a component counts as, beside its path.
    private static let component = 64

    func didAscend() { depth -= 1 }

    /// May another view be made? Loops that make many ask it.
    func mayMake(_ count: Int) -> Bool {
        if stop == nil, counters.elements + count > limits.elements { didMakeElements(count) }
        return mayWork()
    }

    /// May one more row be in sight? Rows without a length never fill what can be seen.
    func mayShow(_ count: Int) -> Bool {
        if count >= limits.rowsInSight { stop = stop ?? .limitExceeded("over \(limits.rowsInSight) rows are in sight: give them sizes") }
        return mayMake(1)
    }
}

/// The work after which a layout gives up, and `LayoutResult.stop` says which limit was reached; the last two only make motions estimate.
public struct LayoutLimits: Sendable {
    /// How many questions to views, in all passes together.
    public var work = 200_000_000
    /// How many elements, one a view, may be made in all passes together.
    public var elements = 3_000_000
    /// How many rows of a lazy container may be in sight of a scroll view at once.
    public var rowsInSight = 1_000_000
    /// How many components may stand inside one another.
    public var componentDepth = 2_000
    /// How many views may be made on the way of the motions of one layout. Where a motion goes on after them, the length of the content
    /// is estimated, as it is when the program jumps to a place.
    public var passedElements = 150_000
    /// In how many steps a motion may go over content that is made on its way; then as after `passedElements`.
    public var steps = 10_000

    /// The standard values.
    public init() {}
}

/// How a pass runs. The two switches exist for the laws: switching them changes no number.
public struct LayoutOptions {
    var usesMemo = true
    var usesIndependence = true
    package var host: AnyObject?
    /// Asked now and then; true ends the layout at once.
    public var interrupt: (() -> Bool)?
    /// The work after which it gives up by itself.
    public var limits = LayoutLimits()
    /// What other layouts have taken of the work that the limits allow.
    package var spent = 0
    /// Told of the places on the way of a motion that passes over lazy content, in order, the last one excepted: what can be seen there.
    public var onStep: ((LayoutResult) -> Void)?

    /// The standard values.
    public init() {}
}
