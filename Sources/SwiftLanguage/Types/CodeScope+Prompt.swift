// SPDX-License-Identifier: GPL-3.0-or-later

extension CodeScope {
    /// What code of the prompt sees: the program, and the keys of the environment by their bare names.
    static var prompt: CodeScope {
        var scope = CodeScope()
        scope.isScene = true
        return scope
    }

    /// Does it see nothing but what all code of the prompt sees?
    var isBarePrompt: Bool { isScene && selfType == nil && locals.allSatisfy(\.isEmpty) }
}
