// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// docs/previews.md: twenty pictures, each of a session of the project, with what a device shows and what differs. `make previews` makes the
/// pictures: they hold the letters of the machine's own fonts, so that no test compares them.
struct PreviewsPageTests {

    /// The page's sections: a session's name and what stands below it.
    private func sections() throws -> [(name: String, lines: [String])] {
        let page = try String(contentsOf: Project.url.appending(path: "docs/previews.md"), encoding: .utf8)
        return page.components(separatedBy: "\n## ").dropFirst().map { section in
            let lines = section.components(separatedBy: "\n")
            return (lines[0], Array(lines.dropFirst()))
        }
    }

    @Test func thereAreTwentySessions() throws {
        let names = try sections().map(\.name)
        #expect(names.count == 20 && Set(names).count == 20)
    }

    @Test func eachHasItsPictureItsSessionAndItsWords() throws {
        for (name, lines) in try sections() {
            #expect(lines.contains("![\(name)](previews/\(name).png)"), "\(name)")
            #expect(lines.contains { $0.hasPrefix("    scrollscope sessions/\(name).scroll") }, "\(name)")
            #expect(lines.contains { $0.hasPrefix("**An iPhone shows**: ") || $0.hasPrefix("**An iPad shows**: ") }, "\(name)")
            #expect(lines.contains { $0.hasPrefix("**What differs**: ") }, "\(name)")
            let picture = try Data(contentsOf: Project.url.appending(path: "docs/previews/\(name).png"))
            #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(name)")
            #expect(FileManager.default.fileExists(atPath: Project.url.appending(path: "sessions/\(name).scroll").path), "\(name)")
        }
    }

    @Test func noPictureIsLeftOver() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Project.url.appending(path: "docs/previews").path)
        #expect(Set(files) == Set(try sections().map { $0.name + ".png" }))
    }
}
