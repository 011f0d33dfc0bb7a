// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileFailure {
    /// The failure that an error number of the system means.
    init(_ number: Int32, _ path: String) {
        let kind: Kind =
            switch number {
            case ENOENT, ENOTDIR: .notFound
            case EISDIR: .isDirectory
            case EACCES, EPERM, EROFS: .denied
            default: .other(SystemError.text(number))
            }
        self.init(kind: kind, path: path)
    }

    /// What is wrong with the file, as the system says it.
    var words: String {
        switch kind {
        case .notFound: SystemError.text(ENOENT)
        case .isDirectory: "is a folder; name the files in it"
        case .denied: SystemError.text(EACCES)
        case .tooLarge: "is too large: no file of more than \(Self.mostBytes >> 20) MB is read"
        case .interrupted: SystemError.text(EINTR)
        case .special(let kind): "is \(kind), not a file"
        case .other(let words): words
        }
    }
}
