// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// What animations count in beside numbers.
    static let animatableData = """
        struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: Equatable {
            var first: First
            var second: Second
            init(_ first: First, _ second: Second) {
                self.first = first
                self.second = second
            }
            static var zero: AnimatablePair { AnimatablePair(First.zero, Second.zero) }
            static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair { AnimatablePair(a.first + b.first, a.second + b.second) }
            static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair { AnimatablePair(a.first - b.first, a.second - b.second) }
            static func += (a: inout AnimatablePair, b: AnimatablePair) { a = a + b }
            static func -= (a: inout AnimatablePair, b: AnimatablePair) { a = a - b }
            mutating func scale(by rhs: Double) {
                first.scale(by: rhs)
                second.scale(by: rhs)
            }
            var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
            func interpolated(towards other: AnimatablePair, amount: Double) -> AnimatablePair {
                AnimatablePair(first.interpolated(towards: other.first, amount: amount), second.interpolated(towards: other.second, amount: amount))
            }
            mutating func interpolate(towards other: AnimatablePair, amount: Double) { self = interpolated(towards: other, amount: amount) }
        }
        struct EmptyAnimatableData: Equatable {
            static var zero: EmptyAnimatableData { EmptyAnimatableData() }
            static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
            static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
            mutating func scale(by rhs: Double) {}
            var magnitudeSquared: Double { 0 }
            func interpolated(towards other: EmptyAnimatableData, amount: Double) -> EmptyAnimatableData { self }
            mutating func interpolate(towards other: EmptyAnimatableData, amount: Double) {}
        }
        """
}
