// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder of a test's own, with a home in it, so that no test reads or writes a person's files.
final class Sandbox: Sendable {
    let folder: String

    init(in parent: String = "/tmp") throws(SystemCallFailure) {
        var template = Array((parent + "/scrollscope-tests-XXXXXX").utf8CString)
        let made = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        guard let made else { throw SystemCallFailure(errno, "make a folder in \(parent)") }
        folder = made
    }

    deinit { Self.remove(folder) }

    /// What the sanitizers are told holds for the programs that tests start, too (`make sanitize`).
    private static let sanitizerOptions = ["ASAN_OPTIONS", "TSAN_OPTIONS"]

    func environment(_ changes: [String: String?] = [:]) -> [String: String] {
        var variables = ["PATH": "/usr/bin:/bin", "HOME": folder, "LANG": "C.UTF-8", "TERM": "xterm"]
        for name in Self.sanitizerOptions { variables[name] = getenv(name).map { String(cString: $0) } }
        for (name, value) in changes { variables[name] = value }
        return variables
    }

    /// Makes or replaces a file, which may be run, and returns its path.
    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws(SystemCallFailure) -> String {
        let path = folder + "/" + name
        try OpenFile(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o755).write(bytes)
        return path
    }

    @discardableResult
    func write(_ text: String, to name: String) throws(SystemCallFailure) -> String { try write(Array(text.utf8), to: name) }

    /// A file's text; nil if it can't be opened.
    func read(_ name: String) -> String? {
        guard let file = try? OpenFile(folder + "/" + name, O_RDONLY) else { return nil }
        var bytes: [UInt8] = []
        while let chunk = file.read(), !chunk.isEmpty { bytes += chunk }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The permission bits, as in 0o600.
    func mode(_ name: String) -> mode_t? {
        var status = stat()
        return stat(folder + "/" + name, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    func makeFolder(_ name: String) throws(SystemCallFailure) {
        var path = folder
        for part in name.split(separator: "/") {
            path += "/" + part
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemCallFailure(errno, "make \(path)") }
        }
    }

    private static func remove(_ path: String) {
        if unlink(path) == 0 { return }
        if let stream = opendir(path) {
            while let entry = readdir(stream) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name != ".", name != ".." { remove(path + "/" + name) }
            }
            closedir(stream)
        }
        rmdir(path)
    }
}
