// SPDX-License-Identifier: GPL-3.0-or-later

/// What RegexBuilder (`Prelude.regexBuilder`) asks of the evaluator. No type of Apple's, as `_VirtualClock`.
extension StandardLibrary {
    static let regexMaker = NativeType(
        "_RegexMaker",
        staticMembers: [
            "pattern": of("pattern", [.any()]) { call in .string(RegexValue.of(call[0])?.flaggedPattern ?? "") },
            "transforms": of("transforms", [.any()]) { call in .array(RegexValue.of(call[0])?.transformsOfGroups ?? []) },
            "regex": of("regex", [.string(), .any()]) { (call) throws(Diagnostic) in
                var regex = try RegexValue.made(of: call.string(0) ?? "", CompareOptionsValue(), call)
                if case .array(let transforms)? = call[1] { regex.transforms = transforms }
                return .native(regex)
            },
        ])

    private static func of(_ name: String, _ parameters: [ParameterInfo], _ body: @escaping NativeFunction.Body) -> NativeStatic {
        NativeStatic(functions: [NativeFunction(name, parameters, body: body)])
    }
}

extension RegexValue {
    /// A match with what the functions of its captures make of them; nil where that of a `TryCapture`, which stands in brackets, gives nil.
    func transformed(_ match: RegexMatchValue?, _ call: NativeCall) throws(Diagnostic) -> RegexMatchValue? {
        guard var match else { return nil }
        for (place, transform) in transforms.enumerated() {
            guard case .substring(let text) = match.group(place + 1) else { continue }
            if case .function(let function) = transform {
                match.values[place + 1] = try call.machine.call(function, [.substring(text)], in: call.context)
            } else if case .array(let functions) = transform, case .function(let function)? = functions.first {
                guard let value = try call.machine.call(function, [.substring(text)], in: call.context).unwrapped else { return nil }
                match.values[place + 1] = value
            }
        }
        return match
    }
}
