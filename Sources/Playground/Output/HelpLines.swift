// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A declaration as help.
extension Command {
    var helpLines: [StyledText] {
        var lines = syntax.map { StyledText($0, .strong) } + [StyledText(summary)]
        if !details.isEmpty { lines.append(StyledText(details)) }
        lines += parameterLines
        if !examples.isEmpty { lines += [StyledText("examples", .faint)] + examples.map { StyledText("  " + $0) } }
        if !synonyms.isEmpty { lines.append(StyledText("also: " + synonyms.joined(separator: ", "), .faint)) }
        return lines
    }

    private var parameterLines: [StyledText] {
        parameters.compactMap { parameter in
            if case .words(let words) = parameter, words.count > 1 { return StyledText("values: " + words.joined(separator: ", ")) }
            return nil
        }
    }
}

extension Overload {
    /// `VStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, content: () -> View)`.
    func signature(_ name: String) -> String {
        let list = parameters.map { parameter in
            (parameter.label ?? "_ " + parameter.name) + ": " + parameter.type.text + (parameter.isVariadic ? "..." : "")
                + (parameter.defaultText.map { " = " + $0 } ?? "")
        }
        return name + "(" + list.joined(separator: ", ") + ")"
    }
}

extension ViewDeclaration {
    var helpLines: [StyledText] {
        overloads.filter { !$0.isDeprecated }.map { StyledText($0.signature(name), .strong) } + [
            StyledText(summary), StyledText("examples", .faint),
        ]
            + examples.map { StyledText("  " + $0) }
    }
}

extension ModifierDeclaration {
    var helpLines: [StyledText] {
        overloads.filter { !$0.isDeprecated }.map { StyledText("." + $0.signature(name), .strong) } + [
            StyledText(summary), StyledText("examples", .faint),
        ]
            + examples.map { StyledText("  " + $0) }
    }
}

extension EnvironmentKeyDeclaration {
    var helpLines: [StyledText] {
        [StyledText("\\.\(name): \(type.text)", .strong), StyledText(summary), StyledText("default " + defaultText, .faint)]
    }
}

extension ValueTypeDeclaration {
    var helpLines: [StyledText] {
        var lines = [StyledText(name, .strong), StyledText(summary)]
        if !type.staticMembers.isEmpty {
            lines.append(StyledText("members: " + type.staticMembers.keys.sorted().map { "." + $0 }.joined(separator: " ")))
        }
        return lines + [StyledText("examples", .faint)] + examples.map { StyledText("  " + $0) }
    }
}

extension Device {
    func helpLines(os: OSGeneration) -> [StyledText] {
        let insets = safeAreaInsets(os: os, orientation: .portrait)
        let size = size(orientation: .portrait)
        return [
            StyledText(name, .strong),
            StyledText("\(NumberText.of(size.width)) × \(NumberText.of(size.height)) points at \(NumberText.of(scale))x"),
            StyledText("safe area in portrait: top \(NumberText.of(insets.top)), bottom \(NumberText.of(insets.bottom))"),
            StyledText("device \(id)", .faint),
        ]
    }
}
