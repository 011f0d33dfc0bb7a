// SPDX-License-Identifier: GPL-3.0-or-later

/// The files of the world outside: the playground touches none but through this.
package protocol FileAccess: AnyObject {
    func read(_ path: String) throws(FileFailure) -> [UInt8]
    /// No more than the first bytes of a file.
    func read(_ path: String, first count: Int) throws(FileFailure) -> [UInt8]
    func write(_ bytes: [UInt8], to path: String) throws(FileFailure)
    func exists(_ path: String) -> Bool
    func isDirectory(_ path: String) -> Bool
    /// Is it neither a folder nor a device, a pipe or a terminal?
    func isRegular(_ path: String) -> Bool
    func list(_ folder: String) -> [String]
    /// What tells a folder from others, by whatever links a path leads to it; nil where it is not there.
    func identity(of folder: String) -> String?
    /// The person's own folder, for paths that begin with `~/`; nil where there is none.
    var home: String? { get }
    /// The only place that a read-only session may write to.
    var temporaryFolder: String { get }
    /// Makes pictures that are not text; nil where nothing does.
    var pictures: (any PictureEncoder)? { get }
    /// The scenes of shells that ended without leaving; nil where none are kept.
    var journals: (any JournalAccess)? { get }
}

extension FileAccess {
    package var home: String? { nil }
    package var pictures: (any PictureEncoder)? { nil }
    package var journals: (any JournalAccess)? { nil }
    package func identity(of folder: String) -> String? { folder }
    package func isRegular(_ path: String) -> Bool { exists(path) && !isDirectory(path) }
}

extension FileAccess {
    package func read(_ path: String, first count: Int) throws(FileFailure) -> [UInt8] { Array(try read(path).prefix(count)) }
}

/// Why a file could not be read or written.
package struct FileFailure: Error {
    package enum Kind: Sendable, Equatable {
        case notFound, isDirectory, denied, tooLarge, interrupted
        /// A named pipe, a socket, a device: its name.
        case special(String)
        /// What the system says of any other.
        case other(String)
    }

    package let kind: Kind
    package let path: String

    /// More than any session or source file; a limit for `source /dev/zero`.
    package static let mostBytes = 64 << 20

    package init(kind: Kind, path: String) {
        self.kind = kind
        self.path = path
    }
}
