// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A view as a value in an EXPR: what `feed.contentOffset` and `view(8).frame` ask (language.md §1, “A view's properties”).
struct ViewReference: NativeValue {
    enum Subject: Sendable {
        /// A layer of a placed view.
        case layer(Int)
        /// An element of a ForEach, or a view in one, that no layout has made.
        case unrealized
        /// A view without a layer of its own: a Group, a ForEach, a branch that is not taken.
        case structural
    }

    let targets: TargetLookup
    let subject: Subject
    /// As it was asked for.
    let text: String

    var index: ViewIndex { targets.index }

    static let typeName = "some View"
    var nativeTypeName: String { Self.typeName }

    func isEqual(to other: any NativeValue) -> Bool {
        guard let other = other as? ViewReference else { return false }
        switch (subject, other.subject) {
        case (.layer(let a), .layer(let b)): return a == b
        default: return text == other.text
        }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }

    var swiftDescription: String { name + " (" + kind + ")" }

    /// What looks like a property of a view, and the property that has it.
    private static let parts = [
        "width": "size.width", "height": "size.height", "x": "frame.minX", "y": "frame.minY", "origin": "frame.origin",
        "position": "frame.origin",
    ]

    func hint(forUnknown member: String) -> String? {
        let near = member.count > 3 ? Suggestion.closest(to: member, in: Self.parts.keys) : nil
        if let part = Self.parts[member] ?? near.flatMap({ Self.parts[$0] }) { return "write \(text).\(part)" }
        // Of a scroll view what people ask for is mostly its content's: `offset`.
        let ofContent = "content" + member.prefix(1).uppercased() + member.dropFirst()
        if Self.properties.contains(where: { $0.name == ofContent }), (try? scroll(member)) != nil { return "write \(text).\(ofContent)" }
        if let command = Command.named(member), command.syntax.contains(where: { $0.hasPrefix(command.name + " TARGET") }) {
            return "a command comes first: \(command.name) \(text)"
        }
        return Catalog.modifiers(named: member).isEmpty ? nil : "add a modifier with 'modify': modify \(text) .\(member)(…)"
    }

    /// It is one of the scene's, with a place and a size: not a value of which another view can be made.
    func misfit(as type: String) -> (message: String, hint: String)? {
        guard type == "View" else { return nil }
        return (
            "'\(text)' stands in the scene already, and is not a new view",
            "'copy \(text) in TARGET' and 'move \(text) in TARGET' put it elsewhere; 'print \(text).size' asks about it"
        )
    }

    // MARK: what it is

    var layerIndex: Int? {
        if case .layer(let layer) = subject { layer } else { nil }
    }

    var view: Int? { layerIndex.flatMap { index.layers[$0].view } }
    var name: String { view.map { index.views[$0].text } ?? text }

    /// The view's own kind, whichever layer was asked for.
    var kind: String {
        guard let view, let inner = index.layersFromInside(view).first else { return layerIndex == nil ? "View" : "VStack" }
        return index.layers[inner].tag?.kind ?? "View"
    }

    /// The layer, or the error that says why there is none.
    func layer() throws(Diagnostic) -> Int {
        switch subject {
        case .layer(let layer): return layer
        case .unrealized:
            throw Diagnostic(
                .notRealized, "'\(text)' is not built: its lazy container does not show it",
                hint: "only its isRealized and isVisible can be read; scroll to it first")
        case .structural:
            throw Diagnostic(.notRealized, "'\(text)' has no frame of its own", hint: "ask a view inside it")
        }
    }
}
