// SPDX-License-Identifier: GPL-3.0-or-later

/// A parameter as calls are matched against it.
struct ParameterShape: Sendable {
    var label: String?
    var name: String
    var type: ResolvedType
    var hasDefault: Bool
    var isVariadic = false
    var isBuilder = false
    var isInout = false
    /// A subscript's parameter may be given without its label.
    var isLabelOptional = false
    var defaultValue: Expression?

    /// Whether a trailing closure may go here.
    var acceptsClosure: Bool {
        if isBuilder { return true }
        switch type {
        case .function: return true
        case .optional(.function): return true
        case .any: return true
        default: return false
        }
    }
}

struct CallShape: Sendable {
    var parameters: [ParameterShape]
    var result: ResolvedType
}

/// The resolved parameters of a function, kept for one version of the program.
/// Evaluation is single-threaded: a scene is evaluated by one machine at a time.
final class SignatureCache: @unchecked Sendable {
    private var version = -1
    private var stored = CallShape(parameters: [], result: .any)

    func shape(version: Int, _ make: () throws(Diagnostic) -> CallShape) throws(Diagnostic) -> CallShape {
        if self.version == version { return stored }
        let made = try make()
        stored = made
        self.version = version
        return made
    }
}
