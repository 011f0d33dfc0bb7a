// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a component was given by whoever wrote it: views and builder closures keep the names of the place where they were written.
enum GivenViews {
    static func owned(_ value: StructValue, by owner: ViewPath) -> StructValue {
        guard value.fields.contains(where: isView) else { return value }
        return value.replacingFields { isView($0) ? owned($0, by: owner) : $0 }
    }

    private static func isView(_ value: Value) -> Bool {
        switch value {
        case .native(let native): native is ViewValue || native is BlockValue
        case .function(let function): function.isBuilder
        default: false
        }
    }

    private static func owned(_ value: Value, by owner: ViewPath) -> Value {
        switch value {
        case .native(let native):
            guard let view = native as? ViewValue else { return value }
            return .native(
                ViewValue(
                    node: OwnerNode(view.node, at: .given(by: owner)), typeName: view.typeName, name: view.name, layers: view.layers,
                    payload: view.payload))
        case .function(let function):
            let owned = FunctionValue { (arguments, context) throws(Diagnostic) in
                let node = OwnerNode(try ViewBuilding.content(function, arguments, context), at: .given(by: owner))
                return .native(ViewValue(node: node, typeName: "ModifiedContent", name: "content", layers: 0))
            }
            return .function(owned)
        default: return value
        }
    }
}
