// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The previews of the scenes as they were when somebody looked at them as pictures. After a wanted change look at the new ones
/// (`WRITE_PICTURES=1 swift test --filter GoldenListTests` writes the lists; `export x.png` of a scene shows it) before committing them.
@Suite struct GoldenListTests {
    private static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Golden"
    private static let writes = getenv("WRITE_PICTURES") != nil

    @Test(arguments: PreviewScenes.names) func isAsItWasLookedAt(_ name: String) throws {
        let scene = try #require(PreviewScenes.all.first { $0.name == name })
        let shell = try Shell()
        #expect(shell.error(scene.inputs) == nil)
        let list = DisplayListText(shell.drawing().preview).text
        let path = Self.folder + "/" + name.map { $0.isLetter ? String($0) : "-" }.joined() + ".list"
        if Self.writes {
            let file = try #require(fopen(path, "w"))
            defer { fclose(file) }
            fputs(scene.inputs.split(separator: "\n").map { "> " + $0 + "\n" }.joined() + list, file)
            return
        }
        let golden = String(decoding: try DiskFiles().read(path), as: UTF8.self)
        let lines = golden.split(separator: "\n").drop { $0.hasPrefix("> ") }
        for (was, now) in zip(lines, list.split(separator: "\n")) { #expect(was == now) }
        #expect(lines.count == list.split(separator: "\n").count)
    }

    @Test func thereAreEnoughOfThem() { #expect(PreviewScenes.all.count >= 60) }
}
