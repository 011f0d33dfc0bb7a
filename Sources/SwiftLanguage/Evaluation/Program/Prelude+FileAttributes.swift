// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// What `FileManager` tells of a file or a folder of the app. When it was written is not kept: it is as new as the question.
    static let fileAttributes = """
        struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
            let rawValue: String
            init(_ rawValue: String) { self.rawValue = rawValue }
            init(rawValue: String) { self.rawValue = rawValue }
            static let size = FileAttributeKey("NSFileSize")
            static let type = FileAttributeKey("NSFileType")
            static let creationDate = FileAttributeKey("NSFileCreationDate")
            static let modificationDate = FileAttributeKey("NSFileModificationDate")
        }
        struct FileAttributeType: RawRepresentable, Hashable, Sendable {
            let rawValue: String
            init(rawValue: String) { self.rawValue = rawValue }
            static let typeRegular = FileAttributeType(rawValue: "NSFileTypeRegular")
            static let typeDirectory = FileAttributeType(rawValue: "NSFileTypeDirectory")
        }
        extension FileManager {
            func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
                let now = Date()
                var attributes: [FileAttributeKey: Any] = [.creationDate: now, .modificationDate: now]
                if (try? contentsOfDirectory(atPath: path)) != nil {
                    attributes[.type] = FileAttributeType.typeDirectory
                    attributes[.size] = 0
                } else {
                    attributes[.size] = try Data(contentsOf: URL(fileURLWithPath: path)).count
                    attributes[.type] = FileAttributeType.typeRegular
                }
                return attributes
            }
        }
        """
}
