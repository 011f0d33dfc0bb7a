// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A value as language.md §4 shows it to programs.
struct ValueJSON {
    let evaluator: PromptEvaluator

    private static let tooLong =
        "a value of more than \(Value.longestText) elements and characters, or nested more than \(Value.deepestText) deep"

    /// Deeper values are shown by their text.
    private static let depthLimit = 8

    func json(_ value: Value, depth: Int = 0) -> JSON {
        if depth == 0, value.isTooLong { return .string(Self.tooLong) }
        if depth > Self.depthLimit { return .string(value.swiftDescription()) }
        func inner(_ value: Value) -> JSON { json(value, depth: depth + 1) }
        switch value {
        case .void, .nil, .someNil: return .null
        case .bool(let value): return .bool(value)
        case .int(let value): return .int(value)
        case .integer(let value): return Int(value.text).map { .int($0) } ?? .string(value.text)
        case .double(let value): return .number(value)
        case .float(let value): return .number(Double(value))
        case .string(let value): return .string(value)
        case .substring(let value): return .string(String(value))
        case .character(let value): return .string(String(value))
        case .array(let values): return .array(values.map(inner))
        case .slice(let values): return .array(values.map(inner))
        case .set(let set): return .array(set.elements.map(inner))
        case .dictionary(let entries): return .object(entries.entries.map { JSON.Field($0.key.swiftDescription(), inner($0.value)) })
        case .range(let range): return Self.range(range, inner)
        case .tuple(let elements): return Self.tuple(elements, inner)
        case .structure(let value):
            return .object(zip(value.type.storedProperties, value.fields).map { JSON.Field($0.name, inner($1)) })
        case .enumeration(let value):
            return value.payload.isEmpty ? .string(value.name) : .object([JSON.Field(value.name, Self.tuple(value.payload, inner))])
        case .binding(let binding): return (try? binding.get(in: evaluator.context)).map(inner) ?? .null
        case .native(let native): return self.native(native, value, depth)
        case .function, .type, .keyPath, .object: return .string(value.swiftDescription())
        }
    }

    private static func range(_ range: RangeValue, _ inner: (Value) -> JSON) -> JSON {
        // A closed range of integers is told by its bounds as written.
        .object([
            JSON.Field("lowerBound", range.lower.map(inner) ?? .null), JSON.Field("upperBound", range.upper.map(inner) ?? .null),
        ])
    }

    private static func tuple(_ elements: [TupleElement], _ inner: (Value) -> JSON) -> JSON {
        guard elements.contains(where: { $0.label != nil }) else { return .array(elements.map { inner($0.value) }) }
        return .object(elements.enumerated().map { JSON.Field($1.label ?? String($0), inner($1.value)) })
    }

    private func native(_ native: any NativeValue, _ value: Value, _ depth: Int) -> JSON {
        switch native {
        case let rect as CGRect: return JSON(rect)
        case let point as CGPoint: return JSON(point)
        case let size as CGSize: return JSON(size)
        case let insets as EdgeInsets: return JSON(insets)
        case let proposal as ProposedViewSize: return JSON(proposal)
        case let vector as CGVector: return .object(["dx": .number(vector.dx), "dy": .number(vector.dy)])
        case let point as UnitPoint: return .object(["x": .number(point.x), "y": .number(point.y)])
        case let angle as Angle: return .number(angle.degrees)
        case let reference as ViewReference: return view(reference)
        default: break
        }
        guard let type = evaluator.nativeType(named: native.nativeTypeName), Self.structs.contains(type.name) else {
            return .string(native.swiftDescription)
        }
        let names = type.properties.keys.sorted()
        return .object(
            names.compactMap { name in
                (try? evaluator.member(name, of: value)).map { JSON.Field(name, json($0, depth: depth + 1)) }
            })
    }

    /// Types of the catalogue that are shown by their properties.
    private static let structs: Set<String> = [
        "ScrollGeometry", "Viewport", "ScrollTarget", "CGAffineTransform", "ViewDimensions", "ScrollPosition",
    ]

    private func view(_ reference: ViewReference) -> JSON {
        var fields = [JSON.Field("name", .string(reference.name)), JSON.Field("kind", .string(reference.kind))]
        if let layer = reference.layerIndex { fields.append(JSON.Field("frame", JSON(reference.index.layers[layer].frame))) }
        return .object(fields)
    }

    // MARK: words

    /// The name of its type without that of the type around it, and without what a generic type holds.
    static func typeName(_ value: Value) -> String {
        switch value {
        case .range(let range): range.isClosed ? "ClosedRange" : "Range"
        case .structure(let value): value.type.name
        case .enumeration(let value): value.type.name
        case .native(let native) where native is ViewReference: "View"
        default: value.typeKey.withoutFile
        }
    }

    static func text(_ value: Value) -> String {
        if value.isTooLong { return tooLong }
        if case .native(let native) = value, let reference = native as? ViewReference, let layer = reference.layerIndex {
            return reference.swiftDescription + " " + reference.index.layers[layer].frame.text
        }
        return value.swiftDescription(rounded: true)
    }
}

extension CGRect {
    /// As Swift prints it, rounded.
    var text: String {
        "(" + [minX, minY, width, height].map { NumberFormat.description($0, rounded: true) }.joined(separator: ", ") + ")"
    }
}
