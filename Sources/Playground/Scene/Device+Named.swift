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
            suggestion: nearest(to: name) ?? ClosestWord.of(name, in: Device.all.flatMap { [$0.name, $0.id] }), hint: "'device' lists them")
    }

    /// The device of the same words whose number is nearest: by its letters, `iPhone 99` would be an iPhone 14.
    private static func nearest(to name: String) -> String? {
        let (words, number) = parts(name)
        guard let number else { return nil }
        let alike = all.compactMap { device -> (name: String, distance: Int)? in
            let other = parts(device.name)
            guard other.words == words, let own = other.number else { return nil }
            return (device.name, abs(own - number))
        }
        return alike.min { $0.distance < $1.distance }?.name
    }

    /// The words of a name, and the number among them.
    private static func parts(_ name: String) -> (words: [Substring], number: Int?) {
        let all = name.lowercased().split { $0 == " " || $0 == "-" }
        return (all.filter { Int($0) == nil }, all.lazy.compactMap { Int($0) }.first)
    }
}
