// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What a Text in an EXPR can be asked about its lines.
extension ViewReference {
    static let textProperties: [Property] = [
        Property("text", "of a Text: its text", text: { .string($0.string) }),
        Property("lineCount", "of a Text: the number of lines it shows", text: { .int($0.lineCount) }),
        Property("isTruncated", "of a Text: whether it is cut off", text: { .bool($0.isTruncated) }),
        Property("fontScale", "of a Text: the factor by which its font was shrunk", text: { .double($0.fontScale) }),
    ]

    /// The text that the view is, or that it made of its title.
    fileprivate func setText(_ property: String) throws(Diagnostic) -> SetText {
        let layer = try layer()
        if let text = index.enclosingView(layer).flatMap({ index.text(ofView: $0) }) ?? SetText(index.snapshot[layer]) { return text }
        throw Diagnostic(
            .unknownMember, "'\(name)' is not a Text", hint: "'\(property)' is a property of a Text, and of a view with a title of text")
    }
}

extension ViewReference.Property {
    fileprivate init(_ name: String, _ summary: String, text get: @escaping @Sendable (SetText) -> Value) {
        self.init(name, summary) { (reference) throws(Diagnostic) in get(try reference.setText(name)) }
    }
}
