// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A declaration as help.
extension Command {
    var helpLines: [StyledText] {
        var lines = syntax.map { StyledText($0, .strong) } + [StyledText(summary)]
        // Each paragraph is wrapped by itself.
        if !details.isEmpty { lines += details.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(String($0)) } }
        lines += parameterLines
        if !examples.isEmpty { lines += [StyledText("examples", .faint)] + examples.map { StyledText("  " + $0) } }
        if !synonyms.isEmpty { lines.append(StyledText("also: " + synonyms.joined(separator: ", "), .faint)) }
        return lines
    }

    /// The words that a name in capitals stands for.
    private var parameterLines: [StyledText] {
        meanings.sorted { $0.key < $1.key }.flatMap { name, meaning -> [StyledText] in
            switch meaning {
            case .words(let words) where words.count <= Self.listedWords: [StyledText(name + ": " + words.joined(separator: ", "))]
            case .option: [StyledText("options", .faint)] + SceneOptions.all.map { StyledText("  \($0.name): \($0.summary)") }
            default: []
            }
        }
    }

    /// Longer lists have a command or a page of their own.
    private static let listedWords = 40
}

extension Overload {
    /// `VStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, content: () -> View)`.
    func signature(_ name: String) -> String {
        let list = parameters.map { parameter in
            (parameter.label ?? "_ " + parameter.name) + ": " + shownType(parameter) + (parameter.isVariadic ? "..." : "")
                + (parameter.defaultText.map { " = " + $0 } ?? "")
        }
        return name + "(" + list.joined(separator: ", ") + ")"
    }

    /// As SwiftUI declares it: the key tells what the value is.
    private func shownType(_ parameter: ParameterInfo) -> String {
        if let name = parameter.type.valueOfKey?.name { return parameter.type.text.replacing(name, with: "V") }
        let owner = parameters.lazy.compactMap { $0.type.valueOfKey?.owner }.first
        return owner.flatMap { parameter.type.text == "KeyPath" ? "WritableKeyPath<\($0), V>" : nil } ?? parameter.type.text
    }
}

extension TypeSyntax {
    /// The type in it that a key tells, and whose keys those are.
    fileprivate var valueOfKey: (name: String, owner: String)? {
        if case .function(let parameters, _) = self { return parameters.lazy.compactMap(\.valueOfKey).first }
        return KeyedValues.owner(ofKeysFor: self).map { (baseName, $0) }
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
        overloads.filter { !$0.isDeprecated && !$0.isOfOneKey }.map { StyledText("." + $0.signature(name), .strong) } + [
            StyledText(summary), StyledText("examples", .faint),
        ]
            + examples.map { StyledText("  " + $0) }
    }
}

extension EnvironmentKeyDeclaration {
    var helpLines: [StyledText] {
        var lines = [StyledText("\\.\(name): \(type.text)", .strong), StyledText(summary), StyledText("default " + defaultText, .faint)]
        if !values.isEmpty { lines.append(StyledText("values: " + values.joined(separator: " "))) }
        if !isSettable { lines.append(StyledText("It is read-only: the shell or a view sets it.")) }
        return lines + [StyledText("examples", .faint)] + examples.map { StyledText("  " + $0) }
    }

    /// The type without its question mark.
    private var base: String { String(type.text.prefix { $0 != "?" }) }

    /// Those that can be listed.
    private var values: [String] {
        let members =
            base == "Bool" ? ["true", "false"] : Catalog.valueTypes[base]?.type.staticMembers.keys.sorted().map { "." + $0 } ?? []
        return members + (type.text.hasSuffix("?") && !members.isEmpty ? ["nil"] : [])
    }

    /// Inputs that work: one that reads it, and one that sets it to something else where a value is at hand.
    var examples: [String] {
        let reading = ["print root.environment.\(name)"]
        guard isSettable else { return reading }
        let number: String? = ["CGFloat", "Double", "Int"].contains(base) ? (defaultText == "2" || defaultText == "2.0" ? "3" : "2") : nil
        let value = number ?? values.first { $0 != defaultText && $0 != "nil" }
        return (value.map { ["environment \(name) = \($0)"] } ?? []) + reading
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
