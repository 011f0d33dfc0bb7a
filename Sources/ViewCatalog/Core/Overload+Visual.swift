// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension Overload {
    /// A form of a modifier that only draws: it is kept with its arguments, one layer.
    static func visual<each T: Sendable>(_ parameters: repeat Parameter<each T>) -> Overload {
        Overload(drawing: repeat each parameters)
    }

    private init<each T: Sendable>(drawing parameters: repeat Parameter<each T>) {
        var infos: [ParameterInfo] = []
        for parameter in repeat each parameters { infos.append(parameter.info) }
        let all = (repeat each parameters)
        self.init(infos) { (call, maker) throws(Diagnostic) in
            // Read them, so that what cannot be drawn is an error here, too.
            let cursor = ArgumentReader(call)
            _ = (repeat try cursor.next(each all))
            return maker.drawn(call.arguments)
        }
    }

    init(_ parameters: [ParameterInfo], make: @escaping @Sendable (NativeCall, Maker) throws(Diagnostic) -> ViewValue) {
        self.parameters = parameters
        isDeprecated = false
        self.make = make
    }
}

extension Maker {
    /// A layer that only draws; a Text stays a Text, an Image an Image.
    func drawn(_ arguments: [Value?]) -> ViewValue {
        let node = attaching(VisualAttachment(name: kind, arguments: arguments))
        if let text, Self.textMethods.contains(kind) { return text.changed(tag) { _ in } }
        return view(node)
    }

    /// Drawing modifiers that Text has itself, so that the result is a Text again.
    private static let textMethods: Set<String> = [
        "foregroundStyle", "foregroundColor", "underline", "strikethrough", "baselineOffset",
    ]
}
