// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Alerts and dialogs over the window (L16.3).
extension ModifierDeclaration {
    static let alert = ModifierDeclaration(
        "alert", .data, summary: "A message in the middle of the window, with buttons that dismiss it.",
        examples: ["Text(\"a\").alert(\"x\", isPresented: $on) { Button(\"OK\") { } } message: { Text(\"b\") }"],
        overloads: alerts(.words) + alerts(.view(nil, name: "title")) + [
            Overload(
                .binding("isPresented", Bool.self), .required("error", Value.self), .late("actions")
            ) { maker, binding, error, actions in failure(maker, binding, error, actions, message: nil) },
            Overload(
                .binding("isPresented", Bool.self), .required("error", Value.self), .late("actions", [.named("Any")]),
                .late("message", [.named("Any")])
            ) { maker, binding, error, actions, message in failure(maker, binding, error, actions, message: message) },
            Overload(.binding("isPresented", Bool.self), .closure("content", result: .named("Alert"))) { maker, binding, content in
                older(maker, .alert, .flag(binding), AlertValue.self, content)
            },
            Overload(
                .required("item", BindingValue.self), .closure("content", [.named("Any")], result: .named("Alert"))
            ) { maker, binding, content in older(maker, .alert, .item(binding), AlertValue.self, content) },
        ])

    static let confirmationDialog = ModifierDeclaration(
        "confirmationDialog", .data, summary: "Choices over the window, at its bottom in compact width.",
        examples: ["Text(\"a\").confirmationDialog(\"x\", isPresented: $on) { Button(\"OK\") { } }"],
        overloads: dialogs(.words) + dialogs(.view(nil, name: "title")))

    static let actionSheet = ModifierDeclaration(
        "actionSheet", .data, summary: "The older form of confirmationDialog.",
        examples: ["Text(\"a\").actionSheet(isPresented: $on) { ActionSheet(title: Text(\"x\"), buttons: [.cancel()]) }"],
        overloads: [
            Overload(
                .binding("isPresented", Bool.self), .closure("content", result: .named("ActionSheet"))
            ) { maker, binding, content in older(maker, .actionSheet, .flag(binding), ActionSheetValue.self, content) },
            Overload(
                .required("item", BindingValue.self), .closure("content", [.named("Any")], result: .named("ActionSheet"))
            ) { maker, binding, content in older(maker, .actionSheet, .item(binding), ActionSheetValue.self, content) },
        ])

    private static func alerts(_ title: Parameter<Node>) -> [Overload] {
        let presented = Parameter<BindingValue>.required("isPresented")
        let data = Parameter<Value>.required("presenting")
        return [
            Overload(title, presented, .late("actions")) { maker, title, binding, actions in
                message(maker, .alert, .flag(binding), title, actions)
            },
            Overload(title, presented, .late("actions"), .late("message")) { maker, title, binding, actions, words in
                message(maker, .alert, .flag(binding), title, actions, words)
            },
            Overload(title, presented, data, .late("actions", [.named("Any")])) { maker, title, binding, data, actions in
                message(maker, .alert, .data(binding, data), title, actions)
            },
            Overload(title, presented, data, .late("actions", [.named("Any")]), .late("message", [.named("Any")])) {
                maker, title, binding, data, actions, words in
                message(maker, .alert, .data(binding, data), title, actions, words)
            },
        ]
    }

    private static func dialogs(_ title: Parameter<Node>) -> [Overload] {
        let presented = Parameter<BindingValue>.required("isPresented")
        let data = Parameter<Value>.required("presenting")
        let kind = MessageKind.confirmationDialog
        return [
            Overload(title, presented, .titleVisibility, .late("actions")) { maker, title, binding, shows, actions in
                message(maker, kind, .flag(binding), shows.shown(title), actions)
            },
            Overload(title, presented, .titleVisibility, .late("actions"), .late("message")) {
                maker, title, binding, shows, actions, words in
                message(maker, kind, .flag(binding), shows.shown(title), actions, words)
            },
            Overload(title, presented, .titleVisibility, data, .late("actions", [.named("Any")])) {
                maker, title, binding, shows, data, actions in
                message(maker, kind, .data(binding, data), shows.shown(title), actions)
            },
            Overload(title, presented, .titleVisibility, data, .late("actions", [.named("Any")]), .late("message", [.named("Any")])) {
                maker, title, binding, shows, data, actions, words in
                message(maker, kind, .data(binding, data), shows.shown(title), actions, words)
            },
        ]
    }

    private static func message(
        _ maker: Maker, _ kind: MessageKind, _ trigger: PresentationTrigger, _ title: Node?, _ actions: LateContent,
        _ words: LateContent? = nil
    ) -> Node {
        MessageMaker.node(maker, kind, trigger) { arguments, site in
            MessageParts(title: title, message: words?.node(arguments, at: site), actions: actions.node(arguments, at: site))
        }
    }

    /// What an error says of itself is the title.
    private static func failure(
        _ maker: Maker, _ binding: BindingValue, _ error: Value, _ actions: LateContent, message: LateContent?
    ) -> Node {
        MessageMaker.node(maker, .alert, .data(binding, error)) { (arguments, site) throws(Diagnostic) in
            let words = site.machineContext.flatMap { context in
                try? context.machine.member("localizedDescription", of: error, in: context)
            }
            let title = words.flatMap(String.decode) ?? error.debugDescription(rounded: true)
            // Its actions are not told of the error where nothing else is.
            let given = message == nil ? [] : arguments
            return MessageParts(
                title: TextNode(title), message: message?.node(given, at: site), actions: actions.node(given, at: site))
        }
    }

    private static func older<Kind>(
        _ maker: Maker, _ kind: MessageKind, _ trigger: PresentationTrigger, _ type: OlderMessage<Kind>.Type, _ content: LateCall
    ) -> Node {
        MessageMaker.node(maker, kind, trigger) { (arguments, site) throws(Diagnostic) in
            guard let context = content.place.context(at: site) else {
                return MessageParts(title: nil, message: nil, actions: GroupNode.empty)
            }
            let made = try OlderMessage<Kind>.expect(try context.machine.call(content.function, arguments, in: context))
            return MessageParts(title: made.title, message: made.message, actions: GroupNode(made.buttons.enumerated().map { $1.node($0) }))
        }
    }
}

extension Parameter where T == Node {
    /// Translated words.
    fileprivate static var words: Parameter<Node> {
        let title = Parameter<StyledText>.title
        return Parameter(title.info) { (call, index) throws(Diagnostic) in try title.read(call, index).node }
    }
}

extension Parameter where T == Value {
    fileprivate static var titleVisibility: Parameter<Value> {
        .any("titleVisibility", name: "titleVisibility", type: "Visibility", defaultText: ".automatic")
    }
}

extension Value {
    /// The title of a dialog, which is only shown where that is asked for.
    fileprivate func shown(_ title: Node) -> Node? { opaqueText == "visible" ? title : nil }
}
