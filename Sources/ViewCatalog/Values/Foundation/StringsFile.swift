// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

/// A `.strings` file: keys and what they are in one language.
package enum StringsFile {
    /// nil: it is not a property list of texts.
    package static func phrases(_ bytes: [UInt8]) -> [String: String]? {
        if bytes.isEmpty { return [:] }
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        return list as? [String: String]
    }
}
