// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What several references share (streams, tasks, continuations, iterators) is part of the scene: an input that fails leaves nothing of
/// what it did to them, `undo` takes it back, and a question does nothing to them.
@Suite struct SharedStateTests {
    private func answer(_ shell: Shell, _ expression: String) -> String { String(shell.text("print \(expression)").dropLast()) }

    private let stream = """
        var heard: [Int] = []
        let (s, c) = AsyncStream.makeStream(of: Int.self)
        func listen() async { for await element in s { heard.append(element) } }
        """

    @Test func aFailedInputYieldsNothing() throws {
        let shell = try Shell.running(stream)
        shell.feed("if true { c.yield(1); let a = [1]; print(a[5]) }")
        shell.feed("c.yield(2)\nc.finish()\nawait listen()")
        #expect(answer(shell, "heard") == "[2]")
    }

    @Test func undoTakesBackOneYield() throws {
        let shell = try Shell.running(stream)
        shell.feed("c.yield(1)\nc.yield(2)\nundo\nc.finish()\nawait listen()")
        #expect(answer(shell, "heard") == "[1]")
    }

    @Test func undoTakesBackTheEndOfAStream() throws {
        let shell = try Shell.running(stream)
        shell.feed("c.finish()\nundo\nc.yield(3)\nc.finish()\nawait listen()")
        #expect(answer(shell, "heard") == "[3]")
    }

    @Test func aQuestionYieldsNothing() throws {
        let shell = try Shell.running(
            stream, "@State var n = 1", "func send(_ k: Int) -> Int { c.yield(k); return k }", "var k = 0")
        shell.feed("matrix send(n) across n 5 6\nsweep n 1...2 send(n)\nexpect forall n 3 4: send(n) == n\nwatch send(8)")
        shell.feed("c.yield(9)\nc.finish()\nawait listen()")
        #expect(answer(shell, "heard") == "[9]")
    }

    /// Its code writes into the state of the input that asks it.
    @Test func anIteratorRunsOnTheMachineOfTheInput() throws {
        let shell = try Shell.running("var n = 0", "let it = AnyIterator { n += 1; return n < 5 ? n : nil }")
        shell.feed("it.next()\nit.next()")
        #expect(answer(shell, "n") == "2")
        #expect(answer(shell, "Array(it)") == "[3, 4]")
    }

    @Test func undoTakesAnIteratorBack() throws {
        let shell = try Shell.running("let it = AnyIterator([1, 2, 3, 4].lazy.map { $0 }.makeIterator())", "var seen: [Int] = []")
        shell.feed("seen.append(it.next() ?? 0)\nseen.append(it.next() ?? 0)\nundo")
        shell.feed("if true { _ = it.next(); let a = [1]; print(a[5]) }")
        shell.feed("seen.append(it.next() ?? 0)")
        #expect(answer(shell, "seen") == "[1, 2]")
    }

    @Test func aTaskGoesOnWithAnIteratorOfAnInput() throws {
        let shell = try Shell.running(
            "var out: [Int] = []", "var c: AsyncStream<Int>.Continuation?",
            """
            root VStack {
                Button("go") {
                    let (s, k) = AsyncStream.makeStream(of: Int.self)
                    c = k
                    var it = s.makeAsyncIterator()
                    Task { out.append(await it.next() ?? -1) }
                }
                Button("send") { c?.yield(7) }
            }
            """)
        shell.feed("tap \"go\"\ntap \"send\"")
        #expect(answer(shell, "out") == "[7]")
    }

    /// A task that the undone input has begun can be begun again.
    @Test func undoTakesBackWhatCameOfATask() throws {
        let shell = try Shell.running("var runs = 0", "let t = Task { runs += 1; return runs }", "var value = 0")
        shell.feed("value = await t.value\nundo")
        #expect(answer(shell, "runs") == "0")
        shell.feed("value = await t.value")
        #expect(answer(shell, "[runs, value]") == "[1, 1]")
    }

    @Test func aFailedInputResumesNoContinuation() throws {
        let shell = try Shell.running(
            "clock manual", "var out = 0", "var c: CheckedContinuation<Int, Never>?",
            """
            root VStack {
                Button("go") { Task { out = await withCheckedContinuation { c = $0 } } }
                Button("bad") { c?.resume(returning: 1); let a = [1]; print(a[5]) }
                Button("good") { c?.resume(returning: 2) }
            }
            """)
        shell.feed("tap \"go\"\ntap \"bad\"\ntap \"good\"")
        #expect(answer(shell, "out") == "2")
    }

    /// Streams that nothing refers to go, with what they hold.
    @Test func whatNothingRefersToIsForgotten() throws {
        let shell = try Shell.running(
            "class Probe { deinit { print(\"gone\") } }",
            "func make() { let (s, c) = AsyncStream.makeStream(of: Probe.self); c.yield(Probe()); print(\"made\") }",
            "func run() { make(); print(\"left\") }")
        #expect(shell.text("run()") == "made\ngone\nleft\n")
    }

    /// What was due meanwhile has run: the clock stays where the input has waited.
    @Test(arguments: ["auto", "manual"]) func theClockStaysWhereAnInputHasWaited(clock: String) throws {
        let shell = try Shell.running(
            "clock \(clock)", "func wait() async throws -> Date { try await Task.sleep(for: .seconds(5)); return Date() }")
        shell.feed("let start = Date()\nlet end = try await wait()")
        #expect(answer(shell, "end.timeIntervalSince(start)") == "5.0")
        #expect(answer(shell, "Date() == end") == "true")
        shell.feed("for _ in 0..<1 { _ = try await wait() }")
        #expect(answer(shell, "Date().timeIntervalSince(end)") == "5.0")
        shell.feed("undo")
        #expect(answer(shell, "Date() == end") == "true")
    }
}
