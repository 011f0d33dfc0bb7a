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
            default: .other(number)
            }
        self.init(kind: kind, path: path)
    }

    /// The error number that says the same.
    var number: Int32 {
        switch kind {
        case .notFound: ENOENT
        case .isDirectory: EISDIR
        case .denied: EACCES
        case .tooLarge: EFBIG
        case .other(let number): number
        }
    }
}
