// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// An alert or a dialog as a value: the form before iOS 15.
struct OlderMessage<Kind: OlderMessageKind>: CatalogNative {
    static var typeName: String { Kind.typeName }
    let title: Node
    let message: Node?
    let buttons: [AlertButtonValue]

    var swiftDescription: String { Self.typeName + "()" }

    static func == (a: Self, b: Self) -> Bool { a.title === b.title && a.buttons == b.buttons }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(title)) }
}

/// What tells the types of such values apart.
protocol OlderMessageKind: Sendable {
    static var typeName: String { get }
}

typealias AlertValue = OlderMessage<AlertKind>
typealias ActionSheetValue = OlderMessage<ActionSheetKind>

/// `Alert`
enum AlertKind: OlderMessageKind {
    static let typeName = "Alert"

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            initializers: [
                .initializer(
                    .view("title", name: "title"), .optionalView("message"), .optional("dismissButton", AlertButtonValue.self)
                ) { AlertValue(title: $0, message: $1, buttons: [$2 ?? AlertButtonValue(role: nil, label: TextNode("OK"), action: nil)]) },
                .initializer(
                    .view("title", name: "title"), .optionalView("message"), .required("primaryButton", AlertButtonValue.self),
                    .required("secondaryButton", AlertButtonValue.self)
                ) { AlertValue(title: $0, message: $1, buttons: [$2, $3]) },
            ]),
        summary: "An alert as a value, for the older form of the modifier.", examples: ["Alert(title: Text(\"a\"))"])
}

/// `ActionSheet`
enum ActionSheetKind: OlderMessageKind {
    static let typeName = "ActionSheet"

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            initializers: [
                .initializer(
                    .view("title", name: "title"), .optionalView("message"),
                    .defaulted("buttons", [AlertButtonValue(role: .cancel, label: TextNode("Cancel"), action: nil)])
                ) { ActionSheetValue(title: $0, message: $1, buttons: $2) }
            ]),
        summary: "A dialog as a value, for the older form of the modifier.",
        examples: ["ActionSheet(title: Text(\"a\"), buttons: [.cancel()])"])
}

/// `Alert.Button`, which is `ActionSheet.Button` too.
struct AlertButtonValue: CatalogNative {
    static var typeName: String { "Alert.Button" }
    let role: ButtonRole?
    let label: Node
    let action: LateCall?
    var swiftDescription: String { "Alert.Button()" }
    var literal: String { ".cancel()" }

    static func == (a: AlertButtonValue, b: AlertButtonValue) -> Bool { a.label === b.label }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(label)) }

    /// The button among those of its alert.
    func node(_ index: Int) -> Node {
        let tag = ViewTag(name: "button\(index + 1)", kind: "Button", layer: 0, source: 0)
        return AttachmentNode(MessageMaker.action(label: label, role: role), OlderAction(action: action), tag: tag)
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, aliases: ["ActionSheet.Button"],
            staticMembers: [
                "default": NativeStatic(functions: [made("default", nil)]),
                "destructive": NativeStatic(functions: [made("destructive", .destructive)]),
                "cancel": NativeStatic(functions: [
                    made("cancel", .cancel),
                    .make("cancel", Parameter<LateCall?>.optionalClosure(nil, name: "action")) {
                        AlertButtonValue(role: .cancel, label: TextNode("Cancel"), action: $0)
                    },
                ]),
            ]),
        summary: "A button of an alert as a value.", examples: ["Alert.Button.cancel()"])

    private static func made(_ name: String, _ role: ButtonRole?) -> NativeFunction {
        .make(name, .view(nil, name: "label"), .optionalClosure("action")) { AlertButtonValue(role: role, label: $0, action: $1) }
    }
}

/// Runs what an `Alert.Button` was given.
struct OlderAction: TapReceiver {
    let action: LateCall?

    var isButton: Bool { true }
    func tap(on machine: Machine) throws(Diagnostic) { _ = try action?([], on: machine) }
}
