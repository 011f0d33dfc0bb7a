// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let copy = Command(
        "copy", synonyms: ["duplicate"], .build, .edit, syntax: ["copy TARGET in/before/after TARGET"],
        summary: "Copies a view into or beside another.",
        examples: ["copy text1 after text1"], details: "The copy's views get names of their own.", related: ["duplicate", "clone"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        let view = try context.authored(target)
        let place = try context.placement()
        return .edit(try context.putting(view.outer.copyWithFreshIDs(), place, in: context.scene))
    }
}
