// SPDX-License-Identifier: GPL-3.0-or-later

/// Types of the platform's libraries that are written in the language itself. One of the user's takes the name over.
enum Prelude {
    /// What every program has.
    static let declarations = read(everySource)

    static let everySource = [source, codingErrors, comparators]

    /// What programs have that name something of it: they are large, and most scenes need none of it.
    static let onDemand = read(onDemandSources)

    static let onDemandSources = [
        collections, animatableData, reflection, serialization, combine, combineOperators, dispatch, foundation, locales, formatters,
        attributedString, fileAttributes, indexSet,
        decimalNumber, bytes, clocks, network, patterns, predicates, taskLocal, swiftData, coreData, texts, half, regexBuilder, locations,
        paths, locks, observation, vectors, tips, outlines,
        attributedObjects, memoryLayout, dateFormats, rangeSet, objectCollections, textObjects, operations, progress, wrappers,
        navigationPaths, floatFunctions,
    ]

    static func read(_ sources: [String]) -> [Declaration] {
        sources.flatMap { source -> [Declaration] in
            guard let items = try? SwiftReader.declarations(SourceText(source, name: Library.sourceName)) else { return [] }
            return items.compactMap(\.declaration)
        }
    }

    static let source = """
        enum Result<Success, Failure> {
            case success(Success), failure(Failure)
            func get() throws(Failure) -> Success {
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
            func flatMapError(_ transform: (Failure) -> Result) -> Result {
                switch self {
                case .success: return self
                case .failure(let error): return transform(error)
                }
            }
        }
        extension Result {
            init(catching body: () throws -> Success) {
                do { self = .success(try body()) } catch { self = .failure(error) }
            }
        }
        extension String {
            func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }
        }
        extension Character {
            func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
        }
        extension OptionSet {
            init() { self.init(rawValue: 0) }
            init(_ elements: [Self]) {
                self.init(rawValue: 0)
                for element in elements { self = union(element) }
            }
            var isEmpty: Bool { rawValue == 0 }
            func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
            func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
            func isSuperset(of other: Self) -> Bool { other.rawValue & rawValue == other.rawValue }
            func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && rawValue != other.rawValue }
            func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && rawValue != other.rawValue }
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
        extension PreferenceKey where Value: ExpressibleByNilLiteral {
            static var defaultValue: Value { nil }
        }
        extension SignedNumeric {
            static prefix func - (operand: Self) -> Self { 0 - operand }
            mutating func negate() { self = 0 - self }
        }
        protocol _PlatformViewRepresentable: View { associatedtype Context }
        extension _PlatformViewRepresentable {
            var body: EmptyView { EmptyView() }
            func makeCoordinator() {}
        }
        protocol UIViewRepresentable: _PlatformViewRepresentable { associatedtype UIViewType }
        protocol UIViewControllerRepresentable: _PlatformViewRepresentable { associatedtype UIViewControllerType }
        protocol NSViewRepresentable: _PlatformViewRepresentable { associatedtype NSViewType }
        protocol NSViewControllerRepresentable: _PlatformViewRepresentable { associatedtype NSViewControllerType }
        protocol WKInterfaceObjectRepresentable: _PlatformViewRepresentable { associatedtype WKInterfaceObjectType }
        """
}
