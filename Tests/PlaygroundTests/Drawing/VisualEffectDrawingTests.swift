// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// A visual effect draws as the modifier of its name does.
@Suite struct VisualEffectDrawingTests {
    static let effects = [
        "rotationEffect(.degrees(30))", "rotationEffect(.degrees(30), anchor: .topLeading)", "scaleEffect(0.5)",
        "scaleEffect(x: 2, anchor: .trailing)", "scaleEffect(0.5, anchor: .bottom)",
        "rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))",
        "rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0), anchor: .top)",
        "rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 2))",
    ]

    @Test(arguments: effects) func itDrawsAsTheModifier(_ effect: String) throws {
        let box = "root Color.red.frame(width: 200, height: 100)"
        let modifier = try transforms("\(box).\(effect)")
        #expect(!modifier.isEmpty)
        #expect(try transforms("\(box).visualEffect { content, _ in content.\(effect) }") == modifier)
        // The whole view is in sight, so the transition is at rest.
        #expect(try transforms("\(box).scrollTransition { content, _ in content.\(effect) }") == modifier)
    }

    private func transforms(_ input: String) throws -> [String] {
        let shell = try Shell()
        #expect(shell.error(input) == nil)
        return DisplayListText(shell.drawing().preview).lines.filter { $0.contains("transform ") }
    }
}
