// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A folder of a test's own, with a home in it, so that no test reads or writes a person's files.
final class Sandbox: Sendable {
    let folder: String

    init() {
        var template = Array("/tmp/scrollscope-tests-XXXXXX".utf8CString)
        folder = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/tmp"
        }
    }

    deinit {
        guard folder != "/tmp" else { return }
        Self.remove(folder)
    }

    func environment(_ changes: [String: String?] = [:]) -> [String: String] {
        var variables = ["PATH": "/usr/bin:/bin", "HOME": folder, "LANG": "C.UTF-8", "TERM": "xterm"]
        for (name, value) in changes { variables[name] = value }
        return variables
    }

    @discardableResult
    func write(_ bytes: [UInt8], to name: String) -> String {
        let path = folder + "/" + name
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o755)
        _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
        return path
    }

    @discardableResult
    func write(_ text: String, to name: String) -> String { write(Array(text.utf8), to: name) }

    func read(_ name: String) -> String? {
        let descriptor = open(folder + "/" + name, O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    }

    /// The permission bits, as in 0o600.
    func mode(_ name: String) -> mode_t? {
        var status = stat()
        return stat(folder + "/" + name, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    func makeFolder(_ name: String) {
        var path = folder
        for part in name.split(separator: "/") {
            path += "/" + part
            mkdir(path, 0o700)
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
