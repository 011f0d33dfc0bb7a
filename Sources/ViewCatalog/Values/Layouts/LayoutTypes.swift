// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The types of layouts: each makes a value, or with a builder at once the view.
enum LayoutTypes {
    static let declarations = [
        declaration(
            "HStackLayout", .defaulted("alignment", VerticalAlignment.center), .optional("spacing", Double.self),
            example: "HStackLayout(spacing: 4)"
        ) { LayoutChoice(typeName: "HStackLayout", kind: .horizontal($0, $1)) },
        declaration(
            "VStackLayout", .defaulted("alignment", HorizontalAlignment.center), .optional("spacing", Double.self),
            example: "VStackLayout(alignment: .leading)"
        ) { LayoutChoice(typeName: "VStackLayout", kind: .vertical($0, $1)) },
        declaration("ZStackLayout", .defaulted("alignment", Alignment.center), example: "ZStackLayout()") {
            LayoutChoice(typeName: "ZStackLayout", kind: .depth($0))
        },
        declaration(
            "GridLayout", .defaulted("alignment", Alignment.center), .optional("horizontalSpacing", Double.self),
            .optional("verticalSpacing", Double.self),
            example: "GridLayout(horizontalSpacing: 2)"
        ) { LayoutChoice(typeName: "GridLayout", kind: .grid($0, $1, $2)) },
        declaration("AnyLayout", .unlabeled("layout", LayoutChoice.self), example: "AnyLayout(HStackLayout())") { $0.erased() },
        SubviewValue.declaration, SubviewsValue.declaration, ViewSpacing.declaration, LayoutPropertiesValue.declaration,
    ]

    private static func declaration<each T: Sendable>(
        _ name: String, _ parameters: repeat Parameter<each T>, example: String, body: @escaping @Sendable (repeat each T) -> LayoutChoice
    ) -> ValueTypeDeclaration {
        let infos = ParameterInfo.all(repeat each parameters)
        let all = (repeat each parameters)
        let value = NativeFunction("init", infos) { (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            return body(repeat try cursor.next(each all)).encode()
        }
        let content = Parameter<Node>.builder()
        let viewing = NativeFunction("init", infos + [content.info], resultType: .some(.named("View")), isViewBuilding: true) {
            (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            let layout = body(repeat try cursor.next(each all))
            return .native(try Self.view(layout, try cursor.next(content), call))
        }
        let type = NativeType(name, conformances: ["Layout", "Hashable"], initializers: [value, viewing])
        return ValueTypeDeclaration(type, summary: "A layout as a value; called with a view builder, it makes a view.", examples: [example])
    }

    /// `layout { … }`.
    static let call = NativeFunction(
        "callAsFunction", [Parameter<Node>.builder().info], resultType: .some(.named("View")), isViewBuilding: true
    ) { (call) throws(Diagnostic) in
        let layout = try LayoutChoice.of(call.receiver ?? .nil, at: call.span)
        return .native(try Self.view(layout, try call.content(0) ?? GroupNode.empty, call))
    }

    private static func view(_ layout: LayoutChoice, _ content: Node, _ call: NativeCall) throws(Diagnostic) -> ViewValue {
        let tag = ViewNaming.tag(of: call.expression, kind: layout.typeName, call.context)
        let node = try layout.node(content, tag: tag, in: call.context)
        return ViewValue(node: node, typeName: "ModifiedContent", name: tag.name, layers: 1).made(at: call.expression, call.context)
    }
}
