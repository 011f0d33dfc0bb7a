// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `URLError`
struct URLErrorValue: CatalogNative {
    static var typeName: String { "URLError" }
    var code: Code
    var swiftDescription: String { "URLError(_nsError: \(NSErrorValue(domain: URLError.errorDomain, code: code.number).swiftDescription))" }

    /// In Apple's words where they are known; this platform's Foundation has the number alone.
    private var text: String {
        let code = URLError.Code(rawValue: code.number) ?? .unknown
        return Self.texts[code] ?? URLError(code).localizedDescription
    }

    private static let texts: [URLError.Code: String] = [
        .notConnectedToInternet: "The Internet connection appears to be offline.", .timedOut: "The request timed out.",
        .cannotFindHost: "A server with the specified hostname could not be found.",
        .cannotConnectToHost: "Could not connect to the server.", .networkConnectionLost: "The network connection was lost.",
        .badServerResponse: "There was a bad response from the server.", .badURL: "bad URL", .unsupportedURL: "unsupported URL",
        .cancelled: "cancelled", .unknown: "unknown error", .cannotParseResponse: "cannot parse response",
    ]

    struct Code: CatalogNative {
        static var typeName: String { "URLError.Code" }
        static let offline = Code(number: URLError.Code.notConnectedToInternet.rawValue)
        var number: Int
        var swiftDescription: String { "URLError.Code(rawValue: \(number))" }

        /// The codes by their names.
        fileprivate static let named: [String: URLError.Code] = [
            "unknown": .unknown, "cancelled": .cancelled, "badURL": .badURL, "timedOut": .timedOut, "unsupportedURL": .unsupportedURL,
            "cannotFindHost": .cannotFindHost, "cannotConnectToHost": .cannotConnectToHost,
            "networkConnectionLost": .networkConnectionLost, "dnsLookupFailed": .dnsLookupFailed,
            "httpTooManyRedirects": .httpTooManyRedirects, "resourceUnavailable": .resourceUnavailable,
            "notConnectedToInternet": .notConnectedToInternet, "redirectToNonExistentLocation": .redirectToNonExistentLocation,
            "badServerResponse": .badServerResponse, "userCancelledAuthentication": .userCancelledAuthentication,
            "userAuthenticationRequired": .userAuthenticationRequired, "zeroByteResource": .zeroByteResource,
            "cannotDecodeRawData": .cannotDecodeRawData, "cannotDecodeContentData": .cannotDecodeContentData,
            "cannotParseResponse": .cannotParseResponse, "fileDoesNotExist": .fileDoesNotExist,
            "noPermissionsToReadFile": .noPermissionsToReadFile, "dataLengthExceedsMaximum": .dataLengthExceedsMaximum,
            "secureConnectionFailed": .secureConnectionFailed, "dataNotAllowed": .dataNotAllowed,
        ]
        fileprivate static let members = named.mapValues { NativeStatic.of(Code(number: $0.rawValue)) }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName, conformances: ["Hashable"],
                initializers: [.initializer(.required("rawValue", Int.self)) { Code(number: $0) }],
                staticMembers: members, properties: ["rawValue": .computed { (code: Code) in code.number }]),
            summary: "What went wrong with a network request.", examples: ["URLError.Code.timedOut"])
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable", "Error"],
            initializers: [.initializer(.unlabeled("code", Code.self)) { URLErrorValue(code: $0) }],
            staticMembers: Code.members.merging(["errorDomain": .of(URLError.errorDomain)]) { first, _ in first },
            properties: [
                "code": .computed { (error: URLErrorValue) in error.code },
                "errorCode": .computed { (error: URLErrorValue) in error.code.number },
                "localizedDescription": .computed { (error: URLErrorValue) in error.text },
                "failingURL": .computed { (_: URLErrorValue) in URLValue?.none },
            ],
            operators: [
                "~=": [
                    .make("~=", .unlabeled("code", Code.self), .unlabeled("error", URLErrorValue.self)) { code, error in code == error.code
                    }
                ]
            ]),
        summary: "An error of a network request.", examples: ["URLError(.timedOut)"])
}

/// `NSError`
struct NSErrorValue: CatalogNative {
    static var typeName: String { "NSError" }
    var domain: String
    var code: Int
    var userInfo: Value

    init(domain: String, code: Int, userInfo: Value = .dictionary(DictionaryValue())) {
        (self.domain, self.code, self.userInfo) = (domain, code, userInfo)
    }

    init(domain: String, code: Int, text: String) {
        var entries = DictionaryValue()
        entries[.string(NSLocalizedDescriptionKey)] = .string(text)
        self.init(domain: domain, code: code, userInfo: .dictionary(entries))
    }

    var swiftDescription: String { "Error Domain=\(domain) Code=\(code) \"\(text ?? "(null)")\"" }

    /// What its author says of it.
    private var text: String? { words(NSLocalizedDescriptionKey) }

    private func words(_ key: String) -> String? {
        guard case .dictionary(let entries) = userInfo else { return nil }
        return String.decode(entries[.string(key)] ?? .nil)
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable", "Error"],
            initializers: [
                .initializer(.required("domain", String.self), .required("code", Int.self)) { NSErrorValue(domain: $0, code: $1) },
                .initializer(
                    .required("domain", String.self), .required("code", Int.self),
                    .any("userInfo", name: "userInfo", of: .dictionary(.named("String"), .named("Any")))
                ) {
                    NSErrorValue(domain: $0, code: $1, userInfo: $2)
                },
            ],
            properties: [
                "domain": .computed { (error: NSErrorValue) in error.domain }, "code": .computed { (error: NSErrorValue) in error.code },
                "userInfo": .computed { (error: NSErrorValue) in error.userInfo },
                "localizedFailureReason": .computed { (error: NSErrorValue) in error.words(NSLocalizedFailureReasonErrorKey) },
                "localizedRecoverySuggestion": .computed { (error: NSErrorValue) in error.words(NSLocalizedRecoverySuggestionErrorKey) },
                "helpAnchor": .computed { (error: NSErrorValue) in error.words(NSHelpAnchorErrorKey) },
                "localizedDescription": .computed { (error: NSErrorValue) in
                    error.text ?? NSError(domain: error.domain, code: error.code).localizedDescription
                },
            ]),
        summary: "A Foundation error with a domain and a code.", examples: ["NSError(domain: \"app\", code: 7)"])
}

/// `CancellationError`
struct CancellationErrorValue: CatalogNative {
    static var typeName: String { "CancellationError" }
    var swiftDescription: String { "CancellationError()" }

    static let declaration = ValueTypeDeclaration(
        NativeType(typeName, conformances: ["Error"], initializers: [.initializer { CancellationErrorValue() }]),
        summary: "The error that a cancelled task throws.", examples: ["CancellationError()"])
}
