// SPDX-License-Identifier: GPL-3.0-or-later

/// Small programs that swiftc 6.3 accepts, each close to one that it refuses.
enum AcceptedProgram {
    static let all =
        contexts + closures + uses + models + values + constants + libraryCalls + operands + declarations + forms + access + kinds
        + bindings + operators + slips + parameters + names + genericValues

    /// Programs as they are written in a file: `----` stands between two.
    static func reading(_ text: String) -> [String] {
        text.split(separator: "\n----\n").map(String.init)
    }
}
