// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Where a finger has to land for a button or a tap gesture: its frame, or what a content shape makes of it.
struct TapArea {
    let size: CGSize
    /// How it becomes larger.
    let better: String

    /// nil where a layer takes no taps, or where the system decides how large what takes them is: the row of a list, an item of a bar, a
    /// button with a border of the system's.
    init?(of layer: Int, in index: ViewIndex) {
        let placed = index.snapshot[layer]
        guard let receiver: any TapReceiver = SceneBuilder.attachment(of: placed.node), receiver.isButton else { return nil }
        let isGesture = (receiver as? ActionAttachment)?.kind == .tap
        let hasBorder = !isGesture && ButtonStyles.hasBorder(in: placed.environment)
        if hasBorder, placed.environment[EnvironmentKeys.controlSize].isRegular { return nil }
        var scale = CGSize(width: 1, height: 1)
        var around: Int? = layer
        while let current = around {
            let outer = index.snapshot[current]
            if outer.node is ListRowNode, !isGesture { return nil }
            if !isGesture, (SceneBuilder.attachment(of: outer.node) as NavigationBarMark?) != nil { return nil }
            if case .takesNone? = SceneBuilder.attachment(of: outer.node) as HitAttachment? { return nil }
            switch (SceneBuilder.attachment(of: outer.node) as DrawingAttachment?)?.effect {
            case .hidden, .opacity(0): return nil
            case .scale(let factor, _):
                scale = CGSize(width: scale.width * abs(factor.width), height: scale.height * abs(factor.height))
            default: break
            }
            around = outer.parent
        }
        var area = placed.frame
        for inner in index.subtree(of: layer) {
            if case .shape(let shape)? = SceneBuilder.attachment(of: index.snapshot[inner].node) as HitAttachment? {
                area = area.union(shape.bounds(in: index.snapshot[inner].frame))
            }
        }
        size = CGSize(width: area.width * scale.width, height: area.height * scale.height)
        better =
            hasBorder
            ? "a larger .controlSize."
            : ".frame(minWidth: 44, minHeight: 44).contentShape(.rect) on \(isGesture ? "it, before the gesture" : "its label")."
    }
}

extension ControlSize {
    /// Is it what the system makes controls unless told, or larger?
    fileprivate var isRegular: Bool { self != .mini && self != .small }
}
