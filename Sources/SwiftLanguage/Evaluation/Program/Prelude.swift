// SPDX-License-Identifier: GPL-3.0-or-later

/// Types of the platform's libraries that are written in the language itself. One of the user's takes the name over.
enum Prelude {
    /// What every program has.
    static let declarations = read([source])

    /// What programs have that name something of it: they are large, and most scenes need none of it.
    static let onDemand = read(onDemandSources)

    private static let onDemandSources = [collections, reflection, serialization, combine, combineOperators, dispatch, foundation]

    /// The names by which code asks for `onDemand`: what it declares, and the members of which code may know nothing else. They are taken
    /// from its text, as every scene asks for them and few need the rest.
    static let onDemandNames = Set(
        onDemandSources.flatMap(declaredNames) + [
            "objectWillChange", "onReceive", "publisher", "assign", "sink", "interpolated", "currency",
            "withUnsafeBufferPointer", "withUnsafeMutableBufferPointer",
        ])

    /// The words behind `struct`, `func` and the like in lines that are not indented.
    private static func declaredNames(_ source: String) -> [String] {
        source.split(separator: "\n").compactMap { line in
            let words = line.prefix { $0 != "{" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard line.first != " ", let keyword = words.firstIndex(where: { typeKeywords.contains($0) }) else { return nil }
            return words.dropFirst(keyword + 1).first.map(String.init)
        }
    }

    private static let typeKeywords: Set<Substring> = ["struct", "class", "enum", "protocol", "func"]

    static func read(_ sources: [String]) -> [Declaration] {
        sources.flatMap { source -> [Declaration] in
            guard let items = try? SwiftReader.declarations(SourceText(source, name: Library.sourceName)) else { return [] }
            return items.compactMap { if case .declaration(let declaration) = $0 { declaration } else { nil } }
        }
    }

    private static let source = """
        enum Result<Success, Failure> {
            case success(Success), failure(Failure)
            func get() throws -> Success {
                switch self {
                case .success(let value): return value
                case .failure(let error): throw error
                }
            }
            func map(_ transform: (Success) -> Any) -> Result {
                switch self {
                case .success(let value): return .success(transform(value))
                case .failure: return self
                }
            }
            func mapError(_ transform: (Failure) -> Any) -> Result {
                switch self {
                case .success: return self
                case .failure(let error): return .failure(transform(error))
                }
            }
            func flatMap(_ transform: (Success) -> Result) -> Result {
                switch self {
                case .success(let value): return transform(value)
                case .failure: return self
                }
            }
        }
        extension Result {
            init(catching body: () throws -> Success) {
                do { self = .success(try body()) } catch { self = .failure(error) }
            }
        }
        extension OptionSet {
            init() { self.init(rawValue: 0) }
            var isEmpty: Bool { rawValue == 0 }
            func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
            func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
            func isSuperset(of other: Self) -> Bool { other.rawValue & rawValue == other.rawValue }
            func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
            func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
            func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
            func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & (rawValue ^ other.rawValue)) }
            func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
            mutating func formUnion(_ other: Self) { self = union(other) }
            mutating func formIntersection(_ other: Self) { self = intersection(other) }
            mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
            mutating func subtract(_ other: Self) { self = subtracting(other) }
            mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
                let isNew = !contains(member)
                self = union(member)
                return (isNew, member)
            }
            mutating func remove(_ member: Self) -> Self? {
                let common = intersection(member)
                self = subtracting(member)
                return common.isEmpty ? nil : common
            }
            mutating func update(with member: Self) -> Self? {
                let common = intersection(member)
                self = union(member)
                return common.isEmpty ? nil : common
            }
        }
        enum DecodingError: Error {
            case typeMismatch(Any, Context), valueNotFound(Any, Context), keyNotFound(Any, Context), dataCorrupted(Context)
            struct Context { var codingPath: [Any]; var debugDescription: String }
        }
        enum EncodingError: Error {
            case invalidValue(Any, Context)
            struct Context { var codingPath: [Any]; var debugDescription: String }
        }
        enum SortOrder { case forward, reverse }
        struct KeyPathComparator {
            let path: Any
            var order: SortOrder
            init(_ path: Any, order: SortOrder = .forward) { self.path = path; self.order = order }
            func precedes(_ a: Any, _ b: Any) -> Bool {
                order == .forward ? a[keyPath: path] < b[keyPath: path] : b[keyPath: path] < a[keyPath: path]
            }
        }
        typealias SortDescriptor = KeyPathComparator
        """
}
