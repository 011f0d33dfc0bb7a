// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Whether the content of lists is being edited. A scene has one mode, as a state of its own, and views may give another
/// (`environment(\.editMode, $mode)`).
package enum EditMode: CatalogEnum {
    case inactive, transient, active
    package static var typeName: String { "EditMode" }

    var isEditing: Bool { self != .inactive }

    static let declaration = ValueTypeDeclaration(
        .enumeration(EditMode.self, properties: ["isEditing": .computed { (mode: EditMode) in mode.isEditing }]),
        summary: "Whether the content of lists is being edited.", examples: ["EditMode.active.isEditing"])

    static let key = EnvironmentKey("editMode", default: Value?.none)

    /// What a place has where no view gives a mode.
    static var ofScene: Value { .binding(OwnState.binding("editMode", of: .scene, initial: EditMode.inactive.encode())) }

    /// The mode of a place; nil where it was set to nil.
    static func binding(at site: ViewSite) -> BindingValue? {
        guard case .binding(let mode) = site.environment[key] ?? ofScene else { return nil }
        return mode
    }
}

/// An EditButton: a tap begins to edit, or ends it.
struct EditTap: TapReceiver {
    let mode: BindingValue

    var isButton: Bool { true }

    func tap(on machine: Machine) throws(Diagnostic) {
        let context = machine.context()
        let isEditing = EditMode.decode(try mode.get(in: context))?.isEditing ?? false
        try mode.set((isEditing ? EditMode.inactive : .active).encode(), in: context)
    }
}
