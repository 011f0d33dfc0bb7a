// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The elements of a ForEach: their ids, and the view of each when layout asks.
enum ForEachRows {
    /// By the ids of the elements, or by what a key path finds in each.
    static let overloads: [Overload] = [
        Overload(.unlabeled("data", Value.self), .late("content", [.named("Element")])) { (maker, data, content) throws(Diagnostic) in
            try node(maker, data, id: nil, content)
        },
        Overload(.unlabeled("data", Value.self), .any("id", name: "id", type: "KeyPath"), .late("content", [.named("Element")])) {
            (maker, data, id, content) throws(Diagnostic) in
            try node(maker, data, id: id, content)
        },
    ]

    static func node(_ maker: Maker, _ data: Value, id: Value?, _ content: LateContent) throws(Diagnostic) -> ForEachNode {
        try node(maker.tag, data, id: id, content, maker.call)
    }

    static func node(_ tag: ViewTag, _ data: Value, id: Value?, _ content: LateContent, _ call: NativeCall) throws(Diagnostic)
        -> ForEachNode
    {
        let elements = try Elements(data, id: id, call)
        return ForEachNode(elements.data, tag: tag) { index, site in content.node([elements.argument(index)], at: site) }
    }

    /// The elements and how each is told apart.
    // Unchecked: it is used on the interpreter's thread only.
    final class Elements: @unchecked Sendable {
        let data: ForEachNode.Data
        private let values: [Value]
        private let range: Range<Int>?
        private let binding: BindingValue?

        init(_ data: Value, id: Value?, _ call: NativeCall) throws(Diagnostic) {
            var binding: BindingValue?
            var source = data
            if case .binding(let bound) = data {
                binding = bound
                source = try bound.get(in: call.context)
            }
            self.binding = binding
            if case .range(let bounds) = source, let length = bounds.length, length > ForEachNode.Data.countLimit {
                throw Diagnostic(
                    .limitExceeded, "a ForEach gives more than \(ForEachNode.Data.countLimit) views", at: call.argumentSpan(0))
            }
            if case .range(let bounds) = source, let integers = bounds.integers, id == nil || Self.isSelf(id) {
                range = integers
                values = []
                self.data = ForEachNode.Data(integers)
                return
            }
            range = nil
            guard let values = try Self.values(of: source, call) else {
                throw Diagnostic(.typeMismatch, "ForEach needs a range or a collection", at: call.argumentSpan(0))
            }
            self.values = values
            let ids = RowIDs(values, path: id, call.context)
            try ids.check(call.argumentSpan(0))
            self.data = ForEachNode.Data(count: values.count, id: { ids.id($0) }, index: { ids.index(of: $0) })
        }

        private static func isSelf(_ id: Value?) -> Bool {
            if case .keyPath(let path)? = id { return path.components.isEmpty }
            return false
        }

        private static func values(of value: Value, _ call: NativeCall) throws(Diagnostic) -> [Value]? {
            let context = call.context
            switch value {
            case .array(let values): return values
            case .set(let set): return set.elements
            case .range: return try? context.machine.elements(of: value, in: context)
            case .slice, .string, .dictionary: return try context.machine.elements(of: value, in: context, at: call.argumentSpan(0))
            // A collection of the user's own, by its `startIndex`, `endIndex` and subscript.
            case .structure, .enumeration, .object:
                guard context.machine.conforms(value, to: "RandomAccessCollection") else { return nil }
                return try context.machine.elements(of: value, in: context, at: call.argumentSpan(0))
            case .native(let native):
                return native is UnknownValue ? [] : CatalogTypes.types[native.nativeTypeName]?.elements?.all(of: native)
            default: return nil
            }
        }

        /// What the closure gets: the element, or a binding to it.
        func argument(_ index: Int) -> Value {
            if let binding { return .binding(BindingValue(.part(binding, KeyPathValue([.subscript([.int(index)])])))) }
            if let range { return .int(range.lowerBound + index) }
            return values[index]
        }
    }
}

