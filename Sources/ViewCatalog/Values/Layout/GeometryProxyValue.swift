// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `GeometryProxy` as the closure of a GeometryReader sees it (L5.2).
// Unchecked: it is used on the interpreter's thread only.
package struct GeometryProxyValue: NativeValue, @unchecked Sendable {
    package let proxy: GeometryProxy

    package init(_ proxy: GeometryProxy) { self.proxy = proxy }

    package var nativeTypeName: String { "GeometryProxy" }
    package var swiftDescription: String { "GeometryProxy(size: \(proxy.size.swiftDescription))" }
    package func isEqual(to other: any NativeValue) -> Bool { (other as? GeometryProxyValue)?.proxy === proxy }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(proxy)) }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "GeometryProxy",
            properties: [
                "size": NativeProperty(type: CGSize.swiftType) { (value, _) throws(Diagnostic) in try of(value).size.encode() },
                "safeAreaInsets": NativeProperty(type: EdgeInsets.swiftType) { (value, _) throws(Diagnostic) in
                    try of(value).safeAreaInsets.encode()
                },
            ],
            methods: [
                "frame": [method("frame", "in", SpaceValue.self) { $0.frame(in: $1.space).encode() }],
                "bounds": [
                    method("bounds", "of", SpaceValue.self) { proxy, space in proxy.bounds(of: space.space).map { $0.encode() } ?? .nil }
                ],
            ],
            subscripts: [AnchorValue.lookup]),
        summary: "Size, safe-area insets and frames of a view.", examples: [])

    static func of(_ value: Value) throws(Diagnostic) -> GeometryProxy {
        if case .native(let native) = value, let proxy = native as? GeometryProxyValue { return proxy.proxy }
        throw Diagnostic(.typeMismatch, "this is not a GeometryProxy")
    }

    private static func method<T: CatalogValue>(
        _ name: String, _ label: String, _ type: T.Type, _ body: @escaping @Sendable (GeometryProxy, T) -> Value
    ) -> NativeFunction {
        NativeFunction(name, [ParameterInfo(label: label, name: label, type: T.swiftType)]) { (call) throws(Diagnostic) in
            body(try of(call.receiver ?? .nil), try T.expect(call[0] ?? .nil))
        }
    }
}
