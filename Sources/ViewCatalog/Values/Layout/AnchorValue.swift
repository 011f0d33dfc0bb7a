// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Anchor`: a place in a view that was placed elsewhere; `proxy[anchor]` tells it in the coordinates of the proxy's view.
struct AnchorValue: NativeValue {
    let target: PreferenceSource
    let source: AnchorSource

    var nativeTypeName: String { "Anchor" }
    var swiftDescription: String { "Anchor(\(source.literal))" }
    func isEqual(to other: any NativeValue) -> Bool {
        guard let other = other as? AnchorValue else { return false }
        return other.source == source && other.target.drawnFrame == target.drawnFrame
    }
    func hash(into hasher: inout Hasher) { hasher.combine(source) }

    static let declaration = ValueTypeDeclaration(
        NativeType("Anchor", conformances: ["Hashable"]), summary: "A place in a view, which views elsewhere can read.", examples: [])

    /// The place in the coordinates of another view.
    func value(seenBy proxy: GeometryProxy) -> Value {
        let context = target.context
        let frame = context.frame
        func seen(_ rect: CGRect) -> CGRect { proxy.frame(of: rect, in: context) }
        func seen(x: Double, y: Double) -> CGPoint { seen(CGRect(x: frame.minX + x, y: frame.minY + y, width: 0, height: 0)).origin }
        switch source {
        case .bounds: return seen(frame).encode()
        case .rect(let rect): return seen(rect.offsetBy(x: frame.minX, y: frame.minY)).encode()
        case .point(let point): return seen(x: point.x, y: point.y).encode()
        case .unit(let unit): return seen(x: unit.x * frame.width, y: unit.y * frame.height).encode()
        }
    }

    /// `proxy[anchor]`.
    static let lookup = NativeFunction("subscript", [ParameterInfo(label: nil, name: "anchor", type: .named("Anchor"))]) {
        (call) throws(Diagnostic) in
        let proxy = try GeometryProxyValue.of(call.receiver ?? .nil)
        guard case .native(let native)? = call[0], let anchor = native as? AnchorValue else {
            throw Diagnostic(.typeMismatch, "a GeometryProxy takes an Anchor in brackets", at: call.argumentSpan(0))
        }
        return anchor.value(seenBy: proxy)
    }
}

extension PreferenceSource {
    /// In the window, where effects draw it.
    fileprivate var drawnFrame: CGRect { CoordinateSpace.global.frame(of: context.frame, context) }
}
