// SPDX-License-Identifier: GPL-3.0-or-later

/// A view with the modifiers that stand around its content: traits reach a layout through modifiers, not through containers.
package protocol LayeredView {
    var owner: ViewPath { get }

    /// The first answer of the body to this view's node and those of the modifiers' contents inside it, from outside in.
    func firstLayer<T>(_ body: (Node) -> T?) -> T?
}

extension LayeredView {
    /// What a modifier of this view carries, the outermost first.
    package func mark<T>(_ type: T.Type) -> T? { firstLayer { ($0 as? AttachmentNode)?.attachment as? T } }

    /// The ids by which a view is a scroll target: explicit ones of it and of modifiers around it, then its element's (S5.10).
    package var targetIDs: [ViewID] {
        var ids: [ViewID] = []
        _ = firstLayer { (node) -> Never? in
            if let id = node.explicitID { ids.append(id) }
            return nil
        }
        return ids + (owner.element.map { [$0] } ?? [])
    }
}

extension Element: LayeredView {}
extension PlacedLayer: LayeredView {}
