// SPDX-License-Identifier: GPL-3.0-or-later

/// The modules whose declarations are known here, in whole or in part.
enum KnownModule {
    static let names = ofAll.union(ofMacOS).union(ofOthers).union(["Swift", "SwiftUICore", "PlaygroundSupport"])

    private static let ofAll: Set = ["SwiftUI", "Foundation", "Combine", "Observation", "CoreGraphics", "Dispatch", "os", "OSLog"]
    private static let ofMacOS: Set = ["AppKit", "Cocoa"]
    private static let ofOthers: Set = ["UIKit"]

    /// `#if canImport(UIKit)`
    static func isImportable(_ name: String, isOS: (String) -> Bool) -> Bool {
        ofAll.contains(name) || (isOS("macOS") ? ofMacOS : ofOthers).contains(name)
    }
}

extension TypeSyntax {
    /// `Error` of `Swift.Error`: what the module declares, whatever else has the name here; nil where no module is named.
    var nameInModule: String? {
        guard case .member(let base, let name, _) = self, KnownModule.names.contains(base.baseName) else { return nil }
        return name
    }

    /// `Font.Weight` of `SwiftUI.Font.Weight`; nil where no module is named.
    var withoutModule: TypeSyntax? {
        guard case .member(let base, let name, let arguments) = self else { return nil }
        if nameInModule != nil { return .named(name, genericArguments: arguments) }
        return base.withoutModule.map { .member($0, name, genericArguments: arguments) }
    }
}
