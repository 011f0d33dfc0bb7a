// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A variable of the process's environment.
struct EnvironmentVariable {
    let name: String

    init(_ name: String) { self.name = name }

    var text: String? { getenv(name).map { String(cString: $0) } }
    var number: Int? { text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }
    var isSet: Bool { text.map { !$0.isEmpty } ?? false }

    /// A folder of the XDG convention: an empty or a relative one counts as not set.
    static func folder(_ name: String, orInHome path: String) -> String? {
        if let folder = EnvironmentVariable(name).text, folder.hasPrefix("/") { return folder }
        return home.map { $0 + "/" + path }
    }

    static var home: String? {
        if let home = EnvironmentVariable("HOME").text, home.hasPrefix("/") { return home }
        return getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) }
    }
}
