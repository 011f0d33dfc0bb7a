// SPDX-License-Identifier: GPL-3.0-or-later

/// What MapKit, AVKit and WebKit are told.
extension OpaqueType {
    static let frameworks: [OpaqueType] = [
        OpaqueType(name: "TipViewStyle", statics: ["miniTip"]),
        OpaqueType(name: "WebView.BackForwardNavigationGesturesBehavior", statics: ["automatic", "enabled", "disabled"]),
        OpaqueType(name: "WebView.ElementFullscreenBehavior", statics: ["automatic", "enabled", "disabled"]),
        OpaqueType(name: "WebView.LinkPreviewBehavior", statics: ["automatic", "enabled", "disabled"]),
        OpaqueType(name: "WebView.MagnificationGesturesBehavior", statics: ["automatic", "enabled", "disabled"]),
        OpaqueType(
            name: "MapCameraPosition", statics: ["automatic"],
            functions: [
                "region": ["_": "MKCoordinateRegion"], "camera": ["_": "MapCamera"], "rect": ["_": "Any"],
                "item": ["_": "MKMapItem", "allowsAutomaticPitch": "Bool"],
                "userLocation": ["followsHeading": "Bool", "fallback": "MapCameraPosition"],
            ]),
        OpaqueType(
            name: "MapCamera",
            functions: [
                "init": ["centerCoordinate": "CLLocationCoordinate2D", "distance": "Double", "heading": "Double", "pitch": "Double"]
            ]),
        OpaqueType(
            name: "MapCameraBounds",
            functions: [
                "init": ["minimumDistance": "Double", "maximumDistance": "Double"],
                "init": ["centerCoordinateBounds": "MKCoordinateRegion", "minimumDistance": "Double", "maximumDistance": "Double"],
            ]),
        OpaqueType(name: "MapCameraUpdateFrequency", statics: ["onEnd", "continuous"]),
        OpaqueType(name: "MKOverlayLevel", statics: ["aboveLabels", "aboveRoads"]),
        OpaqueType(name: "MapInteractionModes", statics: ["all", "pan", "zoom", "pitch", "rotate"]),
        OpaqueType(
            name: "MapStyle", statics: ["standard", "imagery", "hybrid"],
            functions: [
                "standard": [
                    "elevation": "MapStyle.Elevation", "emphasis": "MapStyle.Emphasis", "pointsOfInterest": "PointOfInterestCategories",
                    "showsTraffic": "Bool",
                ],
                "imagery": ["elevation": "MapStyle.Elevation"],
                "hybrid": ["elevation": "MapStyle.Elevation", "pointsOfInterest": "PointOfInterestCategories", "showsTraffic": "Bool"],
            ]),
        OpaqueType(name: "MapStyle.Elevation", statics: ["automatic", "flat", "realistic"]),
        OpaqueType(name: "MapStyle.Emphasis", statics: ["automatic", "muted"]),
        OpaqueType(
            name: "PointOfInterestCategories", statics: ["all", "excludingAll"],
            functions: ["including": ["_": "[MKPointOfInterestCategory]"], "excluding": ["_": "[MKPointOfInterestCategory]"]]),
        OpaqueType(
            name: "MKPointOfInterestCategory",
            statics: [
                "airport", "amusementPark", "atm", "bakery", "bank", "beach", "brewery", "cafe", "campground", "carRental", "evCharger",
                "fireStation", "fitnessCenter", "foodMarket", "gasStation", "hospital", "hotel", "laundry", "library", "marina",
                "movieTheater", "museum", "nationalPark", "nightlife", "park", "parking", "pharmacy", "police", "postOffice",
                "publicTransport", "restaurant", "restroom", "school", "stadium", "store", "theater", "university", "winery", "zoo",
            ]),
        OpaqueType(
            name: "CLAuthorizationStatus",
            statics: ["notDetermined", "restricted", "denied", "authorizedAlways", "authorizedWhenInUse", "authorized"]),
        OpaqueType(name: "MKMapItem", functions: ["init": [:], "init": ["placemark": "Any"], "forCurrentLocation": [:]]),
        OpaqueType(
            name: "AVPlayer", functions: ["init": [:], "init": ["url": "URL"], "init": ["playerItem": "Any"]],
            methods: ["play": [:], "pause": [:], "seek": ["to": "Any"]],
            settings: ["volume": ("Float", .float(0)), "rate": ("Float", .float(0))]),
    ]
}
