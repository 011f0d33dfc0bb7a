// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Adds up what the layouts of one input take: each frame of a motion, each timer and each round of actions is one, and so is each scene that is
/// only tried. The inputs that an input repeats share it.
final class LayoutMeter {
    /// Views and measurements so far.
    private(set) var count = 0
    /// Those of scenes that were tried.
    private(set) var tried = 0
    /// Views that motions made on their way, and the passes that they took for it.
    private var (passed, passes) = (0, 0)
    private let noteTrial: (LayoutResult) -> Void

    /// Of one layout, too.
    static let limit = 5_000_000
    static let trialLimit = 6_000_000
    static let trialHint = "ask about fewer screens, or a smaller part of the range"

    /// - Parameter noteTrial: is told of each scene that is tried.
    init(noteTrial: @escaping (LayoutResult) -> Void = { _ in }) {
        self.noteTrial = noteTrial
    }

    /// As many measurements as a view takes, at the least, that is evaluated anew.
    private static let priceOfView = 10
    /// As many as a view or a modifier of the scene's source takes that is read, named and looked at for views anew.
    private static let priceOfSource = 26

    /// Counts a layout.
    /// - Parameter goesOn: is it of the same views as the one before? What it makes has come into sight.
    func add(_ result: LayoutResult, goesOn: Bool) throws(Diagnostic) {
        if goesOn { passed += result.counters.elements }
        passes += max(result.passes - Self.passesOfStep, 0)
        try add(result.cost)
    }

    /// Counts a scene that an input which repeats another has made anew.
    func add(madeAnew scene: LaidOutScene) throws(Diagnostic) {
        let written = scene.source.isRewritten ? 0 : scene.outline.partCount
        try add(scene.snapshot.count * Self.priceOfView + written * Self.priceOfSource)
    }

    private func add(_ cost: Int) throws(Diagnostic) {
        count += cost
        guard count <= Self.limit else {
            throw Diagnostic(
                .limitExceeded, "the layouts of the input take more than \(Self.limit) views and measurements",
                hint: "do less in one input")
        }
    }

    /// Counts a layout that is only tried.
    func add(tried result: LayoutResult, at span: SourceSpan?) throws(Diagnostic) {
        noteTrial(result)
        tried += result.cost
        guard tried <= Self.trialLimit else {
            throw Diagnostic(
                .limitExceeded, "the layouts to try take more than \(Self.trialLimit) views and measurements", at: span,
                hint: Self.trialHint)
        }
    }
}

// MARK: ways

extension LayoutMeter {
    /// How many views the motions of an input may make on their way, and in how many passes. What lies beyond is estimated.
    static let passedViews = 40_000
    /// Where a scene wants to be told of each view that comes into sight: what cannot be counted is an error then.
    static let toldViews = 16_000
    private static let passesOfMotions = 12_000
    /// A step of a motion takes this many: one that moves, and those that settle.
    private static let passesOfStep = 3

    /// Motions make no more views on their way, wherever they lead.
    var hasPassedAll: Bool { passed >= Self.passedViews || passes >= Self.passesOfMotions }

    /// What is left for the motions of the next layout.
    func leave(isTold: Bool, to limits: inout LayoutLimits) {
        limits.passedElements = max((isTold ? Self.toldViews : Self.passedViews) - passed, 0)
        limits.steps = max(Self.passesOfMotions - passes, 0) / Self.passesOfStep
    }
}

extension LayoutResult {
    /// Its views, and their measurements.
    var cost: Int { snapshot.count + counters.cost }
}
