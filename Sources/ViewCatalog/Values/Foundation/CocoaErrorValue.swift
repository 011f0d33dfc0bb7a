// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `CocoaError`, as Foundation throws it for files.
struct CocoaErrorValue: CatalogNative {
    static var typeName: String { "CocoaError" }
    var code: Code
    /// The names of what it is about, and of the folder around; empty where it is about none.
    var file = ""
    var folder = ""

    var swiftDescription: String { NSErrorValue(domain: NSCocoaErrorDomain, code: code.rawValue, text: text).swiftDescription }

    /// In Apple's words.
    private var text: String {
        switch code {
        case .fileReadNoSuchFile where !file.isEmpty: "The file “\(file)” couldn’t be opened because there is no such file."
        case .fileNoSuchFile where !folder.isEmpty: "The file “\(file)” doesn’t exist."
        case .fileWriteNoPermission where !file.isEmpty:
            "You don’t have permission to save the file “\(file)” in the folder “\(folder)”."
        case .fileWriteFileExists where !file.isEmpty:
            "The file “\(file)” couldn’t be saved because a file with the same name already exists."
        case .fileReadNoSuchFile: "The file couldn’t be opened because it doesn’t exist."
        case .fileNoSuchFile: "The file doesn’t exist."
        case .fileWriteNoPermission: "You don’t have permission."
        case .fileWriteFileExists: "The file couldn’t be saved because a file with the same name already exists."
        case .fileReadCorruptFile: "The data couldn’t be read because it isn’t in the correct format."
        case .fileReadUnknown: "The file couldn’t be opened."
        case .fileWriteUnknown: "The file couldn’t be saved."
        case .fileWriteOutOfSpace: "The file couldn’t be saved because there isn’t enough space."
        case .formatting: "The value is not formatted correctly."
        case .userCancelled: "The operation was cancelled."
        case .fileReadNoPermission: "You don’t have permission."
        case .propertyListReadCorrupt, .coderReadCorrupt: "The data couldn’t be read because it isn’t in the correct format."
        case .coderValueNotFound: "The data couldn’t be read because it is missing."
        default: "The operation couldn’t be completed. (Cocoa error \(code.rawValue).)"
        }
    }

    /// The codes that code about files and archives asks for, with Foundation's numbers.
    enum Code: Int, CatalogEnum {
        case fileNoSuchFile = 4
        case fileLocking = 255
        case fileReadUnknown = 256
        case fileReadNoPermission = 257
        case fileReadInvalidFileName = 258
        case fileReadCorruptFile = 259
        case fileReadNoSuchFile = 260
        case fileReadInapplicableStringEncoding = 261
        case fileReadUnsupportedScheme = 262
        case fileReadTooLarge = 263
        case fileReadUnknownStringEncoding = 264
        case fileWriteUnknown = 512
        case fileWriteNoPermission = 513
        case fileWriteInvalidFileName = 514
        case fileWriteFileExists = 516
        case fileWriteInapplicableStringEncoding = 517
        case fileWriteUnsupportedScheme = 518
        case fileWriteOutOfSpace = 640
        case fileWriteVolumeReadOnly = 642
        case keyValueValidation = 1024
        case formatting = 2048
        case userCancelled = 3072
        case featureUnsupported = 3328
        case propertyListReadCorrupt = 3840
        case propertyListReadUnknownVersion = 3841
        case propertyListReadStream = 3842
        case propertyListWriteStream = 3851
        case propertyListWriteInvalid = 3852
        case coderReadCorrupt = 4864
        case coderValueNotFound = 4865
        case coderInvalidValue = 4866

        static var typeName: String { "CocoaError.Code" }

        static let declaration = ValueTypeDeclaration(
            .enumeration(Code.self, properties: ["rawValue": .computed { (code: Code) in code.rawValue }]),
            summary: "What went wrong with a file.", examples: ["CocoaError.Code.fileReadNoSuchFile"])
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, conformances: ["Hashable", "Error"],
            initializers: [.initializer(.unlabeled("code", Code.self)) { CocoaErrorValue(code: $0) }],
            staticMembers: Dictionary(
                uniqueKeysWithValues: Code.allCases.map { ($0.caseName, .of($0)) } + [("errorDomain", .of(NSCocoaErrorDomain))]),
            properties: [
                "code": .computed { (error: CocoaErrorValue) in error.code },
                "errorCode": .computed { (error: CocoaErrorValue) in error.code.rawValue },
                "localizedDescription": .computed { (error: CocoaErrorValue) in error.text },
            ],
            operators: [
                "~=": [
                    .make("~=", .unlabeled("code", Code.self), .unlabeled("error", CocoaErrorValue.self)) { code, error in
                        code == error.code
                    }
                ]
            ]),
        summary: "A Foundation error, mostly about a file.", examples: ["CocoaError(.fileReadNoSuchFile)"])
}
