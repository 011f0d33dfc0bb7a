// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether a switch has a case for every value of its subject.
extension Typer {
    func checkExhaustive(_ choice: SwitchStatement, _ subject: StaticType, at span: SourceSpan?) {
        // Which cases there are of those between `#if` and `#endif` is decided when they run.
        if choice.cases.contains(where: { $0.patterns.isEmpty || $0.clause != nil }) { return }
        let patterns = choice.cases.flatMap(\.patterns)
        var covering = SwitchCovering(index: index)
        let space = covering.space(of: subject, patterns.map(\.pattern))
        let isExhaustive: Bool
        if case .unknown = space {
            // Of a subject that is not known, values that no list of literals can name all.
            isExhaustive = patterns.isEmpty || !patterns.allSatisfy(\.pattern.isOpenLiteral)
        } else {
            isExhaustive = covering.isCovered(patterns.filter { $0.condition == nil }.map { [$0.pattern] }, [space], depth: 0)
            if covering.work > SwitchCovering.limit {
                return report(
                    Diagnostic(
                        .limitExceeded, "unable to check that this switch is exhaustive in reasonable time", at: span,
                        hint: "add a 'default'"))
            }
        }
        guard !isExhaustive else { return }
        if choice.cases.isEmpty {
            let words = "'switch' statement body must have at least one 'case' or 'default' block; add a default case"
            return report(Diagnostic(.unsupported, words, at: span))
        }
        report(Diagnostic(.unsupported, "switch must be exhaustive", at: span, hint: "add the missing cases, or a 'default'"))
    }
}

/// Asks whether patterns meet every value of a type.
private struct SwitchCovering {
    let index: StaticIndex
    /// How many patterns were looked at. Where many columns leave two choices each, that doubles with every column.
    private(set) var work = 0
    static let limit = 200_000

    init(index: StaticIndex) { self.index = index }

    // MARK: What values there are

    func space(of type: StaticType, _ patterns: [Pattern]) -> ValueSpace {
        switch type {
        case .tuple(let elements) where elements.count > 1:
            return .tuple(
                elements.indices.map { index in
                    space(of: elements[index].type, patterns.compactMap { $0.part(index, of: elements.count) })
                })
        case .unknown: return patterns.contains(where: \.isBool) ? .bool : .unknown
        default: return space(of: type)
        }
    }

    private func space(of type: StaticType) -> ValueSpace {
        if let wrapped = type.wrapped { return .optional(wrapped) }
        switch type {
        case .bool: return .bool
        case .tuple(let elements) where elements.count > 1: return .tuple(elements.map { space(of: $0.type) })
        case .nominal(let name, let arguments):
            guard let info = index.types[name], info.isComplete else { return .unknown }
            if info.kind == .enum { return info.cases.isEmpty ? .unknown : .enumeration(info, arguments) }
            let types = Set(index.conformances(of: name).keys).union([name, "Any"])
            if info.kind == .class { return .open(as: types.union(["AnyObject"])) }
            return info.kind == .struct ? .open(as: types) : .unknown
        case .existential(let names):
            guard names.allSatisfy(isDeclaredProtocol) else { return .unknown }
            // Every error is an NSError, too.
            let bridged = names.contains("Error") ? ["NSError"] : []
            return .open(as: Set(names.flatMap { index.conformances(of: $0).keys } + names + bridged + ["Any"]))
        default: return .unknown
        }
    }

    private func isDeclaredProtocol(_ name: String) -> Bool { index.types[name].map { $0.kind == .protocol && $0.isComplete } ?? false }

    // MARK: Covering

    /// Whether every row of values is met by a row of patterns: one column after the other, value by value where there are few.
    mutating func isCovered(_ rows: [[Pattern]], _ spaces: [ValueSpace], depth: Int) -> Bool {
        guard let space = spaces.first else { return !rows.isEmpty }
        work += rows.count * spaces.count
        if work > Self.limit || rows.contains(where: { $0.allSatisfy(\.isAnything) }) { return true }
        // Types that hold themselves end somewhere; a missed value that deep is not looked for.
        guard !rows.isEmpty, depth < 24 else { return !rows.isEmpty }
        let rest = Array(spaces.dropFirst())
        if rows.allSatisfy({ $0[0].isAnything }) {
            return isCovered(rows.map { Array($0.dropFirst()) }, rest, depth: depth)
        }
        switch space {
        // What is not known may have just these values.
        case .unknown: return true
        case .open(let types):
            let matching = rows.filter { $0[0].isAnything || $0[0].isCast(toOneOf: types) }.map { Array($0.dropFirst()) }
            return isCovered(matching, rest, depth: depth)
        case .bool:
            for value in [true, false] {
                let matching = rows.filter { $0[0].isAnything || $0[0].isLiteral(value) }.map { Array($0.dropFirst()) }
                if !isCovered(matching, rest, depth: depth) { return false }
            }
            return true
        case .tuple(let parts):
            let split = rows.compactMap { row in
                Self.parts(row[0], parts.count).map { $0 + row.dropFirst() }
            }
            return isCovered(split, parts + rest, depth: depth + 1)
        case .optional(let wrapped):
            let none = rows.filter { $0[0].isAnything || $0[0].isNone }.map { Array($0.dropFirst()) }
            let some = rows.compactMap { row in row[0].wrapped.map { [$0] + row.dropFirst() } }
            return isCovered(none, rest, depth: depth)
                && isCovered(some, [self.space(of: wrapped)] + rest, depth: depth + 1)
        case .enumeration(let type, let arguments): return areCasesCovered(of: type, arguments, rows, rest, depth: depth)
        }
    }

