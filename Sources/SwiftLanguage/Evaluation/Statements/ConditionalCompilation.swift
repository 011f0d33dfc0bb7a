// SPDX-License-Identifier: GPL-3.0-or-later

/// `#if os(iOS) && !targetEnvironment(simulator)`.
extension Frame {
    func compilationHolds(_ condition: Expression) throws(Diagnostic) -> Bool {
        switch condition.kind {
        case .bool(let value): return value
        case .parenthesized(let inner): return try compilationHolds(inner)
        case .prefix("!", let inner): return try !compilationHolds(inner)
        case .binary(let left, "&&", let right):
            guard try compilationHolds(left) else { return false }
            return try compilationHolds(right)
        case .binary(let left, "||", let right):
            if try compilationHolds(left) { return true }
            return try compilationHolds(right)
        case .identifier(let name, _): return name == "DEBUG"
        case .call(let call):
            let word = call.callee.bareName ?? ""
            let argument = call.arguments.first?.value
            switch word {
            case "os": return host.isOS(argument?.bareName ?? "")
            case "canImport":
                return ["SwiftUI", "Foundation", "Combine", "UIKit"].contains(argument?.bareName ?? "")
                    && !(argument?.bareName == "UIKit" && host.isOS("macOS"))
            case "swift", "compiler": return true
            default: return false
            }
        default: throw Diagnostic(.unsupported, "this condition of '#if' is not supported", at: condition.span)
        }
    }
}
