// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let documentGroup = ViewDeclaration(
        "DocumentGroup", summary: "The windows of a document-based app: a new document in its editor, without the title bar.",
        examples: ["DocumentGroup(newDocument: \"a\") { file in TextEditor(text: file.$document) }"], conformances: ["Scene"],
        overloads: [
            Overload(
                .any("newDocument", name: "newDocument", type: "Any"),
                .late("editor", [.named(DocumentConfiguration.typeName)])
            ) { maker, document, editor in
                let editor = DeferredNode { site in
                    let new = made(document, at: site)
                    let place = site.owner.appending(maker.name)
                    let file = DocumentConfiguration(document: OwnState.binding("document", of: place, initial: new))
                    return editor.node([file.encode()], at: site)
                }
                return SceneMaker.window(maker, editor)
            }
        ])

    /// `newDocument: { Notes() }` makes an object of its own for each document.
    private static func made(_ document: Value, at site: ViewSite) -> Value {
        guard case .function(let make) = document, let context = site.machineContext else { return document }
        return site.reporting(.nil, at: nil) { () throws(Diagnostic) in try context.machine.call(make, [], in: context) }
    }
}

/// What the editor of a document gets: `file.$document` is bound to it.
struct DocumentConfiguration: CatalogNative {
    static var typeName: String { "FileDocumentConfiguration" }
    let document: BindingValue
    var swiftDescription: String { Self.typeName }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, aliases: ["ReferenceFileDocumentConfiguration"],
            properties: [
                "document": NativeProperty { (value, context) throws(Diagnostic) in
                    try decode(value)?.document.get(in: context) ?? .nil
                } set: { (value, new, context) throws(Diagnostic) in
                    try decode(value)?.document.set(new, in: context)
                    return value
                },
                "$document": NativeProperty { (value, _) in decode(value).map { .binding($0.document) } ?? .nil },
                "fileURL": NativeProperty { (_, _) in .nil },
                "isEditable": NativeProperty { (_, _) in .bool(true) },
            ]),
        summary: "The configuration that the editor of a document receives.", examples: [])
}
