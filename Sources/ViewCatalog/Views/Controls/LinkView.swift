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
                GroupMaker.layer(ButtonStyles.styled(maker.name, title.node), maker)
            },
            Overload(.required("destination", Value.self), .builder("label")) { maker, _, label in
                GroupMaker.layer(ButtonStyles.styled(maker.name, label), maker)
            },
        ])
}
