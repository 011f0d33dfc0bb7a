// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Tasks that wait for the virtual clock (language.md §3, decision 0017): what is before a wait is seen before it, each expression runs once,
/// and a task that nobody holds any more ends.
// One after the other: the process has stacks for so many tasks, and some of these use them up.
@Suite(.serialized) struct WaitingTaskTests {
    private func answer(_ shell: Shell, _ expression: String) -> String { String(shell.text("print \(expression)").dropLast()) }

    @Test func aViewShowsTheStatesOnTheWay() throws {
        let shell = try Shell.running(
            "clock manual",
            """
            struct Page: View {
                @State var items: [Int] = []
                @State var isShown = false
                func load() async -> [Int] { try? await Task.sleep(for: .seconds(1)); return [1, 2] }
                var body: some View {
                    Text("\\(items.count) \\(isShown)").id("a").task {
                        items = await load()
                        try? await Task.sleep(for: .seconds(2))
                        isShown = true
                    }
                }
            }
            """, "root Page()")
        var seen = [answer(shell, "view(\"a\").text")]
        for time in ["900ms", "200ms", "1.8s", "200ms"] {
            shell.feed("tick \(time)")
            seen.append(answer(shell, "view(\"a\").text"))
        }
        #expect(seen == ["0 false", "0 false", "2 false", "2 false", "2 true"])
    }

    @Test func withAnAutomaticClockATaskRunsToItsEnd() throws {
        let shell = try Shell.running(
            "var heard: [String] = []",
            """
            root Button("a") {
                Task { heard.append("a"); try? await Task.sleep(for: .seconds(2)); heard.append("c") }
                Task { try? await Task.sleep(for: .seconds(1)); heard.append("b") }
                heard.append("first")
            }
            """, "tap button1")
        #expect(answer(shell, "heard") == "[\"first\", \"a\", \"b\", \"c\"]")
    }

    /// What stands before a wait in an expression is evaluated once.
    @Test func expressionsAreEvaluatedOnce() throws {
        let shell = try Shell.running(
            "clock manual", "var calls = 0", "var sum = 0", "func next() -> Int { calls += 1; return calls }",
            "func fetch(_ n: Int) async -> Int { try? await Task.sleep(for: .seconds(1)); return n * 10 }",
            """
            root Text("a").task {
                sum = next() + (await fetch(1)) + next()
                sum += [next(), await fetch(next()), next()].reduce(0, +)
            }
            """, "tick 1s")
        #expect(answer(shell, "\"\\(calls) \\(sum)\"") == "4 13")
        shell.feed("tick 1s")
        #expect(answer(shell, "\"\\(calls) \\(sum)\"") == "5 61")
    }

    /// A task that follows a clock runs a hundred rounds by itself, and then as far as somebody lets time pass.
    @Test func anEndlessTaskWaitsForTheClock() throws {
        let shell = try Shell.running(
            "var n = 0", "root Text(\"a\").task { while !Task.isCancelled { n += 1; try? await Task.sleep(for: .seconds(1)) } }")
        #expect(answer(shell, "n") == "101")
        shell.feed("root.padding(3)")
        #expect(answer(shell, "n") == "101")
        #expect(shell.error("tick 10s") == nil)
        #expect(answer(shell, "n") == "111")
    }

    @Test func aTaskOfAViewIsCancelledWhenItGoes() throws {
        let shell = try Shell.running(
            "clock manual", "var heard: [String] = []", "var isThere = true",
            """
            root VStack {
                if isThere {
                    Text("a").task {
                        do { try await Task.sleep(for: .seconds(10)); heard.append("slept") } catch {
                            heard.append("\\(error is CancellationError) \\(Task.isCancelled)")
                        }
                    }
                }
            }
            """, "tick 1s", "isThere = false", "tick 20s")
        #expect(answer(shell, "heard") == "[\"true true\"]")
    }

    /// A search that waits for a pause in typing: only the last word is looked for.
    @Test func aTaskBeginsAgainWithItsID() throws {
        let shell = try Shell.running(
            "clock manual", "var heard: [String] = []", "var word = \"\"",
            """
            root Text(word).task(id: word) {
                do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
                heard.append(word)
            }
            """, "tick 100ms", "word = \"a\"", "tick 100ms", "word = \"ab\"", "tick 1s")
        #expect(answer(shell, "heard") == "[\"ab\"]")
    }

