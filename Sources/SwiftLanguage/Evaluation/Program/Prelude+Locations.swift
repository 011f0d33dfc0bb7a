// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Places on the earth, as CoreLocation and MapKit have them.
    static let locations = """
        struct CLLocationCoordinate2D {
            var latitude: Double = 0
            var longitude: Double = 0
        }
        class CLLocation {
            let coordinate: CLLocationCoordinate2D
            init(latitude: Double, longitude: Double) { coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
            /// Along a great circle of a sphere of the earth's mean radius, in metres.
            func distance(from other: CLLocation) -> Double {
                let (a, b) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
                let (across, along) = ((b - a) / 2, (other.coordinate.longitude - coordinate.longitude) * .pi / 360)
                let half = sin(across) * sin(across) + cos(a) * cos(b) * sin(along) * sin(along)
                return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
            }
        }
        struct MKCoordinateSpan {
            var latitudeDelta: Double = 0
            var longitudeDelta: Double = 0
        }
        struct MKCoordinateRegion {
            var center = CLLocationCoordinate2D()
            var span = MKCoordinateSpan()
            init() {}
            init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
                self.center = center
                self.span = span
            }
            /// A degree of latitude has as many metres everywhere, one of longitude fewer towards the poles.
            init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
                let degree = 111_319.5
                let narrowing = max(0.01, cos(center.latitude * .pi / 180))
                self.init(
                    center: center,
                    span: MKCoordinateSpan(
                        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * narrowing)))
            }
        }
        typealias CLLocationDegrees = Double
        typealias CLLocationDistance = Double
        """
}
