// SPDX-License-Identifier: GPL-3.0-or-later

/// Declarations with what swiftc 6.3 says of them; nil of what it accepts.
enum CheckedDeclaration {
    typealias Case = (source: String, words: String?)

    static let all = initializers + keyPaths + typeArguments + conformances
}
