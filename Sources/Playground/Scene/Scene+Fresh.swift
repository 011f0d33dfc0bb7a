// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage

extension Scene {
    /// The scene with which a session begins and which `reset` gives, on the device that the options name.
    static func fresh(_ options: InterpreterOptions) throws(Diagnostic) -> Scene {
        let device = try Device.named(options.device ?? Stage.defaultDeviceID, at: nil)
        guard let os = OSGeneration(rawValue: options.os ?? OSGeneration.v26.rawValue) else {
            throw Diagnostic(.unknownValue, "there is no OS \(options.os ?? 0)", hint: "one of 17, 18, 26")
        }
        var stage = Stage.fresh(device)
        stage.os = os
        return Scene(stage: stage)
    }
}
