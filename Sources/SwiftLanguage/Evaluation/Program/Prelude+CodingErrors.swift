// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// What coders throw, which tells of itself as the platform's errors do: what went wrong, the path, and the coder's words.
    static let codingErrors = #"""
        enum DecodingError: Error, CustomDebugStringConvertible {
            case typeMismatch(Any, Context), valueNotFound(Any, Context), keyNotFound(Any, Context), dataCorrupted(Context)
            struct Context { var codingPath: [Any]; var debugDescription: String; var underlyingError: (any Error)? = nil }
            static func dataCorruptedError(in container: Any, debugDescription: String) -> DecodingError {
                .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
            }
            static func dataCorruptedError(forKey key: Any, in container: Any, debugDescription: String) -> DecodingError {
                .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
            }
            var debugDescription: String {
                switch self {
                case .typeMismatch(let type, let context):
                    _CodingErrorText.of("typeMismatch: expected value of type \(type)", context)
                case .valueNotFound(let type, let context):
                    _CodingErrorText.of("valueNotFound: Expected value of type \(type) but found null instead", context)
                case .keyNotFound(let key, let context):
                    _CodingErrorText.of(
                        "keyNotFound: Key '\(_CodingErrorText.name(key))' not found in keyed decoding container", context)
                case .dataCorrupted(let context): _CodingErrorText.of("dataCorrupted: Data was corrupted", context)
                }
            }
        }
        enum EncodingError: Error, CustomDebugStringConvertible {
            case invalidValue(Any, Context)
            struct Context { var codingPath: [Any]; var debugDescription: String; var underlyingError: (any Error)? = nil }
            var debugDescription: String {
                switch self {
                case .invalidValue(let value, let context):
                    "EncodingError." + _CodingErrorText.parts("invalidValue: \(value) (\(type(of: value)))", context)
                }
            }
        }
        enum _CodingErrorText {
            static func of(_ words: String, _ context: Any) -> String { "DecodingError." + parts(words, context) }
            static func parts(_ words: String, _ context: Any) -> String {
                var parts = [words]
                let path = context.codingPath.reduce("") { path, key in
                    path.isEmpty || key.intValue != nil ? path + name(key) : path + "." + name(key)
                }
                if !path.isEmpty { parts.append("Path: " + path) }
                if !context.debugDescription.isEmpty { parts.append("Debug description: " + context.debugDescription) }
                if let error = context.underlyingError { parts.append("Underlying error: \(error)") }
                return parts.joined(separator: ". ")
            }
            static func name(_ key: Any) -> String {
                if let place = key.intValue { return "[\(place)]" }
                let name: String = key.stringValue
                guard name.contains(".") || name.contains("`") else { return name }
                return "`" + name.replacing("`", with: #"\`"#) + "`"
            }
        }
        """#
}
