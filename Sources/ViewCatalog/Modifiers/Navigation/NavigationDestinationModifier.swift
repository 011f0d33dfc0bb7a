// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let navigationDestination = ModifierDeclaration(
        "navigationDestination", .data, summary: "The view shown for the value of a link that is followed.",
        examples: ["NavigationStack { Text(\"a\").navigationDestination(for: Int.self) { Text(\"\\($0)\") } }"],
        overloads: [
            Overload(.required("for", Value.self), .late("destination", [.named("Any")])) { maker, type, view in
                maker.attaching(NavigationDestination(trigger: .values(type), view: NavigationMaker.destination(view)))
            },
            Overload(.binding("isPresented", Bool.self), .late("destination")) { maker, binding, view in
                maker.attaching(NavigationDestination(trigger: .flag(binding), view: NavigationMaker.destination(view)))
            },
            Overload(.required("item", BindingValue.self), .late("destination", [.named("Any")])) { maker, binding, view in
                maker.attaching(NavigationDestination(trigger: .item(binding), view: NavigationMaker.destination(view)))
            },
        ])
}
