// SPDX-License-Identifier: GPL-3.0-or-later

/// How far a scroll view follows a finger past its edge (S3.16).
enum RubberBand {
    private static let coefficient = 0.55

    /// What is shown of a distance that the finger went past the edge; never more than the length of the view.
    static func shown(distance: Double, length: Double) -> Double {
        guard distance != 0, length > 0 else { return 0 }
        let magnitude = abs(distance)
        let shown = magnitude * length * coefficient / (length + coefficient * magnitude)
        return distance < 0 ? -shown : shown
    }

    /// The finger's distance for what is shown: where a finger starts that catches the view past its edge.
    static func distance(shown: Double, length: Double) -> Double {
        let magnitude = min(abs(shown), length * 0.999_999)
        guard magnitude > 0, length > 0 else { return 0 }
        let distance = magnitude * length / (coefficient * (length - magnitude))
        return shown < 0 ? -distance : distance
    }
}
