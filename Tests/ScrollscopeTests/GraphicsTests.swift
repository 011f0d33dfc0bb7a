// SPDX-License-Identifier: GPL-3.0-or-later

import CairoPictures
import Foundation
import Testing

@testable import scrollscope

/// Pictures in the terminal's own pixels. The test plays the terminal: it answers what it is asked, or does not.
@Suite(.needsPseudoTerminal) struct GraphicsTests {
    private static let query = "\u{1B}_Gi=31,"
    private static let cell = "\u{1B}[6;20;10t"
    private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\" + cell + "\u{1B}[?62;22c"
    private static let sixel = cell + "\u{1B}[?62;4;22c"

    private func session(_ arguments: String..., environment: [String: String?] = [:]) throws -> TerminalSession {
        let variables: [String: String?] = ["TERM": "xterm-256color", "NO_COLOR": nil]
        let session = try TerminalSession(
            arguments: ["-q"] + arguments, sandbox: nil, environment: variables.merging(environment) { $1 }, columns: 80, rows: 24)
        _ = session.waitsForWindow { $0.cursorLine.hasPrefix("scrollscope") }
        session.type("root Color.red.frame(width: 90, height: 90)\r")
        _ = session.waitsForWindow { $0.text.contains("color1") && $0.cursorLine.hasPrefix("scrollscope") }
        return session
    }

    private func text(_ session: TerminalSession) -> String { String(decoding: session.raw, as: UTF8.self) }

    /// Asks for a picture, and answers the question as a terminal does.
    private func show(_ session: TerminalSession, answering answer: String) throws {
        session.type("show preview\r")
        #expect(session.waitsForWindow { _ in text(session).contains(Self.query) })
        session.type(answer)
    }

    @Test(.enabled(if: CairoEncoder.isAvailable, "libcairo.so.2 is not installed")) func kittyGetsAPNG() throws {
        let session = try session()
        try show(session, answering: Self.kitty)
        #expect(session.waitsForWindow { _ in text(session).contains("a=T,f=100") && text(session).contains("m=0;") })
        #expect(session.waitsForWindow { $0.cursorLine == "scrollscope›" })
        let pieces = text(session).components(separatedBy: "\u{1B}_G").dropFirst().filter { $0.contains("q=2") }
        let letters = pieces.compactMap { $0.components(separatedBy: "\u{1B}\\").first?.split(separator: ";").last }.joined()
        let png = try #require(Data(base64Encoded: letters))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // 24 rows of 20 pixels less those for the heading and the prompt hold 852 points.
        let height = png[20..<24].reduce(0) { (sum: Int, byte: UInt8) -> Int in sum << 8 | Int(byte) }
        #expect(height == 21 * 20)
        #expect(!session.window.text.contains("▀"))
        // It is asked once.
        session.type("show preview\r")
        #expect(session.waitsForWindow { _ in text(session).components(separatedBy: "a=T,f=100").count == 3 })
        #expect(text(session).components(separatedBy: Self.query).count == 2)
    }

    @Test(.enabled(if: CairoEncoder.isAvailable, "libcairo.so.2 is not installed")) func sixelIsDrawnWhereTheAttributesSayFour() throws {
        let session = try session()
        try show(session, answering: Self.sixel)
        #expect(session.waitsForWindow { _ in text(session).contains("\u{1B}P;1q\"1;1;") })
        #expect(session.waitsForWindow { $0.cursorLine == "scrollscope›" })
        #expect(!session.window.text.contains("▀"))
    }

    @Test(arguments: ["\u{1B}[?62;22c", "\u{1B}_Gi=31;ENOSYS:no\u{1B}\\\u{1B}[?1;2c", "\u{1B}[?6c"]) func elsewhereThereAreHalfBlocks(
        answer: String
    ) throws {
        let session = try session()
        try show(session, answering: answer)
        #expect(session.waitsForWindow { $0.text.contains("▀") && $0.cursorLine == "scrollscope›" })
        #expect(!text(session).contains("a=T") && !text(session).contains("\u{1B}P"))
    }

    @Test func aTerminalThatSaysNothingIsNotWaitedForLong() throws {
        let session = try session()
        session.type("show preview\r")
        #expect(session.waitsForWindow { $0.text.contains("▀") && $0.cursorLine == "scrollscope›" })
        // An answer after that is no key.
        session.type(Self.kitty + "print 6 * 7\r")
        #expect(session.waitsForWindow { $0.text.contains("42") && $0.cursorLine == "scrollscope›" })
        #expect(session.window.text.contains("scrollscope› print 6 * 7"))
    }

    @Test func whatIsTypedMeanwhileComesToThePrompt() throws {
        let session = try session()
        try show(session, answering: "print 6\u{1B}[?62;22c * 7\rprint \"é\"\r")
        #expect(session.waitsForWindow { $0.text.contains("42") && $0.text.contains("\né") && $0.cursorLine == "scrollscope›" })
    }

    @Test(arguments: [["--color", "never"], ["--ascii"]]) func whoWantsNoColorsIsNotAsked(arguments: [String]) throws {
        let session = try TerminalSession(
            arguments: ["-q"] + arguments, sandbox: nil, environment: ["TERM": "xterm-256color"], columns: 80, rows: 24)
        session.type("root Color.red\rshow preview\rprint 6 * 7\r")
        #expect(session.waitsForWindow { $0.text.contains("42") })
        #expect(!text(session).contains(Self.query))
    }

    @Test func dumbTerminalsAndPipesAreNotAsked() throws {
        let session = try TerminalSession("-q", environment: ["TERM": "dumb"])
        session.type("root Color.red\rshow preview\rprint 6 * 7\r")
        #expect(session.waits { $0.contains("42") })
        #expect(!session.raw.contains(0x1B))
        let piped = try PipedRun("-c", "root Color.red", "-c", "show preview", "--color", "always")
        #expect(!piped.output.contains("\u{1B}_") && piped.output.contains("▀"))
    }
}

/// Answers are taken out of what is typed, however they are cut into pieces.
struct TerminalAnswersTests {
    struct Case: Sendable {
        let bytes: String
        var kitty = false
        var attributes: [Int]?
        var cell: [Int] = []
        var keys = ""
    }

