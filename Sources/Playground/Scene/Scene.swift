// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Everything that a person made or a command changed: one immutable value. Layout is a function of it; undo is keeping the old one.
struct Scene: Sendable {
    var root: Expression?
    /// The name of each authored view: they survive every edit.
    var names = SceneNames()
    var program = Program()
    var state = StateStore()
    var stage: Stage
    /// `environment KEY = EXPR`, in the order given.
    var overrides: [EnvironmentOverride] = []
    var layout = LayoutState()
    /// What observers were last told, so that each change is told once.
    var observed = Observations()
    /// The view to which `add` appends; nil for the root.
    var focus: ExpressionID?
    var clock = Clock()
    var events = EventLog()
    var options = SceneOptions()
    var watches: [Watch] = []
    /// Scroll views that the user just moved: their bound positions are written when layout has settled (S15.8).
    var userScrolls: Set<ViewPath> = []
    /// Edges and points that `scroll to` asked for: a bound ScrollPosition takes them over (S15.7).
    var requests: [ViewPath: ScrollRequest] = [:]
    /// How each scroll view last came to move, for `explain`.
    var scrollRecords: [ViewPath: ScrollRecord] = [:]
    /// Changes of phase that observers are still to be told.
    var phaseChanges: [PhaseChange] = []
    /// In which the actions before wrote: how positions are to be reached (S5.12), what becomes of a motion (S5.13).
    var transaction: TransactionValue?
    /// When scroll views last moved or flashed: their indicators fade from then on.
    var indicatorTimes: [ViewPath: Double] = [:]
    /// Scroll transitions on their way in time.
    var transitions = TransitionClock()
    /// What waits for the end of an animation.
    var completions: [PendingCompletion] = []
    /// The id that `scroll to` asked for, to be found by the layout that follows.
    var pendingID: PendingID?

    struct PendingID: Sendable {
        let id: ViewID
        let span: SourceSpan
    }

    init(stage: Stage) { self.stage = stage }

    /// The scene after `reset`.
    static func fresh(_ device: Device, os: OSGeneration) -> Scene {
        var stage = Stage.fresh(device)
        stage.os = os
        return Scene(stage: stage)
    }
}

/// A key that `environment` set at the root.
struct EnvironmentOverride: Sendable {
    let key: String
    let value: Value
    /// As it was written, for `save`.
    let text: String
}

/// An expression whose value is printed when it changes.
struct Watch: Sendable {
    let expression: Expression
    let text: String
    var last: String?
}
