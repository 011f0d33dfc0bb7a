// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lets a person write an input in $VISUAL or $EDITOR.
enum ExternalEditor {
    enum Failure: Error {
        case noTemporaryFile(String)
        case editorFailed(commandLine: String, status: Int32)

        var message: String {
            switch self {
            case .noTemporaryFile(let words): "cannot write a temporary file: \(words)"
            case .editorFailed(let commandLine, 127): "cannot start the editor '\(commandLine)'; set VISUAL or EDITOR"
            case .editorFailed(let commandLine, let status): "the editor '\(commandLine)' ended with status \(status)"
            }
        }
    }

    /// The text as the person left it, without the line break at its end.
    static func edit(_ text: String) throws(Failure) -> String {
        let files = DiskFileAccess()
        defer { files.removeTemporaryFolder() }
        // The ending lets the editor colour it as Swift.
        let path = files.temporaryFolder + "/input.swift"
        do {
            try files.write(Array((text + "\n").utf8), to: path)
        } catch {
            throw .noTemporaryFile(error.words)
        }
        let commandLine = [EnvironmentVariable("VISUAL"), EnvironmentVariable("EDITOR")].first(where: \.isSet)?.text ?? "vi"
        let status = ChildProgram(commandLine: commandLine, arguments: [path]).run()
        guard status == 0 else { throw .editorFailed(commandLine: commandLine, status: status) }
        do {
            var bytes = try files.read(path)
            while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { bytes.removeLast() }
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            throw .noTemporaryFile(error.words)
        }
    }
}
