// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// The present layout as pictures need it.
struct SceneDrawing: Drawing {
    private let scene: DrawnScene

    /// - Parameter layer: a view to show alone; nil for the whole window.
    init(_ laidOut: LaidOutScene, layer: Int? = nil) {
        scene = DrawnSceneMaker(laidOut: laidOut).scene(layer)
    }

    func lines(_ style: OutputStyle) -> [String] { BoxDrawing.draw(scene, width: style.width, color: style.color, ascii: style.ascii) }

    static func output(_ laidOut: LaidOutScene, layer: Int?) -> Output {
        Output(json: SceneSnapshot.frames(laidOut.index, layer), parts: [.drawing(SceneDrawing(laidOut, layer: layer))])
    }

    static func text(_ laidOut: LaidOutScene) -> String {
        SceneDrawing(laidOut).lines(OutputStyle(width: 100)).map { $0 + "\n" }.joined()
    }

    static func svg(_ laidOut: LaidOutScene) -> String { SVGDrawing.draw(DrawnSceneMaker(laidOut: laidOut).scene(nil)) }
}

/// Fills the value that the pictures are drawn from.
struct DrawnSceneMaker {
    let laidOut: LaidOutScene
    private var index: ViewIndex { laidOut.index }

    func scene(_ layer: Int?) -> DrawnScene {
        let stage = laidOut.scene.stage
        let range = layer.map { index.subtree(of: $0) } ?? 0..<index.layers.count
        let shown = index.views.indices.filter { range.contains(index.outermost($0)) }
        var insets = stage.insets
        let keyboard = stage.keyboard.flatMap { $0 > insets.bottom ? $0 : nil }
        insets.bottom = keyboard ?? insets.bottom
        let flips = stage.direction == .rightToLeft
        var scene = DrawnScene(
            window: stage.size,
            safeArea: flips
                ? EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading) : insets,
            views: shown.flatMap { boxes(of: $0) }, scrolls: index.scrolls.filter { range.contains($0.layer) }.compactMap { scroll($0) },
            focusRect: layer.map { index.layers[$0].frame }, scale: stage.effectiveScale, title: stage.device.name)
        scene.hasKeyboard = keyboard != nil
        return scene
    }

    /// The view as its parent sees it, and inside it, where its modifiers made it larger or smaller, what is drawn.
    private func boxes(of view: Int) -> [DrawnView] {
        let outer = index.outermost(view)
        let inner = index.layersFromInside(view).first ?? outer
        let kind = index.layers[inner].tag?.kind ?? ""
        let style = Catalog.drawnStyle(of: kind)
        if style == .scroll || index.layers[inner].frame == index.layers[outer].frame { return [box(view, inner, kind, style)] }
        if style == .container { return [box(view, outer, kind, style)] }
        let frame = DrawnView(
            name: index.views[view].text, kind: kind, frame: index.layers[outer].frame, depth: depth(of: view), style: .container,
            clip: clip(of: outer))
        return [frame, box(view, inner, kind, style)]
    }

    private func box(_ view: Int, _ layer: Int, _ kind: String, _ style: DrawnStyle) -> DrawnView {
        let source = laidOut.outline.view(source: index.views[view].source).map { laidOut.outline.views[$0] }
        return DrawnView(
            name: index.views[view].text, label: words(of: layer) ?? source.flatMap { Self.label($0.base) }, kind: kind,
            frame: index.layers[layer].frame, depth: depth(of: view), style: style, outline: Catalog.views[kind]?.outline,
            color: source.flatMap { Self.color($0) }, clip: clip(of: layer))
    }

    /// What a Text says, as it was evaluated.
    private func words(of layer: Int) -> String? {
        guard let text = index.layers[layer].placed.node as? TextNode else { return nil }
        return text.runs.map(\.string).joined()
    }

    private func depth(of view: Int) -> Int {
        var depth = 0
        var current = index.views[view].parent
        while let parent = current {
            depth += 1
            current = index.views[parent].parent
        }
        return depth
    }

    private func clip(of layer: Int) -> CGRect? {
        var rect: CGRect?
        var scroll = index.layers[layer].placed.context.scroll
        while let current = scroll {
            rect = rect?.intersection(current.bounds) ?? current.bounds
            scroll = current.outer
        }
        return rect
    }

    private func scroll(_ scroll: ViewIndex.Scroll) -> DrawnScroll? {
        guard let geometry = laidOut.scene.layout.scrolls[scroll.path]?.geometry else { return nil }
        let frame = index.layers[scroll.layer].frame
        let content = scroll.layer + 1 < index.layers.count ? index.layers[scroll.layer + 1] : nil
        let flips = laidOut.scene.stage.direction == .rightToLeft
        let insets = geometry.contentInsets
        let bounds = content?.placed.context.scroll?.bounds ?? frame
        let subject = ScrollSubject(laidOut, scroll.path)
        let thumbs = subject.map { ScrollIndicators(subject: $0).all.filter { $0.opacity > 0 } } ?? []
        return DrawnScroll(
            name: index.text(of: scroll) ?? "", frame: frame, bounds: bounds, contentFrame: content?.frame ?? .zero,
            insets: flips ? EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading) : insets,
            indicators: thumbs.map { $0.frame(in: bounds, laidOut.scene.stage.direction ?? .leftToRight) },
            contentOffset: geometry.contentOffset,
            range: CGRect(
                x: geometry.range(.horizontal).lowerBound, y: geometry.range(.vertical).lowerBound,
                width: geometry.range(.horizontal).upperBound - geometry.range(.horizontal).lowerBound,
                height: geometry.range(.vertical).upperBound - geometry.range(.vertical).lowerBound),
            clips: subject.map { !$0.environment[CatalogKeys.isScrollClipDisabled] } ?? true)
    }

    // MARK: what the source tells

    /// The text of a Text, of a Button or Label with a title.
    private static func label(_ base: Expression) -> String? {
        guard case .call(let call) = base.kind, let first = call.arguments.first, first.label == nil,
            case .string(let segments) = first.value.kind
        else {
            return nil
        }
        let text = segments.map { if case .text(let text) = $0 { text } else { "…" } }.joined()
        return text.isEmpty ? nil : text
    }

    /// `Color.red`, `.foregroundStyle(.red)`, `.fill(Color.blue)`.
    private static func color(_ view: Outline.View) -> String? {
        if let name = member(of: view.base) { return name }
        for modifier in view.outer.modifierChain.modifiers where Catalog.modifiers(named: modifier.name).contains(where: \.paints) {
            guard let argument = modifier.call.arguments.first?.value else { continue }
            if case .implicitMember(let name) = argument.kind { return name }
            if let name = member(of: argument) { return name }
        }
        return nil
    }

    /// `red` of `Color.red`.
    private static func member(of color: Expression) -> String? {
        guard case .member(let base, let name, _) = color.kind, case .identifier(ColorValue.typeName, _) = base.kind else { return nil }
        return name
    }
}
