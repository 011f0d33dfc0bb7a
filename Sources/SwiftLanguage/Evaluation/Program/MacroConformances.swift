// SPDX-License-Identifier: GPL-3.0-or-later

extension Declaration {
    /// The protocols to which macros on a type make it conform: `@Model` of SwiftData gives a class the identity of a stored object.
    var conformancesByMacro: [String] { attributes.contains { $0.name == "Model" } ? ["PersistentModel"] : [] }
}
