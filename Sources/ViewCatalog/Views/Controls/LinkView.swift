// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let link = ViewDeclaration(
        "Link", summary: "A label that opens a URL; as large as its label.",
        examples: ["Link(\"Site\", destination: URL(string: \"https://example.org\")!)"],
        drawnAs: .control,
        overloads: [
            Overload(.title, .required("destination", Value.self)) { maker, title, _ in
                ButtonStyles.colored(title.node(tag: maker.tag), role: nil)
            },
            Overload(.required("destination", Value.self), .builder("label")) { maker, _, label in
                GroupNode([ButtonStyles.colored(label, role: nil)], tag: maker.tag)
            },
        ])
}
