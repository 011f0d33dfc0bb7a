// SPDX-License-Identifier: GPL-3.0-or-later

/// The folders of an asset catalogue that are part of its names: `Icons/star` is `star` in `Icons`.
struct AssetNamespace {
    /// The full names of the assets in it, by their own.
    private(set) var names: [String: String] = [:]
    private(set) var parts: [String: AssetNamespace] = [:]

    init(_ names: some Sequence<String>) {
        for name in names { add(name, at: name.split(separator: "/").map(String.init)[...]) }
    }

    private mutating func add(_ name: String, at path: ArraySlice<String>) {
        guard let first = path.first else { return }
        if path.count == 1 { names[first] = name } else { parts[first, default: AssetNamespace([])].add(name, at: path.dropFirst()) }
    }
}
