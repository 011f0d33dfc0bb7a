// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import ViewCatalog

/// Between two stops a gradient passes from the colour of one to that of the next, and beyond the ends it keeps theirs.
@Suite struct DrawnGradientTests {
    private func gradient(_ stops: [(location: Double, red: Double)]) -> DrawnGradient {
        DrawnGradient(
            kind: .linear(.zero, .zero),
            stops: stops.map { .init(location: $0.location, color: .init(red: $0.red, green: 0, blue: 0)) })
    }

    @Test(arguments: [
        (-1, 0.2), (0.2, 0.2), (0.3, 0.3), (0.5, 0.5), (0.6, 0.9), (0.7, 1), (2, 1), (.infinity, 1), (-.infinity, 0.2), (.nan, 0.2),
    ])
    func aColourIsFound(place: Double, red: Double) {
        // Two stops at one place: the colour jumps there.
        let gradient = gradient([(0.2, 0.2), (0.5, 0.5), (0.5, 0.8), (0.7, 1)])
        #expect(abs(gradient.color(at: place).red - red) < 1e-9)
    }

    @Test func oneStopIsOneColour() {
        for place in [0, 0.5, 1] { #expect(gradient([(0.5, 0.4)]).color(at: place).red == 0.4) }
        #expect(gradient([]).color(at: 0.5) == .clear)
    }

    /// Each point of a picture asks: going through all stops for each took a minute.
    @Test(.timeLimit(.minutes(1))) func stopsAreNotGoneThrough() {
        let count = 200_000
        let gradient = gradient((0..<count).map { (Double($0) / Double(count - 1), Double($0) / Double(count - 1)) })
        for point in 0..<100_000 {
            let place = Double(point) / 100_000
            #expect(abs(gradient.color(at: place).red - place) < 1e-9)
        }
    }
}
