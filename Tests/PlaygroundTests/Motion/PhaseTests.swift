// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import Playground

/// Which phases a command reports, in order (S8.9, S15.8).
struct PhaseTests {
    private static let scene = """
        viewport 400x600
        safearea off
        root feed = ScrollView { VStack(spacing: 0) { ForEach(0..<60) { i in Color.red.frame(height: 100) } } }\
        .onScrollPhaseChange { old, new in print(old, new) }
        events clear

        """

    private static let tables: [(String, [String])] = [
        ("scroll by 100", ["idle interacting", "interacting idle"]),
        ("scroll by -100", ["idle interacting", "interacting idle"]),
        ("drag by 0 0", ["idle tracking"]),
        ("drag by 0 10", ["idle tracking", "tracking interacting"]),
        ("drag by 0 10\nrelease", ["idle tracking", "tracking interacting", "interacting idle"]),
        (
            "drag by 0 -10\nrelease",
            ["idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle"]
        ),
        ("fling 500", ["idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle"]),
        ("page next", ["idle animating", "animating idle"]),
        ("page previous", []),
        ("scroll to .bottom", []),
        ("scroll to x: 0 y: 200", []),
        ("drag by 0 20\nscroll to .bottom", ["idle tracking", "tracking interacting", "interacting idle"]),
        ("viewport 400x500", []),
    ]

    @Test(arguments: tables) func phases(_ input: String, _ expected: [String]) throws {
        let shell = try Shell()
        shell.feed(Self.scene + input)
        let printed = shell.interpreter.current.scene.events.events.filter { $0.kind == "print" }.map(\.text)
        #expect(printed == expected)
    }

    @Test func anUnanimatedScrollEndsAMotion() throws {
        let shell = try Shell()
        shell.feed(Self.scene + "clock manual\nfling 1000\ntick 50ms\nscroll to .top")
        #expect(shell.text("print feed.scrollPhase").hasPrefix("idle"))
        #expect(shell.text("tick 1s\nprint feed.contentOffset.y").hasPrefix("0.0"))
    }

    @Test func geometryIsToldEachFrameAndBeforeThePhase() throws {
        let shell = try Shell()
        shell.feed(
            """
            viewport 400x600
            safearea off
            @State var calls = 0
            root feed = ScrollView { Color.red.frame(height: 5000) }\
            .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { old, new in calls += 1 }\
            .onScrollPhaseChange { old, new in print(new) }
            events clear
            clock manual
            fling 1000
            tick 10frames
            """)
        #expect(shell.text("print calls").hasPrefix("11"))
        shell.feed("events clear\nsettle")
        let kinds = shell.interpreter.current.scene.events.events.suffix(3).map(\.kind)
        #expect(kinds == ["onScrollGeometryChange", "onScrollPhaseChange", "print"])
    }
}
