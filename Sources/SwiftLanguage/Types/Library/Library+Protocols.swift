// SPDX-License-Identifier: GPL-3.0-or-later

extension Library {
    static let protocols = """
        protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
        protocol Hashable: Equatable { var hashValue: Int { get } }
        protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }
        protocol Identifiable<ID> { associatedtype ID; var id: ID { get } }
        protocol Error {}
        protocol LocalizedError: Error {}
        protocol CustomNSError: Error {}
        protocol RecoverableError: Error {}
        protocol CustomStringConvertible { var description: String { get } }
        protocol CustomDebugStringConvertible { var debugDescription: String { get } }
        protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
        protocol Encodable {}
        protocol Decodable {}
        protocol Codable: Encodable, Decodable {}
        protocol CaseIterable { static var allCases: [Self] { get } }
        protocol RawRepresentable<RawValue> { associatedtype RawValue; var rawValue: RawValue { get } }
        protocol ExpressibleByIntegerLiteral {}
        protocol ExpressibleByFloatLiteral {}
        protocol ExpressibleByBooleanLiteral {}
        protocol ExpressibleByStringLiteral {}
        protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
        protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement }
        protocol ExpressibleByDictionaryLiteral {}
        protocol ExpressibleByNilLiteral {}
        protocol AdditiveArithmetic: Equatable { static var zero: Self { get } }
        protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {}
        protocol SignedNumeric: Numeric {}
        protocol Strideable: Comparable {
            associatedtype Stride
            func advanced(by n: Stride) -> Self
            func distance(to other: Self) -> Stride
        }
        protocol BinaryInteger: Numeric, Hashable, Strideable, CustomStringConvertible {}
        protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {}
        protocol SignedInteger: BinaryInteger, SignedNumeric {}
        protocol UnsignedInteger: BinaryInteger {}
        protocol FloatingPoint: SignedNumeric, Hashable, Strideable {}
        protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {}
        protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }
        protocol RandomNumberGenerator { mutating func next() -> UInt64 }
        protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, ExpressibleByStringInterpolation {}
        protocol OptionSet: RawRepresentable, SetAlgebra {}
        protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral { associatedtype Element }
        protocol AnyActor {}

        extension Comparable {
            func clamped(to limits: ClosedRange<Self>) -> Self {}
        }
        extension Equatable {
            static func != (lhs: Self, rhs: Self) -> Bool {}
        }
        extension Error { var localizedDescription: String {} }
        extension SetAlgebra {
            \(setAlgebra(of: "Element"))
        }
        extension OptionSet {
            typealias Element = Self
            init() {}
            init(rawValue: RawValue) {}
            init(_ sequence: [Self]) {}
            \(setAlgebra(of: "Self"))
        }
        """

    /// What a set can do with elements of a type; an option set is its own element.
    private static func setAlgebra(of element: String) -> String {
        """
        var isEmpty: Bool {}
        func contains(_ member: \(element)) -> Bool {}
        func isSubset(of other: Self) -> Bool {}
        func isSuperset(of other: Self) -> Bool {}
        func isStrictSubset(of other: Self) -> Bool {}
        func isStrictSuperset(of other: Self) -> Bool {}
        func isDisjoint(with other: Self) -> Bool {}
        func union(_ other: Self) -> Self {}
        func intersection(_ other: Self) -> Self {}
        func subtracting(_ other: Self) -> Self {}
        func symmetricDifference(_ other: Self) -> Self {}
        mutating func formUnion(_ other: Self) {}
        mutating func formIntersection(_ other: Self) {}
        mutating func formSymmetricDifference(_ other: Self) {}
        mutating func subtract(_ other: Self) {}
        mutating func insert(_ newMember: \(element)) -> (inserted: Bool, memberAfterInsert: \(element)) {}
        mutating func remove(_ member: \(element)) -> \(element)? {}
        mutating func update(with newMember: \(element)) -> \(element)? {}
        """
    }
}