    /// - Parameter rest: the columns behind that of the enumeration.
    private mutating func areCasesCovered(
        of type: TypeInfo, _ arguments: [StaticType], _ rows: [[Pattern]], _ rest: [ValueSpace], depth: Int
    ) -> Bool {
        let map = type.bindings(arguments)
        for info in type.cases {
            let types = index.signature(of: info).parameters.map { $0.type.substituting(map) }
            // `.failure` of a `Result<Int, Never>`: there is no value of that case.
            if types.contains(where: { hasNoValues($0) }) { continue }
            let fields = types.map { self.space(of: $0) }
            let matching = rows.compactMap { row in row[0].fields(of: info.name, fields.count).map { $0 + row.dropFirst() } }
            if !isCovered(matching, fields + rest, depth: depth + 1) { return false }
        }
        return true
    }

    /// `Never`, and any other enum without cases.
    private func hasNoValues(_ type: StaticType) -> Bool {
        guard case .nominal(let name, _) = type else { return false }
        return name == "Never" || index.types[name].map { $0.kind == .enum && $0.isComplete && $0.cases.isEmpty } ?? false
    }

    private static func parts(_ pattern: Pattern, _ count: Int) -> [Pattern]? {
        if pattern.isAnything { return Array(repeating: .wildcard, count: count) }
        let parts = (0..<count).compactMap { pattern.part($0, of: count) }
        return parts.count == count ? parts : nil
    }
}

/// The values that a subject can have, as far as its type tells.
private indirect enum ValueSpace {
    case unknown
    /// Numbers, texts, structs, objects, what is known by its protocols: more than patterns can list. What a cast to one of the types meets
    /// is all of them.
    case open(as: Set<String>)
    case bool
    case enumeration(TypeInfo, [StaticType])
    case optional(StaticType)
    case tuple([ValueSpace])
}

extension Pattern {
    fileprivate var isAnything: Bool {
        switch self {
        case .wildcard, .binding: true
        case .expression(let value): if case .discard = value.kind { true } else { false }
        case .tuple(let parts): parts.count == 1 && parts[0].pattern.isAnything
        default: false
        }
    }

    /// `is P`, `let x as P`
    fileprivate func isCast(toOneOf types: Set<String>) -> Bool {
        switch self {
        case .isType(let type): types.contains(type.baseName)
        case .asType(let inner, let type): inner.isAnything && types.contains(type.baseName)
        default: false
        }
    }

    fileprivate func isLiteral(_ wanted: Bool) -> Bool {
        if case .expression(let value) = self, case .bool(let found) = value.kind {
            found == wanted
        } else {
            false
        }
    }

    fileprivate var isBool: Bool { isLiteral(true) || isLiteral(false) }

    /// A number, a text or a range: one of more values than a switch can list.
    fileprivate var isOpenLiteral: Bool {
        guard case .expression(let value) = self else { return false }
        switch value.kind {
        case .integer, .float, .string: return true
        case .prefix("-", let inner): return Pattern.expression(inner).isOpenLiteral
        default: return false
        }
    }

    fileprivate func part(_ index: Int, of count: Int) -> Pattern? {
        switch self {
        case .tuple(let parts): return parts.count == count ? parts[index].pattern : nil
        case .expression(let value):
            guard case .tuple(let elements) = value.kind, elements.count == count else { return nil }
            return .expression(elements[index].value)
        default: return nil
        }
    }

    fileprivate var isNone: Bool {
        switch self {
        case .enumCase(_, "none", _, _): true
        case .expression(let value):
            switch value.kind {
            case .nil, .implicitMember("none"): true
            default: false
            }
        default: false
        }
    }

    /// The pattern for what an optional holds; nil where this one is for nil.
    fileprivate var wrapped: Pattern? {
        if isAnything { return .wildcard }
        if isNone { return nil }
        switch self {
        case .optional(let inner): return inner
        case .enumCase(_, "some", _, let payload): return payload?.first?.pattern ?? .wildcard
        default: return self
        }
    }

    /// The patterns for what a case holds; nil where this pattern is for another case, or for some of its values only.
    fileprivate func fields(of name: String, _ count: Int) -> [Pattern]? {
        if isAnything { return Array(repeating: .wildcard, count: count) }
        switch self {
        case .enumCase(_, name, _, let payload): return Self.fields(payload?.map(\.pattern), count)
        case .expression(let value): return value.caseFields(of: name, count)
        case .tuple(let parts) where parts.count == 1: return parts[0].pattern.fields(of: name, count)
        default: return nil
        }
    }

    fileprivate static func fields(_ payload: [Pattern]?, _ count: Int) -> [Pattern]? {
        guard let payload else { return Array(repeating: .wildcard, count: count) }
        if payload.count == count { return payload }
        // One binding for all of them.
        return payload.count == 1 && payload[0].isAnything
            ? Array(repeating: .wildcard, count: count) : nil
    }
}

extension Expression {
    fileprivate func caseFields(of name: String, _ count: Int) -> [Pattern]? {
        switch kind {
        case .implicitMember(name), .member(_, name, _): return Pattern.fields(nil, count)
        case .call(let call):
            switch call.callee.kind {
            case .implicitMember(name), .member(_, name, _):
                return Pattern.fields(call.arguments.map { .expression($0.value) }, count)
            default: return nil
            }
        default: return nil
        }
    }
}
