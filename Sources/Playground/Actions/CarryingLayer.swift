// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A layer of a view as something is remembered of it: by the identity of the view, not by its name.
struct LayerKey: Hashable, Sendable {
    var path: ViewPath
    let layer: Int
    /// What of the layer, where there could be several things.
    var part = ""
}

/// A layer that carries something of a type, not of a protocol, and the identity under which it is remembered.
struct CarryingLayer<Attachment> {
    let index: Int
    var key: LayerKey
    let target: String
    let attachment: Attachment

    /// All layers that carry one, in tree order. What a modifier of a Group or a ForEach carries stands at each view, under one key.
    static func all(in laidOut: LaidOutScene) -> [CarryingLayer] { all(in: laidOut.index) }

    static func all(in views: ViewIndex) -> [CarryingLayer] {
        (views.carriers[ObjectIdentifier(Attachment.self)] ?? []).compactMap { index in
            let layer = views.layers[index]
            guard let attachment: Attachment = SceneBuilder.attachment(of: layer.placed.node), let key = views.key(of: index),
                let view = layer.view
            else { return nil }
            return CarryingLayer(index: index, key: key, target: views.views[view].text, attachment: attachment)
        }
    }
}

extension CarryingLayer {
    /// Those that stand for a whole: of several with one key the first in tree order (L17.2).
    static func whole(_ all: [CarryingLayer]) -> [CarryingLayer] {
        var seen: Set<LayerKey> = []
        return all.filter { seen.insert($0.key).inserted }
    }
}

extension ViewIndex {
    /// The identity under which something about a layer is remembered; nil for what no view made.
    func key(of layer: Int) -> LayerKey? {
        guard let path = layers[layer].path, let tag = layers[layer].tag else { return nil }
        return LayerKey(path: path, layer: tag.layer)
    }
}
