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
        return other.source == source && other.target.frame == target.frame
    }
    func hash(into hasher: inout Hasher) { hasher.combine(source) }

    static let declaration = ValueTypeDeclaration(
        NativeType("Anchor", conformances: ["Hashable"]), summary: "A place in a view, which views elsewhere can read.", examples: [])

    /// The place in the coordinates of a view that stands at a point of the window.
    func value(from origin: CGPoint) -> Value {
        let frame = target.frame.offsetBy(x: -origin.x, y: -origin.y)
        switch source {
        case .bounds: return frame.encode()
        case .rect(let rect): return rect.offsetBy(x: frame.minX, y: frame.minY).encode()
        case .point(let point): return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y).encode()
        case .unit(let unit): return CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height).encode()
        }
    }

    /// `proxy[anchor]`.
    static let lookup = NativeFunction("subscript", [ParameterInfo(label: nil, name: "anchor", type: .named("Anchor"))]) {
        (call) throws(Diagnostic) in
        let proxy = try GeometryProxyValue.of(call.receiver ?? .nil)
        guard case .native(let native)? = call[0], let anchor = native as? AnchorValue else {
            throw Diagnostic(.typeMismatch, "a GeometryProxy takes an Anchor in brackets", at: call.argumentSpan(0))
        }
        return anchor.value(from: proxy.frame(in: .global).origin)
    }
}
