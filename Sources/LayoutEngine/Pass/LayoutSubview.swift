// SPDX-License-Identifier: GPL-3.0-or-later

/// A view as its parent sees it: the one way in which parents reach children. Memo, counters and the work budget sit here and nowhere else.
public struct LayoutSubview {
    public let element: Element
    public let pass: LayoutPass

    @inline(__always)
    init(element: Element, pass: LayoutPass) {
        self.element = element
        self.pass = pass
    }

    public var environment: EnvironmentValues { element.environment }
    public var traits: LayoutTraits { element.environment.traits }

    /// The children, ready to be asked.
    public var subviews: LayoutSubviews { LayoutSubviews(elements: element.children(pass), pass: pass) }

    // MARK: sizes

    /// The answer to a proposal, from the memo where it is known.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let traits = element.resolveTraits(pass)
        if traits.contains(.plain) {
            pass.counters.hits += 1
            guard pass.mayWork() else { return .zero }
            return element.node.plain.flows ? element.node.flowAnswer(proposal, flow).size : element.node.plainSize(proposal)
        }
        if traits.contains(.independent) {
            return CGSize(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
        }
        if pass.usesMemo, !isStale, let known = element.memo.size(for: proposal) {
            pass.counters.hits += 1
            return known
        }
        guard pass.mayWork() else { return .zero }
        pass.counters.solves += 1
        let size = Self.sanitized(element.node.sizeThatFits(proposal, self))
        if pass.usesMemo {
            if isStale {
                element.memo.forget()
                element.memo.generation = pass.generation
            }
            element.memo.remember(size, for: proposal)
        }
        pass.trace?.record(element, proposal, size)
        return size
    }

    /// The answer of an independent view on one axis.
    public func length(_ axis: Axis, _ proposal: Double?) -> Double {
        let traits = element.resolveTraits(pass)
        if traits.contains(.plain) {
            pass.counters.hits += 1
            guard pass.mayWork() else { return 0 }
            let node = element.node
            return node.plain.flows
                ? node.flowAnswer(ProposedViewSize(axis, along: proposal, across: nil), flow).size[axis] : node.plainLength(axis, proposal)
        }
        guard traits.contains(.independent) else {
            return sizeThatFits(ProposedViewSize(axis, along: proposal, across: nil))[axis]
        }
        if pass.usesMemo {
            let known = axis == .horizontal ? element.memo.horizontal.answer(to: proposal) : element.memo.vertical.answer(to: proposal)
            if let known {
                pass.counters.hits += 1
                return known
            }
        }
        guard pass.mayWork() else { return 0 }
        pass.counters.solves += 1
        let answer = Self.sanitized(element.node.length(axis, proposal, self))
        if pass.usesMemo {
            if axis == .horizontal {
                element.memo.horizontal.remember(answer, for: proposal)
            } else {
                element.memo.vertical.remember(answer, for: proposal)
            }
        }
        return answer
    }

    /// The length along an axis for a whole proposal, without more work than needed (L8.9).
    @inline(__always)
    func length(_ axis: Axis, along: Double?, across: Double?) -> Double {
        isIndependent ? length(axis, along) : sizeThatFits(ProposedViewSize(axis, along: along, across: across))[axis]
    }

    private var flow: Flow { Flow(setting: element.textSetting, pass: pass) }

    public var isIndependent: Bool { element.resolveTraits(pass).contains(.independent) }

    /// Was the memo filled in an earlier pass by a view whose size may have changed since?
    private var isStale: Bool {
        element.traits.contains(.volatileSize) && element.memo.generation != pass.generation
    }

    private static func sanitized(_ size: CGSize) -> CGSize {
        CGSize(width: sanitized(size.width), height: sanitized(size.height))
    }

    /// Answers are never NaN: a NaN length would poison every sum above it (L15).
    private static func sanitized(_ length: Double) -> Double { length.isNaN ? 0 : length }

    // MARK: place

    /// Gives the view its place in its parent: origin in the parent's coordinates, size, and the proposal that it was made for (L1.5).
    public func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        // A view in the middle of an infinite one has no place; it gets the start.
        element.origin = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
        if !element.isPlaced || element.size != size || element.proposal != proposal {
            element.needsPlacement = true
            element.fold()
        }
        element.size = size
        element.proposal = proposal
        element.isPlaced = true
    }

    /// Measures with the proposal and places the view at a point.
    public func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
    }

    // MARK: guides, spacing, priority

    public var priority: Double { isPlain ? element.node.priority : element.node.layoutPriority(self) }

    public var spacing: ViewSpacing {
        guard isPlain else { return element.node.spacing(self) }
        return element.node.plain.flows ? element.node.flowSpacing(flow) : element.node.plainSpacing
    }

    private var isPlain: Bool { element.resolveTraits(pass).contains(.plain) }

    public func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> Double? {
        guard element.resolveTraits(pass).contains(.explicitGuides) else { return nil }
        return element.node.explicitGuide(key, in: size, proposal: proposal, self)
    }

    /// The guide's value in points from the view's start: explicit, else the default (L6.5).
    public func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> Double {
        explicitGuide(key, in: size, proposal: proposal) ?? key.defaultValue(in: size)
    }

    public var mayHaveExplicitGuides: Bool { element.resolveTraits(pass).contains(.explicitGuides) }
}

/// The children of a view, in order.
public struct LayoutSubviews: RandomAccessCollection {
    let elements: [TreeElement]
    let pass: LayoutPass

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index], pass: pass) }
}

/// The tree's elements, inside collections whose own `Element` is something else.
public typealias TreeElement = Element
