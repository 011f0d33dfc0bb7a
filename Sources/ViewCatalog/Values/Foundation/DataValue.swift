// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Data`: bytes.
struct DataValue: CatalogNative {
    static var typeName: String { "Data" }
    var data: Data
    var swiftDescription: String { data.description }

    /// `String.Encoding`
    enum Encoding: CatalogEnum {
        case utf8, ascii, utf16, unicode, isoLatin1
        static var typeName: String { "String.Encoding" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Encoding.self), summary: "How text is encoded as bytes.", examples: ["String.Encoding.utf8"])

        var encoding: String.Encoding {
            switch self {
            case .utf8: .utf8
            case .ascii: .ascii
            case .utf16: .utf16
            case .unicode: .unicode
            case .isoLatin1: .isoLatin1
            }
        }
    }

    /// What goes through a Data goes through its bytes.
    var length: Int { data.count }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 14, conformances: ["Hashable"],
            initializers: [
                .initializer { DataValue(data: Data()) },
                NativeFunction(
                    "Data",
                    [
                        ParameterInfo(label: "contentsOf", name: "url", type: .named("URL")),
                        ParameterInfo(label: "options", name: "options", type: .named("Data.ReadingOptions"), defaultText: "[]"),
                    ]
                ) { (call) throws(Diagnostic) in DataValue(data: try AppFiles(call).bytes(call[0] ?? .nil)).encode() },
                .initializer(.required("base64Encoded", String.self)) { Data(base64Encoded: $0).map { DataValue(data: $0) } },
                NativeFunction("Data", [ParameterInfo(label: nil, name: "bytes", type: .named("Any"))]) { (call) throws(Diagnostic) in
                    if case .native(let native)? = call[0], let known = native as? DataValue {
                        return known.data.startIndex == 0 ? call[0] ?? .nil : DataValue(data: Data(known.data)).encode()
                    }
                    let bytes = try call.machine.elements(of: call[0] ?? .array([]), in: call.context, at: call.argumentSpan(0))
                    try call.machine.budget.allocate(bytes.count, at: call.span)
                    return DataValue(data: Data(bytes.compactMap(\.byte))).encode()
                },
            ],
            properties: [
                "count": .computed { (value: DataValue) in value.data.count },
                "isEmpty": .computed { (value: DataValue) in value.data.isEmpty },
                "startIndex": .computed { (value: DataValue) in value.data.startIndex },
                "endIndex": .computed { (value: DataValue) in value.data.endIndex },
            ],
            methods: [
                "base64EncodedString": [.method("base64EncodedString", of: DataValue.self) { $0.data.base64EncodedString() }],
                "write": [
                    NativeFunction(
                        "write",
                        [
                            ParameterInfo(label: "to", name: "url", type: URLValue.swiftType),
                            ParameterInfo(label: "options", name: "options", type: .named("Data.WritingOptions"), defaultText: "[]"),
                        ]
                    ) { (call) throws(Diagnostic) in
                        try AppFiles(call).write(try DataValue.expect(call.receiver ?? .nil).data, to: call[0] ?? .nil)
                        return .void
                    }
                ],
                "_byte": [byte], "_setByte": [setByte], "_part": [part], "_slice": [slice], "append": appending,
            ],
            elements: NativeElements(of: DataValue.self, count: { $0.data.count }) { .byte($0.data[$0.data.startIndex + $1]) },
            isPlainValue: true),
        summary: "Bytes.", examples: ["Data(\"a\".utf8)"])

    // MARK: Single bytes

    /// What the prelude's subscript reads: one byte, without the others.
    private static let byte = NativeFunction(
        "_byte", [ParameterInfo(label: "at", name: "index", type: .named("Int"))], resultType: .named("UInt8"), chargesItself: true
    ) { (call) throws(Diagnostic) in
        let data = try DataValue.expect(call.receiver ?? .nil).data
        return .byte(data[try place(call[0], in: data, call)])
    }

    /// What the prelude's subscript changes.
    private static let setByte = changing(
        "_setByte",
        [ParameterInfo(label: nil, name: "byte", type: .named("UInt8")), ParameterInfo(label: "at", name: "index", type: .named("Int"))]
    ) { (call, data) throws(Diagnostic) in data[try place(call[1], in: data, call)] = call[0]?.byte ?? 0 }

    private static func place(_ index: Value?, in data: Data, _ call: NativeCall) throws(Diagnostic) -> Int {
        let index = try Int.expect(index ?? .nil)
        guard data.indices.contains(index) else {
            throw Diagnostic(.indexOutOfRange, "index \(index) is out of range: there are \(data.count) bytes", at: call.span)
        }
        return index
    }

    // MARK: Several bytes

    /// The bytes from one place up to another, without the others.
    private static let part = NativeFunction(
        "_part",
        [ParameterInfo(label: "from", name: "start", type: .named("Int")), ParameterInfo(label: "to", name: "end", type: .named("Int"))],
        resultType: swiftType, chargesItself: true
    ) { (call) throws(Diagnostic) in
        let data = try DataValue.expect(call.receiver ?? .nil).data
        let (start, end) = (try Int.expect(call[0] ?? .nil), try Int.expect(call[1] ?? .nil))
        guard 0 <= start, start <= end, end <= data.count else {
            throw Diagnostic(
                .indexOutOfRange, "the bytes from \(start) to \(end) are out of range: there are \(data.count) bytes", at: call.span)
        }
        try call.machine.budget.work((end - start) / bytesOfWork, at: call.span)
        return DataValue(data: data.subdata(in: data.startIndex + start..<data.startIndex + end)).encode()
    }

    /// The same as a slice, which has the indices of the whole.
    private static let slice = NativeFunction(
        "_slice",
        [ParameterInfo(label: "from", name: "start", type: .named("Int")), ParameterInfo(label: "to", name: "end", type: .named("Int"))],
        resultType: swiftType
    ) { (call) throws(Diagnostic) in
        let data = try DataValue.expect(call.receiver ?? .nil).data
        let (start, end) = (try Int.expect(call[0] ?? .nil), try Int.expect(call[1] ?? .nil))
        guard data.startIndex <= start, start <= end, end <= data.endIndex else {
            throw Diagnostic(
                .indexOutOfRange, "the bytes from \(start) to \(end) are out of range: there are \(data.count) bytes", at: call.span)
        }
        return DataValue(data: data[start..<end]).encode()
    }

    private static let appending =
        [
            changing("append", [ParameterInfo(label: nil, name: "byte", type: .named("UInt8"))]) { (call, data) throws(Diagnostic) in
                try charge(1, addedTo: data, call)
                data.append(call[0]?.byte ?? 0)
            }
        ]
        + [nil, "contentsOf"].flatMap { label in
            [
                changing("append", [ParameterInfo(label: label, name: "other", type: swiftType)]) { (call, data) throws(Diagnostic) in
                    let other = try DataValue.expect(call[0] ?? .nil).data
                    try charge(other.count, addedTo: data, call)
                    data.append(other)
                }
            ]
        }

    private static func charge(_ count: Int, addedTo data: Data, _ call: NativeCall) throws(Diagnostic) {
        let budget = call.machine.budget
        try budget.allocate(count, at: call.span)
        if data.count + count > budget.limits.collection { try budget.allocate(data.count + count, at: call.span) }
    }

    /// A function that changes the bytes where they are. Bytes that somebody else holds, too, are copied, and so are those that have no more
    /// room.
    private static func changing(
        _ name: String, _ parameters: [ParameterInfo], _ body: @escaping @Sendable (NativeCall, inout Data) throws(Diagnostic) -> Void
    ) -> NativeFunction {
        NativeFunction(changing: name, parameters) { (call) throws(Diagnostic) in
            var data = DataValue.decode(call.takeReceiver())?.data ?? Data()
            defer { call.mutate(to: DataValue(data: data).encode()) }
            let before = data.withUnsafeBytes(\.baseAddress)
            try body(call, &data)
            if data.withUnsafeBytes(\.baseAddress) != before {
                try call.machine.budget.work(data.count / bytesOfWork, at: call.span)
            }
            return .void
        }
    }

    /// So many bytes are copied in the time in which one element is gone through.
    private static let bytesOfWork = 64

    /// `String(contentsOf: url)`: what a file of the app says.
    private static func text(_ label: String, _ type: String) -> NativeFunction {
        NativeFunction(
            "init",
            [
                ParameterInfo(label: label, name: label, type: .named(type)),
                ParameterInfo(label: "encoding", name: "encoding", type: Encoding.swiftType, defaultText: ".utf8"),
            ], resultType: .named("String")
        ) { (call) throws(Diagnostic) in
            let encoding = call[1].flatMap(Encoding.decode) ?? .utf8
            guard let text = String(data: try AppFiles(call).bytes(call[0] ?? .nil), encoding: encoding.encoding) else {
                throw Diagnostic(.invalidEncoding, "the file is not \(encoding.caseName) text", at: call.span)
            }
            return .string(text)
        }
    }

    /// `text.write(to: url, atomically: true, encoding: .utf8)`
    private static func writing(_ label: String, _ type: TypeSyntax) -> NativeFunction {
        NativeFunction(
            "write",
            [
                ParameterInfo(label: label, name: label, type: type),
                ParameterInfo(label: "atomically", name: "atomically", type: .named("Bool")),
                ParameterInfo(label: "encoding", name: "encoding", type: Encoding.swiftType),
            ]
        ) { (call) throws(Diagnostic) in
            let encoding = call[2].flatMap(Encoding.decode) ?? .utf8
            let text = try String.expect(call.receiver ?? .nil)
            try AppFiles(call).write(text.data(using: encoding.encoding, allowLossyConversion: true) ?? Data(), to: call[0] ?? .nil)
            return .void
        }
    }

    /// What Foundation adds to texts: `String(data:encoding:)` and `text.data(using:)`.
    static let textDeclaration = ValueTypeDeclaration(
        NativeType(
            "StringProtocol", isProtocol: true,
            initializers: [
                // `NSString(string:)`
                .initializer(.required("string", String.self)) { $0 },
                .initializer(.required("data", DataValue.self), .required("encoding", Encoding.self)) {
                    String(data: $0.data, encoding: $1.encoding)
                },
                NativeFunction(
                    "init",
                    [
                        ParameterInfo(label: "bytes", name: "bytes", type: .named("Any")),
                        ParameterInfo(label: "encoding", name: "encoding", type: Encoding.swiftType),
                    ], resultType: .optional(.named("String"))
                ) { (call) throws(Diagnostic) in
                    let bytes = try call.machine.elements(of: call[0] ?? .array([]), in: call.context, at: call.argumentSpan(0))
                    let encoding = call[1].flatMap(Encoding.decode) ?? .utf8
                    try call.machine.budget.allocate(bytes.count, at: call.span)
                    return String(bytes: bytes.compactMap(\.byte), encoding: encoding.encoding).map { .string($0) } ?? .nil
                }, text("contentsOf", "URL"), text("contentsOfFile", "String"),
            ] + LocalizedStrings.initializers,
            properties: TextTransforms.properties,
            methods: TextMeasuring.methods.merging(TextTransforms.methods) { first, _ in first }.merging([
                "write": [writing("to", URLValue.swiftType), writing("toFile", .named("String"))],
                "data": [
                    .method("data", of: String.self, .required("using", Encoding.self)) {
                        $0.data(using: $1.encoding).map { DataValue(data: $0) }
                    }
                ],
            ]) { first, _ in first }),
        summary: "A piece of text.", examples: ["\"a\".data(using: .utf8)"])
}
