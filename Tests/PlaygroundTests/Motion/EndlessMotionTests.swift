// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// An animation whose completion begins the next one has no end: the scene comes to rest after a while, and goes on with the next input.
@Suite struct EndlessMotionTests {
    private static let scrolling = """
        @State var count = 0
        func pulse(_ proxy: ScrollViewProxy) { count += 1; withAnimation(.linear(duration: 0.1)) { proxy.scrollTo(count % 2 * 50, anchor: .top) } \
        completion: { pulse(proxy) } }
        root ScrollViewReader { proxy in \
        ScrollView { VStack { ForEach(0..<100, id: \\.self) { Text("\\($0)") } } }.onAppear { pulse(proxy) } }
        """

    @Test func completionsThatBeginAnimationsComeToRest() throws {
        let shell = try Shell()
        #expect(shell.feed(Self.scrolling).allSatisfy { $0.failure == nil })
        #expect(shell.text("print count > 50 && count < 150") == "true\n")
    }

    /// Where a time is waited for, all that belongs to it happens.
    @Test func completionsRunForAsLongAsAsked() throws {
        let shell = try Shell()
        #expect(shell.feed("clock manual\n" + Self.scrolling + "\ntick 50s").allSatisfy { $0.failure == nil })
        #expect(shell.text("print count > 300 && count < 510") == "true\n")
    }

    /// What moves nothing is complete at once, again with each turn of a timer.
    @Test func completionsOfNothingAreCountedToo() throws {
        let shell = try Shell()
        let pulse = """
            @State var count = 0
            func pulse() { withAnimation { count += 1 } completion: { pulse() } }
            root Text("a").onAppear { pulse() }.onReceive(Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()) { _ in }
            tick 10s
            """
        #expect(shell.feed(pulse).allSatisfy { $0.failure == nil })
        #expect(shell.text("print count < 5200") == "true\n")
    }
}
