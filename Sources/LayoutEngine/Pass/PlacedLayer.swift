// SPDX-License-Identifier: GPL-3.0-or-later

/// An element where layout put it: what every question to a result is answered from.
public struct PlacedLayer {
    public let element: Element
    /// What is around it; `context.frame` is its own frame in the window.
    public let context: PlacementContext
    /// How many elements are around it.
    public let depth: Int

    public var frame: CGRect { context.frame }
    public var tag: ViewTag? { element.node.tag }
}

extension LayoutResult {
    /// Calls the body for every placed element, parents first, until it returns false.
    public func walk(_ body: (PlacedLayer) -> Bool) {
        guard let root = tree.element else { return }
        let insets = safeArea.reduce(EdgeInsets.zero) { $0 + $1.insets }
        let safe = CGSize(width: max(0, window.width - insets.horizontal), height: max(0, window.height - insets.vertical))
        var context = LayoutEngine.rootContext(window, safeArea, safe)
        context.frame = CGRect(origin: root.origin, size: root.size)
        var goesOn = true
        visit(root, context, 0, &goesOn, body)
    }

    private func visit(_ element: Element, _ context: PlacementContext, _ depth: Int, _ goesOn: inout Bool, _ body: (PlacedLayer) -> Bool) {
        guard body(PlacedLayer(element: element, context: context, depth: depth)) else {
            goesOn = false
            return
        }
        let view = LayoutSubview(element: element, pass: lastPass)
        for (index, child) in element.existingChildren.enumerated() where goesOn && !child.isLeftOut && child.isPlaced {
            var inner = element.node.contextForChild(index, context, view)
            inner.frame = element.frame(ofChild: child, in: context.frame)
            visit(child, inner, depth + 1, &goesOn, body)
        }
    }

    /// Calls the body for every placed view, parents first, with its frame in its parent, x from the leading edge: what drawing boxes needs.
    /// Who asks no more than this spares the elements of plain views.
    public func forEachFrame(_ body: (Node, CGRect) -> Void) {
        visitFrames {
            body($0, $1)
            return true
        }
    }

    /// As `forEachFrame`; views in one for which the body returns false are passed over.
    public func visitFrames(_ body: (Node, CGRect) -> Bool) {
        if let root = tree.element { root.visit(lastPass, body) }
    }

    /// What the safe area at this frame consists of, in the view's own edges.
    public func safeAreaParts(of layer: PlacedLayer) -> SafeAreaSource.Parts {
        let traits = layer.element.environment.traits
        var parts = SafeAreaSource.parts(at: layer.frame, from: layer.context.safeArea, pixelLength: traits.pixelLength)
        parts.window = parts.window.flipped(traits.layoutDirection)
        parts.bars = parts.bars.flipped(traits.layoutDirection)
        return parts
    }

    /// The safe-area insets that a GeometryReader of this frame would report.
    public func safeAreaInsets(of layer: PlacedLayer) -> EdgeInsets {
        LayoutSubview(element: layer.element, pass: lastPass).safeAreaInsets(layer.context)
    }
}

extension Element {
    fileprivate func visit(_ pass: LayoutPass, _ body: (Node, CGRect) -> Bool) {
        let frame = CGRect(origin: origin, size: size)
        if traits.contains(.plain), !traits.contains(.closed) {
            if node.plain.flows { return node.visitFlow(frame, proposal, Flow(setting: textSetting, pass: pass), body) }
            return node.visitPlain(frame, proposal, body)
        }
        guard body(node, frame) else { return }
        for child in existingChildren where !child.isLeftOut && child.isPlaced { child.visit(pass, body) }
    }
}
