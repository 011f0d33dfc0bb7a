// SPDX-License-Identifier: GPL-3.0-or-later

/// The place at which views are made: their environment, whose names they get, and what stands around them.
/// Closures that make views (a ForEach row, a component's body) receive it.
public struct ViewSite {
    package var environment: EnvironmentValues
    /// The owner of the names of the views made here.
    package var owner: ViewPath
    /// The axis of the nearest enclosing stack (L3.6).
    package internal(set) var stackAxis: Axis?
    /// The pass on whose behalf the views are made: the place for issues and for the evaluator.
    package internal(set) var pass: LayoutPass
    /// Modifiers of a value with several views, innermost first: they apply to each view (L2.2).
    var wrappers: Wrapper?
    /// How often subviews were listed anew on the way here: each time doubles what is made.
    var relistings = 0

    /// A modifier and where it stands, which has the modifiers around it.
    final class Wrapper {
        let node: Node
        let site: ViewSite
        var outer: Wrapper? { site.wrappers }

        init(node: Node, site: ViewSite) { (self.node, self.site) = (node, site) }
    }

    /// The site of a modifier's content: what is made there gets the modifier around it.
    func wrapped(by node: Node) -> ViewSite {
        var copy = self
        copy.wrappers = Wrapper(node: node, site: self)
        return copy
    }

    /// How many modifiers wait around a view that is made here.
    var wrapperCount: Int {
        wrappers.map { sequence(first: $0, next: \.outer).reduce(0) { count, _ in count + 1 } } ?? 0
    }

    /// Is a view that is made here a row of a list by itself, under no modifier that takes part in layout?
    package var isListRow: Bool { wrappers.flatMap { sequence(first: $0, next: \.outer).first { !$0.node.isScope } }?.node is ListRowNode }

    /// Is each view that is made here a row of a list, under whatever modifiers (L2.2)?
    package var isInListRows: Bool { wrappers.map { sequence(first: $0, next: \.outer).contains { $0.node is ListRowNode } } ?? false }

    /// The site of a view's own children: they have no modifiers around them yet.
    func forChildren(of node: Node) -> ViewSite {
        var copy = self
        copy.wrappers = nil
        copy.stackAxis = node.stackAxis(inherited: stackAxis)
        return copy
    }
}

extension Element {
    /// The site at which the view itself stands.
    func site(_ pass: LayoutPass) -> ViewSite { ViewSite(environment: environment, owner: owner, stackAxis: stackAxis, pass: pass) }
}

extension Node {
    /// Does it say only whose or under which environment its views are, so that it takes no part in layout?
    fileprivate var isScope: Bool {
        self is AttachmentNode || self is LayerNode || self is EnvironmentNode || self is IdentityNode || self is ScopeNode
    }
}
