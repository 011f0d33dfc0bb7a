// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Code that waits for the virtual clock (language.md §3): in order, bounded, and part of the scene.
@Suite struct DelayedWorkTests {
    @Test func runsInTheOrderOfItsTimes() throws {
        let shell = try Shell.running(
            "var heard: [Int] = []",
            """
            root Button("a") {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { heard.append(2) }
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { heard.append(1) }
                DispatchQueue.main.async { heard.append(0) }
                heard.append(-1)
            }
            """, "tap button1")
        #expect(shell.text("print heard") == "[-1, 0, 1, 2]\n")
    }

    /// What a model's initializer, or a body, puts off runs after the layout, also where no view listens to anything.
    @Test func whatALayoutPutsOffRunsAfterIt() throws {
        let shell = try Shell.running(
            "class Model: ObservableObject { @Published var n = 0; init() { Task { n += 1 }; DispatchQueue.main.async { self.n += 10 } } }",
            "struct Shown: View { @StateObject var model = Model(); var body: some View { Text(\"\\(model.n)\") } }", "root Shown()")
        #expect(shell.text("print shown1.body.text1.text") == "11\n")
        let measured = try Shell.running(
            """
            struct Measured: View {
                @State var width = 0.0
                var body: some View { Text("\\(width)").background { GeometryReader { note($0) }.frame(width: 30, height: 3) } }
                func note(_ proxy: GeometryProxy) -> some View { DispatchQueue.main.async { width = proxy.size.width }; return Color.red }
            }
            """, "root Measured()")
        #expect(measured.text("print measured1.body.text1.text") == "30.0\n")
    }

    /// A body that causes itself at each layout ends after a while, without an error.
    @Test func aBodyThatCausesItselfEnds() throws {
        let shell = try Shell.running(
            "struct Endless: View { @State var n = 0; var body: some View { let _ = DispatchQueue.main.async { n += 1 }; Text(\"\\(n)\") } }",
            "root Endless()")
        #expect(shell.text("print endless1.body.text1.text") != "0\n")
    }

    @Test func whatIsCancelledDoesNotRun() throws {
        let shell = try Shell.running(
            "var n = 0",
            "root Button(\"a\") { let item = DispatchWorkItem { n += 1 }; DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item); item.cancel() }",
            "tap button1")
        #expect(shell.text("print n") == "0\n")
    }

    @Test func aGroupTellsWhenAllHaveLeft() throws {
        let shell = try Shell.running(
            "var heard: [String] = []",
            """
            root Button("a") {
                let group = DispatchGroup()
                for i in 1...2 {
                    group.enter()
                    DispatchQueue.global().asyncAfter(deadline: .now() + Double(i)) { heard.append("\\(i)"); group.leave() }
                }
                group.notify(queue: .main) { heard.append("all") }
            }
            """, "tap button1")
        #expect(shell.text("print heard") == "[\"1\", \"2\", \"all\"]\n")
    }

    /// Code that asks for itself again would run for ever: without a named time it runs 100 times and then waits.
    @Test func whatAsksForItselfWaits() throws {
        let shell = try Shell.running(
            "var n = 0", "func again() { n += 1; DispatchQueue.main.asyncAfter(deadline: .now() + 1) { again() } }",
            "root Button(\"a\") { again() }", "tap button1")
        #expect(shell.text("print n") == "101\n")
        #expect(shell.error("tick 10.5s") == nil)
        #expect(shell.text("print n") == "111\n")
    }

    /// S15.12: what waits is undone with what asked for it.
    @Test func undoTakesBackWhatWaits() throws {
        let shell = try Shell.running(
            "clock manual", "var n = 0", "root Button(\"a\") { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { n += 1 } }",
            "tap button1", "undo", "tick 5s")
        #expect(shell.text("print n") == "0\n")
    }

    /// A timer that repeats runs at its own times when the clock goes past them to what comes later, and waits from then on.
    @Test func aTimerRunsBeforeWhatComesLater() throws {
        let shell = try Shell.running(
            "var heard: [String] = []", "let start = Date()",
            """
            root Button("a") {
                _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in heard.append("\\(Date().timeIntervalSince(start))") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { heard.append("later") }
            }
            """, "tap button1")
        #expect(shell.text("print heard") == "[\"1.0\", \"2.0\", \"later\"]\n")
        #expect(shell.error("tick 0.5s") == nil)
        #expect(shell.text("print heard.count") == "4\n")
    }

    /// Nor does a motion to its rest hold a timer up.
    @Test func aTimerRunsDuringAMotion() throws {
        let shell = try Shell.running(
            "var heard: [Double] = []", "let start = Date()",
            """
            root ScrollView { ForEach(0..<100) { Text("\\($0)") } }.onAppear {
                _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in heard.append(Date().timeIntervalSince(start)) }
            }
            """, "fling 3000")
        #expect(shell.text("print heard.prefix(3)") == "[0.25, 0.5, 0.75]\n")
    }

    /// Of all its times that the clock jumps over a timer takes one, as Foundation documents, and what comes later does not wait for them.
    @Test func aFastTimerHoldsNothingUp() throws {
        let shell = try Shell.running(
            "var n = 0; var heard: [Double] = []", "let start = Date()",
            """
            root Button("a") {
                _ = Timer.scheduledTimer(withTimeInterval: 1.0 / 1024, repeats: true) { _ in n += 1 }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { heard.append(Date().timeIntervalSince(start)) }
            }
            """, "tap button1")
        #expect(shell.text("print heard") == "[1.0]\n")
        #expect(shell.error("let before = n") == nil)
        #expect(shell.error("tick 0.125s") == nil)
        #expect(shell.text("print n - before") == "128\n")
    }

    @Test func aTimerEndsAtALimit() throws {
        let shell = try Shell.running(
            "clock manual", "var n = 0",
            "root Button(\"a\") { _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in n += 1 } }", "tap button1", "tick 1ms"
        )
        #expect(shell.text("print n") == "10\n")
        #expect(shell.error("tick 10s") == "limit-exceeded")
        #expect(shell.text("print n") == "10\n")
    }

    /// What is due at one time counts as often as it runs.
    @Test func codeThatAsksForItselfTwiceEndsAtALimit() throws {
        let shell = try Shell.running(
            "clock manual", "func again() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { again(); again() } }",
            "root Button(\"a\") { again() }", "tap button1")
        #expect(shell.error("tick 10s") == "limit-exceeded")
    }

    /// A task that follows a clock goes no further; whoever started it goes on.
    @Test func aTaskThatSleepsForEverIsLeft() throws {
        let shell = try Shell.running(
            "var n = 0", "root Text(\"a\").task { while !Task.isCancelled { n += 1; try? await Task.sleep(for: .seconds(1)) } }")
        #expect(shell.text("print n") == "101\n")
    }
}
