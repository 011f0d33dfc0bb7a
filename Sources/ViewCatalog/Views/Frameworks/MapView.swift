// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `Map` of MapKit.
extension ViewDeclaration {
    private typealias View = FrameworkView

    static let map = ViewDeclaration(
        "Map", summary: "A map of MapKit: takes its proposal. What it shows is checked, not drawn.",
        examples: ["Map()", "Map { Marker(\"Home\", coordinate: CLLocationCoordinate2D(latitude: 48, longitude: 11)) }"],
        traits: .placeholder,
        overloads: [
            .filling(
                View.optional("bounds", "MapCameraBounds"), View.optional("interactionModes", "MapInteractionModes"),
                View.optional("scope", "Namespace.ID")),
            .filling(
                View.optional("position", "Binding"), View.optional("initialPosition", "MapCameraPosition"),
                View.optional("bounds", "MapCameraBounds"), View.optional("interactionModes", "MapInteractionModes"),
                View.optional("selection", "Binding"), View.optional("scope", "Namespace.ID")),
            .filling(
                View.optional("position", "Binding"), View.optional("initialPosition", "MapCameraPosition"),
                View.optional("bounds", "MapCameraBounds"), View.optional("interactionModes", "MapInteractionModes"),
                View.optional("selection", "Binding"), View.optional("scope", "Namespace.ID"), View.builder(gives: "MapContent")),
            .filling(
                View.required("coordinateRegion", "Binding"), View.optional("interactionModes", "MapInteractionModes"),
                View.optional("showsUserLocation", "Bool"), View.optional("userTrackingMode", "Binding")),
            .filling(
                View.required("coordinateRegion", "Binding"), View.optional("interactionModes", "MapInteractionModes"),
                View.optional("showsUserLocation", "Bool"), View.optional("userTrackingMode", "Binding"),
                View.required("annotationItems", "Any"), View.builder("annotationContent", "Element", gives: "MapContent")),
            .filling(
                View.required("mapRect", "Binding"), View.optional("interactionModes", "MapInteractionModes"),
                View.optional("showsUserLocation", "Bool"), View.optional("userTrackingMode", "Binding")),
        ])

    private static func part(_ name: String, _ summary: String, _ arguments: String, _ overloads: Overload...) -> ViewDeclaration {
        ViewDeclaration(
            name, summary: summary + "; only inside a Map.", examples: ["Map { \(name)\(arguments) }"], conformances: ["MapContent"],
            traits: [.part, .kept], overloads: overloads)
    }

    private static let title = View.required(nil, "String", name: "title")
    private static let coordinate = View.required("coordinate", "CLLocationCoordinate2D")
    private static let place = "coordinate: CLLocationCoordinate2D(latitude: 48, longitude: 11)"

    static let mapParts: [ViewDeclaration] = [
        part(
            "Annotation", "A view at a place", "(\"Home\", \(place)) { Text(\"a\") }",
            .silent(title, coordinate, View.optional("anchor", "UnitPoint"), View.builder()),
            .silent(coordinate, View.optional("anchor", "UnitPoint"), View.builder(), View.builder("label"))),
        part(
            "MapAnnotation", "A view at a place", "(\(place)) { Text(\"a\") }",
            .silent(coordinate, View.optional("anchorPoint", "CGPoint"), View.builder())),
        part(
            "MapCircle", "A circle around a place", "(center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 100)",
            .silent(View.required("center", "CLLocationCoordinate2D"), View.required("radius", "Double"))),
        part("MapMarker", "A balloon at a place", "(\(place))", .silent(coordinate, View.optional("tint", "Color"))),
        part("MapPin", "A pin at a place", "(\(place))", .silent(coordinate, View.optional("tint", "Color"))),
        part(
            "MapPolygon", "A polygon", "(coordinates: [])",
            .silent(View.required("coordinates", "Any"), View.optional("contourStyle", "Any")),
            .silent(View.required("points", "Any"))),
        part(
            "MapPolyline", "A line", "(coordinates: [])",
            .silent(View.required("coordinates", "Any"), View.optional("contourStyle", "Any")),
            .silent(View.required("points", "Any")), .silent(View.required(nil, "Any", name: "route"))),
        part(
            "Marker", "A balloon at a place", "(\"Home\", \(place))", .silent(title, coordinate),
            .silent(title, View.required("systemImage", "String"), coordinate),
            .silent(title, View.required("image", "String"), coordinate),
            .silent(title, View.required("monogram", "Text"), coordinate), .silent(coordinate, View.builder("label")),
            .silent(View.required("item", "MKMapItem"))),
        part(
            "UserAnnotation", "The location of the user", "()", .silent(View.optional("anchor", "UnitPoint")),
            .silent(View.optional("anchor", "UnitPoint"), View.builder("content", "Any"))),
    ]

    private static func control(_ name: String) -> ViewDeclaration {
        ViewDeclaration(
            name, summary: "A control of a map; it takes no room, because the map places it.",
            examples: ["Map().mapControls { \(name)() }"],
            traits: [.part, .kept], overloads: [.silent(View.optional("scope", "Namespace.ID"))])
    }

    static let mapControls: [ViewDeclaration] = [
        "MapCompass", "MapPitchSlider", "MapPitchToggle", "MapScaleView", "MapUserLocationButton", "MapZoomStepper",
    ].map(control)

    static let mapReader = ViewDeclaration(
        "MapReader", summary: "Gives its content a proxy for the places of a map.", examples: ["MapReader { _ in Map() }"],
        traits: .placeholder,
        overloads: [.filling(View.builder("content", "MapProxy"))])
}
