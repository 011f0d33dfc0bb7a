// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A scene on its way to its next layout, with what is said beside it: whoever observes that layout hears it, and no one afterwards.
struct SceneUpdate {
    var scene: Scene
    var notes = Notes()

    init(_ scene: Scene) { self.scene = scene }

    struct Notes {
        /// Scroll views that the user just moved: their bound positions are written when layout has settled (S15.8).
        var userScrolls: Set<ViewPath> = []
        /// Edges and points that `scroll to` asked for: a bound ScrollPosition takes them over (S15.7).
        var requests: [ViewPath: ScrollRequest] = [:]
        /// Changes of phase that observers are to be told.
        var phaseChanges: [PhaseChange] = []
        /// In which the actions before wrote: how positions are to be reached (S5.12), what becomes of a motion (S5.13).
        var transaction: TransactionValue?
        /// The id that `scroll to` asked for, and where it was written: the layout that follows has to have it.
        var wantedID: (id: ViewID, span: SourceSpan)?

        /// Is there nothing to hear for observers?
        var isEmpty: Bool { userScrolls.isEmpty && requests.isEmpty && phaseChanges.isEmpty }
    }
}
