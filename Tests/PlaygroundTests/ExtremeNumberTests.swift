// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// Lengths that no screen has: every command answers, and none traps.
@Suite struct ExtremeNumberTests {
    static let numbers = [".infinity", "-.infinity", ".nan", "1e308", "-1e308", ".greatestFiniteMagnitude"]

    static let modifiers = [
        "contentMargins(N)", "contentMargins(.vertical, N, for: .scrollContent)", "padding(N)", "frame(minWidth: N)", "frame(width: N)",
        "offset(x: N)", "safeAreaPadding(N)", "position(x: N, y: 0)", "containerRelativeFrame(.horizontal) { w, _ in w * N }",
        "font(.system(size: N))", "lineSpacing(N)", "aspectRatio(N, contentMode: .fit)",
    ]

    static let views = [
        "ScrollView { VStack { Text(\"a b c\"); Color.red }.M }", "ScrollView { VStack { Text(\"a b c\"); Color.red } }.M",
        "ScrollView { LazyVStack { ForEach(0..<10, id: \\.self) { Text(\"\\($0)\") } } }.M",
        "ScrollView { LazyVStack { ForEach(0..<10, id: \\.self) { Text(\"\\($0)\") }.M } }",
    ]

    static let questions = [
        "show", "tree", "geometry", "frames", "explain root", "scroll scrollView1 to bottom", "scroll scrollView1 by 100", "show",
        "export p.svg",
    ]

    @Test(arguments: modifiers)
    func everyCommandAnswers(_ modifier: String) throws {
        for number in Self.numbers {
            for view in Self.views {
                let input = view.replacing("M", with: modifier.replacing("N", with: number), maxReplacements: 1)
                let shell = try Shell()
                shell.feed(input)
                for question in Self.questions { shell.feed(question) }
                #expect(shell.text("print 1 + 1") == "2\n", "\(input)")
            }
        }
    }

    /// Parts of shapes, and what is made of two numbers.
    @Test(arguments: [
        "Circle().trim(from: N, to: M)", "RoundedRectangle(cornerRadius: N).inset(by: M)", "Slider(value: .constant(N), in: M...M)",
        "ProgressView(value: N, total: M)", "Circle().stroke(lineWidth: N).scaleEffect(M)", "Color.red.position(x: N, y: M)",
        "LazyVGrid(columns: [GridItem(.adaptive(minimum: N, maximum: M))]) { Text(\"a\") }", "Ellipse().rotation(.degrees(N)).offset(x: M)",
        "Text(\"a\").offset(x: N)", "Text(\"a\").offset(x: 1e25)", "Text(\"a\").position(x: 1e300, y: 50)",
        "HStack(spacing: N) { Text(\"a\"); Text(\"b\") }", "Color(red: N, green: M, blue: 0)", "Color(white: 2).opacity(N)",
        "Text(\"a\").foregroundStyle(Color(hue: N, saturation: 1, brightness: M)).background(Color(white: -5))",
    ])
    func everyPictureIsMade(_ view: String) throws {
        for number in Self.numbers {
            for other in Self.numbers {
                let input = view.replacing("N", with: number).replacing("M", with: other)
                let shell = try Shell()
                shell.feed("root \(input)\nshow\noption style preview\nshow\nexport a.svg")
                #expect(shell.text("print 1 + 1") == "2\n", "\(input)")
            }
        }
    }

    /// Foundation traps at the one, and takes many seconds for the other.
    @Test func whatFoundationCannotDoIsRefused() throws {
        #expect(try Shell().error("print pow(Decimal(10), Int.min)") == "overflow")
        #expect(try Shell().text("print pow(Decimal(2), -3)") == "0.125\n")
        let long = "String(repeating: \"\\u{5B57}\", count: 300_000)"
        #expect(try Shell().error("print \(long).applyingTransform(.toLatin, reverse: false)!.count") == "limit-exceeded")
    }

    /// More rows than are counted are refused, in whatever holds them.
    @Test(arguments: ["LazyVStack", "LazyHStack", "VStack", "List", "LazyVGrid(columns: [GridItem()])", "Group"])
    func endlessRowsAreRefused(container: String) throws {
        for range in ["0..<Int.max", "Int.min..<Int.max", "Int.min..<0"] {
            let shell = try Shell()
            #expect(shell.error("ScrollView { \(container) { ForEach(\(range), id: \\.self) { Text(\"\\($0)\") } } }") == "limit-exceeded")
        }
    }
}