    private static let cases = [
        Case(bytes: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4c", kitty: true, attributes: [62, 4], cell: [10, 20]),
        Case(bytes: "\u{1B}_Gi=31;EINVAL\u{1B}\\\u{1B}[?1;2c", attributes: [1, 2]),
        Case(bytes: "ab\u{1B}[?62c", attributes: [62], keys: "ab"),
        Case(bytes: "\u{1B}[A\u{1B}[?62c\u{1B}b", attributes: [62], keys: "\u{1B}[A\u{1B}b"),
        Case(bytes: "\u{1B}\u{1B}[?62c", attributes: [62], keys: "\u{1B}"),
        Case(bytes: "\u{1B}[6;0;0t\u{1B}[6~", keys: "\u{1B}[6~"), Case(bytes: "x\u{1B}[?6", keys: "x"),
        Case(bytes: "\u{1B}", keys: "\u{1B}"),
        Case(bytes: "\u{1B}_Gi=31;\u{1B}[?62c"),
    ]

    @Test(arguments: cases.indices) func answersAndKeys(index: Int) {
        let test = Self.cases[index]
        let bytes = Array(test.bytes.utf8)
        for cut in 0...bytes.count {
            var answers = TerminalAnswers()
            answers.take(bytes[..<cut])
            answers.take(bytes[cut...])
            answers.end()
            #expect(answers.hasKittyGraphics == test.kitty && answers.attributes == test.attributes, "cut at \(cut)")
            #expect((answers.cell.map { [$0.width, $0.height] } ?? []) == test.cell)
            #expect(String(decoding: answers.keys, as: UTF8.self) == test.keys)
        }
    }
}

/// Sixels, read back as a terminal reads them.
struct SixelImageTests {
    @Test(arguments: [(1, 1, 1), (7, 13, 3), (40, 30, 256), (64, 64, 1000)]) func theyShowThePixels(width: Int, height: Int, colors: Int) {
        let pixels = (0..<width * height).map { UInt32($0 * 7919 % colors) &* 0x010509 & 0xFFFFFF }
        let text = SixelImage(PixelImage(width: width, height: height, pixels: pixels)).sequence.text
        #expect(text.hasPrefix("\u{1B}P") && text.hasSuffix("\u{1B}\\"))
        #expect(text.dropFirst().dropLast(2).allSatisfy { (" "..."~").contains($0) })
        let shown = Self.read(text, width, height)
        // A channel is told in percents; of more than 256 colours those that are near are one.
        let tolerance = colors > 256 ? 64 : 3
        for (index, pixel) in pixels.enumerated() {
            for shift in [16, 8, 0] {
                let difference = abs(Int(pixel >> shift & 255) - Int(shown[index] >> shift & 255))
                #expect(difference <= tolerance, "pixel \(index)")
                if difference > tolerance { return }
            }
        }
    }

    private static func read(_ text: String, _ width: Int, _ height: Int) -> [UInt32] {
        var result = [UInt32](repeating: 0xFF00_0000, count: width * height)
        var palette: [Int: UInt32] = [:]
        var (color, column, top, count) = (0, 0, 0, 1)
        var rest = Substring(text.drop { $0 != "\"" }.drop { $0 != "#" }.dropLast(2))
        func numbers(_ rest: inout Substring) -> [Int] {
            let part = rest.prefix { $0.isNumber || $0 == ";" }
            rest = rest.dropFirst(part.count)
            return part.split(separator: ";").compactMap { Int($0) }
        }
        while let sign = rest.popFirst() {
            switch sign {
            case "#":
                let values = numbers(&rest)
                color = values[0]
                if values.count == 5 { palette[color] = values[2...].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) } }
            case "!": count = numbers(&rest)[0]
            case "$": column = 0
            case "-": (column, top) = (0, top + 6)
            default:
                let bits = (sign.asciiValue ?? 63) - 63
                for _ in 0..<count {
                    for row in 0..<6 where bits >> row & 1 == 1 && top + row < height {
                        result[(top + row) * width + column] = palette[color] ?? 0
                    }
                    column += 1
                }
                count = 1
            }
        }
        return result
    }
}
