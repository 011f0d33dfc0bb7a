// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a Text keeps beside its node: its runs, and the layers around it that are part of the text (`.bold()` gives a Text).
struct TextPayload: Sendable {
    var runs: [TextRun]
    var tag: ViewTag
    var layers: [ViewTag] = []

    /// The text with its layers.
    func view() -> ViewValue {
        var node: Node = TextNode(runs, tag: tag)
        for layer in layers { node = LayerNode(node, tag: layer) }
        return ViewValue(node: node, typeName: "Text", name: tag.name, layers: layers.count + 1, payload: self)
    }

    /// The text with every run changed, as one more layer.
    func changed(_ layer: ViewTag, _ change: (inout TextRun) -> Void) -> ViewValue {
        var copy = self
        for index in copy.runs.indices { change(&copy.runs[index]) }
        copy.layers.append(layer)
        return copy.view()
    }
}

extension Maker {
    /// The text that a modifier is called on, if it is one.
    var text: TextPayload? { receiver?.payload as? TextPayload }

    /// A modifier that changes the runs of a Text, and the environment of any other view.
    func textual(
        _ change: (inout TextRun) -> Void, otherwise environment: @escaping (EnvironmentValues, EnvironmentOrigin) -> EnvironmentValues
    ) -> ViewValue {
        if let text { return text.changed(tag, change) }
        return view(EnvironmentNode(content, tag: tag, change: environment))
    }

    /// A modifier of whatever font is in force: on a Text of its runs, on a stack of the texts inside, also of those with a font.
    func fontModifier(_ modifiers: FontModifiers) -> ViewValue {
        textual {
            $0.modifiers = $0.modifiers.inside(modifiers)
        } otherwise: { environment, origin in
            let outer = environment[EnvironmentKeys.fontModifiers]
            return environment.setting(EnvironmentKeys.fontModifiers, to: modifiers.inside(outer), by: origin)
        }
    }

    /// One that can be turned off.
    func fontModifier(_ modifier: FontModifier?, _ kinds: FontModifier.Kinds) -> ViewValue {
        fontModifier(modifier.map { FontModifiers($0) } ?? FontModifiers(without: kinds))
    }
}
