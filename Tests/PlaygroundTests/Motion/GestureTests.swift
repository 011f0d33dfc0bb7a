// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import Playground

/// Gestures and the virtual clock (S15).
struct GestureTests {
    private static let feed = """
        viewport 400x600
        safearea off
        root feed = ScrollView { VStack(spacing: 0) { ForEach(0..<60) { i in Color.red.frame(height: 100).id("r\\(i)") } } }

        """

    private func shell(_ more: String = "") throws -> Shell {
        let shell = try Shell()
        shell.feed(Self.feed + more)
        return shell
    }

    private func offset(_ shell: Shell) -> String { shell.text("print feed.contentOffset.y").filter { $0 != "\n" } }
    private func phase(_ shell: Shell) -> String { shell.text("print feed.scrollPhase").filter { $0 != "\n" } }

    @Test func howTimeIsCutChangesNoPosition() throws {
        let once = try shell("clock manual\nfling 2500\ntick 900ms")
        let often = try shell("clock manual\nfling 2500\ntick 7ms x 100\ntick 200ms")
        #expect(offset(once) == offset(often))
        #expect(phase(once) == "decelerating")
    }

    @Test func settleAndAutoEndAtTheSamePlace() throws {
        let manual = try shell("clock manual\nfling 1700\ntick 0.3s\nsettle")
        let auto = try shell("fling 1700")
        #expect(offset(manual) == offset(auto))
        #expect(phase(manual) == "idle")
    }

    @Test func distancesOfAHeldFingerAddUp() throws {
        let shell = try shell("drag by 0 -100\ndrag by 0 -100")
        let other = try self.shell("drag by 0 -200")
        #expect(offset(shell) == offset(other))
        shell.feed("drag by 0 200")
        #expect(offset(shell) == "0.0")
        #expect(phase(shell) == "interacting")
    }

    @Test func touchingAloneIsTracking() throws {
        let shell = try shell("drag by 0 0")
        #expect(phase(shell) == "tracking")
        shell.feed("release")
        #expect(phase(shell) == "idle")
    }

    @Test func anOverscrolledViewSpringsBack() throws {
        let shell = try shell("clock manual\ndrag by 0 -120\nrelease")
        #expect(phase(shell) == "decelerating")
        shell.feed("settle")
        #expect(offset(shell) == "0.0")
        #expect(phase(shell) == "idle")
    }

    @Test func aFingerIsLiftedByOtherScrolls() throws {
        let shell = try shell("drag by 0 150\nscroll by 50")
        #expect(offset(shell) == "200.0")
        #expect(shell.error("release") == "no-drag")
    }

    @Test func aFingerCatchesAMotion() throws {
        let shell = try shell("clock manual\nfling 1000\ntick 100ms\ndrag by 0 0")
        let caught = offset(shell)
        shell.feed("tick 1s")
        #expect(offset(shell) == caught)
        #expect(phase(shell) == "tracking")
    }

    @Test func undoRestoresFingerAndMotion() throws {
        let shell = try shell("drag by 0 -120")
        let held = offset(shell)
        shell.feed("release\nundo")
        #expect(offset(shell) == held)
        #expect(phase(shell) == "interacting")
        shell.feed("undo\nclock manual\nfling 1000\ntick 50ms")
        let moving = offset(shell)
        shell.feed("tick 50ms\nundo")
        #expect(offset(shell) == moving)
    }

    @Test func aDisabledViewSaysWhyNothingMoves() throws {
        let shell = try Shell()
        shell.feed("root feed = ScrollView { Color.red.frame(height: 3000) }.scrollDisabled(true)")
        for gesture in ["scroll by 50", "drag by 0 50", "fling 500"] { #expect(shell.text(gesture).contains("disabled")) }
        #expect(shell.error("release") == "no-drag")
    }

    @Test func twoAxesWantTwoNumbers() throws {
        let shell = try Shell()
        shell.feed("root feed = ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 3000, height: 3000) }")
        #expect(shell.error("fling 500") == "missing-argument")
        #expect(shell.error("drag by 5") == "missing-argument")
        #expect(shell.error("tick 3lightyears") == "type-mismatch")
        #expect(shell.error("tick -1s") == "out-of-range")
    }
}
