// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What code sets by the appearance of UIKit's bars (`UITabBar.appearance().isHidden = true`) and layout follows: part of the scene. All
/// else that is set there changes nothing.
enum BarAppearance {
    private static let tabBarIsHidden = StateKey(owner: .statics(of: "UITabBar"), name: "isHidden")

    static func didSet(_ member: String, of className: String, to value: Value, on machine: Machine) {
        guard className == "UITabBar", member == tabBarIsHidden.name, case .bool = value else { return }
        machine.state[tabBarIsHidden] = value
    }

    /// Is no tab bar shown? Then it takes no room (L11.9).
    static func hidesTabBars(at site: ViewSite) -> Bool {
        ControlMaker.value(of: BindingValue(.state(tabBarIsHidden, initial: .bool(false))), at: site) == .bool(true)
    }
}
