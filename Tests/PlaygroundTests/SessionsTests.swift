// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The sessions of the project: examples, documentation and tests at once.
@Suite struct SessionsTests {
    @Test func areAsTheySay() throws {
        let folder = Project.sessions
        let (paths, refused) = SessionSuite.sessions([folder], files: DiskFiles())
        #expect(paths.count >= 45 && refused.isEmpty)
        for path in paths {
            let result = DeepStack.run { SessionSuite.test(path, files: DiskFiles()) }
            #expect(result.isFine, "\(SessionReport.text((result, 0), style: OutputStyle()))")
        }
    }

    /// What a session built, also from sources that it loads, is built again by what `save` writes of it.
    @Test func areRebuiltBySave() throws {
        let folder = Project.sessions
        let names = DiskFiles().list(folder).filter { $0.hasSuffix(".scroll") }
        #expect(names.count >= 10)
        var sources: [String: String] = [:]
        for name in DiskFiles().list(folder + "/sources") {
            sources["sources/" + name] = String(decoding: try DiskFiles().read(folder + "/sources/" + name), as: UTF8.self)
        }
        for name in names {
            let shell = try Shell(TestFiles(sources))
            let session = String(decoding: try DiskFiles().read(folder + "/" + name), as: UTF8.self)
            #expect(shell.error(session) == nil, "\(name)")
            #expect(shell.error("save saved.scroll") == nil, "\(name)")
            let other = try Shell()
            #expect(other.error(try #require(shell.files.text("saved.scroll"))) == nil, "\(name)")
            #expect(Self.seen(other) == Self.seen(shell), "\(name)")
        }
    }

    /// As it is printed: the last bits of numbers may differ.
    private static func seen(_ shell: Shell) -> String {
        ["frames", "env", "state"].map { shell.text($0) }.joined() + shell.interpreter.prompt
    }
}

/// Files of the disk, for reading only.
final class DiskFiles: FileAccess {
    func read(_ path: String) throws(FileFailure) -> [UInt8] {
        guard let file = fopen(path, "r") else { throw FileFailure(kind: .notFound, path: path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return bytes
    }

    func write(_ bytes: [UInt8], to path: String) throws(FileFailure) { throw FileFailure(kind: .denied, path: path) }
    func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    func isDirectory(_ path: String) -> Bool {
        guard let folder = opendir(path) else { return false }
        closedir(folder)
        return true
    }

    func list(_ folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    var temporaryFolder: String { "/tmp/scrollscope-sessions" }
}
