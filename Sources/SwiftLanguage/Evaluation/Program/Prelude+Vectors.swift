// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `SIMD2<Float>` and its kin: some numbers that are calculated with at once. Each has its operators for itself, so that types tell
    /// whether a vector or one number stands beside it.
    static let vectors = sharedByVectors + [2, 3, 4, 8, 16].map { vector($0) }.joined()

    private static let sharedByVectors = """
        protocol SIMDScalar: Hashable {}
        extension Int: SIMDScalar {}
        extension Int8: SIMDScalar {}
        extension Int16: SIMDScalar {}
        extension Int32: SIMDScalar {}
        extension Int64: SIMDScalar {}
        extension UInt: SIMDScalar {}
        extension UInt8: SIMDScalar {}
        extension UInt16: SIMDScalar {}
        extension UInt32: SIMDScalar {}
        extension UInt64: SIMDScalar {}
        extension Float: SIMDScalar {}
        extension Double: SIMDScalar {}
        protocol SIMD: Hashable, CustomStringConvertible {
            associatedtype Scalar
            static var scalarCount: Int { get }
            var scalarCount: Int { get }
            var indices: Range<Int> { get }
            init(_ scalars: [Scalar])
            init(repeating value: Scalar)
            subscript(index: Int) -> Scalar { get set }
        }
        struct SIMDMask<Storage>: Hashable, CustomStringConvertible {
            fileprivate var _lanes: [Bool]
            private let _vector: String
            init(_lanes: [Bool], of vector: String) { (self._lanes, _vector) = (_lanes, vector) }
            var scalarCount: Int { _lanes.count }
            var indices: Range<Int> { 0..<_lanes.count }
            subscript(index: Int) -> Bool { get { _lanes[index] } set { _lanes[index] = newValue } }
            var description: String {
                let storage = _vector.replacing("Double", with: "Int64").replacing("Float", with: "Int32").replacing("UInt", with: "Int")
                return "SIMDMask<\\(storage)>(" + _lanes.map { "\\($0)" }.joined(separator: ", ") + ")"
            }
            static prefix func .! (a: SIMDMask<Storage>) -> SIMDMask<Storage> { SIMDMask<Storage>(_lanes: a._lanes.map { !$0 }, of: a._vector) }
            static func .& (a: SIMDMask<Storage>, b: SIMDMask<Storage>) -> SIMDMask<Storage> {
                SIMDMask<Storage>(_lanes: zip(a._lanes, b._lanes).map { $0 && $1 }, of: a._vector)
            }
            static func .| (a: SIMDMask<Storage>, b: SIMDMask<Storage>) -> SIMDMask<Storage> {
                SIMDMask<Storage>(_lanes: zip(a._lanes, b._lanes).map { $0 || $1 }, of: a._vector)
            }
            static func .^ (a: SIMDMask<Storage>, b: SIMDMask<Storage>) -> SIMDMask<Storage> {
                SIMDMask<Storage>(_lanes: zip(a._lanes, b._lanes).map { $0 != $1 }, of: a._vector)
            }
        }
        func any<Storage>(_ mask: SIMDMask<Storage>) -> Bool { mask._lanes.contains(true) }
        func all<Storage>(_ mask: SIMDMask<Storage>) -> Bool { !mask._lanes.contains(false) }
        func pointwiseMin<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { V(a.indices.map { min(a[$0], b[$0]) }) }
        func pointwiseMax<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { V(a.indices.map { max(a[$0], b[$0]) }) }

        """

    /// - Parameter count: how many numbers it holds.
    private static func vector(_ count: Int) -> String {
        let name = "SIMD\(count)"
        return """
            struct \(name)<Scalar: SIMDScalar>: SIMD, ExpressibleByArrayLiteral, CustomStringConvertible {
                fileprivate var _lanes: [Scalar]
                static var scalarCount: Int { \(count) }
                var scalarCount: Int { \(count) }
                var indices: Range<Int> { 0..<\(count) }
                init(_ scalars: [Scalar]) {
                    precondition(scalars.count == \(count), "a \(name) has \(count) numbers")
                    _lanes = scalars
                }
                init(arrayLiteral elements: Scalar...) { self.init(elements) }
                init(repeating value: Scalar) { _lanes = [Scalar](repeating: value, count: \(count)) }
                subscript(index: Int) -> Scalar { get { _lanes[index] } set { _lanes[index] = newValue } }
                var description: String { "\(name)<\\(type(of: _lanes[0] as Any))>(" + _lanes.map { "\\($0)" }.joined(separator: ", ") + ")" }
            \(members(count, name))
            \(comparisons([".==", ".!="], name))
                init<Other: BinaryInteger>(_ other: \(name)<Other>) { _lanes = other._lanes.map { Scalar($0) } }
                init<Other: BinaryFloatingPoint>(_ other: \(name)<Other>) { _lanes = other._lanes.map { Scalar($0) } }
                func replacing(with other: \(name), where mask: SIMDMask<\(name)>) -> \(name) {
                    \(name)(indices.map { mask[$0] ? other._lanes[$0] : _lanes[$0] })
                }
                func replacing(with other: Scalar, where mask: SIMDMask<\(name)>) -> \(name) {
                    \(name)(indices.map { mask[$0] ? other : _lanes[$0] })
                }
                mutating func replace(with other: \(name), where mask: SIMDMask<\(name)>) { self = replacing(with: other, where: mask) }
                mutating func replace(with other: Scalar, where mask: SIMDMask<\(name)>) { self = replacing(with: other, where: mask) }
            }
            extension \(name) where Scalar: Comparable {
                func min() -> Scalar { _lanes.min()! }
                func max() -> Scalar { _lanes.max()! }
                func clamped(lowerBound: \(name), upperBound: \(name)) -> \(name) {
                    \(name)(indices.map { Swift.min(Swift.max(_lanes[$0], lowerBound._lanes[$0]), upperBound._lanes[$0]) })
                }
                mutating func clamp(lowerBound: \(name), upperBound: \(name)) {
                    self = clamped(lowerBound: lowerBound, upperBound: upperBound)
                }
            }
            extension \(name) where Scalar: FloatingPoint {
                init() { self.init(repeating: 0) }
                static var zero: \(name) { \(name)(repeating: 0) }
                static var one: \(name) { \(name)(repeating: 1) }
                static prefix func - (a: \(name)) -> \(name) { \(name)(a._lanes.map { -$0 }) }
                func sum() -> Scalar { _lanes.reduce(0, +) }
                func squareRoot() -> \(name) { \(name)(_lanes.map { $0.squareRoot() }) }
                func rounded(_ rule: FloatingPointRoundingRule) -> \(name) { \(name)(_lanes.map { $0.rounded(rule) }) }
                func addingProduct(_ a: \(name), _ b: \(name)) -> \(name) { self + a * b }
            \(operators(["+", "-", "*", "/"], name))
            }
            extension \(name) where Scalar: FixedWidthInteger {
                init() { self.init(repeating: 0) }
                static var zero: \(name) { \(name)(repeating: 0) }
                static var one: \(name) { \(name)(repeating: 1) }
                static prefix func ~ (a: \(name)) -> \(name) { \(name)(a._lanes.map { ~$0 }) }
                func wrappedSum() -> Scalar { _lanes.reduce(0, &+) }
            \(operators(["&+", "&-", "&*", "/", "%", "&", "|", "^", "&<<", "&>>"], name))
            }
            extension \(name) where Scalar: Comparable {
            \(comparisons([".<", ".<=", ".>", ".>="], name))
            }

            """
    }

    /// Its numbers by name, and how it is made of them and of smaller vectors.
    private static func members(_ count: Int, _ name: String) -> String {
        let letters = count <= 4 ? Array(["x", "y", "z", "w"].prefix(count)) : (0..<count).map { "v\($0)" }
        let list = letters.joined(separator: ", ")
        var lines = ["init(\(letters.map { "_ \($0): Scalar" }.joined(separator: ", "))) { _lanes = [\(list)] }"]
        if count <= 4 {
            lines.append("init(\(letters.map { "\($0): Scalar" }.joined(separator: ", "))) { _lanes = [\(list)] }")
            lines += letters.enumerated().map { place, letter in
                "var \(letter): Scalar { get { _lanes[\(place)] } set { _lanes[\(place)] = newValue } }"
            }
        }
        if count == 3 || count == 4 {
            lines.append("init(_ first: SIMD\(count - 1)<Scalar>, _ last: Scalar) { _lanes = first._lanes + [last] }")
        }
        if count >= 4 { lines += halves(count, of: "SIMD\(count / 2)<Scalar>") }
        return lines.map { "    " + $0 }.joined(separator: "\n")
    }

    private static func halves(_ count: Int, of half: String) -> [String] {
        let parts = [
            ("lowHalf", "0..<\(count / 2)"), ("highHalf", "\(count / 2)..<\(count)"), ("evenHalf", "stride(from: 0, to: \(count), by: 2)"),
            ("oddHalf", "stride(from: 1, to: \(count), by: 2)"),
        ]
        return ["init(lowHalf: \(half), highHalf: \(half)) { _lanes = lowHalf._lanes + highHalf._lanes }"]
            + parts.map { name, places in
                """
                var \(name): \(half) {
                        get { \(half)((\(places)).map { _lanes[$0] }) }
                        set { for (place, value) in zip(\(places), newValue._lanes) { _lanes[place] = value } }
                    }
                """
            }
    }

    /// Operators of two vectors, and of a vector and a number.
    private static func operators(_ signs: [String], _ name: String) -> String {
        signs.map { sign in
            """
                static func \(sign) (a: \(name), b: \(name)) -> \(name) { \(name)(zip(a._lanes, b._lanes).map { $0 \(sign) $1 }) }
                static func \(sign) (a: \(name), b: Scalar) -> \(name) { \(name)(a._lanes.map { $0 \(sign) b }) }
                static func \(sign) (a: Scalar, b: \(name)) -> \(name) { \(name)(b._lanes.map { a \(sign) $0 }) }
                static func \(sign)= (a: inout \(name), b: \(name)) { a = a \(sign) b }
                static func \(sign)= (a: inout \(name), b: Scalar) { a = a \(sign) b }
            """
        }.joined(separator: "\n")
    }

    private static func comparisons(_ signs: [String], _ name: String) -> String {
        signs.map { sign in
            let own = sign.dropFirst()
            return """
                    static func \(sign) (a: \(name), b: \(name)) -> SIMDMask<\(name)> {
                        SIMDMask<\(name)>(_lanes: zip(a._lanes, b._lanes).map { $0 \(own) $1 }, of: "\(name)<\\(type(of: a._lanes[0] as Any))>")
                    }
                    static func \(sign) (a: \(name), b: Scalar) -> SIMDMask<\(name)> {
                        SIMDMask<\(name)>(_lanes: a._lanes.map { $0 \(own) b }, of: "\(name)<\\(type(of: a._lanes[0] as Any))>")
                    }
                """
        }.joined(separator: "\n")
    }
}