/// The ids of a collection's elements, worked out when they are asked for.
// Unchecked: it is used on the interpreter's thread only.
final class RowIDs: @unchecked Sendable {
    private let values: [Value]
    private let path: Value?
    private let context: EvaluationContext
    /// In pieces that are made where one of their ids is asked for: of millions of rows few are ever built.
    private var known: [[ViewID?]]
    /// The first element of each id, by the hashes of the ids, which would take much more memory themselves.
    private var places: [Int: Int]?

    private static let piece = 64

    init(_ values: [Value], path: Value?, _ context: EvaluationContext) {
        self.values = values
        self.path = path
        self.context = context
        known = Array(repeating: [], count: (values.count + Self.piece - 1) / Self.piece)
    }

    /// An element without an id is an error at once, not when it is first shown.
    func check(_ span: SourceSpan?) throws(Diagnostic) {
        guard let first = values.first else { return }
        do { _ = try value(first) } catch {
            throw error.id == .unknownMember && path == nil
                ? Diagnostic(
                    .typeMismatch, "the elements of ForEach are not Identifiable", at: span,
                    hint: "add 'id: \\.self', or another property that identifies them")
                : error.located(at: span)
        }
    }

    private func value(_ element: Value) throws(Diagnostic) -> Value {
        guard case .keyPath(let path)? = path else { return try context.machine.member("id", of: element, in: context) }
        return try context.value(at: path, of: element)
    }

    func id(_ index: Int) -> ViewID {
        let (piece, place) = index.quotientAndRemainder(dividingBy: Self.piece)
        if known[piece].isEmpty { known[piece] = Array(repeating: nil, count: Self.piece) }
        if let id = known[piece][place] { return id }
        let id = made(index)
        known[piece][place] = id
        return id
    }

    private func made(_ index: Int) -> ViewID { (try? value(values[index])).map { ViewID($0) } ?? .int(index) }

    func index(of id: ViewID) -> Int? {
        let places = self.places ?? placesByHash()
        self.places = places
        guard let place = places[id.hashValue] else { return nil }
        return self.id(place) == id ? place : values.indices.first { made($0) == id }
    }

    private func placesByHash() -> [Int: Int] {
        var places: [Int: Int] = [:]
        places.reserveCapacity(values.count)
        for index in values.indices.reversed() { places[made(index).hashValue] = index }
        return places
    }
}

extension EvaluationContext {
    /// What a path of properties leads to, `\.children`, from a value.
    func value(at path: KeyPathValue, of element: Value) throws(Diagnostic) -> Value {
        if path.components.isEmpty { return element }
        return try machine.call(
            FunctionValue { (values, context) throws(Diagnostic) in
                var value = values.first ?? .nil
                for component in path.components {
                    switch component {
                    case .property(let name): value = try context.machine.member(name, of: value, in: context)
                    case .forceUnwrap, .optionalChain: break
                    case .subscript: throw Diagnostic(.unsupported, "a path of properties is needed here")
                    }
                }
                return value
            }, [element], in: self)
    }
}

extension ViewID {
    /// A value of the language as an identity: ids compare by type.
    package init(_ value: Value) {
        switch value {
        case .int(let number): self = .int(number)
        case .string(let text): self = .string(text)
        default: self = .other(AnyViewID(value, text: value.rowText))
        }
    }

    /// The identity as a value of the language.
    package var value: Value {
        switch self {
        case .int(let number): .int(number)
        case .string(let text): .string(text)
        case .other(let other): other.value.base as? Value ?? .string(other.text)
        }
    }
}

extension Value {
    /// How a row is called: what its identity keeps as its own description, in quotes, as that is how it can be typed; else as Swift prints
    /// it.
    fileprivate var rowText: String {
        guard case .structure(let own) = self, own.type.conformances.contains("CustomStringConvertible"),
            let index = own.type.storedIndex["description"], case .string(let text) = own.fields[index]
        else { return swiftDescription(rounded: true) }
        return text.debugDescription
    }
}
