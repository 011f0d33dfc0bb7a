// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// Films of an input, and sessions as one document.
@Suite struct FilmTests {
    private let scene = "root feed = ScrollView { LazyVStack { ForEach(0..<100) { Text(\"Row \\($0)\").padding() } } }"

    private func filmed(_ file: String, _ input: String) throws -> String {
        let shell = try Shell()
        shell.feed(scene)
        #expect(shell.error("film \(file) \(input)") == nil)
        return try #require(shell.files.text(file))
    }

    /// It ends where the input ends without a film.
    @Test(arguments: ["fling 1200", "scroll to 50", "rotate", "drag by 40", "tick 1s"]) func theInputDoesWhatItAlwaysDoes(input: String)
        throws
    {
        let (filmed, plain) = (try Shell(), try Shell())
        for shell in [filmed, plain] { shell.feed(scene) }
        filmed.feed("film a.svg " + input)
        plain.feed(input)
        #expect(filmed.snapshot == plain.snapshot)
        #expect(filmed.feed("undo").allSatisfy { $0.failure == nil } == plain.feed("undo").allSatisfy { $0.failure == nil })
    }

    @Test func anSVGPlaysItsFramesOneAfterTheOther() throws {
        let text = try filmed("a.svg", "fling 1200")
        let frames = text.split(separator: "id=\"frame").count - 1
        #expect(frames > 20 && frames <= Film.limit)
        #expect(text.split(separator: "@keyframes").count - 1 == frames)
        #expect(text.contains("feed y") && text.contains(">0 ms"))
        #expect(XMLCheck.isBalanced(text))
    }

    @Test func aPageHoldsAllThatItShows() throws {
        let text = try filmed("a.html", "fling 1200")
        #expect(text.contains("type=\"range\"") && text.contains("id=\"play\"") && text.contains("forEach1[0].text1"))
        #expect(!text.contains("src=") && !text.contains("http-equiv") && !text.contains("@import"))
        #expect(text.split(separator: "class=\"frame\"").count - 1 == text.split(separator: "\"caption\":").count - 1)
    }

    /// What a name or a text says cannot end the script or begin an element.
    @Test func wordsOfTheSceneStayWords() throws {
        let shell = try Shell()
        shell.feed("root Text(\"</script><b>\").id(\"</script>\")\nfilm a.html rotate\nexport session b.html")
        let page = try #require(shell.files.text("a.html"))
        #expect(page.split(separator: "</script>").count == 2, "the page's own")
        #expect(try #require(shell.files.text("b.html")).contains("&lt;/script&gt;"))
    }

    @Test(arguments: [
        ("film a.gif fling 100", "unknown-format"), ("film a.svg", "missing-argument"), ("film a.svg quit", "not-allowed-here"),
    ])
    func refuses(input: String, id: String) throws {
        let shell = try Shell()
        shell.feed(scene)
        let before = shell.snapshot
        #expect(shell.error(input) == id)
        #expect(shell.snapshot == before)
    }

    /// A film that cannot be written leaves the scene as it was.
    @Test func aFailureChangesNothing() throws {
        let shell = try Shell(TestFiles(), readOnly: true)
        shell.feed(scene)
        let before = shell.snapshot
        #expect(shell.error("film a.svg fling 1200") == "read-only")
        #expect(shell.snapshot == before)
    }

    // MARK: handouts

    @Test func aHandoutTellsTheSession() throws {
        let session = "# First a text.\nroot Text(\"Hello\")\nprint root.size.width\n# Then it turns.\nrotate\nsave x.scroll\n"
        let shell = try Shell(TestFiles(["a.scroll": session]))
        #expect(shell.error("export session a.html of a.scroll") == nil)
        let page = try #require(shell.files.text("a.html"))
        let places = ["First a text.", "root Text(", "<svg", "print root", "Then it turns.", ">rotate<"].map {
            page.firstRange(of: $0)?.lowerBound
        }
        #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
        #expect(page.split(separator: "<svg ").count - 1 == 2, "a picture where the scene has become another")
        #expect(shell.files.text("x.scroll") == nil, "what the session writes is not written")
        #expect(shell.text("frames") == (try Shell()).text("frames"), "the scene is what it was")
    }

    @Test func whatWasTypedIsAHandoutToo() throws {
        let shell = try Shell()
        #expect(shell.error("export session a.html") == "missing-argument")
        shell.feed("root Text(\"Hello\")\nundo 4\nprint 1 + 2\nexport session a.html")
        let page = try #require(shell.files.text("a.html"))
        #expect(page.contains("Hello") && page.contains("print 1 + 2") && !page.contains("undo 4"))
    }
}

/// Are the elements of a text closed as they were opened?
enum XMLCheck {
    static func isBalanced(_ text: String) -> Bool {
        var open: [Substring] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("!") || tag.hasPrefix("?") || tag.hasSuffix("/") { continue }
            let name = tag.prefix { $0 != " " && $0 != "\n" }
            if name.hasPrefix("/") {
                guard open.popLast() == name.dropFirst() else { return false }
            } else {
                open.append(name)
            }
        }
        return open.isEmpty
    }
}
