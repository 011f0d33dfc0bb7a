// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// A syntax tree as text without places and ids: two trees with the same dump are structurally equal.
func structure(_ value: Any) -> String {
    switch value {
    case let text as String: return text.debugDescription
    case let number as Int: return "\(number)"
    case let number as Double: return "\(number)"
    case let flag as Bool: return "\(flag)"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { structure($0.value) } ?? "nil"
    case .collection: return "[" + mirror.children.map { structure($0.value) }.joined(separator: ", ") + "]"
    case .enum where mirror.children.isEmpty: return "\(value)"
    case .class: return mirror.children.first { $0.label == "kind" }.map { structure($0.value) + rest(mirror) } ?? ""
    default: return name(mirror, value) + "(" + parts(mirror) + ")"
    }
}

private let ignored: Set<String> = ["span", "labelSpan", "nameSpan", "id", "kind"]

/// Declarations are classes with more than a kind.
private func rest(_ mirror: Mirror) -> String {
    let others = mirror.children.filter { !ignored.contains($0.label ?? "") }
    return others.isEmpty ? "" : "{" + others.map { "\($0.label ?? ""): \(structure($0.value))" }.joined(separator: ", ") + "}"
}

private func parts(_ mirror: Mirror) -> String {
    let children =
        mirror.displayStyle == .struct || mirror.displayStyle == .tuple
        ? mirror.children.filter { $0.label != "id" } : Array(mirror.children)
    return children.filter { !["span", "labelSpan", "nameSpan"].contains($0.label ?? "") }
        .map { child in (child.label.map { "\($0): " } ?? "") + structure(child.value) }.joined(separator: ", ")
}

private func name(_ mirror: Mirror, _ value: Any) -> String { mirror.displayStyle == .enum ? "." : "" }

func structure(of text: String) throws -> String { structure(try SwiftReader.expression(SourceText(text))) }
