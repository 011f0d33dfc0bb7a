// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `JSONEncoder` and `JSONDecoder`: the evaluator makes a tree of a value or a value of a tree, Foundation writes and reads its text.
// Unchecked: it lives on the interpreter's thread only.
final class JSONCoderValue: NativeReference, @unchecked Sendable {
    private let isEncoder: Bool
    private var formatting = OutputFormatting()
    private var keys = KeyStrategy.useDefaultKeys
    private var dates = DateStrategy.deferredToDate
    private var bytes = DataStrategy.base64
    private var unusualNumbers = NumberStrategy()
    /// Does it read JSON5, with comments and names without quotation marks?
    private var allowsJSON5 = false
    private var userInfo = Value.dictionary(DictionaryValue())

    init(isEncoder: Bool) { self.isEncoder = isEncoder }

    var nativeTypeName: String { isEncoder ? "JSONEncoder" : "JSONDecoder" }
    var swiftDescription: String { nativeTypeName }
    func isEqual(to other: any NativeValue) -> Bool { (other as? JSONCoderValue) === self }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// `JSONEncoder.OutputFormatting`: the names of the options that are set.
    struct OutputFormatting: CatalogNative {
        static var typeName: String { "JSONEncoder.OutputFormatting" }
        var names: Set<String> = []
        var swiftDescription: String { "[" + names.sorted().joined(separator: ", ") + "]" }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName, conformances: ["Hashable"],
                staticMembers: Dictionary(
                    uniqueKeysWithValues: ["prettyPrinted", "sortedKeys", "withoutEscapingSlashes"].map {
                        ($0, NativeStatic.of(OutputFormatting(names: [$0])))
                    }),
                methods: [
                    "insert": [
                        NativeFunction("insert", [ParameterInfo(label: nil, name: "option", type: swiftType)], isMutating: true) {
                            (call) throws(Diagnostic) in
                            let all = try expect(call.receiver ?? .nil).names.union(try expect(call[0] ?? .nil).names)
                            call.mutate(to: OutputFormatting(names: all).encode())
                            return .void
                        }
                    ]
                ],
                arrayLiteral: { (values) throws(Diagnostic) in
                    var names: Set<String> = []
                    for value in values { names.formUnion(try expect(value).names) }
                    return OutputFormatting(names: names).encode()
                }),
            summary: "How JSON is formatted.", examples: ["JSONEncoder.OutputFormatting.sortedKeys"])
    }

    enum DateStrategy: CoderStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatterValue)
        /// What a function of the user's makes of a date and an encoder, or of a decoder.
        case custom(FunctionValue)
        static var typeName: String { "JSONEncoder.DateEncodingStrategy" }

        var swiftDescription: String {
            switch self {
            case .deferredToDate: "deferredToDate"
            case .secondsSince1970: "secondsSince1970"
            case .millisecondsSince1970: "millisecondsSince1970"
            case .iso8601: "iso8601"
            case .formatted: "formatted(DateFormatter)"
            case .custom: "custom"
            }
        }

        var object: AnyObject? {
            switch self {
            case .formatted(let formatter): formatter
            case .custom(let function): function
            default: nil
            }
        }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName, aliases: ["JSONDecoder.DateDecodingStrategy"], conformances: ["Hashable"],
                staticMembers: Dictionary(
                    uniqueKeysWithValues: [deferredToDate, secondsSince1970, millisecondsSince1970, iso8601].map {
                        ($0.swiftDescription, NativeStatic.of($0))
                    }
                ).merging([
                    "formatted": NativeStatic(functions: [
                        NativeFunction(
                            "formatted", [ParameterInfo(label: nil, name: "formatter", type: .named("DateFormatter"))],
                            resultType: swiftType
                        ) { call in
                            guard case .native(let native)? = call[0], let formatter = native as? DateFormatterValue else { return .nil }
                            return DateStrategy.formatted(formatter).encode()
                        }
                    ]), "custom": .custom(of: swiftType, arguments: [2, 1]) { DateStrategy.custom($0).encode() },
                ]) { $1 }), summary: "How dates are written and read.",
            examples: ["JSONEncoder.DateEncodingStrategy.iso8601"])
    }

    // MARK: Members

    static let encoderDeclaration = ValueTypeDeclaration(
        NativeType(
            "JSONEncoder", price: 60, initializers: [NativeFunction("init") { _ in .native(JSONCoderValue(isEncoder: true)) }],
            properties: [
                "outputFormatting": property(\.formatting),
                "keyEncodingStrategy": property(\.keys), "dateEncodingStrategy": property(\.dates),
                "dataEncodingStrategy": property(\.bytes), "nonConformingFloatEncodingStrategy": property(\.unusualNumbers),
                "userInfo": userInfo,
            ],
            methods: [
                "encode": [
                    NativeFunction("encode", [ParameterInfo(label: nil, name: "value", type: .named("Any"))]) { (call) throws(Diagnostic) in
                        let coder = try of(call.receiver ?? .nil)
                        let coded = try call.machine.encode(call[0] ?? .nil, coder.options, in: call.context)
                        let data = try coder.written(coded)
                        try call.machine.budget.allocate(data.count, at: call.span)
                        return DataValue(data: data).encode()
                    }
                ]
            ]),
        summary: "Writes values of Codable types as JSON.", examples: ["JSONEncoder()"])

    static let decoderDeclaration = ValueTypeDeclaration(
        NativeType(
            "JSONDecoder", price: 60, initializers: [NativeFunction("init") { _ in .native(JSONCoderValue(isEncoder: false)) }],
            properties: [
                "keyDecodingStrategy": property(\.keys), "dateDecodingStrategy": property(\.dates),
                "dataDecodingStrategy": property(\.bytes), "nonConformingFloatDecodingStrategy": property(\.unusualNumbers),
                "allowsJSON5": property(\.allowsJSON5), "userInfo": userInfo,
            ],
            methods: [
                "decode": [
                    NativeFunction(
                        "decode",
                        [
                            ParameterInfo(label: nil, name: "type", type: .named("Any")),
                            ParameterInfo(label: "from", name: "data", type: DataValue.swiftType),
                        ]
                    ) { (call) throws(Diagnostic) in
                        let coder = try of(call.receiver ?? .nil)
                        let data = try DataValue.expect(call[1] ?? .nil).data
                        try call.machine.budget.allocate(data.count, at: call.span)
                        let reader = JSONDecoder()
                        reader.allowsJSON5 = coder.allowsJSON5
                        guard let tree = try? reader.decode(CodedTree.self, from: data) else {
                            throw call.machine.corruptedData("The given data was not valid JSON.", in: call.context)
                        }
                        return try call.machine.decode(tree.coded, as: call[0] ?? .nil, coder.options, in: call.context)
                    }
                ]
            ]),
        summary: "Reads values of Codable types from JSON.", examples: ["JSONDecoder()"])

    private static func of(_ value: Value) throws(Diagnostic) -> JSONCoderValue {
        if case .native(let native) = value, let coder = native as? JSONCoderValue { return coder }
        throw Diagnostic(.typeMismatch, "this is neither a JSONEncoder nor a JSONDecoder")
    }

    private static func property<T: CatalogValue>(_ path: ReferenceWritableKeyPath<JSONCoderValue, T> & Sendable) -> NativeProperty {
        NativeProperty(type: T.swiftType) { (receiver, _) throws(Diagnostic) in
            try of(receiver)[keyPath: path].encode()
        } set: { (receiver, new, _) throws(Diagnostic) in
            try of(receiver)[keyPath: path] = try T.expect(new)
            return receiver
        }
    }

    /// What code tells those that encode and decode.
    private static let userInfo = NativeProperty(type: .dictionary(.named("CodingUserInfoKey"), .named("Any"))) {
        (receiver, _) throws(Diagnostic) in
        try of(receiver).userInfo
    } set: { (receiver, new, _) throws(Diagnostic) in
        try of(receiver).userInfo = new
        return receiver
    }

    // MARK: Text

    private func written(_ coded: CodedValue) throws(Diagnostic) -> Data {
        let encoder = JSONEncoder()
        if formatting.names.contains("prettyPrinted") { encoder.outputFormatting.insert(.prettyPrinted) }
        if formatting.names.contains("withoutEscapingSlashes") { encoder.outputFormatting.insert(.withoutEscapingSlashes) }
        // The order of the keys is another in each run where none is asked for.
        encoder.outputFormatting.insert(.sortedKeys)
        do { return try encoder.encode(CodedTree(coded: coded)) } catch {
            throw Diagnostic(.typeMismatch, "this cannot be written as JSON: \(error.localizedDescription)")
        }
    }

    private var options: CodingOptions {
        let (dates, bytes) = (dates, bytes)
        var options = CodingOptions { native in
            switch native {
            case let date as DateValue: dates.coded(date)
            case let url as URLValue: .string(url.url.absoluteString)
            case let data as DataValue: bytes.coded(data.data)
            case let decimal as DecimalValue: .double(NSDecimalNumber(decimal: decimal.decimal).doubleValue)
            default: GeometryCoding.coded(native) ?? FoundationCoding(dates: dates).coded(native)
            }
        } decodesNative: { name, coded in
            switch (name, coded) {
            case (DateValue.typeName, _): dates.date(coded)?.encode()
            case (URLValue.typeName, .string(let text)): URL(string: text).map { URLValue(url: $0).encode() }
            case (DecimalValue.typeName, .int(let number)): DecimalValue(decimal: Decimal(number)).encode()
            case (DecimalValue.typeName, .double(let number)): Decimal(string: "\(number)").map { DecimalValue(decimal: $0).encode() }
            case (DataValue.typeName, _): bytes.data(coded).map { DataValue(data: $0).encode() }
            default: GeometryCoding.value(named: name, coded) ?? FoundationCoding(dates: dates).value(named: name, coded)
            }
        }
        options.saysCorrupted = { name, coded in
            guard case .string = coded else { return nil }
            return switch name {
            case DateValue.typeName: dates.words
            case URLValue.typeName: "Invalid URL string."
            case DataValue.typeName: "Encountered Data is not valid Base64."
            default: nil
            }
        }
        switch keys {
        case .useDefaultKeys: break
        case .convertToSnakeCase, .convertFromSnakeCase: options.usesSnakeCase = true
        case .custom(let function): options.customKey = function
        }
        options.unusualNumbers = unusualNumbers.texts
        options.userInfo = userInfo
        if case .custom(let function) = dates { options.custom[DateValue.typeName] = function }
        if case .custom(let function) = bytes { options.custom[DataValue.typeName] = function }
        return options
    }
}

