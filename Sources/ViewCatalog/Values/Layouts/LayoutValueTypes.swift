// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A layout as a value: `HStackLayout(spacing: 8)`, `AnyLayout(…)`. Called with a builder it is the view.
struct LayoutChoice: NativeValue {
    enum Kind: Sendable, Hashable {
        case horizontal(VerticalAlignment, Double?)
        case vertical(HorizontalAlignment, Double?)
        case depth(Alignment)
        case grid(Alignment, Double?, Double?)
        /// A user-defined struct that conforms to Layout.
        case custom(StructValue)
    }

    let typeName: String
    let kind: Kind

    var nativeTypeName: String { typeName }
    var swiftDescription: String { typeName }
    func isEqual(to other: any NativeValue) -> Bool { (other as? LayoutChoice)?.kind == kind }
    func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The same layout, its type forgotten: switching keeps the children (L9.8).
    func erased() -> LayoutChoice { LayoutChoice(typeName: "AnyLayout", kind: kind) }

    func node(_ content: Node, tag: ViewTag, in context: EvaluationContext) throws(Diagnostic) -> Node {
        switch kind {
        case .horizontal(let alignment, let spacing):
            StackNode(content, axis: .horizontal, alignment: alignment.key, spacing: spacing, tag: tag)
        case .vertical(let alignment, let spacing):
            StackNode(content, axis: .vertical, alignment: alignment.key, spacing: spacing, tag: tag)
        case .depth(let alignment): ZStackNode(content, alignment: alignment, tag: tag)
        case .grid(let alignment, let horizontal, let vertical):
            GridNode(content, alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, tag: tag)
        case .custom(let layout): CustomLayoutNode(content, algorithm: try UserLayout(layout, in: context), tag: tag)
        }
    }

    /// A value of the language as a layout.
    static func of(_ value: Value, at span: SourceSpan?) throws(Diagnostic) -> LayoutChoice {
        switch value {
        case .native(let native): if let layout = native as? LayoutChoice { return layout }
        case .structure(let structure): return LayoutChoice(typeName: structure.type.name, kind: .custom(structure))
        default: break
        }
        throw Diagnostic(.typeMismatch, "this is not a Layout", at: span)
    }
}

extension LayoutChoice: CatalogValue {
    static var swiftType: TypeSyntax { .named("Layout") }
    func encode() -> Value { .native(self) }
    var literal: String { typeName + "()" }

    static func decode(_ value: Value) -> LayoutChoice? { try? of(value, at: nil) }
}
