// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder of what is kept from shell to shell: scrollscope in $XDG_STATE_HOME or ~/.local/state.
enum StateFolder {
    /// nil without a home.
    static var path: String? { EnvironmentVariable.folder("XDG_STATE_HOME", orInHome: ".local/state").map { $0 + "/scrollscope" } }

    /// Makes the folder of a file, and those above it, for this person's eyes only.
    static func makeFolder(of file: String) {
        guard let end = file.lastIndex(of: "/"), end != file.startIndex else { return }
        var folder = ""
        for part in file[..<end].split(separator: "/") {
            folder += file.hasPrefix("/") || !folder.isEmpty ? "/\(part)" : "\(part)"
            mkdir(folder, 0o700)
        }
    }
}
