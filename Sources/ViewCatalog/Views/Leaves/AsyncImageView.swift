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

/// `AsyncImagePhase`: always `.empty`, as nothing is loaded.
enum AsyncImagePhase: CatalogEnum {
    case empty
    static var typeName: String { "AsyncImagePhase" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(
            AsyncImagePhase.self,
            statics: ["success": loaded("success", "Image"), "failure": loaded("failure", "Error")],
            properties: [
                "image": NativeProperty(type: .optional(.named("Image"))) { _, _ in .nil },
                "error": NativeProperty(type: .optional(.named("Error"))) { _, _ in .nil },
            ]),
        summary: "How far an AsyncImage is: nothing is loaded here.", examples: ["AsyncImagePhase.empty"])

    /// A case that no phase is, for the patterns of a `switch`.
    private static func loaded(_ name: String, _ type: String) -> NativeStatic {
        let parameter = ParameterInfo(label: nil, name: "value", type: .named(type))
        return NativeStatic(functions: [
            NativeFunction(name, [parameter], resultType: .named(typeName)) { (call) throws(Diagnostic) in
                throw Diagnostic(.unsupported, "images are not loaded here, so no phase is '\(name)'", at: call.span)
            }
        ])
    }
}
