// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A text, an image or a symbol as a Canvas draws it: `GraphicsContext.ResolvedText` and its like.
// Unchecked: it is used on the interpreter's thread only.
struct GraphicsContent: NativeValue, @unchecked Sendable {
    let kind: Kind
    let node: Node
    /// As it is in a rectangle: an image is as large as that.
    let filling: Node
    private let measure: (ProposedViewSize) -> CGSize

    enum Kind: String, CaseIterable { case text = "ResolvedText", image = "ResolvedImage", symbol = "ResolvedSymbol" }

    var nativeTypeName: String { "GraphicsContext." + kind.rawValue }
    var swiftDescription: String { nativeTypeName }
    func isEqual(to other: any NativeValue) -> Bool { (other as? GraphicsContent)?.node === node }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }

    private init(_ kind: Kind, _ node: Node, filling: Node? = nil, _ recording: CanvasRecording) {
        self.kind = kind
        self.node = node
        self.filling = filling ?? node
        measure = { recording.measure(node, $0) }
    }

    /// What is drawn of a value; nil of one that draws nothing, as a piece of a text's layout.
    init?(_ value: Value, on recording: CanvasRecording) {
        guard case .native(let native) = value else { return nil }
        if let known = native as? GraphicsContent {
            self = known
        } else if let view = native as? ViewValue {
            let image = view.payload as? ImagePayload
            let filling = image.map { $0.node(tag: nil, isResizable: true) }
            self.init(image == nil ? .text : .image, view.node, filling: filling, recording)
        } else {
            return nil
        }
    }

    /// The view of `symbols` with that tag.
    init?(symbol id: Value, on recording: CanvasRecording) {
        guard let found = recording.symbols.first(where: { $0.id == id }) else { return nil }
        self.init(.symbol, found.node, recording)
    }

    private static func of(_ value: Value?) -> GraphicsContent? {
        if case .native(let native)? = value { native as? GraphicsContent } else { nil }
    }

    private static let shading = NativeProperty(
        type: GraphicsShading.swiftType, get: { _, _ in .nil }, set: { receiver, _, _ in receiver })
    private static let size = NativeProperty(type: CGSize.swiftType) { (value, _) in
        (of(value)?.measure(.unspecified) ?? .zero).encode()
    }
    private static let measuring = NativeFunction(
        "measure", [ParameterInfo(label: "in", name: "size", type: CGSize.swiftType)], resultType: CGSize.swiftType
    ) { (call) throws(Diagnostic) in
        let size = try CGSize.expect(call[0] ?? .nil)
        return (of(call.receiver)?.measure(ProposedViewSize(size)) ?? .zero).encode()
    }
    /// The distance of a line of text from the top: its ascent is about four fifths of its height.
    private static func baseline(_ name: String) -> NativeFunction {
        NativeFunction(name, [ParameterInfo(label: "in", name: "size", type: CGSize.swiftType)], resultType: Double.swiftType) {
            (call) throws(Diagnostic) in
            let size = try CGSize.expect(call[0] ?? .nil)
            return .double((of(call.receiver)?.measure(ProposedViewSize(size)).height ?? 0) * 0.8)
        }
    }

    static let declarations = Kind.allCases.map { kind in
        ValueTypeDeclaration(
            NativeType(
                "GraphicsContext." + kind.rawValue,
                properties: kind == .text ? ["shading": shading] : kind == .image ? ["size": size, "shading": shading] : ["size": size],
                methods: kind == .text
                    ? ["measure": [measuring], "firstBaseline": [baseline("firstBaseline")], "lastBaseline": [baseline("lastBaseline")]]
                    : [:]),
            summary: "Text, an image or a symbol that a Canvas draws.", examples: [])
    }
}
