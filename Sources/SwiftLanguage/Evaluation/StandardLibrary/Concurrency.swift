// SPDX-License-Identifier: GPL-3.0-or-later

/// What code waits for is there at once: `await` goes on, a Task runs when the action has ended.
extension StandardLibrary {
    static let task = NativeType(
        "Task",
        initializers: [
            NativeFunction("Task", [.any("priority", optional: true), .closure(nil, 0)]) { enqueue($0, 1) },
            NativeFunction("Task", [.closure(nil, 0)]) { enqueue($0, 0) },
        ],
        staticMembers: [
            "sleep": NativeStatic(functions: [
                NativeFunction("sleep", [.any("nanoseconds")]) { _ in .void },
                NativeFunction("sleep", [.duration("for"), .any("tolerance", optional: true)]) { _ in .void },
            ]),
            "detached": NativeStatic(functions: [
                NativeFunction("detached", [.any("priority", optional: true), .closure(nil, 0)]) { enqueue($0, 1) }
            ]),
            "yield": NativeStatic(functions: [NativeFunction("yield", []) { _ in .void }]),
            "checkCancellation": NativeStatic(functions: [NativeFunction("checkCancellation", []) { _ in .void }]),
            "isCancelled": .constant(.bool(false)),
        ],
        methods: byName([.method("cancel") { (_, _) in .void }])
    )

    static let mainActor = NativeType(
        "MainActor",
        staticMembers: [
            "run": NativeStatic(functions: [
                NativeFunction("run", [.closure(nil, 0)]) { (call) throws(Diagnostic) in try call.apply(0) }
            ])
        ])

    private static func enqueue(_ call: NativeCall, _ index: Int) -> Value {
        if let body = call.function(index) { call.machine.enqueue(body) }
        return .native(TaskValue())
    }
}

extension ParameterInfo {
    fileprivate static func duration(_ label: String) -> ParameterInfo {
        ParameterInfo(label: label, name: label, type: .named("Duration"))
    }
}

/// A running task; it can be kept and cancelled, which changes nothing.
struct TaskValue: NativeValue, Hashable {
    var nativeTypeName: String { "Task" }
    var swiftDescription: String { "Task" }
    func isEqual(to other: any NativeValue) -> Bool { other is TaskValue }
}
