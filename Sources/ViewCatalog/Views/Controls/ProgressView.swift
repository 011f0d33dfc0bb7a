// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let progressView = ViewDeclaration(
        "ProgressView", summary: "A bar that takes the proposed width, or a spinning sign (L3.9).",
        examples: ["ProgressView()", "ProgressView(value: 0.5)", "ProgressView(\"Loading\", value: 0.5, total: 2)"],
        overloads: [
            Overload { maker in ControlMaker.spinner(maker, label: nil) },
            Overload(.unlabeled("title", String.self)) { maker, title in ControlMaker.spinner(maker, label: TextNode(title)) },
            Overload(.required("value", Double?.self), .defaulted("total", 1.0)) { maker, _, _ in ControlMaker.bar(maker, label: nil) },
            Overload(.unlabeled("title", String.self), .required("value", Double?.self), .defaulted("total", 1.0)) { maker, title, _, _ in
                ControlMaker.bar(maker, label: TextNode(title))
            },
            Overload(.builder("label")) { maker, label in ControlMaker.spinner(maker, label: label) },
            Overload(
                .required("value", Double?.self), .defaulted("total", 1.0), .builder("label"), .optionalBuilder("currentValueLabel")
            ) { maker, _, _, label, current in
                ControlMaker.bar(maker, label: label, below: current)
            },
        ])
}
