// SPDX-License-Identifier: GPL-3.0-or-later

/// How a view is looked for: by the layer that .id marks, or as the element of a ForEach (S5.10).
enum IDMatch {
    case explicit(ViewID)
    case element(ViewID)

    /// Explicit ids come before those of elements.
    static func first<Found>(_ id: ViewID, _ find: (IDMatch) -> Found?) -> Found? { find(.explicit(id)) ?? find(.element(id)) }

    func matches(_ node: Node, _ owner: ViewPath) -> Bool {
        switch self {
        case .explicit(let id): node.explicitID == id
        case .element(let id): owner.element == id
        }
    }
}

extension LayoutSubview {
    /// During a layout, the rectangle of the view with an id in a scroll view's content, in content coordinates.
    func locate(_ id: ViewID) -> CGRect? {
        guard let content = element.existingChildren.first, content.isPlaced else {
            // Made just now: it can be found when it has been placed.
            pass.requestAnotherPass()
            return nil
        }
        return IDMatch.first(id) { content.find($0, at: .zero, pass) }
    }
}

extension Element {
    /// The frame of the first matching view at or below this one, whose own origin is given. Scroll views inside keep their ids (S5.8); a
    /// view in a row of a list stands for the whole row.
    func find(_ match: IDMatch, at origin: CGPoint, _ pass: LayoutPass) -> CGRect? {
        if isLeftOut { return nil }
        if match.matches(node, owner) { return CGRect(origin: origin, size: size) }
        if node is ScrollNode { return nil }
        let lazy = (node as? LazyNode)?.place(of: self)
        for child in existingChildren {
            let own = lazy?.naturalOrigin(of: child, at: child.origin) ?? child.origin
            let place = CGPoint(x: origin.x + own.x, y: origin.y + own.y)
            if let found = child.find(match, at: place, pass) { return node is ListRowNode ? CGRect(origin: origin, size: size) : found }
        }
        return lazy?.estimatedFrame(of: match, pass)?.offsetBy(x: origin.x, y: origin.y)
    }
}

/// The same search after a layout, in its snapshot.
struct ContentSearch {
    let content: Int
    let snapshot: LayoutSnapshot

    /// In content coordinates, x from the leading edge; nil where no view has the id.
    func frame(of id: ViewID) -> CGRect? {
        content < snapshot.count ? IDMatch.first(id) { find($0, content, .zero) } : nil
    }

    private func find(_ match: IDMatch, _ index: Int, _ origin: CGPoint) -> CGRect? {
        let layer = snapshot[index]
        if match.matches(layer.node, layer.owner) { return CGRect(origin: origin, size: layer.frame.size) }
        // Ids are on elements alone, and scroll views inside keep theirs.
        if layer.node.facts.isSelfContained || layer.node is ScrollNode { return nil }
        let lazy = snapshot.lazyPlace(index)
        for child in snapshot.children(of: index) {
            let own = snapshot[child].origin
            let natural = lazy?.naturalOrigin(of: snapshot.element(child), at: own) ?? own
            if let found = find(match, child, CGPoint(x: origin.x + natural.x, y: origin.y + natural.y)) {
                return layer.node is ListRowNode ? CGRect(origin: origin, size: layer.frame.size) : found
            }
        }
        return lazy?.estimatedFrame(of: match, snapshot.pass)?.offsetBy(x: origin.x, y: origin.y)
    }
}
