// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What maps are told: a row each. It is kept and changes no frame.
extension ModifierDeclaration {
    private typealias View = FrameworkView

    static let mapRows: [ModifierDeclaration] = [
        row(
            "mapCameraKeyframeAnimator", "Moves a map's camera along keyframes; no effect here.",
            "Map().mapCameraKeyframeAnimator(trigger: 1) { _ in }",
            .kept(View.required("trigger", "Any"), View.required("keyframes", "Any"))),
        row(
            "mapControlVisibility", "Whether a map's controls are shown.", "Map().mapControlVisibility(.hidden)",
            .kept(View.required(nil, "Visibility", name: "visibility"))),
        row("mapControls", "The controls of a map; no effect here.", "Map().mapControls { MapCompass() }", .kept(View.builder())),
        row(
            "mapScope", "The scope that connects a map with its controls; no effect here.", "Map().mapScope(\"a\")",
            .kept(View.required(nil, "Any", name: "scope"))),
        row(
            "mapStyle", "The style of a map; no effect here.", "Map().mapStyle(.hybrid)",
            .kept(View.required(nil, "MapStyle", name: "style"))),
        row(
            "onMapCameraChange", "Runs an action when a map's camera moves, which never happens here.", "Map().onMapCameraChange { }",
            .kept(View.optional("frequency", "MapCameraUpdateFrequency"), View.required(nil, "Any", name: "action"))),
        place(
            "annotationSubtitles", "Whether the subtitles of annotations are shown", "(.hidden)",
            .kept(View.required(nil, "Visibility", name: "visibility"))),
        place(
            "annotationTitles", "Whether the titles of annotations are shown", "(.hidden)",
            .kept(View.required(nil, "Visibility", name: "visibility"))
        ),
        place(
            "foregroundStyle", "The colour of a map's content", "(.red)", .kept(View.required(nil, "ShapeStyle", name: "style"))),
        place(
            "mapOverlayLevel", "The level of a map at which an overlay lies", "(level: .aboveLabels)",
            .kept(View.required("level", "MKOverlayLevel"))),
        place(
            "stroke", "The outline of a map's content", "(.red, lineWidth: 2)",
            .kept(View.required(nil, "ShapeStyle", name: "content"), View.optional("lineWidth", "Double")),
            .kept(View.required(nil, "ShapeStyle", name: "content"), View.required("style", "StrokeStyle")),
            .kept(View.optional("lineWidth", "Double")), .kept(View.required("style", "StrokeStyle"))),
        place("tag", "The value that selects a map's content", "(1)", .kept(View.required(nil, "Any", name: "tag"))),
        place("tint", "The colour of a marker", "(.red)", .kept(View.required(nil, "ShapeStyle", name: "tint"))),
    ]

    /// Of what a map shows, so that what it gives is still that.
    private static func place(_ name: String, _ summary: String, _ arguments: String, _ forms: Overload...) -> ModifierDeclaration {
        ModifierDeclaration(
            name, on: "MapContent", gives: "MapContent", .visual, summary: summary + "; no effect here.",
            examples: [
                "Map { Marker(\"a\", coordinate: CLLocationCoordinate2D(latitude: 48, longitude: 11)).\(name)\(arguments) }"
            ], overloads: forms)
    }
}
