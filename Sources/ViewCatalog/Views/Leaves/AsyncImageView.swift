// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    /// Nothing is ever loaded: the view stays in the phase in which an app begins.
    static let asyncImage = ViewDeclaration(
        "AsyncImage",
        summary: "An image from a URL. It is never loaded: the placeholder stays; the default placeholder takes its proposal.",
        examples: [
            "AsyncImage(url: URL(string: \"https://example.org\"))",
            "AsyncImage(url: nil) { image in image.resizable() } placeholder: { ProgressView() }",
        ],
        drawnAs: .image,
        overloads: [
            Overload(.url, .defaulted("scale", 1.0)) { maker, _, _ in FillNode(tag: maker.tag) },
            Overload(.url, .defaulted("scale", 1.0), .late("content", [.named("Image")]), .builder("placeholder")) {
                maker, _, _, _, placeholder in GroupMaker.layer(placeholder, maker)
            },
            Overload(
                .url, .defaulted("scale", 1.0), .any("transaction", name: "transaction", type: "Transaction", defaultText: "Transaction()"),
                .late("content", [.named("AsyncImagePhase")])
            ) { maker, _, _, _, content in
                GroupMaker.layer(DeferredNode { site in content.node([AsyncImagePhase.empty.encode()], at: site) }, maker)
            },
        ])
}

extension Parameter where T == URLValue? {
    fileprivate static var url: Parameter<URLValue?> {
        Parameter(ParameterInfo(label: "url", name: "url", type: .optional(URLValue.swiftType))) { (call, index) in
            call[index].flatMap(URLValue.decode)
        }
    }
}

/// `AsyncImagePhase`: that of an AsyncImage is always `.empty`, as nothing is loaded; code may make the others.
enum AsyncImagePhase: NativeCase, CatalogNative {
    case empty
    case success(Value)
    case failure(Value)
    static var typeName: String { "AsyncImagePhase" }

    var caseName: String {
        switch self {
        case .empty: "empty"
        case .success: "success"
        case .failure: "failure"
        }
    }
    var payload: [TupleElement] {
        switch self {
        case .empty: []
        case .success(let held), .failure(let held): [TupleElement(value: held)]
        }
    }
    var swiftDescription: String { payload.isEmpty ? caseName : "\(caseName)(\(payload[0].value.debugDescription()))" }
    var literal: String { "." + swiftDescription }
    var length: Int { payload.isEmpty ? 0 : 1 }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            staticMembers: [
                "empty": .of(empty), "success": holding("success", "Image", Self.success),
                "failure": holding("failure", "Error", Self.failure),
            ],
            properties: ["image": held("Image", by: "success"), "error": held("Error", by: "failure")]),
        summary: "The loading phase of an AsyncImage; nothing is loaded here.", examples: ["AsyncImagePhase.empty"])

    private static func holding(
        _ name: String, _ type: String, _ make: @escaping @Sendable (Value) -> AsyncImagePhase
    ) -> NativeStatic {
        NativeStatic(functions: [.make(name, .any(nil, name: "value", type: type)) { make($0) }])
    }

    /// What one of the cases holds; nil in the others.
    private static func held(_ type: String, by name: String) -> NativeProperty {
        NativeProperty(type: .optional(.named(type))) { receiver, _ in
            AsyncImagePhase.decode(receiver).flatMap { $0.caseName == name ? $0.payload.first?.value : nil } ?? .nil
        }
    }
}
