// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The layers of a snapshot gathered into authored views: what names and paths mean. It depends on the views and how they are nested, not
/// on where they are, so a layout that only moved them shares it.
final class ViewNames {
    struct View {
        /// The identity of the view itself, inside all of its modifiers.
        fileprivate(set) var path: ViewPath
        /// The path as a person writes it. Of several views with one name all but the first are numbered: `header1[2]`.
        let text: String
        let name: String
        /// The positions of its layers in the snapshot, outermost first.
        var layers: [Int] = []
        var parent: Int?
        var children: [Int] = []
        /// The expression that made it, by number.
        let source: Int
    }

    private(set) var views: [View] = []
    /// The authored view of each layer; -1 for what stands between views.
    private var viewOfLayer: [Int32] = []
    private(set) var byText: [String: Int] = [:]
    private var known: [ViewPath: Int] = [:]
    /// How many views have had a name.
    private var counts: [String: Int] = [:]

    /// Follows the snapshot: parents come first, so a layer's parent tells what encloses it.
    init(_ snapshot: LayoutSnapshot) {
        /// What a layer is, or lies in.
        var enclosing: [Int32] = []
        viewOfLayer.reserveCapacity(snapshot.count)
        enclosing.reserveCapacity(snapshot.count)
        for layer in snapshot.layers {
            let outer = layer.parent.map { enclosing[$0] } ?? -1
            let own = layer.tag.map { view(of: $0, layer.owner, inside: Int(outer)) } ?? -1
            if own >= 0 { views[own].layers.append(layer.index) }
            viewOfLayer.append(Int32(own))
            enclosing.append(own >= 0 ? Int32(own) : outer)
        }
    }

    @inline(__always)
    func view(ofLayer layer: Int) -> Int? {
        let view = viewOfLayer[layer]
        return view >= 0 ? Int(view) : nil
    }

    /// The view that has, or one of whose layers has, an identity.
    func view(at path: ViewPath) -> Int? { known[path] }

    /// How a person writes a path: the name of a view in the layout, and of what that owns.
    func text(of path: ViewPath) -> String {
        guard let path = path.written, let name = path.lastName else { return "" }
        if let view = known[path] { return views[view].text }
        return ViewPath.join(path.owner.map { text(of: $0) } ?? "", name)
    }

    // MARK: gathering

    private func view(of tag: ViewTag, _ owner: ViewPath, inside parent: Int) -> Int {
        // Most layers are modifiers of the view that the layer around them is of.
        if parent >= 0, views[parent].name == tag.name, views[parent].path.parent == owner { return parent }
        let path = owner.appending(tag.name)
        if let index = known[path] { return index }
        let name = ViewPath.join(text(of: owner), tag.name)
        // What is inside of an `.id` or a use is the same authored view as the modifiers around that.
        if let index = byText[name], encloses(index, parent) {
            known[path] = index
            views[index].path = path
            return index
        }
        let index = views.count
        let text = unique(name)
        known[path] = index
        byText[text] = index
        views.append(View(path: path, text: text, name: tag.name, parent: parent >= 0 ? parent : nil, source: tag.source))
        if parent >= 0 { views[parent].children.append(index) }
        return index
    }

    /// Is a view another, or around it?
    private func encloses(_ view: Int, _ inner: Int) -> Bool {
        var current: Int? = inner >= 0 ? inner : nil
        while let inside = current {
            if inside == view { return true }
            current = views[inside].parent
        }
        return false
    }

    private func unique(_ name: String) -> String {
        while true {
            let count = counts[name, default: 0] + 1
            counts[name] = count
            let text = count == 1 ? name : "\(name)[\(count)]"
            if byText[text] == nil { return text }
        }
    }
}
