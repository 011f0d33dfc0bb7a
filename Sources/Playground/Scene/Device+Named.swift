// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import SwiftLanguage

extension Device {
    /// The device of a full name or id, or the error that names the closest.
    static func named(_ name: String, at span: SourceSpan?) throws(Diagnostic) -> Device {
        if let device = Device.named(name) { return device }
        let names = Device.all.flatMap { [$0.name, $0.id] }
        throw Diagnostic(
            .unknownDevice, "there is no device '\(name)'", at: span, suggestion: ClosestWord.of(name, in: names),
            hint: "'device' lists them")
    }
}
