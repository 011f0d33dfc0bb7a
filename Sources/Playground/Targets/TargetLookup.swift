// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What names, paths and ids mean in a laid-out scene.
final class TargetLookup: @unchecked Sendable {
    let scene: Scene
    let index: ViewIndex
    let outline: Outline

    init(scene: Scene, index: ViewIndex, outline: Outline) {
        self.scene = scene
        self.index = index
        self.outline = outline
    }

    // MARK: references

    /// The root view's outermost layer.
    var root: ViewReference? { index.layers.isEmpty ? nil : reference(layer: 0, text: "root") }

    /// The view to which `add` appends: the root unless `focus` chose another.
    var focus: ViewReference? {
        guard let id = scene.focus, let name = scene.names[id] else { return root }
        return reference(named: name) ?? ViewReference(index: index, subject: .structural, text: name)
    }

    func reference(layer: Int, text: String) -> ViewReference { ViewReference(index: index, subject: .layer(layer), text: text) }

    func reference(named name: String) -> ViewReference? {
        if let view = index.viewsByText[name] { return reference(layer: index.outermost(view), text: name) }
        return outlineView(named: name).map { _ in ViewReference(index: index, subject: .structural, text: name) }
    }

    /// A path with elements or components in it; `forEach1[42]` is the first view of the element.
    func reference(path: String) -> ViewReference? {
        if let view = index.viewsByText[path] { return reference(layer: index.outermost(view), text: path) }
        guard path.hasSuffix("]"),
            let layer = index.layers.firstIndex(where: { $0.owner.element != nil && index.text(of: $0.owner) == path })
        else {
            return nil
        }
        return reference(layer: layer, text: path)
    }

    /// The view that carries an id, the first in tree order.
    func reference(id: ViewID, at span: SourceSpan?) throws(Diagnostic) -> ViewReference {
        if let layer = index.layer(withID: id) { return reference(layer: layer, text: "view(\(id.literal))") }
        if UnrealizedRows(index: index).contains(id) { return unrealized("view(\(id.literal))") }
        throw unknownID(id, at: span)
    }

    func unrealized(_ text: String) -> ViewReference { ViewReference(index: index, subject: .unrealized, text: text) }
    func isUnrealized(path: String) -> Bool { UnrealizedRows(index: index).contains(path: path) }

    // MARK: source

    /// The authored view of a name of the scene.
    func outlineView(named name: String) -> Int? {
        outline.views.firstIndex { $0.template == nil && $0.name == name }
    }

    /// Can a path begin with this name? A ForEach, or a component.
    func isPathHead(_ name: String) -> Bool {
        guard scene.program.variables[name] == nil else { return false }
        return outlineView(named: name) != nil || index.viewsByText[name] != nil
    }

    /// Does it make elements, as a ForEach of the scene, that are addressed by their ids?
    func ownsElements(_ name: String) -> Bool { outlineView(named: name).map { outline.views[$0].ownsNames } ?? false }

    // MARK: suggestions

    /// The names a person would write: of the scene's own views.
    var names: [String] {
        outline.views.filter { $0.template == nil }.compactMap { scene.names[$0.id] }
    }

    func unknown(_ text: String, at span: SourceSpan?) -> Diagnostic {
        let paths = index.views.prefix(5_000).map(\.text)
        // `text1`, which an element of a ForEach or a component owns: `forEach1[0].text1`.
        let owned = paths.first { $0.hasSuffix("." + text) }
        let suggestion = owned ?? ClosestWord.of(text, in: names + paths + ["root", "focus"])
        let hint = scene.root == nil ? "the scene has no view yet; begin with root VStack { }" : "'tree' lists the views"
        return Diagnostic(
            .unknownTarget, "there is no view '\(text)'", at: span, suggestion: suggestion, hint: hint)
    }

    func unknownID(_ id: ViewID, at span: SourceSpan?) -> Diagnostic {
        let ids = index.layers.compactMap { $0.id?.literal }
        let other = index.layers.contains { $0.id.map { $0.plain == id.plain } ?? false }
        let hint = other ? "ids compare by type: 10 is an Int, \"10\" a String" : nil
        return Diagnostic(
            .unknownTarget, "no view has the id \(id.literal)", at: span, suggestion: ClosestWord.of(id.literal, in: ids.prefix(5_000)),
            hint: hint)
    }
}

extension ViewID {
    /// The id without regard to its type.
    fileprivate var plain: String {
        switch self {
        case .int(let value): String(value)
        case .string(let value): value
        case .other(let value): value.text
        }
    }
}
