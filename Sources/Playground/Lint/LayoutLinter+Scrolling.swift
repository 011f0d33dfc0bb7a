// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Scroll views whose target behaviour cannot do what it says, and elements that share an id.
extension LayoutLinter {
    func scrolls() -> [Found] {
        index.scrolls.compactMap { scroll in
            guard let subject = ScrollSubject(laidOut, scroll.path) else { return nil }
            let behavior = TargetAdvice.builtIn(subject.modifier(ScrollTargetBehaviorAttachment.self)?.attachment.behavior)
            if behavior is ViewAlignedBehavior, !ScrollTargets(subject).exist {
                return found(
                    index.view(of: scroll), .alignedWithoutTargets,
                    ".viewAligned finds no targets: scrolling stops anywhere, as if there were no behavior.",
                    better: ".scrollTargetLayout() on the stack inside, or .scrollTarget() on the views to align.")
            }
            return behavior is PagingBehavior ? pitch(subject) : nil
        }
    }

    /// Pages that are not as long as a step of paging: each swipe leaves them a little further off (S4.6).
    private func pitch(_ subject: ScrollSubject) -> Found? {
        guard let axis = subject.axes.single else { return nil }
        let page = subject.geometry.containerSize[axis]
        guard let pitch = pitch(of: subject, axis), abs(pitch - page) > 0.5 else { return nil }
        return found(
            index.view(of: subject.scroll), .pagingPitch,
            "A page is \(NumberText.of(page)) long, but its views are spaced every \(NumberText.of(pitch)): they drift out of place page by page.",
            better:
                ".containerRelativeFrame(\(axis == .horizontal ? ".horizontal" : ".vertical")) on each and spacing: 0, or .viewAligned with .scrollTargetLayout()."
        )
    }

    /// From the start of the first view to that of the second, in the first stack along the axis.
    private func pitch(of subject: ScrollSubject, _ axis: Axis) -> Double? {
        for layer in index.subtree(of: subject.scroll.layer).dropFirst() {
            let placed = index.snapshot[layer]
            guard (placed.node as? StackNode)?.axis == axis || (placed.node as? LazyNode)?.axis == axis else { continue }
            let children = index.snapshot.children(of: layer)
            guard children.count > 1 else { continue }
            let (first, second) = (index.snapshot[children[0]].frame, index.snapshot[children[1]].frame)
            return abs(second.min(axis) - first.min(axis))
        }
        return nil
    }

    // MARK: identity

    /// Elements that are looked at for ids that occur twice.
    private static let elementLimit = 10_000

    func identities() throws(Diagnostic) -> [Found] {
        var known: Set<ObjectIdentifier> = []
        var result: [Found] = []
        for layer in index.snapshot.indices {
            for node in Self.forEachs(of: index.snapshot[layer].node) where known.insert(ObjectIdentifier(node)).inserted {
                try budget.work(min(node.data.count, Self.elementLimit), at: nil)
                guard let id = Self.repeatedID(node.data) else { continue }
                result.append(
                    found(
                        index.enclosingView(layer), .duplicateID,
                        "Several elements of \(node.tag?.name ?? "a ForEach") have the id \(id.literal): they share state, and which one moves is undefined.",
                        better: "an id that no other element has: a property that stays with it, or Identifiable elements."))
            }
        }
        return result
    }

    private static func repeatedID(_ data: ForEachNode.Data) -> ViewID? {
        var seen: Set<ViewID> = []
        return (0..<min(data.count, elementLimit)).lazy.map { data.id($0) }.first { !seen.insert($0).inserted }
    }

    /// Those that a container lists itself.
    private static func forEachs(of node: Node) -> [ForEachNode] {
        switch node {
        case let container as ContainerNode: container.children.flatMap(listed)
        case let lazy as LazyNode: listed(in: lazy.content)
        case let grid as GridNode: listed(in: grid.content)
        default: []
        }
    }

    private static func listed(in node: Node) -> [ForEachNode] {
        switch node {
        case let found as ForEachNode: [found]
        case let group as GroupNode: group.children.flatMap(listed)
        case let section as SectionNode: listed(in: section.content)
        case let unary as UnaryNode: listed(in: unary.content)
        default: []
        }
    }
}
