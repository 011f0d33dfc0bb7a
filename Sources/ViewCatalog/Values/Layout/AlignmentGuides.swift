// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Guides of the user's own: `HorizontalAlignment(MyID.self)` with `MyID: AlignmentID`.
enum AlignmentGuides {
    static func initializer(_ axis: Axis, _ make: @escaping @Sendable (AlignmentKey) -> Value) -> NativeFunction {
        NativeFunction("init", [ParameterInfo(label: nil, name: "id", type: .named("Any"))]) { (call) throws(Diagnostic) in
            guard case .type(let type)? = call[0] else {
                throw Diagnostic(.typeMismatch, "an alignment needs a type that conforms to AlignmentID", at: call.argumentSpan(0))
            }
            let context = call.context
            let key = AlignmentKey(axis, .custom(type.name)) { size in
                let dimensions = Value.native(DimensionsValue(size: size))
                let answer = try? context.machine.callMethod("defaultValue", on: .type(type), arguments: [("in", dimensions)], in: context)
                return answer.flatMap { Double.decode($0.result) } ?? 0
            }
            return make(key)
        }
    }
}

/// `ViewDimensions`: the size of a view and its guides, as closures of alignmentGuide see it (L4.10).
// Unchecked: it is used on the interpreter's thread only.
struct DimensionsValue: NativeValue, @unchecked Sendable {
    /// nil where only the size is known: the default of a key of the user's own.
    private let dimensions: ViewDimensions?
    private let known: CGSize

    init(_ dimensions: ViewDimensions) { (self.dimensions, known) = (dimensions, .zero) }
    init(size: CGSize) { (dimensions, known) = (nil, size) }

    private var size: CGSize { dimensions?.size ?? known }
    /// Layout notes which lengths a guide depends on.
    private func length(_ axis: Axis) -> Double { dimensions?.length(axis) ?? known[axis] }

    var nativeTypeName: String { "ViewDimensions" }
    var swiftDescription: String { "ViewDimensions(\(size.width), \(size.height))" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? DimensionsValue)?.size == size }
    func hash(into hasher: inout Hasher) { hasher.combine(size) }

    subscript(key: AlignmentKey) -> Double { dimensions?[key] ?? key.defaultValue(in: known) }
    subscript(explicit key: AlignmentKey) -> Double? { dimensions?[explicit: key] }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            "ViewDimensions",
            properties: [
                "width": NativeProperty(type: Double.swiftType) { (value, _) in .double(of(value).length(.horizontal)) },
                "height": NativeProperty(type: Double.swiftType) { (value, _) in .double(of(value).length(.vertical)) },
            ],
            subscripts: [
                guide(nil, HorizontalAlignment.self) { .double($0[$1.key]) },
                guide(nil, VerticalAlignment.self) { .double($0[$1.key]) },
                guide("explicit", HorizontalAlignment.self) { $0[explicit: $1.key].map { .double($0) } ?? .nil },
                guide("explicit", VerticalAlignment.self) { $0[explicit: $1.key].map { .double($0) } ?? .nil },
            ]),
        summary: "The size of a view and the values of its alignment guides.", examples: [])

    private static func of(_ value: Value) -> DimensionsValue {
        guard case .native(let native) = value, let dimensions = native as? DimensionsValue else {
            return DimensionsValue(size: .zero)
        }
        return dimensions
    }

    private static func guide<T: CatalogValue>(
        _ label: String?, _ type: T.Type, _ body: @escaping @Sendable (DimensionsValue, T) -> Value
    ) -> NativeFunction {
        NativeFunction("subscript", [ParameterInfo(label: label, name: "guide", type: T.swiftType)]) { (call) throws(Diagnostic) in
            body(of(call.receiver ?? .nil), try T.expect(call[0] ?? .nil))
        }
    }
}
