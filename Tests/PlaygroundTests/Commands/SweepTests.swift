// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Fuzzing
import SwiftLanguage
import Testing

@testable import Playground

/// `sweep` finds the values that a person works out from the lengths in the scene: the first of each interval. The screen is 393 × 852 with
/// insets of 59 and 34, a pixel a third of a point.
@Suite struct SweepTests {
    struct Scene: Sendable, CustomTestStringConvertible {
        let name: String
        let inputs: String
        let sweep: String
        let starts: [Double]
        var testDescription: String { name }
    }

    private static let third = 1.0 / 3

    static let scenes = [
        Scene(
            name: "a choice",
            inputs: "root ViewThatFits { Color.red.frame(width: 350, height: 9); Color.blue.frame(width: 90, height: 9) }",
            sweep: "width 320...400", starts: [320, 350]),
        Scene(
            name: "two choices",
            inputs: "root ViewThatFits { Color.red.frame(width: 300); Color.red.frame(width: 250); Color.red.frame(width: 10) }",
            sweep: "width 240...310", starts: [240, 250, 300]),
        // n columns of 60 with gaps of 10 need 70n - 10.
        Scene(
            name: "columns",
            inputs: "root LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 10)]) { ForEach(0..<9) { i in Color.red } }",
            sweep: "width 120...280", starts: [120, 130, 200, 270]),
        Scene(
            name: "a choice in padding",
            inputs: "root ViewThatFits { Color.red.frame(width: 300); Color.red.frame(width: 10) }.padding(.horizontal, 20)",
            sweep: "width 330...350", starts: [330, 340]),
        Scene(
            name: "a choice in height",
            inputs: "root ViewThatFits(in: .vertical) { Color.red.frame(height: 300); Color.red.frame(height: 10) }",
            sweep: "height 380...400", starts: [380, 393]),
        Scene(
            name: "safe area",
            inputs: "root ViewThatFits(in: .vertical) { Color.red.frame(height: 700); Color.red.frame(height: 10) }",
            sweep: "safearea top 100...130", starts: [100, 118 + third]),
        Scene(
            name: "keyboard",
            inputs: "root ViewThatFits(in: .vertical) { Color.red.frame(height: 400); Color.red.frame(height: 10) }",
            sweep: "keyboard 380...400", starts: [380, 393 + third]),
        Scene(name: "an Int", inputs: "@State var n = 1\nroot VStack { if n > 3 { Text(\"many\") } }", sweep: "n 0...9", starts: [0, 4]),
        Scene(name: "a Bool", inputs: "@State var on = false\nroot VStack { if on { Text(\"a\") } }", sweep: "on", starts: [0, 1]),
        Scene(
            name: "an enum",
            inputs:
                "enum Size { case small, middle, large }\n@State var size = Size.middle\nroot VStack { if size != .small { Text(\"a\") } }",
            sweep: "size", starts: [0, 1]),
        Scene(
            name: "a Double",
            inputs: "@State var w = 9.0\nroot ViewThatFits { Color.red.frame(width: w); Color.red.frame(width: 1) }",
            sweep: "w 390...396", starts: [390, 393 + third]),
        // Three of 100 in the middle: the outer ones are off the screen while it is not wider than the inner one.
        Scene(
            name: "off the screen",
            inputs: "root HStack(spacing: 0) { ForEach(0..<3) { i in Color.red.frame(width: 100, height: 9) } }",
            sweep: "width 90...120", starts: [90, 100 + third]),
        Scene(
            name: "an overlap",
            inputs: "@State var gap = 0.0\nroot VStack(spacing: gap) { Color.red.frame(height: 50); Color.red.frame(height: 50) }",
            sweep: "gap -5...5", starts: [-5, -third * 2]),
        // Lines of 20 1/3, one every 22 (L12.6).
        Scene(
            name: "lines that fit",
            inputs: "@State var h = 30.0\nroot Text(\"a\\nb\\nc\").frame(height: h)", sweep: "h 30...70 text1",
            starts: [30, 42 + third, 64 + third]),
        // Rows of 50 below an inset of 59, seen from the upper edge of the screen.
        Scene(
            name: "scrolled away",
            inputs: "root ScrollView { VStack(spacing: 0) { ForEach(0..<40) { i in Color.red.frame(height: 50) } } }",
            sweep: "offset 90...280 forEach1[0].isVisible, forEach1[3].isVisible", starts: [90, 109, 259]),
        Scene(name: "an expression", inputs: "root Color.red", sweep: "width 290...310 root.size.width > 300", starts: [290, 300 + third]),
        Scene(
            name: "an AnyLayout",
            inputs:
                "root GeometryReader { g in let layout = g.size.width > 350 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()); layout { Color.red; Color.blue } }",
            sweep: "width 340...360", starts: [340, 350 + third]),
        Scene(
            name: "what an action does",
            inputs:
                "@State var wide = false\nroot VStack { Color.red.onGeometryChange(for: Bool.self) { $0.size.width >= 360 } action: { wide = $0 }; if wide { Text(\"wide\") } }",
            sweep: "width 350...370", starts: [350, 360]),
        Scene(
            name: "for less than a point",
            inputs: "root GeometryReader { g in if g.size.width > 360 && g.size.width < 361 { Color.red } }",
            sweep: "width 350...370", starts: [350, 360 + third, 361]),
        Scene(
            name: "higher than wide",
            inputs: "root GeometryReader { g in if g.size.width > g.size.height { Color.red } else { Text(\"a\") } }",
            sweep: "height 480...490", starts: [480, 486]),
        Scene(name: "an iPad's size class", inputs: "device ipad-pro-11-m4\nroot Color.red", sweep: "width 600...720", starts: [600, 672]),
        Scene(
            name: "of one view",
            inputs: "root VStack { ViewThatFits { Color.red.frame(width: 350); Color.red.frame(width: 9) }; if true { Text(\"a\") } }",
            sweep: "width 320...400 text1", starts: [320]),
        Scene(
            name: "in the screen of viewport",
            inputs: "viewport 300x300\nroot ViewThatFits { Color.red.frame(width: 350); Color.red.frame(width: 9) }",
            sweep: "width 340...360", starts: [340, 350]),
    ]

