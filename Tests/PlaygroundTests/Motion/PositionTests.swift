// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import Playground

/// Bound scroll positions while things move (S5.15–S5.33, S15.6).
struct PositionTests {
    private static let scene = """
        viewport 400x600
        safearea off
        @State var pos: Int? = nil
        root feed = ScrollView { VStack(spacing: 0) { \
        Button("go") { withAnimation(.linear(duration: 1)) { pos = 20 } }.frame(height: 100).id(-1); \
        ForEach(0..<50) { i in Color.red.frame(height: 100) } }.scrollTargetLayout() }.scrollPosition(id: $pos, anchor: .top)

        """

    private func shell(_ more: String) throws -> Shell {
        let shell = try Shell()
        shell.feed(Self.scene + more)
        return shell
    }

    @Test func aWriteInWithAnimationIsAnimated() throws {
        let shell = try shell("clock manual\ntap button1\ntick 500ms")
        #expect(shell.text("print feed.contentOffset.y").hasPrefix("1050.0"))
        #expect(shell.text("print feed.scrollPhase").hasPrefix("animating"))
        #expect(shell.text("settle\nprint feed.contentOffset.y").hasPrefix("2100.0"))
        #expect(shell.text("print pos").hasPrefix("20"))
    }

    @Test func theUserWritesInEveryFrame() throws {
        let shell = try shell("clock manual\nfling 1000\ntick 300ms")
        #expect(shell.text("print pos").hasPrefix("1"))
        #expect(shell.text("settle\nprint pos").hasPrefix("4"))
    }

    @Test func pagesWriteAtOnceAndMoveThen() throws {
        let shell = try shell("clock manual\nscroll by 300\npage next")
        #expect(shell.text("print pos").hasPrefix("3"))
        #expect(shell.text("print feed.contentOffset.y").hasPrefix("300.0"))
        #expect(shell.text("settle\nprint feed.contentOffset.y").hasPrefix("400.0"))
        #expect(shell.text("viewport 400x500\nprint feed.contentOffset.y").hasPrefix("400.0"))
    }

    @Test func anIdThatTheUserReachedIsKept() throws {
        let shell = try Shell()
        shell.feed(
            """
            viewport 400x600
            safearea off
            @State var rows = Array(0..<50)
            @State var pos: Int? = nil
            root feed = ScrollView { VStack(spacing: 0) { ForEach(rows, id: \\.self) { i in Color.red.frame(height: 100) } }\
            .scrollTargetLayout() }.scrollPosition(id: $pos, anchor: .top)
            scroll by 1030
            state rows = Array(-5..<50)
            """)
        #expect(shell.text("print feed.contentOffset.y").hasPrefix("1530.0"))
    }

    @Test func aProxyScrollsTheFirstScrollViewThatHasTheID() throws {
        let shell = try Shell()
        shell.feed(
            """
            viewport 400x600
            safearea off
            root ScrollViewReader { proxy in VStack(spacing: 0) { Button("x") { proxy.scrollTo("b5", anchor: .top) }.frame(height: 40)
            ScrollView { VStack(spacing: 0) { ForEach(0..<40) { i in Color.red.frame(height: 30).id("a\\(i)") } } }
            ScrollView { VStack(spacing: 0) { ForEach(0..<40) { i in Color.red.frame(height: 30).id("b\\(i)") } } } } }
            tap button1
            """)
        #expect(shell.text("print scrollView1.contentOffset.y").hasPrefix("0.0"))
        #expect(shell.text("print scrollView2.contentOffset.y").hasPrefix("150.0"))
    }

    @Test func effectsThatChangeLayoutAreRefused() throws {
        let shell = try Shell()
        let body = "root ScrollView { Color.red.scrollTransition { content, phase in content.font(.title) } }"
        #expect(shell.error(body) == "not-allowed-here")
        #expect(shell.error("root ScrollView { Color.red.visualEffect { content, proxy in content.padding() } }") == "not-allowed-here")
    }

    @Test func targetsAndTransitionsAreListed() throws {
        let shell = try Shell()
        shell.feed(
            """
            viewport 400x600
            safearea off
            root feed = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000000) { i in Color.red.frame(height: 100)\
            .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) } } }.scrollTargetLayout() }
            scroll by 50
            """)
        #expect(shell.text("transitions").contains("topLeading"))
        #expect(shell.json("targets")[0].contains("\"offset\": {\"x\": 0, \"y\": 100}"))
        #expect(shell.text("targets").contains("more targets ('targets all' lists them)"))
    }
}
