// SPDX-License-Identifier: GPL-3.0-or-later

extension LayoutSubview {
    /// The rectangle of the view with an id in a scroll view's content, in content coordinates: explicit ids first, then elements of a ForEach.
    func locate(_ id: ViewID) -> CGRect? {
        guard let content = element.existingChildren.first, content.isPlaced else {
            // Made just now: it can be found when it has been placed.
            pass.requestAnotherPass()
            return nil
        }
        for match in [IDMatch.explicit(id), .element(id)] {
            if let found = content.find(match, at: .zero, pass) { return found }
        }
        return nil
    }
}

/// How a view is looked for: by the layer that .id marks, or as the element of a ForEach (S5.10).
enum IDMatch {
    case explicit(ViewID)
    case element(ViewID)

    func matches(_ element: Element) -> Bool {
        switch self {
        case .explicit(let id): element.node.explicitID == id
        case .element(let id): element.owner.isElement(id)
        }
    }
}

extension Element {
    /// The frame of the first matching view at or below this one, whose own origin is given. Scroll views inside keep their ids (S5.8).
    func find(_ match: IDMatch, at origin: CGPoint, _ pass: LayoutPass) -> CGRect? {
        if isLeftOut { return nil }
        if match.matches(self) { return CGRect(origin: origin, size: size) }
        if node.isAnonymous || node is ScrollNode { return nil }
        let lazy = node as? LazyNode
        for child in existingChildren {
            let own = lazy?.naturalOrigin(of: child, in: self) ?? child.origin
            let place = CGPoint(x: origin.x + own.x, y: origin.y + own.y)
            if let found = child.find(match, at: place, pass) { return found }
        }
        guard let lazy else { return nil }
        return lazy.estimatedFrame(of: match, in: LayoutSubview(element: self, pass: pass))?.offsetBy(x: origin.x, y: origin.y)
    }
}

/// A container that knows, or estimates, where rows are that it has not made.
protocol LazyContainer {
    /// The place of an unrealized row in the container's coordinates.
    func estimatedFrame(of match: IDMatch, in view: LayoutSubview) -> CGRect?
    /// The element indices of what is realized (S15.13).
    func realizedRange(in element: Element) -> Range<Int>?
}
