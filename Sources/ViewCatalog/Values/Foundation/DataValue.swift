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
            .enumeration(Encoding.self), summary: "How a text becomes bytes.", examples: ["String.Encoding.utf8"])

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

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable"],
            initializers: [
                .initializer { DataValue(data: Data()) },
                .initializer(.required("contentsOf", Value.self)) { (place: Value) throws(Diagnostic) -> DataValue in
                    throw Diagnostic(.unsupported, "\(place.debugDescription(rounded: true)) is not loaded")
                },
                .initializer(.required("base64Encoded", String.self)) { Data(base64Encoded: $0).map { DataValue(data: $0) } },
                NativeFunction("Data", [ParameterInfo(label: nil, name: "bytes", type: .named("Any"))]) { (call) throws(Diagnostic) in
                    if case .native(let native)? = call[0], native is DataValue { return call[0] ?? .nil }
                    let bytes = try call.machine.elements(of: call[0] ?? .array([]), in: call.context, at: call.argumentSpan(0))
                    return DataValue(data: Data(bytes.compactMap(\.byte))).encode()
                },
            ],
            properties: [
                "count": .computed { (value: DataValue) in value.data.count },
                "isEmpty": .computed { (value: DataValue) in value.data.isEmpty },
            ],
            methods: [
                "base64EncodedString": [.method("base64EncodedString", of: DataValue.self) { $0.data.base64EncodedString() }],
                "append": [
                    NativeFunction("append", [ParameterInfo(label: nil, name: "other", type: swiftType)], isMutating: true) {
                        (call) throws(Diagnostic) in
                        let other = try DataValue.expect(call[0] ?? .nil)
                        let whole = try DataValue.expect(call.receiver ?? .nil).data + other.data
                        try call.machine.budget.allocate(whole.count, at: call.span)
                        call.mutate(to: DataValue(data: whole).encode())
                        return .void
                    }
                ],
            ],
            elements: { native in (native as? DataValue)?.data.map { .byte($0) } ?? [] }),
        summary: "Bytes.", examples: ["Data(\"a\".utf8)"])

    /// What Foundation adds to texts: `String(data:encoding:)` and `text.data(using:)`.
    static let textDeclaration = ValueTypeDeclaration(
        NativeType(
            "StringProtocol", isProtocol: true,
            initializers: [
                .initializer(.required("data", DataValue.self), .required("encoding", Encoding.self)) {
                    String(data: $0.data, encoding: $1.encoding)
                }
            ],
            methods: [
                "data": [
                    .method("data", of: String.self, .required("using", Encoding.self)) {
                        $0.data(using: $1.encoding).map { DataValue(data: $0) }
                    }
                ]
            ]),
        summary: "What a text is.", examples: ["\"a\".data(using: .utf8)"])
}
