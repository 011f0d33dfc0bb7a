// SPDX-License-Identifier: GPL-3.0-or-later

/// Errors of the user's as `NSError`, which every error is bridged to.
extension Activation {
    /// `error as NSError`, with the domain and the code that `CustomNSError` tells, or those that Swift makes, and the text of
    /// `LocalizedError`; nil where nothing is bridged.
    func bridged(_ value: Value, to type: TypeSyntax) throws(Diagnostic) -> Value? {
        if type.baseName == "NSDecimalNumber", let own = program.types["NSDecimalNumber"], value.typeKey == "Decimal" {
            return try construct(TypeReference(own), [Actual(label: "decimal", value: value, span: nil)], nil, name: own.name)
        }
        guard type.baseName == "NSError", program.types["NSError"] == nil, let native = machine.nativeType(named: "NSError"),
            let own = userType(of: value), machine.valueConforms(value, to: "Error")
        else { return nil }
        var domain = Value.string(own.qualifiedName)
        if machine.hasStatic("errorDomain", of: own.qualifiedName) {
            domain = try staticMember("errorDomain", of: TypeReference(own), at: nil, expected: .string)
        }
        let code = hasMember("errorCode", of: value) ? try member("errorCode", of: value, at: nil) : .int(try errorCode(of: value))
        var actuals = [Actual(label: "domain", value: domain, span: nil), Actual(label: "code", value: code, span: nil)]
        if hasMember("errorUserInfo", of: value) {
            actuals.append(Actual(label: "userInfo", value: try member("errorUserInfo", of: value, at: nil), span: nil))
        } else if hasMember("errorDescription", of: value), case .string(let text) = try member("errorDescription", of: value, at: nil) {
            let entries = DictionaryValue([(key: .string("NSLocalizedDescription"), value: .string(text))])
            actuals.append(Actual(label: "userInfo", value: .dictionary(entries), span: nil))
        }
        return try construct(TypeReference(native), actuals, nil, name: native.name)
    }

    private func userType(of value: Value) -> UserType? {
        switch value {
        case .structure(let structure): structure.type
        case .enumeration(let enumeration): enumeration.type
        case .object(let object): program.types[object.typeName]
        default: nil
        }
    }

    /// Of an enum its raw value, where that is a number, else its place among the cases: those that hold something come first. Of any other
    /// type it is 1.
    private func errorCode(of value: Value) throws(Diagnostic) -> Int {
        guard case .enumeration(let enumeration) = value else { return 1 }
        if enumeration.type.hasRawValues, case .int(let number) = try rawValue(of: enumeration, at: nil) { return number }
        let cases = enumeration.type.enumCases
        let ordered = cases.filter { !$0.payload.isEmpty } + cases.filter(\.payload.isEmpty)
        return ordered.firstIndex { $0.name == enumeration.name } ?? 0
    }
}
