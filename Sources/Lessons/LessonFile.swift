// SPDX-License-Identifier: GPL-3.0-or-later

/// A lesson of the folder `lessons`, compiled in as it stands there: the program teaches without reading a file.
package struct LessonFile: Sendable {
    /// The file's name without its ending.
    package let name: String
    private let bytes: @Sendable () -> [UInt8]

    fileprivate init(_ name: String, _ bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    package var text: String { String(decoding: bytes(), as: UTF8.self) }

    /// In the order in which they are best taken.
    package static let all: [LessonFile] = [
        LessonFile("proposals", PackageResources.proposals_scroll),
        LessonFile("frames", PackageResources.frames_scroll),
        LessonFile("stacks", PackageResources.stacks_scroll),
    ]
}
