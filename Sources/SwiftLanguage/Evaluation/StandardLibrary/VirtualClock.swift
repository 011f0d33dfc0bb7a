// SPDX-License-Identifier: GPL-3.0-or-later

/// What the parts of Combine, Dispatch and Foundation that are written in Swift (`Prelude`) ask of the machine: time, and changes of
/// `@Published` and `@Observable` properties. No type of Apple's; its names begin with an underscore because code is not to call them.
extension StandardLibrary {
    static let virtualClock = NativeType(
        "_VirtualClock",
        staticMembers: [
            "now": NativeStatic(functions: [
                NativeFunction("now", resultType: .named("Double")) { .double($0.machine.now) }
            ]),
            "schedule": NativeStatic(functions: [
                NativeFunction(
                    "schedule", [.any("after"), .closure(nil, 0)], resultType: .named("Int"), price: Price.task
                ) { (call) throws(Diagnostic) in
                    guard let work = call.function(1) else { return .int(0) }
                    return .int(try call.machine.schedule(work, after: DispatchTimes.seconds(call[0]), at: call.span))
                },
                NativeFunction(
                    "schedule", [.any("every"), .closure(nil, 0)], resultType: .named("Int"), price: Price.task
                ) { (call) throws(Diagnostic) in
                    guard let work = call.function(1) else { return .int(0) }
                    let interval = DispatchTimes.seconds(call[0])
                    return .int(try call.machine.schedule(work, after: interval, every: interval, at: call.span))
                },
            ]),
            "cancel": NativeStatic(functions: [
                NativeFunction("cancel", [.int()]) { call in
                    if case .int(let id)? = call[0] { call.machine.state.unschedule(id) }
                    return .void
                }
            ]),
            // Sends an object the message of a `#selector`, with what its method takes.
            "perform": NativeStatic(functions: [
                NativeFunction("perform", [.any(), .any(), .any()]) { (call) throws(Diagnostic) in
                    guard let name = call.string(0), let target = call[1], let argument = call[2] else { return .void }
                    let method = call.machine.memberEntry(name, of: target.typeKey).candidates.lazy
                        .compactMap { candidate in if case .user(let function) = candidate { function } else { nil } }.first
                    let arguments = method?.declaration.parameters.prefix(1).map { (label: $0.label, value: argument) } ?? []
                    _ = try call.machine.callMethod(name, on: target, arguments: arguments, in: call.context)
                    return .void
                }
            ]),
            "seconds": NativeStatic(functions: [
                NativeFunction("seconds", [.any()], resultType: .named("Double")) { .double(DispatchTimes.seconds($0[0])) }
            ]),
            "observe": NativeStatic(functions: [
                NativeFunction("observe", [.any(), .any(), .closure(nil, 1)], resultType: .named("Int")) { call in
                    guard case .object(let object)? = call[0], let name = call.string(1), let receiver = call.function(2) else {
                        return .int(0)
                    }
                    return .int(call.machine.state.observe(PublishedProperty(object: object.id, name: name), receiver))
                }
            ]),
            "ignore": NativeStatic(functions: [
                NativeFunction("ignore", [.any(), .any(), .int()]) { call in
                    if case .object(let object)? = call[0], let name = call.string(1), case .int(let id)? = call[2] {
                        call.machine.state.ignore(id, PublishedProperty(object: object.id, name: name))
                    }
                    return .void
                }
            ]),
            "beginTracking": NativeStatic(functions: [
                NativeFunction("beginTracking") { call in
                    call.machine.observedReads.append([])
                    return .void
                }
            ]),
            "endTracking": NativeStatic(functions: [
                NativeFunction("endTracking", [.closure(nil, 0)]) { call in
                    if let receiver = call.function(0) { call.machine.endObservedReads(telling: receiver) }
                    return .void
                }
            ]),
            "keep": NativeStatic(functions: [
                NativeFunction("keep", [.any(), .any()]) { call in
                    if case .object(let object)? = call[0], let value = call[1] {
                        call.machine.state.kept[object.id, default: []].append(value)
                    }
                    return .void
                }
            ]),
            "bind": NativeStatic(functions: [
                NativeFunction("bind", [.any(), .any()]) { call in
                    if case .object(let object)? = call[0], let value = call[1] {
                        call.machine.taskLocals[object.id, default: []].append(value)
                    }
                    return .void
                }
            ]),
            "unbind": NativeStatic(functions: [
                NativeFunction("unbind", [.any()]) { call in
                    if case .object(let object)? = call[0] { _ = call.machine.taskLocals[object.id]?.popLast() }
                    return .void
                }
            ]),
            "bound": NativeStatic(functions: [
                NativeFunction("bound", [.any(), .any()]) { call in
                    guard case .object(let object)? = call[0] else { return call[1] ?? .nil }
                    return call.machine.taskLocals[object.id]?.last ?? call[1] ?? .nil
                }
            ]),
            "read": NativeStatic(functions: [
                NativeFunction("read", [.any(), .any()]) { (call) throws(Diagnostic) in
                    guard let object = call[0], let name = call.string(1) else { return .nil }
                    return try Activation(context: call.context, lexical: .file).member(name, of: object, at: nil)
                }
            ]),
            "owned": NativeStatic(functions: [
                // What is deleted with a model, as its relationships say.
                NativeFunction("owned", [.any()]) { call in
                    guard case .object(let object)? = call[0], let type = call.machine.program.types[object.typeName],
                        let instance = call.machine.state.heap[object.id]
                    else { return .array([]) }
                    let held = zip(type.storedProperties, instance.fields).filter { $0.0.deletesWithOwner }.map(\.1)
                    return .array(held.flatMap { value in if case .array(let values) = value { values } else { [value] } })
                }
            ]),
            "write": NativeStatic(functions: [
                NativeFunction("write", [.any(), .any(), .any()]) { (call) throws(Diagnostic) in
                    guard var object = call[0], let name = call.string(1), let value = call[2] else { return .nil }
                    try Activation(context: call.context, lexical: .file).setMember(name, of: &object, to: value, at: nil)
                    return .void
                }
            ]),
        ])
}
