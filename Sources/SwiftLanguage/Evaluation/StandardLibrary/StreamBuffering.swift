// SPDX-License-Identifier: GPL-3.0-or-later

/// How many elements a stream buffers: `AsyncStream.Continuation.BufferingPolicy`.
struct BufferingPolicy: NativeCase, Hashable {
    /// nil: all.
    let limit: Int?
    /// Does a new one take the place of the oldest where there is no room?
    var keepsNewest = false

    static let unbounded = BufferingPolicy(limit: nil)
    static let typeName = "AsyncStream.Continuation.BufferingPolicy"

    var caseName: String { limit == nil ? "unbounded" : keepsNewest ? "bufferingNewest" : "bufferingOldest" }
    var payload: [TupleElement] { limit.map { [TupleElement(value: .int($0))] } ?? [] }
    var nativeTypeName: String { Self.typeName }
    var swiftDescription: String { caseDescription }
    func isEqual(to other: any NativeValue) -> Bool { other as? BufferingPolicy == self }
}

/// What became of an element that a stream was given: `AsyncStream.Continuation.YieldResult`.
enum YieldResult: NativeCase, Hashable {
    case enqueued(remaining: Int)
    case dropped(Value)
    case terminated

    static let typeName = "AsyncStream.Continuation.YieldResult"

    var caseName: String {
        switch self {
        case .enqueued: "enqueued"
        case .dropped: "dropped"
        case .terminated: "terminated"
        }
    }

    var payload: [TupleElement] {
        switch self {
        case .enqueued(let remaining): [TupleElement(label: "remaining", value: .int(remaining))]
        case .dropped(let value): [TupleElement(value: value)]
        case .terminated: []
        }
    }

    var nativeTypeName: String { Self.typeName }
    var swiftDescription: String { caseDescription }
    func isEqual(to other: any NativeValue) -> Bool { other as? YieldResult == self }
}

extension NativeCase {
    /// As Swift prints a case with what it holds.
    var caseDescription: String {
        let values = payload.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.debugDescription() }
        return values.isEmpty ? caseName : "\(caseName)(\(values.joined(separator: ", ")))"
    }
}

extension ParameterInfo {
    static let bufferingPolicy = ParameterInfo(
        label: "bufferingPolicy", name: "bufferingPolicy", type: .named(BufferingPolicy.typeName), defaultText: ".unbounded")
}

extension StandardLibrary {
    static let bufferingPolicy = NativeType(
        BufferingPolicy.typeName, aliases: ["AsyncThrowingStream.Continuation.BufferingPolicy"], conformances: ["Hashable"],
        staticMembers: [
            "unbounded": .constant(.native(BufferingPolicy.unbounded)),
            "bufferingOldest": NativeStatic(functions: [
                NativeFunction("bufferingOldest", [.int()]) { call in
                    .native(BufferingPolicy(limit: Swift.max(0, call.int(0) ?? 0)))
                }
            ]),
            "bufferingNewest": NativeStatic(functions: [
                NativeFunction("bufferingNewest", [.int()]) { call in
                    .native(BufferingPolicy(limit: Swift.max(0, call.int(0) ?? 0), keepsNewest: true))
                }
            ]),
        ])

    static let yieldResult = NativeType(YieldResult.typeName, aliases: ["AsyncThrowingStream.Continuation.YieldResult"])
}
