// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// An animation whose completion begins the next one has no end: the scene comes to rest after a while, and goes on with the next input.
@Suite struct EndlessMotionTests {
    private static let pulse = """
        @State var count = 0
        func pulse() { withAnimation(.linear(duration: 0.25)) { count += 1 } completion: { pulse() } }
        """

    private func begun(clock: String) throws -> Shell {
        let shell = try Shell()
        _ = shell.feed("clock \(clock)")
        for line in Self.pulse.split(separator: "\n") { _ = shell.feed(String(line)) }
        #expect(shell.feed("root Text(\"a\").opacity(Double(count % 2)).onAppear { pulse() }").allSatisfy { $0.failure == nil })
        return shell
    }

    @Test func completionsThatBeginAnimationsComeToRest() throws {
        let shell = try begun(clock: "auto")
        #expect(shell.text("print count >= 100 && count < 200") == "true\n")
    }

    /// Where a time is waited for, all that belongs to it happens.
    @Test func completionsRunForAsLongAsAsked() throws {
        let shell = try begun(clock: "manual")
        #expect(shell.feed("tick 50s").allSatisfy { $0.failure == nil })
        #expect(shell.text("print count > 150 && count < 210") == "true\n")
    }
}
