// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A scroll view of a laid-out scene with what gestures ask of it: range, bounce, what modifiers around it say.
struct ScrollSubject {
    let index: ViewIndex
    let machine: Machine
    let scroll: ViewIndex.Scroll
    let state: ScrollState
    let geometry: ScrollGeometry

    init?(_ laidOut: LaidOutScene, _ path: ViewPath) { self.init(laidOut.index, path, laidOut.machine) }

    init?(_ index: ViewIndex, _ path: ViewPath, _ machine: Machine) {
        guard let scroll = index.scrolls.first(where: { $0.path == path }), let state = index.result.state.scrolls[path],
            let geometry = state.geometry
        else { return nil }
        self.index = index
        self.machine = machine
        self.scroll = scroll
        self.state = state
        self.geometry = geometry
    }

    var path: ViewPath { scroll.path }
    var axes: Axis.Set { scroll.node.axes }
    var scrollAxes: [Axis] { Axis.allCases.filter { axes.contains(axis: $0) } }
    var environment: EnvironmentValues { index.layers[scroll.layer].placed.element.environment }
    var isEnabled: Bool { environment[EnvironmentKeys.isScrollEnabled] }
    var pixel: Double { environment.traits.pixelLength }
    /// Half a pixel: nearer than that is there (S3.17, S4.9).
    var epsilon: Double { pixel / 2 }

    // MARK: range

    func maximum(_ axis: Axis) -> Double {
        axes.contains(axis: axis) ? max(geometry.contentSize[axis] - geometry.containerSize[axis], 0) : 0
    }

    func clamp(_ position: CGPoint) -> CGPoint {
        func clamped(_ axis: Axis) -> Double { position[axis].isNaN ? 0 : min(max(position[axis], 0), maximum(axis)) }
        return CGPoint(x: clamped(.horizontal), y: clamped(.vertical))
    }

    /// What the system computes lies on pixels (S3.23).
    func rounded(_ position: CGPoint) -> CGPoint {
        func onPixel(_ value: Double) -> Double { (value / pixel + 0.5).rounded(.down) * pixel }
        return CGPoint(x: onPixel(position.x), y: onPixel(position.y))
    }

    // MARK: modifiers

    /// The layers around the scroll view, the nearest first.
    var around: [Int] {
        var result: [Int] = []
        var depth = index.layers[scroll.layer].placed.depth
        for layer in (0..<scroll.layer).reversed() where index.layers[layer].placed.depth < depth {
            depth = index.layers[layer].placed.depth
            result.append(layer)
        }
        return result
    }

    /// The nearest modifier around it, none that addresses another scroll view (S8.3).
    func modifier<T>(_ type: T.Type = T.self) -> (layer: Int, attachment: T)? {
        for layer in around {
            let node = index.layers[layer].placed.element.node
            if node is ScrollNode { return nil }
            if let found: T = SceneBuilder.attachment(of: node) { return (layer, found) }
        }
        return nil
    }

    /// The nearest modifier of a name that is kept without being laid out.
    func visual(_ name: String) -> VisualAttachment? {
        for layer in around {
            let visual: VisualAttachment? = SceneBuilder.attachment(of: index.layers[layer].placed.element.node)
            if let visual, visual.name == name { return visual }
        }
        return nil
    }

    /// May it be pulled past its edges (S3.18, S3.19)? By the nearest scrollBounceBehavior that names the axis.
    func bounces(_ axis: Axis) -> Bool {
        guard axes.contains(axis: axis), isEnabled else { return false }
        for layer in around {
            guard let visual: VisualAttachment = SceneBuilder.attachment(of: index.layers[layer].placed.element.node),
                visual.name == "scrollBounceBehavior"
            else { continue }
            let named = visual.arguments.count > 1 ? visual.arguments[1].flatMap { Axis.Set.decode($0) } : nil
            guard (named ?? .vertical).contains(axis: axis) else { continue }
            guard visual.arguments.first??.swiftDescription(rounded: false) == "basedOnSize" else { return true }
            return maximum(axis) > 0
        }
        return true
    }

    /// Is content cut at the bounds? Not where any view around says so: nothing inside can undo it (S9.8).
    var clips: Bool {
        !around.contains { layer in
            guard let visual: VisualAttachment = SceneBuilder.attachment(of: index.layers[layer].placed.element.node) else { return false }
            return visual.name == "scrollClipDisabled" && visual.arguments.first.flatMap { $0 } != .bool(false)
        }
    }
}
