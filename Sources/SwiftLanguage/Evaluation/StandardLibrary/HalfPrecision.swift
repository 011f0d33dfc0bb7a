// SPDX-License-Identifier: GPL-3.0-or-later

/// What `Float16` (`Prelude.half`) asks of the evaluator. No type of Apple's, as `_VirtualClock`.
extension StandardLibrary {
    #if !(os(macOS) && arch(x86_64))
        static let half = NativeType(
            "_Half",
            staticMembers: [
                "rounded": of("rounded") { .float(Float(Float16($0.float ?? .nan))) },
                "text": of("text") { .string(Float16($0.float ?? .nan).description) },
                "bits": of("bits") {
                    .integer(IntegerValue(truncating: Int128(Float16($0.float ?? .nan).bitPattern), to: .uint16))
                },
                "value": of("value") { .float(Float(Float16(bitPattern: UInt16(truncatingIfNeeded: $0.integer ?? 0)))) },
            ])
    #else
        static let half = NativeType("_Half")
    #endif

    private static func of(_ name: String, _ body: @escaping @Sendable (Value) -> Value) -> NativeStatic {
        NativeStatic(functions: [NativeFunction(name, [.any()]) { call in body(call[0] ?? .nil) }])
    }
}
