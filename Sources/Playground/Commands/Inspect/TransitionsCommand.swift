// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    static let transitions = Command(
        "transitions", .inspect, .question, syntax: ["transitions [SCROLL]"],
        summary: "Shows the phase and effects of realized views that have scroll transitions or visual effects.",
        examples: ["transitions", "transitions scrollView1"], related: ["scrollTransition", "visualEffect", "phase", "effects"]
    ) { (context) throws(Diagnostic) in
        let scroll = try context.scroll()
        try context.arguments.expectEnd()
        let index = context.index
        let range = index.subtree(of: scroll.layer)
        var json: [JSON] = []
        var table = Table("view", "id", "phase", "effects")
        for view in index.views.indices where range.contains(index.outermost(view)) {
            let resolved = try ScrollEffects(index: index).resolved(index.outermost(view), on: context.machine)
            guard resolved.isAny else { continue }
            let id = index.views[view].layers.compactMap { index.layers[$0].id }.first
            json.append(
                .object([
                    "name": .string(index.views[view].text), "id": JSON(id), "phase": .string(resolved.phase.rawValue),
                    "effects": resolved.effects.json,
                ]))
            table.rows.append([
                .text(index.views[view].text), id.map { .text($0.literal) } ?? .empty, .text(resolved.phase.rawValue),
                .text(resolved.effects.swiftDescription),
            ])
        }
        let none = Output.Part.paragraph("no view that is built has a scroll transition or a visual effect")
        return .show(Output(json: .object(["transitions": .array(json)]), parts: [json.isEmpty ? none : .table(table)]))
    }
}

extension VisualEffectValue {
    private func degrees(_ radians: Double) -> JSON { .number(Angle(radians: radians).degrees) }

    fileprivate var json: JSON {
        .object([
            "opacity": .number(opacity), "blur": .number(blur), "brightness": .number(brightness), "saturation": .number(saturation),
            "contrast": .number(contrast), "grayscale": .number(grayscale), "hueRotation": .number(hueRotation.degrees),
            "scale": JSON(scale), "offset": JSON(offset), "rotation": .number(rotation.degrees),
            "rotation3D": .object(["x": degrees(rotation3D.x), "y": degrees(rotation3D.y), "z": degrees(rotation3D.z)]),
        ])
    }
}
