// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a builder gave: several views, none, or the chosen branch of a condition. The items become nodes when it is known
/// which expressions they came from, because values such as `Color.red` carry no name of their own.
struct BlockValue: NativeValue {
    let items: [Value]
    /// Which branch of a condition was taken; nil for a plain block.
    let branch: Int?

    var nativeTypeName: String { "TupleView" }
    var swiftDescription: String { "TupleView(\(items.count))" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? BlockValue)?.items == items }
    func hash(into hasher: inout Hasher) { hasher.combine(items) }
}
