// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let containerValue = ModifierDeclaration(
        "containerValue", .data, summary: "A value that the enclosing container reads from its subview.",
        examples: ["Text(\"a\").containerValue(\\.isPinned, true)"],
        overloads: [
            Overload(.any(nil, name: "keyPath", type: "KeyPath"), .any(nil, name: "value", type: "ContainerValue")) {
                (maker, path, value) throws(Diagnostic) in
                guard case .keyPath(let path) = path, let key = path.propertyName else {
                    throw Diagnostic(
                        .unknownKey, "a container value needs a key such as \\.isPinned", at: maker.call.argumentSpan(0),
                        hint: "declare it with @Entry in an extension of ContainerValues")
                }
                return maker.attaching(ContainerValueAttachment(key: key, value: value))
            }
        ])
}

/// The value of `.containerValue(_:_:)`: found by the container around through other modifiers, not through containers.
struct ContainerValueAttachment: Sendable {
    /// The name that an extension of ContainerValues gives to the key.
    let key: String
    let value: Value

    /// `subview.containerValues`
    static func values(of subview: SubviewNode) -> KeyedValues {
        KeyedValues(typeName: "ContainerValues") { key in
            subview.element.firstLayer { layer in
                ((layer as? AttachmentNode)?.attachment as? ContainerValueAttachment).flatMap { $0.key == key ? $0.value : nil }
            }
        }
    }
}
