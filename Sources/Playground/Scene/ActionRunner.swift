// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Runs what a layout causes: onAppear, onChange, the writing back of scroll positions.
struct ActionRunner {
    let laidOut: LaidOutScene
    let sink: EventSink

    /// The scene after the actions; nil when there was nothing to do.
    func run() throws(Diagnostic) -> Scene? { nil }
}
