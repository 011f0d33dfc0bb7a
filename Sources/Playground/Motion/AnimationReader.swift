// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// The motion of an `Animation` of the language: `.spring(duration: 0.3, bounce: 0.2)` (physics.md, 5 and 6).
enum AnimationReader {
    static func curve(_ value: Value) -> MotionCurve {
        let text = value.swiftDescription()
        let name = String(text.prefix { $0 != "(" })
        let numbers = numbers(text)
        func number(_ label: String) -> Double? { numbers.first { $0.label == label }?.value }
        let duration = number("duration") ?? numbers.first { $0.label.isEmpty }?.value
        switch name {
        case "linear": return .timing(.linear, duration: duration ?? 0.35)
        case "easeIn": return .timing(.easeIn, duration: duration ?? 0.35)
        case "easeOut": return .timing(.easeOut, duration: duration ?? 0.35)
        case "easeInOut": return .timing(.easeInOut, duration: duration ?? 0.35)
        case "spring":
            if let response = number("response") {
                return .spring(response: response, dampingFraction: number("dampingFraction") ?? 0.825)
            }
            if let fraction = number("dampingFraction") { return .spring(response: 0.5, dampingFraction: fraction) }
            return .spring(duration: duration ?? 0.5, bounce: number("bounce") ?? 0)
        case "smooth", "snappy", "bouncy": return .spring(duration: duration ?? 0.5, bounce: bounce(name) + (number("extraBounce") ?? 0))
        case "interactiveSpring":
            if number("response") != nil || number("dampingFraction") != nil || duration == nil && number("extraBounce") == nil {
                return .spring(response: number("response") ?? 0.15, dampingFraction: number("dampingFraction") ?? 0.86)
            }
            return .spring(duration: duration ?? 0.15, bounce: 0.15 + (number("extraBounce") ?? 0))
        default: return .standard
        }
    }

    private static func bounce(_ name: String) -> Double { name == "bouncy" ? 0.3 : name == "snappy" ? 0.15 : 0 }

    /// The labelled numbers of the call that the text is.
    private static func numbers(_ text: String) -> [(label: String, value: Double)] {
        guard let open = text.firstIndex(of: "("), text.last == ")" else { return [] }
        return text[text.index(after: open)...].dropLast().split(separator: ",").compactMap { part in
            let halves = part.split(separator: ":")
            guard let last = halves.last, let value = Double(last.filter { $0 != " " }) else { return nil }
            return (halves.count > 1 ? String(halves[0].filter { $0 != " " }) : "", value)
        }
    }
}
