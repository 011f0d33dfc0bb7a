// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Overload {
    /// A form of a modifier that only draws: one layer, which says what it does to the picture.
    static func visual<each T: Sendable>(
        _ parameters: repeat Parameter<each T>, effect: @escaping @Sendable (repeat each T) -> DrawingEffect
    ) -> Overload {
        let infos = ParameterInfo.all(repeat each parameters)
        let all = (repeat each parameters)
        return Overload(infos) { (call, maker) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            return maker.drawn(effect(repeat try cursor.next(each all)))
        }
    }

    /// A form that leaves no trace in a picture; its arguments are read, so that what cannot be is an error here, too.
    static func visual<each T: Sendable>(_ parameters: repeat Parameter<each T>) -> Overload {
        visual(repeat each parameters) { (_: repeat each T) in .none }
    }

    init(_ parameters: [ParameterInfo], make: @escaping @Sendable (NativeCall, Maker) throws(Diagnostic) -> ViewValue) {
        self.parameters = parameters
        isDeprecated = false
        self.make = make
    }
}

extension Maker {
    /// A layer that only draws; a Text stays a Text, an Image an Image.
    func drawn(_ effect: DrawingEffect) -> ViewValue {
        if let text, Self.textMethods.contains(kind) { return text.drawn(tag, effect) }
        return view(attaching(effect))
    }

    /// The layer of an effect; one that draws the view elsewhere is seen by the geometry inside it (L4.15).
    func attaching(_ effect: DrawingEffect) -> Node {
        let attachment = DrawingAttachment(effect)
        guard effect.transform(of: .zero, .leftToRight) == nil else { return EffectNode(content, attachment, tag: tag) }
        return attaching(attachment)
    }

    /// Drawing modifiers that Text has itself, so that the result is a Text again.
    private static let textMethods: Set<String> = [
        "foregroundStyle", "foregroundColor", "underline", "strikethrough",
    ]
}
