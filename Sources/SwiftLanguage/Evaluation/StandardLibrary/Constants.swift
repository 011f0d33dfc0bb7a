// SPDX-License-Identifier: GPL-3.0-or-later

/// Constants of the top level: of Foundation's errors, and of the C library.
extension StandardLibrary {
    static let constants: [String: Value] = [
        "NSLocalizedDescriptionKey": .string("NSLocalizedDescription"),
        "NSLocalizedFailureReasonErrorKey": .string("NSLocalizedFailureReason"),
        "NSLocalizedRecoverySuggestionErrorKey": .string("NSLocalizedRecoverySuggestion"),
        "NSUnderlyingErrorKey": .string("NSUnderlyingError"), "NSURLErrorDomain": .string("NSURLErrorDomain"),
        "NSCocoaErrorDomain": .string("NSCocoaErrorDomain"), "M_PI": .double(.pi), "M_E": .double(2.718281828459045),
    ]
}
