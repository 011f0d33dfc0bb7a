// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

extension DisplayList {
    /// How many layers, each as large as the picture, are painted for its effects; a blur takes as long as one more.
    var layers: Int {
        entries.reduce(0) { sum, entry in
            guard case .begin(let effect) = entry.item else { return sum }
            return switch effect {
            case .clip, .transform: sum
            case .opacity: sum + 1
            case .shadow, .blur: sum + 2
            case .mask(let list): sum + 2 + list.layers
            }
        }
    }
}
