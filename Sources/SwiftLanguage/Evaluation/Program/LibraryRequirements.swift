// SPDX-License-Identifier: GPL-3.0-or-later

/// What the library's protocols ask of a type where the compiler makes nothing of it: of most the members that all of their types write
/// themselves, not those that others stand in for.
struct LibraryRequirements {
    typealias Requirement = (name: String, text: String)

    let type: UserType
    /// All that the type conforms to, and inherits from.
    let conformances: [String]
    /// Is one of these the program's own, which may bring initializers along?
    let hasOwnConformances: Bool

    func requirements(of name: String) -> [Requirement] {
        switch name {
        case "Comparable" where type.kind == .enum: []
        case "Equatable" where !isObject: []
        case "Hashable": isObject && type.members.computed["hashValue"] == nil ? Self.hashing : []
        // Of those that can step anywhere, the library knows the next index.
        case "Collection" where conformances.contains("RandomAccessCollection"): Self.indices
        // An iterator is a sequence of what it still has, and collections make theirs of their indices.
        case "Sequence" where conformances.contains { $0 == "IteratorProtocol" || $0.hasSuffix("Collection") }: []
        case "RawRepresentable", "OptionSet": type.kind == .struct ? [("rawValue", "var rawValue: RawValue")] : []
        default: Self.byProtocol[name] ?? literal(name)
        }
    }

    private var isObject: Bool { type.kind == .class || type.kind == .actor }

    private static let equality = [("==", "static func == (lhs: Self, rhs: Self) -> Bool")]
    private static let hashing = [("hash", "func hash(into hasher: inout Hasher)")]
    private static let indices = [
        ("startIndex", "var startIndex: Index"), ("endIndex", "var endIndex: Index"),
        ("subscript", "subscript(position: Index) -> Element"),
    ]
    private static let sums = [
        ("+", "static func + (lhs: Self, rhs: Self) -> Self"), ("-", "static func - (lhs: Self, rhs: Self) -> Self"),
    ]

    private static let byProtocol: [String: [Requirement]] = [
        "Comparable": [("<", "static func < (lhs: Self, rhs: Self) -> Bool")],
        "Equatable": equality,
        "Sequence": [("makeIterator", "func makeIterator() -> Iterator")],
        "IteratorProtocol": [("next", "mutating func next() -> Element?")],
        "CustomStringConvertible": [("description", "var description: String")],
        "CustomDebugStringConvertible": [("debugDescription", "var debugDescription: String")],
        "AsyncSequence": [("makeAsyncIterator", "func makeAsyncIterator() -> AsyncIterator")],
        "RandomNumberGenerator": [("next", "mutating func next() -> UInt64")],
        "Collection": indices + [("index", "func index(after i: Index) -> Index")],
        "BidirectionalCollection": indices, "RandomAccessCollection": indices, "MutableCollection": indices,
        "RangeReplaceableCollection": indices,
        "AdditiveArithmetic": sums,
        "Numeric": sums + [("*", "static func * (lhs: Self, rhs: Self) -> Self")],
        "Strideable": [
            ("distance", "func distance(to other: Self) -> Stride"), ("advanced", "func advanced(by n: Stride) -> Self"),
        ],
    ]

    /// `init(integerLiteral:)`, which the type may also have by a property of that name.
    private func literal(_ name: String) -> [Requirement] {
        // What is made of a text is made of a letter, and a set of what is listed.
        guard !hasOwnConformances, name.hasPrefix("ExpressibleBy"), name.hasSuffix("Literal"), name != "ExpressibleByNilLiteral",
            !name.hasSuffix("ScalarLiteral"), !name.hasSuffix("ClusterLiteral"),
            !conformances.contains(where: { $0 == "OptionSet" || $0 == "SetAlgebra" })
        else { return [] }
        let kind = name.dropFirst("ExpressibleBy".count)
        let label = kind.prefix(1).lowercased() + kind.dropFirst()
        guard !type.members.initializers.contains(where: { $0.declaration.parameters.first?.label == label }),
            !type.members.stored.contains(where: { $0.name == label })
        else { return [] }
        return [("init(\(label):)", "init(\(label) value: …)")]
    }
}
