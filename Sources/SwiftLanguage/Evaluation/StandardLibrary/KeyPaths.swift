// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let keyPath = NativeType(
        "KeyPath", aliases: ["WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath"], conformances: ["Hashable"],
        methods: byName([
            .method("appending", [.any("path")]) { (call, value) in
                guard case .keyPath(let first) = value, case .keyPath(let second)? = call[0] else { return .nil }
                return .keyPath(KeyPathValue(first.components + second.components, root: first.root))
            },
            hashing,
        ]))
}