    @Test func cancellingWakesWhoSleeps() throws {
        let shell = try Shell.running(
            "clock manual", "var heard: [String] = []", "var task: Task<Void, Never>?",
            """
            root VStack {
                Button("go") {
                    task = Task { do { try await Task.sleep(for: .seconds(9)); heard.append("no") } catch { heard.append("cancelled") } }
                }
                Button("stop") { task?.cancel(); heard.append("stop") }
            }
            """, "tap button1", "tick 1s", "tap button2", "tick 20s")
        #expect(answer(shell, "heard") == "[\"stop\", \"cancelled\"]")
    }

    @Test func aStreamIsHeardAsItComes() throws {
        let shell = try Shell.running(
            "clock manual", "var heard: [Int] = []",
            """
            root Text("a").task {
                let numbers = AsyncStream<Int> { continuation in
                    Task { for i in 1...3 { try? await Task.sleep(for: .seconds(1)); continuation.yield(i) }; continuation.finish() }
                }
                for await n in numbers { heard.append(n) }
                heard.append(0)
            }
            """)
        var seen = [answer(shell, "heard")]
        for _ in 1...3 {
            shell.feed("tick 1s")
            seen.append(answer(shell, "heard"))
        }
        #expect(seen == ["[]", "[1]", "[1, 2]", "[1, 2, 3, 0]"])
    }

    // MARK: The past

    @Test func undoTakesBackATaskThatWaits() throws {
        let shell = try Shell.running(
            "clock manual", "var n = 0", "root Button(\"a\") { Task { try? await Task.sleep(for: .seconds(1)); n += 1 } }", "tap button1",
            "undo", "tick 5s")
        #expect(answer(shell, "n") == "0")
        shell.feed("undo\nredo\nredo")
        #expect(answer(shell, "n") == "0")
    }

    /// Undo and redo around a wait lose nothing.
    @Test func redoFindsTheTaskWhereItWas() throws {
        let shell = try Shell.running(
            "clock manual", "var n = 0", "root Text(\"a\").task { while true { try? await Task.sleep(for: .seconds(1)); n += 1 } }",
            "tick 2s",
            "undo")
        #expect(answer(shell, "n") == "0")
        shell.feed("redo\ntick 3s")
        #expect(answer(shell, "n") == "5")
    }

    /// Beyond what has run since, a stack cannot go back: the task ends there, and the events say so.
    @Test func aTaskThatHasGoneOnIsNotTakenBack() throws {
        let shell = try Shell.running(
            "clock manual", "var n = 0", "root Text(\"a\").task { while true { try? await Task.sleep(for: .seconds(1)); n += 1 } }",
            "tick 2s",
            "undo", "tick 5s")
        #expect(answer(shell, "n") == "0")
        #expect(shell.text("events").contains("task"))
        #expect(shell.text("events").contains("ends here"))
    }

    /// A scene that is only tried does not use up the tasks of the present one.
    @Test func trialsLeaveTasksAlone() throws {
        let shell = try Shell.running(
            "clock manual", "var n = 0", "root Text(\"a\").task { while true { try? await Task.sleep(for: .seconds(1)); n += 1 } }",
            "sweep width 300...302 root.size.width", "matrix root.size.width across device", "tick 3s")
        #expect(answer(shell, "n") == "3")
    }

    /// A program whose types are others cannot go on with a stack of the old one.
    @Test func aTaskOfAnotherProgramEnds() throws {
        let shell = try Shell.running(
            "clock manual", "struct P { var n = 1 }", "var n = 0",
            "root Text(\"a\").task { let p = P(); try? await Task.sleep(for: .seconds(1)); n += p.n }", "struct P { var m = 2; var n = 3 }",
            "tick 5s")
        #expect(shell.text("events").contains("ends here"))
        #expect(answer(shell, "n") == "0")
    }

    @Test func otherDeclarationsLeaveTasksAlone() throws {
        let shell = try Shell.running(
            "clock manual", "var n = 0", "root Text(\"a\").task { try? await Task.sleep(for: .seconds(1)); n += 1 }", "var m = 5",
            "struct Q { var a = 1 }", "tick 5s")
        #expect(answer(shell, "n") == "1")
    }

    // MARK: Bounds

    @Test func thousandTasksMayWait() throws {
        let shell = try Shell.running(
            "clock manual", "var n = 0",
            "root Button(\"a\") { for _ in 0..<1_000 { Task { try? await Task.sleep(for: .seconds(1)); n += 1 } } }", "tap button1",
            "tick 2s")
        #expect(answer(shell, "n") == "1000")
        shell.feed("undo\nundo\nreset")
        let error = shell.error(
            "root Text(\"a\").task { for _ in 0..<1_001 { Task { try? await Task.sleep(for: .seconds(1)) } } }")
        #expect(error == "limit-exceeded")
        #expect(shell.error("root Text(\"b\")") == nil)
    }

