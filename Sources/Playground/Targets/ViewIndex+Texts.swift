// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension ViewIndex {
    /// A Text that was placed, with the authored view that shows it: itself, or the button or label that made it of its title.
    struct PlacedText {
        let view: Int?
        let layer: Int
        let text: SetText
    }

    /// All texts, in tree order.
    var texts: [PlacedText] { texts(in: layers.indices) }

    func texts(in range: Range<Int>) -> [PlacedText] {
        range.compactMap { layer in
            SetText(snapshot[layer]).map { PlacedText(view: enclosingView(layer), layer: layer, text: $0) }
        }
    }

    /// The text that a view is, or the first that it made itself; nil for a view without one.
    func text(ofView view: Int) -> SetText? {
        let inside = subtree(of: outermost(view))
        var layer = inside.lowerBound
        while layer < inside.upperBound {
            if let other = names.view(ofLayer: layer), other != view {
                // Its texts are its own.
                layer = subtree(of: layer).upperBound
                continue
            }
            if let text = SetText(snapshot[layer]) { return text }
            layer += 1
        }
        return nil
    }

    /// The authored view that a layer belongs to, or that it lies in.
    func enclosingView(_ layer: Int) -> Int? {
        var current: Int? = layer
        while let inner = current {
            if let view = names.view(ofLayer: inner) { return view }
            current = snapshot[inner].parent
        }
        return nil
    }
}
