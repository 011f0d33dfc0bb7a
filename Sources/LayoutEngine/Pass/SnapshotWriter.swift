// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes a snapshot: goes down the placed elements, and through the nodes inside of self-contained ones, which are placed on the way.
struct SnapshotWriter {
    let pass: LayoutPass
    private(set) var entries: [LayoutSnapshot.Entry] = []
    private(set) var sites: [LayoutSnapshot.Site] = []
    private(set) var contexts: [PlacementContext] = []
    private(set) var lazyPlaces: [Int: LazyPlace] = [:]
    private(set) var scrolls: [Int] = []
    private var depth: Int32 = 0
    /// What views present over the window: roots that are written after all else.
    private var presented: [(element: Element, frame: CGRect, context: Int32)] = []

    init(pass: LayoutPass) { self.pass = pass }

    mutating func write(_ root: Element, in context: PlacementContext) {
        guard root.isPlaced else { return }
        contexts.append(context)
        write(root, CGRect(origin: root.origin, size: root.size), parent: -1, context: 0)
        while !presented.isEmpty {
            let next = presented.removeFirst()
            write(next.element, next.frame, parent: -1, context: next.context)
        }
    }

    // MARK: elements

    private mutating func write(_ element: Element, _ frame: CGRect, parent: Int, context: Int32) {
        let index = entries.count
        append(.passUnretained(element.node), frame, StoredProposal(element.proposal), parent: parent, site: Int32(sites.count))
        sites.append(LayoutSnapshot.Site(element: element, context: context))
        if element.node.facts.isSelfContained {
            if !element.traits.contains(.closed) { writeContents(of: LayoutSubview(element: element, pass: pass), at: index) }
        } else {
            writeChildren(of: element, frame, at: index, context)
        }
        entries[index].end = Int32(entries.count)
    }

    private mutating func writeChildren(of element: Element, _ frame: CGRect, at index: Int, _ context: Int32) {
        if let lazy = element.node as? LazyNode { lazyPlaces[index] = lazy.place(of: element) }
        if element.node is ScrollNode { scrolls.append(index) }
        depth += 1
        defer { depth -= 1 }
        for (position, child) in element.existingChildren.enumerated() where !child.isLeftOut && child.isPlaced {
            let inner = element.node.changesContext ? addContext(forChild: position, of: element, frame, context) : context
            let childFrame = element.frame(ofChild: CGRect(origin: child.origin, size: child.size), in: frame)
            if position > 0, element.node is PresentationNode {
                presented.append((child, childFrame, inner))
            } else {
                write(child, childFrame, parent: index, context: inner)
            }
        }
    }

    private mutating func addContext(forChild position: Int, of element: Element, _ frame: CGRect, _ context: Int32) -> Int32 {
        var own = contexts[Int(context)]
        own.frame = frame
        contexts.append(element.node.contextForChild(position, own, LayoutSubview(element: element, pass: pass)))
        return Int32(contexts.count - 1)
    }

    // MARK: inside of self-contained nodes

    /// What all views inside of one self-contained node share.
    private struct Inside {
        let site: Int32
        let isMirrored: Bool
        let surroundings: PlacementContext
    }

    private mutating func writeContents(of view: LayoutSubview, at index: Int) {
        let number = entries[index].site
        let site = sites[Int(number)]
        let inside = Inside(site: number, isMirrored: site.element.environment.isRightToLeft, surroundings: contexts[Int(site.context)])
        let count = entries.count + view.contentCount
        if count > entries.capacity { entries.reserveCapacity(max(count, 2 * entries.capacity)) }
        writeContents(of: view, at: index, inside)
    }

    private mutating func writeContents(of view: LayoutSubview, at index: Int, _ inside: borrowing Inside) {
        let start = pass.places.count
        let outer = entries[index].frame
        view.placeSubviews(in: outer.size, proposal: entries[index].offer.proposal, inside.surroundings)
        let end = pass.places.count
        guard end > start else { return }
        depth += 1
        for position in start..<end {
            let place = pass.places[position]
            let child = entries.count
            append(place.node, place.frame.placed(in: outer, isMirrored: inside.isMirrored), place.offer, parent: index, site: inside.site)
            let inner = view.inside(place.node)
            guard inner.hasContents else { continue }
            writeContents(of: inner, at: child, inside)
            entries[child].end = Int32(entries.count)
        }
        depth -= 1
        pass.places.removeAll(from: start)
    }

    /// A layer that nothing lies inside of yet.
    @inline(__always)
    private mutating func append(_ node: Unmanaged<Node>, _ frame: CGRect, _ offer: StoredProposal, parent: Int, site: Int32) {
        entries.append(
            LayoutSnapshot.Entry(
                frame: frame, offer: offer, node: node, parent: Int32(truncatingIfNeeded: parent),
                end: Int32(truncatingIfNeeded: entries.count + 1), site: site, depth: depth))
    }
}
