// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What names, paths and ids mean in a laid-out scene.
// Unchecked: it is used on the interpreter's thread only.
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
        return reference(named: name) ?? structural(name)
    }

    func reference(layer: Int, text: String) -> ViewReference { ViewReference(targets: self, subject: .layer(layer), text: text) }
    private func structural(_ text: String) -> ViewReference { ViewReference(targets: self, subject: .structural, text: text) }
    private func unrealized(_ text: String) -> ViewReference { ViewReference(targets: self, subject: .unrealized, text: text) }

    func reference(named name: String) -> ViewReference? {
        if let view = index.viewsByText[name] { return reference(layer: index.outermost(view), text: name) }
        if outlineView(named: name) != nil { return structural(name) }
        let views = views(shortNamed: name, atMost: 2)
        return views.count == 1 ? reference(layer: index.outermost(views[0]), text: index.views[views[0]].text) : nil
    }

    /// The views that go by a name in a component's body or in an element: `feed1.body.list1` by `list1`. Where it is the only one, its short name
    /// is enough.
    func views(shortNamed name: String, atMost count: Int) -> [Int] {
        let ending = "." + name
        return Array(index.views.indices.lazy.filter { self.index.views[$0].text.hasSuffix(ending) }.prefix(count))
    }

    /// The shortest name that means the view of a path: the path's last if no other view has that.
    func shortestName(of path: String) -> String {
        guard let dot = path.lastIndex(of: ".") else { return path }
        let last = String(path[path.index(after: dot)...])
        return reference(named: last)?.text == path ? last : path
    }

    /// A path with elements or components in it; `forEach1[42]` is the first view of the element.
    func reference(path: String) -> ViewReference? {
        if let view = index.viewsByText[path] { return reference(layer: index.outermost(view), text: path) }
        return elements[path].map { reference(layer: $0, text: path) }
    }

    /// The first layer of each element that was built, by the element's path.
    private var elements: [String: Int] { builtElements.layers }
    private lazy var builtElements = {
        var result: (layers: [String: Int], makers: Set<String>) = ([:], [])
        var seen: Set<ViewPath> = []
        for (layer, placed) in index.layers.enumerated() {
            guard let id = placed.owner.element, seen.insert(placed.owner).inserted else { continue }
            let text = index.text(of: placed.owner)
            if result.layers[text] == nil { result.layers[text] = layer }
            result.makers.insert(String(text.dropLast(id.literal.count + 2)))
        }
        return result
    }()

    // MARK: steps of a path

    /// The view of that name in what a component or an element owns; nil if it owns none.
    func part(_ name: String, of owner: ViewReference) -> ViewReference? {
        let text = owner.text + "." + name
        if case .unrealized = owner.subject { return ViewReference.propertyNames.contains(name) ? nil : unrealized(text) }
        if let found = reference(path: text) { return found }
        let isThere = name == "body" ? scene.program.type(named: owner.kind) != nil : owners.contains(text) || makesElements(text)
        return isThere ? structural(text) : nil
    }

    /// The paths below which views have their names: bodies, what a user-defined style or modifier made.
    private lazy var owners: Set<String> = {
        var found: Set<String> = []
        for text in index.viewsByText.keys {
            for dot in text.indices where text[dot] == "." { found.insert(String(text[..<dot])) }
        }
        return found
    }()

    /// The element with an id: its first view, or a row that was not made; nil if there is no such element.
    func element(_ id: ViewID, of owner: ViewReference) -> ViewReference? {
        let text = "\(owner.text)[\(id.literal)]"
        return reference(path: text) ?? (unrealizedRows.contains(id, of: owner.text) ? unrealized(text) : nil)
    }

    /// Is it a component's body, what a style made, or an element of a ForEach: something in which names begin anew?
    func ownsNames(_ owner: ViewReference) -> Bool {
        owner.text.hasSuffix(".body") || elements[owner.text] != nil
            || index.viewsByText[owner.text] == nil && owners.contains(owner.text)
    }

    /// Does it make elements that are addressed by their ids, as a ForEach does?
    func makesElements(_ path: String) -> Bool {
        if let view = outlineView(named: path) { return outline.views[view].ownsNames }
        return builtElements.makers.contains(path) || unrealizedRows.areMade(by: path)
    }

    private lazy var unrealizedRows = UnrealizedRows(index: index)

    /// The view that carries an id, the first in tree order.
    func reference(id: ViewID, at span: SourceSpan?) throws(Diagnostic) -> ViewReference {
        if let layer = index.layer(withID: id) { return reference(layer: layer, text: "view(\(id.literal))") }
        if isUnrealized(id) { return unrealized("view(\(id.literal))") }
        throw unknownID(id, at: span)
    }

    func isUnrealized(_ id: ViewID) -> Bool { unrealizedRows.contains(id) }

    // MARK: source

    /// The authored view of a name of the scene.
    func outlineView(named name: String) -> Int? {
        outline.views.firstIndex { $0.template == nil && $0.name == name }
    }

    // MARK: suggestions

    /// The names a person would write: of the scene's own views.
    var names: [String] {
        outline.views.filter { $0.template == nil }.compactMap { scene.names[$0.id] }
    }

    /// Said to a person who asks for a view before there is one.
    static let emptyScene = "the scene is empty: type a view, such as Text(\"Hello\")"

    func unknown(_ text: String, at span: SourceSpan?) -> Diagnostic {
        let suggestion = meant(by: text) ?? ClosestWord.of(text, in: names + paths + ["root", "focus"])
        let hint = scene.root == nil ? Self.emptyScene : "'tree' lists the views"
        return Diagnostic(
            .unknownTarget, "there is no view '\(text)'", at: span, suggestion: suggestion, hint: hint)
    }

    /// The first view that goes by a name in what owns it, or that is of a kind: `forEach1[0].card1` for `card1`, `card` and `Card`.
    func meant(by text: String) -> String? {
        paths.first { $0.hasSuffix("." + text) } ?? paths.first { Self.kind(of: $0) == text.lowercased() }
    }

    private var paths: [String] { index.views.prefix(5_000).map(\.text) }

    private static func kind(of path: String) -> String {
        let name = path[(path.lastIndex(of: ".").map { path.index(after: $0) } ?? path.startIndex)...]
        return String(name.prefix { !$0.isNumber }).lowercased()
    }

    func unknownID(_ id: ViewID, at span: SourceSpan?) -> Diagnostic {
        let known = index.layers.flatMap { [$0.id, $0.owner.element].compactMap(\.self) }
        let ids = known.map(\.literal)
        let other = known.contains { $0.plain == id.plain }
        let hint = other ? "ids compare by type: 10 is an Int, \"10\" a String" : Self.example(of: ids)
        return Diagnostic(
            .unknownTarget, "no view has the id \(id.literal)", at: span, suggestion: ClosestWord.of(id.literal, in: ids.prefix(5_000)),
            hint: hint)
    }

    /// A few of the existing ids.
    private static func example(of ids: [String]) -> String {
        var shown: [String] = []
        for id in ids where shown.count < 4 && !shown.contains(id) { shown.append(id) }
        if shown.isEmpty { return "no view built so far has an id: ForEach and .id(…) give one" }
        return "the ids are " + shown.prefix(3).joined(separator: ", ") + (shown.count > 3 ? "…" : "")
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
