// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let canvas = ViewDeclaration(
        "Canvas", summary: "A view drawn by code, which takes its proposal. The code runs when a picture is drawn.",
        examples: ["Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }"],
        overloads: [
            Overload(.opaque, .colorMode, .asynchronous, .renderer) { maker, _, _, _, renderer in canvas(maker, renderer, nil) },
            Overload(.opaque, .colorMode, .asynchronous, .renderer, .builder("symbols")) { maker, _, _, _, renderer, symbols in
                canvas(maker, renderer, symbols)
            },
        ])

    private static func canvas(_ maker: Maker, _ renderer: LateCall, _ symbols: Node?) -> Node {
        PaintNode(CanvasAttachment(renderer: renderer, symbols: symbols), tag: maker.tag)
    }
}

extension Parameter where T == Bool {
    fileprivate static var opaque: Parameter<Bool> { .defaulted("opaque", false) }
    fileprivate static var asynchronous: Parameter<Bool> { .defaulted("rendersAsynchronously", false) }
}

extension Parameter where T == Value {
    fileprivate static var colorMode: Parameter<Value> {
        .any("colorMode", name: "colorMode", type: "ColorRenderingMode", defaultText: ".nonLinear")
    }
}

extension Parameter where T == LateCall {
    fileprivate static var renderer: Parameter<LateCall> {
        .closure("renderer", [.attributed(["inout"], GraphicsContextValue.swiftType), CGSize.swiftType])
    }
}
