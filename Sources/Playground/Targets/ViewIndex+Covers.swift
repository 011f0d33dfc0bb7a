// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

extension ViewIndex {
    /// The first layer of what is presented over all else (L16.1) and lets no tap through; nil where there is no such thing.
    var cover: Int? {
        // Roots of their own, each over those before it; a sheet may leave what lies behind it alive.
        let presented = snapshot.indices.dropFirst().filter { snapshot[$0].node is PresentedNode }
        return presented.last { PresentationSettings(in: snapshot[$0]).allowsBackground != true }
    }

    /// Is a part of a layer in the window?
    func isInWindow(_ layer: Int) -> Bool {
        let seen = snapshot[layer].frame.intersection(CGRect(origin: .zero, size: snapshot.window))
        return seen.width > 0 && seen.height > 0
    }

    /// The layers that assistive apps call by some words they do not show, in tree order.
    func layers(spokenAs words: String) -> [Int] {
        layers.indices.filter { layer in
            let label: SpokenLabel? = SceneBuilder.attachment(of: layers[layer].placed.node)
            return label?.text == words
        }
    }

    /// The layers that show a symbol, in tree order.
    func symbols(named name: String) -> [Int] {
        layers.indices.filter { layer in
            guard case .symbol(name)? = (layers[layer].placed.node as? ImageNode)?.face as? ControlFace else { return false }
            return true
        }
    }
}

extension PresentationSettings {
    /// What is said in a view that was laid out.
    init(in placed: PlacedLayer) {
        let said = placed.snapshot.subtree(of: placed.index).lazy.compactMap { layer -> PresentationSettings? in
            SceneBuilder.attachment(of: placed.snapshot[layer].node)
        }
        self.init(outerFirst: said)
    }
}
