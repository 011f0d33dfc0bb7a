// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A mirror of a range shows its bounds.
    static let rangeMirrors = reading(
        ##"""
        func t() -> String { let m = Mirror(reflecting: 3...); let k = Mirror(reflecting: ..<4); let q = Mirror(reflecting: ...4.5); return [m, k, q].map { "\($0.children.map { "\($0.label ?? "-"):\($0.value)" }) \($0.displayStyle.map { "\($0)" } ?? "nil")" }.joined(separator: ";") }
        //= ["lowerBound:3"] struct;["upperBound:4"] struct;["upperBound:4.5"] struct
        """##)
}
