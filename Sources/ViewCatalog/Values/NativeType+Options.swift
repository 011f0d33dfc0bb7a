// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension NativeType {
    /// An option set: its named members, and what `OptionSet` and `SetAlgebra` give every one.
    static func options<T: CatalogNative & OptionSet>(
        _ type: T.Type, _ named: [(name: String, value: T)], initializers: [NativeFunction] = []
    ) -> NativeType where T.RawValue == Int, T.Element == T {
        let standard: [NativeFunction] = [
            .initializer { T() }, .initializer(.required("rawValue", Int.self)) { T(rawValue: $0) },
            .initializer(.unlabeled("sequence", [T].self)) { T($0) },
        ]
        return NativeType(
            T.typeName, conformances: ["Hashable"], initializers: initializers + standard,
            staticMembers: Dictionary(uniqueKeysWithValues: named.map { ($0.name, NativeStatic.of($0.value)) }),
            properties: ["isEmpty": .computed { (set: T) in set.isEmpty }, "rawValue": .computed { (set: T) in set.rawValue }],
            methods: Dictionary(grouping: OptionSetMethods<T>.all, by: \.name)
        ) { (values) throws(Diagnostic) in
            var result = T()
            for value in values { result.formUnion(try T.expect(value)) }
            return result.encode()
        }
    }
}

/// The methods of every option set.
private enum OptionSetMethods<T: CatalogNative & OptionSet> where T.RawValue == Int, T.Element == T {
    static var all: [NativeFunction] { combinations + questions + changes + memberChanges }

    private static var combinations: [NativeFunction] {
        func combine(_ name: String, _ body: @escaping @Sendable (T, T) -> T) -> NativeFunction {
            .method(name, of: T.self, .unlabeled("other", T.self)) { body($0, $1) }
        }
        return [
            combine("union") { $0.union($1) }, combine("intersection") { $0.intersection($1) },
            combine("subtracting") { $0.subtracting($1) }, combine("symmetricDifference") { $0.symmetricDifference($1) },
        ]
    }

    private static var questions: [NativeFunction] {
        func ask(_ name: String, _ parameter: Parameter<T>, _ body: @escaping @Sendable (T, T) -> Bool) -> NativeFunction {
            .method(name, of: T.self, parameter) { body($0, $1) }
        }
        let other = Parameter<T>.required("of")
        return [
            ask("contains", .unlabeled("member")) { $0.contains($1) }, ask("isSubset", other) { $0.isSubset(of: $1) },
            ask("isSuperset", other) { $0.isSuperset(of: $1) }, ask("isStrictSubset", other) { $0.isStrictSubset(of: $1) },
            ask("isStrictSuperset", other) { $0.isStrictSuperset(of: $1) },
            ask("isDisjoint", .required("with")) { $0.isDisjoint(with: $1) },
        ]
    }

    private static var changes: [NativeFunction] {
        func change(_ name: String, _ body: @escaping @Sendable (inout T, T) -> Void) -> NativeFunction {
            .mutating(name, of: T.self, .unlabeled("other", T.self)) { body(&$0, $1) }
        }
        return [
            change("formUnion") { $0.formUnion($1) }, change("formIntersection") { $0.formIntersection($1) },
            change("subtract") { $0.subtract($1) }, change("formSymmetricDifference") { $0.formSymmetricDifference($1) },
        ]
    }

    /// What they give says what was in the set before.
    private static var memberChanges: [NativeFunction] {
        let inserted = TypeSyntax.tuple([
            .init(label: "inserted", type: .named("Bool")), .init(label: "memberAfterInsert", type: T.swiftType),
        ])
        return [
            change("insert", nil, gives: inserted) { set, member in
                let (isNew, kept) = set.insert(member)
                return .tuple([
                    TupleElement(label: "inserted", value: .bool(isNew)), TupleElement(label: "memberAfterInsert", value: kept.encode()),
                ])
            },
            change("remove", nil, gives: .optional(T.swiftType)) { $0.remove($1)?.encode() ?? .nil },
            change("update", "with", gives: .optional(T.swiftType)) { $0.update(with: $1)?.encode() ?? .nil },
        ]
    }

    private static func change(
        _ name: String, _ label: String?, gives result: TypeSyntax, _ body: @escaping @Sendable (inout T, T) -> Value
    ) -> NativeFunction {
        let member = ParameterInfo(label: label, name: "member", type: T.swiftType)
        return NativeFunction(name, [member], resultType: result, isMutating: true) { (call) throws(Diagnostic) in
            var set = try T.expect(call.receiver ?? .nil)
            let answer = body(&set, try T.expect(call[0] ?? .nil))
            call.mutate(to: set.encode())
            return answer
        }
    }
}
