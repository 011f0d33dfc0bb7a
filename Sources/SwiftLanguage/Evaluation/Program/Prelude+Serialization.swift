// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// JSON without types: `JSONSerialization` by way of the coders.
    static let serialization = """
        struct CodingUserInfoKey: RawRepresentable, Hashable {
            let rawValue: String
            init?(rawValue: String) { self.rawValue = rawValue }
        }
        struct NSNull: Hashable, Codable, CustomStringConvertible {
            init() {}
            init(from decoder: any Decoder) throws {}
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encodeNil()
            }
            var description: String { "<null>" }
        }
        struct JSONSerialization {
            struct ReadingOptions: OptionSet {
                let rawValue: Int
                static let mutableContainers = ReadingOptions(rawValue: 1)
                static let mutableLeaves = ReadingOptions(rawValue: 2)
                static let fragmentsAllowed = ReadingOptions(rawValue: 4)
                static let allowFragments = ReadingOptions(rawValue: 4)
            }
            struct WritingOptions: OptionSet {
                let rawValue: Int
                static let prettyPrinted = WritingOptions(rawValue: 1)
                static let sortedKeys = WritingOptions(rawValue: 2)
                static let fragmentsAllowed = WritingOptions(rawValue: 4)
                static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
            }
            static func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
                try JSONDecoder().decode(Any?.self, from: data) as Any
            }
            static func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys]
                if options.contains(.prettyPrinted) { encoder.outputFormatting.insert(.prettyPrinted) }
                if options.contains(.withoutEscapingSlashes) { encoder.outputFormatting.insert(.withoutEscapingSlashes) }
                return try encoder.encode(object)
            }
            static func isValidJSONObject(_ object: Any) -> Bool {
                (object is [Any] || object is [String: Any]) && isValid(object)
            }
            private static func isValid(_ part: Any) -> Bool {
                if let parts = part as? [Any] { return parts.allSatisfy { isValid($0) } }
                if let parts = part as? [String: Any] { return parts.allSatisfy { ($0.key as Any) is String && isValid($0.value) } }
                if let number = part as? Double { return number.isFinite }
                return part is String || part is NSNull || part is Bool || part is Int
            }
        }
        """
}
