// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A finished picture of a scene: what is painted, and which part of the window is shown.
package struct Picture: Sendable {
    package var list: DisplayList
    /// In points of the window.
    package var shown: CGRect
    /// A device's or a view's name; may be empty.
    package var title: String
}

/// How a picture looks.
package enum PictureStyle: String, CaseIterable, Sendable {
    /// Boxes with names, insets, margins and what lies beyond.
    case blueprint
    /// What a screen would show.
    case preview
    /// The boxes over what a screen would show.
    case overlay
}

/// Pictures that a library makes.
package enum PictureFormat: String, Sendable { case png, pdf }

/// Makes files of pictures that need more than text. The shell brings one along; without it there are no such pictures.
package protocol PictureEncoder: Sendable {
    /// - Parameters:
    ///   - scale: pixels per point; a PDF has none.
    ///   - isStopped: asked between the parts of the picture; once it is true there will be none.
    func encode(_ picture: Picture, as format: PictureFormat, scale: Double, isStopped: () -> Bool) throws(PictureFailure) -> [UInt8]
}

/// Why there is no picture; the command that asked for it says so in words.
package enum PictureFailure: Error {
    case missingLibrary
    /// Nothing to be seen, or more pixels than can be.
    case tooLarge
    /// Its shadows, blurs and the like take more pixels than there is time for.
    case tooManyEffects
    /// Its lines, gradients and texts take longer than there is time for.
    case tooMuchPainted
    case interrupted
}

extension DrawnShape {
    /// Slanting lines over a rectangle, each from its upper right to its lower left end.
    package static func hatching(_ rect: CGRect, distance: Double) -> [(CGPoint, CGPoint)] {
        guard rect.width > 0, rect.height > 0, distance > 0, rect.width + rect.height < 100_000 else { return [] }
        // Lines of neighbouring rectangles go on in each other.
        let first = ((rect.minX + rect.minY) / distance).rounded(.up) * distance
        return stride(from: first, to: rect.maxX + rect.maxY, by: distance).map { sum in
            let top = CGPoint(x: min(rect.maxX, sum - rect.minY), y: max(rect.minY, sum - rect.maxX))
            let bottom = CGPoint(x: max(rect.minX, sum - rect.maxY), y: min(rect.maxY, sum - rect.minX))
            return (top, bottom)
        }
    }
}
