// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Every choice of each dimension with every one of the others, the last dimension changing first.
struct SceneCombinations {
    let dimensions: [SceneDimension]

    /// More than anybody reads, and than a moment lays out.
    static let limit = 1_000

    struct Combination {
        let texts: [String]
        let scene: Scene
    }

    func all(of scene: Scene) -> [Combination] {
        var result: [[SceneDimension.Choice]] = [[]]
        for dimension in dimensions { result = result.flatMap { start in dimension.choices.map { start + [$0] } } }
        return result.map { choices in
            var changed = scene
            // A device ends what was set of its screen, and a language has a direction: they come first.
            for (dimension, choice) in zip(dimensions, choices) where dimension.endsOthers { choice.change(&changed) }
            for (dimension, choice) in zip(dimensions, choices) where !dimension.endsOthers { choice.change(&changed) }
            return Combination(texts: choices.map(\.text), scene: changed)
        }
    }

    /// `device iphone-se-3, type large`.
    func text(_ combination: Combination) -> String {
        zip(dimensions, combination.texts).map { "\($0.name) \($1)" }.joined(separator: ", ")
    }
}
