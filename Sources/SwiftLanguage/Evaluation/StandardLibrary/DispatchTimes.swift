// SPDX-License-Identifier: GPL-3.0-or-later

/// A length of time.
package protocol TimeSpan: NativeValue {
    var seconds: Double { get }
}

/// A point in time of the system's clock, in seconds from now: `.now() + 0.5`.
struct DispatchTimeValue: TimeSpan {
    let seconds: Double

    var nativeTypeName: String { "DispatchTime" }
    var swiftDescription: String { "DispatchTime.now() + \(seconds)" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? DispatchTimeValue)?.seconds == seconds }
    func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

/// `.milliseconds(200)`: how long something takes.
struct DispatchTimeIntervalValue: TimeSpan {
    let seconds: Double

    var nativeTypeName: String { "DispatchTimeInterval" }
    var swiftDescription: String { "seconds(\(seconds))" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? DispatchTimeIntervalValue)?.seconds == seconds }
    func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

extension StandardLibrary {
    // The evaluator looks up what stands on the right of `+` at the type of the left: `.now() + .milliseconds(20)`.
    static let dispatchTime = NativeType(
        "DispatchTime", aliases: ["DispatchWallTime"], conformances: ["Hashable"],
        staticMembers: intervals.merging([
            "now": NativeStatic(functions: [
                NativeFunction("now", resultType: .named("DispatchTime")) { _ in .native(DispatchTimeValue(seconds: 0)) }
            ])
        ]) { $1 },
        operators: ["+": [moved("+", by: "Double", 1), moved("+", by: "DispatchTimeInterval", 1)], "-": [moved("-", by: "Double", -1)]])

    static let dispatchTimeInterval = NativeType("DispatchTimeInterval", conformances: ["Hashable"], staticMembers: intervals)

    private static let intervals: [String: NativeStatic] = [
        "seconds": interval("seconds", 1), "milliseconds": interval("milliseconds", 1e-3), "microseconds": interval("microseconds", 1e-6),
        "nanoseconds": interval("nanoseconds", 1e-9),
    ]

    private static func moved(_ sign: String, by type: String, _ direction: Double) -> NativeFunction {
        let parameters = [
            ParameterInfo(label: nil, name: "lhs", type: .named("DispatchTime")),
            ParameterInfo(label: nil, name: "rhs", type: .named(type)),
        ]
        return NativeFunction(sign, parameters, resultType: .named("DispatchTime")) { call in
            guard case .native(let native)? = call[0], let time = native as? DispatchTimeValue else { return .nil }
            return .native(DispatchTimeValue(seconds: time.seconds + direction * DispatchTimes.seconds(call[1])))
        }
    }

    private static func interval(_ name: String, _ unit: Double) -> NativeStatic {
        let parameter = ParameterInfo(label: nil, name: "count", type: .named("Int"))
        return NativeStatic(functions: [
            NativeFunction(name, [parameter], resultType: .named("DispatchTimeInterval")) { call in
                .native(DispatchTimeIntervalValue(seconds: DispatchTimes.seconds(call[0]) * unit))
            }
        ])
    }
}

/// Dispatch's times in the seconds of the virtual clock.
enum DispatchTimes {
    /// The seconds that a time of Dispatch's, a number or a `Duration` stands for; a time counts from now.
    static func seconds(_ value: Value?) -> Double {
        switch value {
        case .double(let seconds)?: seconds
        case .int(let seconds)?: Double(seconds)
        case .native(let span as any TimeSpan)?: span.seconds
        default: 0
        }
    }
}
