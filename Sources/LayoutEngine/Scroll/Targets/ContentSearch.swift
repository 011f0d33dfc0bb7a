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

/// A view in which an id is looked for: an element during a layout, a layer of the snapshot after it.
private protocol SearchedView {
    var node: Node { get }
    var owner: ViewPath { get }
    var size: CGSize { get }
    /// In the view around it, x from the leading edge.
    var origin: CGPoint { get }
    var element: Element { get }
    var lazyPlace: LazyPlace? { get }
    /// The views directly inside that may carry ids.
    var inside: [Self] { get }
}

extension SearchedView {
    /// The frame of the first matching view at or below this one, whose own origin is given. Scroll views inside keep their ids (S5.8); a
    /// view in a row of a list stands for the whole row.
    fileprivate func find(_ match: IDMatch, at origin: CGPoint, _ pass: LayoutPass) -> CGRect? {
        let frame = CGRect(origin: origin, size: size)
        if match.matches(node, owner) { return frame }
        if node is ScrollNode { return nil }
        let lazy = lazyPlace
        for child in inside {
            let own = lazy?.naturalOrigin(of: child.element, at: child.origin) ?? child.origin
            if let found = child.find(match, at: origin + own, pass) { return node is ListRowNode ? frame : found }
        }
        return lazy?.estimatedFrame(of: match, pass)?.offsetBy(x: origin.x, y: origin.y)
    }
}

extension Element: SearchedView {
    fileprivate var element: Element { self }
    fileprivate var lazyPlace: LazyPlace? { (node as? LazyNode)?.place(of: self) }
    fileprivate var inside: [Element] { existingChildren.filter { !$0.isLeftOut } }
}

extension PlacedLayer: SearchedView {
    fileprivate var lazyPlace: LazyPlace? { snapshot.lazyPlace(index) }
    /// Ids are on elements alone.
    fileprivate var inside: [PlacedLayer] { node.facts.isSelfContained ? [] : snapshot.children(of: index).map { snapshot[$0] } }

    /// Where the view with an id stands in this scroll view's content, or would stand, in the content's coordinates; nil where there is none.
    package func place(of id: ViewID) -> CGRect? {
        guard index + 1 < snapshot.count else { return nil }
        return IDMatch.first(id) { snapshot[index + 1].find($0, at: .zero, snapshot.pass) }
    }
}
