// SPDX-License-Identifier: GPL-3.0-or-later

/// Errors of the user's as `NSError`, which every error is bridged to.
extension Activation {
    /// `error as NSError`, with the domain and the code that `CustomNSError` tells, or those that Swift makes, and the text of
    /// `LocalizedError`, or a number as Foundation's; nil where nothing is bridged.
    func bridged(_ value: Value, to type: TypeSyntax) throws(Diagnostic) -> Value? {
        if let number = bridgedNumber(value, to: type) { return number }
        if let object = try bridgedObject(value, to: type) { return object }
        guard type.baseName == "NSError", program.types["NSError"] == nil, let native = machine.nativeType(named: "NSError"),
            let own = errorType(of: value), machine.valueConforms(value, to: "Error")
        else { return nil }
        var domain = Value.string(own.name)
        if machine.hasStatic("errorDomain", of: own.name) {
            domain = try staticMember("errorDomain", of: own, at: nil)
        }
        let code = try errorCode(of: value)
        var actuals = [Actual(label: "domain", value: domain, span: nil), Actual(label: "code", value: code, span: nil)]
        if hasMember("errorUserInfo", of: value) {
            actuals.append(Actual(label: "userInfo", value: try member("errorUserInfo", of: value, at: nil), span: nil))
        } else {
            actuals.append(Actual(label: "userInfo", value: .dictionary(try words(of: value)), span: nil))
        }
        return try construct(TypeReference(native), actuals, nil, name: native.name)
    }

    /// What an error says of itself, by the keys of Foundation.
    private func words(of value: Value) throws(Diagnostic) -> DictionaryValue {
        guard !machine.isBridgingError else { return DictionaryValue() }
        machine.isBridgingError = true
        defer { machine.isBridgingError = false }
        let description = if case .native = value { "localizedDescription" } else { "errorDescription" }
        var entries = DictionaryValue()
        for (key, name) in [
            ("NSLocalizedDescription", description), ("NSLocalizedFailureReason", "failureReason"),
            ("NSLocalizedRecoverySuggestion", "recoverySuggestion"), ("NSHelpAnchor", "helpAnchor"),
        ] where hasMember(name, of: value) {
            if case .string(let text) = try member(name, of: value, at: nil) { entries[.string(key)] = .string(text) }
        }
        return entries
    }

    /// What an error says of itself, by `LocalizedError` or by `CustomNSError`, else what Foundation makes of its domain and code.
    func localizedDescription(of value: Value, at span: SourceSpan?) throws(Diagnostic) -> String {
        if hasMember("errorDescription", of: value), case .string(let text) = try member("errorDescription", of: value, at: span) {
            return text
        }
        if hasMember("errorUserInfo", of: value), case .dictionary(let words) = try member("errorUserInfo", of: value, at: span),
            case .string(let text)? = words[.string("NSLocalizedDescription")]
        {
            return text
        }
        var domain = machine.typeName(of: value)
        if let own = errorType(of: value), machine.hasStatic("errorDomain", of: own.name) {
            domain = try staticMember("errorDomain", of: own, at: span).swiftDescription()
        }
        return "The operation couldn’t be completed. (\(domain) error \(try errorCode(of: value).swiftDescription()).)"
    }

    /// The type of an error that is not yet one of Foundation's general ones.
    private func errorType(of value: Value) -> TypeReference? {
        switch value {
        case .structure(let structure): TypeReference(structure.type)
        case .enumeration(let enumeration): TypeReference(enumeration.type)
        case .object(let object): program.types[object.typeName].map { TypeReference($0) }
        case .native(let native) where native.nativeTypeName != "NSError":
            machine.nativeType(named: native.nativeTypeName).map { TypeReference($0) }
        default: nil
        }
    }

    /// What an error says, else what Swift makes.
    func errorCode(of value: Value) throws(Diagnostic) -> Value {
        hasMember("errorCode", of: value) ? try member("errorCode", of: value, at: nil) : .int(try madeErrorCode(of: value))
    }

    /// Of an enum its raw value, where that is a number, else its place among the cases: those that hold something come first. Of any other
    /// type it is 1.
    private func madeErrorCode(of value: Value) throws(Diagnostic) -> Int {
        guard case .enumeration(let enumeration) = value else { return 1 }
        if enumeration.type.hasRawValues, case .int(let number) = try rawValue(of: enumeration, at: nil) { return number }
        let cases = enumeration.type.enumCases
        let ordered = cases.filter { !$0.payload.isEmpty } + cases.filter(\.payload.isEmpty)
        return ordered.firstIndex { $0.name == enumeration.name } ?? 0
    }
}
