// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let set = NativeType(
        "Set", conformances: ["Hashable"],
        initializers: [
            NativeFunction("Set", [.any()]) { (call) throws(Diagnostic) in .set(try call.activation.makeSet(try call.elements(at: 0))) },
            NativeFunction("Set", []) { _ in .set(SetValue()) },
        ],
        properties: sequenceProperties,
        methods: byName(sequenceMethods + setChanges + (setOperations + setComparisons).map { $0.costing(Price.sets) } + [hashing])
    )

    private static let setChanges: [NativeFunction] = [
        changeSet("insert") { (call, set, element) throws(Diagnostic) in
            let (inserted, member) = try call.activation.insert(element, into: &set)
            if inserted { try call.machine.budget.spend(Price.newMember, at: call.span) }
            return .tuple([
                TupleElement(label: "inserted", value: .bool(inserted)), TupleElement(label: "memberAfterInsert", value: member),
            ])
        },
        changeSet("remove") { (call, set, element) throws(Diagnostic) in try call.activation.remove(element, from: &set).optional },
        changeSet("update", [.element("with")]) { (call, set, element) throws(Diagnostic) in
            let old = try call.activation.remove(element, from: &set)
            try call.activation.insert(element, into: &set)
            return old.optional
        },
        changeSet("removeFirst", []) { (call, set, _) throws(Diagnostic) in
            guard let first = set.elements.first else {
                throw Diagnostic(.indexOutOfRange, "there is no element to remove", at: call.span)
            }
            return try call.activation.remove(first, from: &set) ?? .nil
        },
        changeSet("popFirst", []) { (call, set, _) throws(Diagnostic) in
            try set.elements.first.flatMap { (first) throws(Diagnostic) in try call.activation.remove(first, from: &set) }.optional
        },
        changeSet("remove", [.int("at")]) { (call, set, index) throws(Diagnostic) in
            guard case .int(let place) = index, set.elements.indices.contains(place) else {
                throw Diagnostic(.indexOutOfRange, "there is no element at this index", at: call.span)
            }
            return try call.activation.remove(set.elements[place], from: &set) ?? .nil
        },
        changeSet(
            "removeAll", [ParameterInfo(label: "keepingCapacity", name: "keepingCapacity", type: .named("Bool"), defaultText: "false")]
        ) {
            (_, set, _) in
            set = SetValue()
            return .void
        },
        changeSet("reserveCapacity", [.int()]) { (_, _, _) in .void },
        forming("formUnion", union), forming("formIntersection", intersection), forming("subtract", difference),
        forming("formSymmetricDifference", symmetricDifference),
    ]

    private static let setOperations: [NativeFunction] = [
        making("union", union), making("intersection", intersection), making("subtracting", difference),
        making("symmetricDifference", symmetricDifference),
    ]

    private static let setComparisons: [NativeFunction] = [
        comparing("isSubset", "of") { (call, a, b) throws(Diagnostic) in try isSubset(call, a, b) },
        comparing("isSuperset", "of") { (call, a, b) throws(Diagnostic) in try isSubset(call, b, a) },
        comparing("isStrictSubset", "of") { (call, a, b) throws(Diagnostic) in
            a.count < b.count ? try isSubset(call, a, b) : false
        },
        comparing("isStrictSuperset", "of") { (call, a, b) throws(Diagnostic) in
            b.count < a.count ? try isSubset(call, b, a) : false
        },
        comparing("isDisjoint", "with") { (call, a, b) throws(Diagnostic) in
            for element in a.elements where try call.activation.contains(b, element) { return false }
            return true
        },
    ]

    // MARK: Set algebra

    private typealias Algebra = @Sendable (NativeCall, SetValue, SetValue) throws(Diagnostic) -> SetValue

    private static let union: Algebra = { (call, a, b) throws(Diagnostic) in
        try call.machine.budget.allocate(a.count, at: call.span)
        var result = a
        for element in b.elements { try add(element, to: &result, call) }
        return result
    }

    private static let intersection: Algebra = { (call, a, b) throws(Diagnostic) in
        var result = SetValue()
        for element in a.elements where try call.activation.contains(b, element) { try add(element, to: &result, call) }
        return result
    }

    private static let difference: Algebra = { (call, a, b) throws(Diagnostic) in
        var result = SetValue()
        for element in a.elements where try !call.activation.contains(b, element) { try add(element, to: &result, call) }
        return result
    }

    /// A new member takes longer than to look for one.
    private static func add(_ element: Value, to set: inout SetValue, _ call: NativeCall) throws(Diagnostic) {
        guard try call.activation.insert(element, into: &set).inserted else { return }
        try call.machine.budget.spend(Price.newMember, at: call.span)
    }

    private static let symmetricDifference: Algebra = { (call, a, b) throws(Diagnostic) in
        try union(call, try difference(call, a, b), try difference(call, b, a))
    }

    private static func isSubset(_ call: NativeCall, _ a: SetValue, _ b: SetValue) throws(Diagnostic) -> Bool {
        for element in a.elements where try !call.activation.contains(b, element) { return false }
        return true
    }

    /// Another set, or any sequence as one.
    private static func other(_ call: NativeCall) throws(Diagnostic) -> SetValue {
        if case .set(let set)? = call[0] { return set }
        return try call.activation.makeSet(try call.elements(at: 0))
    }

    private static func forming(_ name: String, _ body: @escaping Algebra) -> NativeFunction {
        .mutating(name, [.any()]) { (call, value) throws(Diagnostic) in
            guard case .set(let set) = value else { return .void }
            let result = try body(call, set, try other(call))
            try call.machine.budget.allocate(result.count, at: call.span)
            call.mutate(to: .set(result))
            return .void
        }.costing(Price.sets)
    }

    private static func making(_ name: String, _ body: @escaping Algebra) -> NativeFunction {
        .method(name, [.any()]) { (call, value) throws(Diagnostic) in
            guard case .set(let set) = value else { return value }
            let result = try body(call, set, try other(call))
            try call.machine.budget.allocate(result.count, at: call.span)
            return .set(result)
        }
    }

    private static func comparing(
        _ name: String, _ label: String, _ body: @escaping @Sendable (NativeCall, SetValue, SetValue) throws(Diagnostic) -> Bool
    ) -> NativeFunction {
        .method(name, [.any(label)]) { (call, value) throws(Diagnostic) in
            guard case .set(let set) = value else { return .bool(false) }
            return .bool(try body(call, set, try other(call)))
        }
    }
}
