// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage

/// How an interpreter starts (language.md §5).
package struct InterpreterOptions: Sendable {
    /// A device's full name or id; nil for the iPhone 15 Pro of a fresh scene.
    package var device: String?
    /// The iOS generation; nil for 26.
    package var os: Int?
    /// Refuses `save` and `export` outside of the temporary folder.
    package var readOnly: Bool
    /// What relative paths start from.
    package var folder: String
    /// `edit` and command prefixes are for a terminal only.
    package var isInteractive: Bool
    /// The terminal can keep a pane beside the prompt.
    package var canShowPane = false
    /// Where the progress in lessons is kept; nil keeps it for the session alone.
    package var progressFile: String?
    /// What the keys of the line editor do at the moment, for `help keys`.
    package var keys: @Sendable () -> [KeyBinding] = { [] }
    /// A clock for `time`, in milliseconds; nil tells no time, so that a script prints the same everywhere.
    package var stopwatch: (@Sendable () -> Double)?
    /// Bodies that would give the same again are not evaluated; a law turns this off and sees no difference.
    package var usesMemos = true
    /// What the code of one input may use up: an attacker who tries many inputs wants short ones.
    package var limits = Budget.Limits()

    /// The words that `device` and `os` may be: the system's shell completes them.
    package static let devices = Device.all.map(\.id)
    package static let generations = OSGeneration.allCases.map(\.word)

    package init(device: String? = nil, os: Int? = nil, readOnly: Bool = false, folder: String = ".", isInteractive: Bool = false) {
        self.device = device
        self.os = os
        self.readOnly = readOnly
        self.folder = folder
        self.isInteractive = isInteractive
    }
}
