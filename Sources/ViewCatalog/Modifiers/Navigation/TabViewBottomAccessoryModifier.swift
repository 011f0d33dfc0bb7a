// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let tabViewBottomAccessory = ModifierDeclaration(
        "tabViewBottomAccessory", .environment, summary: "A view above the bar of the tab view inside; the pages end over it.",
        examples: ["TabView { Text(\"a\").tabItem { Text(\"A\") } }.tabViewBottomAccessory { Text(\"b\") }"],
        overloads: [
            Overload(.late()) { maker, content in accessory(maker, content, isEnabled: true) },
            Overload(.required("isEnabled", Bool.self), .late()) { maker, isEnabled, content in
                accessory(maker, content, isEnabled: isEnabled)
            },
        ])

    private static func accessory(_ maker: Maker, _ content: LateContent, isEnabled: Bool) -> Node {
        let owner = maker.context.viewSite?.owner ?? .scene
        let accessory = isEnabled ? BottomAccessory(content: content.node(ownedBy: owner)) : nil
        return EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(BottomAccessory.key, to: accessory, by: $1) }
    }
}

/// What stands above the bar of a tab view: 48 high, 16 from the sides and 8 from the bar (recalled).
struct BottomAccessory: Sendable {
    let content: Node

    static let key = EnvironmentKey("tabViewBottomAccessory", default: BottomAccessory?.none)

    /// The page with the accessory below it.
    func below(_ page: Node) -> Node {
        let all = FlexibleFrameNode.Bounds(min: 0, ideal: nil, max: .infinity)
        let framed = FlexibleFrameNode(
            content, horizontal: all, vertical: FlexibleFrameNode.Bounds(min: 48, ideal: 48, max: 48))
        let ground = StyleValue(kind: "Material", name: "regularMaterial")
        let painted = AttachmentNode(
            framed, PaintAttachment(style: .native(ground), place: .behind, outline: ShapePayload(kind: "Capsule")))
        let bar = PaddingNode(painted, insets: EdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16))
        return SafeAreaInsetNode(page, edge: .bottom, alignment: HorizontalAlignment.center.key, spacing: 0, bar: bar)
    }
}
