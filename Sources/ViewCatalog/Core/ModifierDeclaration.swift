// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a modifier does to what the shell can show.
package enum ModifierEffect: String, Sendable, CaseIterable {
    /// Changes sizes or places.
    case layout
    /// Sets a value of the environment.
    case environment
    /// Only draws: kept, printed back, changes no frame.
    case visual
    /// Calls code: on taps, appearance, changes.
    case action
    /// Concerns scrolling.
    case scroll
    /// Marks the view or keeps data with it.
    case data
}

/// What a modifier does to the room of the view inside.
package enum GeometryEffect: Sendable {
    /// Gives it a length, or a ratio, of its own.
    case bounds
    /// Puts room around it.
    case pads
    /// Lets it reach into the safe area.
    case ignoresSafeArea
    /// Cuts off what of it lies outside.
    case clips
}

/// A modifier: the one declaration that everything reads.
package struct ModifierDeclaration: Sendable {
    package let name: String
    package let summary: String
    package let effect: ModifierEffect
    /// What it has to be told about, or follows.
    package let observes: Observation?
    package let geometry: GeometryEffect?
    /// Does its style fill the view, or the space behind it?
    package let paints: Bool
    /// Does it give the view its identity?
    package let identifies: Bool
    package let examples: [String]
    /// Words that other toolkits have for what it does, each with how it is written here: `"margin": ".padding(16)"`.
    package let otherNames: [String: String]
    package let overloads: [Overload]
    /// The protocol or type whose values have it: `View`, `Shape`, `Image`.
    package let receiver: String
    /// The protocol that what it gives conforms to: a shape that was moved is a shape, one that was filled is a view.
    private let result: String

    init(
        _ name: String, on receiver: String = "View", gives result: String = "View", _ effect: ModifierEffect, observes: Observation? = nil,
        geometry: GeometryEffect? = nil, paints: Bool = false, identifies: Bool = false, summary: String, examples: [String],
        otherNames: [String: String] = [:], overloads: [Overload]
    ) {
        self.name = name
        self.receiver = receiver
        self.result = result
        self.effect = effect
        self.observes = observes
        self.geometry = geometry
        self.paints = paints
        self.identifies = identifies
        self.summary = summary
        self.examples = examples
        self.otherNames = otherNames
        self.overloads = overloads
    }

    var functions: [NativeFunction] {
        overloads.map { $0.function(named: name, kind: name, result: .some(.named(result)), summary: summary) }
    }
}
