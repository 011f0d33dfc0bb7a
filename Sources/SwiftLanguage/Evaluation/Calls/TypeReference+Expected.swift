// SPDX-License-Identifier: GPL-3.0-or-later

extension TypeReference {
    /// `Array(repeating: .zero, count: 3)` where `[CGPoint]` is expected: the collection with the elements that the context tells.
    func holding(_ expected: ResolvedType) -> TypeReference? {
        switch (resolved, expected.unwrapped) {
        case (.array(let own), .array(let element)) where own.isAny && !element.isAny && !element.isElement:
            TypeReference(name: name, resolved: expected.unwrapped)
        default: nil
        }
    }
}
