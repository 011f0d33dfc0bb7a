// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Playground

/// The book in docs/guide and the examples of README.md are what the program answers. `make guide` writes them anew.
@Suite struct GuideTests {
    private static let folder = Project.url.appending(path: "docs/guide")
    private static var writes: Bool { ProcessInfo.processInfo.environment["WRITE_GUIDE"] != nil }

    static let chapters: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".scroll") }.map { String($0.dropLast(7)) }.sorted()
    }()

    private static func page(_ name: String) throws -> GuidePage {
        try GuidePage(name, String(contentsOf: folder.appending(path: name + ".scroll"), encoding: .utf8))
    }

    @Test func thereAreTwelve() { #expect(Self.chapters.count == 12) }

    @Test(arguments: chapters) func aChapterIsWhatTheProgramAnswers(_ name: String) throws {
        let page = try Self.page(name)
        let file = Self.folder.appending(path: name + ".md")
        #expect(!page.text.contains("error:"), "\(page.text)")
        #expect(!page.pictures.isEmpty || page.text.contains("```"))
        if Self.writes {
            try FileManager.default.createDirectory(at: Self.folder.appending(path: "pictures"), withIntermediateDirectories: true)
            try page.text.write(to: file, atomically: true, encoding: .utf8)
            for (path, picture) in page.pictures {
                try picture.write(to: Self.folder.appending(path: path), atomically: true, encoding: .utf8)
            }
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == page.text, "run 'make guide' and read what changed")
        for (path, picture) in page.pictures {
            #expect(picture.contains("<svg"))
            #expect(FileManager.default.fileExists(atPath: Self.folder.appending(path: path).path), "\(path)")
        }
    }

    @Test(arguments: chapters) func itsExpectationsHold(_ name: String) {
        let path = Self.folder.appending(path: name + ".scroll").path
        let result = DeepStack.run { SessionSuite.test(path, files: DiskFiles()) }
        #expect(result.isFine, "\(SessionReport.text((result, 0), style: OutputStyle()))")
    }

    @Test func theContentsListTheChapters() throws {
        let file = Self.folder.appending(path: "README.md")
        let rows = try Self.chapters.enumerated().map { index, name in
            let head = try LessonReader.read(String(contentsOf: Self.folder.appending(path: name + ".scroll"), encoding: .utf8), name: nil)
            return "\(index + 1). [\(head.title ?? name)](\(name).md): \(head.about)"
        }
        let text =
            "<!-- Written by `make guide`. -->\n\n# A guide in twelve chapters\n\n"
            + "Each chapter is a session that runs: the answers and pictures in it are those of the program.\n\n"
            + rows.joined(separator: "\n") + "\n"
        if Self.writes { try text.write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    // MARK: README

    private static let prompt = "scrollscope› "

    /// The conversation at its beginning.
    @Test func theReadmeShowsWhatTheProgramAnswers() throws {
        let file = Project.url.appending(path: "README.md")
        let readme = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(readme.range(of: "```\n" + Self.prompt)?.lowerBound)
        let end = try #require(readme[start...].dropFirst(4).range(of: "```")?.lowerBound)
        let block = readme[start..<end].dropFirst(4)
        let shell = try Shell()
        var lines: [String] = []
        for line in block.split(separator: "\n") where line.hasPrefix(Self.prompt) {
            lines.append(String(line))
            lines += shell.text(String(line.dropFirst(Self.prompt.count))).split(separator: "\n").map(String.init)
        }
        let text = lines.joined(separator: "\n") + "\n"
        if Self.writes { try (readme[..<start] + "```\n" + text + readme[end...]).write(to: file, atomically: true, encoding: .utf8) }
        #expect(Self.writes || block == text[...], "run 'make guide' and read what changed")
    }

    /// A fling, by the clock: what `export` draws each 60 ms.
    @Test func theReadmesPictureMoves() throws {
        let shell = try Shell()
        shell.feed(
            """
            viewport 320x240
            safearea off
            root feed = ScrollView { LazyVStack(spacing: 16) { ForEach(0..<1000) { i in Text("Row \\(i)").frame(width: 280, height: 44).background(Color.teal).id(i) } } }
            clock manual
            fling 900
            """)
        var frames: [String] = []
        for number in 1...16 {
            shell.feed("export \(number).svg\ntick 60ms")
            frames.append(try #require(shell.files.text("\(number).svg")))
        }
        #expect(Set(frames).count == 16, "it moves")
        let path = "docs/guide/pictures/fling.svg"
        if Self.writes {
            let text = AnimatedPicture(frames: frames, seconds: 0.12).text
            try text.write(to: Project.url.appending(path: path), atomically: true, encoding: .utf8)
        }
        let picture = try String(contentsOf: Project.url.appending(path: path), encoding: .utf8)
        #expect(picture.hasPrefix("<svg ") && picture.split(separator: "class=\"frame\"").count == 17)
        #expect(try String(contentsOf: Project.url.appending(path: "README.md"), encoding: .utf8).contains("](\(path))"))
    }

    /// `| `input` | what one sees |`, one after the other.
    @Test func theReadmesTourWorks() throws {
        let readme = try String(contentsOf: Project.url.appending(path: "README.md"), encoding: .utf8)
        let inputs = readme.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { $0.split(separator: "`").dropFirst().first }
        #expect(inputs.count == 10)
        let shell = try Shell()
        for input in inputs { #expect(shell.error(String(input)) == nil, "\(input)") }
    }
}
