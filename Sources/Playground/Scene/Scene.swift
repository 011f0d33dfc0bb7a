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
    var loadedFiles = LoadedFiles()
    /// Images, colours and data files that came with the loaded folder.
    var resources = AppResources()
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
    /// What was left out of loaded code.
    var unknowns = UnknownLog()
    var options = SceneOptions()
    var watches: [Watch] = []
    /// The load whose files are watched.
    var watchedLoad: WatchedLoad?
    /// How each scroll view last came to move, for `explain`.
    var scrollRecords: [ViewPath: ScrollRecord] = [:]
    /// When scroll views last moved or flashed: their indicators fade from then on.
    var indicatorTimes: [ViewPath: Double] = [:]
    /// Scroll transitions on their way in time.
    var transitions = TransitionClock()
    /// What waits for the end of an animation.
    var completions: [PendingCompletion] = []

    init(stage: Stage) { self.stage = stage }

    /// Another root: names and focus of the old one go with it.
    mutating func show(_ view: Expression) {
        root = view
        focus = nil
        names = SceneNames()
    }

    /// A root in place of another, by hand.
    mutating func startAnew(with view: Expression) {
        show(view)
        forgetViews()
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
}

extension Scene {
    /// As code has left it: its state, and the clock where it waited.
    mutating func take(_ machine: Machine) {
        state = machine.state
        clock.time = max(clock.time, machine.now)
    }
}
