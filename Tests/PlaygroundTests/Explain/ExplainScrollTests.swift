// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Why a scroll rests where it does: natural end, candidates and the rule that chose, by the rules of S3 to S5.
@Suite struct ExplainScrollTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let scene: String
        let scroll: String
        let reasons: [String]
        var testDescription: String { scene.prefix(40) + " – " + scroll }

        init(_ scene: String, _ scroll: String, _ reasons: String...) {
            self.scene = scene
            self.scroll = scroll
            self.reasons = reasons
        }
    }

    private static func column(_ modifiers: String, targets: String = ".scrollTargetLayout()") -> String {
        "root ScrollView { VStack(spacing: 10) { ForEach(0..<20) { i in Color.red.frame(height: 70) } }\(targets) }\(modifiers)"
    }

    private static let jump = """
        struct Far: ScrollTargetBehavior { func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 333 } }

        """

    /// Rows of 70 every 80 points, 1590 in all, in a container of 200: p goes to 1390.
    static let cases = [
        // S4.8: 0.4995 s · 1000 with the normal rate; nothing else decides.
        Case(
            column("", targets: ""), "fling 1000", "with 1000 points per second", "0.998 per millisecond", "natural end is 499.5",
            "no scrollTargetBehavior, so that is where it rests: 499.333. [S4.9"),
        Case(
            column("", targets: ""), "fling 9000", "from 0 to 1390: content 1590 less container 200", "springs back to 1390"),
        Case(
            column(".scrollBounceBehavior(.basedOnSize)", targets: ""), "drag by -30\nrelease", "rests at 0", "S3"),
        // S4.14, S4.11: a page is a container, any flick goes one on.
        Case(
            column(".scrollTargetBehavior(.paging)"), "fling 3000", "a page is one container, 200",
            "one page on from where it began (0): 200",
            "[S4.11, S4.14]"),
        Case(column(".scrollTargetBehavior(.paging)"), "scroll by 120", "page nearest to 120: 200"),
        Case(
            column(".scrollTargetBehavior(.paging)"), "scroll to .bottom\nfling 500", "outside the scrollable range", "S4.16"),
        // S4.23: the nearest candidate; S4.24: any flick leaves; S4.26: one view in compact classes; S4.20: the ends.
        Case(
            column(".scrollTargetBehavior(.viewAligned)"), "scroll by 130", "1 at 80, 2 at 160", "rests nearest to 130 is chosen: 160",
            "the id 2"),
        Case(column(".scrollTargetBehavior(.viewAligned)"), "fling 200", "natural end is 19.9", "any flick leaves that", "80. [S4.24]"),
        Case(
            "sizeclass vertical compact\n" + column(".scrollTargetBehavior(.viewAligned)"), "fling 4000",
            "one view at most beyond the one nearest to where the finger lifted, so it stops at 80", "[S4.26]"),
        Case(
            column(".scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew))"), "fling 4000", "lets a gesture go 2 views at most",
            "stops at 160", "[S4.28]"),
        Case(
            column(".scrollTargetBehavior(.viewAligned(limitBehavior: .always))"), "fling 4000", "one view at most from where it began",
            "[S4.29]"),
        Case(
            column(".scrollTargetBehavior(.viewAligned(limitBehavior: .never))"), "fling 90000",
            "end of the content, and that can always be reached", "[S4.20]"),
        Case(column(".scrollTargetBehavior(.viewAligned)", targets: ""), "fling 500", "mark the stack with .scrollTargetLayout()", "S4.17"),
        // The person's own behaviour.
        Case(jump + column(".scrollTargetBehavior(Far())"), "fling 400", "Far, a behaviour of your own", "from 199.8", "to 333"),
        // S5: the program's scrolls.
        Case(column(""), "scroll to 7 anchor: .center", "the view with the id 7", "from 560 to 630", "595 − 100 = 495", "[S5.1, S5.2]"),
        Case(column(""), "scroll to 7", "ended past the container", "630 − 200 = 430", "[S5.4]"),
        Case(column(""), "scroll to 1", "The view was fully visible, so nothing moves", "[S5.3]"),
        Case(column(""), "scroll to .bottom", "to the bottom edge", "[S5.29]"),
        Case(column(""), "scroll to y: 120", "to y 120, counted from rest", "[S5.30]"),
        Case(column(""), "explain scroll", "rests at 0: it was never scrolled"),
    ]

    @Test(arguments: cases) func reason(_ item: Case) throws {
        let text = try Shell().text(
            "viewport 200x200; safearea off\n\(item.scene)\n\(item.scroll)\nexplain scroll rules", style: .init(width: 10_000))
        for reason in item.reasons { #expect(text.contains(reason), "\(text)") }
    }

    /// Positions count from the start; the offset that a person reads elsewhere differs by the inset (S3.2, S3.13).
    @Test func aPositionUnderAnInsetSaysItsContentOffset() throws {
        let inputs = "device iphone-15-pro; root ScrollView { Color.red.frame(height: 2000) }\nscroll by 100\nexplain scroll"
        let text = try Shell().text(inputs, style: .init(width: 10_000))
        #expect(text.contains("rests at 100 from its start (its contentOffset is 41); its last scroll began at 0"), "\(text)")
    }

    /// `targets` asks without moving anything: what a fling of that velocity would do.
    @Test func targetsTellWhereAFlingWouldRest() throws {
        let shell = try Shell()
        shell.feed("viewport 200x200; safearea off\n" + Self.column(".scrollTargetBehavior(.viewAligned)"))
        let text = shell.text("targets velocity: 900\nscrollView1.contentOffset.y")
        #expect(text.contains("A fling of 900 from here would rest at 80") && text.hasSuffix("0.0\n"), "\(text)")
        let json = shell.json("targets velocity: 900")[0]
        #expect(json.contains("\"isResting\": true") && json.contains("\"naturalEnd\"") && json.contains("\"S4.23\""))
        shell.feed("fling 900")
        #expect(shell.text("scrollView1.contentOffset.y") == "80.0\n")
        #expect(shell.text("undo\nexplain scroll").contains("it was never scrolled"))
    }

    @Test func whatIsNoScrollViewIsAnError() throws {
        let shell = try Shell()
        shell.feed("root Text(\"a\")")
        #expect(shell.error("explain scroll") == "no-scroll-view")
        #expect(shell.error("explain text1 scroll") == "no-scroll-view")
    }
}
