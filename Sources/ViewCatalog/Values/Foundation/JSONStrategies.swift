// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// How a coder writes and reads what has several forms: in one of those that have a name, or as an object of the user's says.
protocol CoderStrategy: CatalogNative {
    /// nil: its name says it all.
    var object: AnyObject? { get }
}

extension CoderStrategy {
    static func == (a: Self, b: Self) -> Bool { a.swiftDescription == b.swiftDescription && a.object === b.object }

    func hash(into hasher: inout Hasher) { hasher.combine(swiftDescription) }
}

/// How the coders of JSON write and read what has several forms there, or none: keys, bytes, and numbers that are not finite.
extension JSONCoderValue {
    enum KeyStrategy: CoderStrategy {
        case useDefaultKeys, convertToSnakeCase, convertFromSnakeCase
        /// What a function of the user's makes of the keys that lead to one.
        case custom(FunctionValue)
        static var typeName: String { "JSONEncoder.KeyEncodingStrategy" }

        var swiftDescription: String {
            switch self {
            case .useDefaultKeys: "useDefaultKeys"
            case .convertToSnakeCase: "convertToSnakeCase"
            case .convertFromSnakeCase: "convertFromSnakeCase"
            case .custom: "custom"
            }
        }

        var object: AnyObject? { if case .custom(let function) = self { function } else { nil } }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName, aliases: ["JSONDecoder.KeyDecodingStrategy"], conformances: ["Hashable"],
                staticMembers: [
                    "useDefaultKeys": .of(useDefaultKeys), "convertToSnakeCase": .of(convertToSnakeCase),
                    "convertFromSnakeCase": .of(convertFromSnakeCase),
                    "custom": .custom(of: swiftType, arguments: [1]) { custom($0).encode() },
                ]),
            summary: "How keys are written and read.", examples: ["JSONEncoder.KeyEncodingStrategy.convertToSnakeCase"])
    }

    enum DataStrategy: CoderStrategy {
        case base64, deferredToData
        /// What a function of the user's makes of bytes and an encoder, or of a decoder.
        case custom(FunctionValue)
        static var typeName: String { "JSONEncoder.DataEncodingStrategy" }

        var swiftDescription: String {
            switch self {
            case .base64: "base64"
            case .deferredToData: "deferredToData"
            case .custom: "custom"
            }
        }

        var object: AnyObject? { if case .custom(let function) = self { function } else { nil } }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName, aliases: ["JSONDecoder.DataDecodingStrategy"], conformances: ["Hashable"],
                staticMembers: [
                    "base64": .of(base64), "deferredToData": .of(deferredToData),
                    "custom": .custom(of: swiftType, arguments: [2, 1]) { custom($0).encode() },
                ]),
            summary: "How bytes are written and read.", examples: ["JSONEncoder.DataEncodingStrategy.base64"])

        /// Data itself is written as its bytes.
        func coded(_ data: Data) -> CodedValue {
            self == .deferredToData ? .array(data.map { .int(Int($0)) }) : .string(data.base64EncodedString())
        }

        func data(_ coded: CodedValue) -> Data? {
            switch (self, coded) {
            case (.deferredToData, .array(let items)):
                let bytes = items.compactMap { if case .int(let number) = $0 { UInt8(exactly: number) } else { nil } }
                return bytes.count == items.count ? Data(bytes) : nil
            case (.base64, .string(let text)): return Data(base64Encoded: text)
            default: return nil
            }
        }
    }

    /// Numbers that are not finite: an error, or texts.
    struct NumberStrategy: CatalogNative {
        static var typeName: String { "JSONEncoder.NonConformingFloatEncodingStrategy" }
        var texts: UnusualNumbers?
        var swiftDescription: String { texts == nil ? "throw" : "convertToString" }

        private static func texts(_ name: String) -> NativeStatic {
            NativeStatic(functions: [
                .make(
                    name, .required("positiveInfinity", String.self), .required("negativeInfinity", String.self),
                    .required("nan", String.self)
                ) {
                    NumberStrategy(texts: UnusualNumbers(positiveInfinity: $0, negativeInfinity: $1, nan: $2))
                }
            ])
        }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName, aliases: ["JSONDecoder.NonConformingFloatDecodingStrategy"], conformances: ["Hashable"],
                staticMembers: [
                    "throw": .of(NumberStrategy()), "convertToString": texts("convertToString"),
                    "convertFromString": texts("convertFromString"),
                ]),
            summary: "How numbers that are not finite are written and read.",
            examples: ["JSONEncoder.NonConformingFloatEncodingStrategy.throw"])
    }
}

extension NativeStatic {
    /// `.custom { … }`: a strategy that is a function of the user's.
    /// - Parameter arguments: how many an encoder's function has, and a decoder's.
    static func custom(
        of type: TypeSyntax, arguments: [Int], _ make: @escaping @Sendable (FunctionValue) -> Value
    ) -> NativeStatic {
        NativeStatic(
            functions: arguments.map { count in
                let body = TypeSyntax.function(parameters: Array(repeating: .named("Any"), count: count), result: .named("Any"))
                return NativeFunction("custom", [ParameterInfo(label: nil, name: "body", type: body)], resultType: type) { call in
                    if case .function(let function)? = call[0] { make(function) } else { .nil }
                }
            })
    }
}
