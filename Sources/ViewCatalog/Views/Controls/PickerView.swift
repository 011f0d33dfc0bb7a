// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let picker = ViewDeclaration(
        "Picker", summary: "A choice between options: a bar, a wheel or just the chosen option, depending on the style.",
        examples: [
            "Picker(\"Kind\", selection: $count) { Text(\"a\").tag(1); Text(\"b\").tag(2) }",
            "Picker(\"Kind\", selection: $count) { Text(\"a\").tag(1) }.pickerStyle(.segmented)",
        ],
        drawnAs: .control,
        overloads: [
            Overload(.title, .required("selection", BindingValue.self), .builder()) {
                maker, title, selection, content in
                PickerMaker.node(maker, label: title.node, selection, content)
            },
            Overload(
                .title, .required("systemImage", String.self), .required("selection", BindingValue.self),
                .builder(), .optionalBuilder("currentValueLabel")
            ) { maker, title, image, selection, content, current in
                let label = LabelMaker.node(title: title.node, icon: SymbolMaker.node(image))
                return PickerMaker.node(maker, label: label, selection, content, current: current)
            },
            Overload(
                .required("selection", BindingValue.self), .builder(), .builder("label"), .optionalBuilder("currentValueLabel")
            ) { maker, selection, content, label, current in
                PickerMaker.node(maker, label: label, selection, content, current: current)
            },
            Overload(
                .title, .required("selection", BindingValue.self), .builder(), .builder("currentValueLabel")
            ) { maker, title, selection, content, current in
                PickerMaker.node(maker, label: title.node, selection, content, current: current)
            },
            Overload(
                .title, .required("sources", BindingValue.self), .path("selection"), .builder(), .optionalBuilder("currentValueLabel")
            ) { maker, title, sources, path, content, current in
                PickerMaker.node(maker, label: title.node, ControlSources.common(sources, path), content, current: current)
            },
            Overload(
                .title, .required("systemImage", String.self), .required("sources", BindingValue.self), .path("selection"), .builder(),
                .optionalBuilder("currentValueLabel")
            ) { maker, title, image, sources, path, content, current in
                let label = LabelMaker.node(title: title.node, icon: SymbolMaker.node(image))
                return PickerMaker.node(maker, label: label, ControlSources.common(sources, path), content, current: current)
            },
            Overload(
                .required("sources", BindingValue.self), .path("selection"), .builder(), .builder("label"),
                .optionalBuilder("currentValueLabel")
            ) { maker, sources, path, content, label, current in
                PickerMaker.node(maker, label: label, ControlSources.common(sources, path), content, current: current)
            },
            Overload(
                .required("selection", BindingValue.self), .view("label", name: "label"), .builder(), isDeprecated: true
            ) { maker, selection, label, content in
                PickerMaker.node(maker, label: label, selection, content)
            },
        ]
            + Overload.pictured { picture in
                Overload(
                    .title, picture, .required("selection", BindingValue.self), .builder(), .optionalBuilder("currentValueLabel")
                ) { maker, title, image, selection, content, current in
                    PickerMaker.node(maker, label: LabelMaker.pictured(maker, title, image), selection, content, current: current)
                }
            })
}
