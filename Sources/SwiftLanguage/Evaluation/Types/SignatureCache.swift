// SPDX-License-Identifier: GPL-3.0-or-later

/// The resolved parameter types of a function, kept for one version of the program.
/// Evaluation is single-threaded: a scene is evaluated by one machine at a time.
final class SignatureCache: @unchecked Sendable {
    private var version = -1
    private var stored: (parameters: [ResolvedType], result: ResolvedType) = ([], .any)

    func types(
        version: Int, _ make: () throws(Diagnostic) -> (parameters: [ResolvedType], result: ResolvedType)
    ) throws(Diagnostic) -> (parameters: [ResolvedType], result: ResolvedType) {
        if self.version == version { return stored }
        let made = try make()
        stored = made
        self.version = version
        return made
    }
}
