// SPDX-License-Identifier: GPL-3.0-or-later

/// What the host takes for values of its own types: it says so by a conversion, which is asked with a sample.
extension StaticIndex {
    /// Whether a literal may be written where one of the host's types is wanted; nil where the type is another one, or a protocol.
    func host(_ name: String, takes literal: LiteralKind) -> Bool? {
        let results = literal.samples.map { host(name, takes: $0) }
        return results.contains(nil) ? nil : results.contains(true)
    }

    /// Whether a value of one of the language's own types may be given, or of one of the host's that conforms to the type; nil if unknown.
    func host(_ name: String, takesType given: String) -> Bool? {
        if let sample = StaticType.samples[given] { return host(name, takes: sample) }
        guard !isDeclared(given), !isDeclared(name), host?.nativeType(named: given)?.conformances.contains(name) == true else { return nil }
        return host?.nativeType(named: name)?.isProtocol == false ? true : nil
    }

    private func host(_ name: String, takes sample: Value) -> Bool? {
        guard !isDeclared(name), StandardLibrary.type(named: name) == nil, let type = host?.nativeType(named: name), !type.isProtocol
        else { return nil }
        return type.conversion?(sample) != nil
    }

    /// Is it one of the host's types of views?
    func isView(_ type: StaticType) -> Bool {
        guard let name = type.nominalName, !isDeclared(name) else { return false }
        return host?.nativeType(named: name).map { !$0.isProtocol && $0.conformances.contains("View") } ?? false
    }

    /// Does code declare it? One that code only extends is still the host's.
    func isDeclared(_ name: String) -> Bool { types[name]?.declaration != nil }

    /// Is it a type of the host's that takes no values of others?
    func isStrict(_ name: String) -> Bool {
        guard !isDeclared(name), StandardLibrary.type(named: name) == nil, let type = host?.nativeType(named: name) else { return false }
        return !type.isProtocol && type.conversion == nil
    }
}

extension LiteralKind {
    fileprivate var samples: [Value] {
        switch self {
        case .integer: [.int(1), .double(1)]
        case .float: [.double(0.5)]
        case .string: [.string("a")]
        case .boolean: [.bool(true)]
        }
    }
}

extension StaticType {
    /// `Range` in a declaration of the host's: a range of any kind.
    static let anyRange = "AnyRange"

    fileprivate static let samples: [String: Value] = [
        "Int": .int(1), "Double": .double(0.5), "CGFloat": .double(0.5), "Bool": .bool(true), "String": .string("a"),
    ]

    /// Is it one of the language's own types that no value of the host's is taken for?
    var isNeverOfHost: Bool { nominalName.map { Self.samples[$0] != nil && $0 != "String" } ?? false }
}