    private static func starts(_ answer: String) throws -> [Double] {
        let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
        let result = try #require(object?["result"] as? [String: Any], "\(answer)")
        #expect(result["isExact"] as? Bool == true)
        return try #require(result["sweep"] as? [[String: Any]]).enumerated().map { place, interval in
            // Cases have names; they are counted.
            try interval["from"] is String ? Double(place) : #require(interval["from"] as? Double)
        }
    }

    /// A frame of each interval, with what is different in it; the scene and what it is asked stay as they are.
    @Test(arguments: ["svg", "html"]) func picturesShowEachInterval(_ ending: String) throws {
        let shell = try Shell()
        shell.feed("root ViewThatFits { Color.red.frame(width: 350, height: 9); Color.blue.frame(width: 90, height: 9) }")
        let before = shell.snapshot
        let plain = shell.text("sweep width 320...400")
        #expect(shell.text("sweep width 320...400 picture widths.\(ending)") == plain)
        #expect(shell.snapshot == before)
        let written = try #require(shell.files.text("widths.\(ending)"))
        #expect(written.components(separatedBy: ending == "svg" ? "<g class=\"f\"" : "<div class=\"frame\"").count == 3)
        #expect(written.contains("width 320 … 349.667") && written.contains("width 350 … 400"), "\(written.prefix(2000))")
        #expect(shell.error("sweep width 320...400 picture widths.txt") == "unknown-format")
        #expect(shell.error("sweep width 320...400 picture") == "missing-argument")
        #expect(shell.error("@State var n = 0\nsweep n 0...99 n picture many.svg") == "limit-exceeded")
    }

    @Test(arguments: scenes) func breakpointsAreThoseWorkedOut(_ scene: Scene) throws {
        let shell = try Shell()
        #expect(shell.error(scene.inputs) == nil)
        let before = shell.snapshot
        let found = try Self.starts(shell.json("sweep " + scene.sweep)[0])
        let areNear = zip(found, scene.starts).allSatisfy { pair in abs(pair.0 - pair.1) < 0.001 }
        #expect(found.count == scene.starts.count && areNear, "\(found)")
        #expect(shell.snapshot == before)
    }

    /// A text wraps where it is wider than the screen (L12.1).
    @Test func textsWrapBelowTheirOwnWidth() throws {
        let shell = try Shell()
        shell.feed("root Text(\"one two\")")
        let width = try #require(Double(shell.text("print text1.sizeThatFits(.unspecified).width").filter { $0 != "\n" }))
        let (low, high) = (Int(width) - 10, Int(width) + 10)
        let found = try Self.starts(shell.json("sweep width \(low)...\(high) text1")[0])
        let start = try #require(found.last)
        #expect(found.count == 2)
        #expect(abs(start - width) < 0.34, "\(found) \(width)")
    }

    /// Type sizes are told by name; the first accessibility size is the eighth.
    @Test func typeSizesAreSwept() throws {
        let shell = try Shell()
        shell.feed("root Color.red")
        let answer = shell.json("sweep type dynamicTypeSize.isAccessibilitySize")[0]
        #expect(
            answer.contains("\"from\": \"xSmall\", \"to\": \"xxxLarge\"") && answer.contains("\"from\": \"accessibility1\""), "\(answer)")
        #expect(shell.json("sweep type small...large")[0].contains("\"from\": \"small\", \"to\": \"large\""))
    }

    /// A scene with more than one kind of change, and those above whose sweep is of all facts of the views.
    private static let swept =
        scenes.filter { scene in
            scene.sweep.split(separator: " ").count == (scene.sweep.hasPrefix("safearea") ? 3 : 2) && !scene.inputs.contains("device")
                && !scene.inputs.contains("viewport")
        } + [
            Scene(
                name: "all at once",
                inputs: """
                    root VStack { ViewThatFits { HStack { Text("A title of some length"); Text("and more") }; Text("A title of some length") }; \
                    Text("Something that has to be read on a small phone"); \
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) { ForEach(0..<6) { i in Text("cell \\(i)") } } }
                    """, sweep: "width 180...300", starts: [])
        ]

    /// What a person types to come to a value of a sweep.
    private static func input(_ sweep: String, _ value: Double) -> String {
        let words = sweep.split(separator: " ")
        return switch words[0] {
        case "width": "window \(value)x852"
        case "height": "window 393x\(value)"
        case "keyboard": "keyboard \(value)"
        // The sweep moves one edge; the command sets all.
        case "safearea": "safearea top \(value) bottom 34"
        default: "state \(words[0]) = \(words[0] == "n" ? "\(Int(value))" : "\(value)")"
        }
    }

    /// Inside of an interval all is of one kind, at any pixel of it; on its other side it is not.
    @Test(arguments: swept) func insideOfAnIntervalNothingChanges(_ scene: Scene) throws {
        let shell = try Shell()
        #expect(shell.error(scene.inputs) == nil)
        let starts = try Self.starts(shell.json("sweep " + scene.sweep)[0])
        #expect(starts.count > 1)
        func facts(_ value: Double) throws -> ViewFacts {
            #expect(shell.error(Self.input(scene.sweep, value)) == nil, "\(Self.input(scene.sweep, value))")
            nonisolated(unsafe) let current = shell.interpreter.current
            return try ViewFactReader(current, budget: Budget()).facts()
        }
        var random = SplitMix(seed: 7)
        let end = try #require(scene.sweep.split(separator: "...").last.flatMap { Double($0) })
        let step = scene.sweep.hasPrefix("n ") ? 1 : Self.third
        for (start, next) in zip(starts, Array(starts.dropFirst()) + [end + step]) {
            let first = try facts(start)
            let steps = Int(((next - start) / step).rounded())
            for _ in 0..<20 {
                let value = start + Double(random.below(steps)) * step
                #expect(!(try facts(value)).differs(from: first), "\(value) in \(start)..<\(next)")
            }
            if next < end { #expect(try facts(next).differs(from: first), "\(next)") }
        }
    }

    @Test(arguments: [
        ("sweep", "missing-argument"), ("sweep width", "missing-argument"), ("sweep width 1", "type-mismatch"),
        ("sweep width 300...200", "out-of-range"), ("sweep width 0...90000", "out-of-range"), ("sweep widht 1...2", "unknown-name"),
        ("sweep type big...small", "unknown-value"), ("sweep width 1...9 nobody.size", "unknown-name"),
        ("sweep title 1...2", "type-mismatch"),
        ("sweep n 0...1.5", "type-mismatch"), ("sweep offset 0...9", "no-scroll-view"),
        ("sweep width 300...400 root.size.width", "limit-exceeded"),
    ]) func mistakesAreNamed(_ input: String, _ id: String) throws {
        let shell = try Shell()
        shell.feed("@State var n = 1; @State var title = \"a\"; root Color.red")
        let before = shell.snapshot
        #expect(shell.error(input) == id)
        #expect(shell.snapshot == before)
    }

    /// What cannot be tried as often as it would have to be says so after the first trial, not after the many seconds that lead to a
    /// limit: the error stands at the command, not in the code that was running then (language.md §3).
    @Test(arguments: [
        "sweep width 100...400", "matrix root.size.width across device, orientation",
        "expect forall device, orientation: root.size.width > 0",
    ])
    func tooLargeASceneIsForeseen(_ input: String) throws {
        let shell = try Shell.running("root VStack { ForEach(0..<30_000, id: \\.self) { _ in Text(\"a\") } }")
        let failure = try #require(shell.feed(input).first?.failure)
        #expect(failure.id == .limitExceeded)
        #expect(failure.span?.source.text.hasPrefix(String(input.prefix(5))) == true, "\(failure.message)")
    }

    /// A few values of it can.
    @Test func aLargeSceneIsSweptOverAFewValues() throws {
        let shell = try Shell.running("root VStack { ForEach(0..<10_000, id: \\.self) { _ in Text(\"a\") } }")
        #expect(shell.error("sweep width 300...301") == nil)
    }
}
