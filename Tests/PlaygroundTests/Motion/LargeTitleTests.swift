// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import Playground

/// A large title collapses as the content under its bar scrolls (S2.23). The window is 852 high, its insets are 59 and 34; a bar is 54 points
/// high on OS 26, 44 before, where it begins 5 1/3 points higher under a Dynamic Island, and a large title adds 52.
struct LargeTitleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var os = 26
        var title = ".navigationTitle(\"T\")"
        let input: String
        /// The offset, the top inset, and the container's height.
        let offset: Double
        let inset: Double
        let container: Double
        var testDescription: String { "OS \(os), \(input), \(title)" }
    }

    private static let cases = [
        Case(input: "scroll to .top", offset: -165, inset: 165, container: 653),
        Case(input: "scroll by 20", offset: -145, inset: 145, container: 673),
        Case(input: "scroll by 52", offset: -113, inset: 113, container: 705),
        Case(input: "scroll by 300", offset: 135, inset: 113, container: 705),
        Case(input: "scroll by 300; scroll by -300", offset: -165, inset: 165, container: 653),
        Case(input: "scroll to .bottom", offset: 6000 + 34 - 852, inset: 113, container: 705),
        // Row 10 lies from 1000 to 1100: its start meets the end of the collapsed bar, its end the bottom inset; its middle goes to 584.5, on a pixel.
        Case(input: "scroll to 10 anchor: .top", offset: 1000 - 113, inset: 113, container: 705),
        Case(input: "scroll to 10 anchor: .bottom", offset: 1100 + 34 - 852, inset: 113, container: 705),
        Case(input: "scroll to 10 anchor: .center", offset: 584 + 2.0 / 3, inset: 113, container: 705),
        Case(input: "scroll to 0 anchor: .top", offset: -165, inset: 165, container: 653),
        Case(os: 18, input: "scroll to .top", offset: -149.0 - 2.0 / 3, inset: 149.0 + 2.0 / 3, container: 668.0 + 1.0 / 3),
        Case(os: 18, input: "scroll by 52", offset: -97.0 - 2.0 / 3, inset: 97.0 + 2.0 / 3, container: 720.0 + 1.0 / 3),
        Case(os: 18, input: "scroll by 300", offset: 150.0 + 1.0 / 3, inset: 97.0 + 2.0 / 3, container: 720.0 + 1.0 / 3),
        Case(
            title: ".navigationTitle(\"T\").navigationBarTitleDisplayMode(.inline)", input: "scroll by 300", offset: 187, inset: 113,
            container: 705),
        Case(title: "", input: "scroll by 300", offset: 187, inset: 113, container: 705),
    ]

    private func scene(
        _ test: Case, content: String = "ScrollView { VStack(spacing: 0) { ForEach(0..<60) { _ in Color.red.frame(height: 100) } } }"
    )
        -> String
    {
        "os \(test.os)\nroot NavigationStack { \(content)\(test.title) }\n\(test.input)"
    }

    @Test(arguments: cases) func insetsFollowTheBar(test: Case) throws {
        let shell = try Shell()
        let answer = shell.text(
            scene(test) + "\nprint scrollView1.contentOffset.y\nprint scrollView1.contentInsets.top\nprint scrollView1.containerSize.height"
        )
        let numbers = answer.split(separator: "\n").suffix(3).compactMap { Double($0) }
        #expect(
            numbers.count == 3 && zip(numbers, [test.offset, test.inset, test.container]).allSatisfy { abs($0 - $1) < 0.001 }, "\(answer)")
    }

    /// What can be seen is the same whatever the bar has lost.
    @Test(arguments: cases) func theBoundsAndTheRangeStay(test: Case) throws {
        let shell = try Shell()
        _ = shell.text(scene(test))
        let geometry = try #require(shell.interpreter.current.scene.layout.scrolls.values.first?.geometry)
        #expect(geometry.visibleRect.size.height == 852)
        let top = test.os == 18 ? -149.0 - 2.0 / 3 : test.title.count == 21 ? -165 : -113
        let range = geometry.range(.vertical)
        #expect(abs(range.lowerBound - top) < 0.001 && range.upperBound == 5182)
        #expect(geometry.containerSize.height + geometry.contentInsets.top + geometry.contentInsets.bottom == 852)
    }

    /// A behaviour aligns with the container as it is where the view rests, as `targets` tells.
    @Test(arguments: [("fling 900", 100.0), ("scroll by 300", 200), ("scroll by 20", 0), ("scroll to .bottom; fling -100", 5200)])
    func behaviorsMeetTheCollapsedBar(input: String, start: Double) throws {
        let content = "ScrollView { VStack(spacing: 0) { ForEach(0..<60) { _ in Color.red.frame(height: 100) } }.scrollTargetLayout() }"
        let shell = try Shell()
        let answer = shell.text(
            scene(Case(input: input, offset: 0, inset: 0, container: 0), content: content + ".scrollTargetBehavior(.viewAligned)")
                + "\nprint scrollView1.contentOffset.y + scrollView1.contentInsets.top")
        #expect(answer.hasSuffix("\(start)\n"), "\(answer)")
    }

    /// Content that fits has no way for the title to go.
    @Test func shortContentKeepsIt() throws {
        let shell = try Shell()
        #expect(
            shell.text(scene(Self.cases[1], content: "ScrollView { Text(\"a\") }") + "\nprint scrollView1.contentInsets.top").hasSuffix(
                "165.0\n"))
    }

    /// The first scroll view that reaches the bar leads it; another one, and one that does not reach it, change nothing.
    @Test func theFirstScrollViewLeads() throws {
        let long = "VStack { ForEach(0..<60) { _ in Color.red.frame(height: 100) } }"
        let both = scene(
            Case(input: "scroll scrollView2 by 300", offset: 0, inset: 0, container: 0),
            content: "HStack { ScrollView { \(long) }; ScrollView { \(long) } }")
        let shell = try Shell()
        #expect(shell.text(both + "\nprint scrollView1.contentInsets.top").hasSuffix("165.0\n"))
        #expect(shell.text("scroll scrollView1 by 300\nprint scrollView1.contentInsets.top").hasSuffix("113.0\n"))
        let below = scene(
            Case(input: "scroll by 300", offset: 0, inset: 0, container: 0), content: "VStack { Text(\"a\"); ScrollView { \(long) } }")
        #expect(try Shell().text(below + "\nprint scrollView1.contentInsets.top").hasSuffix("0.0\n"))
    }

    /// Large below the bar at rest, inline in it once it has collapsed, and never both.
    @Test(arguments: [("scroll to .top", 34.0), ("scroll by 20", 34), ("scroll by 52", 17), ("scroll by 300", 17)])
    func theTitleIsDrawnOnce(input: String, size: Double) throws {
        let shell = try Shell()
        _ = shell.text(scene(Case(input: input, offset: 0, inset: 0, container: 0)))
        let titles = shell.drawing().preview.texts.filter { $0.lines.first?.string == "T" }
        #expect(titles.map { $0.runs.first?.size } == [size])
        #expect(try #require(titles.first).frame.maxY <= 165)
    }
}
