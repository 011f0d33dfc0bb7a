// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a builder gave: several views, none, or the chosen branch of a condition.
struct BlockValue: NativeValue {
    /// Views and blocks.
    let items: [Value]
    /// Which branch of a condition was taken; nil for a plain block.
    let branch: BuilderBranch?

    var nativeTypeName: String { "TupleView" }
    var swiftDescription: String { "TupleView(\(items.count))" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? BlockValue)?.items == items }
    func hash(into hasher: inout Hasher) { hasher.combine(items) }
}
