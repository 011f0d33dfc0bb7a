// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Duration`
struct DurationValue: CatalogNative, Comparable, TimeSpan {
    static var typeName: String { "Duration" }
    /// A format is worked out anew each time: how many steps that counts as.
    static let priceOfFormat = 200
    var duration: Duration
    var seconds: Double { duration / .seconds(1) }
    var swiftDescription: String { duration.description }
    static func < (a: DurationValue, b: DurationValue) -> Bool { a.duration < b.duration }

    /// Beyond this many seconds arithmetic of durations would overflow.
    private static let limit = 1e15

    /// A number of units, given how many a second has.
    private static func unit(_ name: String, perSecond scale: Int64) -> NativeStatic {
        NativeStatic(functions: [
            .make(name, .unlabeled("count", Int.self)) { (count) throws(Diagnostic) in
                try checked(seconds: Double(count) / Double(scale))
                let (seconds, rest) = Int64(count).quotientAndRemainder(dividingBy: scale)
                let part = rest * (1_000_000_000_000_000_000 / scale)
                return DurationValue(duration: Duration(secondsComponent: seconds, attosecondsComponent: part))
            },
            .make(name, .unlabeled("count", Double.self)) { (count) throws(Diagnostic) in
                try checked(seconds: count / Double(scale))
                return DurationValue(duration: .seconds(count / Double(scale)))
            },
        ])
    }

    private static func checked(seconds: Double) throws(Diagnostic) {
        if seconds.isNaN { throw Diagnostic(.overflow, "a duration cannot be made of nan") }
        guard abs(seconds) <= limit else { throw Diagnostic(.overflow, "a duration of \(seconds) seconds is too long") }
    }

    private static func made(_ duration: Duration) throws(Diagnostic) -> DurationValue {
        try checked(seconds: duration / .seconds(1))
        return DurationValue(duration: duration)
    }

    private static func quotient(_ duration: Duration, _ divisor: Double) throws(Diagnostic) -> DurationValue {
        guard divisor != 0, divisor.isFinite else { throw Diagnostic(.divisionByZero, "a duration cannot be divided by \(divisor)") }
        let seconds = duration / .seconds(1) / divisor
        try checked(seconds: seconds)
        return DurationValue(duration: .seconds(seconds))
    }

    private static func product(_ duration: Duration, _ factor: Double) throws(Diagnostic) -> DurationValue {
        let seconds = duration / .seconds(1) * factor
        try checked(seconds: seconds)
        return DurationValue(duration: Int(exactly: factor).map { duration * $0 } ?? .seconds(seconds))
    }

    private static let operators: [String: [NativeFunction]] = {
        var all = NativeType.comparisons(DurationValue.self)
        all["+"] = [
            .make("+", .unlabeled("lhs", DurationValue.self), .unlabeled("rhs", DurationValue.self)) { (a, b) throws(Diagnostic) in
                try made(a.duration + b.duration)
            }
        ]
        all["-"] = [
            .make("-", .unlabeled("lhs", DurationValue.self), .unlabeled("rhs", DurationValue.self)) { (a, b) throws(Diagnostic) in
                try made(a.duration - b.duration)
            }
        ]
        all["*"] = [
            .make("*", .unlabeled("lhs", DurationValue.self), .unlabeled("rhs", Double.self)) { (a, b) throws(Diagnostic) in
                try product(a.duration, b)
            },
            .make("*", .unlabeled("lhs", Double.self), .unlabeled("rhs", DurationValue.self)) { (a, b) throws(Diagnostic) in
                try product(b.duration, a)
            },
        ]
        all["/"] = [
            .make("/", .unlabeled("lhs", DurationValue.self), .unlabeled("rhs", Double.self)) { (a, b) throws(Diagnostic) in
                try quotient(a.duration, b)
            },
            .make("/", .unlabeled("lhs", DurationValue.self), .unlabeled("rhs", DurationValue.self)) { a, b in a.duration / b.duration },
        ]
        return all
    }()

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 30, conformances: ["Hashable", "Comparable"],
            staticMembers: [
                "zero": .of(DurationValue(duration: .zero)), "seconds": unit("seconds", perSecond: 1),
                "milliseconds": unit("milliseconds", perSecond: 1000), "microseconds": unit("microseconds", perSecond: 1_000_000),
                "nanoseconds": unit("nanoseconds", perSecond: 1_000_000_000),
            ],
            properties: [
                "components": NativeProperty(
                    type: .tuple([.init(label: "seconds", type: .named("Int64")), .init(label: "attoseconds", type: .named("Int64"))])
                ) { (value, _) throws(Diagnostic) in
                    let parts = try DurationValue.expect(value).duration.components
                    return .tuple([
                        TupleElement(label: "seconds", value: .integer(parts.seconds)),
                        TupleElement(label: "attoseconds", value: .integer(parts.attoseconds)),
                    ])
                },
                "description": .computed { (value: DurationValue) in value.swiftDescription },
            ],
            methods: [
                "formatted": [
                    .writing("formatted", of: DurationValue.self) {
                        $0.duration.formatted(.time(pattern: .hourMinuteSecond).locale($1.locale))
                    }.costing(DurationValue.priceOfFormat),
                    .writing("formatted", of: DurationValue.self, .unlabeled("format", DurationFormatValue.self)) {
                        $2.text($0.duration, for: $1)
                    }.costing(DurationValue.priceOfFormat),
                ]
            ],
            operators: operators),
        summary: "A length of time.", examples: ["Duration.seconds(1.5)"])
}

extension Value {
    fileprivate static func integer(_ number: Int64) -> Value { .integer(IntegerValue(truncating: Int128(number), to: .int64)) }
}
