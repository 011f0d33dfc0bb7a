// SPDX-License-Identifier: GPL-3.0-or-later

/// The declarations of a program, sorted by their names: what an index begins with, and what the index of a program that adds to it takes over.
struct IndexTables {
    /// The names under which something was sorted in.
    struct Names {
        var types: Set<String> = []
        var functions: Set<String> = []
        var variables: Set<String> = []
    }

    var program: Program
    var types: [String: TypeInfo] = [:]
    var functions: [String: [Member]] = [:]
    var variables: [String: Member] = [:]
    var aliases: [String: TypeInfo.TypeAlias] = [:]
    /// Those of the declarations that were read last: of all of the user's, or of what the program adds to the one before.
    var latest = Names()

    init(program: Program) { self.program = program }

    /// What a program has more, which is sorted in beside the rest; nil where something of the rest may mean another thing then.
    func additions(of program: Program) -> [Declaration]? {
        guard let added = program.additions(to: self.program), let active = try? Array(added).active(on: program.platform) else {
            return nil
        }
        return active.contains { $0.declaredNames.contains { types[$0] != nil } } ? nil : active
    }
}
