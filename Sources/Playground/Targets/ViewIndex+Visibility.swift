// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension ViewIndex {
    /// The part of a layer that meets the window and every enclosing scroll view (S15.13).
    func visibleRect(of layer: Int) -> CGRect {
        var rect = layers[layer].frame.intersection(CGRect(origin: .zero, size: snapshot.window))
        var scroll = layers[layer].placed.context.scroll
        while let current = scroll {
            rect = rect.intersection(current.bounds)
            scroll = current.outer
        }
        return rect
    }

    /// Does any of it show? A layer without an extent shows where its place does.
    func isVisible(_ layer: Int) -> Bool {
        let frame = layers[layer].frame
        let shown = visibleRect(of: layer)
        if frame.width > 0, frame.height > 0 { return shown.width > 0 && shown.height > 0 }
        return shown.width >= frame.width && shown.height >= frame.height && meets(frame, layer)
    }

    private func meets(_ frame: CGRect, _ layer: Int) -> Bool {
        func holds(_ rect: CGRect) -> Bool {
            frame.maxX >= rect.minX && frame.minX <= rect.maxX && frame.maxY >= rect.minY && frame.minY <= rect.maxY
        }
        var scroll = layers[layer].placed.context.scroll
        while let current = scroll {
            if !holds(current.bounds) { return false }
            scroll = current.outer
        }
        return holds(CGRect(origin: .zero, size: snapshot.window))
    }

    /// The part of the area that shows in the containers of the scroll views around, without insets, and in the window (S8.6, S8.8).
    func visibleFraction(_ layer: Int) -> Double { ScrollVisibility(index: self).fraction(of: layer) }

    /// What a lazy container inside a layer has made: element indices of the first one in tree order.
    func realizedRange(inside layer: Int) -> Range<Int>? {
        for index in subtree(of: layer) {
            if layers[index].placed.node is LazyNode { return layers[index].placed.realizedRange }
        }
        return nil
    }
}
