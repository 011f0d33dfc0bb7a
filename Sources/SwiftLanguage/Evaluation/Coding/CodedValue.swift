// SPDX-License-Identifier: GPL-3.0-or-later

/// What a value of a Codable type is written as, before any text: the tree of JSON.
package indirect enum CodedValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([CodedValue])
    case object([String: CodedValue])

    /// For messages: what was found where something else was expected.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "bool"
        case .int, .double: "number"
        case .string: "a string"
        case .array: "an array"
        case .object: "a dictionary"
        }
    }
}

/// How keys and the values of the host are written and read.
package struct CodingOptions: Sendable {
    package var usesSnakeCase = false
    /// The user's function that makes a key of the keys that lead to it, itself the last.
    package var customKey: FunctionValue?
    /// The texts that numbers are written as which JSON has no words for; nil: such a number is an error.
    package var unusualNumbers: UnusualNumbers?
    /// What code tells those that encode and decode.
    package var userInfo = Value.dictionary(DictionaryValue())
    /// Functions of the user's that write and read values of types of the host, by the types' names.
    package var custom: [String: FunctionValue] = [:]
    /// Of a value of the host; nil: it cannot be written.
    var encodesNative: @Sendable (any NativeValue) -> CodedValue?
    /// A value of a type of the host, by its name; nil where it is no such type.
    package var decodesNative: @Sendable (String, CodedValue) -> Value?

    /// Of a type of the host that is written as what was found, what is wrong with that; nil: it is written in another way.
    package var saysCorrupted: @Sendable (String, CodedValue) -> String? = { _, _ in nil }

    package init(
        encodesNative: @escaping @Sendable (any NativeValue) -> CodedValue? = { _ in nil },
        decodesNative: @escaping @Sendable (String, CodedValue) -> Value? = { _, _ in nil }
    ) {
        self.encodesNative = encodesNative
        self.decodesNative = decodesNative
    }

    /// `firstName` as `first_name`, where keys are written so.
    func encoded(_ key: String) -> String {
        guard usesSnakeCase else { return key }
        var result = ""
        let characters = Array(key)
        for (index, character) in characters.enumerated() {
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let endsWord = index > 0 && (characters[index - 1].isLowercase || next?.isLowercase == true)
            if character.isUppercase, endsWord { result += "_" }
            result += character.lowercased()
        }
        return result
    }

    /// `first_name` as `firstName`, where keys are read so.
    func decoded(_ key: String) -> String {
        guard usesSnakeCase, key.contains("_") else { return key }
        let start = key.prefix { $0 == "_" }
        let end = key.dropFirst(start.count).reversed().prefix { $0 == "_" }
        let words = key.dropFirst(start.count).dropLast(end.count).split(separator: "_")
        guard let first = words.first else { return key }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
        let head = words.count == 1 ? String(first) : first.lowercased()
        return start + head + rest.joined() + String(end)
    }
}

/// The texts that stand for numbers which are not finite.
package struct UnusualNumbers: Sendable, Hashable {
    let positiveInfinity: String
    let negativeInfinity: String
    let nan: String

    package init(positiveInfinity: String, negativeInfinity: String, nan: String) {
        (self.positiveInfinity, self.negativeInfinity, self.nan) = (positiveInfinity, negativeInfinity, nan)
    }

    func text(of number: Double) -> String { number.isNaN ? nan : number < 0 ? negativeInfinity : positiveInfinity }

    func number(_ text: String) -> Double? {
        text == positiveInfinity ? .infinity : text == negativeInfinity ? -.infinity : text == nan ? .nan : nil
    }
}

/// A key of a container where the type declares none itself; an index in an array has a number.
struct CodingKeyValue: NativeValue, Hashable {
    let name: String
    var index: Int?
    var nativeTypeName: String { "CodingKey" }
    var swiftDescription: String {
        index.map { "_CodingKey(stringValue: \"\(name)\", intValue: \($0))" } ?? "CodingKeys(stringValue: \"\(name)\", intValue: nil)"
    }
    func isEqual(to other: any NativeValue) -> Bool { other as? CodingKeyValue == self }
}

extension StandardLibrary {
    static let codingKey = NativeType(
        "CodingKey", conformances: ["Hashable"], isProtocol: true,
        properties: [
            "stringValue": .of { key($0).map { .string($0.name) } ?? .nil }, "intValue": .of { key($0)?.index.map { .int($0) } ?? .nil },
        ])

    private static func key(_ value: Value) -> CodingKeyValue? {
        guard case .native(let native) = value else { return nil }
        return native as? CodingKeyValue
    }
}
