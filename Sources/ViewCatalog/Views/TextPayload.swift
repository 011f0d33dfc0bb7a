// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a Text keeps beside its node: its runs, and the layers around it that are part of the text (`.bold()` gives a Text).
struct TextPayload: Sendable {
    var runs: [TextRun]
    var tag: ViewTag
    var layers: [Layer] = []
    /// What the pieces of a joined text had around them before, by run; shorter where later runs had nothing.
    private var runEffects: [[DrawingEffect]] = []
    private(set) var reading: TextReading?

    /// What a run takes with what it is drawn with, in elements of an array.
    static let weightOfRun = 24

    init(_ text: StyledText, tag: ViewTag) {
        runs = text.runs
        runEffects = text.effects
        reading = text.reading
        self.tag = tag
    }

    /// Its characters, without the styles.
    var string: String { runs.map(\.string).joined() }

    /// A layer around a text that is part of it.
    struct Layer: Sendable {
        let tag: ViewTag
        var effect: DrawingEffect?
    }

    /// The text with its layers.
    func view() -> ViewValue {
        var node = words.node(tag: tag)
        for layer in layers {
            node = layer.effect.map { AttachmentNode(node, DrawingAttachment($0), tag: layer.tag) } ?? LayerNode(node, tag: layer.tag)
        }
        return ViewValue(node: node, typeName: "Text", name: tag.name, layers: layers.count + 1, payload: self)
    }

    /// The text with every run changed, as one more layer.
    func changed(_ layer: ViewTag, _ change: @escaping @Sendable (inout TextRun) -> Void) -> ViewValue {
        var copy = self
        for index in copy.runs.indices { change(&copy.runs[index]) }
        copy.reading = reading?.changed(change)
        copy.layers.append(Layer(tag: layer))
        return copy.view()
    }

    /// The text drawn otherwise, as one more layer.
    func drawn(_ layer: ViewTag, _ effect: DrawingEffect) -> ViewValue {
        var copy = self
        copy.layers.append(Layer(tag: layer, effect: effect))
        return copy.view()
    }

    /// Both texts as one, in which each keeps what it was drawn with; what is around it is this one's.
    func joined(with other: TextPayload) -> TextPayload {
        var both = self
        both.runs += other.runs
        both.runEffects = effectsByRun + other.effectsByRun
        both.reading = TextReading.joined(self, other)
        for index in both.layers.indices { both.layers[index].effect = nil }
        return both
    }

    /// Outermost last.
    var effectsByRun: [[DrawingEffect]] { effectsByRun(of: words) }

    /// Of what it says at another place.
    func effectsByRun(of words: StyledText) -> [[DrawingEffect]] {
        let around = layers.compactMap(\.effect)
        return words.runs.indices.map { ($0 < words.effects.count ? words.effects[$0] : []) + around }
    }

    /// What it says, without its layers.
    var words: StyledText {
        var words = StyledText()
        (words.runs, words.effects, words.reading) = (runs, runEffects, reading)
        return words
    }
}

extension Maker {
    /// The text that a modifier is called on, if it is one.
    var text: TextPayload? { receiver?.payload as? TextPayload }

    /// A modifier that changes the runs of a Text, and the environment of any other view.
    func textual(
        _ change: @escaping @Sendable (inout TextRun) -> Void,
        otherwise environment: @escaping (EnvironmentValues, EnvironmentOrigin) -> EnvironmentValues
    ) -> ViewValue {
        if let text { return text.changed(tag, change) }
        return view(EnvironmentNode(content, tag: tag, change: environment))
    }

    /// A modifier that changes the current font: of a Text's runs, or of the texts inside a stack, even those with a font of their own.
    func fontModifier(_ modifiers: FontModifiers) -> ViewValue {
        textual {
            $0.modifiers = $0.modifiers.inside(modifiers)
        } otherwise: { environment, origin in
            let outer = environment[EnvironmentKeys.fontModifiers]
            return environment.setting(EnvironmentKeys.fontModifiers, to: modifiers.inside(outer), by: origin)
        }
    }

    /// One that can be turned off.
    func fontModifier(_ modifier: FontModifier?, _ kind: FontModifier.Kind) -> ViewValue {
        fontModifier(modifier.map { FontModifiers($0) } ?? FontModifiers(without: kind))
    }
}
