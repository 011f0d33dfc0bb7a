// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutEngine
import Testing
import ViewCatalog

@testable import Playground

/// A frame that is smaller than what is in it can be seen in front of it.
@Suite struct OverflowedContainersTests {
    private static func view(_ depth: Int, _ style: DrawnStyle, _ frame: [Double], clip: LayoutEngine.CGRect? = nil) -> DrawnView {
        DrawingScenes.view("v", DrawingScenes.rect(frame[0], frame[1], frame[2], frame[3]), depth, style, clip: clip)
    }

    private static let inner = DrawingScenes.rect(10, 10, 80, 80)

    static let cases: [(name: String, views: [DrawnView], endingAt: [Int: [Int]])] = [
        ("larger in each direction", [view(0, .container, [10, 10, 80, 80]), view(1, .shape, [0, 0, 100, 100])], [1: [0]]),
        ("larger on one side", [view(0, .container, [10, 10, 80, 80]), view(1, .shape, [20, 20, 80, 10])], [1: [0]]),
        ("inside", [view(0, .container, [10, 10, 80, 80]), view(1, .shape, [20, 20, 40, 40])], [:]),
        ("a pixel's rounding", [view(0, .container, [10, 10, 80, 80]), view(1, .shape, [9.7, 10, 80.6, 80])], [:]),
        ("clipped", [view(0, .container, [10, 10, 80, 80]), view(1, .shape, [0, 0, 100, 100], clip: inner)], [:]),
        ("nothing that hides", [view(0, .container, [10, 10, 80, 80]), view(1, .container, [0, 0, 100, 100])], [:]),
        (
            "two frames, and a view behind that is beside them",
            [
                view(0, .container, [0, 0, 300, 300]), view(1, .container, [10, 10, 80, 80]), view(2, .container, [20, 20, 60, 60]),
                view(3, .shape, [0, 0, 100, 100]), view(1, .shape, [200, 200, 50, 50]),
            ], [3: [2, 1]]
        ),
    ]

    @Test(arguments: cases.indices) func endsBehindItsLastView(_ index: Int) {
        let (name, views, endingAt) = Self.cases[index]
        #expect(OverflowedContainers(views, shown: DrawingScenes.window).endingAt == endingAt, "\(name)")
    }

    @Test func aFrameStandsInFrontOfALargerCircle() throws {
        let shell = try Shell()
        shell.feed("viewport 300x160; safearea off; root ball = Circle().frame(width: 120, height: 120).frame(width: 80, height: 80)")
        let lines = shell.text("show").split(separator: "\n")
        let top = try #require(lines.firstIndex { $0.contains("┌╌ ball ╌") }, "\(lines)")
        let circle = try #require(lines.firstIndex { $0.contains("┌───") })
        #expect(circle < top && lines[top].contains("│"), "\(lines)")
        #expect(!lines.contains { $0.contains("·  ball") }, "it is in the picture, so the legend need not tell of it")
        shell.feed("export ball.svg style: blueprint")
        let picture = try #require(shell.files.text("ball.svg"))
        let (fill, dashes) = (
            picture.range(of: "<ellipse", options: .backwards) ?? picture.range(of: "<circle", options: .backwards),
            picture.range(of: "stroke-dasharray", options: .backwards)
        )
        #expect(try #require(fill).lowerBound < #require(dashes).lowerBound, "the dashed frame is painted last")
    }
}
