// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What every option set has in the language.
enum OptionSetMembers {
    static func properties<T: CatalogNative & OptionSet>(_ type: T.Type) -> [String: NativeProperty] where T.RawValue == Int {
        ["isEmpty": .computed { (set: T) in set.isEmpty }, "rawValue": .computed { (set: T) in set.rawValue }]
    }

    static func methods<T: CatalogNative & OptionSet>(_ type: T.Type) -> [String: [NativeFunction]] where T.RawValue == Int {
        func combine(_ name: String, _ body: @escaping @Sendable (T, T) -> T) -> [NativeFunction] {
            [.method(name, of: T.self, .unlabeled("other", T.self)) { body($0, $1) }]
        }
        return [
            "contains": [.method("contains", of: T.self, .unlabeled("member", T.self)) { $0.isSuperset(of: $1) }],
            "union": combine("union") { $0.union($1) },
            "intersection": combine("intersection") { $0.intersection($1) },
            "subtracting": combine("subtracting") { $0.subtracting($1) },
            "insert": [change("insert", T.self) { $0.union($1) }],
            "remove": [change("remove", T.self) { $0.subtracting($1) }],
        ]
    }

    private static func change<T: CatalogNative & OptionSet>(
        _ name: String, _ type: T.Type, _ body: @escaping @Sendable (T, T) -> T
    ) -> NativeFunction where T.RawValue == Int {
        NativeFunction(name, [ParameterInfo(label: nil, name: "member", type: T.swiftType)], isMutating: true) {
            (call) throws(Diagnostic) in
            call.mutate(to: body(try T.expect(call.receiver ?? .nil), try T.expect(call[0] ?? .nil)).encode())
            return .void
        }
    }

    static func literal<T: CatalogNative & OptionSet>(_ type: T.Type) -> @Sendable ([Value]) throws(Diagnostic) -> Value
    where T.RawValue == Int {
        { (values) throws(Diagnostic) in
            var result = T()
            for value in values { result = result.union(try T.expect(value)) }
            return result.encode()
        }
    }
}