extension JSONCoderValue.DateStrategy {
    /// What is said of a text that is not a date, where dates are texts.
    fileprivate var words: String? {
        switch self {
        case .iso8601: "Expected date string to be ISO8601-formatted."
        case .formatted: "Date string does not match format expected by formatter."
        default: nil
        }
    }

    fileprivate func coded(_ date: DateValue) -> CodedValue {
        func number(_ value: Double) -> CodedValue { Int(exactly: value).map { .int($0) } ?? .double(value) }
        switch self {
        case .deferredToDate: return number(date.seconds)
        case .secondsSince1970: return number(date.date.timeIntervalSince1970)
        case .millisecondsSince1970: return number(date.date.timeIntervalSince1970 * 1000)
        case .iso8601: return .string(date.date.formatted(.iso8601))
        case .formatted(let formatter): return formatter.string(for: date.encode()).map { .string($0) } ?? .null
        case .custom: return .null
        }
    }

    fileprivate func date(_ coded: CodedValue) -> DateValue? {
        let number: Double? =
            switch coded {
            case .int(let value): Double(value)
            case .double(let value): value
            default: nil
            }
        switch (self, coded) {
        case (.iso8601, .string(let text)): return (try? Date(text, strategy: .iso8601)).map { DateValue($0) }
        case (.formatted(let formatter), .string(let text)): return formatter.date(from: text)
        case (.deferredToDate, _): return number.map { DateValue(seconds: $0) }
        case (.secondsSince1970, _): return number.map { DateValue(Date(timeIntervalSince1970: $0)) }
        case (.millisecondsSince1970, _): return number.map { DateValue(Date(timeIntervalSince1970: $0 / 1000)) }
        default: return nil
        }
    }
}
