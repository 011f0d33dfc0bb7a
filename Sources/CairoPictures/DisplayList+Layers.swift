// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import ViewCatalog

extension DisplayList {
    /// How many layers, each as large as the picture, are painted for its effects; what is blurred takes one more.
    var layers: Int {
        entries.reduce(0) { sum, entry in
            guard case .begin(let effect) = entry.item else { return sum }
            return switch effect {
            case .clip, .transform: sum
            case .opacity, .blend: sum + 1
            case .shadow, .blur: sum + 2
            case .mask(let list): sum + 2 + list.layers
            }
        }
    }

    /// The pixels of all layers that are blurred for a PDF, which holds each as pixels and, where it lies in others, has it painted for those,
    /// too.
    /// - Parameter size: what a blur of a radius takes.
    func blurredPixels(_ size: (_ radius: Double) -> Double) -> Double {
        var open: [Bool] = []
        var around = 1.0
        var sum = 0.0
        for entry in entries {
            guard case .begin(let effect) = entry.item else {
                if case .end = entry.item, open.popLast() == true { around -= 1 }
                continue
            }
            switch effect {
            case .shadow(_, let radius, _), .blur(let radius):
                sum += around * size(radius)
                around += 1
                open.append(true)
                continue
            case .mask(let list): sum += around * list.blurredPixels(size)
            case .clip, .transform, .opacity, .blend: break
            }
            open.append(false)
        }
        return sum
    }

    /// What shapes are painted with that passes from colour to colour.
    var gradients: [DrawnGradient] {
        entries.flatMap { entry -> [DrawnGradient] in
            switch entry.item {
            case .fill(_, .gradient(let gradient)), .stroke(_, _, .gradient(let gradient)): [gradient]
            case .begin(.mask(let list)): list.gradients
            default: []
            }
        }
    }
}
