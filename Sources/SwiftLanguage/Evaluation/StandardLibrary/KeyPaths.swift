// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let keyPath = NativeType(
        "KeyPath", aliases: ["WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath"], conformances: ["Hashable"],
        methods: byName([
            .method("appending", [.any("path")]) { (call, value) throws(Diagnostic) in
                guard case .keyPath(let first) = value, case .keyPath(let second)? = call[0] else { return .nil }
                try call.machine.budget.allocate(first.components.count + second.components.count, weight: 3, at: call.span)
                return .keyPath(KeyPathValue(first.components + second.components, root: first.root))
            },
            hashing,
        ]))
}
