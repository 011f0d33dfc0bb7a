// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import SwiftLanguage

extension Device {
    /// The device of a full name or id, or the error that names the closest.
    static func named(_ name: String, at span: SourceSpan?) throws(Diagnostic) -> Device {
        if let device = Device.named(name) { return device }
        // A kind of device, as `ipad` or `iphone pro`: the list is the better answer than one of them.
        let kind = Device.all.map(\.name).filter { $0.lowercased().hasPrefix(name.lowercased()) }
        if !name.isEmpty, kind.count > 1 {
            let all = "one of \(kind.joined(separator: ", "))"
            let some = "\(kind[0]), \(kind[1]) and \(kind.count - 2) more: 'device' lists them"
            throw Diagnostic(.unknownDevice, "'\(name)' may be one of several devices", at: span, hint: kind.count > 5 ? some : all)
        }
        throw Diagnostic(
            .unknownDevice, "there is no device '\(name)'", at: span,
            suggestion: ClosestWord.of(name, in: Device.all.flatMap { [$0.name, $0.id] }), hint: "'device' lists them")
    }
}
