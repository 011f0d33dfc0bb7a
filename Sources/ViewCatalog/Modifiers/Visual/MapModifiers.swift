// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What maps are told: a row each. It is kept and changes no frame.
extension ModifierDeclaration {
    private typealias View = FrameworkView

    static let mapRows: [ModifierDeclaration] = [
        row(
            "mapCameraKeyframeAnimator", "Moves a map's camera; kept.", "Map().mapCameraKeyframeAnimator(trigger: 1) { _ in }",
            .kept(View.required("trigger", "Any"), View.required("keyframes", "Any"))),
        row(
            "mapControlVisibility", "Are a map's controls shown?", "Map().mapControlVisibility(.hidden)",
            .kept(View.required(nil, "Visibility", name: "visibility"))),
        row("mapControls", "The controls of a map; kept.", "Map().mapControls { MapCompass() }", .kept(View.builder())),
        row("mapScope", "The scope of a map's controls; kept.", "Map().mapScope(\"a\")", .kept(View.required(nil, "Any", name: "scope"))),
        row("mapStyle", "What a map looks like; kept.", "Map().mapStyle(.hybrid)", .kept(View.required(nil, "MapStyle", name: "style"))),
        row(
            "onMapCameraChange", "Called when a map's camera moves; never here.", "Map().onMapCameraChange { }",
            .kept(View.optional("frequency", "MapCameraUpdateFrequency"), View.required(nil, "Any", name: "action"))),
        place(
            "annotationSubtitles", "Are subtitles of annotations shown?", "(.hidden)",
            .kept(View.required(nil, "Visibility", name: "visibility"))),
        place(
            "annotationTitles", "Are titles of annotations shown?", "(.hidden)", .kept(View.required(nil, "Visibility", name: "visibility"))
        ),
        place(
            "foregroundStyle", "The colour of what a map shows", "(.red)", .kept(View.required(nil, "ShapeStyle", name: "style"))),
        place("mapOverlayLevel", "What lies over what on a map", "(level: .aboveLabels)", .kept(View.required("level", "MKOverlayLevel"))),
        place(
            "stroke", "The line of what a map shows", "(.red, lineWidth: 2)",
            .kept(View.required(nil, "ShapeStyle", name: "content"), View.optional("lineWidth", "Double")),
            .kept(View.required(nil, "ShapeStyle", name: "content"), View.required("style", "StrokeStyle")),
            .kept(View.optional("lineWidth", "Double")), .kept(View.required("style", "StrokeStyle"))),
        place("tag", "The value of what can be chosen on a map", "(1)", .kept(View.required(nil, "Any", name: "tag"))),
        place("tint", "The colour of a marker", "(.red)", .kept(View.required(nil, "ShapeStyle", name: "tint"))),
    ]

    /// Of what a map shows, so that what it gives is still that.
    private static func place(_ name: String, _ summary: String, _ arguments: String, _ forms: Overload...) -> ModifierDeclaration {
        ModifierDeclaration(
            name, on: "MapContent", gives: "MapContent", .visual, summary: summary + "; kept.",
            examples: [
                "Map { Marker(\"a\", coordinate: CLLocationCoordinate2D(latitude: 48, longitude: 11)).\(name)\(arguments) }"
            ], overloads: forms)
    }
}