    /// Stacks are freed with the scenes that hold them: more come and go than may be at a time.
    @Test func whatIsTakenBackIsFreed() throws {
        let shell = try Shell.running(
            "clock manual", "var n = 0",
            "root Button(\"a\") { for _ in 0..<500 { Task { defer { n += 1 }; try? await Task.sleep(for: .seconds(1)); n += 1 } } }")
        for _ in 0..<20 {
            #expect(shell.error("tap button1") == nil)
            shell.feed("undo")
        }
        #expect(answer(shell, "n") == "0")
        for _ in 0..<20 { #expect(shell.error("tap button1\ntick 2s") == nil) }
        #expect(answer(shell, "n") == "20000")
    }

    /// Tasks that begin tasks and wait for them have a stack each: their depth has no other limit than the number of stacks.
    @Test func tasksInsideOfOneAnotherEndAtALimit() throws {
        let shell = try Shell.running("clock manual", "root Text(\"a\")")
        let group = "func g() async { await withTaskGroup(of: Void.self) { t in t.addTask { await g() } } }"
        #expect(shell.error(group + "; root Text(\"b\").task { await g() }") == "limit-exceeded")
        let bound = "func h() async -> Int { async let x = h(); return await x }"
        #expect(shell.error(bound + "; root Text(\"b\").task { _ = await h() }") == "limit-exceeded")
        #expect(shell.error("root Text(\"c\")") == nil)
    }

    @Test func aTaskWithoutEndEndsAtALimit() throws {
        let shell = try Shell.running("clock manual", "root Text(\"a\")")
        #expect(shell.error("root Text(\"b\").task { while true { await Task.yield() } }") == "limit-exceeded")
        #expect(shell.error("root Text(\"b\").task { while true { } }") == "limit-exceeded")
        #expect(shell.error("func f() async { await f() }; root Text(\"b\").task { await f() }") == "limit-exceeded")
        #expect(shell.error("root Text(\"c\")") == nil)
    }

    /// An error in a task ends the input; the scene is as before.
    @Test func anErrorInATaskIsTold() throws {
        let shell = try Shell.running(
            "clock manual", "var n = 0",
            "root Text(\"a\").task { try? await Task.sleep(for: .seconds(1)); n = 1; let a = [1]; n = a[5] }")
        #expect(shell.error("tick 2s") == "index-out-of-range")
        #expect(answer(shell, "n") == "0")
        #expect(shell.error("tick 2s") == nil)
    }

    /// A question tries other scenes; the tasks of the scene it is asked of go on as if nobody had asked.
    @Test(arguments: ["matrix k across n 1 2 3", "sweep n 1...3 k", "expect forall n 1 2: k == 0", "watch await w()"])
    func questionsLeaveWaitingTasksAlone(_ question: String) throws {
        let shell = try Shell.running(
            "clock manual", "@State var n = 1", "@State var k = 0",
            "func w() async -> Int { try? await Task.sleep(for: .seconds(2)); return 1 }",
            "root Text(\"\\(n)\").task(id: n) { try? await Task.sleep(for: .seconds(5)); k += 1 }")
        #expect(shell.error(question) == nil)
        #expect(shell.error("tick 6s") == nil)
        #expect(answer(shell, "k") == "1")
    }

    /// What a failed input woke waits again, and hears what comes next.
    @Test func aFailedInputLeavesListenersListening() throws {
        let shell = try Shell.running(
            "clock manual", "var c: AsyncStream<Int>.Continuation?", "var out: [Int] = []",
            """
            root VStack {
                Button("bad") { c?.yield(1); let a = [1]; print(a[5]) }
                Button("send") { c?.yield(7) }
            }
            .task { let s = AsyncStream<Int> { c = $0 }; for await x in s { out.append(x) } }
            """)
        #expect(shell.error("tap \"bad\"") == "index-out-of-range")
        #expect(shell.error("tap \"send\"") == nil)
        #expect(answer(shell, "out.contains(7)") == "true")
    }

    /// An expression and an assignment at the prompt are inputs like any other: the tasks that they begin run.
    @Test func expressionsAtThePromptBeginTasks() throws {
        let shell = try Shell.running(
            "class Model { var n = 0; func load() { Task { n += 1 } }; func later() -> Int { DispatchQueue.main.async { self.n += 10 }; return 5 } }",
            "let m = Model()", "var x = 0", "m.load()", "x = m.later()")
        #expect(answer(shell, "\"\\(m.n) \\(x)\"") == "11 5")
    }
}
